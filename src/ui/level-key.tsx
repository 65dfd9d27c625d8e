// What the parts of an interval bar mean, above a list of them. Used wherever levels are drawn with their margin.
// @chunk portal
import { useLingui } from '@lingui/react/macro'
import { cx } from './cx.ts'

export interface LevelKeyProps {
  /** Whether the bars have a line at the level; else a handle shows it. */
  readonly hasLine?: boolean
  /** Whether the bars have a notch at what is required. */
  readonly hasNeed?: boolean
  readonly className?: string
}

export function LevelKey({ hasLine = false, hasNeed = false, className }: LevelKeyProps) {
  const { t } = useLingui()
  return (
    <span className={cx('flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-muted', className)}>
      {hasLine && <Part mark="h-3 w-0.5 bg-ink">{t`Level`}</Part>}
      <Part mark="h-2 w-5 rounded-2 bg-accent">{t`Certain`}</Part>
      <Part mark="h-2 w-5 rounded-2 bg-accent-soft">{t`Likely`}</Part>
      {hasNeed && (
        <Part mark="size-0 border-5 border-transparent border-t-0 border-b-6 border-b-ink-muted">{t`Required`}</Part>
      )}
    </span>
  )
}

const Part = ({ mark, children }: { readonly mark: string; readonly children: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className={mark} />
    {children}
  </span>
)
