# DiceRun en français. L’argument seat est une place : $seat est un nom et $seatYou dit « yes » quand
# c’est celle du lecteur. Tout autre mot, comme card ou colour, vient aussi avec $cardName,
# $colourName. Les groupes se comptent à partir de 1, le groupe de tête.

game-name = DiceRun
game-line = Trente dés font la course : menez en secret vos favoris en tête.

## Options

option-deck = Cartes de déplacement
option-deck-help = Comment les 76 cartes de déplacement se répartissent entre leurs sortes.
option-deck-even = autant de chaque, jokers en double
option-deck-advance = plus de couleurs et de valeurs
option-deck-middle = entre les deux
option-quick_start = Qui commence
option-quick_start-help = Chacun prend deux dés et les lance, ou le hasard désigne qui commence et les dés restent tels quels.
option-quick_start-no = le plus fort total de deux dés
option-quick_start-yes = le hasard
option-prizes = Primes
option-prizes-help = Ce que rapporte une étape gagnée. Le deuxième marque toujours 2 points, le troisième 1.
option-prizes-stages = 3, 4, 5, puis 6
option-prizes-flat = 3 à chaque étape
option-two_players = À deux
option-two_players-help = La règle demande trois joueurs au moins. À deux, c’est possible si vous le permettez.
option-two_players-no = à partir de trois
option-two_players-yes = deux suffisent

## Ce qui ne se peut pas, et pourquoi

refusal-not_now = Ce n’est pas ce qui est demandé maintenant.
refusal-no_such_die = Il n’y a pas de tel dé ici.
refusal-die_taken = Tous les dés comme celui-ci sont pris.
refusal-card_not_in_hand = Vous n’avez pas cette carte.
refusal-cards_can_be_played = Vous pouvez encore jouer une carte ou relancer un groupe : rien ne se défausse sans effet.
refusal-no_such_group = Ce groupe n’existe pas.
refusal-leader_stays = Pas avec le groupe de tête.
refusal-one_group_only = Il n’y a encore qu’un seul groupe.
refusal-two_groups_only = Il faut pour cela trois groupes.
refusal-leader_too_small = Un sprint demande au moins quatre dés dans le groupe de tête.
refusal-value_not_there = Aucun dé de ce groupe ne montre cette valeur.
refusal-own_marker = Vous avez relancé en dernier : à quelqu’un d’autre d’abord.
refusal-target_not_yours = Vous n’avez pas cet objectif.
refusal-target_already_played = Vous avez déjà joué un objectif pendant cette étape.
refusal-two_players_off = DiceRun se joue à trois ou plus, sauf si vous permettez de jouer à deux.

## Comment cela s’est terminé

ending-unfinished = La course n’est pas encore finie.
ending-race_run = Les quatre étapes sont courues ; le plus de points de victoire l’emporte.

## Coups

move-take = Prendre le { $value } { $colourName }
move-advance = { $cardName }
move-joker = Joker : { $cardName }
move-swap = Échanger les groupes { $group } et { $next }
move-sprint = Sprint avec le { $value } { $colourName }
move-comeback = Remontée du dernier groupe
move-about_face = Retourner chaque { $value } du groupe { $group }
move-gap = Un écart derrière le groupe { $group }
move-accident = Accident du { $value } { $colourName }
move-reroll = Poser « { $cardName } » face cachée pour relancer un groupe
move-reroll_group = Relancer le groupe { $group }
move-target = { $order ->
    [value] Jouer votre objectif, le { $value } { $colourName }, d’abord la valeur
   *[other] Jouer votre objectif, le { $value } { $colourName }, d’abord la couleur
 }
move-discard = Défausser « { $cardName } »
move-choose = Compter le { $value } { $colourName }

## L’histoire

part-plays = { $seatYou ->
    [yes] Vous jouez
   *[no] { $seat } joue
 }
part-die = le { $value } { $colourName }
part-lead = { $lead ->
    [one] un dé mène
   *[other] { $lead } dés mènent
 }
part-moved = { $count ->
    [0] rien ne bouge
    [one] un dé avance, { part-lead }
   *[other] { $count } dés avancent, { part-lead }
 }
note-values-rolled = Les trente dés sont lancés : { $show1 } montrent 1, { $show2 } montrent 2, { $show3 } montrent 3, { $show4 } montrent 4, { $show5 } montrent 5 et { $show6 } montrent 6.
note-dealt-target = { $seatYou ->
    [yes] Vous recevez un objectif : { part-die }.
   *[no] { $seat } reçoit un objectif : { part-die }.
 }
