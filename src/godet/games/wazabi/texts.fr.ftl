# Wazabi en français. Les arguments seat, to, from et whom sont des places : $seat est un nom et
# $seatYou dit « yes » quand c’est celle du lecteur. Tout autre mot, comme card, vient aussi avec
# $cardName. Les nombres se comptent à partir de 1.

game-name = Wazabi
game-line = Débarrassez-vous de vos dés avant que les autres ne vous refilent les leurs.

## Dés et cartes

face-w = Wazabi
face-w-help = Paie les cartes.
face-card = carte
face-card-help = Piochez une carte.
face-die = dé
face-die-help = Donnez ce dé.

card-remove1 = Un dé de moins
card-remove1-help = Remettez un de vos dés dans la boîte. Interdit si vous venez d’obtenir deux faces dé ou plus.
card-swap = Tour de table
card-swap-help = Tout le monde, vous aussi, passe tous ses dés à gauche ou à droite : c’est vous qui dites de quel côté.
card-remove2 = Deux dés de moins
card-remove2-help = Remettez deux de vos dés dans la boîte.
card-give1 = Petit cadeau
card-give1-help = Donnez un de vos dés au joueur de votre choix.
card-steal = Doigts agiles
card-steal-help = Prenez, sans la voir, une carte au joueur de votre choix. Si personne n’en a, piochez-la.
card-keep1 = Une seule suffit
card-keep1-help = Un joueur de votre choix, qui a au moins deux cartes, n’en garde qu’une et défausse les autres.
card-draw3 = Trois de plus
card-draw3-help = Piochez trois cartes.
card-all2 = Pas plus de deux
card-all2-help = Tous les autres joueurs qui ont plus de deux cartes en gardent deux et défaussent le reste.
card-skip = Repose-toi
card-skip-help = Le joueur de votre choix passera son prochain tour.
card-replay = Volte-face
card-replay-help = Jouez encore un tour complet ; ensuite, la partie tourne dans l’autre sens.

## Options

option-start_dice = Dés au départ
option-start_dice-help = Le nombre de dés de chacun. Moins de dés, partie plus courte ; la boîte en contient 24.
option-teams = Équipes
option-teams-help = Deux par deux, les partenaires face à face. Le premier joueur sans dé fait gagner son équipe.
option-teams-no = chacun pour soi
option-teams-yes = équipes de deux
option-to_the_last = Jusqu’au dernier
option-to_the_last-help = Qui n’a plus de dé quitte la partie, les autres continuent jusqu’à ce qu’il ne reste qu’un perdant.
option-to_the_last-no = le premier sans dé gagne
option-to_the_last-yes = jusqu’au dernier perdant
option-games = Parties
option-games-help = À partir de deux, c’est un tournoi : le gagnant de chaque partie marque un point par dé resté chez ses adversaires.
option-tie = En cas d’égalité au tournoi
option-tie-help = On partage la victoire, ou on rejoue une partie jusqu’à ce qu’un camp mène seul.
option-tie-shared = victoire partagée
option-tie-one_more = une partie de plus
option-draw_from_partner = Piocher chez son partenaire
option-draw_from_partner-help = Quand les deux piles sont vides, on pioche dans une main. Celle du partenaire aussi ?
option-draw_from_partner-no = adversaires seulement
option-draw_from_partner-yes = partenaire aussi
option-blind_card = Choix d’une carte cachée
option-blind_card-help = Quand vous prenez une carte dans une main : au hasard, ou en la montrant dans l’éventail.
option-blind_card-chance = au hasard
option-blind_card-position = on la montre
option-turn_limit = Nombre de tours maximum
option-turn_limit-help = Une partie qui n’est pas finie après tant de tours est arrêtée sans gagnant.

## Ce qu’on ne peut pas faire, et pourquoi

