// The labels of a job that the screens share: contract, place of work, level, pay, closing time.
// @chunk job-rows
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Contract, JobListed, Remote, Salary } from '#contract/portal/job-shapes.ts'
import { localeOf, useFormats } from '#platform/i18n/dates.ts'

export interface JobLabels {
  readonly contract: Readonly<Record<Contract, string>>
  readonly remote: Readonly<Record<Remote, string>>
  /** 1 beginner to 5 lead */
  readonly level: readonly string[]
  /** `€46,000 to €54,000`, or that it is not stated. */
  pay(salary: Salary | null): string
  /** `€46–54k a year`, for a row. */
  shortPay(salary: Salary | null): string
  /** `€46,000 to €54,000 a year`, or that it is not stated. */
  wholePay(salary: Salary | null): string
  /** What the pay is for: a year, a month, an hour. */
  payUnit(salary: Salary): string
  /** On how many days one comes. */
  onSite(job: Pick<JobListed, 'daysOnSite'>): string
  place(job: Pick<JobListed, 'location' | 'remote' | 'daysOnSite'>): string
  /** In the reader’s own zone. */
  closing(job: Pick<JobListed, 'validThrough'>): string
}

export function useJobLabels(): JobLabels {
  const { t, i18n } = useLingui()
  const { date, number } = useFormats()
  const locale = localeOf(i18n.locale)
  const money = (minor: number, currency: string, digits = 0) =>
    number(minor / 100, { style: 'currency', currency, maximumFractionDigits: digits })
  const pay = (salary: Salary): string => {
    const digits = salary.unit === 'hour' ? 2 : 0
    const [min, max] = [money(salary.min, salary.currency, digits), money(salary.max, salary.currency, digits)]
    return salary.min === salary.max ? min : t`${min} to ${max}`
  }
  const per = ({ unit }: Salary, range: string): string =>
    unit === 'year' ? t`${range} a year` : unit === 'month' ? t`${range} a month` : t`${range} an hour`
  const remote = { none: t`On site`, hybrid: t`Hybrid`, full: t`Remote` }
  return {
    contract: {
      permanent: t`Permanent`,
      fixedTerm: t`Fixed term`,
      internship: t`Internship`,
      apprenticeship: t`Apprenticeship`,
      temporary: t`Temporary`,
      freelance: t`Freelance`,
    },
    remote,
    level: ['', t`Beginner`, t`Junior`, t`Experienced`, t`Senior`, t`Lead`],
    pay: (salary) => (salary ? pay(salary) : t`Salary not stated`),
    shortPay: (salary) => {
      if (!salary) return t`Salary not stated`
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: salary.currency,
        notation: salary.unit === 'hour' ? 'standard' : 'compact',
        maximumFractionDigits: salary.unit === 'month' ? 1 : 0,
      })
      return per(salary, format.formatRange(salary.min / 100, salary.max / 100))
    },
    wholePay: (salary) => (salary ? per(salary, pay(salary)) : t`Salary not stated`),
    payUnit: ({ unit }) =>
      unit === 'year' ? t`Gross annual salary` : unit === 'month' ? t`Gross monthly salary` : t`Gross hourly rate`,
    onSite: ({ daysOnSite }) =>
      daysOnSite ? t`${plural(daysOnSite, { one: '# day on site', other: '# days on site' })}` : t`hybrid`,
    place: ({ location, remote: where, daysOnSite }) => {
      const { city } = location
      if (where === 'full') return remote.full
      if (where === 'none') return city
      if (!daysOnSite) return t`${city}, hybrid`
      return t`${city}, hybrid, ${plural(daysOnSite, { one: '# day on site', other: '# days on site' })}`
    },
    closing: ({ validThrough }) => date(validThrough, 'weekdayTime'),
  }
}