note-dealt = { $seatYou ->
    [yes] Vous recevez « { $cardName } ».
   *[no] { $seat } reçoit « { $cardName } ».
 }
note-takes = { $seatYou ->
    [yes] Vous prenez { part-die }.
   *[no] { $seat } prend { part-die }.
 }
note-start-rolled = { $seatYou ->
    [yes] Vous lancez pour commencer : { $faces }.
   *[no] { $seat } lance pour commencer : { $faces }.
 }
note-start-again = Égalité au plus fort total : les ex æquo relancent leurs dés.
note-begins = { $seatYou ->
    [yes] Vous commencez la course.
   *[no] { $seat } commence la course.
 }
note-turn = { $seatYou ->
    [yes] C’est à vous.
   *[no] C’est à { $seat }.
 }
note-plays-advance = { part-plays } « { $cardName } » : { part-moved }.
note-plays-joker = { part-plays } un joker pour « { $cardName } » : { part-moved }.
note-plays-swap = { part-plays } « { card-swap } » : les groupes { $group } et { $next } changent de place.
note-plays-sprint = { part-plays } « { card-sprint } » : { part-die } s’échappe.
note-sprints = Le { $value } { $colourName } aussi.
note-plays-comeback = { part-plays } « { card-comeback } » : le dernier groupe est maintenant deuxième.
note-plays-about-face = { part-plays } « { card-about_face } » : chaque { $value } du groupe { $group } devient un { $opposite }.
note-plays-gap = { part-plays } « { card-gap } », posé derrière le groupe { $group }.
note-plays-accident = { part-plays } « { card-accident } » : { part-die } recule jusqu’au dernier groupe.
note-reroll = { $seatYou ->
    [yes] Vous posez « { $cardName } » face cachée pour relancer un groupe.
   *[no] { $seat } pose « { $cardName } » face cachée pour relancer un groupe.
 }
note-reroll-hidden = { $seat } pose une carte face cachée pour relancer un groupe.
note-reroll-group = { $seatYou ->
    [yes] Vous relancez le groupe { $group }.
   *[no] { $seat } relance le groupe { $group }.
 }
note-rerolled = Le groupe { $group } montre maintenant { $faces }.
note-plays-target = { $order ->
    [value] { part-plays } l’objectif { $value } { $colourName } : d’abord chaque { $value }, puis chaque dé { $colourName } ; { part-lead }.
   *[other] { part-plays } l’objectif { $value } { $colourName } : d’abord chaque dé { $colourName }, puis chaque { $value } ; { part-lead }.
 }
note-discards = { $seatYou ->
    [yes] Vous ne pouvez rien jouer et défaussez « { $cardName } ».
   *[no] { $seat } ne peut rien jouer et défausse « { $cardName } ».
 }
note-drew = { $seatYou ->
    [yes] Vous piochez « { $cardName } ».
   *[no] { $seat } pioche « { $cardName } ».
 }
note-drew-hidden = { $seatYou ->
    [yes] Vous piochez une carte.
   *[no] { $seat } pioche une carte.
 }
note-stage-over = Une carte d’étape apparaît : l’étape { $stage } est finie.
note-chosen = { $seatYou ->
    [yes] Vous choisissez de compter { part-die }.
   *[no] { $seat } choisit de compter { part-die }.
 }
note-chosen-hidden = { $seat } a choisi un objectif.
part-prize = { $prize ->
    [0] aucun point de victoire
    [one] un point de victoire
   *[other] { $prize } points de victoire
 }
note-scored = { $seatYou ->
    [yes] Vous aviez pour objectif { part-die } : { $count } dans le groupe de tête, { part-prize }.
   *[no] { $seat } avait pour objectif { part-die } : { $count } dans le groupe de tête, { part-prize }.
 }
note-race-over = La course est finie.

## Les dés et les cartes

colour-red = rouge
colour-orange = orange
colour-green = vert
colour-blue = bleu
colour-purple = violet

