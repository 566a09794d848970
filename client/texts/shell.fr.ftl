# La maison en français : tout ce qui entoure les jeux.

house = Godet
house-line = Une table ouverte pour les jeux de dés, nuit et jour.

## Circuler

nav-home = Tous les jeux
page-lost = Il n’y a rien à cette adresse
page-lost-help = Le lien a peut-être été coupé. Rien n’est perdu : vos tables sont sur la première page.
retry = Réessayer
close = Fermer
cancel = Annuler

## Réglages

settings = Réglages
settings-language = Langue
language-fr = Français
language-en = English
settings-theme = Nuit et jour
theme-auto = Comme l’appareil
theme-day = Jour
theme-night = Nuit
settings-speed = Mouvement
speed-normal = Normal
speed-fast = Rapide
speed-off = Aucun
settings-sound = Sons
sound-on = Les sons sont activés
sound-off = Les sons sont coupés
theme-to-day = Passer au jour
theme-to-night = Passer à la nuit

## Accueil

home-title = À quoi joue-t-on ?
game-players = { $fewest } à { $most } joueurs
game-minutes = environ { $minutes } min
play-now = Jouer
play-friends = Entre amis
play-learn = Première partie guidée
read-rules = Règles
tables-yours = Vos tables
tables-none = Pas encore de table. Choisissez un jeu ci-dessus : contre des robots, on commence tout de suite.
table-waiting = On attend des joueurs
table-playing = En cours
table-over = Terminée
table-with = avec { $names }

## Une nouvelle table

new-title = Une table de { $game }
new-who = Qui s’assoit ?
new-seat = Place { $number }
new-count = Nombre de places
new-seat-kind = Place { $number } : qui
new-seat-level = Place { $number } : de quelle force
new-seat-name = Place { $number } : nom
kind-you = Vous
kind-local = Quelqu’un d’autre à cet écran
kind-bot = Un robot
kind-open = Libre : qui a le lien
level-random = joue au hasard
level-easy = facile
level-fair = moyen
level-strong = fort
new-options = Comment joue-t-on ?
new-options-usual = Comme d’habitude. Ouvrez pour changer.
new-create = Dresser la table
new-name = Votre nom
new-name-help = Les autres le voient à la table.
name-you = Vous
name-guest = Joueur { $number }

bot-name-0 = Aramis
bot-name-1 = Béa
bot-name-2 = Colin
bot-name-3 = Dora
bot-name-4 = Émile
bot-name-5 = Fanny

## La table

waiting-title = La table est mise
waiting-help = On commence dès que chaque place est prise et que chacun a ouvert la page.
invite = Invitez avec ce lien
invite-copy = Copier le lien
invite-copied = Copié
invite-qr = Code QR du lien vers cette table
seat-free = libre
seat-here = présent
seat-not-here = pas encore là
seat-bot = robot, { $level }
seat-gone = pas là en ce moment
seat-away = absent ; un robot joue
seat-fill = Y mettre un robot
sit-title = Prenez place
sit-here = S’asseoir à la place { $number }
sit-watch = Ou regardez simplement : rien à faire, cela commence tout seul.
sit-full = Toutes les places sont prises. Vous regardez.
watching = Vous regardez
watchers = { $count ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } personnes regardent
 }
take-back = Reprendre
story = Le récit
story-empty = Il ne s’est encore rien passé.
story-line-link = Aller à ce moment dans la reprise
leave-table = Quitter
leave-help = Un robot joue à votre place jusqu’à votre retour.
come-back = Revenir
you-left = Vous avez quitté la table ; un robot joue à votre place.
rules-beside = Règles

line-slow = La connexion est lente. Vos coups gardent leur ordre.
line-offline = La connexion est coupée. Rien n’est perdu : on réessaie sans cesse et la table attend.

curtain-title = Passez l’écran à { $name }
curtain-help = Les mains restent cachées jusqu’à ce que { $name } soit là.
curtain-ready = C’est moi, { $name }

## La fin

end-won = { $youAlone ->
    [yes] Vous avez gagné !
   *[no] { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné !
     }
 }
end-nobody = Personne n’a gagné.
end-and = { $first } et { $last }
end-place = { $place }.
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
end-table = Places et points
end-chart = Le déroulement
end-rematch = Revanche
end-next = La revanche est prête : asseyez-vous
end-replay = Revoir
end-check = Vérifier les dés
end-save = Enregistrer la partie

## Reprise

replay-title = Reprise
replay-step = Moment { $at } sur { $most }
replay-first = Revenir au début
replay-before = Un moment en arrière
replay-after = Un moment en avant
replay-last = Aller à la fin
replay-play = Dérouler
replay-pause = Pause
replay-start = La table est dressée.
replay-eyes = De qui voir les cartes
replay-empty = On n’a encore rien joué à cette table.
back-to-table = Retour à la table

