// What was deleted of a domain in the last 30 days, each with where it was and its way back.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { changesApi, type DeletedThing } from '#contract/shell/changes.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { CALL_LIMIT, ShowMore, useGrowingLimit } from '#kit/list/show-more.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { useAction } from './use-action.ts'
import type { Written } from './written.ts'

export interface DeletedListProps {
  /** The domain's word. */
  readonly api: string
  /** Above the list: what stays here, and for how long. */
  readonly intro: ReactNode
  /** Where it could not be loaded. */
  readonly failure: string
  /** Where a thing was that was in nothing. */
  readonly root?: string
  /** What a thing is: a note, a folder. */
  readonly kindOf: (thing: DeletedThing) => string
  /** What else is done once a thing is back; undone with it. */
  readonly afterRestoring?: (thing: DeletedThing) => Promise<readonly Written[]>
}

export function DeletedList({ api, intro, failure, root, kindOf, afterRestoring }: DeletedListProps) {
  const { t } = useLingui()
  const { limit, grow } = useGrowingLimit()
  const query = useQuery({
    ...apiQuery(changesApi.endpoints.deleted, { query: { api, limit } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const restore = useRestore(api, afterRestoring)
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Loading deleted items`} count={5} />}
      error={{ title: failure }}
      className="mx-0"
    >
      {({ things, next }) => (
        <Rows>
          <p className="mb-4 text-ink-muted">{intro}</p>
          {things.length > 0 && <Count api={api} />}
          {things.length === 0 && <NoRows title={t`The trash is empty.`} className="px-0" />}
          <ul>
            {things.map((thing) => (
              <Row
                key={`${thing.change} ${thing.key}`}
                thing={thing}
                origin={thing.origin ?? root}
                kind={kindOf(thing)}
                restore={restore}
              />
            ))}
          </ul>
          <ShowMore grow={grow} next={next} isPending={query.isFetching} />
        </Rows>
      )}
    </QueryView>
  )
}

/** Of all of them, shown or not, as far as one call counts. */
function Count({ api }: Pick<DeletedListProps, 'api'>) {
  const { data } = useQuery({
    ...apiQuery(changesApi.endpoints.deleted, { query: { api, limit: CALL_LIMIT } }),
    staleTime: 0,
  })
  return (
    <p className="mb-2 min-h-5 text-13 text-ink-muted tabular-nums">
      {data &&
        (data.next === null ? (
          <Plural value={data.things.length} one="# item" other="# items" />
        ) : (
          <Plural value={data.things.length} one="More than # item" other="More than # items" />
        ))}
    </p>
  )
}

/** What is restored leaves the list: the focus goes to the one in its place. */
function Rows({ children }: { readonly children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null)
  useFocusRestore(rows)
  return (
    <div ref={rows} tabIndex={-1} className="max-w-180">
      {children}
    </div>
  )
}

interface RowProps {
  readonly thing: DeletedThing
  readonly origin: string | undefined
  readonly kind: string
  readonly restore: (thing: DeletedThing, name: string) => unknown
}

function Row({ thing, origin, kind, restore }: RowProps) {
  const { t } = useLingui()
  const { ago } = useFormats()
  const name = thing.title || t`Unnamed`
  return (
    <li className="flex min-h-15 items-center gap-3 border-line-soft border-t py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="wrap-anywhere text-13 text-ink-muted">
          {kind} · {origin !== undefined && <>{origin} · </>}
          <time dateTime={thing.at}>{ago(thing.at)}</time>
        </p>
      </div>
      <Button size="sm" aria-label={t`Restore: ${name}`} onPress={() => restore(thing, name)}>
        <Trans>Restore</Trans>
      </Button>
    </li>
  )
}

function useRestore(api: string, afterRestoring: DeletedListProps['afterRestoring']): RowProps['restore'] {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run } = useAction()
  const { mutateAsync } = useApiMutation(changesApi.endpoints.restore)
  return (thing, name) => {
    const { change, table, key } = thing
    return run({
      message: t`“${name}” restored`,
      write: async () => {
        const { answer, changeId } = await mutateAsync({ body: { things: [{ change, table, key }] } })
        const isBack = answer !== null && !('queued' in answer) && answer.restored > 0
        const more = isBack ? ((await afterRestoring?.(thing)) ?? []) : []
        refetchAll(client, ['changes', api])
        if (isBack) return [{ changeId }, ...more]
        showToast({ kind: 'error', message: t`“${name}” can no longer be restored.` })
        return null
      },
      failure: t`Couldn’t restore “${name}”.`,
      onUndone: () => refetchAll(client, ['changes', api]),
    })
  }
}
