/** Rows of numbers out of the text that `gather.js` has made of them. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function unpacked(text: string, steps: readonly number[]): number[][] {
  const before = steps.map(() => 0)
  const rows: number[][] = []
  let row: number[] = []
  let value = 0
  let weight = 1
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter)
    value += (digit % 32) * weight
    weight *= 32
    if (digit > 31) continue // more of this number follows
    const i = row.length
    const now = (before[i] as number) + (value % 2 ? -1 : 1) * Math.floor(value / 2)
    before[i] = now
    // Tenths are no binary fractions: what was written is the nearest number with few digits.
    row.push(Math.round(now * (steps[i] as number) * 10) / 10)
    value = 0
    weight = 1
    if (row.length === steps.length) {
      rows.push(row)
      row = []
    }
  }
  return rows
}
