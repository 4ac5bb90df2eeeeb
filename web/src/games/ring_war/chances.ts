/** What the server can compute of an attack before it is made. */

/** That the area falls, with the leader if he may lead, and the mean losses. */
export interface AttackOdds {
  taken: number
  led: number | null
  attackers_lost: number
  defenders_lost: number
}
