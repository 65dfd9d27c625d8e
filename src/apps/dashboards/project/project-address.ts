// Search parameters of the project dashboard: the week, what it is compared with, and which issues are listed.
import { IssueGroup, type Week } from '#contract/apps/dashboard-shapes.ts'

/** As the route reads it. */
export interface ProjectSearch {
  readonly week?: string | undefined
  readonly compare?: string | undefined
  readonly group?: string | undefined
  /** Such as `mon`. */
  readonly day?: string | undefined
}

export interface ProjectAddress {
  readonly week: Week
  readonly isCompared: boolean
  readonly group: IssueGroup | undefined
  /** From 0 for Monday. */
  readonly day: number | undefined
}

export function readProjectAddress({ week, compare, group, day }: ProjectSearch): ProjectAddress {
  return {
    week: week === 'last' ? 'last-week' : 'this-week',
    isCompared: compare === 'yes',
    group: IssueGroup.options.find((one) => one === group),
    day: DAYS.includes(day ?? '') ? DAYS.indexOf(day ?? '') : undefined,
  }
}

export const DAYS: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export const otherWeek = (week: Week): Week => (week === 'this-week' ? 'last-week' : 'this-week')
