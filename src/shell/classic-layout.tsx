// The classic layout (portal spec §1): header with the menu, the page, the footer. A chunk of its own; see layouts.ts.
// @chunk signed-in
// @preload imports

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { localeOf } from '#platform/i18n/dates.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { useSignedIn } from '#platform/session/use-signed-in.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { AriaProvider } from '#ui/aria-provider.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { Logo } from '#ui/logo.tsx'
import { Account } from './account.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { HeaderLooks } from './header-looks.tsx'
import { HelpButton } from './help-button.tsx'
import { LoadIdleTasks } from './idle/load-idle-tasks.tsx'
import { ShellKeys } from './keys/shell-keys.tsx'
import { Launcher } from './launcher.tsx'
import type { LayoutProps } from './layouts.ts'
import { MAIN_ID } from './main-content.ts'
import { OfflineMark } from './offline-mark.tsx'
import { OutboxMark } from './outbox-mark.tsx'
import { HeaderPanels, type MenuPanels } from './panels/header-panels.tsx'
import type { PanelHandle } from './panels/panel-button.tsx'
import type { Entry } from './places.ts'
import { SearchBox } from './search/search-box.tsx'
import { SeedingNotice } from './seeding-notice.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { TopNavigation } from './top-navigation.tsx'
import { useEntries } from './use-entries.ts'

const BottomBar = lazy(() => import('./bottom-bar.tsx'))

export function ClassicLayout({ notices, children }: LayoutProps) {
  const { language } = usePrefs()
  return (
    <AriaProvider locale={localeOf(language)}>
      <Page notices={notices}>{children}</Page>
    </AriaProvider>
  )
}

function Page({ notices, children }: LayoutProps) {
  const isSignedIn = useSignedIn()
  const entries = useEntries(isSignedIn)
  const fills = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.fills) })
  return (
    <div className={cx('flex min-h-dvh flex-col pb-(--bottom-bar) print:pb-0', isSignedIn && 'over-bottom-bar')}>
      {/* A page of panes has the window to itself; the footer is where it is scrolled on to. */}
      <div
        data-fills={fills || undefined}
        className={fills ? 'flex h-dvh flex-col pb-(--bottom-bar) print:h-auto print:pb-0' : 'contents'}
      >
        <Header entries={entries} />
        {notices}
        {isSignedIn && <LoadIdleTasks />}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={cx(
            'flex min-w-0 flex-1 flex-col outline-none',
            // What is only read out is placed in it, so that it makes the window no longer.
            fills && 'relative min-h-0 overflow-hidden print:static print:overflow-visible',
          )}
        >
          {!fills && <Breadcrumbs entries={entries} />}
          {children}
        </main>
      </div>
      <Footer isNarrow={fills === true} />
      {isSignedIn && (
        <Suspense>
          <BottomBar entries={entries} />
        </Suspense>
      )}
      {isSignedIn && <ShellKeys />}
      {isSignedIn && <SeedingNotice />}
    </div>
  )
}

function Header({ entries }: { entries: readonly Entry[] }) {
  const isSignedIn = useSignedIn()
  const panels: MenuPanels = { shortcuts: useRef<PanelHandle>(null), messages: useRef<PanelHandle>(null) }
  const { data: user } = useQuery({ ...userQueries.me(), enabled: isSignedIn })
  return (
    <header className="app-header group/header sticky top-0 z-(--z-header) flex h-header shrink-0 items-center gap-1 border-line border-b bg-surface-raised ps-[max(4px,env(safe-area-inset-left))] pe-[max(4px,env(safe-area-inset-right))] md:gap-2 md:px-6 print:hidden">
      {isSignedIn && <SideNavigation entries={entries} panels={panels} />}
      <Link
        to="/"
        preload={false}
        className={cx(
          'me-auto flex items-center rounded-8 md:me-4 pointer-coarse:min-h-11',
          isSignedIn ? 'ms-1 md:ms-0' : 'ms-3 md:ms-0',
        )}
      >
        <Logo />
      </Link>
      {isSignedIn && <TopNavigation entries={entries} />}
      <span className="hidden flex-1 md:block" />
      {isSignedIn && <SearchBox />}
      {isSignedIn && <OutboxMark />}
      <OfflineMark />
      {isSignedIn && <HeaderPanels panels={panels} />}
      {isSignedIn && <Launcher entries={entries} />}
      <HeaderLooks />
      {isSignedIn && <HelpButton />}
      {user && isSignedIn && <Account user={user} />}
      {!isSignedIn && (
        <Link to="/sign-in" className={cx(buttonClass({ variant: 'secondary' }), 'me-2 md:me-0')}>
          <Trans context="button">Sign in</Trans>
        </Link>
      )}
    </header>
  )
}

function Footer({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLingui()
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer
      className={cx(
        // Out of sight until the page is as long as it will be: what is not seen does not jump.
        'mx-auto flex w-full px-4 text-13 text-ink-faint md:px-6 print:hidden [div:has(main_.skeleton)+&]:invisible',
        isNarrow ? 'border-line border-t py-2.5' : 'max-w-(--page) py-6',
      )}
    >
      <p>
        {t`© ${year} Cairn`} · {t`All rights reserved`}
      </p>
    </footer>
  )
}
