# Targets en français. Les arguments seat, to et from sont des places : $seat est un nom et $seatYou
# dit « yes » quand c’est celle du lecteur. Tout autre mot, comme disc ou colour, vient aussi avec
# $discName, $colourName. Les longueurs sont en millimètres, sauf indication contraire.

game-name = Targets
game-line = Des pichenettes pour envoyer vos dés sur les disques : gagnez-les, gardez-les, volez ceux des autres.

## Couleurs

colour-red = rouge
colour-black = noir
colour-blue = bleu
colour-white = blanc
disc-red = rouge
disc-orange = orange
disc-purple = violet

## Options

option-calls = Annonces
option-calls-help = Comment on annonce Targets ! et Double : on attend que chacun ait annoncé ou passé ; ou bien seulement jusqu’à la pichenette suivante, et c’est le plus rapide qui l’emporte ; ou bien tout s’annonce tout seul.
option-calls-polite = chacun a le temps d’annoncer
option-calls-live = au plus rapide
option-calls-automatic = toutes seules
option-counter = « Pas vu, pas pris ! »
option-counter-help = Quelqu’un d’autre peut annoncer « Pas vu, pas pris ! » avant que le propriétaire du dé n’ait annoncé Targets !, et le disque reste en place.
option-counter-no = interdit
option-counter-yes = permis
option-three_by_three = 3 × 3
option-three_by_three-help = Trois sets de trois disques d’une même couleur. On n’ajoute pas de disque pendant un set, et les disques stockés ne sont acquis qu’à la fin du set.
option-three_by_three-no = partie ordinaire
option-three_by_three-yes = trois sets
option-teams = Équipes
option-teams-help = Deux contre deux, les partenaires en diagonale s’échangent un dé. Les disques se comptent ensemble, les dés seulement par couleur.
option-teams-no = chacun pour soi
option-teams-yes = deux contre deux
option-tower_distance = Place des tours
option-tower_distance-help = Toutes à 200 mm du disque le plus proche, ou chacun aussi près qu’il veut : de près on vise mieux, et on est plus facile à toucher.
option-tower_distance-fixed = à 200 mm
option-tower_distance-free_up_to_200 = jusqu’à 200 mm, au choix
option-multi_fall = Plusieurs dés quittent la tour
option-multi_fall-help = L’un d’eux reste sur la table. Les autres sont tous hors jeu pour la manche ou, un peu plus doux, ceux-là seulement qu’on ne peut pas remettre.
option-multi_fall-book = les autres sont hors jeu
option-multi_fall-zoch = sur trois, un revient
option-set_ends_at_once = 3 × 3 : fin d’un set
option-set_ends_at_once-help = Quand le dernier disque d’un set est gagné par Targets ! en pleine manche, le set s’arrête là, ou la manche va jusqu’au bout.
option-set_ends_at_once-yes = sur-le-champ
option-set_ends_at_once-no = après la manche
option-three_by_three_play_all_sets = 3 × 3 : quatre disques
option-three_by_three_play_all_sets-help = On joue les trois sets, ou le quatrième disque acquis met fin à la partie comme d’habitude.
option-three_by_three_play_all_sets-yes = jouer les trois sets
option-three_by_three_play_all_sets-no = quatre disques suffisent
option-team_four_on_sum = Équipes : quatre disques
option-team_four_on_sum-help = La partie s’arrête quand un joueur a quatre disques à lui, ou quand une équipe en a quatre en tout.
option-team_four_on_sum-no = un seul joueur
option-team_four_on_sum-yes = l’équipe ensemble
option-first_player = Qui commence
option-first_player-help = Le hasard décide, ou bien le premier qui annonce « Targets ! ».
option-first_player-chance = le hasard décide
option-first_player-race = le premier qui annonce
option-centre_mark_mm = Centre noir
option-centre_mark_mm-help = La largeur du centre noir des disques. Plus il est large, plus souvent un dé le touche.
option-flick_cap = Pichenettes par manche
option-flick_cap-help = Avec des Doubles, une manche peut durer. Après tant de pichenettes, tous joueurs confondus, elle se termine.

## Ce qu’on ne peut pas faire, et pourquoi

