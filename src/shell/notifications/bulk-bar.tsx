// What can be done with the notifications that are chosen.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notification } from '#contract/portal/notifications.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { NotificationActions } from './use-notification-actions.ts'
import { snoozeTimes } from './view.ts'

export interface BulkBarProps {
  readonly selected: readonly Notification[]
  readonly isAll: boolean
  readonly hasRows: boolean
  /** The archive is shown. */
  readonly isArchive: boolean
  readonly now: number
  readonly actions: NotificationActions
  readonly onRemove: (notifications: readonly Notification[]) => void
  readonly onSelectAll: (isAll: boolean) => void
}

/** Of one height, chosen or not, so that the list stays where it is. */
export function BulkBar({ selected, isAll, hasRows, isArchive, now, actions, onRemove, onSelectAll }: BulkBarProps) {
  const { t } = useLingui()
  if (!hasRows) return null
  const count = selected.length
  return (
    <div
      role="toolbar"
      aria-label={t`Selected notifications`}
      className="sticky top-header z-3 flex min-h-row flex-wrap items-center gap-2 bg-surface px-5 py-1 max-sm:px-4"
    >
      <Checkbox isSelected={isAll} isIndeterminate={count > 0 && !isAll} onChange={onSelectAll} className="me-auto">
        {count > 0 ? t`${plural(count, { one: '# selected', other: '# selected' })}` : t`Select all`}
      </Checkbox>
      {count > 0 && (
        <>
          {/* Keys: a button that is still at its work takes no press, and is not the other one. */}
          {selected.every(({ read }) => read) ? (
            <Button key="unread" size="sm" onPress={() => actions.unread(selected)}>
              <Trans>Mark as unread</Trans>
            </Button>
          ) : (
            <Button key="read" size="sm" onPress={() => actions.read(selected)}>
              <Trans>Mark as read</Trans>
            </Button>
          )}
          {isArchive ? (
            <Button size="sm" onPress={() => actions.moveBack(selected)}>
              <Trans>Restore</Trans>
            </Button>
          ) : (
            <>
              <Button size="sm" onPress={() => actions.archive(selected)}>
                <Trans>Archive</Trans>
              </Button>
              <Button size="sm" onPress={() => actions.snooze(selected, snoozeTimes(now).tomorrow)}>
                <Trans>Snooze until tomorrow</Trans>
              </Button>
            </>
          )}
          <Button size="sm" onPress={() => onRemove(selected)}>
            <Trans>Remove</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
