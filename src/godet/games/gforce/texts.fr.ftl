# G-Force en français. Les arguments seat, to, from et whom sont des places : $seat est un nom et
# $seatYou dit « yes » quand c’est celle du lecteur. Tout autre mot, comme agent, vient aussi avec
# $agentName. Les nombres se comptent à partir de 1.

game-name = G-Force
game-line = Six agents qui ne sont à personne, douze adversaires face cachée : encerclez-les avant les autres.

## Agents et tuiles

agent-darwin = Darwin
agent-blaster = Blaster
agent-juarez = Juarez
agent-mooch = Mooch
agent-hurley = Hurley
agent-speckles = Speckles

tile-press_iron = Press-Iron
tile-toast_or = Toast-Or
tile-shave_ix = Shave-Ix
tile-fan_atic = Fan-Atic
tile-drill_er = Drill-Er
tile-kettle_on = Kettle-On
tile-mixe_ur = Mixe-Ur
tile-vacuum_ax = Vacuum-Ax
tile-wave_oven = Wave-Oven
tile-wash_ard = Wash-Ard
tile-freeze_or = Freeze-Or
tile-core_unit = Core-Unit

## Options

option-tiles = Tuiles
option-tiles-help = Le nombre d’adversaires sur le plateau. Moins de tuiles, partie plus courte ; personne ne sait lesquelles sont restées dans la boîte.
option-layout = Où vont les tuiles
option-layout-help = À moins de douze tuiles : le hasard les place, ou celui qui commence les pose où il veut.
option-layout-random = au hasard
option-layout-chosen = celui qui commence les pose
option-long_game = Longue partie
option-long_game-help = Aucun agent n’est renvoyé au camp, ni quand une tuile est retournée, ni quand elle est prise.
option-long_game-no = retour au camp
option-long_game-yes = les agents restent sur place
option-reveals_per_turn = Tuiles retournées par tour
option-reveals_per_turn-help = Quand des agents viennent d’arriver devant plusieurs tuiles : en retourner une, ou chacune.
option-reveals_per_turn-one = une seule
option-reveals_per_turn-each = chacune
option-memory_aid = Aide-mémoire
option-memory_aid-help = Les tuiles déjà vues restent lisibles pour tout le monde. Sans elle, c’est à vous de vous en souvenir.
option-memory_aid-no = à vous de vous souvenir
option-memory_aid-yes = les tuiles vues restent lisibles
option-tie = En cas d’égalité
option-tie-help = On partage la victoire, ou le nombre de tuiles départage.
option-tie-shared = victoire partagée
option-tie-more_tiles = le plus de tuiles gagne
option-turn_limit = Nombre de tours maximum
option-turn_limit-help = Une partie qui n’est pas finie après tant de tours, tous joueurs confondus, est arrêtée ; le plus de points l’emporte.

## Ce qu’on ne peut pas faire, et pourquoi

refusal-not_now = Ce n’est pas ce qu’on vous demande maintenant.
refusal-tile_there = Il y a déjà une tuile à cet endroit.
refusal-has_moved = Cet agent a déjà bougé pendant ce tour.
refusal-stands_there = Cet agent est déjà là.
refusal-too_far = C’est plus loin que vos points ne vont.
refusal-no_tile = Il n’y a plus de tuile à cet endroit.
refusal-nobody_new = Aucun agent n’est arrivé devant cette tuile pendant ce tour.
refusal-turned_already = Cette tuile a déjà été retournée pendant ce tour.
refusal-points_left = Utilisez d’abord tous vos points.
refusal-nothing_to_choose = Avec les douze tuiles, chaque hexagone a la sienne : prenez-en moins, ou laissez faire le hasard.

## Comment ça s’est terminé

ending-unfinished = La partie n’est pas finie.
ending-all_taken = Toutes les tuiles sont prises : le plus de points l’emporte.
ending-cut_off = Trop de tours : la partie est arrêtée, le plus de points l’emporte.

