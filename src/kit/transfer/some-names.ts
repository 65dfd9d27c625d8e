// The first few names of many, to find them in a file by: “One”, “Two”, “Three”, +4. Pure.
// @offline later
// @chunk transfer

const NAMED = 3
/** characters */
const LONGEST = 60

export function someNames(all: readonly string[]): string {
  const names = all.slice(0, NAMED).map((name) => `“${name.slice(0, LONGEST).trim() || '…'}”`)
  return [...names, ...(all.length > NAMED ? [`+${all.length - NAMED}`] : [])].join(', ')
}
