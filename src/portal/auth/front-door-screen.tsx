// The product's front door (portal spec §2, `home`), open to everybody: what Cairn is, shown with its own pieces, installing it, and the way in.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { useSignedIn } from '#platform/session/use-signed-in.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Logo } from '#ui/logo.tsx'
import { Scene } from '#ui/scene.tsx'
import { LevelsPiece, MatchesPiece, OfflinePiece } from './front-door-pieces.tsx'
import { InstallCard } from './install-card.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { TermsLink } from './terms-link.tsx'

export function FrontDoorScreen() {
  const { t } = useLingui()
  return (
    <div className="flex min-h-dvh flex-col bg-surface-raised">
      <Header />
      <Hero />
      <section
        aria-label={t`How Cairn helps`}
        className="mx-auto grid w-full max-w-(--page) grid-cols-1 gap-x-8 gap-y-10 px-5 pt-10 md:grid-cols-3 md:px-10 md:pt-14"
      >
        <LevelsPiece />
        <MatchesPiece />
        <OfflinePiece />
      </section>
      <div className="mx-auto w-full max-w-(--page) px-5 py-10 md:px-10 md:py-14">
        <InstallCard />
      </div>
      <Footer />
    </div>
  )
}

function Header() {
  return (
    <div className="mx-auto flex h-16 w-full max-w-(--page) items-center gap-3 px-5 md:px-10">
      <Logo />
      <div className="ms-auto">
        <LanguageChoice />
      </div>
    </div>
  )
}

function Hero() {
  return (
    <div className="mx-auto grid w-full max-w-(--page) grid-cols-1 gap-x-10 gap-y-8 px-5 md:grid-cols-[5fr_7fr] md:items-center md:px-10">
      <div className="pt-6 md:py-10">
        <h1 className="font-semibold text-30 tracking-tighter">
          <Trans>
            Know where you stand.
            <br />
            Choose where next.
          </Trans>
        </h1>
        <p className="mt-3 max-w-110 text-16 text-ink-muted">
          <Trans>
            Cairn measures your skills, matches them with jobs and keeps track of every application. All on your device,
            online or offline.
          </Trans>
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <WaysIn />
        </div>
      </div>
      <div className="relative h-52 overflow-hidden rounded-12 bg-scene-sky md:h-120">
        <Scene className="absolute inset-x-0 -bottom-6.5 h-97.5 w-full md:inset-0 md:h-full [&_circle]:translate-y-16" />
      </div>
    </div>
  )
}

function WaysIn() {
  const isSignedIn = useSignedIn()
  if (isSignedIn) {
    return (
      <Link to="/" preload={false} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        <Trans>Open Cairn</Trans>
      </Link>
    )
  }
  return (
    <>
      <Link to="/sign-in" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        <Trans context="button">Sign in</Trans>
      </Link>
      <Link to="/sign-up" className={buttonClass({ size: 'lg' })}>
        <Trans>Create an account</Trans>
      </Link>
    </>
  )
}

function Footer() {
  const { language } = usePrefs()
  const year = new Intl.DateTimeFormat(language, { year: 'numeric' }).format(new Date())
  return (
    <footer className="mt-auto border-line border-t text-13 text-ink-muted">
      <div className="mx-auto flex w-full max-w-(--page) flex-wrap items-center gap-x-5 gap-y-2 px-5 pt-5 pb-[max(20px,env(safe-area-inset-bottom))] md:px-10">
        <p>
          <Trans>© {year} Cairn. All rights reserved.</Trans>
        </p>
        <p>
          <Trans>Cairn is a demonstration: the companies, people and jobs are made up.</Trans>
        </p>
        <div className="md:ms-auto">
          <TermsLink>
            <Trans>Terms of use</Trans>
          </TermsLink>
        </div>
      </div>
    </footer>
  )
}
