// The app put together: router, languages, the query client's maker, and what makes them follow the session. Made once by main.tsx, and by each screen test.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { QueryClient } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { createQueries, type Queries } from '#platform/query/queries.ts'
import { dropWhenExpired } from '#platform/session/expiry.ts'
import { getSession, isSamePerson, subscribeSession } from '#platform/session/session.ts'
import { signOut } from '#platform/session/sign-out.ts'
import { createAppRouter } from './router.tsx'

export interface AppOptions {
  /** Default: the browser's. */
  readonly history?: RouterHistory
  /** Default: reloads the page. */
  readonly reload?: (() => void) | undefined
  /** Brings what is done with the query client before it is used. */
  readonly bringPreparation?: (() => Promise<(client: QueryClient) => Promise<void>>) | undefined
}

export interface App {
  readonly queries: Queries
  readonly router: ReturnType<typeof createAppRouter>
  readonly element: ReactElement
  /** Stops following the session: for tests, which make more than one app. */
  close(): void
}

export function createApp({ history, bringPreparation, reload = () => location.reload() }: AppOptions = {}): App {
  let leaving: Promise<void> = Promise.resolve()
  const queries = createQueries({
    bringPreparation,
    effects: (client) => ({
      apply(effect, message) {
        if (effect === 'sign-out') leaving = signOut(client)
        else if (effect === 'reload') void leaving.then(reload)
        else void import('#ui/toast-store.ts').then(({ showToast }) => showToast({ kind: 'error', message }))
      },
    }),
  })
  const router = createAppRouter(queries, history)
  const stopDropping = dropWhenExpired()
  let before = getSession()
  const stopFollowing = subscribeSession((event) => {
    const [was, is] = [before, getSession()]
    before = is
    // Who signs in here is taken on by the sign-in screen, and a new token of the same person changes nothing; every other change is for the guards.
    if (event.type === 'signed-in' || event.type === 'renewed' || isSamePerson(was, is)) return
    queries.loaded()?.clear()
    void router.invalidate()
  })
  return {
    queries,
    router,
    element: (
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    ),
    close() {
      stopDropping()
      stopFollowing()
    },
  }
}
