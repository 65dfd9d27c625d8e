// Tasks, their order, tags and search (workspace spec §7 Tasks).
import type { Table } from 'dexie'
import { TaskList } from '#contract/apps/task-lists.ts'
import { taskManagementApi } from '#contract/apps/task-management.ts'
import {
  draftToTask,
  patchTask,
  Task,
  type TaskDraft,
  TaskFilter,
  type TaskPatch,
  TaskTag,
} from '#contract/apps/tasks.ts'
import { people } from '#seed/people.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { deleteTag, rowOfTitle, rowsByTitle } from '#sw/api/engine/kit/titled-rows.ts'
import { readChanged, readWindow } from '#sw/api/engine/kit/windows.ts'
import { markMatches } from '#sw/api/engine/search/mark-matches.ts'
import { queryTerms } from '#sw/api/engine/search/query-terms.ts'
import { readDue, readTimed } from './due.ts'
import { foundTasks } from './found.ts'
import { listHandlers } from './lists.ts'
import { repeated } from './repeated.ts'
import { searchTasks } from './search.ts'
import { keepEarlier, storedTask, taskHere } from './stored-tasks.ts'

/** Room between two neighbours below which their places can no longer be halved, and all are numbered anew. */
const SMALLEST_GAP = 1e-6

/** Places behind a task where room was made: a large import goes there in several calls. */
const ROOM = 100_000

export const tasksModule = defineModule(taskManagementApi, {
  tables: { tasks: table(Task), taskTags: table(TaskTag), taskFilters: table(TaskFilter), taskLists: table(TaskList) },
  found: foundTasks,
  seed: async (now, factor) => {
    const { seedTasks, seedTaskTags } = await import('#seed/tasks.ts')
    return { tasks: seedTasks(now, factor).map(storedTask), taskTags: seedTaskTags() }
  },
  handlers: {
    tags: (_, { tables }) => tables.taskTags.toArray(),

    createTag: async ({ body }, { tables, newId }) => {
      const known = await rowOfTitle(tables.taskTags, body.tag.title)
      if (known) return known
      const tag = { ...body.tag, id: newId() }
      await tables.taskTags.add(tag)
      return tag
    },

    updateTag: async ({ body }, { tables }) => {
      const tag = await tables.taskTags.get(body.id)
      if (!tag) return null
      const bearer = await rowOfTitle(tables.taskTags, body.tag.title)
      if (bearer && bearer.id !== tag.id) return tag
      const updated = { ...tag, ...body.tag }
      await tables.taskTags.put(updated)
      return updated
    },

    deleteTag: ({ query: { id } }, { tables }) => deleteTag(tables.taskTags, id, tables.tasks, 'tags'),

    all: async (_, context) => {
      const kept = await context.tables.tasks.orderBy('order').toArray()
      await keepEarlier(kept, context)
      return kept.map(taskHere)
    },

    search: async ({ query: { query } }, context) => {
      const words = queryTerms(query)
      if (words.length === 0) return null
      return (await searchTasks(context, words)).map((task) => ({
        ...taskHere(task),
        title: markMatches(task.title, query),
      }))
    },

    order: async ({ body }, { tables }) => {
      const ids = [...new Set(body.tasks.map(({ id }) => id))]
      const read = async () => (await tables.tasks.bulkGet(ids)).filter((task) => task !== undefined)
      let sent = await read()
      // Undoing one of several moves can leave two tasks in one place.
      if (new Set(sent.map(({ order }) => order)).size < sent.length) {
        await numberAnew(tables.tasks)
        sent = await read()
      }
      const places = sent.map(({ order }) => order).sort((a, b) => a - b)
      const moved = sent.map((task, index) => ({ ...task, order: places[index] ?? task.order }))
      await tables.tasks.bulkPut(moved.filter((task, index) => task.order !== sent[index]?.order))
      return true
    },

    task: async ({ query: { id } }, { tables }) => {
      const task = await tables.tasks.get(id)
      return task ? taskHere(task) : null
    },

    createTask: async ({ body }, { tables, now, newId }) => {
      const [order = 0] = await placesBehind(tables.tasks, null, 1)
      const task = draftToTask({ type: body.type, id: newId() }, order, isoOf(now))
      await tables.tasks.add(task)
      return task
    },

    updateTask: async ({ body }, { tables, now, newId }) => {
      const task = await tables.tasks.get(body.id)
      if (!task) return null
      const [updated] = await putPatched(tables.tasks, [task], [body], { now, newId })
      return updated ?? null
    },

    deleteTask: async ({ query: { id } }, { tables }) => {
      if (!(await tables.tasks.get(id))) return false
      await tables.tasks.delete(id)
      return true
    },

    window: async ({ query: { after } }, context) => {
      const { rows, ...place } = await readWindow(context.db, context.tables.tasks, after)
      await keepEarlier(rows, context)
      return { rows: rows.map(taskHere), ...place }
    },

    changed: async ({ query: { since } }, { db, tables }) => {
      const changed = await readChanged(db, tables.tasks, since)
      return changed && { ...changed, rows: changed.rows.map(taskHere) }
    },

    due: (_, context) => readDue(context),

    timed: ({ query }, context) => readTimed(context, query),

    assignees: () => people.map(({ id, name, avatar }) => ({ id, name, avatar })),

    createTags: async ({ body: { tags } }, { tables, newId }) => {
      const titles = tags.map(({ title }) => title)
      const tagOf = await rowsByTitle(tables.taskTags, titles, newId)
      return titles.flatMap((title) => tagOf(title) ?? [])
    },

    createTasks: async ({ body }, { tables, now, newId }) => {
      const fresh = await unknownDrafts(tables.tasks, body.tasks)
      const places = await placesBehind(tables.tasks, body.afterId, fresh.length)
      const created = fresh.map((draft, index) =>
        storedTask(draftToTask({ ...draft, id: draft.id ?? newId() }, places[index] ?? 0, isoOf(now))),
      )
      await tables.tasks.bulkAdd(created)
      return created.map(taskHere)
    },

    updateTasks: async ({ body }, { tables, now, newId }) => {
      const found = (await tables.tasks.bulkGet(body.tasks.map(({ id }) => id))).filter((task) => task !== undefined)
      return putPatched(tables.tasks, found, body.tasks, { now, newId })
    },

    deleteTasks: async ({ body }, { tables }) => {
      const found = (await tables.tasks.bulkGet(body.ids)).filter((task) => task !== undefined)
      await tables.tasks.bulkDelete(found.map(({ id }) => id))
      return found.length > 0
    },

    reminders: async (_, { tables, now }) => {
      const isWaiting = ({ reminderDone, completed }: Task) => !reminderDone && !completed
      const [due, next] = await Promise.all([
        tables.tasks.where('reminder').belowOrEqual(isoOf(now)).filter(isWaiting).toArray(),
        tables.tasks.where('reminder').above(isoOf(now)).filter(isWaiting).first(),
      ])
      return { due: due.map(taskHere), next: next?.reminder ?? null }
    },

    filters: (_, { tables }) => tables.taskFilters.toArray(),

    saveFilter: async ({ body: { filter } }, { tables, newId }) => {
      const all = await tables.taskFilters.toArray()
      const saved = { ...filter, id: all.find(({ title }) => title === filter.title)?.id ?? newId() }
      await tables.taskFilters.put(saved)
      return saved
    },

    deleteFilter: async ({ query: { id } }, { tables }) => {
      if (!(await tables.taskFilters.get(id))) return false
      await tables.taskFilters.delete(id)
      return true
    },

    ...listHandlers,
  },
})

