// The text of a repetition: 'Every 2 weeks on Mon, Thu, until 3 Dec 2026'.
// @offline later
// @chunk repeat-text
import { plural, selectOrdinal, t } from '@lingui/core/macro'
import { type Recurrence, readRule } from '#formats/recurrence.ts'
import type { Formats } from '#platform/i18n/dates.ts'
import { weekdayDate } from './weekdays.ts'

/** @returns the words of a rule; of one that is not understood, that it repeats */
export function repeatTextIn({ date }: Formats): (rule: string) => string {
  const daysOf = (weekdays: readonly number[]) =>
    weekdays.map((day) => date(weekdayDate(day), 'weekdayShort')).join(', ')

  const every = ({ freq, interval, weekdays, monthDay }: Recurrence): string => {
    switch (freq) {
      case 'DAILY':
        return plural(interval, { one: 'Every day', other: 'Every # days' })
      case 'WEEKLY': {
        if (interval === 1 && weekdays.join() === '1,2,3,4,5') return t`Every weekday`
        const weeks = plural(interval, { one: 'Every week', other: 'Every # weeks' })
        const days = daysOf(weekdays)
        return weekdays.length === 0 ? weeks : t`${weeks} on ${days}`
      }
      case 'MONTHLY': {
        const months = plural(interval, { one: 'Every month', other: 'Every # months' })
        if (monthDay === null) return months
        if (monthDay === -1) return t`${months} on the last day`
        const day = selectOrdinal(monthDay, { one: '#st', two: '#nd', few: '#rd', other: '#th' })
        return t`${months} on the ${day}`
      }
      case 'YEARLY':
        return plural(interval, { one: 'Every year', other: 'Every # years' })
    }
  }

  const whenDone = (rule: Recurrence): string => {
    const { freq, interval, weekdays, monthDay } = rule
    const label = every(rule)
    if (weekdays.length > 0 || monthDay !== null) return t`${label}, counted from the day it’s done`
    switch (freq) {
      case 'DAILY':
        return plural(interval, { one: '# day after it’s done', other: '# days after it’s done' })
      case 'WEEKLY':
        return plural(interval, { one: '# week after it’s done', other: '# weeks after it’s done' })
      case 'MONTHLY':
        return plural(interval, { one: '# month after it’s done', other: '# months after it’s done' })
      case 'YEARLY':
        return plural(interval, { one: '# year after it’s done', other: '# years after it’s done' })
    }
  }

  return (text) => {
    const rule = readRule(text)
    if (!rule) return t({ message: 'Custom repeat', context: 'rule' })
    const label = rule.afterDone ? whenDone(rule) : every(rule)
    const { until, count } = rule
    if (until !== null) {
      const last = date(`${until}T12:00`, 'date')
      return t`${label}, until ${last}`
    }
    if (count === null) return label
    const times = plural(count, { one: '# time in total', other: '# times in total' })
    return `${label}, ${times}`
  }
}
