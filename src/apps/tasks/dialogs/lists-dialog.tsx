// The lists of tasks: made, renamed, coloured, put in order, deleted. A chunk of its own; shown by lazy-dialog.tsx.
// @chunk tasks-dialogs
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LIST_TITLE_LIMIT, type TaskList } from '#contract/apps/task-lists.ts'
import type { Task } from '#contract/apps/tasks.ts'
import { ColorButton } from '#kit/tags/color-button.tsx'
import { TagsDialog } from '#kit/tags/tags-dialog.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useUpdateTasks } from '../mutations.ts'
import { isSection } from '../outline.ts'
import { listIdOf } from '../task-lists.ts'
import { useTasks } from '../tasks-context.ts'
import { useCreateLists, useDeleteList, useOrderLists, useUpdateList } from './mutations.ts'

export interface ListsDialogProps {
  /** A new list takes these tasks. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

export default function ListsDialog({ ids, onClose }: ListsDialogProps) {
  const { t } = useLingui()
  const { run } = useAction()
  const { tasks, lists } = useTasks()
  const { mutateAsync: update } = useUpdateList()
  const { mutateAsync: order } = useOrderLists()
  const createList = useCreation(ids, onClose)
  const remove = useRemoval()

  return (
    <TagsDialog
      title={t`Lists`}
      newLabel={t`New list`}
      nameless={t`A list needs a name.`}
      taken={t`A list with this name already exists.`}
      tags={lists}
      titleLimit={LIST_TITLE_LIMIT}
      mark={({ id, title, color }) => (
        <ColorButton
          label={t`Colour of ${title}`}
          color={color}
          onChoose={(chosen) =>
            void run({
              message: t`Colour of “${title}” changed`,
              write: () => update({ body: { id, list: { color: chosen } } }),
            })
          }
        />
      )}
      countOf={(list) => plural(countIn(list, tasks), { 0: 'no tasks', one: '# task', other: '# tasks' })}
      empty={<Trans>No lists yet. Add one to group related tasks.</Trans>}
      create={createList}
      rename={({ id }, title) =>
        run({ message: t`List renamed to “${title}”`, write: () => update({ body: { id, list: { title } } }) })
      }
      reorder={(sorted, position, total = sorted.length) =>
        run({
          message: t`Moved to position ${position} of ${total}`,
          write: () => order({ body: { lists: sorted.map(({ id }) => ({ id })) } }),
        })
      }
      remove={remove}
      onClose={onClose}
    />
  )
}

function useCreation(ids: readonly string[], onDone: () => void) {
  const { t } = useLingui()
  const { run } = useAction()
  const { setSearch } = useTasks()
  const { mutateAsync: create } = useCreateLists()
  const { mutateAsync: updateTasks } = useUpdateTasks()
  return async (title: string) => {
    let made: TaskList | undefined
    const isMade = await run({
      message: t`List “${title}” created`,
      write: async () => {
        const created = await create({ body: { lists: [{ title }] } })
        made = created.answer[0]
        const moved = ids.map((id) => ({ id, task: { listId: made?.id ?? null } }))
        return [created, ...(moved.length > 0 ? [await updateTasks({ body: { tasks: moved } })] : [])]
      },
    })
    if (!isMade) return false
    onDone()
    if (ids.length === 0) setSearch({ list: made?.id, task: undefined })
    return true
  }
}

function useRemoval() {
  const { run } = useAction()
  const { tasks, search, setSearch } = useTasks()
  const { mutateAsync: destroy } = useDeleteList()
  return (list: TaskList) => {
    const { id, title } = list
    if (search.list === id) setSearch({ list: undefined, task: undefined })
    const message = plural(countIn(list, tasks), {
      0: `List “${title}” deleted`,
      one: `List “${title}” and its task deleted`,
      other: `List “${title}” and its # tasks deleted`,
    })
    return run({ message, write: () => destroy({ query: { id } }) })
  }
}

const countIn = (list: TaskList, tasks: readonly Task[]): number =>
  tasks.filter((task) => listIdOf(task) === list.id && !isSection(task)).length
