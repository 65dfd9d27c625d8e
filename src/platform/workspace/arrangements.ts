// The orders of a person's own: the places of the menu that are their favourites, those where they were last, the cards of their applications. The device has them
// at once, theirs alone, and found again when they come back; the workspace has them for its backup (shell/idle/use-arrangements.ts).
// @chunk arrangements
import { useSyncExternalStore } from 'react'
import { type Arrangement, type ArrangementName, arrangementsApi, MOST_ARRANGED } from '#contract/shell/arrangements.ts'
import { call } from '#platform/api/call.ts'
import { personKey } from '#platform/session/own-items.ts'
import { storedItems } from '#platform/session/stored-items.ts'

const stored = storedItems(idsIn)

/** Ids; none at first. */
export const useArrangement = (name: ArrangementName): readonly string[] =>
  useSyncExternalStore(stored.subscribe, () => readArrangement(name))

export const readArrangement = (name: ArrangementName): readonly string[] => stored.read(personKey(name))

/** On this device. */
export const noteArrangement = (name: ArrangementName, ids: readonly string[]): void =>
  stored.write(personKey(name), ids.slice(0, MOST_ARRANGED).join(' '))

/** On this device and in the workspace. */
export function setArrangement(name: ArrangementName, ids: readonly string[]): void {
  noteArrangement(name, ids)
  void storeArrangement({ id: name, ids: [...readArrangement(name)] })
}

/** Where the workspace cannot be had, the device goes on with what it has. */
export const storeArrangement = (arrangement: Arrangement): Promise<unknown> =>
  call(arrangementsApi.endpoints.put, { body: { arrangement } }).catch(() => undefined)

/** Words; earlier builds wrote one of these orders as JSON. */
function idsIn(text: string | null): readonly string[] {
  if (!text?.startsWith('[')) return (text ?? '').split(' ').filter(Boolean)
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
