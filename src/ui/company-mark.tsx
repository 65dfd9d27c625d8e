// A company's mark: its initial on a quiet square, since invented companies have no logos. Used wherever a job stands.
// @chunk job-rows
import { cx } from './cx.ts'

export function CompanyMark({ name, isLarge }: { name: string; isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-8 bg-surface-control font-semibold text-ink-muted',
        isLarge ? 'size-12 text-20' : 'size-9 text-14',
      )}
    >
      {name.replace(/^(?:the|le|la|les|l’)\s*/i, '').charAt(0)}
    </span>
  )
}
