// What of a job is not as it was when the person looked last.
// @chunk job
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobChange, JobDetail, JobRow, JobStatus, Remote, Salary } from '#contract/portal/job-shapes.ts'
import type { Bilingual } from '#contract/shared.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useSkillName } from '#platform/portal/skill-queries.ts'
import { Note } from '#ui/note.tsx'
import { useJobLabels } from './job-labels.ts'
import { languageName } from './language-name.ts'

export function JobChanges({ job }: { job: JobDetail }) {
  const { date } = useFormats()
  const nameOf = useFieldNames()
  const sayValue = useValueText()
  const { t } = useLingui()
  if (job.changes.length === 0 || !job.viewedAt) return null
  return (
    <Note kind="info" className="mt-4">
      <strong>
        <Trans>This job has changed since you viewed it on {date(job.viewedAt, 'dayTime')}</Trans>
      </strong>{' '}
      {job.isSimulated && <Trans context="changes">(simulated)</Trans>}
      <ul className="mt-1 grid gap-0.5">
        {job.changes.map((change) => {
          const [before, after] = [sayValue(change, change.before), sayValue(change, change.after)]
          const name = nameOf[change.field]
          return (
            <li key={change.field}>{before && after && before !== after ? t`${name}: ${before} → ${after}` : name}</li>
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
    salary: t`Salary`,
    validThrough: t`Closes`,
    remote: t`Place of work`,
    location: t`City`,
    contract: t`Contract`,
    workTimePct: t`Working hours`,
    skills: t`Required skills`,
    languages: t`Languages`,
    openings: t`Openings`,
    status: t`Status`,
  }
}

/** @returns nothing for what is too long for a line */
function useValueText(): (change: JobChange, value: unknown) => string {
  const { date, number } = useFormats()
  const { t, i18n } = useLingui()
  const say = useBilingual()
  const skillName = useSkillName()
  const labels = useJobLabels()
  const status: Readonly<Record<JobStatus, string>> = {
    draft: t`not posted`,
    open: t`open`,
    paused: t`paused`,
    filled: t`filled`,
    closed: t`closed`,
    expired: t`closed`,
  }
  return ({ field }, value) => {
    if (field === 'salary') return labels.pay(value as Salary | null)
    if (field === 'validThrough') return date(String(value), 'dayTime')
    if (field === 'remote') return labels.remote[(value as { remote: Remote }).remote] ?? ''
    if (field === 'location' || field === 'title') return typeof value === 'string' ? value : say(value as Bilingual)
    if (field === 'status') return status[value as JobStatus] ?? ''
    if (field === 'languages')
      return (value as JobRow['languages']).map(({ code }) => languageName(code, i18n.locale)).join(', ')
    if (field === 'skills') return (value as JobRow['skills']).map(({ skillId }) => skillName(skillId)).join(', ')
    if (field === 'contract') return labels.contract[value as keyof typeof labels.contract] ?? ''
    if (field === 'workTimePct') return number(Number(value) / 100, { style: 'percent' })
    if (field === 'openings') return number(Number(value))
    return ''
  }
}
