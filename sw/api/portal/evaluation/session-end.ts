// The end of a session: the session as it is stored then, and its result.
import type { LoadedBank } from './bank-store.ts'
import { type ResultRow, resultOf } from './result-row.ts'
import { type SessionRow, stateOf } from './session-row.ts'
import { withPocketPassed } from './session-steps.ts'

/** @param id of the result @param now ms since the epoch */
export function endSession(
  id: string,
  row: SessionRow,
  bank: LoadedBank,
  now: number,
): { readonly session: SessionRow; readonly result: ResultRow } {
  const ended = withPocketPassed(row, bank, now)
  // Whoever stops while an item is on the screen has ended it; else the engine has.
  const stopReason = row.itemId === null ? (stateOf(bank, row).stop ?? 'user') : 'user'
  return {
    session: { ...ended, status: 'finished', itemId: null, stopReason, resultId: id },
    result: resultOf(id, ended, bank, stopReason, now),
  }
}
