// Everything that can be done to tasks, each with its message and its undo. Made once by tasks-screen.tsx; its parts reach it through tasks-context.ts.
import { plural, t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TaskList } from '#contract/apps/task-lists.ts'
import type { SubTask, Task, TaskDraft, TaskPatch, TaskPriority } from '#contract/apps/tasks.ts'
import { startOfDay, withDay } from '#kit/due/quick-days.ts'
import { type Anchor, changedPart, moveBeside } from '#kit/list/own-order.ts'
import { wholeList } from '#kit/query/list-in-windows.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import type { Addition } from './addition.ts'
import { useCreateTags, useCreateTasks, useDeleteTasks, useOrderTasks, useUpdateTasks } from './mutations.ts'
import { endOfSection, isSection, withContents } from './outline.ts'
import { taskQueries } from './queries.ts'
import { listIdOf } from './task-lists.ts'

type Ids = readonly string[]

export interface TaskCommands {
  /** After the task `afterId`; null: at the top. One change, also with new tags. */
  add(additions: readonly Addition[], afterId: string | null, message: string): Promise<boolean>
  complete(ids: Ids, completed: boolean): Promise<boolean>
  /** @param dueOf the new due date of each, an ISO instant or null */
  setDue(ids: Ids, dueOf: (task: Task) => string | null): Promise<boolean>
  /** To another day, at the same time of day: when it is due, or where it only begins, when that is. */
  moveToDay(id: string, day: Date, message: string): Promise<boolean>
  setStart(id: string, startDate: string | null): Promise<boolean>
  /** @param reminder ISO; null: none */
  setReminder(id: string, reminder: string | null, message: string): Promise<boolean>
  /** @param repeat an RRULE; null: it does not repeat @param dueDate when it is due the next time, where that follows from it */
  setRepeat(id: string, repeat: string | null, dueDate?: string): Promise<boolean>
  setPriority(ids: Ids, priority: TaskPriority): Promise<boolean>
  setTag(ids: Ids, tagId: string, isOn: boolean): Promise<boolean>
  assign(ids: Ids, personId: string | null): Promise<boolean>
  rename(id: string, title: string): Promise<boolean>
  /** Typing: no toast; what is typed into one field without a break is one undo. @param message what was done besides typing */
  write(id: string, field: 'title' | 'notes', text: string, message?: string): Promise<boolean>
  /** @param field as in Action */
  setSubTasks(
    id: string,
    change: (steps: readonly SubTask[]) => SubTask[],
    message: string,
    field?: string,
  ): Promise<boolean>
  moveBeside(ids: Ids, anchor: Anchor, message: string): Promise<boolean>
  moveToSection(ids: Ids, section: Task | null): Promise<boolean>
  /** A section with its tasks. @param list null: the inbox */
  moveToList(ids: Ids, list: TaskList | null): Promise<boolean>
  duplicate(ids: Ids): Promise<boolean>
  /** Tasks, or sections; a section's tasks stay, under the section above, unless they are named too. */
  remove(ids: Ids): Promise<boolean>
}

type MoveCommands = Pick<TaskCommands, 'moveBeside' | 'moveToSection' | 'moveToList'>
type RowCommands = Pick<TaskCommands, 'add' | 'complete' | 'duplicate' | 'remove'>
type EditCommands = Omit<TaskCommands, keyof MoveCommands | keyof RowCommands>

export function useTaskCommands(actions: Actions): TaskCommands {
  const writes = useTaskWrites(actions)
  return useMemo(() => ({ ...rowCommands(writes), ...editCommands(writes), ...moveCommands(writes) }), [writes])
}

type Writes = ReturnType<typeof useTaskWrites>

