/** Round numbers from *least* to *most* for the axis of a chart, about *wanted* of them. */
export function ticks(least: number, most: number, wanted: number): number[] {
  const rough = Math.max(1, (most - least) / wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((by) => by * power).find((by) => by >= rough) ?? rough
  const first = Math.ceil(least / step) * step
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step)
}
