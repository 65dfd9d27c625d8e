// Which places of the menu a person has among their favourites, and where they were last. Theirs alone, on this device; found again when they come back.
// @chunk menus
import { useSyncExternalStore } from 'react'
import { personKey } from '#platform/session/own-items.ts'
import { readItem, writeItem } from '#platform/session/storage.ts'

type Kind = 'favourites' | 'recents'

/** So many are shown, besides the one where the person is. */
const MOST_RECENTS = 4

const listeners = new Set<() => void>()

/** Ids of places: the favourites as they were added, the recents the latest first. */
export const useMenuPlaces = (kind: Kind): readonly string[] => idsIn(useSyncExternalStore(subscribe, () => read(kind)))

export function toggleFavourite(id: string): void {
  const ids = idsIn(read('favourites'))
  write('favourites', ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
}

export function addRecentPlace(id: string): void {
  const ids = idsIn(read('recents'))
  if (ids[0] !== id) write('recents', [id, ...ids.filter((other) => other !== id)].slice(0, MOST_RECENTS + 1))
}

const read = (kind: Kind): string => readItem(personKey(kind)) ?? ''
const idsIn = (stored: string): readonly string[] => stored.split(' ').filter(Boolean)

function write(kind: Kind, ids: readonly string[]): void {
  writeItem(personKey(kind), ids.join(' '))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
