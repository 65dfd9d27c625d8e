// The columns of a table that the person chose to see, remembered on this device and found again when they come back.
// @chunk inventory
import { useSyncExternalStore } from 'react'
import { personKey } from '#platform/session/own-items.ts'
import { storedItems } from '#platform/session/stored-items.ts'
import { choiceIn, isShown, type TableColumn, textOfChoice } from './table-columns.ts'

export interface ChosenColumns {
  /** All there are. */
  readonly columns: readonly TableColumn[]
  readonly shown: readonly TableColumn[]
  readonly isShown: (id: string) => boolean
  /** Whether the person has chosen any. */
  readonly isChosen: boolean
  /** @param ids of all that are shown from now on */
  readonly choose: (ids: ReadonlySet<string>) => void
  readonly reset: () => void
}

const stored = storedItems(choiceIn)

/** @param table its name, on this device alone */
export function useTableColumns(table: string, columns: readonly TableColumn[]): ChosenColumns {
  const choice = useSyncExternalStore(stored.subscribe, () => stored.read(personKey(`${table}-columns`)))
  const write = (text: string | null) => stored.write(personKey(`${table}-columns`), text)
  const shown = columns.filter((column) => isShown(column, choice))
  return {
    columns,
    shown,
    isShown: (id) => shown.some((column) => column.id === id),
    isChosen: choice.size > 0,
    choose: (ids) => write(textOfChoice(columns, ids)),
    reset: () => write(null),
  }
}
