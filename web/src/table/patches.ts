/** Patches: how the server tells the small difference between two values; docs/protocol.md describes them. */

/** `[0, value]` is another value in its place; `[1, parts, dropped]` changes some parts and drops others. */
export type Patch = [0, unknown] | [1, Record<string, Patch>] | [1, Record<string, Patch>, string[]]

type Parts = Record<string, unknown>

/** What a patch makes of a value, which stays as it is. Parts that did not change are the very same. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before
  if (patch[0] === 0) return patch[1]
  const [, changed, dropped = []] = patch
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Parts) }) as Parts
  for (const key of dropped) Reflect.deleteProperty(after, key)
  for (const [key, inner] of Object.entries(changed)) after[key] = patched(after[key], inner)
  return after
}
