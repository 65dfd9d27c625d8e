// An answer in words, for reading it through.
// @chunk portal
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ProfilingAnswer, Question, Scale } from '#contract/portal/profiling.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'

/** @returns the words of a question's answer; empty where there is none */
export function useAnswerLabels(scales: readonly Scale[]): (question: Question, answer?: ProfilingAnswer) => string {
  const { t } = useLingui()
  const say = useBilingual()
  const { number } = useFormats()
  const { data: roles = [] } = useQuery(skillQueries.roles())
  const units = { year: t`a year`, month: t`a month`, hour: t`an hour` }
  return ({ options, scale }, answer) => {
    const value = answer?.value ?? null
    const nameOf = (id: string) => {
      const known = options.find((one) => one.id === id)?.label ?? roles.find((one) => one.id === id)?.title
      return known ? say(known) : id
    }
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (typeof value === 'string') return nameOf(value)
    if (Array.isArray(value)) return value.map(nameOf).join(', ')
    if (typeof value === 'number') {
      const step = scales.find(({ id }) => id === scale)?.steps[value - 1]
      return step ? `${value}. ${say(step.label)}` : String(value)
    }
    if ('radiusKm' in value) return t`${value.name}, within ${number(value.radiusKm)} km`
    const { min, currency, unit } = value
    const amount = number(min / 100, { style: 'currency', currency, maximumFractionDigits: min % 100 === 0 ? 0 : 2 })
    return `${amount} ${units[unit]}`
  }
}
