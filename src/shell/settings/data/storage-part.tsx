// How safe the data is from being cleared, and how much room it takes, by app.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AppStatus } from '#contract/shell/workspace.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { askToPersist, type DeviceStorage, deviceStorage, isNearlyFull } from '#platform/workspace/device-storage.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { appName } from '../app-names.ts'
import { Part } from '../part.tsx'
import { useBytes } from './use-bytes.ts'
import { workspaceQueries } from './workspace-queries.ts'

export function StoragePart() {
  const { t } = useLingui()
  const { data: storage } = useQuery(deviceStorage())
  return (
    <Part
      title={t`Kept on this device`}
      about={
        <Trans>
          Your work is saved in this browser, on this device alone. Clearing the browser’s data takes it away: a backup
          is the only thing that outlives that.
        </Trans>
      }
    >
      {storage && <Safety storage={storage} />}
      {storage && <Room storage={storage} />}
      <Apps />
    </Part>
  )
}

function Safety({ storage: { isPersisted } }: { storage: DeviceStorage }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const ask = async () => {
    const isKept = await askToPersist()
    await client.invalidateQueries({ queryKey: deviceStorage().queryKey })
    showToast(
      isKept
        ? { kind: 'success', message: t`The browser will keep your data.` }
        : { message: t`The browser does not promise it yet. It does so for what is installed or used often.` },
    )
  }
  if (isPersisted) {
    return (
      <p className="mb-4 flex items-start gap-2">
        <Icon name="check-circle" className="text-success" />
        <Trans>The browser has promised not to clear it when space runs low.</Trans>
      </p>
    )
  }
  return (
    <Note
      kind="warning"
      className="mb-4 flex-wrap"
      action={
        isPersisted === false && (
          <Button size="sm" onPress={ask}>
            <Trans>Ask it to</Trans>
          </Button>
        )
      }
    >
      <Trans>
        The browser has not promised to keep it: it may clear it when space runs low, and Safari does after seven days
        without a visit.
      </Trans>{' '}
      <Link to="/settings" search={{ section: 'about' }} hash="install" className={linkClass}>
        <Trans>Installing Cairn helps.</Trans>
      </Link>
    </Note>
  )
}

function Room({ storage }: { storage: DeviceStorage }) {
  const { t } = useLingui()
  const bytes = useBytes()
  const { used, quota } = storage
  if (used === undefined || quota === undefined) {
    return (
      <p className="mb-4 text-ink-muted">
        <Trans>This browser does not tell how much room there is.</Trans>
      </p>
    )
  }
  const [taken, left] = [bytes(used), bytes(Math.max(0, quota - used))]
  return (
    <div className="mb-2">
      <ProgressBar label={t`Room`} value={used} max={quota} valueText={t`${taken} used, ${left} left`} />
      {isNearlyFull(storage) && (
        <Note kind="danger" className="mt-3">
          <Trans>
            Room is running out. When it is full, nothing more can be saved: take a backup, then delete large files or
            empty the trash.
          </Trans>
        </Note>
      )}
    </div>
  )
}

function Apps() {
  const { t, i18n } = useLingui()
  const bytes = useBytes()
  const { compare } = useFormats()
  const { data, isError, isFetching, refetch } = useQuery(workspaceQueries.status())
  if (!data && isError)
    return <ErrorState title={t`What each app takes could not be read.`} onRetry={refetch} isRetrying={isFetching} />
  if (!data) return <SkeletonRows label={t`Counting what there is`} count={2} />
  const nameOf = ({ api }: AppStatus) => {
    const name = appName(api)
    return typeof name === 'string' ? name : i18n._(name)
  }
  const apps = data.apps
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => b.bytes - a.bytes || compare(nameOf(a), nameOf(b)))
  return (
    <Disclosure title={t`By app`} count={apps.length}>
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
