// Does what a key in the list asks for. Used by task-list.tsx.
import type { tasksKeys } from '#platform/keys/tables/tasks-keys.ts'
import type { Row } from '../rows.ts'
import type { ActiveRow } from './use-active-row.ts'
import type { Selection } from './use-selection.ts'

/** What the keys of the list ask for; the rest of the table is the whole screen's. */
export type ListCommand = Exclude<
  keyof typeof tasksKeys.actions,
  'new-task' | 'new-section' | 'search' | 'undo' | 'redo' | 'import'
>

export interface ListActions {
  readonly rows: readonly Row[]
  readonly active: ActiveRow
  readonly selection: Selection
  open(id: string): void
  /** Closes the open task. */
  close(): void
  complete(ids: readonly string[], completed: boolean): void
  remove(key: string): void
  edit(key: string): void
  /** Adds a task at the end of the section. */
  addTo(sectionId: string | null): void
  toggleSection(key: string): void
  moveOneStep(key: string, step: -1 | 1): void
}

/** Rows that Page up and Page down go. */
const PAGE = 12

/** @returns false where the key means nothing here, and stays the browser's */
export function runListCommand(command: ListCommand, actions: ListActions): boolean {
  const { rows, active, selection } = actions
  const row = rows[active.index]
  if (!row) return false
  const goTo = (index: number) => {
    const next = rows[Math.max(0, Math.min(index, rows.length - 1))]
    if (next) active.activate(next.key, true)
    return next
  }
  switch (command) {
    case 'next':
      goTo(active.index + 1)
      return true
    case 'previous':
      goTo(active.index - 1)
      return true
    case 'first':
      goTo(0)
      return true
    case 'last':
      goTo(rows.length - 1)
      return true
    case 'page-down':
      goTo(active.index + PAGE)
      return true
    case 'page-up':
      goTo(active.index - PAGE)
      return true
    case 'extend-next':
    case 'extend-previous': {
      if (selection.keys.size === 0 && row.kind === 'task') selection.toggle(row.key)
      const next = goTo(active.index + (command === 'extend-next' ? 1 : -1))
      if (next?.kind === 'task') selection.extendTo(next.key)
      return true
    }
    case 'select-all':
      selection.selectAll()
      return true
    case 'clear-selection':
      if (selection.keys.size > 0) selection.clear()
      else actions.close()
      return true
    default:
      return runOnRow(command, row, actions)
  }
}

type RowCommand = 'open' | 'complete' | 'select' | 'delete' | 'edit' | 'expand' | 'collapse' | 'move-up' | 'move-down'

function runOnRow(command: RowCommand, row: Row, actions: ListActions): boolean {
  const { selection } = actions
  if (row.kind === 'line') return false
  if (row.kind === 'add') {
    if (command !== 'open' && command !== 'complete') return false
    actions.addTo(row.section?.id ?? null)
    return true
  }
  switch (command) {
    case 'open':
      if (row.kind === 'task') actions.open(row.key)
      else actions.toggleSection(row.key)
      return true
    case 'complete':
      if (row.kind === 'section') actions.toggleSection(row.key)
      else actions.complete(selection.keys.has(row.key) ? [...selection.keys] : [row.key], !row.task.completed)
      return true
    case 'select':
      if (row.kind === 'task') selection.toggle(row.key)
      return true
    case 'delete':
      actions.remove(row.key)
      return true
    case 'edit':
      actions.edit(row.key)
      return true
    case 'expand':
    case 'collapse':
      if (row.kind === 'section' && row.isCollapsed === (command === 'expand')) actions.toggleSection(row.key)
      return row.kind === 'section'
    case 'move-up':
    case 'move-down':
      actions.moveOneStep(row.key, command === 'move-up' ? -1 : 1)
      return true
  }
}