refusal-not_now = Ce n’est pas ce qu’on vous demande maintenant.
refusal-not_your_die = Ce dé n’est pas à vous.
refusal-not_on_a_centre = Ce dé n’est pas sur un centre noir.
refusal-targets_lapsed = Trop tard : on ne peut plus annoncer ce dé avant qu’il ait bougé.
refusal-no_pair = Ces deux dés ne font pas un Double à annoncer maintenant.
refusal-double_not_with_steal = Vous venez de voler : pas de Double avec cette pichenette.
refusal-one_double_a_flick = Un seul Double par pichenette, et vous l’avez eu.
refusal-your_own_die = C’est votre propre dé.
refusal-your_partners_die = C’est le dé de votre partenaire.
refusal-no_counter_here = Il n’y a rien à empêcher ici.
refusal-die_did_not_fall = Ce dé n’est pas tombé.
refusal-die_cannot_stay = Ce dé ne peut pas rester : il a glissé, quitté la table ou fini sur un palet.
refusal-no_disc_there = Il n’y a pas de disque à cet endroit.
refusal-tower_too_close = C’est trop près : il faut de la place pour des disques sous la tour.
refusal-teams_need_four = Les équipes se jouent à quatre, ni plus ni moins.

## Comment ça s’est terminé

ending-unfinished = La partie n’est pas finie.
ending-four_discs = Quatre disques sont acquis : le plus de disques l’emporte.
ending-last_round = La dernière manche est jouée : le plus de disques l’emporte.
ending-golden_targets = Égalité, départagée au Golden Targets.

## Les coups

move-pass = Ne rien annoncer
move-call_targets = Annoncer Targets !
move-call_double = Annoncer un Double
move-counter = Annoncer « Pas vu, pas pris ! »
move-stay = Choisir le dé qui reste
move-lose = Choisir le dé perdu
move-put = Poser un dé sur la tour
move-discard = Retirer un disque du jeu
move-swap = Donner un dé à son partenaire
move-shout = Annoncer « Targets ! » pour commencer
move-distance = Choisir la place de la tour
move-flick = Pichenette

## L’histoire

note-begins = { $seatYou ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
 }
note-shout = { $seatYou ->
    [yes] « Targets ! » Personne n’a été plus rapide : vous commencez.
   *[no] « Targets ! » Personne n’a été plus rapide : { $seat } commence.
 }
note-distance = { $seatYou ->
    [yes] Vous vous placez à { $mm } mm du disque le plus proche.
   *[no] { $seat } se place à { $mm } mm du disque le plus proche.
 }
note-swap = { $seatYou ->
    [yes] Vous donnez un dé à { $to }.
   *[no] { $toYou ->
        [yes] { $seat } vous donne un dé.
       *[no] { $seat } donne un dé à { $to }.
     }
 }
note-set = Le set { $set } se joue avec les disques de couleur { $discName }.
note-round = { $seatYou ->
    [yes] La manche { $round } commence, et c’est par vous.
   *[no] La manche { $round } commence, et c’est par { $seat }.
 }
note-money-time = { $seatYou ->
    [yes] Money Time, la dernière manche : on peut encore voler les disques stockés. Vous commencez.
   *[no] Money Time, la dernière manche : on peut encore voler les disques stockés. { $seat } commence.
 }
note-turn = { $seatYou ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
 }
note-flick = { $seatYou ->
    [yes] Votre pichenette part.
   *[no] { $seat } donne une pichenette.
 }
note-shows = { $seatYou ->
    [yes] { $where ->
        [mark] Vous faites { $value }, et le dé touche le centre noir.
        [disc] Vous faites { $value }, sur un disque.
       *[table] Vous faites { $value }, à côté des disques.
     }
   *[no] { $where ->
        [mark] { $seat } fait { $value }, et le dé touche le centre noir.
        [disc] { $seat } fait { $value }, sur un disque.
       *[table] { $seat } fait { $value }, à côté des disques.
     }
 }
note-askew = { $seatYou ->
    [yes] Votre dé reste penché et ne montre rien.
   *[no] { $seat } : le dé reste penché et ne montre rien.
 }
note-slid = { $seatYou ->
    [yes] Votre dé a glissé sans rouler : faute.
   *[no] { $seat } : le dé a glissé sans rouler, faute.
 }
note-off = { $seatYou ->
    [yes] Votre dé est tombé de la table : faute.
   *[no] { $seat } : le dé est tombé de la table, faute.
 }
note-on-puck = { $seatYou ->
    [yes] Votre dé a fini sur un palet : faute.
   *[no] { $seat } : le dé a fini sur un palet, faute.
 }
note-stuck = { $seatYou ->
    [yes] Votre dé n’a pas quitté la tour : faute.
   *[no] { $seat } : le dé n’a pas quitté la tour, faute.
 }
