// The tags of tasks. A chunk of its own; shown by lazy-dialog.tsx.
// @chunk tasks-dialogs
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { TagsDialog as KitDialog } from '#kit/tags/tags-dialog.tsx'
import { useTasks } from '../tasks-context.ts'
import { useTagCommands } from './use-tag-commands.ts'

export interface TagsDialogProps {
  /** A new tag is put on these tasks. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

export default function TagsDialog({ ids, onClose }: TagsDialogProps) {
  const { tasks, tags } = useTasks()
  const { createOn, rename, remove } = useTagCommands()
  const countOf = (tagId: string) => tasks.filter((task) => task.tags.includes(tagId)).length
  const create = async (title: string) => {
    const isMade = await createOn(ids, title)
    // It was made for them: that is all there is to do.
    if (isMade && ids.length > 0) onClose()
    return isMade
  }
  return (
    <KitDialog
      tags={tags}
      titleLimit={TITLE_LIMIT}
      countOf={({ id }) => plural(countOf(id), { 0: 'no tasks', one: '# task', other: '# tasks' })}
      empty={<Trans>No tags yet. Add one to group your tasks.</Trans>}
      create={create}
      rename={rename}
      remove={remove}
      onClose={onClose}
    />
  )
}
