// What the parts of the tasks screen share: the data, the URL, and the actions. Provided by tasks-screen.tsx.
// @chunk tasks
import { createContext, useContext } from 'react'
import type { TaskList } from '#contract/apps/task-lists.ts'
import type { Task, TaskAssignee, TaskTag } from '#contract/apps/tasks.ts'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import type { TasksSearch } from './search-params.ts'
import type { TaskCommands } from './use-task-commands.ts'

/** A dialog open over the screen; dialogs/task-dialog.tsx shows it. */
export type OpenDialog =
  | { readonly kind: 'due'; readonly ids: readonly string[] }
  /** `ids`: a new tag is for these tasks. */
  | { readonly kind: 'tags'; readonly ids: readonly string[] }
  | { readonly kind: 'reminder'; readonly id: string }
  | { readonly kind: 'filters' }
  /** `ids`: a new list is for these tasks. */
  | { readonly kind: 'lists'; readonly ids: readonly string[] }
  | { readonly kind: 'delete-section'; readonly sectionId: string }
  /** Without a file it prompts for one. */
  | { readonly kind: 'import'; readonly file: File | null }

export interface TasksContextValue {
  /** Those of the list that is open, of all where none is; in what is not the list (the open task, dialogs), all. In their order, sections among them. */
  readonly tasks: readonly Task[]
  readonly lists: readonly TaskList[]
  /** The open list; null: the inbox. Undefined: all are shown, or it is gone. */
  readonly list: TaskList | null | undefined
  /** Tasks are still to come. */
  readonly isPart: boolean
  readonly tags: readonly TaskTag[]
  readonly people: readonly TaskAssignee[]
  readonly tagTitles: ReadonlyMap<string, string>
  readonly peopleById: ReadonlyMap<string, TaskAssignee>
  readonly commands: TaskCommands
  readonly search: TasksSearch
  readonly setSearch: SetSearch<TasksSearch>
  openDialog(dialog: OpenDialog): void
  /** ms since the epoch, to the minute */
  readonly now: number
}

/** The address of a task, without the filters of the moment. */
export const taskHref = (id: string): string => `/apps/tasks?task=${encodeURIComponent(id)}`

export const TasksContext = createContext<TasksContextValue | null>(null)

export function useTasks(): TasksContextValue {
  const value = useContext(TasksContext)
  if (!value) throw new Error('useTasks is for the parts of tasks-screen.tsx')
  return value
}
