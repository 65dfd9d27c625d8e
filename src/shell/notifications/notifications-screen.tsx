// All notifications on a page of their own: filtered by state, type and date, and several handled at once. The filters are in the URL.
// @chunk notification-list
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { useSelection } from '#kit/list/use-selection.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { BulkBar, SelectAll } from './bulk-bar.tsx'
import type { Box, NotificationFilter, Span, Type } from './filter.ts'
import { NoNotifications, NothingArchived } from './no-notifications.tsx'
import { NotificationList } from './notification-list.tsx'
import { type NotificationActions, useNotificationActions } from './use-notification-actions.ts'
import { useNotifications } from './use-notifications.ts'
import { useRemoval } from './use-removal.tsx'

export interface NotificationsScreenProps {
  readonly filter: NotificationFilter
}

export function NotificationsScreen({ filter }: NotificationsScreenProps) {
  const notifications = useNotifications(filter)
  const { shown = [], all } = notifications
  const isLoading = notifications.shown === undefined && notifications.error === null
  const actions = useNotificationActions(notifications.userId)
  const removal = useRemoval(actions)
  const selection = useSelection(shown.map(({ id }) => id))
  const selected = shown.filter(({ id }) => selection.has(id))
  const page = useRef<HTMLDivElement>(null)
  useFocusRestore(page)
  const isArchive = filter.box === 'archived' && filter.type === undefined && filter.span === undefined
  const isFiltered = filter.box !== undefined || filter.type !== undefined || filter.span !== undefined
  return (
    <div
      ref={page}
      tabIndex={-1}
      className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-12 outline-none md:px-6 md:pt-8 md:pb-16"
    >
      <Head notifications={notifications} actions={actions} onClear={removal.clear} />
      <Filters filter={filter} />
      {(shown.length > 0 || isLoading) && (
        <div inert={isLoading} className={cx(isLoading && 'invisible')}>
          <SelectAll
            count={selected.length}
            isAll={!isLoading && selected.length === shown.length}
            onSelectAll={(isAll) => (isAll ? selection.selectAll() : selection.clear())}
          />
        </div>
      )}
      <div className="overflow-clip rounded-12 border border-line bg-surface-raised">
        <NotificationList
          notifications={notifications}
          actions={actions}
          onRemove={removal.remove}
          heading="h2"
          selection={selection}
          empty={all.length > 0 && isFiltered ? isArchive ? <NothingArchived /> : <NoMatch /> : <NoNotifications />}
        />
      </div>
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          isArchive={filter.box === 'archived'}
          now={notifications.now}
          actions={actions}
          onRemove={removal.remove}
          onClear={selection.clear}
        />
      )}
      {removal.question}
    </div>
  )
}

interface HeadProps {
  readonly notifications: Pick<ReturnType<typeof useNotifications>, 'all' | 'unread' | 'read'>
  readonly actions: NotificationActions
  readonly onClear: () => void
}

function Head({ notifications: { all, unread, read }, actions, onClear }: HeadProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="font-semibold text-24 tracking-tight">
          <Trans>Notifications</Trans>
        </h1>
        <p className="text-ink-muted">{t`${plural(unread, { 0: 'All read', one: '# unread', other: '# unread' })}`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isDisabled={!all.some((one) => !one.read)} onPress={actions.readAll}>
          <Trans>Mark all as read</Trans>
        </Button>
        <Button isDisabled={read.length === 0} onPress={() => actions.archive(read)}>
          <Trans>Archive read notifications</Trans>
        </Button>
        <Button isDisabled={all.length === 0} onPress={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      </div>
    </div>
  )
}

function NoMatch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <NoRows
      title={t`No notifications match these filters`}
      onShowAll={() => navigate({ to: '/notifications', search: {} })}
    />
  )
}

function Filters({ filter }: { filter: NotificationFilter }) {
  const { t } = useLingui()
  const setSearch = useSetSearch<NotificationFilter>()
  const change = (part: NotificationFilter) => setSearch(part, { replace: true })
  return (
    <div className="mt-5 mb-4 flex flex-wrap items-center gap-3">
      <Segmented<Box>
        label={t`State`}
        options={[
          { id: 'open', label: t({ message: 'All', context: 'notifications' }) },
          { id: 'unread', label: t({ message: 'Unread', context: 'notifications' }) },
          { id: 'snoozed', label: t`Snoozed` },
          { id: 'muted', label: t`Muted` },
          { id: 'archived', label: t({ message: 'Archived', context: 'notifications' }) },
        ]}
        value={filter.box ?? 'open'}
        onChange={(box) => change({ box: box === 'open' ? undefined : box })}
      />
      <Select<Type | 'any'>
        label={t`Type`}
        isLabelHidden
        className="w-full sm:w-44"
        options={[
          { id: 'any', label: t`All types` },
          { id: 'JOB_OFFER', label: t`Jobs` },
          { id: 'APPLICATION', label: t`Applications` },
        ]}
        value={filter.type ?? 'any'}
        onChange={(type) => change({ type: type === 'any' ? undefined : type })}
      />
      <Select<Span | 'any'>
        label={t`Date`}
        isLabelHidden
        className="w-full sm:w-44"
        options={[
          { id: 'any', label: t`Any date` },
          { id: 'today', label: t`Today` },
          { id: 'week', label: t`Last 7 days` },
          { id: 'month', label: t`Last 30 days` },
        ]}
        value={filter.span ?? 'any'}
        onChange={(span) => change({ span: span === 'any' ? undefined : span })}
      />
    </div>
  )
}
