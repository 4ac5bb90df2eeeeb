/** The translations of Ring War as the server makes them, small enough to read. */
import { readFileSync } from 'node:fs'
import type { Translations, Offer, Value } from '../../src/api/types'
import type { Language } from '../../src/words/messages'
import { nobody } from '../../src/games/ring_war/seats'
import { Translator } from '../../src/words/translator'

const root = new URL('../src/feldzug/', `file://${process.cwd()}/`)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const FORMS: Record<Language, Record<string, Record<string, string>>> = {
  en: {
    moria: { the: 'Moria', in: 'in Moria', to: 'to Moria', from: 'from Moria' },
    the_shire: { the: 'the Shire', in: 'in the Shire', to: 'to the Shire', from: 'from the Shire' },
  },
  de: {
    moria: { the: 'Moria', in: 'in Moria', to: 'nach Moria', from: 'aus Moria' },
    the_shire: { the: 'das Auenland', in: 'im Auenland', to: 'ins Auenland', from: 'aus dem Auenland' },
  },
}
const KINDS: Record<Language, Record<string, Record<string, string>>> = {
  en: { infantry: { a: 'an infantry unit', all: 'all infantry units' } },
  de: { infantry: { a: 'eine Infanterie', all: 'alle Infanterien' } },
}
const NAMES: Record<Language, Record<string, string>> = {
  en: { moria: 'Moria', the_shire: 'The Shire' },
  de: { moria: 'Moria', the_shire: 'Auenland' },
}

function translationsIn(language: Language): Translations {
  const places = NAMES[language]
  return {
    title: 'Ring War',
    messages: read(`kernel/words/${language}.ftl`) + '\n' + read(`games/ring_war/words/${language}.ftl`),
    vocabularies: {
      place: places,
      kind: { infantry: language === 'en' ? 'infantry' : 'Infanterie' },
      'area-card': places,
    },
    forms: { place: FORMS[language], kind: KINDS[language] },
    fields: {
      AreaConquered: { seat: 'seat', area: 'place', loser: 'seat' },
      AttackAnnounced: { seat: 'seat', source: 'place', target: 'place' },
      Deploy: { area: 'place', kind: 'kind' },
      PlayerEliminated: { seat: 'seat', by: 'seat' },
      Turn: { seat: 'seat' },
      UnitSent: { seat: 'seat', kind: 'kind' },
    },
    arguments: { area: 'place', area_cards: 'area-card' },
    seats: { 2: ['Green', 'Red'] },
    roles: {},
    colours: { 2: ['green', 'red'] },
    groups: {},
    options: {},
  }
}

export function translatorIn(language: Language, own = ''): Translator {
  return new Translator({ language, translations: translationsIn(language), seats: ['Ada', 'Bo'], nobody, own })
}

export function offer(question: string, legal: Value[], greyed: [Value, string][] = []): Offer {
  return {
    seat: 0,
    question: { '@': question, seat: 0 },
    path: [],
    forms: [],
    choices: [
      ...legal.map((action) => ({ action, reason: null })),
      ...greyed.map(([action, key]) => ({ action, reason: { key, rule: 'RNG-016', args: {} } })),
    ],
  }
}
