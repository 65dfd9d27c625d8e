// useRemoval(): removes at once, with an undo in the toast; where a portal's server holds the notifications nothing can be undone, and it asks first.
// @chunk screens
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import type { Notification } from '#contract/portal/notifications.ts'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import type { NotificationActions } from './use-notification-actions.ts'

const AlertDialog = lazyBeside(async () => (await import('#ui/alert-dialog.tsx')).AlertDialog)

export interface Removal {
  remove(notifications: readonly Notification[]): void
  clear(): void
  /** Is in the panel or page. */
  readonly question: ReactNode
}

export function useRemoval(actions: NotificationActions): Removal {
  const { t } = useLingui()
  const hasPortal = usePortal()
  const [pending, setPending] = useState<{ readonly remove: () => unknown; readonly count: number | null }>()
  const [isOpen, setOpen] = useState(false)
  const act = (remove: () => unknown, count: number | null) => {
    if (!hasPortal) {
      remove()
      return
    }
    setPending({ remove, count })
    setOpen(true)
  }
  const titleOf = (count: number | null) =>
    count === null
      ? t`Remove all notifications?`
      : plural(count, { one: 'Remove this notification?', other: 'Remove these # notifications?' })
  return {
    remove: (notifications) => act(() => actions.remove(notifications), notifications.length),
    clear: () => act(() => actions.clear(), null),
    question: hasPortal && pending && (
      <Suspense fallback={<CloseOnEscape onClose={() => setOpen(false)} />}>
        <AlertDialog
          title={titleOf(pending.count)}
          confirmLabel={t`Remove`}
          isOpen={isOpen}
          onOpenChange={() => setOpen(false)}
          onConfirm={() => pending.remove()}
        >
          <Trans>This can’t be undone.</Trans>
        </AlertDialog>
      </Suspense>
    ),
  }
}
