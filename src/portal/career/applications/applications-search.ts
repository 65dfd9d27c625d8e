// What the address of the applications says: list or board, the stage, the words, the order, the open one.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

export const readApplicationsSearch = valuesOf({
  view: oneOf(['list', 'board']),
  /** A column of the board. */
  stage: oneOf(['sent', 'review', 'assessment', 'interview', 'offer', 'ended']),
  q: text,
  sort: oneOf(['updated', 'submitted', 'company', 'waiting', 'next']),
  /** The open one's id. */
  application: text,
})
export type ApplicationsSearch = ReturnType<typeof readApplicationsSearch>

/** For a link that opens an application: what else the address says stays. */
export const opening =
  (application: string) =>
  (search: object): ApplicationsSearch => ({ ...(search as ApplicationsSearch), application })
