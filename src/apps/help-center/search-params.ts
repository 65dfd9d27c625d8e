// Search parameters of the help centre. Invalid values are dropped.
import { text, valuesOf } from '#platform/read-values.ts'

export const readHelpSearch = valuesOf({
  /** What is searched. */
  q: text,
  /** The page from which the person came, by its path: `/apps/tasks`. Kept on the way to a request. */
  from: text,
  /** What was searched in vain, as the subject of a request. */
  ask: text,
})
export type HelpSearch = ReturnType<typeof readHelpSearch>
