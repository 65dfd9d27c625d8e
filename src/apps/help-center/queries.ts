// What the help centre reads. All of it is answered by this device.
// @chunk help-center
import { helpCenterApi } from '#contract/apps/help-center.ts'
import { apiQuery } from '#platform/query/api-query.ts'

const { changelog, faqs, feedback, guide, guides, readings, request, requests, search, suggestions } =
  helpCenterApi.endpoints

/** ms: how soon a reply that is due is looked for. */
const REPLY_POLL_MS = 20_000

export const helpQueries = {
  faqs: (slug?: string) => apiQuery(faqs, { query: { slug } }),
  /** Every category with its first few guides; of one category all. */
  guides: (slug?: string) => apiQuery(guides, { query: slug === undefined ? {} : { slug, limit: 100 } }),
  allGuides: () => apiQuery(guides, { query: { limit: 100 } }),
  guide: (categorySlug: string, guideSlug: string) => apiQuery(guide, { query: { categorySlug, guideSlug } }),
  search: (query: string) => apiQuery(search, { query: { query } }),
  /** @param page the path of a screen that the help is about */
  suggestions: (text: string, page: string) => apiQuery(suggestions, { body: { text, page } }),
  changelog: () => apiQuery(changelog, {}),
  feedback: () => apiQuery(feedback, {}),
  readings: () => apiQuery(readings, {}),
  requests: () => ({ ...apiQuery(requests, {}), refetchInterval: REPLY_POLL_MS }),
  request: (id: string) => ({ ...apiQuery(request, { query: { id } }), refetchInterval: REPLY_POLL_MS }),
}
