// The writes of the dialogs: tags, lists and saved filters, each with the change that it makes before its answer is there.
// @chunk tasks-dialogs
// @offline later
import { taskManagementApi } from '#contract/apps/task-management.ts'
import { optimistic, optimisticPatch, optimisticRemoval, useApiMutation } from '#platform/query/api-mutation.ts'
import { taskQueries } from '../queries.ts'

const { createLists, deleteFilter, deleteList, deleteTag, orderLists, saveFilter, updateList, updateTag } =
  taskManagementApi.endpoints

export const useUpdateTag = () =>
  useApiMutation(updateTag, {
    optimistic: ({ body: { id, tag } }) => [optimisticPatch(taskQueries.tags(), id, tag)],
  })

export const useDeleteTag = () =>
  useApiMutation(deleteTag, {
    optimistic: ({ query: { id } }) => [
      optimisticRemoval(taskQueries.tags(), id),
      optimistic(taskQueries.all(), (tasks) =>
        tasks.map((task) => (task.tags.includes(id) ? { ...task, tags: task.tags.filter((tag) => tag !== id) } : task)),
      ),
    ],
  })

export const useSaveFilter = () => useApiMutation(saveFilter)

export const useDeleteFilter = () =>
  useApiMutation(deleteFilter, {
    optimistic: ({ query: { id } }) => [optimisticRemoval(taskQueries.filters(), id)],
  })

export const useCreateLists = () => useApiMutation(createLists)

export const useUpdateList = () =>
  useApiMutation(updateList, {
    optimistic: ({ body: { id, list } }) => [optimisticPatch(taskQueries.lists(), id, list)],
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
      optimisticRemoval(taskQueries.lists(), id),
      optimistic(taskQueries.all(), (tasks) => tasks.filter(({ listId }) => listId !== id)),
    ],
  })
