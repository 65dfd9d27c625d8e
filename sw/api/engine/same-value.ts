// Whether two stored values are the same, whatever the sequence of their fields. Used where rows from elsewhere are compared with those here.

export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Uint8Array || b instanceof Uint8Array)
    return a instanceof Uint8Array && b instanceof Uint8Array && sameItems(a, b)
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b)
  return sameFields(a as Record<string, unknown>, b as Record<string, unknown>)
}

const sameItems = (a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean =>
  a.length === b.length && Array.prototype.every.call(a, (item, index) => sameValue(item, b[index]))

/** A field that is undefined is as one that is not there. */
function sameFields(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) => sameValue(a[field], b[field]))
}