note-own-tower = { $seatYou ->
    [yes] { $dice ->
        [one] Vous faites aussi tomber un dé de votre propre tour.
       *[other] Vous faites aussi tomber { $dice } dés de votre propre tour.
     }
   *[no] { $dice ->
        [one] { $seat } fait aussi tomber un dé de sa propre tour.
       *[other] { $seat } fait aussi tomber { $dice } dés de sa propre tour.
     }
 }
note-disarmed = { $seatYou ->
    [yes] Vous désarmez { $to } :
   *[no] { $toYou ->
        [yes] { $seat } vous désarme :
       *[no] { $seat } désarme { $to } :
     }
 }{" "}{ $dice ->
    [one] un dé tombe de la tour.
   *[other] { $dice } dés tombent de la tour.
 }
note-pushed-out = { $seatYou ->
    [yes] Vous perdez un dé, poussé hors de la table ou sur un palet.
   *[no] { $seat } perd un dé, poussé hors de la table ou sur un palet.
 }
note-stay = { $seatYou ->
    [yes] Vous choisissez le dé qui reste.
   *[no] { $seat } choisit le dé qui reste.
 }
note-lose = { $seatYou ->
    [yes] Vous choisissez le dé perdu.
   *[no] { $seat } choisit le dé perdu.
 }
note-put = { $seatYou ->
    [yes] Vous posez un dé sur votre tour.
   *[no] { $seat } pose un dé sur sa tour.
 }
note-stole = { $seatYou ->
    [yes] Vous volez { $discs ->
        [one] un disque
       *[other] { $discs } disques
     } à { $from } !
   *[no] { $fromYou ->
        [yes] { $seat } vous vole { $discs ->
            [one] un disque !
           *[other] { $discs } disques !
         }
       *[no] { $seat } vole { $discs ->
            [one] un disque
           *[other] { $discs } disques
         } à { $from } !
     }
 }
note-targets = { $seatYou ->
    [yes] « Targets ! » Vous gagnez aussitôt le disque { $discName }.
   *[no] « Targets ! » { $seat } gagne aussitôt le disque { $discName }.
 }
note-double = { $seatYou ->
    [yes] « Double { $value } ! » Vous récupérez un dé.
   *[no] « Double { $value } ! » { $seat } récupère un dé.
 }
note-counter = { $seatYou ->
    [yes] « Pas vu, pas pris ! » { $to } a trop tardé : le disque reste en place.
   *[no] { $toYou ->
        [yes] « Pas vu, pas pris ! » { $seat } vous devance : le disque reste en place.
       *[no] « Pas vu, pas pris ! » { $seat } devance { $to } : le disque reste en place.
     }
 }
note-pass = { $seatYou ->
    [yes] Vous n’annoncez rien.
   *[no] { $seat } n’annonce rien.
 }
note-missed = { $seatYou ->
    [yes] Vous laissez passer un Targets !
   *[no] { $seat } laisse passer un Targets !
 }
note-validated = { $seatYou ->
    [yes] Le disque { $discName } sous votre palet est acquis : il est à vous pour de bon.
   *[no] { $seat } garde pour de bon le disque { $discName }, stocké sous son palet.
 }
note-allocated = { $seatYou ->
    [yes] Vous avez le plus grand total sur le disque { $discName } : il va sous votre palet.
   *[no] { $seat } a le plus grand total sur le disque { $discName }, qui va sous son palet.
 }
note-won-at-once = { $seatYou ->
    [yes] Vous gagnez pour de bon le disque { $discName }.
   *[no] { $seat } gagne pour de bon le disque { $discName }.
 }
note-discarded = Personne n’a gagné de disque : le disque { $discName } est retiré du jeu.
note-golden-begins = Égalité : place au Golden Targets. Les trois dés d’une seule pichenette, tous en même temps.
note-golden-again = Encore égalité : nouveau Golden Targets.
note-aimed = { $seatYou ->
    [yes] Votre pichenette est prête.
   *[no] { $seat } a visé.
 }
note-golden-total = { $seatYou ->
    [yes] Vous avez { $points } sur le disque, { $total } sur toute la table.
   *[no] { $seat } a { $points } sur le disque, { $total } sur toute la table.
 }
note-won = { $seatYou ->
    [yes] Vous gagnez la partie !
   *[no] { $seat } gagne la partie !
 }
note-won-together = { $seatYou ->
    [yes] { $to } et vous gagnez la partie !
   *[no] { $toYou ->
        [yes] { $seat } et vous gagnez la partie !
       *[no] { $seat } et { $to } gagnent la partie !
     }
 }
note-taken-back = { $seatYou ->
    [yes] Vous reprenez votre dernier coup.
   *[no] { $seat } reprend son dernier coup.
 }

