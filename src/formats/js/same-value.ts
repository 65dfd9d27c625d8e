// Whether a program's value is the expected one: both as text, the way the sandbox writes it (run-program.ts).
// @chunk js-question
// @offline later

/** The order of an object’s keys is ignored. What is no JSON, such as `undefined`, is never a right value. */
export function isSameValue(given: string, wanted: string): boolean {
  if (given === wanted) return true
  try {
    return keyOf(JSON.parse(given)) === keyOf(JSON.parse(wanted))
  } catch {
    return false
  }
}

function keyOf(value: unknown): string {
  // Rounding errors are behind the twelfth digit.
  if (typeof value === 'number') return String(Number(value.toPrecision(12)) + 0)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, own]) => `${JSON.stringify(key)}:${keyOf(own)}`).join()}}`
}