function useTaskWrites({ run }: Actions) {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateTasks()
  const { mutateAsync: create } = useCreateTasks()
  const { mutateAsync: destroy } = useDeleteTasks()
  const { mutateAsync: order } = useOrderTasks()
  const { mutateAsync: createTags } = useCreateTags()
  const formats = useFormats()
  return useMemo(() => {
    const current = () => client.getQueryData(taskQueries.all().queryKey) ?? []
    const whole = () => wholeList(client, taskQueries.all())
    const chosen = (ids: Ids, all = new Set(ids)) => current().filter(({ id }) => all.has(id))
    const edit = (ids: Ids, patchOf: (task: Task) => TaskPatch, message: string, field?: string) => {
      const tasks = chosen(ids).map((task) => ({ id: task.id, task: patchOf(task) }))
      return run({ message, write: () => update({ body: { tasks } }), field })
    }
    /** Only what is in that list changes places, since the order of one is as good as any to another. A section goes with its tasks. */
    const move = (ids: Ids, message: string, destinationOf: (all: readonly Task[], ids: Ids) => Destination) =>
      run({
        message,
        write: async () => {
          const all = await whole()
          const moving = withContents(all, ids)
          const { listId, anchor } = destinationOf(all, moving)
          const own = new Set(moving)
          const there = all.filter((task) => own.has(task.id) || listIdOf(task) === listId)
          const ordered = anchor ? changedPart(there, moveBeside(there, moving, anchor)).map(({ id }) => ({ id })) : []
          const moved = there.filter((task) => listIdOf(task) !== listId).map(({ id }) => ({ id, task: { listId } }))
          if (ordered.length + moved.length === 0) return null
          return [
            ...(ordered.length > 0 ? [await order({ body: { tasks: ordered } })] : []),
            ...(moved.length > 0 ? [await update({ body: { tasks: moved } })] : []),
          ]
        },
      })
    return { run, chosen, update, create, createTags, destroy, formats, edit, move }
  }, [run, client, create, createTags, destroy, formats, order, update])
}

/** What adds rows, completes them or removes them. */
const rowCommands = ({ run, chosen, update, create, createTags, destroy, formats }: Writes): RowCommands => ({
  add: (additions, afterId, message) =>
    run({
      message,
      write: async () => {
        const newTags = additions.flatMap(({ newTags = [] }) => newTags.map((title) => ({ title })))
        const made = newTags.length > 0 ? await createTags({ body: { tags: newTags } }) : null
        const idOf = (title: string) => made?.answer[newTags.findIndex((tag) => tag.title === title)]?.id ?? []
        const tasks = additions.map(({ newTags = [], ...draft }) => ({
          id: crypto.randomUUID(),
          ...draft,
          // Titles that differ in case alone are one tag.
          tags: [...new Set([...(draft.tags ?? []), ...newTags.flatMap(idOf)])],
        }))
        return [...(made ? [made] : []), await create({ body: { tasks, afterId } })]
      },
    }),
  complete(ids, completed) {
    const own = new Set(ids)
    const tasks = ids.map((id) => ({ id, task: { completed } }))
    // What follows a task that repeats comes with the answer.
    let next: Task | undefined
    const write = async () => {
      const written = await update({ body: { tasks } })
      next = written.answer.find((task) => !own.has(task.id))
      return written
    }
    const done = completed
      ? plural(ids.length, { one: 'Task completed', other: '# tasks completed' })
      : plural(ids.length, { one: 'Task reopened', other: '# tasks reopened' })
    const message = () => {
      if (!next?.dueDate) return done
      const day = formats.date(next.dueDate, 'day')
      return t`${done}. Next: ${day}`
    }
    return run({ message, write })
  },
  duplicate: (ids) => {
    const copies = chosen(ids).map(copied)
    const message = plural(ids.length, { one: 'Task duplicated', other: '# tasks duplicated' })
    const afterId = chosen(ids).at(-1)?.id ?? null
    return run({ message, write: () => create({ body: { tasks: copies, afterId } }) })
  },
  remove: (ids) => {
    const tasks = chosen(ids).filter((task) => !isSection(task)).length
    const message = tasks > 0 ? plural(tasks, { one: 'Task deleted', other: '# tasks deleted' }) : t`Section deleted`
    return run({ message, write: () => destroy({ body: { ids: [...ids] } }) })
  },
})

