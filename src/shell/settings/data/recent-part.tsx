// What was done lately in the whole workspace, each with its undo.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecentChange } from '#contract/shell/changes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { appName } from '../app-names.ts'
import { Part, Row, rowsClass } from '../part.tsx'
import { useUndoChange } from './use-undo-change.ts'
import { workspaceQueries } from './workspace-queries.ts'

/** So many at first, and so many at most: what the call gives. */
export const SHOWN = 6
const STEP = 24
const MOST = 200

export function RecentPart() {
  const { t } = useLingui()
  const [limit, setLimit] = useState(SHOWN)
  const query = useQuery({ ...workspaceQueries.recent(limit), placeholderData: keepPreviousData })
  const { data, isError, isFetching, refetch } = query
  return (
    <Part
      id="recent"
      title={t`Recent changes`}
      about={<Trans>The last 2,000 changes of 30 days. An undo leaves alone what was changed again since.</Trans>}
    >
      {!data && isError && (
        <ErrorState title={t`The changes could not be read.`} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!data && !isError && <SkeletonRows label={t`Loading the changes`} count={3} />}
      {data?.changes.length === 0 && (
        <p className="text-ink-muted">
          <Trans>Nothing has been changed yet.</Trans>
        </p>
      )}
      <ul className={rowsClass}>
        {data?.changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
      {data?.next && limit < MOST && (
        <Button variant="quiet" isPending={isFetching} onPress={() => setLimit(Math.min(MOST, limit + STEP))}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Part>
  )
}

function ChangeRow({ change }: { change: RecentChange }) {
  const { t, i18n } = useLingui()
  const { date, relative } = useFormats()
  const undo = useUndoChange()
  const words = useChangeWords()(change)
  const name = appName(change.api)
  const app = typeof name === 'string' ? name : i18n._(name)
  return (
    <li>
      <Row
        label={words}
        detail={
          <>
            {app} ·{' '}
            <time dateTime={change.at} title={date(change.at, 'dayTime')}>
              {relative(change.at)}
            </time>
          </>
        }
      >
        <HistoryButton change={change} />
        <Button size="sm" aria-label={t`Undo: ${words}`} onPress={() => undo(change.id, t`Undone: ${words}`)}>
          <Trans>Undo</Trans>
        </Button>
      </Row>
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
        <Button size="sm" variant="quiet" aria-label={t`History: choose of which`}>
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
function useChangeWords(): (change: RecentChange) => string {
  const { t } = useLingui()
  return ({ api, endpoint, created, changed, deleted, titles }) => {
    const count = created + changed + deleted
    const rest = count - titles.length
    const named = titles.map((title) => t`“${title}”`).join(', ')
    const things =
      titles.length === 0
        ? plural(count, { one: '# entry', other: '# entries' })
        : rest > 0
          ? plural(rest, { one: `${named} and # more`, other: `${named} and # more` })
          : named
    if (api === 'workspace' && endpoint === 'import') return t`A file was brought in: ${things}`
    if (api === 'workspace' && endpoint === 'reset') return t`Begun anew`
    if (api === 'changes') return t`Undone or brought back: ${things}`
    if (created === count) return t`Added ${things}`
    if (deleted > 0 && deleted + changed === count && deleted >= changed) return t`Deleted ${things}`
    return t`Changed ${things}`
  }
}
