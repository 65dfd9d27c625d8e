// The writes of the tasks screen, each with the change that it makes to the cached list before its answer is there. Used by use-task-commands.ts.
// @chunk tasks
import { draftToTask, patchTask, type Task, type TaskDraft, tasksApi } from '#contract/apps/tasks.ts'
import { applyOrder, insertBehind } from '#kit/list/own-order.ts'
import { inParts } from '#kit/transfer/in-parts.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { taskQueries } from './queries.ts'

const { createTags, createTasks, deleteTasks, order, updateTasks } = tasksApi.endpoints

export const useUpdateTasks = () =>
  useApiMutation(updateTasks, {
    send: inParts(updateTasks, 'tasks'),
    optimistic: ({ body }) => {
      const patches = new Map(body.tasks.map(({ id, task }) => [id, task]))
      const at = new Date().toISOString()
      const patched = (task: Task) => patchTask(task, patches.get(task.id) ?? {}, at)
      return [
        optimistic(taskQueries.all(), (tasks) => tasks.map((task) => (patches.has(task.id) ? patched(task) : task))),
      ]
    },
  })

export const useCreateTasks = () =>
  useApiMutation(createTasks, {
    send: inParts(createTasks, 'tasks', (before) => ({ afterId: (before.at(-1) as TaskDraft).id })),
    optimistic: ({ body }) => {
      const at = new Date().toISOString()
      const created = body.tasks.map((draft) => draftToTask({ ...draft, id: draft.id ?? crypto.randomUUID() }, 0, at))
      return [optimistic(taskQueries.all(), (tasks) => insertBehind(tasks, created, body.afterId))]
    },
  })

export const useDeleteTasks = () =>
  useApiMutation(deleteTasks, {
    send: inParts(deleteTasks, 'ids'),
    optimistic: ({ body }) => {
      const gone = new Set(body.ids)
      return [optimistic(taskQueries.all(), (tasks) => tasks.filter(({ id }) => !gone.has(id)))]
    },
  })

export const useOrderTasks = () =>
  useApiMutation(order, {
    optimistic: ({ body }) => [optimistic(taskQueries.all(), (tasks) => applyOrder(tasks, body.tasks))],
  })

export const useCreateTags = () => useApiMutation(createTags)
