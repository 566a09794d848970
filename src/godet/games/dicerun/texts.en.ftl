# DiceRun in English. The argument seat is a seat: $seat is a name and $seatYou says "yes" when it
# is the reader’s own. Any other word, such as card or colour, comes with $cardName, $colourName as
# well. Groups are counted from 1, the leading group.

game-name = DiceRun
game-line = Thirty dice race; secretly bring your favourites to the front.

## Options

option-deck = Movement cards
option-deck-help = How the 76 movement cards divide among their kinds.
option-deck-even = all kinds alike, jokers double
option-deck-advance = more colours and values
option-deck-middle = in between
option-quick_start = Who begins
option-quick_start-help = Everybody takes two dice and rolls them, or chance says who begins and the dice stay as they are.
option-quick_start-no = the highest roll of two dice
option-quick_start-yes = chance
option-prizes = Prizes
option-prizes-help = What winning a stage brings. The second always scores 2, the third 1.
option-prizes-stages = 3, 4, 5, then 6
option-prizes-flat = 3 at every stage
option-two_players = Two players
option-two_players-help = The rulebook asks for three players or more. Two may play if you allow it.
option-two_players-no = from three players
option-two_players-yes = two may play

## What cannot be done, and why

refusal-not_now = That is not what is asked now.
refusal-no_such_die = There is no such die there.
refusal-die_taken = All dice like this one are taken.
refusal-card_not_in_hand = You do not hold this card.
refusal-cards_can_be_played = You can still play a card or roll a group again: nothing is discarded without effect.
refusal-no_such_group = There is no such group.
refusal-leader_stays = Not with the leading group.
refusal-one_group_only = There is only one group yet.
refusal-two_groups_only = This takes three groups.
refusal-leader_too_small = A sprint needs at least four dice in the leading group.
refusal-value_not_there = No die of this group shows that value.
refusal-own_marker = You were the last to roll a group again: somebody else has to do it first.
refusal-target_not_yours = You do not hold this target.
refusal-target_already_played = You have already played a target in this stage.
refusal-two_players_off = DiceRun is for three players or more, unless two are allowed to play.

## How it ended

ending-unfinished = The race is not over yet.
ending-race_run = All four stages are run; most victory points win.

## Moves

move-take = Take the { $colourName } { $value }
move-advance = { $cardName }
move-joker = Joker: { $cardName }
move-swap = Swap groups { $group } and { $next }
move-sprint = Sprint with the { $colourName } { $value }
move-comeback = Comeback of the last group
move-about_face = Turn every { $value } in group { $group }
move-gap = A gap behind group { $group }
move-accident = Accident of the { $colourName } { $value }
move-reroll = Lay “{ $cardName }” face down to roll a group again
move-reroll_group = Roll group { $group } again
move-target = { $order ->
    [value] Play your target { $colourName } { $value }, the value first
   *[other] Play your target { $colourName } { $value }, the colour first
 }
move-discard = Discard “{ $cardName }”
move-choose = Count the { $colourName } { $value }

## The story

part-plays = { $seatYou ->
    [yes] You play
   *[no] { $seat } plays
 }
part-die = the { $colourName } { $value }
part-lead = { $lead ->
    [one] one die leads
   *[other] { $lead } dice lead
 }
part-moved = { $count ->
    [0] nothing moves
    [one] one die moves up, { part-lead }
   *[other] { $count } dice move up, { part-lead }
 }
note-values-rolled = The thirty dice are rolled: { $show1 } show 1, { $show2 } show 2, { $show3 } show 3, { $show4 } show 4, { $show5 } show 5 and { $show6 } show 6.
note-dealt-target = { $seatYou ->
    [yes] You are dealt a target: { part-die }.
   *[no] { $seat } is dealt a target: { part-die }.
 }
note-dealt = { $seatYou ->
    [yes] You are dealt “{ $cardName }”.
   *[no] { $seat } is dealt “{ $cardName }”.
 }
note-takes = { $seatYou ->
    [yes] You take { part-die }.
   *[no] { $seat } takes { part-die }.
 }
note-start-rolled = { $seatYou ->
    [yes] You roll for the start: { $faces }.
   *[no] { $seat } rolls for the start: { $faces }.
 }
note-start-again = A tie for the highest roll: those who share it roll their dice again.
note-begins = { $seatYou ->
    [yes] You begin the race.
   *[no] { $seat } begins the race.
 }
note-turn = { $seatYou ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
 }
