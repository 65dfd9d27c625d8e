// A company's mark: its initials on a tint of its own, since invented companies have no logos. Used wherever a job or an application stands.
// @chunk job-rows
import { companyInitials, companyTint } from './company-initials.ts'
import { cx } from './cx.ts'

const TINTS = [
  'company-mark-0',
  'company-mark-1',
  'company-mark-2',
  'company-mark-3',
  'company-mark-4',
  'company-mark-5',
  'company-mark-6',
  'company-mark-7',
]

export function CompanyMark({ name, isLarge }: { name: string; isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'company-mark grid shrink-0 place-items-center rounded-8 font-semibold',
        TINTS[companyTint(name)],
        isLarge ? 'size-12 text-16' : 'size-9 text-12',
      )}
    >
      {companyInitials(name)}
    </span>
  )
}
