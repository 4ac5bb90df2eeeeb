import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kebab, Messages, Words } from '../src/words/speech'
import { gameWords, grammar } from './fixtures'

const words = (language: 'en' | 'de') => new Words(language, gameWords(language), grammar, ['Ada', 'Bo'])

describe('words', () => {
  it('turns class names into keys', () => {
    expect(kebab('AttackAnnounced')).toBe('attack-announced')
  })

  it('says events with names in their grammatical forms', () => {
    const event = { '@': 'AttackAnnounced', seat: 0, source: 'moria', target: 'the_shire' }
    expect(words('en').value(event)).toBe('Ada attacks the Shire from Moria.')
    expect(words('de').value(event)).toContain('das Auenland')
  })

  it('knows flags, lists and seats that are no players', () => {
    const say = words('en')
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

  it('says reasons, crumbs and rules', () => {
    const say = words('en')
    expect(say.reason({ key: 'area-full', rule: 'RNG-003', args: { area: 'the_shire', limit: 5 } })).toBe(
      'There is no room left in the Shire: 5 units are the most.',
    )
    expect(say.crumb({ '@': 'Turn', seat: 0 })).toBe("Ada's turn")
    expect(say.crumb({ '@': 'Turn' })).toBe('Turn')
    expect(say.rule('RNG-016')).toBe('Two units.')
    expect(say.crumb({ '@': 'UnknownThing' })).toBe('unknown-thing')
  })

  it('has every message of the shell in both languages with the same arguments', () => {
    const read = (language: string) => readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), 'utf8')
    const keys = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1])
    const args = (text: string) => [...new Set([...text.matchAll(/\{ \$(\w+)/g)].map((found) => found[1]))].sort()
    expect(keys(read('de'))).toEqual(keys(read('en')))
    expect(args(read('de'))).toEqual(args(read('en')))
    expect(new Messages('de', [read('de')]).say('thinks', { who: 'Rot' })).toBe('Rot denkt nach …')
  })
})
