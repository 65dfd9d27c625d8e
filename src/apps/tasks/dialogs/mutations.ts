// The writes of the dialogs: tags and saved filters, each with the change that it makes before its answer is there.
// @chunk tasks-dialogs
// @offline later
import { tasksApi } from '#contract/apps/tasks.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { taskQueries } from '../queries.ts'

const { deleteFilter, deleteTag, saveFilter, updateTag } = tasksApi.endpoints

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

export const useSaveFilter = () => useApiMutation(saveFilter)

export const useDeleteFilter = () =>
  useApiMutation(deleteFilter, {
    optimistic: ({ query: { id } }) => [
      optimistic(taskQueries.filters(), (filters) => filters.filter((filter) => filter.id !== id)),
    ],
  })
