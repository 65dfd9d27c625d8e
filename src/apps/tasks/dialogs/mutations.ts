// The writes of the dialogs: tags, lists and saved filters, each with the change that it makes before its answer is there.
// @chunk tasks-dialogs
// @offline later
import { taskManagementApi } from '#contract/apps/task-management.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { taskQueries } from '../queries.ts'

const { createLists, deleteFilter, deleteList, deleteTag, orderLists, saveFilter, updateList, updateTag } =
  taskManagementApi.endpoints

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

export const useCreateLists = () => useApiMutation(createLists)

export const useUpdateList = () =>
  useApiMutation(updateList, {
    optimistic: ({ body }) => [
      optimistic(taskQueries.lists(), (lists) =>
        lists.map((list) => (list.id === body.id ? { ...list, ...body.list } : list)),
      ),
    ],
  })

export const useOrderLists = () =>
  useApiMutation(orderLists, {
    optimistic: ({ body }) => [
      optimistic(taskQueries.lists(), (lists) =>
        body.lists.flatMap(({ id }, order) => {
          const list = lists.find((one) => one.id === id)
          return list ? [{ ...list, order }] : []
        }),
      ),
    ],
  })

export const useDeleteList = () =>
  useApiMutation(deleteList, {
    optimistic: ({ query: { id } }) => [
      optimistic(taskQueries.lists(), (lists) => lists.filter((list) => list.id !== id)),
      optimistic(taskQueries.all(), (tasks) => tasks.filter(({ listId }) => listId !== id)),
    ],
  })
