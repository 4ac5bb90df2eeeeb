/** The twelve sectors of a table in two rows of six; sectors that face each other add up to 13. [EMP-274] */
export function sectorSpot(sector: number): { x: number; y: number } {
  const front = sector <= 6
  const column = front ? sector - 1 : 12 - sector
  return { x: 50 + 100 * column, y: front ? 195 : 65 }
}
