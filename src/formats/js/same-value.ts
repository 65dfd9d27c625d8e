// Whether what a program gave is the value that was asked for: both as text, the way the sandbox writes it (run-program.ts).
// @chunk js-question
// @offline later

/** The sequence of an object’s keys says nothing. What is no JSON, such as `undefined`, is nobody’s right value. */
export function isSameValue(given: string, wanted: string): boolean {
  if (given === wanted) return true
  try {
    return keyOf(JSON.parse(given)) === keyOf(JSON.parse(wanted))
  } catch {
    return false
  }
}

function keyOf(value: unknown): string {
  // What calculating leaves behind the twelfth digit says nothing.
  if (typeof value === 'number') return String(Number(value.toPrecision(12)) + 0)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, own]) => `${JSON.stringify(key)}:${keyOf(own)}`).join()}}`
}
