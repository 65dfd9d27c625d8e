// When a task is due, as text in the colour that goes with it.
import { useLingui } from '@lingui/react/macro'
import { DUE_COLOURS, useDueText } from '#kit/due/use-due-text.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

export interface DueTextProps {
  readonly dueDate: string
  /** ms since the epoch */
  readonly now: number
  readonly className?: string
}

export function DueText({ dueDate, now, className }: DueTextProps) {
  const { t } = useLingui()
  const { text, tone } = useDueText(now)(dueDate)
  return (
    <time dateTime={dueDate} className={cx('tabular-nums', DUE_COLOURS[tone], className)}>
      {text}
      {tone === 'overdue' && (
        <>
          <Icon name="exclamation-circle" size={14} className="ms-1 inline align-[-2px]" />
          <span className="sr-only"> {t`(overdue)`}</span>
        </>
      )}
    </time>
  )
}
