// The facts beside the detail: pay, closing time here and at the employer’s, what is required besides skills, the steps, the contact, the dates.
// @chunk job
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { localeOf, useFormats } from '#platform/i18n/dates.ts'
import { inOtherZone } from '#platform/i18n/in-both-zones.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { ProcessSteps } from '#portal/career/process-steps.tsx'
import { useJobLabels } from './job-labels.ts'
import { languageName } from './language-name.ts'

export function JobFacts({ job }: { job: JobDetail }) {
  const { t, i18n } = useLingui()
  const { number } = useFormats()
  const say = useBilingual()
  const { workTimePct, durationMonths, education, process, contact } = job
  return (
    <aside aria-label={t`Details`} className="text-14 max-xl:border-line max-xl:border-t max-xl:pt-6">
      <dl className="grid gap-5 sm:max-xl:grid-cols-2">
        <PayFact salary={job.salary} />
        <ClosesFact job={job} />
        <Fact name={t`Working hours`}>
          {workTimePct === 100 ? t`Full time` : number(workTimePct / 100, { style: 'percent' })}
          {durationMonths !== null && (
            <Small>
              <Plural value={durationMonths} one="for # month" other="for # months" />
            </Small>
          )}
        </Fact>
        <LevelFact job={job} />
        {job.languages.length > 0 && (
          <Fact name={t`Languages`}>
            {job.languages.map(({ code, cefr }) => (
              <span key={code} className="block">
                {languageName(code, i18n.locale)}, {cefr}
              </span>
            ))}
          </Fact>
        )}
        {education !== null && (
          <Fact name={t`Education`}>
            <Trans>Level {education} of the European Qualifications Framework</Trans>
          </Fact>
        )}
        <Fact name={t`Application process`}>
          <ProcessSteps process={process} />
        </Fact>
        {contact && (
          <Fact name={t`Contact`}>
            {contact.name}
            <Small>{say(contact.role)}</Small>
          </Fact>
        )}
        <PostedFact job={job} />
      </dl>
    </aside>
  )
}

function PayFact({ salary }: Pick<JobDetail, 'salary'>) {
  const { t } = useLingui()
  const { number } = useFormats()
  const labels = useJobLabels()
  return (
    <Fact name={salary ? labels.payUnit(salary) : t`Salary`}>
      <strong className="font-semibold text-16 tabular-nums">{labels.pay(salary)}</strong>
      {salary?.variablePct !== undefined && (
        <Small>
          <Trans>plus up to {number(salary.variablePct / 100, { style: 'percent' })} variable pay</Trans>
        </Small>
      )}
    </Fact>
  )
}

/** In the reader’s zone, and in the employer’s where that is another. */
function ClosesFact({ job }: { job: JobDetail }) {
  const { t, i18n } = useLingui()
  const { relative } = useFormats()
  const labels = useJobLabels()
  const { zone, city } = job.location
  const there = inOtherZone(localeOf(i18n.locale), job.validThrough, zone)
  return (
    <Fact name={t`Closes`}>
      {labels.closing(job)}
      <Small>{relative(job.validThrough)}</Small>
      {there !== null && (
        <Small>
          <Trans>
            {there} in {city}
          </Trans>
        </Small>
      )}
    </Fact>
  )
}

function LevelFact({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  const labels = useJobLabels()
  const years = Math.round(job.experienceMonths / 12)
  return (
    <Fact name={t`Level`}>
      {labels.level[job.level]}
      {years > 0 && (
        <Small>
          <Plural value={years} one="at least # year of experience" other="at least # years of experience" />
        </Small>
      )}
    </Fact>
  )
}

function PostedFact({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const { openings } = job
  return (
    <Fact name={t`Posted`}>
      {date(job.postedAt, 'date')}
      <Small>
        <Trans>updated {relative(job.updatedAt)}</Trans>
      </Small>
      {openings > 1 && (
        <Small>
          <Plural value={openings} one="# opening" other="# openings" />
        </Small>
      )}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-line-soft xl:border-b xl:pb-4">
      <dt className="text-13 text-ink-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-13 text-ink-muted">{children}</span>
}
