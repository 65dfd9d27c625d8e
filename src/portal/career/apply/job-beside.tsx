// What the form is about, beside it, where there is room: the job with its facts.
// @offline later
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { JobFacts } from '#portal/career/jobs/job-facts.tsx'
import { CompanyMark } from '#ui/company-mark.tsx'

export function JobBeside({ job }: { readonly job: JobDetail }) {
  const say = useBilingual()
  const { title, company } = job
  return (
    <div className="sticky top-6 grid gap-5 rounded-12 border border-line bg-surface-raised p-5">
      <div className="flex items-center gap-4">
        <CompanyMark company={company} isLarge />
        <p className="min-w-0">
          <span className="block font-semibold">{say(title)}</span>
          <span className="block text-13 text-ink-muted">{company.name}</span>
        </p>
      </div>
      <JobFacts job={job} />
    </div>
  )
}
