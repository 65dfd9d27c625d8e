// Sample tasks in sections: the working weeks of one person who looks for a new job. Dates count from the first run. The words are in own-tasks.ts, team-tasks.ts and backlog-*.ts.
import type { Task, TaskTag } from '#contract/apps/tasks.ts'
import { companyBacklog } from './backlog-company.ts'
import { jobSearchBacklog } from './backlog-job-search.ts'
import { lifeBacklog } from './backlog-life.ts'
import { productBacklog } from './backlog-product.ts'
import { eventTime } from './event-times.ts'
import { daysAhead, dueAtWork } from './office-days.ts'
import { ownTasks } from './own-tasks.ts'
import type { PlannedTask } from './planned-task.ts'
import { createRandom } from './random.ts'
import { slug } from './slug.ts'
import { teamTasks } from './team-tasks.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** minutes */
const WEEK = 7 * 24 * 60

/** Tags are named by their title in lower case (workspace spec §3). */
export function seedTaskTags(): TaskTag[] {
  return ['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss'].map((title) => ({ id: title.toLowerCase(), title }))
}

/**
 * The sample list in its order.
 * @param now ms since the epoch
 * @param factor how many times the list is made, for measuring: 120 gives over 50,000 rows
 */
export function seedTasks(now: number, factor = 1): Task[] {
  const tasks = Array.from({ length: factor }, (_, round) => seedRound(now, round)).flat()
  return tasks.map((task, order) => ({ ...task, order }))
}

/** What is done at Kestrelway. */
const officeSections: ReadonlySet<string> = new Set(
  [...teamTasks, ...productBacklog, ...companyBacklog].map(({ section }) => section),
)

/** At the office, something is due on a day on which somebody is there. */
function atWork(section: string, task: PlannedTask, now: number): PlannedTask {
  const [day, time] = task.due ?? []
  if (typeof day !== 'number' || time === undefined || !officeSections.has(section)) return task
  return { ...task, due: [dueAtWork(now, day), time] }
}

/** What is at hand comes first; what is done, undated or far off follows. */
const planned = [...ownTasks, ...teamTasks, ...jobSearchBacklog, ...productBacklog, ...companyBacklog, ...lifeBacklog]

/** How many of Alex’s own were completed in the seven days before, so many minutes before the first run. */
export const ownDoneInWeek = (ago: number): number =>
  planned
    .flatMap(({ tasks }) => tasks)
    .filter(
      ({ done = -1, assignedTo = 'alex-morgan' }) => assignedTo === 'alex-morgan' && done >= ago && done < ago + WEEK,
    ).length

/** The first round is the sample itself; later ones spread its dates, so that a large list is not one list many times. */
function seedRound(now: number, round: number): Omit<Task, 'order'>[] {
  const random = createRandom(round + 1)
  const suffix = round === 0 ? '' : ` ${round + 1}`
  const shift = round === 0 ? 0 : Math.floor(random() * 60) - 20
  return planned.flatMap(({ section, tasks }) => [
    rowOf(
      { title: `${section}${suffix}`, type: 'section', created: Math.max(30, ...tasks.map(({ created }) => created)) },
      now,
      0,
      random,
    ),
    ...tasks.map((task) =>
      rowOf({ ...atWork(section, task, now), title: `${task.title}${suffix}` }, now, shift, random),
    ),
  ])
}

function rowOf(
  planned: PlannedTask & { type?: 'section' },
  now: number,
  shift: number,
  random: () => number,
): Omit<Task, 'order'> {
  const {
    title,
    notes,
    due,
    priority,
    tags,
    assignedTo,
    steps,
    stepsDone = 0,
    created,
    createdOn,
    done,
    doneOn,
  } = planned
  const id = slug(title)
  const about = now - created * DAY - Math.floor(random() * 240) * MINUTE
  const createdAt = createdOn ? eventTime(now, createdOn) : about
  const completedAt = done === undefined ? undefined : doneOn ? eventTime(now, doneOn) : now - done * MINUTE
  return {
    id,
    type: planned.type ?? 'task',
    title,
    notes: notes ?? null,
    completed: completedAt !== undefined,
    dueDate: due ? localTime(now, daysAhead(now, due[0]) + shift, due[1]) : null,
    priority: priority ?? 1,
    tags: tags ? [...tags] : [],
    assignedTo: assignedTo ?? null,
    subTasks: (steps ?? []).map((step, index) => ({
      id: `${id}-${index + 1}`,
      title: step,
      // Nobody completes a task and leaves its steps.
      completed: done !== undefined || index < stepsDone,
    })),
    createdAt: iso(createdAt),
    updatedAt: iso(completedAt ?? createdAt),
    completedAt: completedAt === undefined ? null : iso(completedAt),
  }
}

/** A time of day in the person's own zone. @param time `'16:30'` */
function localTime(now: number, days: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  date.setHours(hours, minutes, 0, 0)
  return date.toISOString()
}

const iso = (at: number): string => new Date(at).toISOString()
