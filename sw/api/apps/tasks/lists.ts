// The lists of tasks: create, change, reorder, delete with their tasks.
import type { Table } from 'dexie'
import type { TaskList } from '#contract/apps/task-lists.ts'
import type { taskManagementApi } from '#contract/apps/task-management.ts'
import type { Task } from '#contract/apps/tasks.ts'
import type { HandlerInput } from '#contract/define-api.ts'
import { NamedColor } from '#contract/shared.ts'
import { rowOfTitle, rowsByTitle } from '#sw/api/engine/kit/titled-rows.ts'

interface StoredList {
  readonly tables: { readonly tasks: Table<Task, string>; readonly taskLists: Table<TaskList, string> }
  readonly newId: () => string
}

type Input<Name extends keyof typeof taskManagementApi.endpoints> = HandlerInput<
  (typeof taskManagementApi.endpoints)[Name]
>

export const listHandlers = {
  lists: async (_: unknown, { tables }: StoredList) => inOrder(await tables.taskLists.toArray()),

  async createLists({ body: { lists } }: Input<'createLists'>, { tables, newId }: StoredList) {
    const all = inOrder(await tables.taskLists.toArray())
    const titles = lists.map(({ title }) => title)
    const listOf = await rowsByTitle(tables.taskLists, titles, newId, (row) => {
      const color = lists.find(({ title }) => title === row.title)?.color ?? freeColor(all)
      const list = { ...row, color, order: (all.at(-1)?.order ?? -1) + 1 }
      all.push(list)
      return list
    })
    return titles.flatMap((title) => listOf(title) ?? [])
  },

  async updateList({ body }: Input<'updateList'>, { tables: { taskLists } }: StoredList) {
    const list = await taskLists.get(body.id)
    if (!list) return null
    const bearer = body.list.title === undefined ? undefined : await rowOfTitle(taskLists, body.list.title)
    if (bearer && bearer.id !== list.id) return list
    const updated = { ...list, ...body.list }
    await taskLists.put(updated)
    return updated
  },

  async orderLists({ body }: Input<'orderLists'>, { tables: { taskLists } }: StoredList) {
    const sent = new Map(body.lists.map(({ id }, index) => [id, index]))
    const all = inOrder(await taskLists.toArray())
    const positionOf = ({ id }: TaskList) => sent.get(id) ?? sent.size
    const sorted = all.toSorted((a, b) => positionOf(a) - positionOf(b))
    await taskLists.bulkPut(sorted.flatMap((list, order) => (list.order === order ? [] : [{ ...list, order }])))
    return true
  },

  async deleteList({ query: { id } }: Input<'deleteList'>, { tables: { taskLists, tasks } }: StoredList) {
    if (!(await taskLists.get(id))) return false
    await taskLists.delete(id)
    await tasks.bulkDelete(await tasks.where('listId').equals(id).primaryKeys())
    return true
  },
}

/** Undoing one of several moves can leave two with one order. */
const inOrder = (lists: readonly TaskList[]): TaskList[] =>
  lists.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))

/** The first that no list has yet. */
const freeColor = (lists: readonly TaskList[]): NamedColor =>
  NamedColor.options.find((color) => color !== 'gray' && !lists.some((list) => list.color === color)) ?? 'gray'
