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
import { ordersAtTop, ordersBehind, reorderRows } from '#sw/api/engine/kit/ordered-rows.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { deleteTag, rowOfTitle, rowsByTitle } from '#sw/api/engine/kit/titled-rows.ts'
import { sentIds, unknownDrafts } from '#sw/api/engine/kit/unknown-drafts.ts'
import { readChanged, readWindow } from '#sw/api/engine/kit/windows.ts'
import { markMatches } from '#sw/api/engine/search/mark-matches.ts'
import { queryTerms } from '#sw/api/engine/search/query-terms.ts'
import { readDue, readTimed } from './due.ts'
import { foundTasks } from './found.ts'
import { listHandlers } from './lists.ts'
import { repeated } from './repeated.ts'
import { searchTasks } from './search.ts'
import { keepEarlier, storedTask, taskHere } from './stored-tasks.ts'

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
      const stored = await context.tables.tasks.orderBy('order').toArray()
      await keepEarlier(stored, context)
      return stored.map(taskHere)
    },

    search: async ({ query: { query } }, context) => {
      const terms = queryTerms(query)
      if (terms.length === 0) return null
      return (await searchTasks(context, terms)).map((task) => ({
        ...taskHere(task),
        title: markMatches(task.title, query),
      }))
    },

    order: async ({ body }, { tables }) => {
      await reorderRows(
        tables.tasks,
        body.tasks.map(({ id }) => id),
      )
      return true
    },

    task: async ({ query: { id } }, { tables }) => {
      const task = await tables.tasks.get(id)
      return task ? taskHere(task) : null
    },

    createTask: async ({ body }, { tables, now, newId }) => {
      const [order = 0] = await ordersAtTop(tables.tasks, 1)
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
      const { rows, ...page } = await readWindow(context.db, context.tables.tasks, after)
      await keepEarlier(rows, context)
      return { rows: rows.map(taskHere), ...page }
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
      const fresh = await freshOf(tables.tasks, body.tasks)
      const orders = await ordersBehind(tables.tasks, body.afterId, fresh.length)
      const created = fresh.map((draft, index) =>
        storedTask(draftToTask({ ...draft, id: draft.id ?? newId() }, orders[index] ?? 0, isoOf(now))),
      )
      await tables.tasks.bulkAdd(created)
      return created.map(taskHere)
    },

    updateTasks: async ({ body }, { tables, now, newId }) => {
      const found = await rowsById(
        tables.tasks,
        body.tasks.map(({ id }) => id),
      )
      return putPatched(tables.tasks, found, body.tasks, { now, newId })
    },

    deleteTasks: async ({ body }, { tables }) => {
      const found = await rowsById(tables.tasks, body.ids)
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
    const [order = 0] = await ordersBehind(tasks, behind, 1)
    created.push({ ...next, order })
    await tasks.add(storedTask({ ...next, order }))
  }
  return [...updated.values(), ...created]
}

/** Those of which neither the id nor the UID is there. */
async function freshOf(tasks: Table<Task, string>, drafts: readonly TaskDraft[]): Promise<TaskDraft[]> {
  const ids = (await rowsById(tasks, sentIds(drafts))).map(({ id }) => id)
  const sentUids = [...new Set(drafts.flatMap(({ uid }) => uid ?? []))]
  // Asked for together: a cursor goes from one to the next, and waits at each.
  const counts = await Promise.all(sentUids.map((uid) => tasks.where('uid').equals(uid).count()))
  const uids = sentUids.filter((_, index) => counts[index])
  return unknownDrafts(drafts, { ids, uids }, ({ uid }) => (uid === undefined ? [] : [uid]))
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
