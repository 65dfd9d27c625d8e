// The query of the person’s settings with the portal.
// @chunk evaluation-shapes
import { settingsApi } from '#contract/portal/settings.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const settingsQueries = { all: () => apiQuery(settingsApi.endpoints.settings, {}) }
