import { describe, expect, it } from 'vitest'
import { attack } from '../src/games/ring_war/model'

const TURN = { '@': 'Turn', seat: 0, at: 'battle' }
const DUEL = { '@': 'Duel', attacker: 0, source: 'moria', target: 'eregion', at: 'stand' }

describe('the attack under way', () => {
  it('is read from what has begun', () => {
    expect(attack([TURN, DUEL, { '@': 'StandOrWithdraw', seat: 1 }])).toEqual({ source: 'moria', target: 'eregion' })
  })

  it('is there for nobody between attacks, and when the area has fallen', () => {
    expect(attack([])).toBeNull()
    expect(attack([TURN, { '@': 'ChooseAttack', seat: 0 }])).toBeNull()
    expect(attack([TURN, DUEL, { '@': 'Conquest', area: 'eregion' }])).toBeNull()
  })
})
