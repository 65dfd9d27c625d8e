// Actions of the rows, the bulk bar and the row's menu, with what they mean for the list: what lingers, what is closed, what needs confirmation.
import { useMemo, useState } from 'react'
import type { Selection } from '#kit/list/use-selection.ts'
import { isSection, withContents } from './outline.ts'
import { useTasks } from './tasks-context.ts'

export interface RowActions {
  /** The row whose title is being edited. */
  readonly editing: string | null
  edit(key: string): void
  /** @param title null: nothing changed */
  edited(id: string, title: string | null): void
  complete(ids: readonly string[], completed: boolean): void
  /** One row; all that are selected where it is among them. A section that holds tasks needs confirmation. */
  remove(key: string): void
  removeAll(ids: readonly string[]): void
}

export function useRowActions(selection: Selection, linger: (ids: readonly string[]) => void): RowActions {
  const { tasks, commands, search, setSearch, openDialog } = useTasks()
  const [editing, setEditing] = useState<string | null>(null)
  return useMemo(() => {
    const removeAll = (ids: readonly string[]) => {
      if (search.task !== undefined && ids.includes(search.task)) setSearch({ task: undefined }, { replace: true })
      void commands.remove(ids)
    }
    return {
      editing,
      edit: setEditing,
      edited(id, title) {
        setEditing(null)
        if (title !== null) void commands.rename(id, title)
      },
      complete(ids, completed) {
        linger(ids)
        void commands.complete(ids, completed)
      },
      remove(key) {
        const row = tasks.find(({ id }) => id === key)
        if (!row) return
        const holdsTasks = isSection(row) && withContents(tasks, [key]).length > 1
        if (holdsTasks) openDialog({ kind: 'delete-section', sectionId: key })
        else removeAll(selection.has(key) ? [...selection.keys] : [key])
      },
      removeAll,
    }
  }, [tasks, commands, search.task, setSearch, openDialog, selection, linger, editing])
}
