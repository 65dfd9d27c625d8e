// The filters of notifications, as in their page's URL too.

/** `open` is all that is neither snoozed, muted nor archived. */
export const BOXES = ['open', 'unread', 'snoozed', 'muted', 'archived'] as const
export type Box = (typeof BOXES)[number]

export const TYPES = ['JOB_OFFER', 'APPLICATION'] as const
export type Type = (typeof TYPES)[number]

/** Since the start of today, or for the last 7 or 30 days. */
export const SPANS = ['today', 'week', 'month'] as const
export type Span = (typeof SPANS)[number]

export interface NotificationFilter {
  /** Default: open. */
  readonly box?: Box | undefined
  readonly type?: Type | undefined
  readonly span?: Span | undefined
}
