import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hexToBytes } from '@noble/hashes/utils.js'
import { commitment, Sealed, verify } from '../src/shell/dice/verify-dice'

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
    const kept = (seal: string, entries = 0) => ({ seal, entries })
    const honest = { sealed: true, checked: 1, wrong: [], before: 0 }
    expect(await verify(proof(roll), kept(first.commitment))).toEqual(honest)
    expect(await verify(proof(roll), null)).toEqual(honest)
    expect((await verify(proof(roll), kept(first.commitment, first.entry + 1))).before).toBe(1)
    expect((await verify(proof([6, 6, 6, 6, 6]), kept(first.commitment))).wrong).toEqual([0])
    // The server has swapped seal and secret: by themselves they fit, but not the seal that was kept.
    expect((await verify(proof(roll), kept('ff'))).sealed).toBe(false)
  })
})