note-plays-advance = { part-plays } “{ $cardName }”: { part-moved }.
note-plays-joker = { part-plays } a joker for “{ $cardName }”: { part-moved }.
note-plays-swap = { part-plays } “{ card-swap }”: groups { $group } and { $next } change places.
note-plays-sprint = { part-plays } “{ card-sprint }”: { part-die } breaks away.
note-sprints = So does { part-die }.
note-plays-comeback = { part-plays } “{ card-comeback }”: the last group is second now.
note-plays-about-face = { part-plays } “{ card-about_face }”: every { $value } in group { $group } becomes a { $opposite }.
note-plays-gap = { part-plays } “{ card-gap }”: it lies behind group { $group }.
note-plays-accident = { part-plays } “{ card-accident }”: { part-die } falls back to the last group.
note-reroll = { $seatYou ->
    [yes] You lay “{ $cardName }” face down to roll a group again.
   *[no] { $seat } lays “{ $cardName }” face down to roll a group again.
 }
note-reroll-hidden = { $seat } lays a card face down to roll a group again.
note-reroll-group = { $seatYou ->
    [yes] You roll group { $group } again.
   *[no] { $seat } rolls group { $group } again.
 }
note-rerolled = Group { $group } shows { $faces } now.
note-plays-target = { $order ->
    [value] { part-plays } the target { $colourName } { $value }: first every { $value }, then every { $colourName } die; { part-lead }.
   *[other] { part-plays } the target { $colourName } { $value }: first every { $colourName } die, then every { $value }; { part-lead }.
 }
note-discards = { $seatYou ->
    [yes] You can play nothing and discard “{ $cardName }”.
   *[no] { $seat } can play nothing and discards “{ $cardName }”.
 }
note-drew = { $seatYou ->
    [yes] You draw “{ $cardName }”.
   *[no] { $seat } draws “{ $cardName }”.
 }
note-drew-hidden = { $seatYou ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
 }
note-stage-over = A stage card shows: stage { $stage } is over.
note-chosen = { $seatYou ->
    [yes] You choose to count { part-die }.
   *[no] { $seat } chooses to count { part-die }.
 }
note-chosen-hidden = { $seat } has chosen a target.
part-prize = { $prize ->
    [0] no victory point
    [one] one victory point
   *[other] { $prize } victory points
 }
note-scored = { $seatYou ->
    [yes] Your target was { part-die }: { $count } in the leading group, { part-prize }.
   *[no] { $seat }’s target was { part-die }: { $count } in the leading group, { part-prize }.
 }
note-race-over = The race is over.

## Dice and cards

colour-red = red
colour-orange = orange
colour-green = green
colour-blue = blue
colour-purple = purple

card-red = All red
card-red-help = Every red die moves up one group, front to back.
card-orange = All orange
card-orange-help = Every orange die moves up one group, front to back.
card-green = All green
card-green-help = Every green die moves up one group, front to back.
card-blue = All blue
card-blue-help = Every blue die moves up one group, front to back.
card-purple = All purple
card-purple-help = Every purple die moves up one group, front to back.
card-one = All ones
card-one-help = Every die that shows 1 moves up one group, front to back.
card-two = All twos
card-two-help = Every die that shows 2 moves up one group, front to back.
card-three = All threes
card-three-help = Every die that shows 3 moves up one group, front to back.
card-four = All fours
card-four-help = Every die that shows 4 moves up one group, front to back.
card-five = All fives
card-five-help = Every die that shows 5 moves up one group, front to back.
card-six = All sixes
card-six-help = Every die that shows 6 moves up one group, front to back.
card-joker = Joker
card-joker-help = Name a colour or a value: all its dice move up one group.
card-swap = Swap
card-swap-help = Two neighbouring groups change places; never the leading one.
card-sprint = Sprint
card-sprint-help = Three dice of the leading group break away and lead. At least one must stay behind.
card-comeback = Comeback
card-comeback-help = The last group comes up to second place, directly behind the leaders.
card-about_face = About-face
card-about_face-help = Choose a group and a value: all its dice of that value turn to the opposite face. Opposite faces add up to 7.
card-gap = Gap
card-gap-help = Lies between two groups and counts as one until dice move up into it.
card-accident = Accident
card-accident-help = A die of the leading group falls back to the last group.

## What is asked now

ask-take = { $count ->
    [one] Take one more die: all then roll theirs, the highest sum begins.
   *[other] Take two dice: all then roll theirs, the highest sum begins.
 }
ask-play = Play a movement card or one of your targets.
ask-discard = No card can be played: discard one, or play a target.
ask-sprint = { $count ->
    [one] Sprint: choose the last die.
   *[other] Sprint: choose { $count } more dice of the leading group.
 }
