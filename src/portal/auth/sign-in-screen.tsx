// Signing in (portal spec §2): the form beside the scene, and what a visitor may want to know first.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { isRoute } from '#platform/navigation/is-route.ts'
import { setPrefs, usePrefs } from '#platform/prefs/prefs.ts'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { Scene } from '#ui/scene.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { usePreparedNext } from './use-prepared-next.ts'

const LANGUAGES = [
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'fr', label: 'Français', lang: 'fr' },
] as const

export interface SignInScreenProps {
  readonly redirectURL: string | undefined
  /** Brings the shell's code for the screen that follows. */
  readonly prepareShell: () => Promise<unknown>
}

export function SignInScreen({ redirectURL, prepareShell }: SignInScreenProps) {
  usePreparedNext(redirectURL, prepareShell)
  return (
    <div className="grid min-h-dvh grid-rows-[208px_1fr] bg-surface-raised md:grid-cols-[minmax(480px,5fr)_7fr] md:grid-rows-1">
      <div className="flex flex-col px-5 pt-5 pb-[max(24px,env(safe-area-inset-bottom))] md:px-10 md:py-8">
        <Logo className="hidden! md:inline-flex!" />
        <div className="mx-auto w-full max-w-110 pt-2 pb-6 md:my-auto md:max-w-90 md:py-6">
          <h1 className="font-semibold text-24 tracking-tight md:text-30 md:tracking-tighter">
            <Trans>Sign in</Trans>
          </h1>
          <NewHere />
          <SignInForm redirectURL={redirectURL} aside={<Forgot />} />
        </div>
        <Foot />
      </div>
      <div className="relative -order-1 overflow-hidden bg-scene-sky md:order-none md:my-3 md:me-3 md:rounded-12 print:hidden">
        <Scene className="absolute inset-x-0 -bottom-6.5 h-97.5 w-full md:inset-0 md:h-full [&_circle]:translate-y-16 md:[&_circle]:translate-y-0" />
        <div className="absolute start-12 top-12 hidden max-w-80 md:block">
          <p className="font-semibold text-24 tracking-tight">
            <Trans>
              Know where you stand.
              <br />
              Choose where next.
            </Trans>
          </p>
          <p className="mt-2 text-ink-muted">
            <Trans>Your levels, your matches and your applications, kept on this device.</Trans>
          </p>
        </div>
      </div>
    </div>
  )
}

/** Only what this build has a screen for is offered. */
function NewHere() {
  const router = useRouter()
  if (!isRoute(router, '/sign-up')) return null
  return (
    <p className="mt-2 text-ink-muted">
      <Trans>
        New here?{' '}
        <Link to={'/sign-up' as '/'} className={linkClass}>
          Create an account
        </Link>
      </Trans>
    </p>
  )
}

function Forgot() {
  const router = useRouter()
  if (!isRoute(router, '/forgot-password')) return null
  return (
    <Link to={'/forgot-password' as '/'} className={linkClass}>
      <Trans>Forgot password?</Trans>
    </Link>
  )
}

function Foot() {
  const { t } = useLingui()
  const { language } = usePrefs()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-13 text-ink-muted">
      <span className="inline-flex items-center gap-1.5">
        <Icon name="cloud-arrow-down" size={16} />
        <Trans>Works offline once opened</Trans>
      </span>
      <Segmented
        label={t`Language`}
        options={LANGUAGES}
        value={language}
        onChange={(chosen) => setPrefs({ language: chosen })}
      />
    </div>
  )
}