refusal-not_now = Ce n’est pas ce qu’on vous demande maintenant.
refusal-no_such_seat = Personne n’est assis là.
refusal-yourself = Choisissez quelqu’un d’autre que vous.
refusal-finished_seat = Ce joueur n’a plus de dé : il a quitté la partie.
refusal-no_cards_there = Ce joueur n’a pas de carte.
refusal-partner_cards = On ne pioche pas dans la main de son partenaire.
refusal-no_such_place = Il n’y a pas de carte à cet endroit.
refusal-card_not_in_hand = Vous n’avez pas cette carte.
refusal-too_few_w = Cette carte coûte plus de W que vous n’en avez obtenu.
refusal-two_dice_faces = Pas ce tour-ci : vous avez obtenu au moins deux faces dé.
refusal-one_card_only = Ce joueur a moins de deux cartes.
refusal-others_have_cards = Quelqu’un a encore des cartes : prenez-en une chez lui.
refusal-same_swap = À deux joueurs, gauche et droite, c’est pareil.
refusal-too_many_dice = Il n’y a que 24 dés : prenez-en moins au départ, ou jouez à moins.
refusal-teams_need_four_or_six = Pour des équipes de deux, il faut être quatre ou six.
refusal-last_not_with_teams = En équipe, la partie s’arrête au premier joueur sans dé : personne ne continue.
refusal-last_not_with_games = En tournoi, chaque partie s’arrête au premier joueur sans dé : personne ne continue.

## Comment ça s’est terminé

ending-unfinished = La partie n’est pas finie.
ending-last_die_given = Le dernier dé a été donné.
ending-last_die_removed = Le dernier dé est retourné dans la boîte.
ending-last_loser = Il ne reste qu’un joueur avec des dés.
ending-points = Toutes les parties sont jouées : le plus de points l’emporte.
ending-cut_off = Trop de tours : la partie s’arrête sans gagnant.

## Ce qu’on vous demande maintenant

ask-give = { $count ->
    [one] Donnez ce dé à quelqu’un.
   *[other] Donnez { $count } dés, un par un : à qui va celui-ci ?
 }
ask-draw_from = { $count ->
    [one] Plus de carte à piocher : choisissez chez qui en prendre une.
   *[other] Plus de carte à piocher : choisissez chez qui en prendre une (encore { $count }).
 }
ask-pick = Montrez une carte dans { $fromYou ->
    [yes] votre éventail
   *[no] l’éventail présenté par { $from }
 }.
ask-play = Jouez une carte, ou aucune. Vous avez { $w } W.
ask-keep = { $count ->
    [one] Choisissez une carte à garder.
   *[other] Choisissez { $count } cartes à garder, une par une.
 }
wait-give = { $seat } donne ses dés.
wait-draw_from = { $seat } choisit chez qui piocher.
wait-pick = { $seat } choisit une carte dans un éventail.
wait-play = { $seat } peut jouer une carte.
wait-keep = { $seat } choisit les cartes à garder.

## Les coups

move-give = Donner ce dé à { $to }
move-draw_from = Piocher chez { $whom }
move-pick = Prendre la carte { $place }
move-keep = Garder { $cardName }
move-pass = Ne pas jouer de carte
move-remove1 = { card-remove1 }
move-swap = { $side ->
    [left] { card-swap } : vers la gauche
   *[right] { card-swap } : vers la droite
 }
move-remove2 = { card-remove2 }
move-give1 = { card-give1 } : un dé pour { $to }
move-steal = { card-steal } : prendre une carte à { $whom }
move-steal_pile = { card-steal } : piocher une carte
move-keep1 = { card-keep1 } : { $whom } ne garde qu’une carte
move-draw3 = { card-draw3 }
move-all2 = { card-all2 }
move-skip = { card-skip } : { $whom } passera son tour
move-replay = { card-replay }
side-left = vers la gauche
side-right = vers la droite

## L’histoire

part-to = { $toYou ->
    [yes] vous
   *[no] { $to }
 }
part-from = { $fromYou ->
    [yes] vous
   *[no] { $from }
 }
part-plays = { $seatYou ->
    [yes] Vous jouez
   *[no] { $seat } joue
 }
part-w = { $w ->
    [0] aucun W
   *[other] { $w } W
 }
part-cards = { $cards ->
    [0] aucune carte à piocher
    [one] { $cards } carte à piocher
   *[other] { $cards } cartes à piocher
 }
part-dice = { $dice ->
    [0] aucun dé à donner
    [one] { $dice } dé à donner
   *[other] { $dice } dés à donner
 }

note-dealt = { $seatYou ->
    [yes] Vous recevez « { $cardName } ».
   *[no] { $seat } reçoit « { $cardName } ».
 }
