// How safe the data is from being cleared, and how much room it takes, by app.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AppStatus } from '#contract/shell/workspace.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { askToPersist, type DeviceStorage, deviceStorage, isNearlyFull } from '#platform/workspace/device-storage.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAppName } from '../app-names.ts'
import { SettingsGroup } from '../settings-group.tsx'
import { workspaceQueries } from './workspace-queries.ts'

export function StorageGroup() {
  const { t } = useLingui()
  const { data: storage, isPending } = useQuery(deviceStorage())
  return (
    <SettingsGroup
      title={t`Saved on this device`}
      about={
        <Trans>
          Your work is saved only in this browser, on this device. If you clear the browser’s data, only a backup can
          restore it.
        </Trans>
      }
    >
      {storage && <Safety storage={storage} />}
      {storage && <Room storage={storage} />}
      {!isPending && <Apps />}
    </SettingsGroup>
  )
}

function Safety({ storage: { isPersisted } }: { storage: DeviceStorage }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const ask = async () => {
    const isPersistent = await askToPersist()
    await client.invalidateQueries({ queryKey: deviceStorage().queryKey })
    showToast(
      isPersistent
        ? { kind: 'success', message: t`The browser will keep your data.` }
        : {
            message: t`The browser doesn’t promise to keep your data yet. Installing Cairn or using it regularly usually helps.`,
          },
    )
  }
  if (isPersisted) {
    return (
      <p className="mb-4 flex items-start gap-2">
        <Icon name="check-circle" className="text-success" />
        <Trans>The browser won’t clear your data when space runs low.</Trans>
      </p>
    )
  }
  return (
    <Note
      kind="warning"
      className="mb-4"
      action={
        isPersisted === false && (
          <Button size="sm" onPress={ask}>
            <Trans>Protect my data</Trans>
          </Button>
        )
      }
    >
      <Trans>
        The browser may clear your data when space runs low. Safari does so after seven days without a visit.
      </Trans>{' '}
      <Link to="." search={{ section: 'about' }} hash="install" className={linkClass}>
        <Trans>Installing Cairn helps.</Trans>
      </Link>
    </Note>
  )
}

function Room({ storage }: { storage: DeviceStorage }) {
  const { t } = useLingui()
  const bytes = useByteFormat()
  const { used, quota } = storage
  if (used === undefined || quota === undefined) {
    return (
      <p className="mb-4 text-ink-muted">
        <Trans>This browser doesn’t say how much space is left.</Trans>
      </p>
    )
  }
  const [taken, left] = [bytes(used), bytes(Math.max(0, quota - used))]
  return (
    <div className="mb-2">
      <ProgressBar
        label={t`Space on this device`}
        value={used}
        max={quota}
        valueText={t`${taken} used, ${left} left`}
      />
      {isNearlyFull(storage) && (
        <Note kind="danger" className="mt-3">
          <Trans>
            Storage is nearly full. Once it’s full, you won’t be able to save anything: back up, then delete large files
            or empty the trash.
          </Trans>
        </Note>
      )}
    </div>
  )
}

function Apps() {
  const { t } = useLingui()
  const query = useQuery(workspaceQueries.status())
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Calculating the space used`} count={1} />}
      error={{ title: t`Couldn’t calculate the space each app uses.` }}
      className="mx-0 my-0"
    >
      {({ apps }) => <AppSizes all={apps} />}
    </QueryView>
  )
}

/** The apps that take room, those that take most first. */
function AppSizes({ all }: { readonly all: readonly AppStatus[] }) {
  const { t } = useLingui()
  const appNameOf = useAppName()
  const bytes = useByteFormat()
  const { compare } = useFormats()
  const nameOf = ({ api }: AppStatus) => appNameOf(api)
  const apps = all.filter(({ rows }) => rows > 0).toSorted((a, b) => b.bytes - a.bytes || compare(nameOf(a), nameOf(b)))
  return (
    <Disclosure title={t`Space used by each app`} count={apps.length}>
      <ul className="pb-1">
        {apps.map((app) => (
          <li key={app.api} className="flex items-baseline gap-3 border-line-soft border-t py-2">
            <span className="min-w-0 flex-1 truncate">{nameOf(app)}</span>
            <span className="text-13 text-ink-faint tabular-nums">
              <Plural value={app.rows} one="# entry" other="# entries" />
            </span>
            <span className="w-20 text-end tabular-nums">{bytes(app.bytes)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
