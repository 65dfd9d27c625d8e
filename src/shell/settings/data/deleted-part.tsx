// What was deleted in the last 30 days and is still gone: the trash of every app, each thing with its way back.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changesApi, type DeletedThing } from '#contract/shell/changes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { appName } from '../app-names.ts'
import { Part, Row, rowsClass } from '../part.tsx'
import { SHOWN } from './recent-part.tsx'
import { useUndoChange } from './use-undo-change.ts'
import { workspaceQueries } from './workspace-queries.ts'

const STEP = 24
const MOST = 200

export function DeletedPart() {
  const { t } = useLingui()
  const [limit, setLimit] = useState(SHOWN)
  const query = useQuery({ ...workspaceQueries.deleted(limit), placeholderData: keepPreviousData })
  const { data, isError, isFetching, refetch } = query
  return (
    <Part
      id="deleted"
      title={t`Deleted things`}
      about={
        <Trans>What was deleted in the last 30 days, in every app. What belongs to a thing comes back with it.</Trans>
      }
    >
      {!data && isError && (
        <ErrorState title={t`What was deleted could not be read.`} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!data && !isError && <SkeletonRows label={t`Loading what was deleted`} count={3} />}
      {data?.things.length === 0 && (
        <p className="text-ink-muted">
          <Trans>Nothing deleted can be brought back.</Trans>
        </p>
      )}
      <ul className={rowsClass}>
        {data?.things.map((thing) => (
          <ThingRow key={`${thing.table}/${thing.key}`} thing={thing} />
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

function ThingRow({ thing }: { thing: DeletedThing }) {
  const { t, i18n } = useLingui()
  const { relative } = useFormats()
  const bringBack = useBringBack()
  const { title, api, origin, at, parts } = thing
  const name = appName(api)
  const app = typeof name === 'string' ? name : i18n._(name)
  const words = title || t`Without a name`
  return (
    <li>
      <Row
        label={words}
        detail={
          <>
            {origin === null ? app : `${app}, ${origin}`} · <time dateTime={at}>{relative(at)}</time>
            {parts > 0 && (
              <>
                {' · '}
                <Plural value={parts} one="with # part" other="with # parts" />
              </>
            )}
          </>
        }
      >
        <Button size="sm" aria-label={t`Bring back: ${words}`} onPress={() => bringBack(thing, words)}>
          <Trans>Bring back</Trans>
        </Button>
      </Row>
    </li>
  )
}

function useBringBack(): (thing: DeletedThing, words: string) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const undo = useUndoChange()
  const { mutateAsync } = useApiMutation(changesApi.endpoints.restore)
  return async ({ change, table, key }, words) => {
    try {
      const { answer, changeId } = await mutateAsync({ body: { things: [{ change, table, key }] } })
      if (answer === null || 'queued' in answer || answer.restored === 0)
        showToast({ kind: 'error', message: t`“${words}” cannot be brought back any more.` })
      else {
        const action = changeId === undefined ? undefined : { label: t`Undo`, onAction: () => undo(changeId) }
        showToast({ message: t`“${words}” is back`, action })
        refetchAll(client, [answer.api, ...(answer.others ?? [])])
      }
    } catch {
      showToast({ kind: 'error', message: t`“${words}” could not be brought back. Try again.` })
    }
    refetchAll(client, ['changes', 'workspace'])
  }
}