/** What changes fields. */
const editCommands = ({ edit }: Writes): EditCommands => ({
  setDue: (ids, dueOf) =>
    edit(
      ids,
      (task) => ({ dueDate: dueOf(task) }),
      plural(ids.length, { one: 'Due date changed', other: 'Due date changed for # tasks' }),
    ),
  moveToDay: (id, day, message) =>
    edit(
      [id],
      ({ dueDate, startDate }) =>
        dueDate === null && startDate
          ? { startDate: startOfDay(day).toISOString() }
          : { dueDate: withDay(dueDate, day) },
      message,
    ),
  setStart: (id, startDate) => edit([id], () => ({ startDate }), t`Start date changed`),
  setReminder: (id, reminder, message) => edit([id], () => ({ reminder }), message),
  setRepeat: (id, repeat, dueDate) =>
    edit(
      [id],
      () => ({ repeat, ...(dueDate !== undefined && { dueDate }) }),
      repeat === null ? t`The task no longer repeats` : t`Repeat rule changed`,
    ),
  setPriority: (ids, priority) =>
    edit(
      ids,
      () => ({ priority }),
      plural(ids.length, { one: 'Priority changed', other: 'Priority changed for # tasks' }),
    ),
  setTag: (ids, tagId, isOn) =>
    edit(
      ids,
      ({ tags }) => ({ tags: isOn ? [...new Set([...tags, tagId])] : tags.filter((tag) => tag !== tagId) }),
      isOn
        ? plural(ids.length, { one: 'Tag added', other: 'Tag added to # tasks' })
        : plural(ids.length, { one: 'Tag removed', other: 'Tag removed from # tasks' }),
    ),
  assign: (ids, assignedTo) =>
    edit(ids, () => ({ assignedTo }), plural(ids.length, { one: 'Task reassigned', other: '# tasks reassigned' })),
  rename: (id, title) => edit([id], () => ({ title }), t`Title changed`),
  write: (id, field, text, message) =>
    edit(
      [id],
      () => (field === 'title' ? { title: text } : { notes: text || null }),
      message ?? t`Text changed`,
      message ? undefined : `${field} ${id}`,
    ),
  setSubTasks: (id, change, message, field) =>
    edit([id], ({ subTasks }) => ({ subTasks: change(subTasks) }), message, field),
})

const moveCommands = ({ move }: Writes): MoveCommands => ({
  moveBeside: (ids, anchor, message) =>
    move(ids, message, (all) => ({ listId: listIdOf(all.find(({ id }) => id === anchor.id)), anchor })),
  moveToSection: (ids, section) => {
    const name = section?.title || t`Untitled`
    return move(ids, section ? t`Moved to “${name}”` : t`Removed from section`, (all, moving) =>
      endOf(all, moving, listIdOf(section ?? all.find(({ id }) => id === ids[0])), section),
    )
  },
  moveToList: (ids, list) => {
    const name = list?.title ?? t`Tasks`
    return move(ids, t`Moved to “${name}”`, (all, moving) => endOf(all, moving, list?.id ?? null, null))
  },
})

/** Where rows go: into that list, null for the inbox, and beside that row where there is one. */
interface Destination {
  readonly listId: string | null
  readonly anchor: Anchor | undefined
}

/** The end of a section, or of what is in none. */
function endOf(all: readonly Task[], moving: Ids, listId: string | null, section: Task | null): Destination {
  const own = new Set(moving)
  const rest = all.filter((task) => !own.has(task.id) && listIdOf(task) === listId)
  const last = endOfSection(rest, section?.id ?? null)
  const anchor: Anchor | undefined = last ? { id: last, side: 'after' } : rest[0] && { id: rest[0].id, side: 'before' }
  return { listId, anchor }
}

/** With all that a person wrote of it, and none of what the back end did. */
function copied({
  order: _,
  createdAt: _c,
  updatedAt: _u,
  completedAt: _d,
  uid: _i,
  subTasks,
  ...task
}: Task): TaskDraft {
  const steps = subTasks.map((subTask) => ({ ...subTask, id: crypto.randomUUID() }))
  return { ...task, id: crypto.randomUUID(), subTasks: steps }
}
