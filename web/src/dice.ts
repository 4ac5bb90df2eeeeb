/**
 * Verify dice: recomputes every roll from the secret shown at the end, as `kernel/dealer.py` deals.
 * Words of 32 bits, big-endian, from HMAC-SHA256(secret, "entry:block"); those beyond the last whole multiple of n are skipped.
 */
import type { DiceProof, OddsOf } from './wire'

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function commitment(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', secret))
}

/** The numbers that follow from a secret for one entry of the journal. */
export class Sealed {
  private block = 0
  private words: number[] = []

  private constructor(
    private readonly key: CryptoKey,
    private readonly entry: number,
  ) {}

  static async importKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
    // HMAC fills a key up with noughts, so that an empty one is the same as one nought; WebCrypto refuses only the former.
    const key = secret.length ? secret : new Uint8Array(1)
    return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  }

  static of(key: CryptoKey, entry: number): Sealed {
    return new Sealed(key, entry)
  }

  async below(n: number): Promise<number> {
    const top = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = await this.word()
      if (word < top) return word % n
    }
  }

  private async word(): Promise<number> {
    if (!this.words.length) {
      const message = new TextEncoder().encode(`${this.entry}:${this.block++}`)
      const digest = new DataView(await crypto.subtle.sign('HMAC', this.key, message))
      this.words = Array.from({ length: 8 }, (_, i) => digest.getUint32(4 * i))
    }
    return this.words.shift() as number
  }
}

/** What fate had to bring. */
export async function outcome(sealed: Sealed, odds: OddsOf): Promise<unknown> {
  if (odds.kind === 'dice') {
    const rolled: number[] = []
    for (let i = 0; i < odds.count; i++) rolled.push((await sealed.below(odds.faces)) + 1)
    return rolled
  }
  if (odds.kind === 'draw') return odds.things[await sealed.below(odds.things.length)]
  const weights = odds.weights as [unknown, number][]
  let at = await sealed.below(weights.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [thing, weight] of weights) {
    at -= weight
    if (at < 0) return thing
  }
  throw new Error('odds without a thing')
}

export interface Verdict {
  sealed: boolean
  checked: number
  wrong: number[]
}

export async function verify(
  proof: DiceProof,
  published: string | null,
  progress: (done: number) => void = () => {},
): Promise<Verdict> {
  const secret = fromHex(proof.secret)
  const promise = published ?? proof.commitment
  const sealed = (await commitment(secret)) === promise && proof.commitment === promise
  const key = await Sealed.importKey(secret)
  const wrong: number[] = []
  for (const [i, draw] of proof.draws.entries()) {
    const due = await outcome(Sealed.of(key, draw.n), draw.odds)
    if (!same(due, draw.outcome)) wrong.push(draw.n)
    if (i % 50 === 0) progress(i)
  }
  return { sealed, checked: proof.draws.length, wrong }
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
