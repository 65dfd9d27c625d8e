// useRowKeys(): goes by key from row to row of Home, whichever card it is in.
import { useKeys } from '#platform/keys/use-keys.ts'
import { homeKeys } from './home-keys.ts'

export function useRowKeys(): void {
  useKeys(homeKeys, { next: () => go(1), previous: () => go(-1) })
}

/** To what Tab would reach in the row. */
function go(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main li:has(a)')].filter((row) => row.checkVisibility())
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step]
  next?.querySelector('a')?.focus()
}
