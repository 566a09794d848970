# Targets in English. Arguments seat, to and from are seats: $seat is a name and $seatYou says "yes"
# when it is the reader’s own. Any other word, such as disc or colour, comes with $discName, $colourName
# as well. Lengths are in millimetres unless a text says otherwise.

game-name = Targets
game-line = Flick your dice at the discs: win them, defend them, or take them from the others.

## Colours

colour-red = red
colour-black = black
colour-blue = blue
colour-white = white
disc-red = red
disc-orange = orange
disc-purple = purple

## Options

option-calls = Calls
option-calls-help = How Targets! and Double are called: there is time until everyone has called or passed; or only until the next die is flicked, and the first to speak wins; or everything is called by itself.
option-calls-polite = everyone gets a turn to call
option-calls-live = whoever speaks first
option-calls-automatic = called by themselves
option-counter = “Too late!”
option-counter-help = Somebody else may call “Too late!” before the owner of a die has called Targets!, and the disc stays where it is.
option-counter-no = not allowed
option-counter-yes = allowed
option-three_by_three = 3 × 3
option-three_by_three-help = Three sets with three discs of one colour each. No discs are added within a set, and stored discs are safe only when the set is over.
option-three_by_three-no = the usual match
option-three_by_three-yes = three sets
option-teams = Teams
option-teams-help = Two against two, partners sit diagonally and exchange a die. Discs count together, dice only with their own colour.
option-teams-no = everyone alone
option-teams-yes = two against two
option-tower_distance = Where the towers stand
option-tower_distance-help = All 200 mm from the nearest disc, or each as near as its player likes: a nearer tower aims better and is easier to hit.
option-tower_distance-fixed = 200 mm away
option-tower_distance-free_up_to_200 = up to 200 mm, as you like
option-multi_fall = When several dice leave the tower
option-multi_fall-help = One of them stays on the table. The others are all out of the round, or, a little milder, only those that cannot be put back.
option-multi_fall-book = the others are out
option-multi_fall-zoch = of three, one goes back
option-set_ends_at_once = 3 × 3: end of a set
option-set_ends_at_once-help = When the last disc of a set is won with Targets! in mid-round, the set ends there and then, or the round is played out.
option-set_ends_at_once-yes = there and then
option-set_ends_at_once-no = after the round
option-three_by_three_play_all_sets = 3 × 3: four discs
option-three_by_three_play_all_sets-help = All three sets are played, or the fourth disc that is safe ends the match as usual.
option-three_by_three_play_all_sets-yes = play all three sets
option-three_by_three_play_all_sets-no = four discs end the match
option-team_four_on_sum = Teams: four discs
option-team_four_on_sum-help = The match ends when one player has four discs of its own, or when a team has four together.
option-team_four_on_sum-no = one player alone
option-team_four_on_sum-yes = the team together
option-first_player = Who begins
option-first_player-help = Chance decides, or whoever is first to call “Targets!”.
option-first_player-chance = chance decides
option-first_player-race = the first to call
option-centre_mark_mm = Black centre
option-centre_mark_mm-help = How wide the black centre of a disc is. The wider it is, the more often a die touches it.
option-flick_cap = Most flicks in a round
option-flick_cap-help = With Doubles a round can go on for very long. After so many flicks, of all players together, it ends.

## What cannot be done, and why

refusal-not_now = That is not what is asked now.
refusal-not_your_die = That die is not yours to choose.
refusal-not_on_a_centre = This die does not rest on a black centre.
refusal-targets_lapsed = Too late: this die can be called again only after it has moved.
refusal-no_pair = These two dice make no pair that could be called now.
refusal-double_not_with_steal = You have just stolen discs: no Double with that flick.
refusal-one_double_a_flick = One Double for each flick, and you have had it.
refusal-your_own_die = That is your own die.
refusal-your_partners_die = That die is your partner’s.
refusal-no_counter_here = There is nothing here to cancel.
refusal-die_did_not_fall = This die did not fall.
refusal-die_cannot_stay = This die cannot stay: it slid, left the table or lies on a puck.
refusal-no_disc_there = There is no disc in that place.
refusal-tower_too_close = That is too near: discs must fit under your tower.
refusal-teams_need_four = Teams take exactly four players.

## How it ended

ending-unfinished = The match is not over yet.
ending-four_discs = Four discs are safe; most discs win.
ending-last_round = The last round is over; most discs win.
ending-golden_targets = A tie, decided by Golden Targets.

## Moves

move-pass = Call nothing
move-call_targets = Call Targets!
move-call_double = Call Double
move-counter = Call “Too late!”
move-stay = Choose the die that stays
move-lose = Choose the die that is lost
move-put = Put a die on the tower
move-discard = Take a disc out of the game
move-swap = Give your partner a die
move-shout = Call “Targets!” to begin
move-distance = Choose where the tower stands
move-flick = Flick

