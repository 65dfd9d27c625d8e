// What the messages panel reads, and the count on its button.
// @chunk panels
import { messagesApi } from '#contract/shell/messages.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const messageQueries = { all: () => apiQuery(messagesApi.endpoints.all, {}) }
