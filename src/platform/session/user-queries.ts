// The signed-in person's query. Used by the guards and the shell.
import { userApi } from '#contract/portal/user.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const userQueries = { me: () => apiQuery(userApi.endpoints.user, {}) }
