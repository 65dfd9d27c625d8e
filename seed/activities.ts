// What happened in the sample workspace, newest first. Times count back from the first run. The last weeks are in activity-texts.ts, the months before
// them in activity-history.ts.
import type { Activity, ActivityType } from '#contract/apps/activities.ts'
import { isDated, pastActivities } from './activity-past.ts'
import { type ActivityTexts, activityTexts, welcome } from './activity-texts.ts'
import { eventTime } from './event-times.ts'
import { ofToday } from './local-time.ts'
import { people } from './people.ts'

const MINUTE = 60_000

/**
 * @param now ms since the epoch
 * @param factor how many times as many, further into the past; 1 makes about 300
 */
export function seedActivities(now: number, factor = 1): Activity[] {
  const past = Array.from({ length: factor }, (_, round) => pastActivities(round)).flat()
  const earlier = past
    .map((event) => {
      const at = momentOf(event, now)
      return { event, at: event.on || isDated(event.description) ? at : workingHour(at) }
    })
    .sort((a, b) => b.at - a.at)
  // No two at once, so that their dates give their order.
  for (const [index, later] of earlier.entries()) {
    const next = earlier[index + 1]
    if (next && next.at >= later.at) next.at = later.at - 1000
  }
  const first = (earlier.at(-1)?.at ?? now) - 90 * MINUTE
  const events = [
    ...activityTexts
      .map((event) => {
        const at = momentOf(event, now)
        return { event, at: / (?:tonight|today)$/.test(event.description) ? ofToday(at, now) : at }
      })
      .sort((a, b) => b.at - a.at),
    ...earlier,
    { event: { ...welcome, ago: 0 }, at: first },
  ]
  return events.map(({ event, at }, index) => {
    const { ago: _, on: __, ...said } = event
    return {
      id: `activity-${index + 1}`,
      ...said,
      type: typeOf(event),
      ...actorOf(event),
      date: new Date(at).toISOString(),
    }
  })
}

const momentOf = ({ ago, on }: ActivityTexts, now: number): number => (on ? eventTime(now, on) : now - ago * MINUTE)

/** A time between eight and six of the same day where the person is; on a weekend, of the Friday before. */
function workingHour(at: number): number {
  const date = new Date(at)
  const day = date.getDay()
  date.setDate(date.getDate() - (day === 0 ? 2 : day === 6 ? 1 : 0))
  date.setHours(8, Math.floor(at / MINUTE) % 600, 0, 0)
  return date.getTime()
}

const idsByName = new Map(people.map(({ id, name }) => [name, id]))

/** Who did it, where the words begin with somebody: the person's id. */
function actorOf({ description }: ActivityTexts): { actor?: string } {
  const [, name] = /^(?:<strong>([^<]+)<\/strong> |You )/.exec(description) ?? []
  const actor = description.startsWith('You ') ? 'alex-morgan' : idsByName.get(name ?? '')
  return actor === undefined ? {} : { actor }
}

/** An event's icon shows what it is about; a line a type, as one text, so that the icons that are shown are not looked for here. */
const TYPES = `
task check-circle plus-circle user-plus flag bug-ant pencil-square eye wifi wrench-screwdriver server-stack circle-stack beaker light-bulb shield-check bolt
comment chat-bubble-left-ellipsis chat-bubble-left-right lifebuoy
file document-arrow-up document-text link paper-clip list-bullet swatch paint-brush book-open speaker-wave map-pin receipt-percent currency-euro
application clock arrow-right-circle archive-box paper-airplane x-circle
job sparkles bookmark magnifying-glass
skill check-badge academic-cap
meeting calendar-days phone presentation-chart-line briefcase
people user-group hand-raised trophy moon
release rocket-launch device-phone-mobile truck
summary chart-bar
`

const typesByIcon = new Map(
  TYPES.trim()
    .split('\n')
    .flatMap((line) => {
      const [type, ...icons] = line.split(' ')
      return icons.map((icon) => [icon, type as ActivityType] as const)
    }),
)

const typeOf = ({ icon }: ActivityTexts): ActivityType => typesByIcon.get(icon ?? '') ?? 'task'
