// The steps of a selection in their order, each with how long it takes: on a job, and after an application to it.
// @chunk job-rows
import { Plural } from '@lingui/react/macro'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { cx } from '#ui/cx.ts'

export interface ProcessStepsProps extends Pick<JobDetail, 'process'> {
  readonly className?: string
}

export function ProcessSteps({ process, className }: ProcessStepsProps) {
  const say = useBilingual()
  return (
    <ol className={cx('grid gap-1.5', className)}>
      {process.map(({ kind, label, days }, index) => (
        <li key={`${kind} ${label.en}`} className="flex items-baseline gap-2">
          <span aria-hidden="true" className="w-3.5 shrink-0 text-13 text-ink-faint tabular-nums">
            {index + 1}
          </span>
          <span>
            {say(label)}{' '}
            <span className="whitespace-nowrap text-13 text-ink-muted">
              <Plural value={days} one="about # day" other="about # days" />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