card-red = Tous les rouges
card-red-help = Chaque dé rouge avance d’un groupe, de l’avant vers l’arrière.
card-orange = Tous les orange
card-orange-help = Chaque dé orange avance d’un groupe, de l’avant vers l’arrière.
card-green = Tous les verts
card-green-help = Chaque dé vert avance d’un groupe, de l’avant vers l’arrière.
card-blue = Tous les bleus
card-blue-help = Chaque dé bleu avance d’un groupe, de l’avant vers l’arrière.
card-purple = Tous les violets
card-purple-help = Chaque dé violet avance d’un groupe, de l’avant vers l’arrière.
card-one = Tous les 1
card-one-help = Chaque dé qui montre 1 avance d’un groupe, de l’avant vers l’arrière.
card-two = Tous les 2
card-two-help = Chaque dé qui montre 2 avance d’un groupe, de l’avant vers l’arrière.
card-three = Tous les 3
card-three-help = Chaque dé qui montre 3 avance d’un groupe, de l’avant vers l’arrière.
card-four = Tous les 4
card-four-help = Chaque dé qui montre 4 avance d’un groupe, de l’avant vers l’arrière.
card-five = Tous les 5
card-five-help = Chaque dé qui montre 5 avance d’un groupe, de l’avant vers l’arrière.
card-six = Tous les 6
card-six-help = Chaque dé qui montre 6 avance d’un groupe, de l’avant vers l’arrière.
card-joker = Joker
card-joker-help = Nommez une couleur ou une valeur : tous ses dés avancent d’un groupe.
card-swap = Échange
card-swap-help = Deux groupes voisins changent de place ; jamais le groupe de tête.
card-sprint = Sprint
card-sprint-help = Trois dés du groupe de tête s’échappent et prennent la tête. Un dé au moins doit rester.
card-comeback = Remontée
card-comeback-help = Le dernier groupe remonte à la deuxième place, juste derrière la tête.
card-about_face = Volte-face
card-about_face-help = Choisissez un groupe et une valeur : tous ses dés de cette valeur passent à la face opposée. Les faces opposées font 7.
card-gap = Écart
card-gap-help = Se pose entre deux groupes et compte comme un groupe jusqu’à ce que des dés y avancent.
card-accident = Accident
card-accident-help = Un dé du groupe de tête recule jusqu’au dernier groupe.

## Ce qui est demandé

ask-take = { $count ->
    [one] Prenez encore un dé : chacun lance ensuite les siens, le plus fort total commence.
   *[other] Prenez deux dés : chacun lance ensuite les siens, le plus fort total commence.
 }
ask-play = Jouez une carte de déplacement ou un de vos objectifs.
ask-discard = Aucune carte ne peut être jouée : défaussez-en une, ou jouez un objectif.
ask-sprint = { $count ->
    [one] Sprint : choisissez le dernier dé.
   *[other] Sprint : choisissez encore { $count } dés du groupe de tête.
 }
ask-reroll-group = Quel groupe relancer ?
ask-choose = L’étape { $stage } est finie : choisissez l’objectif à compter.
ask-advance = { $cardName } : jouer cette carte ?
ask-joker = Joker : quelle couleur ou quelle valeur avance ?
ask-swap = Échange : entre quels groupes ?
ask-sprint-first = Sprint : choisissez le premier des trois dés.
ask-comeback = Remontée : amener le dernier groupe à la deuxième place ?
ask-about_face = Volte-face : dans quel groupe ?
ask-about-value = Volte-face dans le groupe { $group } : quelle valeur se retourne ?
ask-gap = Écart : derrière quel groupe ?
ask-accident = Accident : quel dé du groupe de tête recule ?
ask-target = Votre objectif, le { $value } { $colourName } : qu’est-ce qui avance d’abord ?
ask-choose-target = Compter le { $value } { $colourName } ? Il rapporte { $count } dans le groupe de tête.
ask-only-reroll = « { $cardName } » ne peut pas être jouée maintenant, mais peut être posée face cachée.
ask-throw-away = Défausser « { $cardName } » sans effet ?
wait-take = { $seat } prend deux dés pour le départ.
wait-play = À { $seat } de jouer.
wait-sprint = { $seat } choisit des dés pour un sprint.
wait-reroll-group = { $seat } choisit un groupe à relancer.
wait-choose = { $count ->
    [one] Un joueur choisit encore son objectif.
   *[other] { $count } joueurs choisissent encore leur objectif.
 }

## À la table, dans le navigateur

