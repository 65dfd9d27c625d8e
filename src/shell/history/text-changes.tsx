// A long text before and after a change, as one text: what was taken out is struck through, what came in is underlined. A chunk of its own.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { textDiff } from './text-diff.ts'

export interface TextChangesProps {
  /** What the text is, for a screen reader. */
  readonly label: string
  readonly before: string
  readonly after: string
}

export function TextChanges({ label, before, after }: TextChangesProps) {
  const { t } = useLingui()
  const parts = useMemo(() => textDiff(before, after), [before, after])
  return (
    <section
      aria-label={t`Changes: ${label}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by key
      tabIndex={0}
      className="max-h-80 overflow-y-auto whitespace-pre-wrap rounded-8 border border-line bg-surface-sunken px-3 py-2 text-13 wrap-anywhere"
    >
      {parts.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`
        if (kind === 'removed')
          return (
            <del key={key} className="text-danger">
              {text}
            </del>
          )
        if (kind === 'added')
          return (
            <ins key={key} className="font-medium text-success underline">
              {text}
            </ins>
          )
        return <span key={key}>{text}</span>
      })}
    </section>
  )
}
