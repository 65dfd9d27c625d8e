// Reads the keys of contacts (keys.ts): by kind, by value, and by the texts that hold what is searched.
import { straightApostrophes } from '#formats/text.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { BREAK, idOf, PAST } from '#sw/api/engine/lists/list-entries.ts'
import { entriesInMemory, entriesWith, sortKeysBetween } from '#sw/api/engine/lists/lists.ts'
import { searchedForm } from '#sw/api/engine/search/query-terms.ts'
import { type ContactKeyKind, keysList, LONGEST, PART_BREAK } from './keys.ts'

export interface ContactKey {
  readonly value: string
  readonly id: string
}

/** All keys of a kind, those with one value next to each other. */
export const allKeys = async (db: CairnDb, kind: ContactKeyKind): Promise<ContactKey[]> =>
  (await sortKeysBetween(db, keysList(kind))).map(toKey)

/** The keys of a kind from one value up to another, both included. */
export const keysFrom = async (db: CairnDb, kind: ContactKeyKind, from: string, to: string): Promise<ContactKey[]> =>
  (await sortKeysBetween(db, keysList(kind), from, `${to}${PAST}`)).map(toKey)

/** Those that have one of these values. */
export async function keysWith(db: CairnDb, kind: ContactKeyKind, values: readonly string[]): Promise<ContactKey[]> {
  if (values.length === 0) return []
  const found = await entriesWith(
    db,
    keysList(kind),
    values.map((value) => value.slice(0, LONGEST)),
  )
  return found.map(toKey)
}

const toKey = ({ sortKey, id }: { readonly sortKey: string; readonly id: string }): ContactKey => ({
  value: sortKey,
  id,
})

/** A contact whose text holds what is searched, by its name in small letters. */
export interface FoundContact {
  readonly id: string
  readonly name: string
}

/** Those whose names hold a text, in its searched form ... */
export async function namesHolding(db: CairnDb, text: string): Promise<FoundContact[]> {
  const entries = await entriesInMemory(db, keysList('text'))
  return entries.flatMap((entry) => {
    const found = foundIn(entry)
    return searchedForm(found.name).includes(text) ? [found] : []
  })
}

/** ... and those of whom all words of a query are found in all that is searched, but for words that another test finds. */
export async function textsHolding(
  db: CairnDb,
  terms: readonly string[],
  isFoundElse: (word: number, id: string) => boolean,
): Promise<FoundContact[]> {
  const entries = await entriesInMemory(db, keysList('text'))
  return entries.flatMap((entry) => {
    const [start, end] = [entry.indexOf(PART_BREAK) + 1, entry.indexOf(BREAK)]
    const holds = (word: string) => {
      const at = entry.indexOf(word, start)
      if (at >= 0 && at + word.length <= end) return true
      // The keys have apostrophes as they were written.
      return word.includes("'") && straightApostrophes(entry.slice(start, end)).includes(word)
    }
    return terms.every((word, index) => holds(word) || isFoundElse(index, entry.slice(end + 1))) ? [foundIn(entry)] : []
  })
}

const foundIn = (entry: string): FoundContact => ({
  id: idOf(entry),
  name: entry.slice(0, entry.indexOf(PART_BREAK)),
})
