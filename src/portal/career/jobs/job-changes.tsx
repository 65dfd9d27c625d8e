// What of a job is not as it was when the person looked last. Used by job-screen.tsx; nothing where nothing has changed.
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobChange, JobDetail, Salary } from '#contract/portal/job-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Note } from '#ui/note.tsx'
import { useJobWords } from './job-words.ts'

export function JobChanges({ job }: { job: JobDetail }) {
  const { date } = useFormats()
  const nameOf = useFieldNames()
  const sayValue = useValueWords()
  if (job.changes.length === 0 || !job.viewedAt) return null
  return (
    <Note kind="info" className="mt-4">
      <strong>
        <Trans>Changed since you looked on {date(job.viewedAt, 'dayTime')}</Trans>
      </strong>
      <ul className="mt-1 grid gap-0.5">
        {job.changes.map((change) => {
          const [before, after] = [sayValue(change, change.before), sayValue(change, change.after)]
          return (
            <li key={change.field}>
              {nameOf[change.field]}
              {before && after ? `: ${before} → ${after}` : ''}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}

function useFieldNames(): Record<JobChange['field'], string> {
  const { t } = useLingui()
  return {
    title: t`Title`,
    salary: t`Pay`,
    validThrough: t`Closes`,
    remote: t`Place of work`,
    location: t`Town`,
    contract: t`Contract`,
    workTimePct: t`Work time`,
    skills: t`Skills that it asks for`,
    languages: t`Languages`,
    openings: t`Openings`,
    status: t`Status`,
  }
}

/** @returns nothing for what is too long to be said in a line */
function useValueWords(): (change: JobChange, value: unknown) => string {
  const { date, number } = useFormats()
  const words = useJobWords()
  return ({ field }, value) => {
    if (field === 'salary') return words.pay(value as Salary | null)
    if (field === 'validThrough') return date(String(value), 'dayTime')
    if (field === 'remote') return words.remote[value as keyof typeof words.remote] ?? ''
    if (field === 'contract') return words.contract[value as keyof typeof words.contract] ?? ''
    if (field === 'workTimePct') return `${number(Number(value))} %`
    if (field === 'openings') return number(Number(value))
    return ''
  }
}