## The story

note-begins = { $seatYou ->
    [yes] You begin.
   *[no] { $seat } begins.
 }
note-shout = { $seatYou ->
    [yes] “Targets!” You were first, and begin.
   *[no] “Targets!” { $seat } was first, and begins.
 }
note-distance = { $seatYou ->
    [yes] You stand { $mm } mm from the nearest disc.
   *[no] { $seat } stands { $mm } mm from the nearest disc.
 }
note-swap = { $seatYou ->
    [yes] You give { $to } a die.
   *[no] { $toYou ->
        [yes] { $seat } gives you a die.
       *[no] { $seat } gives { $to } a die.
     }
 }
note-set = Set { $set } is played with the { $discName } discs.
note-round = { $seatYou ->
    [yes] Round { $round } begins, and you are first.
   *[no] Round { $round } begins, and { $seat } is first.
 }
note-money-time = { $seatYou ->
    [yes] Money Time, the last round: stored discs can still be stolen. You are first.
   *[no] Money Time, the last round: stored discs can still be stolen. { $seat } is first.
 }
note-turn = { $seatYou ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
 }
note-flick = { $seatYou ->
    [yes] You flick.
   *[no] { $seat } flicks.
 }
note-shows = { $seatYou ->
    [yes] { $where ->
        [mark] You have a { $value } that touches the black centre.
        [disc] You have a { $value } on a disc.
       *[table] You have a { $value } beside the discs.
     }
   *[no] { $where ->
        [mark] { $seat } has a { $value } that touches the black centre.
        [disc] { $seat } has a { $value } on a disc.
       *[table] { $seat } has a { $value } beside the discs.
     }
 }
note-askew = { $seatYou ->
    [yes] Your die leans and shows nothing.
   *[no] { $seat }’s die leans and shows nothing.
 }
note-slid = { $seatYou ->
    [yes] Your die slid instead of rolling: a foul.
   *[no] { $seat }’s die slid instead of rolling: a foul.
 }
note-off = { $seatYou ->
    [yes] Your die fell off the table: a foul.
   *[no] { $seat }’s die fell off the table: a foul.
 }
note-on-puck = { $seatYou ->
    [yes] Your die came to rest on a puck: a foul.
   *[no] { $seat }’s die came to rest on a puck: a foul.
 }
note-stuck = { $seatYou ->
    [yes] Your die never left your tower: a foul.
   *[no] { $seat }’s die never left the tower: a foul.
 }
note-own-tower = { $seatYou ->
    [yes] { $dice ->
        [one] With it another die fell from your own tower.
       *[other] With it { $dice } more dice fell from your own tower.
     }
   *[no] { $dice ->
        [one] With it another die fell from { $seat }’s own tower.
       *[other] With it { $dice } more dice fell from { $seat }’s own tower.
     }
 }
note-disarmed = { $seatYou ->
    [yes] You disarm { $to }:
   *[no] { $toYou ->
        [yes] { $seat } disarms you:
       *[no] { $seat } disarms { $to }:
     }
 }{" "}{ $dice ->
    [one] a die falls from the tower.
   *[other] { $dice } dice fall from the tower.
 }
note-pushed-out = { $seatYou ->
    [yes] One of your dice was pushed off the table or onto a puck, and is out.
   *[no] One of { $seat }’s dice was pushed off the table or onto a puck, and is out.
 }
note-stay = { $seatYou ->
    [yes] You choose the die that stays.
   *[no] { $seat } chooses the die that stays.
 }
note-lose = { $seatYou ->
    [yes] You choose the die that is lost.
   *[no] { $seat } chooses the die that is lost.
 }
note-put = { $seatYou ->
    [yes] You put a die on your tower.
   *[no] { $seat } puts a die on the tower.
 }
note-stole = { $seatYou ->
    [yes] You steal
   *[no] { $seat } steals
 }{" "}{ $discs ->
    [one] a disc
   *[other] { $discs } discs
 } from { $fromYou ->
    [yes] you!
   *[no] { $from }!
 }
note-targets = { $seatYou ->
    [yes] “Targets!” You win the { $discName } disc at once.
   *[no] “Targets!” { $seat } wins the { $discName } disc at once.
 }
note-double = { $seatYou ->
    [yes] “Double { $value }!” You take a die back.
   *[no] “Double { $value }!” { $seat } takes a die back.
 }
