game-nim = Nim with a secret
seat-player = Player { $number }
card-hare = the hare (1)
card-fox = the fox (2)
card-badger = the badger (3)
card-wolf = the wolf (4)
card-bear = the bear (5)
card-ox = the ox (6)

group-stones = The stones
option-most = How many at once
    .help = How many stones may be taken at once without a card.
option-most-three = up to three
option-most-four = up to four

nim = Nim
deal-card = A card is dealt.
take-stones = How many stones do you take?
take = { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }
play-card = as many as my card is worth
no-card = You have played your card already.
too-few-stones = There are not that many stones: { $stones }.

card-played = { $seat } plays { $card }.
stones-taken = { $seat } takes { $stones ->
    [one] a stone
   *[other] { $stones } stones
 }.
ending-last-stone = The last stone is taken.

module-nim = The game
rule-1 = Fifteen stones lie on a heap. Everybody is dealt one of six cards, face down.
rule-2 = In turn everybody takes one, two or three stones.
rule-3 = Once in the game, a player may play the card instead and take as many stones as it is worth.
rule-4 = Whoever takes the last stone wins.
