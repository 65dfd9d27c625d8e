// Whose history is open: set by whoever shows a record (an open task, a recent change), read by src/shell/history/history-outlet.tsx.
// @chunk signed-in
import { pageState } from '#platform/page-state.ts'

export interface HistoryOf {
  /** The table that the record is in, and its key there. */
  readonly table: string
  readonly key: string
  /** What people call it. */
  readonly title: string
}

/** Null while none is open. */
export const historyStore = pageState<HistoryOf | null>(null)

/** Shows who changed the record, when and how, with a way back to each version. */
export const openHistory = (record: HistoryOf): void => historyStore.set(record)

export const closeHistory = (): void => historyStore.set(null)
