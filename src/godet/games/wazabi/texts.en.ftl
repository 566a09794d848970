# Wazabi in English. Arguments seat, to, from and whom are seats: $seat is a name and
# $seatYou says "yes" when it is the reader’s own. Any other word, such as card, comes with
# $cardName as well. Numbers are counted from 1.

game-name = Wazabi
game-line = Give your dice away before the others give you theirs.

## Dice and cards

face-w = Wazabi
face-w-help = Pays for cards.
face-card = card
face-card-help = Draw a card.
face-die = die
face-die-help = Give this die away.

card-remove1 = One die fewer
card-remove1-help = Put one of your dice back in the box. Not when you have just rolled two or more die faces.
card-swap = Round the table
card-swap-help = Everybody, you too, passes all their dice to the left or to the right: you say which.
card-remove2 = Two dice fewer
card-remove2-help = Put two of your dice back in the box.
card-give1 = A present
card-give1-help = Give one of your dice to a player of your choice.
card-steal = Light fingers
card-steal-help = Take a card, unseen, from a player of your choice. If nobody has one, draw it from the pile.
card-keep1 = Just the one
card-keep1-help = A player of your choice with two cards or more keeps a single one and lays the others down.
card-draw3 = Three more
card-draw3-help = Draw three cards.
card-all2 = Two is plenty
card-all2-help = All the others who hold more than two cards keep two and lay the rest down.
card-skip = Sit this one out
card-skip-help = A player of your choice misses their next turn.
card-replay = About turn
card-replay-help = Take another whole turn; then play goes round the other way.

## Options

option-start_dice = Dice at the start
option-start_dice-help = How many each player begins with. Fewer make a shorter game; there are 24 in the box.
option-teams = Teams
option-teams-help = Two by two, partners sit opposite. The first player without dice wins for both.
option-teams-no = each for oneself
option-teams-yes = teams of two
option-to_the_last = Play to the last
option-to_the_last-help = Those who are out of dice leave the game, the others go on until one loser remains.
option-to_the_last-no = the first one out wins
option-to_the_last-yes = until one loser remains
option-games = Games
option-games-help = With more than one it is a tournament: the winner of each game scores a point for every die the opponents still hold.
option-tie = If the tournament is tied
option-tie-help = Share the win, or play one more game until one side leads alone.
option-tie-shared = the win is shared
option-tie-one_more = one more game
option-draw_from_partner = Drawing from a partner’s hand
option-draw_from_partner-help = When both piles are empty you draw from a hand. May it be your partner’s?
option-draw_from_partner-no = opponents only
option-draw_from_partner-yes = partner too
option-blind_card = Choosing a hidden card
option-blind_card-help = When you take a card from somebody’s hand: left to chance, or you point at one in the fan.
option-blind_card-chance = chance chooses
option-blind_card-position = point at one
option-turn_limit = Most turns
option-turn_limit-help = A game that has not ended after so many turns is cut off without a winner.

## What cannot be done, and why

refusal-not_now = That is not what is asked now.
refusal-no_such_seat = Nobody sits there.
refusal-yourself = Choose somebody else than yourself.
refusal-finished_seat = This player is out of dice and has left the game.
refusal-no_cards_there = This player has no cards.
refusal-partner_cards = You may not draw from your partner’s hand.
refusal-no_such_place = There is no card in that place.
refusal-card_not_in_hand = You do not hold this card.
refusal-too_few_w = This card costs more W than you rolled.
refusal-two_dice_faces = Not this turn: you rolled two or more die faces.
refusal-one_card_only = This player has fewer than two cards.
refusal-others_have_cards = Somebody still has cards: take one of theirs.
refusal-same_swap = With two players, left and right are the same.
refusal-too_many_dice = There are only 24 dice: start with fewer, or with fewer players.
refusal-teams_need_four_or_six = Teams of two need four or six players.
refusal-last_not_with_teams = In teams the first player without dice ends the game: nobody plays on.
refusal-last_not_with_games = In a tournament the first player without dice ends each game: nobody plays on.

## How it ended

ending-unfinished = The game is not over yet.
ending-last_die_given = The last die was given away.
ending-last_die_removed = The last die went back in the box.
ending-last_loser = One player is left with dice.
ending-points = All the games are played; most points win.
ending-cut_off = Too many turns: the game was cut off without a winner.

## What is asked now

ask-give = { $count ->
    [one] Give this die to someone.
   *[other] Give away { $count } dice, one at a time: who gets this one?
 }
ask-draw_from = { $count ->
    [one] There is no card left to draw: choose whose hand to draw from.
   *[other] There is no card left to draw: choose whose hand to draw from ({ $count } to go).
 }
