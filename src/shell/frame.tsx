// What stands around every page: its layout, and what belongs to all of them once: skip link, loading bar, announcements, toasts, notices.
// The root route's component.
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useMatches, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { layoutOf, loadClassicLayout, loadedClassicLayout } from './layouts.ts'
import { MAIN_ID } from './main-content.ts'
import { Notices } from './notices.tsx'
import { PageLoading } from './page-loading.tsx'
import { PageTitle } from './page-title.tsx'
import { SkipLink } from './skip-link.tsx'
import { Toasts } from './toasts.tsx'

export function Frame() {
  const { layout: preferred } = usePrefs()
  const { layout: forced } = useSearch({ from: '__root__' })
  const layout = useMatches({ select: (matches) => layoutOf(forced, matches, preferred) })
  const client = useRouter().options.context.queries.loaded()
  const Layout = layout === 'classic' ? Classic : Empty
  const page = (
    <Layout>
      <Outlet />
    </Layout>
  )
  return (
    <>
      <SkipLink />
      <PageLoading client={client} />
      <PageTitle />
      {client ? <QueryClientProvider client={client}>{page}</QueryClientProvider> : page}
      <Notices />
      <Toasts />
      <LiveRegion />
    </>
  )
}

function Classic({ children }: { children: ReactNode }) {
  const Layout = loadedClassicLayout() ?? use(loadClassicLayout())
  return <Layout>{children}</Layout>
}

/** For signing in and pages like it: the page alone (portal spec §1). */
function Empty({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh outline-none">
      {children}
    </main>
  )
}
