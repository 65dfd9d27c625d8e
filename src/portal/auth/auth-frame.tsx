// The frame of every form of this folder: the form's column beside the scene, the way home, the language.
// @chunk auth
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** An ornament: the form does not wait for it, and its sky is there before it. */
const Scene = lazyBeside(async () => (await import('#ui/scene.tsx')).Scene)

export interface AuthFrameProps {
  readonly title: ReactNode
  /** Under the title. */
  readonly lead?: ReactNode
  /** A longer form: on a phone the scene leaves it more room. */
  readonly isLong?: boolean
  /** A page that must not be left by the way home: what it covers would be lost. */
  readonly isClosed?: boolean
  readonly children: ReactNode
}

export function AuthFrame({ title, lead, isLong, isClosed, children }: AuthFrameProps) {
  return (
    <div
      data-front-door
      className={cx(
        'grid min-h-dvh grid-cols-1 bg-surface-raised md:grid-cols-[minmax(480px,5fr)_7fr] md:grid-rows-1',
        isLong ? 'grid-rows-[112px_1fr]' : 'grid-rows-[208px_1fr]',
      )}
    >
      <div className="flex flex-col px-5 pt-5 pb-[max(24px,env(safe-area-inset-bottom))] md:px-10 md:py-8">
        {isClosed ? (
          <Logo className="hidden! self-start md:inline-flex!" />
        ) : (
          <Link to="/home" className="hidden self-start rounded-4 md:block">
            <Logo />
          </Link>
        )}
        <div className="mx-auto w-full max-w-110 pt-2 pb-6 md:my-auto md:max-w-90 md:py-6">
          <h1 className="font-semibold text-24 tracking-tight md:text-30 md:tracking-tighter">{title}</h1>
          {lead && <p className="mt-2 text-ink-muted">{lead}</p>}
          {children}
        </div>
        <Foot />
      </div>
      <div className="relative -order-1 overflow-hidden bg-scene-sky md:sticky md:top-3 md:order-none md:my-3 md:me-3 md:h-[calc(100dvh-24px)] md:rounded-12 print:hidden">
        <Suspense>
          <Scene className="absolute inset-x-0 -bottom-6.5 h-97.5 w-full md:inset-0 md:h-full [&_circle]:translate-y-16 md:[&_circle]:translate-y-0" />
        </Suspense>
        <div className="absolute start-12 top-12 hidden max-w-80 md:block">
          <p className="font-semibold text-24 tracking-tight">
            <Trans>
              Know where you stand.
              <br />
              Choose where next.
            </Trans>
          </p>
          <p className="mt-2 text-ink-muted">
            <Trans>Your levels, your matches and your applications, saved on this device.</Trans>
          </p>
        </div>
      </div>
    </div>
  )
}

function Foot() {
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-3 text-13 text-ink-muted md:mt-0">
      <span className="inline-flex items-center gap-1.5">
        <Icon name="cloud-arrow-down" size={16} />
        <Trans>Works offline once opened</Trans>
      </span>
      <LanguageChoice />
    </div>
  )
}