ask-pick = Point at a card in { $fromYou ->
    [yes] your fan
   *[no] { $from }’s fan
 }.
ask-play = Play a card, or none. You have { $w } W.
ask-keep = { $count ->
    [one] Choose one card to keep.
   *[other] Choose { $count } cards to keep, one at a time.
 }
wait-give = { $seat } is giving dice away.
wait-draw_from = { $seat } is choosing a hand to draw from.
wait-pick = { $seat } is choosing a card from a fan.
wait-play = { $seat } may play a card.
wait-keep = { $seat } is choosing which cards to keep.

## Moves

move-give = Give this die to { $to }
move-draw_from = Draw from { $whom }’s hand
move-pick = Take card { $place }
move-keep = Keep { $cardName }
move-pass = Play no card
move-remove1 = { card-remove1 }
move-swap = { $side ->
    [left] { card-swap }: to the left
   *[right] { card-swap }: to the right
 }
move-remove2 = { card-remove2 }
move-give1 = { card-give1 }: a die to { $to }
move-steal = { card-steal }: take a card from { $whom }
move-steal_pile = { card-steal }: draw from the pile
move-keep1 = { card-keep1 }: { $whom } keeps one card
move-draw3 = { card-draw3 }
move-all2 = { card-all2 }
move-skip = { card-skip }: { $whom } misses a turn
move-replay = { card-replay }
side-left = to the left
side-right = to the right

## The story

part-to = { $toYou ->
    [yes] you
   *[no] { $to }
 }
part-from = { $fromYou ->
    [yes] you
   *[no] { $from }
 }
part-plays = { $seatYou ->
    [yes] You play
   *[no] { $seat } plays
 }
part-w = { $w ->
    [0] no W
   *[other] { $w } W
 }
part-cards = { $cards ->
    [0] no card to draw
    [one] { $cards } card to draw
   *[other] { $cards } cards to draw
 }
part-dice = { $dice ->
    [0] no die to give
    [one] { $dice } die to give
   *[other] { $dice } dice to give
 }

note-dealt = { $seatYou ->
    [yes] You are dealt “{ $cardName }”.
   *[no] { $seat } is dealt “{ $cardName }”.
 }
note-start-rolled = { $seatYou ->
    [yes] You roll for the start: { part-w }.
   *[no] { $seat } rolls for the start: { part-w }.
 }
note-start-again = A tie for the most W: those who share it roll again.
note-rolled = { $seatYou ->
    [yes] You roll { part-w }, { part-cards } and { part-dice }.
   *[no] { $seat } rolls { part-w }, { part-cards } and { part-dice }.
 }
note-turn = { $extra ->
    [yes] { $seatYou ->
        [yes] You take another turn.
       *[no] { $seat } takes another turn.
     }
   *[no] { $seatYou ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
     }
 }
note-drew = { $seatYou ->
    [yes] You draw “{ $cardName }”.
   *[no] { $seat } draws “{ $cardName }”.
 }
note-drew-hidden = { $seatYou ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
 }
note-reshuffled = The played cards are shuffled and become the new pile.
note-draw-from = { $seatYou ->
    [yes] No card is left to draw: you turn to { $to }’s hand.
   *[no] No card is left to draw: { $seat } turns to { $toYou ->
        [yes] your hand
       *[no] { $to }’s hand
     }.
 }
note-pick = { $seatYou ->
    [yes] You point at card { $place } of the fan.
   *[no] { $seat } points at card { $place } of the fan.
 }
note-took = { $seatYou ->
    [yes] You take “{ $cardName }” from { $from }.
   *[no] { $seat } takes “{ $cardName }” from { part-from }.
 }
note-took-hidden = { $seat } takes a card from { $from }.
note-stole = { $seatYou ->
    [yes] You steal “{ $cardName }” from { $from }.
   *[no] { $seat } steals “{ $cardName }” from { part-from }.
 }
note-stole-hidden = { $seat } steals a card from { $from }.
note-give = { $seatYou ->
    [yes] You give a die to { $to }.
   *[no] { $seat } gives a die to { part-to }.
 }
