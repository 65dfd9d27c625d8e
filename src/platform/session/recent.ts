// What a person opened last from the search, for finding it again. Their own: another person finds none of it, and it goes with the sign-out (sign-out.ts).
import { useSyncExternalStore } from 'react'
import { pageState } from '#platform/page-state.ts'
import { getSession } from './session.ts'
import { readItem, writeItem } from './storage.ts'

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
/** As it was read last. */
const known = pageState<
  { readonly stored: string | null; readonly person: string | null; readonly items: readonly Recent[] } | undefined
>(undefined)
const listeners = new Set<() => void>()

/** The latest first. */
export const useRecent = (): readonly Recent[] => useSyncExternalStore(subscribe, readRecent)

export function readRecent(): readonly Recent[] {
  const stored = readItem(KEY)
  const { person } = getSession()
  const before = known.read()
  if (before?.stored === stored && before.person === person) return before.items
  const items = itemsOf(stored, person)
  known.set({ stored, person, items })
  return items
}

export function addRecent({ group, id, title, link }: Recent): void {
  const others = readRecent().filter((item) => item.link !== link)
  write([{ group, id, title, link }, ...others].slice(0, MOST))
}

export const clearRecent = (): void => write(NONE)

/** With the sign-out. */
export const forgetRecent = (): void => store(null)

const write = (items: readonly Recent[]): void => store(JSON.stringify({ person: getSession().person, items }))

function store(stored: string | null): void {
  writeItem(KEY, stored)
  for (const listener of listeners) listener()
}

function itemsOf(stored: string | null, person: string | null): readonly Recent[] {
  try {
    const { person: whose, items } = JSON.parse(stored ?? '{}') as { person?: unknown; items?: unknown }
    return person !== null && whose === person && Array.isArray(items) ? items.filter(isRecent) : NONE
  } catch {
    return NONE
  }
}

const isRecent = (item: unknown): item is Recent =>
  ['group', 'id', 'title', 'link'].every((name) => typeof (item as Record<string, unknown> | null)?.[name] === 'string')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
