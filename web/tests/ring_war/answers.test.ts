import { describe, expect, it } from 'vitest'
import de from '../../src/games/ring_war/words/de.ftl?raw'
import { label, nextLeader, pointsLeft, question } from '../../src/games/ring_war/answers'
import { attack } from '../../src/games/ring_war/battle'
import type { WarView } from '../../src/games/ring_war/view'
import { translatorIn, offer } from './fixtures'

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

describe('placing', () => {
  const war = {
    prices: { infantry: 1, cavalry: 3, creature: 5 },
    leaders: 2,
    places: { moria: { ruler: 0, leader: true }, umbar: { ruler: 1, leader: true } },
  } as unknown as WarView

  it('knows the points that are left to the one who is asked', () => {
    const asked = offer('PlaceUnit', [])
    expect(pointsLeft(asked, [{ '@': 'SetUp' }, { '@': 'PlaceArmies', points: [26, 29] }])).toBe(26)
    expect(pointsLeft({ ...asked, seat: 1 }, [{ '@': 'PlaceArmies', points: [26, 29] }])).toBe(29)
    expect(
      pointsLeft(asked, [
        { '@': 'SpendPoints', seat: 0, points: 4 },
        { '@': 'DeployUnit', seat: 0 },
      ]),
    ).toBe(4)
    expect(pointsLeft(asked, [{ '@': 'SpendPoints', seat: 1, points: 4 }])).toBeNull()
    expect(pointsLeft(null, [{ '@': 'PlaceArmies', points: [26, 29] }])).toBeNull()
  })

  it('counts the leaders one begins with, and no leader that comes back', () => {
    const asked = offer('PutLeader', [])
    expect(nextLeader(asked, [{ '@': 'SetUp' }], war)).toBe(2)
    expect(nextLeader(asked, [TURN, { '@': 'CardPart' }], war)).toBeNull()
    expect(nextLeader(offer('ChooseAttack', []), [{ '@': 'SetUp' }], war)).toBeNull()
  })

  it('names the price of what is bought', () => {
    const translator = translatorIn('de', de)
    expect(label({ '@': 'Deploy', area: 'moria', kind: 'infantry' }, war, translator)).toBe(
      'Infanterie in Moria aufstellen (1)',
    )
    expect(label({ '@': 'StopAttacking' }, war, translator)).toBe('Kampf beenden')
  })
})

describe('whoever is attacked', () => {
  const translator = translatorIn('de', de)
  const ask = (tags: string[], ruler: number | 'neutral', refused: string[] = []) => {
    const asked = offer(
      'StandOrWithdraw',
      tags.map((tag) => ({ '@': tag })),
      refused.map((tag) => [{ '@': tag }, 'area-full']),
    )
    return question(asked, [TURN, DUEL], { places: { eregion: { ruler } } } as unknown as WarView, translator)
  }

  it('is asked only for what can be done', () => {
    expect(ask(['NameDefender', 'Withdraw'], 0)).toBe('Welche Einheit verteidigt, oder ziehst du dich zurück?')
    expect(ask(['NameDefender'], 0, ['Withdraw'])).toBe('Welche Einheit verteidigt?')
    expect(ask(['Hold', 'Withdraw'], 0)).toBe('Hältst du stand, oder ziehst du dich zurück?')
    expect(ask(['Hold'], 0)).toContain('musst standhalten')
  })

  it('knows for whom it decides', () => {
    expect(ask(['NameDefender'], 'neutral')).toContain('neutralen Armee')
  })
})
