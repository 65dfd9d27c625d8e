// The hits of the search that a person opened last. Each person has their own; the sign-out deletes them (sign-out.ts).
import { useSyncExternalStore } from 'react'
import { getSession } from './session.ts'
import { storedItems } from './stored-items.ts'

export interface Recent {
  /** Which group of the search it is of. */
  readonly group: string
  readonly id: string
  readonly title: string
  readonly link: string
}

const KEY = 'recent'
const MOST = 8

const NONE: readonly Recent[] = []
const stored = storedItems(parse)

/** The latest first. */
export const useRecent = (): readonly Recent[] => useSyncExternalStore(stored.subscribe, readRecent)

function readRecent(): readonly Recent[] {
  const { whose, items } = stored.read(KEY)
  return whose !== null && whose === getSession().person ? items : NONE
}

export function addRecent({ group, id, title, link }: Recent): void {
  const others = readRecent().filter((item) => item.link !== link)
  write([{ group, id, title, link }, ...others].slice(0, MOST))
}

export const clearRecent = (): void => write(NONE)

/** With the sign-out. */
export const forgetRecent = (): void => stored.write(KEY, null)

const write = (items: readonly Recent[]): void =>
  stored.write(KEY, JSON.stringify({ person: getSession().person, items }))

function parse(text: string | null): { readonly whose: unknown; readonly items: readonly Recent[] } {
  try {
    const { person = null, items } = JSON.parse(text ?? '{}') as { person?: unknown; items?: unknown }
    return { whose: person, items: Array.isArray(items) ? items.filter(isRecent) : NONE }
  } catch {
    return { whose: null, items: NONE }
  }
}

const isRecent = (item: unknown): item is Recent =>
  ['group', 'id', 'title', 'link'].every((name) => typeof (item as Record<string, unknown> | null)?.[name] === 'string')
