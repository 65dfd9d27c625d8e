// Whose history is open: told by whoever shows a record (an open task, a recent change), heard by src/shell/history/history-outlet.tsx.
// @chunk signed-in

export interface HistoryOf {
  /** The table that the record stands in, and its key there. */
  readonly table: string
  readonly key: string
  /** What people call it. */
  readonly title: string
}

let shown: HistoryOf | null = null
const listeners = new Set<() => void>()

export const historyStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Null while none is open. */
  read: (): HistoryOf | null => shown,
}

/** Shows who changed the record, when and how, with a way back to each version. */
export const openHistory = (record: HistoryOf): void => tell(record)

export const closeHistory = (): void => tell(null)

function tell(next: HistoryOf | null): void {
  shown = next
  for (const listener of listeners) listener()
}