## Les coups

spot-base = le camp de base
spot-ambush = l’embuscade
spot-hexagon = l’hexagone
part-spot = { $spot ->
    [base] au camp de base
    [ambush] à { spot-ambush } { $arm }
   *[hexagon] à { spot-hexagon } { $arm }
 }
move-lay = Poser une tuile sur l’hexagone { $arm }
move-move = { $agentName } { part-spot }
move-reveal = Retourner la tuile de l’hexagone { $arm }
move-end = Finir le tour sans regarder

## L’histoire

note-laid-out = { $tiles ->
    [one] Une seule tuile est posée sur le plateau, face cachée.
   *[other] On a posé { $tiles } tuiles sur le plateau, face cachée.
 }
note-laid = { $seatYou ->
    [yes] Vous posez une tuile sur l’hexagone { $arm }.
   *[no] { $seat } pose une tuile sur l’hexagone { $arm }.
 }
note-start-rolled = { $seatYou ->
    [yes] Vous lancez le dé pour savoir qui commence : { $die }.
   *[no] { $seat } lance le dé pour savoir qui commence : { $die }.
 }
note-start-again = Égalité au plus grand nombre : on relance entre ex æquo.
note-rolled = { $seatYou ->
    [yes] Vous faites { $die }.
   *[no] { $seat } fait { $die }.
 }
note-moved = { $seatYou ->
    [yes] Vous menez { $agentName } { part-spot }.
   *[no] { $seat } mène { $agentName } { part-spot }.
 }
note-looked-at-nothing = { $seatYou ->
    [yes] Vous laissez les tuiles face cachée.
   *[no] { $seat } laisse les tuiles face cachée.
 }
note-turned = { $seatYou ->
    [yes] Vous retournez la tuile de l’hexagone { $arm } : { $tileName }, { $points } points.
   *[no] { $seat } retourne la tuile de l’hexagone { $arm } : { $tileName }, { $points } points.
 }
note-looked = { $seatYou ->
    [yes] Vous retournez la tuile de l’hexagone { $arm }.
   *[no] { $seat } retourne la tuile de l’hexagone { $arm }.
 }
note-taken = { $seatYou ->
    [yes] Tout le monde est là : vous prenez { $tileName } pour { $points } points.
   *[no] Tout le monde est là : { $seat } prend { $tileName } pour { $points } points.
 }{ $left ->
    [0] {" "}C’était la dernière.
   *[other] {""}
 }{ $lapsed ->
    [0] {""}
    [one] {" "}Un point du dé est perdu.
   *[other] {" "}{ $lapsed } points du dé sont perdus.
 }
note-gone-home = { $agentName } n’est pas demandé et retourne au camp de base.
note-turn = { $seatYou ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
 }
note-cut-off = Trop de tours : la partie est arrêtée, le plus de points l’emporte.

## Ce qui est demandé

ask-lay = { $count ->
    [one] Posez la dernière tuile sur l’hexagone de votre choix.
   *[other] Posez une tuile sur l’hexagone de votre choix : encore { $count }.
 }
ask-move = { $points ->
    [one] Il reste un point : choisissez un agent.
   *[other] Choisissez un agent à déplacer : { $points } points à utiliser.
 }
ask-reveal = Retournez une tuile que vous venez d’atteindre, ou finissez sans regarder.
wait-lay = { $seat } pose les tuiles.
wait-move = { $points ->
    [one] { $seat } déplace les agents : il reste un point.
   *[other] { $seat } déplace les agents : il reste { $points } points.
 }
wait-reveal = { $seat } peut retourner une tuile.

## À la table, dans le navigateur

ui-where = { $points ->
    [one] Où va { $agentName } ? Il reste un point.
   *[other] Où va { $agentName } ? Il reste { $points } points.
 }
ui-go = { $cost ->
    [one] { $agentName } { part-spot }, 1 point
   *[other] { $agentName } { part-spot }, { $cost } points
 }