## La vérification des dés

proof-title = Les dés étaient-ils honnêtes ?
proof-how = Avant le premier jet, le serveur a montré l’empreinte d’un nombre secret. Puis le navigateur de chaque joueur a ajouté un nombre à lui. Le secret est maintenant ouvert, et cette page relance tous les dés.
proof-seed-fits = Le nombre secret a bien l’empreinte montrée avant la partie.
proof-seed-wrong = Le nombre secret n’a pas l’empreinte montrée avant la partie.
proof-own-in = Le nombre ajouté par ce navigateur est bien parmi eux.
proof-own-missing = Le nombre ajouté par ce navigateur n’est pas parmi eux.
proof-own-none = Ce navigateur n’a ajouté aucun nombre à cette partie : il regardait, ou l’a oublié depuis.
proof-draws-fit = { $count ->
    [one] La seule réponse du hasard est juste.
   *[other] Les { $count } réponses du hasard sont justes.
 }
proof-draws-wrong = { $wrong } des { $count } réponses du hasard ne sont pas celles que donnent les nombres.
proof-faces = Combien de fois chaque face est tombée
proof-face = Face
proof-times = Fois
proof-expected = Attendu
proof-list = Toutes les réponses du hasard
proof-number = N°
proof-fell = Tombé
proof-again = Relancé
proof-right = pareil
proof-wrong = différent
proof-seed = Nombre secret
proof-commitment = Empreinte
proof-salts = Nombres des joueurs
proof-not-over = Le secret s’ouvre quand la partie est finie.

## Règles

rules-title = Règles de { $game }
rules-none = Ce jeu n’a pas encore de feuille de règles.

## Ce qu’on ne peut pas faire, et pourquoi

refusal-match_over = La partie est finie.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-no_such_move = Ce coup n’existe pas.
refusal-stale = La table avait déjà avancé. Regardez et choisissez à nouveau.
refusal-not_your_seat = Cette place n’est pas la vôtre.
refusal-table_not_started = La partie n’a pas encore commencé.
refusal-seat_taken = Quelqu’un a été plus rapide : la place est prise.
refusal-no_such_table = Il n’y a pas de table à cette adresse. Le lien a peut-être été coupé.
refusal-no_such_seat = Cette place n’existe pas.
refusal-too_fast = C’était très rapide. Attendez un instant et réessayez.
refusal-too_many_tables = Vous avez dressé beaucoup de tables. Jouez à l’une d’elles, ou attendez un peu.
refusal-too_many_sockets = Trop de pages de ce site sont ouvertes dans ce navigateur. Fermez-en une.
refusal-match_not_over = Cela se voit quand la partie est finie.
refusal-not_the_host = Seul qui a dressé la table peut le faire.
refusal-bad_message = Le serveur n’a pas compris cette page. Rechargez-la ; la partie est conservée.
refusal-bad_origin = Le serveur ne connaît pas cette adresse. Ouvrez la page par sa propre adresse.
refusal-name_taken = Quelqu’un porte déjà ce nom à la table. Choisissez-en un autre.
refusal-no_such_game = Ce jeu n’est pas sur l’étagère.
refusal-bad_options = Ces options ne vont pas : { $detail }
refusal-too_many_watchers = Beaucoup de monde regarde déjà cette table.
refusal-other_rules = Cette partie suivait d’autres règles que celles d’aujourd’hui : on ne peut plus l’ouvrir.
refusal-chance_cannot = Le hasard ne peut pas répondre cela.
refusal-no_trial = Il n’y a rien à mesurer maintenant.
refusal-no_film = Ce lancer n’a pas de film, ou son film n’est plus là ; l’endroit où tout s’est arrêté reste connu.
refusal-busy = La table était occupée par un autre coup. Réessayez.
refusal-fault = Quelque chose s’est mal passé sur le serveur. Rien n’est perdu ; réessayez dans un instant.
refusal-server_trouble = Le serveur a un problème. Rien n’est perdu ; réessayez dans un instant.
refusal-no_connection = Le serveur est injoignable. Rien n’est perdu ; vérifiez la connexion et réessayez.
refusal-cannot_take_back = Ce coup ne peut plus être repris.
refusal-in_lesson = Plus tard : dans cette première partie, suivez ce qui est dit au-dessus.
refusal-no_lesson = Ce jeu n’a pas encore de première partie.
refusal-loaded_dice = Les dés d’une première partie sont pipés exprès : il n’y a rien à vérifier.
