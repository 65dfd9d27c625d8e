// A person's status as a mark: distinguished by its shape too. Decoration: the label is beside it.
// @chunk signed-in
import type { UserStatus } from '#contract/portal/user.ts'
import { cx } from '#ui/cx.ts'

const LOOKS: Readonly<Record<UserStatus, string>> = {
  online: 'bg-success',
  away: 'border-[3px] border-warning bg-surface-raised',
  busy: 'bg-danger after:absolute after:inset-x-0.5 after:top-1/2 after:h-0.5 after:-translate-y-1/2 after:bg-surface-raised',
  'not-visible': 'border-2 border-line-strong bg-surface-raised',
}

export function StatusDot({ status, className }: { status: UserStatus; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-2.5 shrink-0 rounded-full forced-color-adjust-none',
        className?.includes('absolute') ? undefined : 'relative',
        LOOKS[status],
        className,
      )}
    />
  )
}
