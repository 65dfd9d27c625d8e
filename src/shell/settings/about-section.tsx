// Settings, about: which version this is, installing it, and the licences of what it is made of.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '#kit/query/query-view.tsx'
import { install, useInstall } from '#platform/offline/install.ts'
import { acceptUpdate, useWorkerState } from '#platform/offline/register-worker.ts'
import { Button } from '#ui/button.tsx'
import { InstallSteps } from '#ui/install-steps.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { rowsClass, SettingsGroup, SettingsRow } from './settings-group.tsx'

/** Set by the build from package.json. */
declare const __VERSION__: string

export default function AboutSection() {
  const { t } = useLingui()
  const build = buildName()
  const version = __VERSION__
  return (
    <>
      <SettingsGroup title={t`Version`}>
        <div className={rowsClass}>
          <SettingsRow label={t`Cairn ${version}`} detail={build === undefined ? undefined : t`Build ${build}`}>
            <UpdateState />
          </SettingsRow>
        </div>
      </SettingsGroup>
      <InstallPart />
      <Licences />
    </>
  )
}

/** The build's first script is named after its content, which distinguishes two builds. Undefined in development. */
function buildName(): string | undefined {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {}
  return /-([\w-]{7,8})\.js$/.exec(src)?.[1]
}

function UpdateState() {
  const state = useWorkerState()
  if (state === 'waiting') {
    return (
      <Button onPress={acceptUpdate}>
        <Trans>Update</Trans>
      </Button>
    )
  }
  if (state === 'updated-elsewhere') {
    return (
      <Button onPress={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    )
  }
  return (
    <p className="text-13 text-ink-muted">
      {state === 'unavailable' ? (
        <Trans>Service workers are disabled or not supported by this browser</Trans>
      ) : (
        <Trans>You have the latest version.</Trans>
      )}
    </p>
  )
}

function InstallPart() {
  const { t } = useLingui()
  const state = useInstall()
  return (
    <SettingsGroup
      id="install"
      title={t`Installation`}
      about={
        <Trans>
          Once installed, Cairn starts instantly in its own window, with its own icon, and its data is less likely to be
          cleared.
        </Trans>
      }
    >
      {state === 'offered' && (
        <Button variant="primary" icon="arrow-down-tray" onPress={install}>
          <Trans>Install Cairn</Trans>
        </Button>
      )}
      {state === 'installed' && (
        <p role="status">
          <Trans>Installed on this device</Trans>
        </p>
      )}
      {state === 'by-hand' && <InstallSteps />}
    </SettingsGroup>
  )
}

function Licences() {
  const { t } = useLingui()
  const query = useQuery({
    queryKey: ['licences'],
    queryFn: async () => {
      const answer = await fetch(`${import.meta.env.BASE_URL}licenses.txt`)
      if (!answer.ok) throw new Error(`The licences answered ${answer.status}`)
      return answer.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return (
    <SettingsGroup
      title={t`Licences`}
      about={<Trans>Cairn is released under the MIT licence. It’s built on the work of others:</Trans>}
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the licences`} count={4} />}
        error={{ title: t`Couldn’t load the licences.` }}
        className="mx-0 my-0"
      >
        {(text) => (
          <pre
            // A region that scrolls is reached by the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="region"
            aria-label={t`Licence texts`}
            className="max-h-100 overflow-auto whitespace-pre-wrap rounded-8 bg-surface-sunken p-4 font-mono text-12"
          >
            {text}
          </pre>
        )}
      </QueryView>
    </SettingsGroup>
  )
}
