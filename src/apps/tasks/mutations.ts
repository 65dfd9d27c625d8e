// The writes of the tasks screen, each with the change that it makes to the cached list before its answer is there. Used by use-task-verbs.ts.
import { type Task, type TaskDraft, type TaskPatch, tasksApi } from '#contract/apps/tasks.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { applyOrder, insertBehind } from './outline.ts'
import { taskQueries } from './queries.ts'

const { createTag, createTasks, deleteTag, deleteTasks, order, updateTag, updateTasks } = tasksApi.endpoints

export const useUpdateTasks = () =>
  useApiMutation(updateTasks, {
    optimistic: ({ body }) => {
      const patches = new Map(body.tasks.map(({ id, task }) => [id, task]))
      return [optimistic(taskQueries.all(), (tasks) => tasks.map((task) => patched(task, patches.get(task.id))))]
    },
  })

export const useCreateTasks = () =>
  useApiMutation(createTasks, {
    optimistic: ({ body }) => [
      optimistic(taskQueries.all(), (tasks) => insertBehind(tasks, body.tasks.map(drafted), body.afterId)),
    ],
  })

export const useDeleteTasks = () =>
  useApiMutation(deleteTasks, {
    optimistic: ({ body }) => {
      const gone = new Set(body.ids)
      return [optimistic(taskQueries.all(), (tasks) => tasks.filter(({ id }) => !gone.has(id)))]
    },
  })

export const useOrderTasks = () =>
  useApiMutation(order, {
    optimistic: ({ body }) => [optimistic(taskQueries.all(), (tasks) => applyOrder(tasks, body.tasks))],
  })

export const useCreateTag = () => useApiMutation(createTag)

export const useUpdateTag = () =>
  useApiMutation(updateTag, {
    optimistic: ({ body }) => [
      optimistic(taskQueries.tags(), (tags) => tags.map((tag) => (tag.id === body.id ? { ...tag, ...body.tag } : tag))),
    ],
  })

export const useDeleteTag = () =>
  useApiMutation(deleteTag, {
    optimistic: ({ query: { id } }) => [
      optimistic(taskQueries.tags(), (tags) => tags.filter((tag) => tag.id !== id)),
      optimistic(taskQueries.all(), (tasks) =>
        tasks.map((task) => (task.tags.includes(id) ? { ...task, tags: task.tags.filter((tag) => tag !== id) } : task)),
      ),
    ],
  })

function patched(task: Task, patch: TaskPatch | undefined): Task {
  if (!patch) return task
  const now = new Date().toISOString()
  const isToggled = patch.completed !== undefined && patch.completed !== task.completed
  const completedAt = isToggled ? (patch.completed ? now : null) : task.completedAt
  return { ...task, ...patch, completedAt, updatedAt: now }
}

/** As it will be answered: a blank task (workspace spec §4) with what the draft says. */
function drafted(draft: TaskDraft): Task {
  const now = new Date().toISOString()
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
    id: draft.id ?? crypto.randomUUID(),
    order: 0,
    createdAt: now,
    updatedAt: now,
    completedAt: draft.completed ? now : null,
  }
}