ui-over = La course est finie.
ui-moment = Un instant…
ui-rolling = Les dés roulent…
ui-road = La course, de l’avant vers l’arrière
ui-leaders = Groupe de tête
ui-group = Groupe { $rank }
ui-group-dice = { $name } : { $dice }.
ui-die = { $value } { $colourName }
ui-die-unrolled = { $colourName }
ui-gap-lies = Un écart.
ui-seat = { $seat } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
ui-marker = Dernier à avoir relancé un groupe.
ui-played = Objectif de cette étape : { $target }.
ui-spent = Étape { $stage } : { $target }.
ui-has-chosen = A choisi.
ui-hand = Vos cartes de déplacement
ui-targets = Vos objectifs
ui-target = Objectif { $value } { $colourName }, rapporte { $count } dans le groupe de tête en ce moment
ui-target-then = rapporterait { $count }
ui-target-spent = Objectif { $value } { $colourName }, compté à l’étape { $stage }
ui-target-played = Objectif { $value } { $colourName }, compte pour cette étape et rapporte { $count } en ce moment
ui-target-help = Fait avancer toute sa couleur et toute sa valeur, l’une après l’autre ; il compte alors pour cette étape. Vous ne piochez pas.
ui-stage-mark = étape { $stage }
ui-counts = compte
ui-put-back = Reposer
ui-play = Jouer
ui-reroll = Relancer un groupe
ui-discard = Défausser
ui-choose = Compter
ui-colour-first = Couleur d’abord
ui-value-first = Valeur d’abord
ui-no-card = Vous n’avez pas de carte.
ui-not-now = Vous pourrez le faire à votre tour.
ui-not-this-target = Un objectif se joue à votre tour, ou se choisit quand une étape est finie.
ui-between = Les groupes { $group } et { $next } changent de place
ui-gap-behind = Écart derrière le groupe { $group }
ui-turn-in = Retourner des dés du groupe { $group }
ui-reroll-this = Relancer le groupe { $group }
ui-turn-value = { $value } devient { $opposite }, { $count ->
    [one] un dé
   *[other] { $count } dés
 }
ui-stage = Étape { $stage }
ui-stage-prize = { $stage ->
    [4] Dernière étape, pour { $prize } points
   *[other] Étape { $stage } sur 4, pour { $prize } points
 }
ui-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
ui-flag-after = Drapeau dans { $draws } cartes
ui-flag-or = { $first } ou { $last }
ui-flag-passed = Cartes piochées dans cette étape : { $drawn }. Tailles possibles de son paquet : { $sizes }.
ui-last-card = Dernière carte jouée : { $cardName }
ui-last-target = Dernière carte jouée : objectif { $value } { $colourName }
ui-verdict = Étape { $stage } : les objectifs sont retournés
ui-verdict-how = Ce que chacun marque dans le groupe de tête ; à égalité, dans les groupes suivants.
ui-verdict-in = { $rank ->
    [1] groupe de tête
   *[other] groupe { $rank }
 }
ui-verdict-row = { $seat } : { $target }, { $count } dans le groupe de tête, { $prize ->
    [0] aucun point
    [one] { $prize } point
   *[other] { $prize } points
 }.
ui-verdict-tie = égalité : { $scores } dans les groupes suivants
ui-close = Fermer
ui-show-verdict = Étape { $stage }, prime { $prize } : voir comment elle s’est décidée
note-taken-back = { $seatYou ->
    [yes] Vous reprenez votre dernier coup.
   *[no] { $seat } reprend son dernier coup.
 }

## Une première course

lesson-blue = Vous seul voyez vos objectifs : qui en a un qui compte le plus dans le groupe de tête à la fin d’une étape la gagne. Le 6 bleu est un des vôtres. Jouez « Tous les bleus » : les dés bleus s’échappent et mènent.
lesson-gap = Le 1 bleu est maintenant seul en tête, et un écart est posé derrière lui. Jouez « Tous les 6 » : votre 6 bleu avance dans l’écart et forme un groupe à lui seul ; les autres 6 suivent un groupe plus loin.
lesson-reroll = Un accident a renvoyé le 1 bleu en queue : votre 6 bleu mène, avec deux dés verts. Les groupes de derrière peuvent être relancés. Posez « Tous les 3 » face cachée : personne ne saura quelle carte c’était.
lesson-group = Dites maintenant quel groupe est relancé. Jamais celui de tête ; prenez le dernier. Vous ne pourrez pas recommencer avant qu’un autre l’ait fait.
lesson-target = Au lieu d’une carte, vous pouvez montrer un objectif : tous ses dés avancent, par couleur et par valeur, dans l’ordre que vous voulez. Jouez le 6 bleu, la valeur d’abord. Il sera alors seul en tête, et c’est l’objectif qui compte pour vous à cette étape.
lesson-joker = Une carte d’étape est arrivée sur la pioche. Votre 6 bleu a compté trois : un pour la couleur, un pour la valeur, un pour les deux. Cela gagne l’étape et trois points. La course continue d’où elle en est : jouez votre joker pour le vert, le 3 vert est un autre de vos objectifs.
lesson-end = Quatre étapes font une course, elles valent 3, 4, 5 et 6, et chacun de vos objectifs compte à l’une d’elles. Vous connaissez DiceRun.
