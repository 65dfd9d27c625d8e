// A sample project: the arrivals board of Kestrelway, with its issues, days, money and people.
import {
  BUDGET_COLUMNS,
  type Issue,
  type IssueGroup,
  type Project,
  type ScheduleItem,
  type Week,
} from '#contract/apps/dashboard-shapes.ts'
import type { Language } from '#contract/shared.ts'
import {
  chance,
  DAY,
  dayNumber,
  dayOf,
  daysBetween,
  dayText,
  mondayOf,
  shareOfDay,
  weekdayOf,
} from './dashboard-curves.ts'
import { inLanguage } from './dashboard-french.ts'
import { issuesOf } from './dashboard-issues.ts'
import { extensionOf, people } from './people.ts'

const GROUPS: readonly IssueGroup[] = ['new-issues', 'closed-issues', 'fixed', 'wont-fix', 're-opened', 'needs-triage']
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const FIELDS = ['Api', 'Backend', 'Frontend', 'Issues']
/** Their tasks: those with the tag of that name; issues are bugs. */
const TASKS = ['api', 'backend', 'frontend', 'bug'].map((tag) => `/apps/tasks?tag=${tag}`)

/** Euros for a year. */
const BUDGET: readonly (readonly [type: string, total: number, pace: number])[] = [
  ['Field tests', 38_000, 0.92],
  ['Design', 26_500, 1.04],
  ['Development', 184_000, 0.97],
  ['Displays', 92_000, 1.08],
  ['Data feeds', 41_200, 0.81],
  ['Travel', 9800, 1.12],
]

/** @param now ms since the epoch, of the request */
export function projectOf(now: number, language: Language = 'en'): Project {
  const today = dayOf(now)
  const yearlyExpenses = expensesBy(
    5,
    (back) => yearOf(now, back),
    (day) => dayText(day).slice(0, 4),
    now,
  )
  return {
    githubIssues: issueFigures(now),
    taskDistribution: {
      overview: { 'this-week': tasksIn(mondayOf(today), now), 'last-week': tasksIn(mondayOf(today) - 7, now) },
      labels: FIELDS,
      series: { 'this-week': sharesIn(mondayOf(today)), 'last-week': sharesIn(mondayOf(today) - 7) },
      links: TASKS,
    },
    schedule: scheduleOf(now, language),
    budgetDistribution: {
      categories: BUDGET.map(([type]) => type),
      series: [{ name: 'Budget', data: percentsOf(BUDGET.map(([, total]) => total)) }],
    },
    weeklyExpenses: expensesBy(8, (back) => [mondayOf(today) - 7 * back, mondayOf(today) - 7 * back + 6], dayText, now),
    monthlyExpenses: expensesBy(
      6,
      (back) => monthOf(now, back),
      (day) => dayText(day).slice(0, 7),
      now,
    ),
    yearlyExpenses,
    budgetDetails: { columns: [...BUDGET_COLUMNS], rows: budgetRows(yearlyExpenses.amount) },
    teamMembers: people
      .filter(({ email }) => email.endsWith('@kestrelway.example'))
      .map(({ id, avatar, name, email, title }) => ({
        ...{ id, avatar, name, email, phone: `+33 4 65 71 10 ${extensionOf(id)}`, title },
        ...{ link: `/apps/contacts/${id}`, chatLink: `/apps/chat/${id}` },
      })),
  }
}

/** The issues of a week until now, newest first. */
export function issuesIn(week: Week, now: number): Issue[] {
  const monday = mondayOf(dayOf(now)) - (week === 'this-week' ? 0 : 7)
  return daysBetween(monday, monday + 6)
    .flatMap((day) => issuesOf(day, now))
    .reverse()
}

function issueFigures(now: number): Project['githubIssues'] {
  const countIn = (issues: readonly Issue[], group: IssueGroup) =>
    issues.filter(({ groups }) => groups.includes(group)).length
  const figures = (week: Week) => {
    const issues = issuesIn(week, now)
    const onDays = (group: IssueGroup) =>
      WEEKDAYS.map((_, index) => {
        const onDay = issues.filter(({ date }) => (weekdayOf(dayOf(Date.parse(date))) + 6) % 7 === index)
        return countIn(onDay, group)
      })
    const overview = Object.fromEntries(GROUPS.map((group) => [group, countIn(issues, group)])) as Record<
      IssueGroup,
      number
    >
    const series = [
      { name: 'New issues', type: 'line' as const, data: onDays('new-issues') },
      { name: 'Closed issues', type: 'column' as const, data: onDays('closed-issues') },
    ]
    return { overview, series }
  }
  const [here, before] = [figures('this-week'), figures('last-week')]
  return {
    overview: { 'this-week': here.overview, 'last-week': before.overview },
    labels: WEEKDAYS,
    series: { 'this-week': here.series, 'last-week': before.series },
  }
}

function tasksIn(monday: number, now: number) {
  const workdays = daysBetween(monday, monday + 4)
  const sum = (salt: number, most: number) =>
    workdays.reduce(
      (total, day) => total + Math.round((1 + chance(salt, day) * most) * Math.max(0, shareOfDay(day, now))),
      0,
    )
  return { new: sum(800, 9), completed: sum(801, 8) }
}

