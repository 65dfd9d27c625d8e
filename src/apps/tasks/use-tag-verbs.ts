// Making, renaming and deleting tags, each with its undo. Made once by tasks-screen.tsx.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TaskTag } from '#contract/apps/tasks.ts'
import { useCreateTag, useDeleteTag, useUpdateTag, useUpdateTasks } from './mutations.ts'
import { taskQueries } from './queries.ts'
import type { Changes } from './use-changes.ts'

export interface TagVerbs {
  /** A new tag on these tasks; one undo for both. */
  createOn(ids: readonly string[], title: string): Promise<boolean>
  rename(tag: TaskTag, title: string): Promise<boolean>
  remove(tag: TaskTag): Promise<boolean>
}

export function useTagVerbs(changes: Changes): TagVerbs {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateTag()
  const { mutateAsync: update } = useUpdateTag()
  const { mutateAsync: destroy } = useDeleteTag()
  const { mutateAsync: updateTasks } = useUpdateTasks()
  return useMemo(
    () => ({
      createOn: (ids, title) =>
        changes.make(t`Tag “${title}” created`, async () => {
          const created = await create({ body: { tag: { title } } })
          const bearers = (client.getQueryData(taskQueries.all().queryKey) ?? []).filter(({ id }) => ids.includes(id))
          const tasks = bearers.map(({ id, tags }) => ({ id, task: { tags: [...tags, created.answer.id] } }))
          return [created, await updateTasks({ body: { tasks } })]
        }),

      rename: ({ id }, title) =>
        changes.make(t`Tag renamed to “${title}”`, async () => [await update({ body: { id, tag: { title } } })]),

      remove: ({ id, title }) => {
        const bearers = (client.getQueryData(taskQueries.all().queryKey) ?? []).filter(({ tags }) => tags.includes(id))
        const had = plural(bearers.length, { 0: 'no task had it', one: '# task had it', other: '# tasks had it' })
        return changes.make(t`Tag “${title}” deleted: ${had}`, async () => [await destroy({ query: { id } })])
      },
    }),
    [changes, client, create, update, destroy, updateTasks, t],
  )
}
