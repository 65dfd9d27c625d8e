// The query of the person’s settings with the portal. Used by the settings, and by whoever acts on them.
import { settingsApi } from '#contract/portal/settings.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const settingsQueries = { all: () => apiQuery(settingsApi.endpoints.settings, {}) }