ask-reroll-group = Which group is rolled again?
ask-choose = Stage { $stage } is over: choose the target you count.
ask-advance = { $cardName }: play it?
ask-joker = Joker: which colour or which value moves up?
ask-swap = Swap: between which two groups?
ask-sprint-first = Sprint: choose the first of three dice.
ask-comeback = Comeback: bring the last group up to second place?
ask-about_face = About-face: in which group?
ask-about-value = About-face in group { $group }: which value turns over?
ask-gap = Gap: behind which group?
ask-accident = Accident: which die of the leading group falls back?
ask-target = Your target, the { $colourName } { $value }: which moves up first?
ask-choose-target = Count the { $colourName } { $value }? It scores { $count } in the leading group.
ask-only-reroll = “{ $cardName }” cannot be played now, but it can be laid face down.
ask-throw-away = Discard “{ $cardName }” without effect?
wait-take = { $seat } is taking two dice for the start.
wait-play = { $seat } is to play.
wait-sprint = { $seat } is choosing dice for a sprint.
wait-reroll-group = { $seat } is choosing a group to roll again.
wait-choose = { $count ->
    [one] One player is still choosing a target.
   *[other] { $count } players are still choosing a target.
 }

## At the table in the browser

ui-over = The race is over.
ui-moment = One moment…
ui-rolling = The dice are rolling…
ui-road = The race, from the front
ui-leaders = Leading group
ui-group = Group { $rank }
ui-group-dice = { $name }: { $dice }.
ui-die = { $colourName } { $value }
ui-die-unrolled = { $colourName }
ui-gap-lies = A gap.
ui-seat = { $seat }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }.
ui-marker = Rolled a group again last.
ui-played = Target of this stage: { $target }.
ui-spent = Stage { $stage }: { $target }.
ui-has-chosen = Has chosen.
ui-hand = Your movement cards
ui-targets = Your targets
ui-target = Target { $colourName } { $value }, scores { $count } in the leading group now
ui-target-then = would score { $count }
ui-target-spent = Target { $colourName } { $value }, counted in stage { $stage }
ui-target-played = Target { $colourName } { $value }, counts for this stage and scores { $count } now
ui-target-help = Moves up all its colour and all its value, one after the other; then it counts for this stage. You draw no card.
ui-stage-mark = stage { $stage }
ui-counts = counts
ui-put-back = Put it back
ui-play = Play it
ui-reroll = Re-roll a group
ui-discard = Discard it
ui-choose = Count it
ui-colour-first = Colour first
ui-value-first = Value first
ui-no-card = You hold no cards.
ui-not-now = You can do this when it is your turn.
ui-not-this-target = Targets are played on your turn, or chosen when a stage is over.
ui-between = Groups { $group } and { $next } change places
ui-gap-behind = Gap behind group { $group }
ui-turn-in = Turn dice over in group { $group }
ui-reroll-this = Roll group { $group } again
ui-turn-value = { $value } becomes { $opposite }, { $count ->
    [one] one die
   *[other] { $count } dice
 }
ui-stage = Stage { $stage }
ui-stage-prize = { $stage ->
    [4] Last stage, for { $prize } points
   *[other] Stage { $stage } of 4, for { $prize } points
 }
ui-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
 }
ui-flag-after = Flag after { $draws } more cards
ui-flag-or = { $first } or { $last }
ui-flag-passed = Cards drawn in this stage: { $drawn }. Possible sizes of its packet: { $sizes }.
ui-last-card = Played last: { $cardName }
ui-last-target = Played last: target { $colourName } { $value }
ui-verdict = Stage { $stage }: the targets are turned over
ui-verdict-how = What each scores in the leading group; in a tie, in the groups behind it.
ui-verdict-in = { $rank ->
    [1] leading group
   *[other] group { $rank }
 }
ui-verdict-row = { $seat }: { $target }, { $count } in the leading group, { $prize ->
    [0] no point
    [one] 1 point
   *[other] { $prize } points
 }.
ui-verdict-tie = tie: { $scores } in the groups behind
ui-close = Close
ui-show-verdict = Stage { $stage }, worth { $prize }: show how it was decided
note-taken-back = { $seatYou ->
    [yes] You take your last move back.
   *[no] { $seat } takes the last move back.
 }

## A first race

lesson-blue = Your targets are yours alone to see: whoever’s target counts most in the leading group when a stage ends wins it. The blue six is one of yours. Play “All blue”: the blue dice break away and lead.
lesson-gap = The blue one is alone in front now, and a gap lies behind it. Play “All sixes”: your blue six steps up into the gap and becomes a group of its own; the other sixes follow one group further back.
lesson-reroll = An accident has sent the blue one to the tail: your blue six leads, with two green dice. Groups behind can be rolled again. Lay “All threes” face down: nobody will know which card it was.
lesson-group = Now say which group rolls again. Never the leading one; take the last. You may not do this again before somebody else has.
lesson-target = Instead of a card you may show a target: all its dice advance, by colour and by value, in the order you like. Play the blue six, value first. It will then be alone in front, and it is the target that counts for you in this stage.
lesson-joker = A stage card came to the top of the pile. Your blue six counted three: one for the colour, one for the value, one for both. That wins the stage and three points. The race goes on from where it stands: play your joker for green, the green three is another of your targets.
lesson-end = Four stages make a race, worth 3, 4, 5 and 6, and each of your targets counts in one of them. You know DiceRun.
