// A record's history over the change log: who changed what and when, newest first, with a way back to each field and version.
// Loaded by history-outlet.tsx.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { changesApi } from '#contract/shell/changes.ts'
import { ShowMore, useGrowingLimit } from '#kit/list/show-more.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { apiQuery } from '#platform/query/api-query.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { closeHistory, type HistoryOf } from '#platform/workspace/record-history.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { VersionRow } from './version-row.tsx'

const PAGE = 20

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
  const { limit, grow } = useGrowingLimit({ first: PAGE, step: PAGE })
  const { data: user } = useQuery(userQueries.me())
  const query = useQuery({
    ...apiQuery(changesApi.endpoints.history, { query: { table, key, limit } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Loading the history`} count={4} />}
      error={{ title: t`Couldn’t load the history.` }}
      className="mx-0 mt-0"
    >
      {({ versions, next, names, exists }) => (
        <>
          {versions.length === 0 && (
            <p className="text-ink-muted">
              <Trans>No changes in the last 30 days.</Trans>
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
          <ShowMore grow={grow} next={next} isPending={query.isFetching} />
          {!next && versions.length > 0 && versions.at(-1)?.kind !== 'created' && (
            <p className="border-line-soft border-t pt-3 text-13 text-ink-muted">
              <Trans>No earlier changes in the last 30 days.</Trans>
            </p>
          )}
        </>
      )}
    </QueryView>
  )
}