note-counter = { $seatYou ->
    [yes] “Too late!” You were quicker than { $to }: the disc stays.
   *[no] { $toYou ->
        [yes] “Too late!” { $seat } was quicker than you: the disc stays.
       *[no] “Too late!” { $seat } was quicker than { $to }: the disc stays.
     }
 }
note-pass = { $seatYou ->
    [yes] You call nothing.
   *[no] { $seat } calls nothing.
 }
note-missed = { $seatYou ->
    [yes] You let a Targets! go by.
   *[no] { $seat } lets a Targets! go by.
 }
note-validated = { $seatYou ->
    [yes] The { $discName } disc under your puck is safe now: yours for good.
   *[no] { $seat }’s { $discName } disc is safe now: won for good.
 }
note-allocated = { $seatYou ->
    [yes] You have the highest sum on the { $discName } disc, and store it under your puck.
   *[no] { $seat } has the highest sum on the { $discName } disc, and stores it under the puck.
 }
note-won-at-once = { $seatYou ->
    [yes] You win the { $discName } disc for good.
   *[no] { $seat } wins the { $discName } disc for good.
 }
note-discarded = Nobody won a disc: the { $discName } one is taken out of the game.
note-golden-begins = A tie: Golden Targets decides. All three dice in one flick, all players at once.
note-golden-again = Still a tie: Golden Targets once more.
note-aimed = { $seatYou ->
    [yes] You are ready to flick.
   *[no] { $seat } is ready to flick.
 }
note-golden-total = { $seatYou ->
    [yes] You have { $points } on the disc, { $total } on the whole table.
   *[no] { $seat } has { $points } on the disc, { $total } on the whole table.
 }
note-won = { $seatYou ->
    [yes] You win the match!
   *[no] { $seat } wins the match!
 }
note-won-together = { $seatYou ->
    [yes] You and { $to } win the match!
   *[no] { $toYou ->
        [yes] { $seat } and you win the match!
       *[no] { $seat } and { $to } win the match!
     }
 }
note-taken-back = { $seatYou ->
    [yes] You take your last move back.
   *[no] { $seat } takes the last move back.
 }

## What is asked now

ask-distance = How far from the discs shall your tower stand?
ask-swap = Which die do you give your partner?
ask-shout = Be the first to call, and you begin!
ask-put = Which die goes on your tower next?
ask-flick = Flick the top die of your tower.
ask-stay = Several of your dice fell: which one stays?
ask-lose = Your tower was hit: which of the fallen dice is lost?
ask-window = You have something to call.
ask-discard = Nobody won a disc: which one is taken out?
ask-golden = Golden Targets: flick all three dice at the disc.
wait-distance = { $count ->
    [one] { $seat } chooses where to stand.
   *[other] { $count } players choose where to stand.
 }
wait-swap = { $count ->
    [one] { $seat } chooses a die for the partner.
   *[other] { $count } players choose a die for their partners.
 }
wait-shout = { $count ->
    [one] Waiting for { $seat } to call.
   *[other] Who calls first?
 }
wait-put = { $count ->
    [one] { $seat } builds the tower.
   *[other] { $count } players build their towers.
 }
wait-flick = { $count ->
    [one] { $seat } is about to flick.
   *[other] { $count } players are about to flick.
 }
wait-stay = { $count ->
    [one] { $seat } chooses which die stays.
   *[other] { $count } players choose which die stays.
 }
wait-lose = { $count ->
    [one] { $seat } chooses which die is lost.
   *[other] { $count } players choose which die is lost.
 }
wait-window = { $count ->
    [one] { $seat } has something to call.
   *[other] { $count } players have something to call.
 }
wait-discard = { $count ->
    [one] { $seat } takes a disc out of the game.
   *[other] { $count } players take a disc out of the game.
 }
wait-golden = { $count ->
    [one] { $seat } still has to aim.
   *[other] { $count } players still have to aim.
 }

## At the table in the browser

ui-round = Round { $round }
ui-set = Set { $set }, round { $round }
ui-money-time = Money Time
ui-golden = { $time ->
    [one] Golden Targets
   *[other] Golden Targets, again
 }
ui-over = The match is over.
ui-rolling = The die is on its way…
ui-moment = One moment…
ui-board = The table
ui-deep = The table, seen in depth
ui-flat = The table from above; what lies where is listed below
ui-keys = The table, and your finger. Left and right aim, with Shift finely. Up and down move the finger up and down on the die, comma and full stop to the left and right. Hold the space bar to gather power, let go to flick. Escape changes your mind.
ui-how = Swipe across it, or draw it back and let go.
ui-how-keys = Arrows aim, the space bar gathers power: let go to flick. Your hand trembles a little.
ui-how-flat = Draw the die back on the drawing, or set the sliders. Like any hand, yours trembles a little.
ui-how-golden = Everyone flicks at the same moment, once all have aimed.
ui-missed = Nothing was flicked. Swipe faster, or draw the die farther back.
ui-die = { $face ->
    [0] { $colourName } die
   *[other] { $colourName } { $face }
 }
