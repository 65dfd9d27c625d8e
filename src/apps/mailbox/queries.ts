// What the mailbox reads.
// @chunk mailbox
import { contactsApi } from '#contract/apps/contacts.ts'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { listQuery, type Where } from './where.ts'

const { counts, folders, labels, mail, mails, outbox, recipients, savedSearches, search, settings, thread } =
  mailboxApi.endpoints

/** So many contacts are suggested. */
const MOST_SUGGESTED = 6

export const mailQueries = {
  page: (where: Where, page: number) => apiQuery(mails, { query: { ...listQuery(where), page } }),
  found: (query: string, page: number) => apiQuery(search, { query: { query, page } }),
  folders: () => apiQuery(folders, {}),
  labels: () => apiQuery(labels, {}),
  counts: () => apiQuery(counts, {}),
  searches: () => apiQuery(savedSearches, {}),
  settings: () => apiQuery(settings, {}),
  outbox: () => apiQuery(outbox, {}),
  /** What surrounds any list. */
  frame: () => [apiQuery(folders, {}), apiQuery(labels, {}), apiQuery(settings, {}), apiQuery(savedSearches, {})],
  one: (id: string) => apiQuery(mail, { query: { id } }),
  thread: (id: string) => apiQuery(thread, { query: { id } }),
  recipients: (query: string) => apiQuery(recipients, { query: { query } }),
  contacts: (query: string) => apiQuery(contactsApi.endpoints.find, { query: { query, size: MOST_SUGGESTED } }),
}