ui-place = { $spot ->
    [base] camp de base
    [ambush] embuscade { $arm }
   *[hexagon] hexagone { $arm }
 }
ui-tile-down = une tuile face cachée
ui-tile-none = pas de tuile
ui-tile-open = { $tileName }, { $points } points : demande { $agents }
ui-board = Le plateau : qui se tient où
ui-agents = Les agents
ui-agent = { $agentName }, { $place }{ $moved ->
    [yes] , a déjà bougé ce tour-ci
   *[no] {""}
 }
ui-here = { $agentName } y est déjà : { $place }.
ui-too-far = Ce chemin coûte { $cost } points ; { $points ->
    [one] il en reste un
   *[other] il en reste { $points }
 }.
ui-moved = { $agentName } a déjà bougé pendant ce tour.
ui-not-yet = Les agents bougent quand c’est votre tour et que le dé est tombé.
ui-pick-first = { $place }. Choisissez d’abord un agent.
ui-points = { $points ->
    [0] tout est utilisé
    [one] encore { $points } point
   *[other] encore { $points } points
 }
ui-turned-taken = { $seatYou ->
    [yes] Tous sont là : { $points } points pour vous !
   *[no] Tous sont là : { $points } points pour { $seat }.
 }
ui-turned-idle = { $count ->
    [one] Inutile ici : { $agents }.
   *[other] Inutiles ici : { $agents }.
 }
ui-turned-back = Elle va être remise face cachée.
ui-wanted = { $there ->
    [yes] { $agentName } est là.
   *[no] { $agentName } manque.
 }
ui-seat = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
 }.
ui-tiles-left = { $count ->
    [one] encore une tuile
   *[other] encore { $count } tuiles
 }
ui-look = La tuile de l’hexagone { $arm } est montrée à tous : regardez bien.
ui-turn-over = Retourner { $arm }
ui-no-look = Ne pas regarder
ui-put-back = Le reposer
ui-over = La partie est finie.
ui-moment = Un instant…
ui-rolls = { $seatYou ->
    [yes] Vous lancez le dé.
   *[no] { $seat } lance le dé.
 }

## La première partie

lesson-walk = Vous avez fait quatre. Les agents ne sont à personne : déplacez ceux que vous voulez. Du camp, un hexagone est à deux points : menez Darwin à l’hexagone 3.
lesson-company = Il reste deux points, et tous doivent servir. Darwin a eu son tour ; menez Speckles au même hexagone.
lesson-look = Tous les points ont servi, et quelqu’un vient d’arriver devant une tuile : vous pouvez la retourner. Tout le monde la verra. Regardez.
lesson-missing = Votre tuile voulait Hurley et Speckles : Speckles est resté, Darwin est rentré. L’autre joueur a vu ensuite ce qui se cache à l’hexagone 8 ; retenez les deux. Vous avez fait deux : menez Hurley à l’hexagone 3.
lesson-take = Tous ceux que cette tuile veut sont là. Retournez-la : elle est à vous, et vaut autant de points qu’elle montre d’agents.
lesson-remember = Tout le monde est rentré, et l’hexagone 3 est vide. Vous avez fait six, et il reste une tuile. Vous souvenez-vous de qui elle voulait ? Darwin en était : menez-le à l’hexagone 8.
lesson-both = L’autre, c’était Blaster. Menez-le aussi.
lesson-last = Il reste deux points, mais c’est la dernière tuile, on l’a déjà vue, et tout le monde est là : vous pouvez la prendre tout de suite. Les points sont perdus.
lesson-end = Lancer, employer chaque point, regarder sous une tuile, s’en souvenir. C’est G-Force. Avec les douze tuiles, certaines voudront les six agents, et les autres joueurs vous regardent.

note-taken-back = { $seatYou ->
    [yes] Vous reprenez votre dernier coup.
   *[no] { $seat } reprend son dernier coup.
 }