note-passed = { part-plays } no card.
note-plays-remove1 = { part-plays } “{ card-remove1 }”: a die goes back in the box.
note-plays-swap = { part-plays } “{ card-swap }”: all dice pass { $sideName }.
note-plays-remove2 = { part-plays } “{ card-remove2 }”: two dice go back in the box.
note-plays-give1 = { part-plays } “{ card-give1 }”: a die for { part-to }.
note-plays-steal = { part-plays } “{ card-steal }” on { part-to }.
note-plays-steal-pile = { part-plays } “{ card-steal }”: no hand holds a card, so it comes from the pile.
note-plays-keep1 = { part-plays } “{ card-keep1 }” on { part-to }.
note-plays-draw3 = { part-plays } “{ card-draw3 }”.
note-plays-all2 = { part-plays } “{ card-all2 }”.
note-plays-skip = { part-plays } “{ card-skip }” on { part-to }.
note-plays-replay = { part-plays } “{ card-replay }”.
note-kept = { $seatYou ->
    [yes] You keep “{ $cardName }”.
   *[no] { $seat } keeps “{ $cardName }”.
 }
note-kept-hidden = { $seat } has chosen a card to keep.
part-laid = { $count ->
    [one] “{ $cardName }”
   *[other] { $count } × “{ $cardName }”
 }
note-discarded = { $seatYou ->
    [yes] You lay down { part-laid }.
   *[no] { $seat } lays down { part-laid }.
 }
note-skipped = { $seatYou ->
    [yes] You sit this turn out.
   *[no] { $seat } sits this turn out.
 }
note-direction = Play now goes { $wayName }.
way-clockwise = clockwise
way-counter = counter-clockwise
note-finished = { $seatYou ->
    [yes] You have no dice left: place { $place }!
   *[no] { $seat } has no dice left: place { $place }!
 }
note-last-left = { $seatYou ->
    [yes] You are the only one left with dice.
   *[no] { $seat } is the only one left with dice.
 }
note-won-game = { $dice ->
    [one] { $seatYou ->
        [yes] You win!
       *[no] { $seat } wins!
     } One die is left with the others.
   *[other] { $seatYou ->
        [yes] You win!
       *[no] { $seat } wins!
     } { $dice } dice are left with the others.
 }
note-won-together = { $dice ->
    [one] { $seatYou ->
        [yes] You and { $to } win
       *[no] { $seat } and { part-to } win
     }! One die is left with the others.
   *[other] { $seatYou ->
        [yes] You and { $to } win
       *[no] { $seat } and { part-to } win
     }! { $dice } dice are left with the others.
 }
note-cut-off = Too many turns: this game is cut off, nobody wins it.
note-next-game = Game { $game } begins.

## At the table in the browser

ui-seat = { $seat }: { $dice ->
    [0] no dice
    [one] { $dice } die
   *[other] { $dice } dice
 }, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
 }{ $skips ->
    [0] .
    [one] , sits the next turn out.
   *[other] , sits the next { $skips } turns out.
 }
ui-place = { $place }.
ui-skips = { $count ->
    [one] sits out
   *[other] sits out × { $count }
 }
ui-laid = { $count } × { $cardName }
ui-direction = Play goes { $wayName }.
ui-pile = pile: { $count }
ui-discard = played: { $count }
ui-box = { $count ->
    [one] { $count } die in the box
   *[other] { $count } dice in the box
 }
ui-turns-after = then the other way
ui-hand = Your cards
ui-card = { $name }, { $cost ->
    [0] free
   *[other] costs { $cost } W
 }
ui-no-cards = You hold no cards.
ui-put-back = Put it back
ui-choose-seat = { $cardName }: who shall it be?
ui-play-it = Play { $cardName }?
ui-over = The game is over.
ui-moment = One moment…
ui-rolls = { $seatYou ->
    [yes] You roll.
   *[no] { $seat } rolls.
 }
ui-too-few-w = This card costs { $cost } W, you rolled { $w }.
ui-not-yet = { $cost ->
    [0] This card is free: play it in the last step of your turn.
   *[other] This card costs { $cost } W: play it in the last step of your turn.
 }
ui-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
ui-partner = your partner
ui-game = game { $game } of { $most }
ui-kept = You keep this one.

note-taken-back = { $seatYou ->
    [yes] You take your last move back.
   *[no] { $seat } takes the last move back.
 }

## A first game

lesson-give = You have rolled a W, a card and a die. The card you have already drawn. The die face must go: give that die to the player on your left.
lesson-play = Now you may play one card. It costs W, and your roll shows one. “One die fewer” costs just that: play it, and a die goes back in the box.
lesson-skip = Two W this time, and nothing to give. “A present” would cost three. “Sit this one out” costs nothing: lay it before the player on your left, who then misses a turn.
lesson-keep = “Just the one” has been played on you: keep one card, the others are laid down. With one “One die fewer” in hand you can win, so keep that.
lesson-last = A W and a die. Give the die away to the other player: only one die is left to you.
lesson-win = One die left, one W rolled, and “One die fewer” in your hand. Play it: without dice you have won, whatever the others hold.
lesson-end = That is the whole of it: roll, draw, give, play one card. You know Wazabi.
