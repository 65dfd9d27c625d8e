// Tasks, their order, tags and search (workspace spec §7 Tasks).
import type { Table } from 'dexie'
import { type Task, type TaskDraft, type TaskTag, tasksApi } from '#contract/apps/tasks.ts'
import { people } from '#seed/people.ts'
import { seedTasks, seedTaskTags } from '#seed/tasks.ts'
import { defineModule, table } from '../define-module.ts'
import { markMatches } from '../mark-matches.ts'

/** Room between two neighbours below which their places can no longer be halved, and all are numbered anew. */
const SMALLEST_GAP = 1e-6

export const tasksModule = defineModule(tasksApi, {
  tables: { tasks: table<Task>('id, order, *tags'), taskTags: table<TaskTag>('id') },
  seed: (now) => ({ tasks: seedTasks(now), taskTags: seedTaskTags() }),
  handlers: {
    tags: (_, { tables }) => tables.taskTags.toArray(),

    createTag: async ({ body }, { tables, newId }) => {
      const tag = { ...body.tag, id: newId() }
      await tables.taskTags.add(tag)
      return tag
    },

    updateTag: async ({ body }, { tables }) => {
      const tag = await tables.taskTags.get(body.id)
      if (!tag) return null
      const updated = { ...tag, ...body.tag }
      await tables.taskTags.put(updated)
      return updated
    },

    deleteTag: async ({ query: { id } }, { tables }) => {
      if (!(await tables.taskTags.get(id))) return false
      const bearing = await tables.tasks.where('tags').equals(id).toArray()
      await tables.tasks.bulkPut(bearing.map((task) => ({ ...task, tags: task.tags.filter((tag) => tag !== id) })))
      await tables.taskTags.delete(id)
      return true
    },

    all: (_, { tables }) => tables.tasks.orderBy('order').toArray(),

    search: async ({ query: { query } }, { tables }) => {
      const words = query.trim().toLowerCase()
      if (words === '') return null
      const all = await tables.tasks.orderBy('order').toArray()
      return all
        .filter(({ title, notes }) => title.toLowerCase().includes(words) || notes?.toLowerCase().includes(words))
        .map((task) => ({ ...task, title: markMatches(task.title, words) }))
    },

    order: async ({ body }, { tables }) => {
      const sent = (await tables.tasks.bulkGet(body.tasks.map(({ id }) => id))).filter((task) => task !== undefined)
      const places = sent.map(({ order }) => order).sort((a, b) => a - b)
      const moved = sent.map((task, index) => ({ ...task, order: places[index] ?? task.order }))
      await tables.tasks.bulkPut(moved.filter((task, index) => task.order !== sent[index]?.order))
      return true
    },

    task: async ({ query: { id } }, { tables }) => (await tables.tasks.get(id)) ?? null,

    createTask: async ({ body }, { tables, now, newId }) => {
      const [order = 0] = await placesBehind(tables.tasks, null, 1)
      const task = blankTask({ type: body.type, id: newId() }, order, now)
      await tables.tasks.add(task)
      return task
    },

    updateTask: async ({ body }, { tables, now }) => {
      const task = await tables.tasks.get(body.id)
      if (!task) return null
      const updated = patched(task, body.task, now)
      await tables.tasks.put(updated)
      return updated
    },

    deleteTask: async ({ query: { id } }, { tables }) => {
      if (!(await tables.tasks.get(id))) return false
      await tables.tasks.delete(id)
      return true
    },

    assignees: () => people.map(({ id, name, avatar }) => ({ id, name, avatar })),

    createTasks: async ({ body }, { tables, now, newId }) => {
      const fresh = await unknownDrafts(tables.tasks, body.tasks)
      const places = await placesBehind(tables.tasks, body.afterId, fresh.length)
      const created = fresh.map((draft, index) => blankTask({ ...draft, id: draft.id ?? newId() }, places[index] ?? 0, now))
      await tables.tasks.bulkAdd(created)
      return created
    },

    updateTasks: async ({ body }, { tables, now }) => {
      const found = await tables.tasks.bulkGet(body.tasks.map(({ id }) => id))
      const updated = found.flatMap((task, index) => (task ? [patched(task, body.tasks[index]?.task ?? {}, now)] : []))
      await tables.tasks.bulkPut(updated)
      return updated
    },

    deleteTasks: async ({ body }, { tables }) => {
      const found = (await tables.tasks.bulkGet(body.ids)).filter((task) => task !== undefined)
      await tables.tasks.bulkDelete(found.map(({ id }) => id))
      return found.length > 0
    },
  },
})

/** Workspace spec §4: empty title, null notes, not completed, no due date, priority 1, no tags. */
function blankTask(draft: TaskDraft & { id: string }, order: number, now: number): Task {
  const at = new Date(now).toISOString()
  return {
    type: 'task',
    title: '',
    notes: null,
    completed: false,
    dueDate: null,
    priority: 1,
    tags: [],
    assignedTo: null,
    subTasks: [],
    ...draft,
    order,
    createdAt: at,
    updatedAt: at,
    completedAt: draft.completed ? at : null,
  }
}

function patched(task: Task, patch: Partial<Task>, now: number): Task {
  const at = new Date(now).toISOString()
  const updated = { ...task, ...patch, id: task.id, updatedAt: at }
  if (patch.completed === undefined || patch.completed === task.completed) return updated
  return { ...updated, completedAt: patch.completed ? at : null }
}

/** Imported again, or sent again: what is already there stays as it is. */
async function unknownDrafts(tasks: Table<Task, string>, drafts: readonly TaskDraft[]): Promise<TaskDraft[]> {
  const known = await tasks.toArray()
  const ids = new Set(known.map(({ id }) => id))
  const uids = new Set(known.map(({ uid }) => uid).filter((uid) => uid !== undefined))
  return drafts.filter((draft) => {
    if ((draft.id !== undefined && ids.has(draft.id)) || (draft.uid !== undefined && uids.has(draft.uid))) return false
    if (draft.id !== undefined) ids.add(draft.id)
    if (draft.uid !== undefined) uids.add(draft.uid)
    return true
  })
}

/** `count` places in the order directly behind the task `afterId`; at the top where it is null, at the end where it is unknown. */
async function placesBehind(tasks: Table<Task, string>, afterId: string | null, count: number): Promise<number[]> {
  const first = await tasks.orderBy('order').first()
  if (afterId === null) return Array.from({ length: count }, (_, index) => (first?.order ?? count) - count + index)
  const before = (await tasks.get(afterId)) ?? (await tasks.orderBy('order').last())
  const from = before?.order ?? 0
  const next = await tasks.where('order').above(from).first()
  const gap = ((next?.order ?? from + count + 1) - from) / (count + 1)
  if (gap >= SMALLEST_GAP) return Array.from({ length: count }, (_, index) => from + gap * (index + 1))
  await numberAnew(tasks)
  return placesBehind(tasks, afterId, count)
}

async function numberAnew(tasks: Table<Task, string>): Promise<void> {
  const all = await tasks.orderBy('order').toArray()
  await tasks.bulkPut(all.map((task, index) => ({ ...task, order: index })))
}
