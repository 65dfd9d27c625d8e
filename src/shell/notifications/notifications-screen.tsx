// All notifications on a page of their own: filtered by state, type and date, and several handled at once. What is filtered stands in the address.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { Box, NotificationFilter, Span, Type } from './filter.ts'
import { NotificationList } from './notification-list.tsx'
import { NoNotifications } from './notifications-panel.tsx'
import { useNotificationVerbs } from './use-notification-verbs.ts'
import { useNotifications } from './use-notifications.ts'
import { useRemoval } from './use-removal.tsx'

export interface NotificationsScreenProps {
  readonly filter: NotificationFilter
}

export function NotificationsScreen({ filter }: NotificationsScreenProps) {
  const { t } = useLingui()
  const notifications = useNotifications(filter)
  const { shown = [], all, unread } = notifications
  const verbs = useNotificationVerbs(notifications.userId)
  const removal = useRemoval(verbs)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = shown.filter(({ id }) => chosen.has(id))
  const select = (id: string, isSelected: boolean) =>
    setChosen((before) => (isSelected ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id))))
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  const isFiltered = filter.box !== undefined || filter.type !== undefined || filter.span !== undefined
  return (
    <div
      ref={page}
      tabIndex={-1}
      className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-12 outline-none md:px-6 md:pt-8 md:pb-16"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-semibold text-24 tracking-tight">
            <Trans>Notifications</Trans>
          </h1>
          <p className="text-ink-muted">{t`${plural(unread, { 0: 'Nothing is unread', one: '# unread', other: '# unread' })}`}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button isDisabled={!all.some(({ read }) => !read)} onPress={verbs.readAll}>
            <Trans>Mark all as read</Trans>
          </Button>
          <Button isDisabled={all.length === 0} onPress={removal.clear}>
            <Trans>Clear all</Trans>
          </Button>
        </div>
      </div>
      <Filters filter={filter} />
      <BulkBar
        selected={selected}
        isAll={selected.length > 0 && selected.length === shown.length}
        now={notifications.now}
        verbs={verbs}
        onRemove={removal.remove}
        onSelectAll={(isAll) => setChosen(new Set(isAll ? shown.map(({ id }) => id) : []))}
        hasRows={shown.length > 0}
      />
      <div className="overflow-clip rounded-12 border border-line bg-surface-raised">
        <NotificationList
          notifications={notifications}
          verbs={verbs}
          onRemove={removal.remove}
          heading="h2"
          selected={chosen}
          onSelect={select}
          empty={isFiltered && all.length > 0 ? <NoMatch /> : <NoNotifications />}
        />
      </div>
      {removal.question}
    </div>
  )
}

function NoMatch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <EmptyState
      title={t`No notification fits these filters`}
      action={
        <Button onPress={() => navigate({ to: '/notifications', search: {} })}>
          <Trans>Clear the filters</Trans>
        </Button>
      }
    />
  )
}

function Filters({ filter }: { filter: NotificationFilter }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const change = (part: NotificationFilter) =>
    navigate({ to: '/notifications', search: { ...filter, ...part }, replace: true })
  return (
    <div className="mt-5 mb-4 flex flex-wrap items-center gap-3">
      <Segmented<Box>
        label={t`State`}
        options={[
          { id: 'open', label: t`All` },
          { id: 'unread', label: t`Unread` },
          { id: 'snoozed', label: t`Snoozed` },
          { id: 'muted', label: t`Muted` },
        ]}
        value={filter.box ?? 'open'}
        onChange={(box) => change({ box: box === 'open' ? undefined : box })}
      />
      <Select<Type | 'any'>
        label={t`Type`}
        isLabelHidden
        className="w-full sm:w-44"
        options={[
          { id: 'any', label: t`Every type` },
          { id: 'JOB_OFFER', label: t`Job offers` },
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
