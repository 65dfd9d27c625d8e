// Sample issues of Kestrelway's repository: what was opened and closed on which day.
import type { Issue, IssueGroup } from '#contract/apps/dashboard-shapes.ts'
import { chance, isoOf, momentOf, weekdayOf } from './dashboard-curves.ts'

const TITLES: readonly string[] = [
  'Board keeps the last countdown of a cancelled run',
  'Stop names with an apostrophe break the search',
  'Large print cuts off three-digit lines',
  'Night lines vanish at midnight in winter time',
  'Feed of the operator in Die arrives twice',
  'Button reads “minutes” in the wrong language',
  'Display shows yesterday after a power cut',
  'Map tiles are asked for without a zoom level',
  'School lines run on the 11th of November',
  'Kerning of “AV” on lamp displays',
  'Key for the partner in Grenoble has run out',
  'Departures jump when a bus overtakes another',
  'Tram replacement has no colour of its own',
  'Screen reader says “slash” between two stops',
  'Rounding: “1 min” stays for ninety seconds',
  'Timetable import rejects a line without a name',
  'Battery level of solar displays falls below zero',
  'Two stops called “Mairie” in one list',
  'The QR code at Bourg leads to the old address',
  'Delay is shown in red on red in the dark theme',
  'Voice pronounces “St” as “street”',
  'Nightly job writes its log into the archive',
  'Wheelchair sign missing for low-floor substitutes',
  'Clock drifts by two seconds a day on E displays',
  'Report for operators counts holidays as Sundays',
  'Third line scrolls too fast to read',
  'Alert stays after the disruption has ended',
  'Favourite stops are lost after signing out',
  'Compass is wrong on phones without one',
  'Fare zone of Vienne changed in September',
  'Response without a time zone from the region',
  'Snow plan cannot be switched on for one line',
]

const PEOPLE = [
  'jonas-weber',
  'marek-nowak',
  'elena-petrova',
  'clara-svensson',
  'diego-alvarez',
  'hana-kim',
  'tom-hughes',
]

/** From Sunday to Saturday: how many are opened, and closed. */
const OPENED = [1, 7, 6, 6, 5, 5, 1]
const CLOSED = [0, 4, 6, 7, 6, 6, 1]

/** What happened to issues on a day until now, in its sequence. */
export function issuesOf(day: number, now: number): Issue[] {
  const weekday = weekdayOf(day)
  const opened = some(OPENED[weekday] ?? 0, 700, day)
  const closed = some(CLOSED[weekday] ?? 0, 701, day)
  const reopened = chance(702, day) > 0.72 ? 1 : 0
  const events = [
    ...numbered(opened, (salt): IssueGroup[] =>
      chance(salt, day) > 0.62 ? ['new-issues', 'needs-triage'] : ['new-issues'],
    ),
    ...numbered(closed, (salt): IssueGroup[] => ['closed-issues', chance(salt, day) > 0.24 ? 'fixed' : 'wont-fix']),
    ...numbered(reopened, (): IssueGroup[] => ['re-opened']),
  ]
  return events
    .map((groups, index) => eventOf(groups, day, index))
    .filter(({ date }) => Date.parse(date) <= now)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

function eventOf(groups: IssueGroup[], day: number, index: number): Issue {
  const at = 7.5 * 60 + chance(740 + index, day) * 11 * 60
  // A number a new issue; what is closed or opened again is a few weeks old.
  const age = groups.includes('new-issues') ? 0 : 10 + Math.floor(chance(760 + index, day) * 30)
  const number = (day - 19_000 - age) * 8 + index
  const isLoose = groups.includes('needs-triage')
  return {
    id: `${day}-${index + 1}`,
    number,
    title: TITLES[(number * 7) % TITLES.length] ?? '',
    groups,
    date: isoOf(momentOf(day, Math.floor(at))),
    assignedTo: isLoose ? null : (PEOPLE[number % PEOPLE.length] ?? null),
  }
}

const some = (usual: number, salt: number, day: number): number =>
  Math.max(0, Math.round(usual * (0.6 + chance(salt, day) * 0.9)))

const numbered = (count: number, groups: (salt: number) => IssueGroup[]): IssueGroup[][] =>
  Array.from({ length: count }, (_, index) => groups(710 + index))
