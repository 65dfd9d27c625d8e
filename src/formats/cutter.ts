// What a file has and a thing takes: a text so long, so many in a list. What is cut is noted, to be shown before the import.
// @chunk transfer
// @offline later

export interface Cutter<Field> {
  /** The fields that lost something, each once. */
  readonly cut: ReadonlySet<Field>
  /** @param most characters */
  text(field: Field, whole: string, most: number): string
  list<Item>(field: Field, all: readonly Item[], most: number): Item[]
}

export function createCutter<Field>(): Cutter<Field> {
  const cut = new Set<Field>()
  return {
    cut,
    text(field, whole, most) {
      if (whole.length <= most) return whole
      cut.add(field)
      // Never in the middle of a character of two.
      return whole.slice(0, /[\uD800-\uDBFF]/.test(whole.charAt(most - 1)) ? most - 1 : most)
    },
    list(field, all, most) {
      if (all.length > most) cut.add(field)
      return all.slice(0, most)
    },
  }
}

/** A text by which something is known again; where it is too long, its beginning and its end. @param most characters */
export const keyWithin = (most: number, text: string): string =>
  text.length <= most ? text : text.slice(0, most / 2) + text.slice(-most / 2)

/** The same, where several share one: a text that differs from the first of them has a key of its own. @param before the first text of each key */
export function keyAmong(before: Map<string, string>, most: number, key: string, said: string): string {
  const first = before.get(key)
  if (first === undefined) before.set(key, said)
  return first === undefined || first === said ? key : keyWithin(most, `${key} ${said}`)
}
