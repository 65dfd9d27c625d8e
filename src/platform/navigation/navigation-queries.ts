// The queries of the shell's menus, loaded before the first screen and during sign-in.
// @chunk signed-in
import { navigationApi } from '#contract/shell/navigation.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const navigationQueries = { menus: () => apiQuery(navigationApi.endpoints.navigation, {}) }
