// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Value } from '../../src/api/types'
import { beats } from '../../src/games/runewars/events'
import { sceneOf, turnedUp } from '../../src/games/runewars/scenes'

const drawn = (fate_card: string): Value => ({ '@': 'FateDrawn', seat: 0, fate_card, shown: true })
const round = (n: number): Value => ({ '@': 'DuelRoundBegan', round: n })
const duel: Value = { '@': 'DuelBegan', seat: 0, hero: 'silhouette', rival: 'grey-ker', area: '1a' }
const test: Value = { '@': 'AttributeTestBegan', seat: 0, hero: 'silhouette', attribute: 'agility', count: 3 }

describe('a duel', () => {
  it('lays the cards of each round by side', () => {
    const scene = sceneOf([duel, round(1), drawn('6'), drawn('8'), round(2), drawn('1')])
    expect(scene).toMatchObject({
      kind: 'duel',
      hero: 'silhouette',
      rival: 'grey-ker',
      rounds: [
        { round: 1, cards: ['6', '8'] },
        { round: 2, cards: ['1'] },
      ],
    })
  })

  it('goes on after a test within it', () => {
    const tested: Value = { '@': 'AttributeTested', seat: 0, hero: 'silhouette', attribute: 'agility', destiny: 'red' }
    const events = [duel, round(1), drawn('6'), drawn('8'), test, drawn('7'), tested]
    expect(sceneOf(events)).toMatchObject({ kind: 'test', cards: ['7'], destiny: 'red' })
    expect(sceneOf([...events, round(2)])).toMatchObject({
      kind: 'duel',
      rounds: [{ cards: ['6', '8'] }, { cards: [] }],
    })
  })

  it('stays on the table until the next hero acts', () => {
    const over: Value = { '@': 'HeroDefeated', hero: 'grey-ker', seat: 1, by: 0, in_duel: true }
    const acted: Value = { '@': 'HeroActed', seat: 0, hero: 'silhouette' }
    const next: Value = { '@': 'HeroMoved', seat: 1, hero: 'red-scorpion', source: '1a', target: '1b' }
    expect(sceneOf([duel, round(1), over, acted])?.told).toEqual([over])
    expect(sceneOf([duel, round(1), over, acted, next])).toBeNull()
  })
})

describe('a test', () => {
  it('names its quest, the cards drawn and what counts', () => {
    const revealed: Value = { '@': 'QuestRevealed', seat: 0, hero: 'silhouette', quest: 'sunken-mill' }
    const tested: Value = { '@': 'AttributeTested', seat: 0, hero: 'silhouette', attribute: 'agility', destiny: 'gold' }
    const done: Value = { '@': 'QuestDone', seat: 0, hero: 'silhouette', quest: 'sunken-mill' }
    expect(sceneOf([revealed, test, drawn('7'), drawn('14'), tested, done])).toMatchObject({
      kind: 'test',
      quest: 'sunken-mill',
      count: 3,
      cards: ['7', '14'],
      destiny: 'gold',
      told: [done],
    })
  })

  it('does not show cards that nobody may see', () => {
    expect(sceneOf([test, { '@': 'FateDrawn', seat: 1, fate_card: -1, shown: false }])).toMatchObject({ cards: [] })
  })

  it('turns a card that all may see by itself, and no other', () => {
    expect(beats([test, drawn('7'), drawn('14')]).map(({ kind }) => kind)).toEqual(['note', 'card', 'card'])
    expect(beats([{ '@': 'FateDrawn', seat: 1, fate_card: -1, shown: false }, test])).toHaveLength(1)
  })
})

it('diplomacy tells how the neutral units have answered', () => {
  const tried: Value = { '@': 'DiplomacyTried', seat: 0, area: '2b', influence: 2 }
  const refused: Value = { '@': 'NeutralsRefused', seat: 0, area: '2b' }
  expect(sceneOf([tried, drawn('18'), drawn('6'), refused])).toMatchObject({
    kind: 'diplomacy',
    count: 2,
    cards: ['18', '6'],
    destiny: 'red',
  })
})

it('bids are gathered as they are revealed, until the orders are', () => {
  const bid = (seat: number, influence: number): Value => ({ '@': 'BidRevealed', seat, influence })
  expect(sceneOf([bid(0, 2), bid(1, 5)])).toMatchObject({
    kind: 'bid',
    bids: [
      { seat: 0, influence: 2 },
      { seat: 1, influence: 5 },
    ],
  })
  expect(sceneOf([bid(0, 2), { '@': 'OrdersRevealed', seats: [0, 1], orders: [] }])).toBeNull()
  expect(sceneOf([bid(0, 2), bid(1, 5), bid(0, 1), bid(1, 0)])).toMatchObject({
    bids: [
      { seat: 0, influence: 1 },
      { seat: 1, influence: 0 },
    ],
  })
})

it('diplomacy counts the cards that a tactics card adds', () => {
  const tried: Value = { '@': 'DiplomacyTried', seat: 0, area: '2b', influence: 1 }
  expect(sceneOf([tried, drawn('18'), drawn('6'), drawn('7')])).toMatchObject({ count: 3, cards: ['18', '6', '7'] })
})

describe('a card turned up in battle', () => {
  const draws = (seat: number, kind: string): Value => ({ '@': 'TypeDraws', seat, kind, count: 1 })
  const turned = (seat: number, fate_card: string): Value => ({ '@': 'FateRevealed', seat, fate_card })

  it('is read by the type of its side that has drawn', () => {
    const pass = [draws(0, 'footman'), draws(1, 'sorceress'), turned(0, '3'), turned(1, '9')]
    expect(turnedUp([...pass, draws(0, 'knight'), turned(0, '4')], 0)).toEqual([
      { card: '3', unit: 'footman' },
      { card: '9', unit: 'sorceress' },
      { card: '4', unit: 'knight' },
    ])
  })

  it('is read by the neutral units, whoever turns it up for them', () => {
    expect(turnedUp([draws(1, 'archer'), draws(-2, 'sorcerer'), turned(0, '3')], 1)).toEqual([
      { card: '3', unit: 'sorcerer' },
    ])
  })
})
