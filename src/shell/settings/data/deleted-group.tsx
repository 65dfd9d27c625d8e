// What was deleted in the last 30 days and is still gone: the trash of every app, each thing with its way back.
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changesApi, type DeletedThing } from '#contract/shell/changes.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { ShowMore, useGrowingLimit } from '#kit/list/show-more.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useUndoChange } from '#kit/undo/use-undo-change.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAppName } from '../app-names.ts'
import { rowsClass, SettingsGroup, SettingsRow } from '../settings-group.tsx'
import { useThingName } from './thing-names.ts'
import { workspaceQueries } from './workspace-queries.ts'

export function DeletedGroup() {
  const { t } = useLingui()
  const { limit, grow } = useGrowingLimit()
  const query = useQuery({ ...workspaceQueries.deleted(limit), placeholderData: keepPreviousData })
  return (
    <SettingsGroup
      id="deleted"
      title={t`Deleted items`}
      about={
        <Trans>
          Items deleted in the last 30 days, from every app. Restoring an item also restores everything that belongs to
          it.
        </Trans>
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading deleted items`} count={3} />}
        error={{ title: t`Couldn’t load the deleted items.` }}
        className="mx-0 my-0"
      >
        {({ things, next }) => (
          <>
            {things.length === 0 && <NoRows title={t`There’s nothing to restore.`} className="px-0 pt-0" />}
            <ul className={rowsClass}>
              {things.map((thing) =>
                thing.group ? (
                  <GroupRow key={thing.change} thing={thing} group={thing.group} />
                ) : (
                  <ThingRow key={`${thing.table}/${thing.key}`} thing={thing} />
                ),
              )}
            </ul>
            <ShowMore grow={grow} next={next} isPending={query.isFetching} />
          </>
        )}
      </QueryView>
    </SettingsGroup>
  )
}

interface GroupRowProps {
  readonly thing: DeletedThing
  readonly group: NonNullable<DeletedThing['group']>
}

/** Many that one change deleted, such as an import that was undone: back together, or one by one. */
function GroupRow({ thing: { change, title, api, at }, group }: GroupRowProps) {
  const { t } = useLingui()
  const { relative } = useFormats()
  const thingName = useThingName()
  const app = useAppName()(api)
  const undo = useUndoChange()
  const [isOpen, setOpen] = useState(false)
  const { data: things } = useQuery({ ...workspaceQueries.deletedBy(change), enabled: isOpen })
  const name = title || t`Unnamed`
  const itemLabel = plural(group.others, { one: `“${name}” and # more`, other: `“${name}” and # more` })
  const restoreAll = async () => {
    const { isUndone } = await undo(change)
    if (isUndone) showToast({ message: t`Restored: ${itemLabel}` })
  }
  const kinds = [...new Set(group.tables.flatMap((table) => thingName(table) ?? []))].join(', ')
  return (
    <li>
      <SettingsRow
        label={itemLabel}
        detail={
          <>
            {kinds === '' ? app : `${kinds} · ${app}`} · <time dateTime={at}>{relative(at)}</time>
          </>
        }
      >
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide</Trans> : <Trans>Show all</Trans>}
        </Button>
        <Button size="sm" aria-label={t`Restore: ${itemLabel}`} onPress={restoreAll}>
          <Trans>Restore</Trans>
        </Button>
      </SettingsRow>
      {isOpen && (
        <ul className={`${rowsClass} ms-4 border-line-soft border-s ps-4`}>
          {things?.map((thing) => (
            <ThingRow key={`${thing.table}/${thing.key}`} thing={thing} />
          ))}
        </ul>
      )}
    </li>
  )
}

function ThingRow({ thing }: { thing: DeletedThing }) {
  const { t } = useLingui()
  const { relative } = useFormats()
  const bringBack = useRestore()
  const { title, table, api, origin, at, parts } = thing
  const kind = useThingName()(table)
  const app = useAppName()(api)
  const itemLabel = title || t`Unnamed`
  return (
    <li>
      <SettingsRow
        label={itemLabel}
        detail={
          <>
            {kind && `${kind} · `}
            {origin === null ? app : `${app}, ${origin}`} · <time dateTime={at}>{relative(at)}</time>
            {parts > 0 && (
              <>
                {' · '}
                <Plural value={parts} one="with # related item" other="with # related items" />
              </>
            )}
          </>
        }
      >
        <Button size="sm" aria-label={t`Restore: ${itemLabel}`} onPress={() => bringBack(thing, itemLabel)}>
          <Trans>Restore</Trans>
        </Button>
      </SettingsRow>
    </li>
  )
}

function useRestore(): (thing: DeletedThing, label: string) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run } = useAction()
  const { mutateAsync } = useApiMutation(changesApi.endpoints.restore)
  return async ({ change, table, key }, itemLabel) => {
    await run({
      message: t`Restored: ${itemLabel}`,
      write: async () => {
        const { answer, changeId } = await mutateAsync({ body: { things: [{ change, table, key }] } })
        if (answer === null || 'queued' in answer || answer.restored === 0) {
          showToast({ kind: 'error', message: t`“${itemLabel}” can no longer be restored.` })
          return null
        }
        refetchAll(client, [answer.api, ...(answer.others ?? [])])
        return { changeId }
      },
      failure: t`Couldn’t restore “${itemLabel}”.`,
      announcesUndo: true,
    })
    refetchAll(client, ['changes', 'workspace'])
  }
}
