// What else can be done with one notification. Loaded when the pointer or the focus comes near its button.
import { useLingui } from '@lingui/react/macro'
import type { Notification } from '#contract/portal/notifications.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import type { NotificationActions } from './use-notification-actions.ts'
import { snoozeTimes } from './view.ts'

export interface NotificationMenuProps {
  readonly notification: Notification
  readonly actions: NotificationActions
  readonly now: number
  /** ms since the epoch, where it is snoozed. */
  readonly snoozedUntil: number | undefined
  readonly isMuted: boolean
  readonly isArchived: boolean
  readonly onRemove: (notifications: readonly Notification[]) => void
}

export default function NotificationMenu({
  notification,
  actions,
  now,
  snoozedUntil,
  isMuted,
  isArchived,
  onRemove,
  trigger,
  isOpen,
  onOpenChange,
}: NotificationMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const title = notification.attributes.jobTitle
  return (
    <MenuTrigger trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Menu aria-label={t`More actions for ${title}`}>
        <MenuSection label={t`This notification`}>
          {notification.read && (
            <MenuItem id="unread" icon="envelope" onAction={() => actions.unread([notification])}>
              {t({ message: 'Mark as unread', context: 'notification' })}
            </MenuItem>
          )}
          {isArchived ? (
            <MenuItem id="move-back" icon="arrow-uturn-left" onAction={() => actions.moveBack([notification])}>
              {t`Restore`}
            </MenuItem>
          ) : (
            <MenuItem id="archive" icon="archive-box" onAction={() => actions.archive([notification])}>
              {t`Archive`}
            </MenuItem>
          )}
        </MenuSection>
        {!isArchived && (
          <SnoozeItems notification={notification} actions={actions} now={now} snoozedUntil={snoozedUntil} />
        )}
        <MenuSection label={t`Permanently`}>
          {isMuted ? (
            <MenuItem id="unmute" icon="bell" onAction={() => actions.unmute(notification)}>
              {t`Start telling me about this again`}
            </MenuItem>
          ) : (
            <MenuItem id="mute" icon="bell-slash" onAction={() => actions.mute(notification)}>
              {t`Stop telling me about this`}
            </MenuItem>
          )}
          <MenuItem id="remove" icon="trash" onAction={() => onRemove([notification])}>
            {t`Remove`}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}

type SnoozeItemsProps = Pick<NotificationMenuProps, 'notification' | 'actions' | 'now' | 'snoozedUntil'>

function SnoozeItems({ notification, actions, now, snoozedUntil }: SnoozeItemsProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const times = snoozeTimes(now)
  if (snoozedUntil !== undefined)
    return (
      <MenuItem id="wake" icon="clock" onAction={() => actions.wake(notification)}>
        {t`Show again now`}
      </MenuItem>
    )
  return (
    <MenuSection title={t`Snooze`}>
      <MenuItem id="later" icon="clock" onAction={() => actions.snooze([notification], times.later)}>
        {t`For three hours`}
      </MenuItem>
      <MenuItem id="tomorrow" icon="clock" onAction={() => actions.snooze([notification], times.tomorrow)}>
        {t`Until tomorrow, ${date(times.tomorrow, 'time')}`}
      </MenuItem>
      {times.monday !== times.tomorrow && (
        <MenuItem id="monday" icon="clock" onAction={() => actions.snooze([notification], times.monday)}>
          {t`Until ${date(times.monday, 'weekday')}`}
        </MenuItem>
      )}
    </MenuSection>
  )
}
