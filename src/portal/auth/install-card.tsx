// Installing Cairn: by one press where the browser offers it, else where its menus have it.
import { Trans } from '@lingui/react/macro'
import { install, useInstall } from '#platform/offline/install.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { InstallSteps } from '#ui/install-steps.tsx'
import { Logo } from '#ui/logo.tsx'

export function InstallCard() {
  const state = useInstall()
  return (
    <section
      aria-labelledby="install"
      className="flex flex-wrap items-start gap-x-5 gap-y-4 rounded-12 border border-line bg-surface-sunken p-5 md:flex-nowrap"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-12 bg-surface-raised [&_svg]:size-8">
        <Logo isMark />
      </span>
      <div className="min-w-60 flex-1">
        <h2 id="install" className="font-semibold text-16">
          <Trans>Keep Cairn at hand</Trans>
        </h2>
        <p className="mt-1 max-w-(--prose) text-ink-muted">
          <Trans>
            Once installed, Cairn starts instantly in its own window, with its own icon, and its data is less likely to
            be cleared.
          </Trans>
        </p>
        {state === 'by-hand' && <InstallSteps />}
      </div>
      {state === 'offered' && (
        <Button size="lg" icon="arrow-down-tray" className="self-center bg-surface-raised!" onPress={install}>
          <Trans>Install Cairn</Trans>
        </Button>
      )}
      {state === 'installed' && (
        <p role="status" className="flex items-center gap-2 self-center font-medium">
          <Icon name="check-circle" className="text-success" />
          <Trans>Installed on this device</Trans>
        </p>
      )}
    </section>
  )
}
