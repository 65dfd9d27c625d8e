// The row of an entry, which j and k give the focus and Enter opens: what it is about is the link or button inside `EntrySubject`.
import { type ReactNode, useEffect, useRef } from 'react'
import { actionOf } from '#platform/keys/use-keys.ts'
import { activitiesKeys } from './activities-keys.ts'

export function EntryItem({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const row = ref.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== row || actionOf(activitiesKeys, 'entry', event) !== 'open') return
      row?.querySelector<HTMLElement>('[data-subject] :is(a, button)')?.click()
    }
    row?.addEventListener('keydown', onKeyDown)
    return () => row?.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <li ref={ref} data-entry tabIndex={-1} className="flex gap-3 border-line-soft border-t py-2 -outline-offset-2">
      {children}
    </li>
  )
}

export const EntrySubject = ({ children }: { children: ReactNode }) => <span data-subject>{children}</span>

/** Goes from the entry with the focus to the one so many on; into the list, where none has it. */
export function focusEntry(list: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}
