// A title edited in its row: Enter and leaving keep what is written, Escape does not. Used by the rows of lists.
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'

export interface TitleInputProps {
  readonly title: string
  /** Characters that it may have. */
  readonly limit: number
  /** @param title null: nothing is to change */
  readonly onDone: (title: string | null) => void
}

export function TitleInput({ title, limit, onDone }: TitleInputProps) {
  const { t } = useLingui()
  // Leaving by Enter or Escape takes the field away, which is leaving once more.
  const isDone = useRef(false)
  const finish = (text: string | null) => {
    if (isDone.current) return
    isDone.current = true
    onDone(text === null || text.trim() === title ? null : text.trim())
  }
  return (
    <input
      autoFocus
      aria-label={t`Title`}
      defaultValue={title}
      maxLength={limit}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Enter') finish(event.currentTarget.value)
        if (event.key === 'Escape') finish(null)
        if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
        event.stopPropagation()
      }}
      className="-mx-1.5 min-w-0 flex-1 rounded-4 bg-surface-raised px-1.5 py-0.5 text-ink outline-2 outline-focus-ring"
    />
  )
}
