// Everything that can be done to tasks, each with its words and its undo. Made once by tasks-screen.tsx; its parts reach it through tasks-context.ts.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SubTask, Task, TaskDraft, TaskPatch, TaskPriority } from '#contract/apps/tasks.ts'
import { useCreateTag, useCreateTasks, useDeleteTasks, useOrderTasks, useUpdateTasks } from './mutations.ts'
import { type Anchor, changedPart, endOfSection, isSection, moveBeside, withContents } from './outline.ts'
import { taskQueries } from './queries.ts'
import type { Changes } from './use-changes.ts'

type Ids = readonly string[]

/** A task to add, with tags that do not exist yet by their titles. */
export interface Addition extends TaskDraft {
  readonly newTags?: readonly string[]
}

export interface TaskVerbs {
  /** Behind `afterId`; null: at the top. One change, also with new tags. */
  add(additions: readonly Addition[], afterId: string | null, words: string): Promise<boolean>
  complete(ids: Ids, completed: boolean): Promise<boolean>
  /** @param dueOf the new due date of each, an ISO instant or null */
  setDue(ids: Ids, dueOf: (task: Task) => string | null): Promise<boolean>
  setPriority(ids: Ids, priority: TaskPriority): Promise<boolean>
  setTag(ids: Ids, tagId: string, isOn: boolean): Promise<boolean>
  assign(ids: Ids, personId: string | null): Promise<boolean>
  rename(id: string, title: string): Promise<boolean>
  /** Typing: no toast; what is typed into one field without a break is one undo. */
  write(id: string, field: 'title' | 'notes', text: string): Promise<boolean>
  /** @param field as in Changes.make */
  setSubTasks(
    id: string,
    change: (steps: readonly SubTask[]) => SubTask[],
    words: string,
    field?: string,
  ): Promise<boolean>
  moveBeside(ids: Ids, anchor: Anchor, words: string): Promise<boolean>
  moveToSection(ids: Ids, section: Task | null): Promise<boolean>
  duplicate(ids: Ids): Promise<boolean>
  /** Tasks, or sections; a section's tasks stay, under the section above, unless they are named too. */
  remove(ids: Ids): Promise<boolean>
}