/** Writes patches, and what follows tasks that repeat and are completed by them, directly behind each. @returns the changed ones, then those that follow */
async function putPatched(
  tasks: Table<Task, string>,
  found: readonly Task[],
  patches: readonly { readonly id: string; readonly task: TaskPatch }[],
  { now, newId }: { readonly now: number; readonly newId: () => string },
): Promise<Task[]> {
  const updated = new Map(found.map((task) => [task.id, taskHere(task)]))
  for (const { id, task: patch } of patches) {
    const task = updated.get(id)
    if (task) updated.set(id, patchTask(task, patch, isoOf(now)))
  }
  const open = new Set(found.filter(({ completed }) => !completed).map(({ id }) => id))
  const followed = [...updated.values()].flatMap((task) => {
    const next = task.completed && open.has(task.id) ? repeated(task, now, newId) : null
    if (!next) return []
    updated.set(task.id, { ...task, repeat: null })
    return [{ behind: task.id, next }]
  })
  await tasks.bulkPut([...updated.values()].map(storedTask))
  const created: Task[] = []
  for (const { behind, next } of followed) {
    const [order = 0] = await placesBehind(tasks, behind, 1)
    created.push({ ...next, order })
    await tasks.add(storedTask({ ...next, order }))
  }
  return [...updated.values(), ...created]
}

/** Imported again, or sent again: what is already there stays as it is. */
async function unknownDrafts(tasks: Table<Task, string>, drafts: readonly TaskDraft[]): Promise<TaskDraft[]> {
  const sentIds = drafts.flatMap(({ id }) => id ?? [])
  const sentUids = [...new Set(drafts.flatMap(({ uid }) => uid ?? []))]
  const ids = new Set((await tasks.bulkGet(sentIds)).map((task) => task?.id))
  // Asked for together: a cursor goes from one to the next, and waits at each.
  const counts = await Promise.all(sentUids.map((uid) => tasks.where('uid').equals(uid).count()))
  const uids = new Set(sentUids.filter((_, index) => counts[index]))
  return drafts.filter(({ id, uid }) => {
    if ((id !== undefined && ids.has(id)) || (uid !== undefined && uids.has(uid))) return false
    if (id !== undefined) ids.add(id)
    if (uid !== undefined) uids.add(uid)
    return true
  })
}

/** `count` places in the order directly behind the task `afterId`; at the top where it is null, at the end where it is unknown. */
async function placesBehind(tasks: Table<Task, string>, afterId: string | null, count: number): Promise<number[]> {
  const first = await tasks.orderBy('order').first()
  if (afterId === null) return Array.from({ length: count }, (_, index) => (first?.order ?? count) - count + index)
  const before = (await tasks.get(afterId)) ?? (await tasks.orderBy('order').last())
  const from = before?.order ?? 0
  const isShared = (await tasks.where('order').equals(from).count()) > 1
  const next = await tasks.where('order').above(from).first()
  // No wider than needed: what comes behind these in a further call finds room too.
  const gap = Math.min(1, ((next?.order ?? Number.POSITIVE_INFINITY) - from) / (count + 1))
  if (gap >= SMALLEST_GAP && !isShared) return Array.from({ length: count }, (_, index) => from + gap * (index + 1))
  await numberAnew(tasks, before?.id)
  return placesBehind(tasks, afterId, count)
}

/** @param behind where room is left for more */
async function numberAnew(tasks: Table<Task, string>, behind?: string): Promise<void> {
  const all = await tasks.orderBy('order').toArray()
  const start = behind === undefined ? -1 : all.findIndex(({ id }) => id === behind)
  const places = all.map((_, index) => (start >= 0 && index > start ? index + ROOM : index))
  await tasks.bulkPut(
    all.flatMap((task, index) => (task.order === places[index] ? [] : [{ ...task, order: places[index] ?? index }])),
  )
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
