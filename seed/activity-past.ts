// Makes the words of activity-history.ts into events at their times, week by week into the past.
import { lines, onceEvents, type PastEvent, pastEvents, places, reportQuotes, stops } from './activity-history.ts'
import type { ActivityTexts } from './activity-texts.ts'
import { hadCome, lookingDaysAgo } from './biography.ts'
import type { TimeOfDay } from './event-times.ts'
import { createRandom } from './random.ts'
import { REPORT_TIME, reportDay } from './report-days.ts'
import { slug } from './slug.ts'
import { ownDoneInWeek } from './tasks.ts'

const HOUR = 60
const DAY = 24 * HOUR
const WEEK = 7 * DAY
/** The three weeks before the first run are in activity-texts.ts. */
const FIRST_WEEK = 3
const WEEKS = 40
/** So many events a week besides the summary and the report. */
const A_WEEK = 4
const TASKS = '/apps/tasks'

/**
 * What happened in forty weeks, the latest first.
 * @param round 0 is the sample; each further one lies forty weeks deeper in the past, for measuring
 */
export function pastActivities(round: number): ActivityTexts[] {
  const random = createRandom(round + 77)
  const fill = filler(random)
  const begin = (FIRST_WEEK + round * WEEKS) * WEEK
  const quoted = new Set<string>()
  const once = round === 0 ? onceEvents.map(([days, ...event]) => onceActivity(days, event, random, fill)) : []
  const weeks = Array.from({ length: WEEKS }, (_, week) => {
    const start = begin + week * WEEK
    const first = (round * WEEKS + week) * A_WEEK
    const events = Array.from({ length: A_WEEK }, (_, index) => {
      // A step that has no divisor in common with their number visits all of them before any comes again.
      const ago = start + (index + 1) * DAY
      return activityOf(ago + hourOf(random), eventAt((first + index) * 7, ago), fill)
    })
    return [summary(start, random), report(start, week, fill), ...events]
  })
  // A quotation is shown once only, on the latest event that has it.
  return [...once, ...weeks.flat()].sort((a, b) => a.ago - b.ago).map((event) => quotedOnce(event, quoted))
}

function quotedOnce(event: ActivityTexts, quoted: Set<string>): ActivityTexts {
  const { extraContent, ...plain } = event
  if (extraContent === undefined || !quoted.has(extraContent)) {
    if (extraContent !== undefined) quoted.add(extraContent)
    return event
  }
  return plain
}

const JOB_SEARCH = /job offer|new jobs/

/** The event of this turn; or, twenty-one further so that few repeat, one whose actor had come by then. What is on a weekend is dated two days before. */
function eventAt(turn: number, ago: number): PastEvent {
  const inTurn = pastEvents.map((_, index) => pastEvents[(turn + index * 21) % pastEvents.length] as PastEvent)
  const days = ago / DAY + 3
  const isShown = ([actor, , words]: PastEvent): boolean =>
    hadCome(slug(actor), days) && (days <= lookingDaysAgo || !JOB_SEARCH.test(words))
  return inTurn.find(isShown) as PastEvent
}

type Fill = (words: string) => string

/** Fills in the next place, stop and line at their placeholders, and a number at any other. */
function filler(random: () => number): Fill {
  const turns = new Map([
    ['place', { words: places, at: 0 }],
    ['stop', { words: stops, at: 3 }],
    ['line', { words: lines, at: 5 }],
  ])
  return (words) =>
    words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const turn = turns.get(name)
      if (!turn) return String(3 + Math.floor(random() * 38))
      turn.at += 1
      return turn.words[turn.at % turn.words.length] ?? ''
    })
}

function activityOf(ago: number, [actor, icon, words, quote]: PastEvent, fill: Fill): ActivityTexts {
  const who = actor === 'You' ? 'You ' : actor && `<strong>${actor}</strong> `
  const made = { ago, icon, description: `${who}${fill(words)}` }
  return quote === undefined ? made : { ...made, extraContent: fill(quote) }
}

/** Of the weeks whose tasks are still there, what they tell: none of those was late. */
function summary(start: number, random: () => number): ActivityTexts {
  const known = ownDoneInWeek(start + 2 * HOUR)
  const drawn = 5 + Math.floor(random() * 9)
  const late = Math.floor(random() * 3)
  const done = known > 2 ? known : drawn
  const overdue = (known > 2 ? undefined : ['none of them', 'one of them', 'two of them'][late]) ?? 'none of them'
  return {
    ago: start + 2 * HOUR,
    icon: 'chart-bar',
    description: `Your week: <strong>${done} tasks</strong> completed, ${overdue} overdue`,
    linkedContent: 'Open the tasks',
    link: TASKS,
    useRouter: true,
  }
}

function report(start: number, week: number, fill: Fill): ActivityTexts {
  const made = {
    // A week is reported in the one after it.
    ago: reportDay(start / WEEK + 1) * DAY,
    on: [reportDay(start / WEEK + 1), ...REPORT_TIME, 'office'] as const,
    icon: 'paper-clip',
    description: 'You sent the ridership report of the week to the operators',
  }
  const quote = week % 5 === 2 ? reportQuotes[((week / 5) % reportQuotes.length) | 0] : undefined
  return quote === undefined ? made : { ...made, extraContent: fill(quote) }
}

/** The portal reports these too (what Alex sends, what an employer answers, what an evaluation found): at the same moment, even on a Sunday. */
export const isDated = (words: string): boolean =>
  /^(?:You )?applied to | chose somebody else |^(?:You )?finished the .+ evaluation/.test(words)

function onceActivity(days: number | TimeOfDay, event: PastEvent, random: () => number, fill: Fill): ActivityTexts {
  const hour = hourOf(random)
  if (typeof days !== 'number') return { ...activityOf(days[0] * DAY, event, fill), on: days }
  return activityOf(days * DAY + (isDated(event[2]) ? 0 : hour), event, fill)
}

/** Some time of a working day, in minutes. */
const hourOf = (random: () => number): number => Math.floor(random() * 8 * HOUR)
