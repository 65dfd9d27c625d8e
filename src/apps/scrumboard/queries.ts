// What the boards' screens read.
// @chunk scrumboard
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { archive, archivedBoards, board, boards, card, members, templates } = scrumboardApi.endpoints

export const boardQueries = {
  all: () => apiQuery(boards, {}),
  archived: () => apiQuery(archivedBoards, {}),
  whole: (id: string) => apiQuery(board, { query: { id } }),
  archive: (id: string) => apiQuery(archive, { query: { id } }),
  card: (id: string) => apiQuery(card, { query: { id } }),
  members: () => apiQuery(members, {}),
  templates: () => apiQuery(templates, {}),
}