note-start-rolled = { $seatYou ->
    [yes] Vous lancez pour savoir qui commence : { part-w }.
   *[no] { $seat } lance pour savoir qui commence : { part-w }.
 }
note-start-again = Égalité au plus grand nombre de W : on relance entre ex æquo.
note-rolled = { $seatYou ->
    [yes] Vous lancez les dés : { part-w }, { part-cards } et { part-dice }.
   *[no] { $seat } lance les dés : { part-w }, { part-cards } et { part-dice }.
 }
note-turn = { $extra ->
    [yes] { $seatYou ->
        [yes] Vous rejouez.
       *[no] { $seat } rejoue.
     }
   *[no] { $seatYou ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $seat } de jouer.
     }
 }
note-drew = { $seatYou ->
    [yes] Vous piochez « { $cardName } ».
   *[no] { $seat } pioche « { $cardName } ».
 }
note-drew-hidden = { $seatYou ->
    [yes] Vous piochez une carte.
   *[no] { $seat } pioche une carte.
 }
note-reshuffled = Les cartes jouées sont mélangées et reforment la pioche.
note-draw-from = { $seatYou ->
    [yes] Plus de carte à piocher : vous vous servez chez { $to }.
   *[no] Plus de carte à piocher : { $seat } se sert chez { part-to }.
 }
note-pick = { $seatYou ->
    [yes] Vous montrez la carte { $place } de l’éventail.
   *[no] { $seat } montre la carte { $place } de l’éventail.
 }
note-took = { $seatYou ->
    [yes] Vous prenez « { $cardName } » à { $from }.
   *[no] { $fromYou ->
        [yes] { $seat } vous prend « { $cardName } ».
       *[no] { $seat } prend « { $cardName } » à { $from }.
     }
 }
note-took-hidden = { $seat } prend une carte à { $from }.
note-stole = { $seatYou ->
    [yes] Vous volez « { $cardName } » à { $from }.
   *[no] { $fromYou ->
        [yes] { $seat } vous vole « { $cardName } ».
       *[no] { $seat } vole « { $cardName } » à { $from }.
     }
 }
note-stole-hidden = { $seat } vole une carte à { $from }.
note-give = { $seatYou ->
    [yes] Vous donnez un dé à { $to }.
   *[no] { $toYou ->
        [yes] { $seat } vous donne un dé.
       *[no] { $seat } donne un dé à { $to }.
     }
 }
note-passed = { $seatYou ->
    [yes] Vous ne jouez pas de carte.
   *[no] { $seat } ne joue pas de carte.
 }
note-plays-remove1 = { part-plays } « { card-remove1 } » : un dé retourne dans la boîte.
note-plays-swap = { part-plays } « { card-swap } » : tous les dés passent { $sideName }.
note-plays-remove2 = { part-plays } « { card-remove2 } » : deux dés retournent dans la boîte.
note-plays-give1 = { part-plays } « { card-give1 } » : un dé pour { part-to }.
note-plays-steal = { part-plays } « { card-steal } » contre { part-to }.
note-plays-steal-pile = { part-plays } « { card-steal } » : aucune main n’a de carte, elle vient de la pioche.
note-plays-keep1 = { part-plays } « { card-keep1 } » contre { part-to }.
note-plays-draw3 = { part-plays } « { card-draw3 } ».
note-plays-all2 = { part-plays } « { card-all2 } ».
note-plays-skip = { part-plays } « { card-skip } » contre { part-to }.
note-plays-replay = { part-plays } « { card-replay } ».
note-kept = { $seatYou ->
    [yes] Vous gardez « { $cardName } ».
   *[no] { $seat } garde « { $cardName } ».
 }
note-kept-hidden = { $seat } a choisi une carte à garder.
part-laid = { $count ->
    [one] « { $cardName } »
   *[other] { $count } × « { $cardName } »
 }
note-discarded = { $seatYou ->
    [yes] Vous défaussez { part-laid }.
   *[no] { $seat } défausse { part-laid }.
 }
note-skipped = { $seatYou ->
    [yes] Vous passez votre tour.
   *[no] { $seat } passe son tour.
 }
note-direction = La partie tourne maintenant { $wayName }.
way-clockwise = dans le sens des aiguilles d’une montre
way-counter = dans le sens inverse des aiguilles d’une montre
note-finished = { $seatYou ->
    [yes] Vous n’avez plus de dé : place { $place } !
   *[no] { $seat } n’a plus de dé : place { $place } !
 }
