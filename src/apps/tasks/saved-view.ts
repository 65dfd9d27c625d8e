// A view of the list as text, for saved filters, and back. What is open and which day the calendar is at are no part of it.
// @chunk tasks-menus
import { readTasksSearch, type TasksSearch } from './search-params.ts'

const PARTS = [
  'list',
  'view',
  'q',
  'tag',
  'priority',
  'due',
  'show',
  'sort',
] as const satisfies readonly (keyof TasksSearch)[]

/** `tag=bug&due=week`; '' for the list as it is without filters. */
export function textOfView(search: TasksSearch): string {
  const parts = PARTS.flatMap((part) => (search[part] === undefined ? [] : [[part, String(search[part])]]))
  return new URLSearchParams(parts).toString()
}

/** Every part of a view: those that it does not name are undefined, which removes them from the URL. */
export function viewOfText(text: string): Partial<TasksSearch> {
  const read = readTasksSearch(Object.fromEntries(new URLSearchParams(text)))
  return { ...Object.fromEntries(PARTS.map((part) => [part, read[part]])), day: undefined }
}
