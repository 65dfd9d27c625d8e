// The actions that were done and those that were undone, in the sequence in which that happened. Text typed into one field is one entry. Pure but for its state.
// @chunk signed-in

export interface DoneAction {
  /** What was done, as in its toast; empty where there was none. */
  readonly message: string
  /** As the answers named them, in the sequence in which they were made. */
  readonly changeIds: readonly string[]
  /** Undoes it by other calls than the undo of its changes. */
  readonly inverse?: { readonly undo: () => unknown; readonly redo: () => unknown } | undefined
  /** Actions with the same name, one after the other, are one entry. */
  readonly field?: string | undefined
  readonly onUndone?: (() => void) | undefined
  readonly onRedone?: (() => void) | undefined
  /** Of the screen where it was done; as it is recorded. */
  readonly path?: string
}

export type Direction = 'done' | 'undone'

/** So many are remembered, of all screens together. */
const MOST = 100

export const NOTHING_DONE: DoneAction = { message: '', changeIds: [] }

export interface DoneList {
  add(action: DoneAction): void
  /** An action went from one list to the other. @param back as it is there; undefined: it is gone */
  moved(action: DoneAction, from: Direction, back: DoneAction | undefined): void
  /** Changes were undone as one by another button than that of their action. */
  undoneElsewhere(changeIds: readonly string[], undoId: string | undefined, path: string): void
  last(direction: Direction, path: string): DoneAction | undefined
  hasAny(path: string): boolean
  clear(): void
  subscribe(listener: () => void): () => void
}

type Lists = Readonly<Record<Direction, readonly DoneAction[]>>

export function createDoneList(): DoneList {
  let lists: Lists = { done: [], undone: [] }
  const listeners = new Set<() => void>()
  const set = (next: Lists) => {
    lists = { done: next.done.slice(-MOST), undone: next.undone.slice(-MOST) }
    for (const listener of listeners) listener()
  }
  return {
    add: (action) => set({ done: joined(without(lists.done, action.changeIds), action), undone: [] }),
    moved(action, from, back) {
      const to = from === 'done' ? 'undone' : 'done'
      const left = lists[from].filter((other) => other !== action)
      set({ ...lists, [from]: left, [to]: back ? [...lists[to], back] : lists[to] })
    },
    undoneElsewhere(ids, undoId, path) {
      const has = ({ changeIds }: DoneAction) => changeIds.some((id) => ids.includes(id))
      const wasUndone = lists.undone.some(has)
      const { message } = [...lists.done, ...lists.undone].find(has) ?? NOTHING_DONE
      const back = undoId === undefined ? [] : [{ message, changeIds: [undoId], path }]
      const done = without(lists.done, ids)
      const undone = without(lists.undone, ids)
      set(wasUndone ? { done: [...done, ...back], undone } : { done, undone: [...undone, ...back] })
    },
    last: (direction, path) => lists[direction].findLast((action) => action.path === path),
    hasAny: (path) => [...lists.done, ...lists.undone].some((action) => action.path === path),
    clear: () => set({ done: [], undone: [] }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What these changes were noted as: an action of several takes them in, and what is left without any goes. */
const without = (actions: readonly DoneAction[], ids: readonly string[]): readonly DoneAction[] =>
  actions.flatMap((action) => {
    const changeIds = action.changeIds.filter((id) => !ids.includes(id))
    if (changeIds.length === action.changeIds.length) return action
    return changeIds.length > 0 ? { ...action, changeIds } : []
  })

function joined(actions: readonly DoneAction[], action: DoneAction): readonly DoneAction[] {
  const last = actions.at(-1)
  const isSame =
    last !== undefined && action.field !== undefined && last.field === action.field && last.path === action.path
  if (!isSame) return [...actions, action]
  return [...actions.slice(0, -1), { ...last, changeIds: [...last.changeIds, ...action.changeIds] }]
}
