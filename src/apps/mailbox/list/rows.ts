// The rows of a page: its emails, under a head for each time that they are of. Pure.
// @chunk mailbox
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import type { RowTraits } from '#kit/list/source.ts'

export type Span = 'today' | 'yesterday' | 'week' | 'earlier'

export type ListRow = { readonly kind: 'head'; readonly span: Span } | { readonly kind: 'mail'; readonly mail: Mail }

const DAY_MS = 86_400_000

/** @param now ms since the epoch */
export function spanOf(date: string, now: number): Span {
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / DAY_MS)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? 'week' : 'earlier'
}

/** The time of an email in its list: where it came back, once it was snoozed. */
const timeOf = ({ date, snoozedUntil }: Mail): string => (snoozedUntil && snoozedUntil > date ? snoozedUntil : date)

/** @param isByDate the newest first */
export function rowsOf(mails: readonly Mail[], isByDate: boolean, now: number): ListRow[] {
  let last: Span | undefined
  return mails.flatMap((mail): ListRow[] => {
    const row: ListRow = { kind: 'mail', mail }
    const span = isByDate ? spanOf(timeOf(mail), now) : last
    if (span === undefined || span === last) return [row]
    last = span
    return [{ kind: 'head', span }, row]
  })
}

export const keyOfRow = (row: ListRow): string => (row.kind === 'head' ? `head ${row.span}` : row.mail.id)

export const traitsOf = (row: ListRow): RowTraits =>
  row.kind === 'head'
    ? { kind: 'head', labelledBy: `mail-span-${row.span}` }
    : { kind: 'item', labelledBy: `mail-row-${row.mail.id}` }