## Ce qui est demandé

ask-distance = À quelle distance des disques placez-vous votre tour ?
ask-swap = Quel dé donnez-vous à votre partenaire ?
ask-shout = Annoncez avant les autres, et vous commencez !
ask-put = Quel dé posez-vous ensuite sur votre tour ?
ask-flick = Une pichenette sur le dé du haut de votre tour.
ask-stay = Plusieurs de vos dés sont tombés : lequel reste ?
ask-lose = Votre tour est touchée : lequel des dés tombés est perdu ?
ask-window = Vous avez quelque chose à annoncer.
ask-discard = Personne n’a gagné de disque : lequel retirez-vous ?
ask-golden = Golden Targets : envoyez vos trois dés vers le disque.
wait-distance = { $count ->
    [one] { $seat } choisit sa place.
   *[other] { $count } joueurs choisissent leur place.
 }
wait-swap = { $count ->
    [one] { $seat } choisit un dé pour son partenaire.
   *[other] { $count } joueurs choisissent un dé pour leur partenaire.
 }
wait-shout = { $count ->
    [one] On attend l’annonce : { $seat }.
   *[other] Qui annoncera en premier ?
 }
wait-put = { $count ->
    [one] { $seat } monte sa tour.
   *[other] { $count } joueurs montent leur tour.
 }
wait-flick = { $count ->
    [one] { $seat } va jouer sa pichenette.
   *[other] { $count } joueurs vont jouer leur pichenette.
 }
wait-stay = { $count ->
    [one] { $seat } choisit le dé qui reste.
   *[other] { $count } joueurs choisissent le dé qui reste.
 }
wait-lose = { $count ->
    [one] { $seat } choisit le dé perdu.
   *[other] { $count } joueurs choisissent le dé perdu.
 }
wait-window = { $count ->
    [one] { $seat } a quelque chose à annoncer.
   *[other] { $count } joueurs ont quelque chose à annoncer.
 }
wait-discard = { $count ->
    [one] { $seat } retire un disque du jeu.
   *[other] { $count } joueurs retirent un disque du jeu.
 }
wait-golden = { $count ->
    [one] { $seat } vise encore.
   *[other] { $count } joueurs visent encore.
 }

## À la table, dans le navigateur

ui-round = Manche { $round }
ui-set = Set { $set }, manche { $round }
ui-money-time = Money Time
ui-golden = { $time ->
    [one] Golden Targets
   *[other] Golden Targets, encore
 }
ui-over = La partie est finie.
ui-rolling = Le dé est parti…
ui-moment = Un instant…
ui-board = La table
ui-deep = La table, vue en relief
ui-flat = La table vue du dessus ; ce qui s’y trouve est écrit plus bas
ui-keys = La table, et votre doigt. Les flèches gauche et droite visent, plus finement avec Majuscule. Haut et bas déplacent le doigt sur le dé, virgule et point le déplacent de côté. Maintenez la barre d’espace pour prendre de la force, relâchez pour lancer. Échap annule.
ui-how = Balayez-le du doigt, ou tirez-le en arrière et lâchez.
ui-how-keys = Les flèches visent, la barre d’espace donne la force : relâchez pour lancer. Votre main tremble un peu.
ui-how-flat = Tirez le dé en arrière sur le dessin, ou réglez les curseurs. Comme toute main, la vôtre tremble un peu.
ui-how-golden = Tous les dés partent au même moment, quand chacun a visé.
ui-missed = Rien n’est parti. Balayez plus vite, ou tirez le dé plus loin en arrière.
ui-die = { $face ->
    [0] dé { $colourName }
   *[other] { $face } { $colourName }
 }
ui-die-there = { $face ->
    [0] Un dé { $colourName }. Il n’y a rien à en faire pour l’instant.
   *[other] Un dé { $colourName }, qui montre { $face }. Il n’y a rien à en faire pour l’instant.
 }
ui-pass = Ne rien annoncer
ui-call_targets = Targets ! avec le { $face } { $colourName } : gagner le disque { $discName }
ui-call_targets-short = Targets !
ui-call_double = { $lies ->
    [mark] Double { $face } : reprendre le { $colourName } du centre noir
    [disc] Double { $face } : reprendre le { $colourName } du disque { $discName }
    [edge] Double { $face } : reprendre le { $colourName } au bord d’un disque
   *[table] Double { $face } : reprendre le { $colourName } de la table
 }