note-last-left = { $seatYou ->
    [yes] Il ne reste plus que vous avec des dés.
   *[no] Il ne reste plus que { $seat } avec des dés.
 }
note-won-game = { $dice ->
    [one] { $seatYou ->
        [yes] Vous gagnez !
       *[no] { $seat } gagne !
     } Il reste un dé chez les autres.
   *[other] { $seatYou ->
        [yes] Vous gagnez !
       *[no] { $seat } gagne !
     } Il reste { $dice } dés chez les autres.
 }
note-won-together = { $dice ->
    [one] { $seatYou ->
        [yes] { $to } et vous gagnez
       *[no] { $toYou ->
            [yes] { $seat } et vous gagnez
           *[no] { $seat } et { $to } gagnent
         }
     } ! Il reste un dé chez les autres.
   *[other] { $seatYou ->
        [yes] { $to } et vous gagnez
       *[no] { $toYou ->
            [yes] { $seat } et vous gagnez
           *[no] { $seat } et { $to } gagnent
         }
     } ! Il reste { $dice } dés chez les autres.
 }
note-cut-off = Trop de tours : cette partie s’arrête, personne ne la gagne.
note-next-game = La partie { $game } commence.

## À la table, dans le navigateur

ui-seat = { $seat } : { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
 }, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
 }{ $skips ->
    [0] .
    [one] , passe son prochain tour.
   *[other] , passe ses { $skips } prochains tours.
 }
ui-place = { $place }.
ui-skips = { $count ->
    [one] passe
   *[other] passe × { $count }
 }
ui-laid = { $count } × { $cardName }
ui-direction = On tourne { $wayName }.
ui-pile = pioche : { $count }
ui-discard = jouées : { $count }
ui-box = { $count ->
    [one] { $count } dé dans la boîte
   *[other] { $count } dés dans la boîte
 }
ui-turns-after = puis dans l’autre sens
ui-hand = Vos cartes
ui-card = { $name }, { $cost ->
    [0] gratuite
   *[other] coûte { $cost } W
 }
ui-no-cards = Vous n’avez pas de carte.
ui-put-back = Reposer
ui-choose-seat = { $cardName } : pour qui ?
ui-play-it = Jouer { $cardName } ?
ui-over = La partie est finie.
ui-moment = Un instant…
ui-rolls = { $seatYou ->
    [yes] Vous lancez.
   *[no] { $seat } lance.
 }
ui-too-few-w = Cette carte coûte { $cost } W, vous en avez obtenu { $w }.
ui-not-yet = { $cost ->
    [0] Cette carte est gratuite : jouez-la à la dernière étape de votre tour.
   *[other] Cette carte coûte { $cost } W : jouez-la à la dernière étape de votre tour.
 }
ui-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
ui-partner = partenaire
ui-game = partie { $game } sur { $most }
ui-kept = Vous gardez celle-ci.

note-taken-back = { $seatYou ->
    [yes] Vous reprenez votre dernier coup.
   *[no] { $seat } reprend son dernier coup.
 }

## Une première partie

lesson-give = Vous avez obtenu un W, une carte et un dé. La carte est déjà piochée. La face « dé » doit partir : donnez ce dé à votre voisin de gauche.
lesson-play = Vous pouvez maintenant jouer une carte. Elle coûte des W, et votre jet en montre un. « Un dé de moins » coûte juste cela : jouez-la, et un dé retourne dans la boîte.
lesson-skip = Deux W cette fois, et rien à donner. « Petit cadeau » en coûterait trois. « Repose-toi » ne coûte rien : posez-la devant votre voisin de gauche, qui manquera un tour.
lesson-keep = On a joué « Une seule suffit » contre vous : gardez une carte, les autres sont posées. Avec « Un dé de moins » en main vous pouvez gagner : gardez celle-là.
lesson-last = Un W et un dé. Donnez le dé à l’autre joueur : il ne vous en reste qu’un.
lesson-win = Un dé, un W, et « Un dé de moins » en main. Jouez-la : sans dé vous avez gagné, quoi que tiennent les autres.
lesson-end = C’est tout : lancer, piocher, donner, jouer une carte. Vous connaissez Wazabi.
