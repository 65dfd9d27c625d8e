// How many open tasks are due when, and the first of them, by the lists of keys.ts. Days are those of where the back end runs.
import type { Table } from 'dexie'
import type { Task, TasksDue } from '#contract/apps/tasks.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { LIST_TABLES } from '#sw/api/engine/lists/list-entries.ts'
import { oldestFirst } from '#sw/api/engine/lists/list-keys.ts'
import { countOf, idsBetween, positionOf, sliceOfList } from '#sw/api/engine/lists/lists.ts'
import { AT_A_TIME, ON_A_DAY, UNDATED } from './keys.ts'
import { taskHere } from './stored-tasks.ts'

const MINUTE = 60_000
const DAYS = 7
/** As many tasks as are answered. */
const MOST = 12

interface Due {
  readonly db: CairnDb
  readonly tables: { readonly tasks: Table<Task, string> }
  /** ms since the epoch */
  readonly now: number
}

/** In one transaction, so that counts and rows are of one moment. */
export const readDue = ({ db, tables, now }: Due): Promise<TasksDue> =>
  db.transaction('r', [...LIST_TABLES, 'tasks'], async () => {
    const minute = now - (now % MINUTE)
    const tomorrow = startOfDay(now, 1)
    const [late, beforeToday, beforeTomorrow, beforeWeekEnds] = [
      await dueBefore(db, minute),
      await dueBefore(db, startOfDay(now, 0)),
      await dueBefore(db, tomorrow),
      await dueBefore(db, startOfDay(now, DAYS)),
    ]
    const ids = [
      ...(await sliceOfList(db, ON_A_DAY, 0, Math.min(MOST, beforeTomorrow.days))),
      ...(await sliceOfList(db, AT_A_TIME, 0, Math.min(MOST, beforeTomorrow.times))),
    ]
    const rows = (await rowsById(tables.tasks, ids)).map(taskHere)
    const [nextId] = await sliceOfList(db, AT_A_TIME, late.times, late.times + 1)
    const next = nextId === undefined ? undefined : (await tables.tasks.get(nextId))?.dueDate
    return {
      overdue: late.all,
      later: beforeTomorrow.all - late.all,
      today: beforeTomorrow.all - beforeToday.all,
      week: beforeWeekEnds.all - beforeToday.all,
      undated: await countOf(db, UNDATED),
      tasks: rows.sort(byDue).slice(0, MOST),
      isEmpty: (await tables.tasks.limit(1).primaryKeys()).length === 0,
      until: new Date(Math.min(next ? Date.parse(next) : Number.POSITIVE_INFINITY, tomorrow - 1)).toISOString(),
    }
  })

/** @param to ISO, as `from`; a task that is due at this moment is among them */
export const readTimed = (
  { db, tables }: Pick<Due, 'db' | 'tables'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Task[]> =>
  db.transaction('r', [...LIST_TABLES, 'tasks'], async () => {
    const ids = await idsBetween(db, AT_A_TIME, oldestFirst(from), oldestFirst(Date.parse(to) + 1))
    return (await rowsById(tables.tasks, ids)).map(taskHere)
  })

/** How many are due before a moment: on a day by its clock here, at a time by the instant. */
async function dueBefore(db: CairnDb, at: number): Promise<{ days: number; times: number; all: number }> {
  const days = await positionOf(db, ON_A_DAY, oldestFirst(at - new Date(at).getTimezoneOffset() * MINUTE))
  const times = await positionOf(db, AT_A_TIME, oldestFirst(at))
  return { days, times, all: days + times }
}

/** The first moment of a day, so many days from now's. */
function startOfDay(now: number, days: number): number {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime()
}

const timeOf = ({ dueDate }: Task): number => Date.parse(dueDate ?? '')

const byDue = (a: Task, b: Task): number => timeOf(a) - timeOf(b) || b.priority - a.priority || a.order - b.order