ui-die-there = { $face ->
    [0] A { $colourName } die. There is nothing to do with it now.
   *[other] A { $colourName } die, showing { $face }. There is nothing to do with it now.
 }
ui-pass = Call nothing
ui-call_targets = Targets! with the { $colourName } { $face }: win the { $discName } disc
ui-call_targets-short = Targets!
ui-call_double = { $lies ->
    [mark] Double { $face }: take back the { $colourName } one on the black centre
    [disc] Double { $face }: take back the { $colourName } one on the { $discName } disc
    [edge] Double { $face }: take back the { $colourName } one on the edge of a disc
   *[table] Double { $face }: take back the { $colourName } one on the table
 }
ui-call_double-short = Double { $face }
ui-counter = Too late! No disc for { $to }
ui-counter-short = Too late!
ui-stay = { $lies ->
    [mark] The { ui-die } on the black centre stays
    [disc] The { ui-die } on the { $discName } disc stays
    [edge] The { ui-die } on the edge of a disc stays
   *[table] The { ui-die } on the table stays
 }
ui-lose = The { $colourName } die is lost
ui-put = The { $colourName } die
ui-discard = The { $discName } disc
ui-swap = The { $colourName } die
ui-shout = Targets!
ui-distance = Distance to the nearest disc: { $mm } mm
ui-distance-here = Stand here
ui-finger = The flick
ui-aim = Aim
ui-aim-value = { $side ->
    [more] { $tenths }° to the right
    [less] { $tenths }° to the left
   *[none] at the middle
 }
ui-power = Power
ui-height = Height
ui-height-value = { $side ->
    [more] { $steps } mm high
    [less] { $steps } mm low
   *[none] level
 }
ui-side = Side
ui-side-value = { $side ->
    [more] { $steps } mm right
    [less] { $steps } mm left
   *[none] centred
 }
ui-flick = Flick
ui-views = How to look at the table
ui-view-seat = From my seat
ui-view-tower = Over my tower
ui-view-above = From above
ui-view-flat = As a flat drawing
ui-arc = For beginners: show the first stretch of the flight
ui-look-again = Look at it again, slowly and from another side
ui-back-to-now = Back to the match
ui-first = begins this round
ui-partner = partner
ui-stored = { $count ->
    [0] no disc under the puck
    [one] one disc under the puck, not safe yet
   *[other] { $count } discs under the puck, not safe yet
 }
ui-seat = { $seat }, { $colourName }: { $won ->
    [0] no disc won
    [one] one disc won
   *[other] { $won } discs won
 }, { $stored ->
    [0] none stored
    [one] one stored
   *[other] { $stored } stored
 }, { $tower ->
    [0] no dice on the tower
    [one] one die on the tower
   *[other] { $tower } dice on the tower
 }, { $out ->
    [0] none out
    [one] one out
   *[other] { $out } out
 }.
ui-lies = What lies where
ui-lies-die = Die
ui-lies-seat = Whose
ui-lies-where = Where
ui-on-tower = { $level ->
    [one] at the foot of the tower
   *[other] on the tower, number { $level } from below
 }
ui-under-puck = under the puck, out of the round
ui-on-mark = on the black centre of the { $discName } disc
ui-on-disc = on the { $discName } disc
ui-on-stored = on a stored disc, the { $discName } one
ui-straddles = across the edge of the { $discName } disc
ui-on-table = on the table, { $far } cm from the middle

## The first round

lesson-flick = Your tower stands before you, and three discs lie in the middle. Flick your top die at them: swipe across it, or draw it back and let go. In this first round your hand is guided.
lesson-roll = Your four rolled and lies on the purple disc: there it counts. The other die never rolled, it only slid: that is a foul, and it is out for this round, under its puck. Flick your second die.
lesson-targets = Your five touches the black centre! Call it before anybody flicks again, and the red disc is yours for good.
lesson-pair = That disc is safe; the die that won it lies under your puck until the round is over. The other player now has a five on the orange disc. Flick your last die.
lesson-double = Another four: two alike on the table are a Double. Take one back, the one beside the discs. The four on the purple disc stays where it counts.
lesson-last = The die stands on your puck again. The other player has used all three, so this is the last flick of the round. The sum on a disc counts: try to join your four.
lesson-end = Four and three are seven: the purple disc is stored under your puck. It is safe when the next round ends, unless a die comes to rest on it before. Four safe discs end a match. From here on nobody guides your hand.
