// The app put together: router, languages, the query client's maker, and what makes them follow the session. Made once by main.tsx, and by each screen test.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { QueryClient } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { type ReactElement, useSyncExternalStore } from 'react'
import { SHARED_CACHE } from '#contract/shell/shared.ts'
import { handleEffects } from '#platform/api/errors.ts'
import { emptyPageState } from '#platform/page-state.ts'
import { createQueries, type Queries } from '#platform/query/queries.ts'
import { refetchInLanguage } from '#platform/query/refetch-in-language.ts'
import { dropWhenExpired } from '#platform/session/expiry.ts'
import { accessOf } from '#platform/session/guards.ts'
import { getSession, isSamePerson, subscribeSession } from '#platform/session/session.ts'
import { createCover } from './cover.tsx'
import { createAppRouter } from './router.tsx'

export interface AppOptions {
  /** Default: the browser's. */
  readonly history?: RouterHistory
  /** Default: reloads the page. */
  readonly reload?: (() => void) | undefined
  /** Brings what is done with the query client before it is used. */
  readonly loadPreparation?: (() => Promise<(client: QueryClient) => Promise<void>>) | undefined
}

export interface App {
  readonly queries: Queries
  readonly router: ReturnType<typeof createAppRouter>
  readonly element: ReactElement
  /** Stops following the session, and what its calls do besides failing; empties what the page held of it. For tests, which make more than one app. */
  close(): void
}

export function createApp({ history, loadPreparation, reload = () => location.reload() }: AppOptions = {}): App {
  const queries = createQueries({ loadPreparation })
  const stopEffects = handleEffects((effect, message, isOfForm) => {
    if (effect === 'reload') reload()
    else if (isOfForm) void import('#portal/auth/refusal-toast.ts').then(({ showRefusal }) => showRefusal(message))
    else void import('#ui/toast-store.ts').then(({ showToast }) => showToast({ kind: 'error', message }))
  })
  const router = createAppRouter(queries, history)
  const stopFollowingLanguage = refetchInLanguage(queries)
  const cover = createCover(router)
  const stopDropping = dropWhenExpired()
  let before = getSession()
  // The page that is being left reads anew what was dropped, as long as it is there.
  let isLeaving = false
  /** Counts the people who came without a page of leaving in between. */
  let shownFor = 0
  const stopLeaving = router.subscribe('onRendered', () => {
    if (isLeaving) queries.loaded()?.clear()
    isLeaving = false
  })
  const stopFollowing = subscribeSession((event) => {
    const [was, is] = [before, getSession()]
    before = is
    if (event.type === 'signed-in') {
      isLeaving = false
      if (was.person === is.person) return
      // What was shared before somebody came is not theirs to see.
      void globalThis.caches?.delete(SHARED_CACHE)
      // Somebody else's session ended by itself.
      if (was.person !== null) void import('#platform/session/sign-out.ts').then(({ forgetOthers }) => forgetOthers())
      return
    }
    // A new token of the same person changes nothing, and nobody is still nobody.
    if (isSamePerson(was, is) || (was.accessToken ?? is.accessToken) === null) return
    // Nothing of one person's is left in the page for the next: what it read, what it said.
    queries.loaded()?.clear()
    isLeaving = is.accessToken === null
    router.clearCache()
    void import('#ui/toast-store.ts').then(({ clearToasts }) => clearToasts())
    // Who signs out here is at the sign-out screen.
    if (event.type === 'signed-out') return
    // Another person is here at once, as in a tab that has slept: what the page's parts hold goes with them.
    const isOthers = was.accessToken !== null && is.accessToken !== null
    if (isOthers) shownFor += 1
    // Where somebody was who has signed out elsewhere is not for the next to know; every other change is for the guards.
    const isLeft = isOthers || (is.person === null && accessOf(router.latestLocation.pathname) === 'signed-in')
    const to = isOthers ? '/' : '/sign-in'
    void cover.during(() => (isLeft ? router.navigate({ to, replace: true }) : router.invalidate()))
  })
  return {
    queries,
    router,
    element: (
      <I18nProvider i18n={i18n}>
        <Pages router={router} shownFor={() => shownFor} />
        {cover.element}
      </I18nProvider>
    ),
    close() {
      stopEffects()
      stopDropping()
      stopFollowingLanguage()
      stopFollowing()
      stopLeaving()
      cover.close()
      emptyPageState()
    },
  }
}

interface PagesProps {
  readonly router: App['router']
  readonly shownFor: () => number
}

/** The pages, made anew for another person. */
function Pages({ router, shownFor }: PagesProps) {
  return <RouterProvider key={useSyncExternalStore(subscribeSession, shownFor)} router={router} />
}
