import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hexToBytes } from '@noble/hashes/utils.js'
import { commitment, Sealed, verify } from '../src/verify-dice'

interface Vector {
  about: string
  secret: string
  commitment: string
  entry: number
  below: number[]
  numbers: number[]
}
const file = new URL('../../tests/kernel/sealed_vectors.json', import.meta.url)
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] }

describe('sealed dice', () => {
  it.each(vectors)('follow from the secret: $about', (vector) => {
    const secret = hexToBytes(vector.secret)
    expect(commitment(secret)).toBe(vector.commitment)
    const sealed = new Sealed(secret, vector.entry)
    expect(vector.below.map((n) => sealed.below(n))).toEqual(vector.numbers)
  })

  it('are found out when they lie', async () => {
    const [first] = vectors
    if (!first) throw new Error('no vectors')
    const roll = first.numbers.map((n) => n + 1)
    const proof = (outcome: number[]) => ({
      commitment: first.commitment,
      part: 0,
      secret: first.secret,
      draws: [{ n: first.entry, part: 0, odds: { kind: 'dice' as const, count: 5, faces: 6 }, outcome }],
    })
    expect(await verify(proof(roll), first.commitment)).toEqual({ sealed: true, checked: 1, wrong: [] })
    expect((await verify(proof([6, 6, 6, 6, 6]), first.commitment)).wrong).toEqual([0])
    expect((await verify(proof(roll), 'ff')).sealed).toBe(false)
  })
})
