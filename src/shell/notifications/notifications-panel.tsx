// The notifications panel (portal spec §1, §4). Opening it marks nothing as read.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { NoRows } from '#kit/list/no-rows.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useLiveState } from '#platform/live/live-state.ts'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { PanelFrame, type PanelProps } from '../panels/panel-frame.tsx'
import type { NotificationFilter } from './filter.ts'
import { NoNotifications, NothingArchived } from './no-notifications.tsx'
import { NotificationList } from './notification-list.tsx'
import { type NotificationActions, useNotificationActions } from './use-notification-actions.ts'
import { useNotifications } from './use-notifications.ts'
import { useRemoval } from './use-removal.tsx'

export default function NotificationsPanel(panel: PanelProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<NotificationFilter>({})
  const notifications = useNotifications(filter)
  const { all, unread } = notifications
  const actions = useNotificationActions(notifications.userId)
  const removal = useRemoval(actions)
  const { isSimulated } = useLiveState()
  const close = () => panel.onOpenChange(false)
  return (
    <PanelFrame
      {...panel}
      title={t`Notifications`}
      actions={<ActsOnAll notifications={notifications} actions={actions} onClear={removal.clear} />}
      footer={
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Link to="/notifications" className={linkClass} onClick={close}>
            <Trans>See all notifications</Trans>
          </Link>
          {isSimulated && (
            <span className="text-12 text-ink-muted">
              <Trans>Simulated by the demo portal</Trans>
            </span>
          )}
        </div>
      }
    >
      {all.length > 0 && <Filters filter={filter} unread={unread} onFilter={setFilter} />}
      <NotificationList
        notifications={notifications}
        actions={actions}
        onRemove={removal.remove}
        onFollow={close}
        empty={
          all.length === 0 ? (
            <NoNotifications />
          ) : filter.box === 'archived' ? (
            <NothingArchived />
          ) : (
            <NoRows title={t`Nothing here at the moment`} />
          )
        }
      />
      {removal.question}
    </PanelFrame>
  )
}

interface ActsOnAllProps {
  readonly notifications: Pick<ReturnType<typeof useNotifications>, 'all' | 'read'>
  readonly actions: NotificationActions
  readonly onClear: () => void
}

function ActsOnAll({ notifications: { all, read }, actions, onClear }: ActsOnAllProps) {
  const { t } = useLingui()
  return (
    <>
      <IconButton
        icon="check-circle"
        label={t`Mark all as read`}
        isDisabled={!all.some((one) => !one.read)}
        onPress={actions.readAll}
      />
      <IconButton
        icon="archive-box"
        label={t`Archive read notifications`}
        isDisabled={read.length === 0}
        onPress={() => actions.archive(read)}
      />
      <IconButton icon="trash" label={t`Clear all`} isDisabled={all.length === 0} onPress={onClear} />
    </>
  )
}

interface FiltersProps {
  readonly filter: NotificationFilter
  readonly unread: number
  readonly onFilter: (filter: NotificationFilter) => void
}

function Filters({ filter, unread, onFilter }: FiltersProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const chip = (label: string, one: NotificationFilter, count?: number) => {
    const isSelected = filter.box === one.box && filter.type === one.type
    return (
      <Chip isSelected={isSelected} count={count && number(count)} onPress={() => onFilter(isSelected ? {} : one)}>
        {label}
      </Chip>
    )
  }
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 border-line border-b px-5 pt-1 pb-3 max-sm:px-4 max-sm:pt-3">
      <legend className="sr-only">
        <Trans>Show</Trans>
      </legend>
      {chip(t({ message: 'Unread', context: 'notifications' }), { box: 'unread' }, unread)}
      {chip(t`Jobs`, { type: 'JOB_OFFER' })}
      {chip(t`Applications`, { type: 'APPLICATION' })}
      {chip(t({ message: 'Archived', context: 'notifications' }), { box: 'archived' })}
    </fieldset>
  )
}
