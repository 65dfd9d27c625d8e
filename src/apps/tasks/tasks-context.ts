// What the parts of the tasks screen share: the data, the address, and what can be done. Given by tasks-screen.tsx.
import { createContext, useContext } from 'react'
import type { Task, TaskAssignee, TaskTag } from '#contract/apps/tasks.ts'
import type { TasksSearch } from './search-params.ts'
import type { TagVerbs } from './use-tag-verbs.ts'
import type { TaskVerbs } from './use-task-verbs.ts'

/** What is asked for over the screen; dialogs/task-dialog.tsx shows it. */
export type OpenDialog =
  | { readonly kind: 'due'; readonly ids: readonly string[] }
  /** `ids`: a new tag is for these tasks. */
  | { readonly kind: 'tags'; readonly ids: readonly string[] }
  | { readonly kind: 'delete-section'; readonly sectionId: string }
  /** Without a file it asks for one. */
  | { readonly kind: 'import'; readonly file: File | null }

export interface TasksContextValue {
  /** In their order, sections among them. */
  readonly tasks: readonly Task[]
  readonly tags: readonly TaskTag[]
  readonly people: readonly TaskAssignee[]
  readonly tagTitles: ReadonlyMap<string, string>
  readonly peopleById: ReadonlyMap<string, TaskAssignee>
  readonly verbs: TaskVerbs
  readonly tagVerbs: TagVerbs
  readonly search: TasksSearch
  /** Changes the address; what is set to undefined leaves it. `replace`: without a step for the back button. */
  setSearch(change: Partial<TasksSearch>, options?: { readonly replace?: boolean }): void
  openDialog(dialog: OpenDialog): void
  /** ms since the epoch, to the minute */
  readonly now: number
}

export const TasksContext = createContext<TasksContextValue | null>(null)

export function useTasks(): TasksContextValue {
  const value = useContext(TasksContext)
  if (!value) throw new Error('useTasks is for the parts of tasks-screen.tsx')
  return value
}
