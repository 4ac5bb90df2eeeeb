import { describe, expect, it } from 'vitest'
import { kebab } from '../../src/words/translator'
import { translatorIn } from './fixtures'

describe('the translator', () => {
  it('turns class names into keys', () => {
    expect(kebab('AttackAnnounced')).toBe('attack-announced')
  })

  it('says events with names in their grammatical forms', () => {
    const event = { '@': 'AttackAnnounced', seat: 0, source: 'moria', target: 'the_shire' }
    expect(translatorIn('en').value(event)).toBe('Ada attacks the Shire from Moria.')
    expect(translatorIn('de').value(event)).toContain('das Auenland')
  })

  it('knows flags, lists and seats that are no players', () => {
    const say = translatorIn('en')
    expect(say.value({ '@': 'UnitSent', seat: 1, kind: 'infantry', led: true })).toBe(
      'Bo sends an infantry unit led by the leader.',
    )
    expect(say.value({ '@': 'DuelRolled', attack: [6, 2], defence: [3], hits: 1, blocks: 0 })).toBe(
      'Attack 6, 2; defence 3: 1 to 0.',
    )
    expect(say.value({ '@': 'AreaConquered', seat: 0, area: 'moria', loser: 4 })).toBe(
      'Ada conquers Moria from Neutral.',
    )
    expect(say.value({ '@': 'PlayerEliminated', seat: 1, by: -2 })).toBe('Bo is out of the war.')
    expect(say.value({ '@': 'GameEnded', ending: 'ring-destroyed' })).toBe('The war is over. The ring is destroyed.')
  })

  it('says reasons and crumbs', () => {
    const say = translatorIn('en')
    expect(say.reason({ key: 'area-full', rule: 'RNG-003', args: { area: 'the_shire', limit: 5 } })).toBe(
      'There is no room left in the Shire: 5 units are the most.',
    )
    expect(say.crumb({ '@': 'Turn', seat: 0 })).toBe("Ada's turn")
    expect(say.crumb({ '@': 'Turn' })).toBe('Turn')
    expect(say.crumb({ '@': 'UnknownThing' })).toBe('unknown-thing')
  })
})
