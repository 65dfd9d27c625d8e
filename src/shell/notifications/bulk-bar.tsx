// What can be done with the notifications that are chosen.
// @chunk notification-list
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Notification } from '#contract/portal/notifications.ts'
import { BulkButton, BulkBar as KitBar } from '#kit/list/bulk-bar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { NotificationActions } from './use-notification-actions.ts'
import { snoozeTimes } from './view.ts'

export interface BulkBarProps {
  readonly selected: readonly Notification[]
  /** The archive is shown. */
  readonly isArchive: boolean
  readonly now: number
  readonly actions: NotificationActions
  readonly onRemove: (notifications: readonly Notification[]) => void
  readonly onClear: () => void
}

export function BulkBar({ selected, isArchive, now, actions, onRemove, onClear }: BulkBarProps) {
  const { t } = useLingui()
  return (
    <KitBar count={selected.length} label={t`Selected notifications`} variant="page" onClear={onClear}>
      {/* Keys: a button that is still at its work takes no press, and is not the other one. */}
      {selected.every(({ read }) => read) ? (
        <BulkButton
          key="unread"
          icon="envelope"
          name={t({ message: 'Mark as unread', context: 'notifications' })}
          onPress={() => actions.unread(selected)}
        />
      ) : (
        <BulkButton
          key="read"
          icon="envelope-open"
          name={t({ message: 'Mark as read', context: 'notifications' })}
          onPress={() => actions.read(selected)}
        />
      )}
      {isArchive ? (
        <BulkButton icon="arrow-uturn-left" name={t`Restore`} onPress={() => actions.moveBack(selected)} />
      ) : (
        <>
          <BulkButton icon="archive-box" name={t`Archive`} onPress={() => actions.archive(selected)} />
          <BulkButton
            icon="clock"
            name={t`Snooze until tomorrow`}
            onPress={() => actions.snooze(selected, snoozeTimes(now).tomorrow)}
          />
        </>
      )}
      <BulkButton icon="trash" name={t`Remove`} onPress={() => onRemove(selected)} />
    </KitBar>
  )
}

export interface SelectAllProps {
  readonly count: number
  readonly isAll: boolean
  readonly onSelectAll: (isAll: boolean) => void
}

/** Above the list, of one height whatever is chosen. */
export function SelectAll({ count, isAll, onSelectAll }: SelectAllProps) {
  const { t } = useLingui()
  return (
    <div className="sticky top-header z-3 flex min-h-row items-center bg-surface px-5 py-1 max-sm:px-4">
      <Checkbox isSelected={isAll} isIndeterminate={count > 0 && !isAll} onChange={onSelectAll} className="me-auto">
        {count > 0 ? t`${plural(count, { one: '# selected', other: '# selected' })}` : t`Select all`}
      </Checkbox>
    </div>
  )
}
