// What the contacts screen reads.
// @chunk contacts
import { chatApi } from '#contract/apps/chat.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { searchApi } from '#contract/shell/search.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import type { Which } from './search-params.ts'

const { birthdays, contact, countries, duplicates, find, letters, place, tags, window } = contactsApi.endpoints

/** So many hits of a search are shown, and so many birthdays. */
export const MOST_FOUND = 500
/** So many people are offered where one is chosen. */
const MOST_OFFERED = 20
/** Days of the birthdays to come: each is in it once. */
export const YEAR_DAYS = 365

export const contactQueries = {
  window: (which: Which, start: number, size: number) => apiQuery(window, { query: { ...which, start, size } }),
  letters: (which: Which) => apiQuery(letters, { query: which }),
  place: (which: Which, id: string) => apiQuery(place, { query: { ...which, id } }),
  find: (which: Which, query: string) => apiQuery(find, { query: { ...which, query, size: MOST_FOUND } }),
  /** To choose one of. */
  people: (query: string) => apiQuery(find, { query: { query, size: MOST_OFFERED } }),
  one: (id: string) => apiQuery(contact, { query: { id } }),
  tags: () => apiQuery(tags, {}),
  /** Whom one can chat with; they have the same ids. */
  chatPartners: () => apiQuery(chatApi.endpoints.contacts, {}),
  countries: () => apiQuery(countries, {}),
  duplicates: () => apiQuery(duplicates, {}),
  /** @param from today, `2026-11-23` */
  birthdays: (from: string) => apiQuery(birthdays, { query: { from, days: YEAR_DAYS, size: MOST_FOUND } }),
  /** What names a person elsewhere, by the name or an email address; any write anywhere changes it. */
  about: (name: string) => ({
    ...apiQuery(searchApi.endpoints.search, { body: { query: name, isPhrase: true } }),
    staleTime: 0,
  }),
  /** One's own applications in which a company's name is found. */
  applicationsTo: (company: string) =>
    apiQuery(applicationsApi.endpoints.applications, { query: { q: company.slice(0, 200), size: 20 } }),
}
