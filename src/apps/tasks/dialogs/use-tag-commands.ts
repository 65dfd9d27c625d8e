// Making, renaming and deleting tags, each with its undo. Used by tags-dialog.tsx.
// @chunk tasks-dialogs
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TaskTag } from '#contract/apps/tasks.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useCreateTags, useUpdateTasks } from '../mutations.ts'
import { taskQueries } from '../queries.ts'
import { useDeleteTag, useUpdateTag } from './mutations.ts'

interface TagCommands {
  /** A new tag on these tasks; one undo for both. */
  createOn(ids: readonly string[], title: string): Promise<boolean>
  rename(tag: TaskTag, title: string): Promise<boolean>
  remove(tag: TaskTag): Promise<boolean>
}

export function useTagCommands(): TagCommands {
  const { run } = useAction()
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateTags()
  const { mutateAsync: update } = useUpdateTag()
  const { mutateAsync: destroy } = useDeleteTag()
  const { mutateAsync: updateTasks } = useUpdateTasks()
  return useMemo(
    () => ({
      createOn: (ids, title) =>
        run({
          message: t`Tag “${title}” created`,
          write: async () => {
            const created = await create({ body: { tags: [{ title }] } })
            const bearers = (client.getQueryData(taskQueries.all().queryKey) ?? []).filter(({ id }) => ids.includes(id))
            const tasks = bearers.map(({ id, tags }) => ({
              id,
              task: { tags: [...tags, ...created.answer.map((tag) => tag.id)] },
            }))
            return [created, await updateTasks({ body: { tasks } })]
          },
        }),

      rename: ({ id }, title) =>
        run({ message: t`Tag renamed to “${title}”`, write: () => update({ body: { id, tag: { title } } }) }),

      remove: ({ id, title }) => {
        const bearers = (client.getQueryData(taskQueries.all().queryKey) ?? []).filter(({ tags }) => tags.includes(id))
        const message = plural(bearers.length, {
          0: `Tag “${title}” deleted`,
          one: `Tag “${title}” deleted and removed from # task`,
          other: `Tag “${title}” deleted and removed from # tasks`,
        })
        return run({ message, write: () => destroy({ query: { id } }) })
      },
    }),
    [run, client, create, update, destroy, updateTasks, t],
  )
}