ui-call_double-short = Double { $face }
ui-counter = Pas vu, pas pris ! Pas de disque pour { $to }
ui-counter-short = Pas vu !
ui-stay = { $lies ->
    [mark] Le { ui-die } sur le centre noir reste
    [disc] Le { ui-die } sur le disque { $discName } reste
    [edge] Le { ui-die } au bord d’un disque reste
   *[table] Le { ui-die } sur la table reste
 }
ui-lose = Le dé { $colourName } est perdu
ui-put = Le dé { $colourName }
ui-discard = Le disque { $discName }
ui-swap = Le dé { $colourName }
ui-shout = Targets !
ui-distance = Distance du disque le plus proche : { $mm } mm
ui-distance-here = Se placer ici
ui-finger = La pichenette
ui-aim = Visée
ui-aim-value = { $side ->
    [more] { $tenths }° à droite
    [less] { $tenths }° à gauche
   *[none] vers le milieu
 }
ui-power = Force
ui-height = Hauteur
ui-height-value = { $side ->
    [more] { $steps } mm plus haut
    [less] { $steps } mm plus bas
   *[none] au milieu
 }
ui-side = Côté
ui-side-value = { $side ->
    [more] { $steps } mm à droite
    [less] { $steps } mm à gauche
   *[none] centré
 }
ui-flick = Pichenette
ui-views = Comment voir la table
ui-view-seat = De ma place
ui-view-tower = Par-dessus ma tour
ui-view-above = Du dessus
ui-view-flat = En dessin à plat
ui-arc = Pour débuter : montrer le début de la trajectoire
ui-look-again = Revoir lentement, d’un autre côté
ui-back-to-now = Retour à la partie
ui-first = commence cette manche
ui-partner = partenaire
ui-stored = { $count ->
    [0] aucun disque sous le palet
    [one] un disque sous le palet, pas encore acquis
   *[other] { $count } disques sous le palet, pas encore acquis
 }
ui-seat = { $seat }, { $colourName } : { $won ->
    [0] aucun disque gagné
    [one] un disque gagné
   *[other] { $won } disques gagnés
 }, { $stored ->
    [0] aucun stocké
    [one] un stocké
   *[other] { $stored } stockés
 }, { $tower ->
    [0] aucun dé sur la tour
    [one] un dé sur la tour
   *[other] { $tower } dés sur la tour
 }, { $out ->
    [0] aucun hors jeu
    [one] un hors jeu
   *[other] { $out } hors jeu
 }.
ui-lies = Ce qui se trouve où
ui-lies-die = Dé
ui-lies-seat = À qui
ui-lies-where = Où
ui-on-tower = { $level ->
    [one] au pied de la tour
   *[other] sur la tour, numéro { $level } à partir du bas
 }
ui-under-puck = sous le palet, hors jeu pour la manche
ui-on-mark = sur le centre noir du disque { $discName }
ui-on-disc = sur le disque { $discName }
ui-on-stored = sur un disque stocké ({ $discName })
ui-straddles = à cheval sur le bord du disque { $discName }
ui-on-table = sur la table, à { $far } cm du milieu

## La première manche

lesson-flick = Votre tour est devant vous, et trois disques sont au milieu. Envoyez-y le dé du haut : balayez-le du doigt, ou tirez-le en arrière et lâchez. Pour cette première manche, votre main est guidée.
lesson-roll = Votre quatre a roulé et se trouve sur le disque violet : là, il compte. L’autre dé n’a pas roulé, il a seulement glissé : c’est une faute, et il est hors jeu pour la manche, sous son palet. Jouez votre deuxième dé.
lesson-targets = Votre cinq touche le centre noir ! Annoncez-le avant la pichenette suivante, et le disque rouge est à vous pour de bon.
lesson-pair = Ce disque est acquis ; le dé qui l’a gagné reste sous votre palet jusqu’à la fin de la manche. L’adversaire a maintenant un cinq sur le disque orange. Jouez votre dernier dé.
lesson-double = Encore un quatre : deux dés pareils sur la table font un Double. Reprenez-en un, celui qui est à côté des disques. Le quatre du disque violet reste là où il compte.
lesson-last = Le dé est revenu sur votre palet. L’adversaire a joué ses trois dés : voici la dernière pichenette de la manche. C’est le total sur un disque qui compte : essayez de rejoindre votre quatre.
lesson-end = Quatre et trois font sept : le disque violet est stocké sous votre palet. Il sera acquis à la fin de la prochaine manche, si aucun dé ne vient s’y poser d’ici là. Quatre disques acquis mettent fin à la partie. À partir d’ici, plus personne ne guide votre main.
