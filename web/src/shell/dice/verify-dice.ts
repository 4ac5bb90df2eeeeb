/**
 * Verify dice: recomputes every roll from the secret shown at the end, as `kernel/dealer.py` deals.
 * Translator of 32 bits, big-endian, from HMAC-SHA256(secret, "entry:block"); those beyond the last whole multiple of n are skipped.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DiceProof, OddsOf } from '../../api/types'
import type { KeptSeal } from '../../table/kept-seal'

// Not the browser's own cryptography: browsers grant that to pages over HTTPS only, and a game among friends often has none.

export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(secret))
}

/** The secret of so many parts of the game before: each is the hash of the next one's. */
function earlier(secret: Uint8Array, parts: number): Uint8Array {
  return parts > 0 ? earlier(sha256(secret), parts - 1) : secret
}

/** The numbers that follow from a secret for one entry of the journal. */
export class Sealed {
  private block = 0
  private words: number[] = []

  constructor(
    private readonly secret: Uint8Array,
    private readonly entry: number,
  ) {}

  below(n: number): number {
    const top = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = this.word()
      if (word < top) return word % n
    }
  }

  private word(): number {
    if (!this.words.length) {
      const digest = hmac(sha256, this.secret, utf8ToBytes(`${this.entry}:${this.block++}`))
      const numbers = new DataView(digest.buffer, digest.byteOffset)
      this.words = Array.from({ length: 8 }, (_, i) => numbers.getUint32(4 * i))
    }
    return this.words.shift() as number
  }
}

/** What fate had to bring. */
export function outcome(sealed: Sealed, odds: OddsOf): unknown {
  if (odds.kind === 'dice') {
    return Array.from({ length: odds.count }, () => sealed.below(odds.faces) + 1)
  }
  if (odds.kind === 'draw') return odds.things[sealed.below(odds.things.length)]
  const weights = odds.weights as [unknown, number][]
  let at = sealed.below(weights.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [thing, weight] of weights) {
    at -= weight
    if (at < 0) return thing
  }
  throw new Error('odds without a thing')
}

export interface Verdict {
  /** Whether the secret fits the seal: the one that was kept, if one was, and the one that is named now. */
  sealed: boolean
  checked: number
  wrong: number[]
  /** How many of them were rolled before the seal was kept. */
  before: number
}

export async function verify(
  proof: DiceProof,
  kept: Pick<KeptSeal, 'seal' | 'entries'> | null,
  progress: (done: number) => void = () => {},
): Promise<Verdict> {
  const secret = hexToBytes(proof.secret)
  const promise = kept?.seal ?? proof.commitment
  const secretOf = (part: number) => earlier(secret, proof.part - part)
  const sealed = commitment(secretOf(0)) === promise && proof.commitment === promise
  const wrong: number[] = []
  for (const [i, draw] of proof.draws.entries()) {
    if (!same(outcome(new Sealed(secretOf(draw.part), draw.n), draw.odds), draw.outcome)) wrong.push(draw.n)
    if (i % 50 === 0) {
      progress(i)
      await new Promise((go) => setTimeout(go)) // the page stays alive
    }
  }
  const before = kept ? proof.draws.filter(({ n }) => n < kept.entries).length : 0
  return { sealed, checked: proof.draws.length, wrong, before }
}

function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