const sharesIn = (monday: number): number[] =>
  percentsOf(
    FIELDS.map((_, index) => [22, 28, 34, 16][index] ?? 0).map(
      (share, index) => share * (0.7 + chance(810 + index, monday) * 0.6),
    ),
  )

/** Whole percents that make a hundred: the largest takes what rounding leaves. */
function percentsOf(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((a, b) => a + b, 0)
  const percents = amounts.map((amount) => Math.round((amount / whole) * 100))
  const largest = percents.indexOf(Math.max(...percents))
  return percents.map((percent, index) =>
    index === largest ? percent + 100 - percents.reduce((a, b) => a + b, 0) : percent,
  )
}

/** By weekday from Sunday, in the zone of the person. */
const DAYS: readonly (readonly ScheduleItem[])[] = [
  [{ title: 'Nothing planned. The night import runs at 02:00.', time: '02:00', location: 'Data centre, Villeurbanne' }],
  [
    { title: 'Week ahead', time: '09:15', location: 'Room Carnot' },
    { title: 'Review of the counts', time: '14:30', location: 'Room Bellecour' },
  ],
  [
    { title: 'Stand-up', time: '09:30', location: 'Room Carnot' },
    { title: 'Review of the arrivals board', time: '10:30', location: 'Room Perrache' },
    { title: 'Lunch with Yuki', time: '12:15', location: 'Café des Négociants' },
    { title: 'Test drive on line 38', time: '16:10', location: 'Place Carnot' },
  ],
  [
    { title: 'Stand-up', time: '09:30', location: 'Room Carnot' },
    { title: 'Half an hour at the kiosk', time: '10:00', location: 'Gare Part-Dieu' },
    { title: 'Design hour with Lucie', time: '14:00', location: 'Room Perrache' },
  ],
  [
    { title: 'Stand-up', time: '09:30', location: 'Room Carnot' },
    { title: 'Call with the region about the feed', time: '11:00', location: 'Call' },
    { title: 'On call: the week handed over', time: '15:30', location: 'Call', link: '/apps/chat' },
    { title: 'Displays leave for Die', time: '17:00', location: 'Ramp 2' },
  ],
  [
    { title: 'Stand-up', time: '09:30', location: 'Room Carnot' },
    { title: 'The week in numbers', time: '14:00', location: 'Room Bellecour' },
    { title: 'Demo, and cake', time: '15:30', location: 'Kitchen' },
  ],
  [{ title: 'Open workshop: repair your bicycle', time: '10:00', location: 'Yard' }],
]

function scheduleOf(now: number, language: Language): Project['schedule'] {
  const weekday = new Date(now).getDay()
  const itemsOn = (day: number): ScheduleItem[] =>
    (DAYS[day % 7] ?? []).map(({ title, location, ...item }) => ({
      ...item,
      title: inLanguage(title, language),
      ...(location !== undefined && { location: inLanguage(location, language) }),
    }))
  return { today: itemsOn(weekday), tomorrow: itemsOn(weekday + 1) }
}

/** Euros that the project costs on a day, in a year about what the budget has: more on working days, salaries at the end of the month. */
function costOf(day: number): number {
  const isWorkday = weekdayOf(day) % 6 !== 0
  const salaries = new Date((day + 1) * DAY).getUTCDate() === 1 ? 11_400 : 0
  return (isWorkday ? 670 + chance(820, day) * 510 : chance(821, day) * 110) + salaries
}

/** The last periods, the running one as the last; `amount` is the running one's. */
function expensesBy(
  count: number,
  periodOf: (back: number) => [number, number],
  label: (day: number) => string,
  now: number,
) {
  const periods = Array.from({ length: count }, (_, index) => periodOf(count - 1 - index))
  const data = periods.map(([from, to]) =>
    Math.round(
      daysBetween(from, Math.min(to, dayOf(now))).reduce((sum, day) => sum + costOf(day) * shareOfDay(day, now), 0),
    ),
  )
  return {
    amount: data.at(-1) ?? 0,
    labels: periods.map(([from]) => label(from)),
    series: [{ name: 'Expenses', data }],
  }
}

function monthOf(now: number, back: number): [number, number] {
  const date = new Date(now)
  const start = (months: number) => dayNumber(date.getFullYear(), date.getMonth() + 1 - months, 1)
  return [start(back), start(back - 1) - 1]
}

function yearOf(now: number, back: number): [number, number] {
  const year = new Date(now).getFullYear() - back
  return [dayNumber(year, 1, 1), dayNumber(year + 1, 1, 1) - 1]
}

/** What the year has cost so far, among them: each at its own pace. */
function budgetRows(spent: number): Project['budgetDetails']['rows'] {
  const shares = BUDGET.map(([, total, pace]) => total * pace)
  const all = shares.reduce((a, b) => a + b, 0)
  const spentUntil = (index: number): number =>
    Math.round((spent * shares.slice(0, index).reduce((a, b) => a + b, 0)) / all)
  return BUDGET.map(([type, total], index) => {
    const expensesAmount = spentUntil(index + 1) - spentUntil(index)
    const expensesPercentage = Math.round((expensesAmount / total) * 10_000) / 100
    return {
      id: `budget-${index + 1}`,
      type,
      total,
      expensesAmount,
      expensesPercentage,
      remainingAmount: total - expensesAmount,
      remainingPercentage: Math.round((100 - expensesPercentage) * 100) / 100,
    }
  })
}