export function useTaskVerbs(changes: Changes): TaskVerbs {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateTasks()
  const { mutateAsync: create } = useCreateTasks()
  const { mutateAsync: destroy } = useDeleteTasks()
  const { mutateAsync: order } = useOrderTasks()
  const { mutateAsync: createTag } = useCreateTag()

  return useMemo((): TaskVerbs => {
    const current = () => client.getQueryData(taskQueries.all().queryKey) ?? []
    const chosen = (ids: Ids) => current().filter(({ id }) => ids.includes(id))

    const edit = (ids: Ids, patchOf: (task: Task) => TaskPatch, words: string, field?: string) => {
      const tasks = chosen(ids).map((task) => ({ id: task.id, task: patchOf(task) }))
      return changes.make(words, async () => [await update({ body: { tasks } })], field)
    }

    const reorder = (after: readonly Task[], words: string) => {
      const tasks = changedPart(current(), after).map(({ id }) => ({ id }))
      if (tasks.length === 0) return Promise.resolve(true)
      return changes.make(words, async () => [await order({ body: { tasks } })])
    }

    return {
      add: (additions, afterId, words) =>
        changes.make(words, async () => {
          const { writes, idOf } = await createTags(
            additions.flatMap(({ newTags = [] }) => newTags),
            createTag,
          )
          const tasks = additions.map(({ newTags = [], ...draft }) => ({
            id: crypto.randomUUID(),
            ...draft,
            tags: [...(draft.tags ?? []), ...newTags.map(idOf)],
          }))
          return [...writes, ...(await createInParts(tasks, afterId, create))]
        }),

      complete: (ids, completed) =>
        edit(
          ids,
          () => ({ completed }),
          completed
            ? plural(ids.length, { one: 'Task completed', other: '# tasks completed' })
            : plural(ids.length, { one: 'Task reopened', other: '# tasks reopened' }),
        ),

      setDue: (ids, dueOf) =>
        edit(
          ids,
          (task) => ({ dueDate: dueOf(task) }),
          plural(ids.length, { one: 'Due date changed', other: 'Due date of # tasks changed' }),
        ),

      setPriority: (ids, priority) =>
        edit(
          ids,
          () => ({ priority }),
          plural(ids.length, { one: 'Priority changed', other: 'Priority of # tasks changed' }),
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
        edit(
          ids,
          () => ({ assignedTo }),
          plural(ids.length, { one: 'Task assigned anew', other: '# tasks assigned anew' }),
        ),

      rename: (id, title) => edit([id], () => ({ title }), t`Title changed`),

      write: (id, field, text) =>
        edit(
          [id],
          () => (field === 'title' ? { title: text } : { notes: text || null }),
          t`Text changed`,
          `${field} ${id}`,
        ),

      setSubTasks: (id, change, words, field) =>
        edit([id], ({ subTasks }) => ({ subTasks: change(subTasks) }), words, field),

      moveBeside: (ids, anchor, words) => reorder(moveBeside(current(), withContents(current(), ids), anchor), words),

      moveToSection: (ids, section) => {
        const rest = current().filter(({ id }) => !ids.includes(id))
        const last = endOfSection(rest, section?.id ?? null)
        const anchor: Anchor | undefined = last
          ? { id: last, side: 'after' }
          : rest[0] && { id: rest[0].id, side: 'before' }
        if (!anchor) return Promise.resolve(true)
        const name = section ? section.title || t`Untitled` : t`No section`
        return reorder(moveBeside(current(), ids, anchor), t`Moved to ${name}`)
      },

      duplicate: (ids) => {
        const copies = chosen(ids).map(copied)
        const words = plural(ids.length, { one: 'Task duplicated', other: '# tasks duplicated' })
        return changes.make(words, async () => [
          await create({ body: { tasks: copies, afterId: chosen(ids).at(-1)?.id ?? null } }),
        ])
      },

      remove: (ids) => {
        const tasks = chosen(ids).filter((task) => !isSection(task)).length
        const words = tasks > 0 ? plural(tasks, { one: 'Task deleted', other: '# tasks deleted' }) : t`Section deleted`
        return changes.make(words, async () => [await destroy({ body: { ids: [...ids] } })])
      },
    }
  }, [changes, client, create, createTag, destroy, order, t, update])
}

/** As many as the contract takes in one call. */
const PART = 5000

/** A large import takes several calls, each behind the one before; one undo takes them all back. */
async function createInParts(
  tasks: readonly (TaskDraft & { id: string })[],
  afterId: string | null,
  create: ReturnType<typeof useCreateTasks>['mutateAsync'],
) {
  const writes: { changeId: string | undefined }[] = []
  for (let start = 0; start < tasks.length; start += PART) {
    const behind = start === 0 ? afterId : (tasks[start - 1]?.id ?? null)
    writes.push(await create({ body: { tasks: tasks.slice(start, start + PART), afterId: behind } }))
  }
  return writes
}

/** One after the other: each is a change of its own, undone with the task that needed it. */
async function createTags(titles: readonly string[], createTag: ReturnType<typeof useCreateTag>['mutateAsync']) {
  const ids = new Map<string, string>()
  const writes: { changeId: string | undefined }[] = []
  for (const title of new Set(titles)) {
    const written = await createTag({ body: { tag: { title } } })
    ids.set(title, written.answer.id)
    writes.push(written)
  }
  return { writes, idOf: (title: string) => ids.get(title) ?? title }
}

function copied({ type, title, notes, completed, dueDate, priority, tags, assignedTo, subTasks }: Task): TaskDraft {
  const steps = subTasks.map((subTask) => ({ ...subTask, id: crypto.randomUUID() }))
  return {
    id: crypto.randomUUID(),
    type,
    title,
    notes,
    completed,
    dueDate,
    priority,
    tags,
    assignedTo,
    subTasks: steps,
  }
}
