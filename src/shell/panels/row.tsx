// The look of a row in the lists of messages and notifications: two lines, the whole row the target of its link.
// @chunk notifications
import { Trans } from '@lingui/react/macro'

export const rowClass =
  'relative flex min-h-row-two-lines items-start gap-3 px-5 py-2.5 hover:bg-surface-hover max-sm:px-4 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus-ring'

/** The link's words; its target is the row. */
export const rowLinkClass =
  'font-[inherit] text-ink no-underline outline-none [a&]:-my-0.5 [a&]:block [a&]:truncate [a&]:py-0.5 [a&]:after:absolute [a&]:after:inset-0 hover:no-underline'

export function UnreadDot() {
  return (
    <span className="absolute start-1.5 top-4.5 size-2 rounded-full bg-accent max-sm:start-1 forced-colors:bg-[Highlight]">
      <span className="sr-only">
        <Trans>Unread</Trans>
      </span>
    </span>
  )
}
