// What is around every page: its layout, and what belongs to all of them once: skip link, loading bar, announcements, toasts, notices.
// The root route's component.
import { QueryClientContext } from '@tanstack/react-query'
import { Outlet, useMatches, useRouter, useSearch } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import type { WorkerState } from '#platform/offline/register-worker.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { type LayoutProps, layoutOf, loadClassicLayout, loadedClassicLayout } from './layouts.ts'
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
  const { queries } = useRouter().options.context
  // Asked with each page: it comes with the first that reads, perhaps in the layout that is there already.
  const client = useMatches({ select: () => queries.loaded() })
  useEffect(() => {
    client?.mount()
    return () => client?.unmount()
  }, [client])
  const [closed, setClosed] = useState<WorkerState>()
  // An open page that came while the session was locked has nothing that reads, which the larger layout needs.
  const Layout = layout === 'classic' && client ? Classic : Empty
  return (
    <>
      <SkipLink />
      <PageLoading client={client} />
      <PageTitle />
      {/* The provider is there from the start, the client when it is needed: a page that is open when it comes keeps its state. */}
      <QueryClientContext value={client}>
        <Layout notices={<Notices closed={closed} onClose={setClosed} />}>
          <Outlet />
        </Layout>
      </QueryClientContext>
      <Toasts />
      <LiveRegion />
    </>
  )
}

function Classic(props: LayoutProps) {
  const Layout = loadedClassicLayout() ?? use(loadClassicLayout())
  return <Layout {...props} />
}

/** For signing in and pages like it: the page alone (portal spec §1). */
function Empty({ notices, children }: LayoutProps) {
  return (
    <>
      {notices}
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh outline-none">
        {children}
      </main>
    </>
  )
}
