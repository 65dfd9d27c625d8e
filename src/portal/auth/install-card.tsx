// Installing Cairn: by one press where the browser offers it, else where its menus have it. Used by front-door-screen.tsx.
import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { install, useInstall } from './use-install.ts'

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
          <Trans>Keep it at hand</Trans>
        </h2>
        <p className="mt-1 max-w-(--prose) text-ink-muted">
          <Trans>
            Installed, Cairn has its own window and icon, starts at once, and its data is safer from being cleared.
          </Trans>
        </p>
        {state === 'by-hand' && <ByHand />}
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

function ByHand() {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-1 text-13 sm:grid-cols-[auto_1fr]">
      <dt className="font-medium">
        <Trans>Chrome and Edge</Trans>
      </dt>
      <dd className="mb-2 text-ink-muted sm:mb-0">
        <Trans>the install mark at the end of the address bar, or Install in the menu</Trans>
      </dd>
      <dt className="font-medium">
        <Trans>Safari on iPhone and iPad</Trans>
      </dt>
      <dd className="mb-2 text-ink-muted sm:mb-0">
        <Trans>Share, then Add to Home Screen</Trans>
      </dd>
      <dt className="font-medium">
        <Trans>Safari on a Mac</Trans>
      </dt>
      <dd className="text-ink-muted">
        <Trans>File, then Add to Dock</Trans>
      </dd>
    </dl>
  )
}
