// What the tasks calls do, written a second time and as simply as possible: lists in memory. tests/api/tasks-model.test.ts compares.

import type { Task, TaskDraft, TaskPatch, TaskTag } from '#contract/apps/tasks.ts'
import { foldCase, foldText } from '#formats/text.ts'

type Row = Omit<Task, 'order'>

const tagKey = (title: string): string => foldCase(title.normalize('NFC').trim())

export class TasksModel {
  /** In their order; the numbers by which the back end stores it are its own affair. */
  tasks: Row[]
  tags: TaskTag[]

  constructor(tasks: readonly Task[], tags: readonly TaskTag[]) {
    this.tasks = tasks.map(withoutOrder)
    this.tags = [...tags]
  }

  /** Undefined where a title is new. */
  tagOf(title: string): TaskTag | undefined {
    return this.tags.find((tag) => tagKey(tag.title) === tagKey(title))
  }

  addTag(tag: TaskTag): void {
    this.tags.push(tag)
  }

  renameTag(id: string, title: string): TaskTag | null {
    const tag = this.tags.find((candidate) => candidate.id === id)
    const isFree = [undefined, id].includes(this.tagOf(title)?.id)
    if (tag && isFree) tag.title = title
    return tag ?? null
  }

  deleteTag(id: string): boolean {
    if (!this.tags.some((tag) => tag.id === id)) return false
    this.tags = this.tags.filter((tag) => tag.id !== id)
    for (const task of this.tasks) task.tags = task.tags.filter((tag) => tag !== id)
    return true
  }

  /** @param newIds the ids that the back end gave to drafts without one, in sequence */
  add(drafts: readonly TaskDraft[], afterId: string | null, newIds: readonly string[], at: string): Row[] {
    const added: Row[] = []
    for (const draft of drafts) {
      const known = [...this.tasks, ...added]
      if (known.some(({ id, uid }) => id === draft.id || (uid !== undefined && uid === draft.uid))) continue
      added.push({
        ...blank(at),
        ...draft,
        id: draft.id ?? newIds[added.length] ?? '',
        completedAt: draft.completed ? at : null,
      })
    }
    const behind = this.tasks.findIndex(({ id }) => id === afterId)
    const index = afterId === null ? 0 : behind < 0 ? this.tasks.length : behind + 1
    this.tasks.splice(index, 0, ...added)
    return added
  }

  patch(id: string, patch: TaskPatch, at: string): Row | null {
    const task = this.tasks.find((candidate) => candidate.id === id)
    if (!task) return null
    if (patch.completed !== undefined && patch.completed !== task.completed)
      task.completedAt = patch.completed ? at : null
    Object.assign(task, patch, { updatedAt: at })
    return task
  }

  delete(ids: readonly string[]): boolean {
    const before = this.tasks.length
    this.tasks = this.tasks.filter(({ id }) => !ids.includes(id))
    return this.tasks.length < before
  }

  reorder(ids: readonly string[]): void {
    const sent = [...new Set(ids)].flatMap((id) => this.tasks.find((task) => task.id === id) ?? [])
    const next = sent.values()
    this.tasks = this.tasks.map((task) => (sent.includes(task) ? (next.next().value ?? task) : task))
  }

  search(query: string): string[] | null {
    const words = query.split(/\s/).map(typed).filter(Boolean)
    if (words.length === 0) return null
    const tagTitle = (id: string) => this.tags.find((tag) => tag.id === id)?.title ?? ''
    return this.tasks
      .filter(({ title, notes, subTasks, tags }) => {
        const texts = [title, notes ?? '', ...subTasks.map((one) => one.title), ...tags.map(tagTitle)].map(typed)
        return words.every((word) => texts.some((text) => text.includes(word)))
      })
      .map(({ id }) => id)
  }
}

/** Case, accents and the form of apostrophes do not count. */
const typed = (text: string): string => foldText(text).replaceAll(/[‘’]/g, "'")

export const withoutOrder = ({ order: _, ...task }: Task): Row => task

const blank = (at: string): Omit<Row, 'id'> => ({
  type: 'task',
  title: '',
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  createdAt: at,
  updatedAt: at,
  completedAt: null,
})
