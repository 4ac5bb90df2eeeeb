# Challenges.

# --- What happens -----------------------------------------------------------------------------

challenge-made = { $seat } { $forced ->
    [yes] must challenge
   *[no] challenges
 } { $other } to a battle on { $tile }.
intrigue-lapsed = The Intriguer of { $seat } cannot make { $other } challenge anybody.
bye-given = { $seat } can challenge nobody and has a bye.

# --- Answers ----------------------------------------------------------------------------------

challenge-realm = Challenge { $realm }
demand-challenge = { $realm } is challenged
mark-tile = { $tile }

# --- Questions --------------------------------------------------------------------------------

challenge-phase = Challenges
demand-of = Whom must { $other } challenge?
    .short = A forced challenge
choose-opponent = Whom do you challenge?
choose-tile = On which tile do you fight { $other }?
    .short = The tile of the battle

# --- Reasons ----------------------------------------------------------------------------------

challenged-already = { $seat } has a battle already.
engaged-already = { $seat } has a battle already, and others have none.
mercenary-is-hired = { $seat } is a hired mercenary this round and has no battle of his own.
diplomat-protects = The Diplomat protects { $seat } from this challenge.
no-challenge-to-ally = { $seat } is an ally, and somebody else can be challenged.
no-battle-tile = { $tile } cannot be the tile of this battle.
