// A record's history over the change log: who changed what and when, newest first, with a way back to each field and version.
// Brought by history-outlet.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changesApi } from '#contract/shell/changes.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { closeHistory, type HistoryOf } from '#platform/workspace/record-history.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { VersionRow } from './version-row.tsx'

const STEP = 20
const MOST = 200

export function HistoryDialog({ record }: { readonly record: HistoryOf }) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      size="lg"
      title={record.title === '' ? t`History` : t`History of “${record.title}”`}
      onOpenChange={(isOpen) => !isOpen && closeHistory()}
    >
      <Versions record={record} />
    </Dialog>
  )
}

function Versions({ record }: { record: HistoryOf }) {
  const { t } = useLingui()
  const { table, key } = record
  const [limit, setLimit] = useState(STEP)
  const { data: user } = useQuery(userQueries.me())
  const { data, isError, isFetching, refetch } = useQuery({
    ...apiQuery(changesApi.endpoints.history, { query: { table, key, limit } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (!data && isError)
    return <ErrorState title={t`The history could not be read.`} onRetry={refetch} isRetrying={isFetching} />
  if (!data) return <SkeletonRows label={t`Loading the history`} count={4} />
  const { versions, next, names, exists } = data
  return (
    <>
      {versions.length === 0 && (
        <p className="text-ink-muted">
          <Trans>Nobody has changed it in the last 30 days.</Trans>
        </p>
      )}
      <ol>
        {versions.map((version, index) => (
          <VersionRow
            key={version.id}
            record={record}
            version={version}
            names={names}
            reader={user?.id}
            isNewest={index === 0}
            exists={exists}
          />
        ))}
      </ol>
      {next && limit < MOST && (
        <Button variant="quiet" isPending={isFetching} onPress={() => setLimit(Math.min(MOST, limit + STEP))}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {!next && versions.length > 0 && versions.at(-1)?.kind !== 'created' && (
        <p className="border-line-soft border-t pt-3 text-13 text-ink-muted">
          <Trans>Before that it was as it came, or the change is older than 30 days.</Trans>
        </p>
      )}
    </>
  )
}
