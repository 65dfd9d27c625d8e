// What was done lately in the whole workspace, each with its undo.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RecentChange } from '#contract/shell/changes.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { ShowMore, useGrowingLimit } from '#kit/list/show-more.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useChangedThings } from '#kit/undo/use-changed-things.ts'
import { useUndoChange } from '#kit/undo/use-undo-change.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAppName } from '../app-names.ts'
import { rowsClass, SettingsGroup, SettingsRow } from '../settings-group.tsx'
import { type JoinedChange, joinChanges } from './join-changes.ts'
import { workspaceQueries } from './workspace-queries.ts'

export function RecentGroup() {
  const { t } = useLingui()
  const { limit, grow } = useGrowingLimit()
  const query = useQuery({ ...workspaceQueries.recent(limit), placeholderData: keepPreviousData })
  return (
    <SettingsGroup
      id="recent"
      title={t`Recent changes`}
      about={
        <Trans>
          The last 2,000 changes, up to 30 days old. Undoing a change doesn’t affect anything you’ve changed since.
        </Trans>
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the changes`} count={3} />}
        error={{ title: t`Couldn’t load the changes.` }}
        className="mx-0 my-0"
      >
        {({ changes, next }) => (
          <>
            {changes.length === 0 && <NoRows title={t`No changes yet.`} className="px-0 pt-0" />}
            <ul className={rowsClass}>
              {joinChanges(changes).map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </ul>
            <ShowMore grow={grow} next={next} isPending={query.isFetching} />
          </>
        )}
      </QueryView>
    </SettingsGroup>
  )
}

function ChangeRow({ change }: { change: JoinedChange }) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const undo = useUndoChange()
  const text = useChangeText()(change)
  const app = useAppName()(change.api)
  const takeBack = async () => {
    const { isUndone } = await undo(change.ids)
    if (isUndone) showToast({ message: t`Undone: ${text}` })
  }
  return (
    <li>
      <SettingsRow
        label={text}
        detail={
          <>
            {app} ·{' '}
            {change.ids.length > 1 && (
              <>
                <Plural value={change.ids.length} one="# change" other="# changes" /> ·{' '}
              </>
            )}
            <time dateTime={change.at} title={date(change.at, 'dayTime')}>
              {relative(change.at)}
            </time>
          </>
        }
      >
        <HistoryButton change={change} />
        <Button size="sm" aria-label={t`Undo: ${text}`} onPress={takeBack}>
          <Trans>Undo</Trans>
        </Button>
      </SettingsRow>
    </li>
  )
}

/** Of the one thing that was changed; of several, the one that is chosen. */
function HistoryButton({ change: { records } }: { change: RecentChange }) {
  const { t } = useLingui()
  const [first, ...others] = records
  if (!first) return null
  if (others.length === 0) {
    return (
      <Button size="sm" variant="quiet" aria-label={t`History of “${first.title}”`} onPress={() => openHistory(first)}>
        <Trans>History</Trans>
      </Button>
    )
  }
  return (
    <MenuTrigger
      trigger={
        <Button size="sm" variant="quiet" aria-label={t`History: choose an item`}>
          <Trans>History</Trans>
        </Button>
      }
    >
      <Menu aria-label={t`History`} items={records}>
        {(record) => (
          <MenuItem id={`${record.table}/${record.key}`} onAction={() => openHistory(record)}>
            {record.title}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}

/** What a change did, with the names of the first few things. */
function useChangeText(): (change: RecentChange) => string {
  const { t } = useLingui()
  const thingsOf = useChangedThings()
  return (change) => {
    const { api, endpoint, created, changed, deleted } = change
    const count = created + changed + deleted
    const things = thingsOf(change)
    if (api === 'workspace' && endpoint === 'samples') {
      if (created > 0) return t`Sample content added`
      return deleted > 0 ? t`Sample content removed` : t`Sample content changed`
    }
    if (api === 'workspace' && endpoint === 'import') return t`File imported: ${things}`
    if (api === 'workspace' && endpoint === 'reset') return t`Workspace reset`
    if (api === 'changes') return count === 0 ? t`Sample content changed` : t`Undone or restored: ${things}`
    if (created === count) return t`Added ${things}`
    if (deleted > 0 && deleted + changed === count && deleted >= changed) return t`Deleted ${things}`
    return t`Changed ${things}`
  }
}
