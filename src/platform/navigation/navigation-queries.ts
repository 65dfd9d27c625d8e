// What the shell's menus read. Asked for before the first screen, and while somebody signs in.
// @chunk signed-in
import { navigationApi } from '#contract/shell/navigation.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const navigationQueries = { menus: () => apiQuery(navigationApi.endpoints.navigation, {}) }
