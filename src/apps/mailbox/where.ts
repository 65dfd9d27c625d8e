// Which list the mailbox shows, by its path: a folder, a filter, a label, or the results of a search. Pure.
// @chunk mailbox
import type { MailboxSearch } from './search-params.ts'

const KINDS = ['folder', 'filter', 'label', 'search'] as const
export type Kind = (typeof KINDS)[number]

export interface Where {
  readonly kind: Kind
  readonly slug: string
}

export const INBOX: Where = { kind: 'folder', slug: 'inbox' }
/** All mail, whatever its folder. */
export const ALL: Where = { kind: 'filter', slug: 'all' }
/** The search of the box; the others are those that were saved. */
export const SEARCH: Where = { kind: 'search', slug: 'all' }

/** Undefined where there is no such kind of list. */
export function whereOf(kind: string | undefined, slug: string | undefined): Where | undefined {
  if (kind === undefined || slug === undefined) return INBOX
  const known = KINDS.find((one) => one === kind)
  return known && { kind: known, slug }
}

export const isSame = (a: Where, b: Where): boolean => a.kind === b.kind && a.slug === b.slug

export const isFolder = ({ kind, slug }: Where, id: string): boolean => kind === 'folder' && slug === id

/** The list as it is, without what belongs to the email that is open. */
export const sameList = ({ page, q, write }: MailboxSearch): MailboxSearch => ({ page, q, write })

/** Its list, as the calls take it. */
export function listQuery({ kind, slug }: Where) {
  if (kind === 'folder') return { folder: slug }
  if (kind === 'label') return { label: slug }
  return slug === 'all' ? {} : { filter: slug }
}

/** What a search for the list would be, for one that narrows it; of what no search knows, nothing. */
export function queryOfList({ kind, slug }: Where): string {
  if (kind === 'folder') return `in:${slug}`
  if (kind === 'label') return `label:${slug}`
  return kind === 'filter' && ['starred', 'important', 'snoozed'].includes(slug) ? `is:${slug}` : ''
}

export const mailHref = ({ kind, slug }: Where, id: string): string =>
  `/apps/mailbox/${kind}/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`
