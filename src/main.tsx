// The page's composition root: looks and language, session, query client, router; then the worker.
import '#platform/trusted-types.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followLanguage } from '#platform/i18n/languages.ts'
import { recoverFromLostChunks } from '#platform/offline/lost-chunks.ts'
import { registerWhenStable } from '#platform/offline/register-worker.ts'
import { applyPrefs } from '#platform/prefs/prefs.ts'
import { createQueryClient } from '#platform/query/client.ts'
import { refetchOnOtherTabs } from '#platform/query/other-tabs.ts'
import { persistQueries } from '#platform/query/persist.ts'
import { followOtherTabs, subscribeSession } from '#platform/session/session.ts'
import { signOut } from '#platform/session/sign-out.ts'
import { createAppRouter } from './router.tsx'

applyPrefs()
followOtherTabs()
recoverFromLostChunks()

const queryClient = createQueryClient({
  apply: (effect, message) => {
    if (effect === 'sign-out') void signOut(queryClient)
    else void import('#ui/toast-store.ts').then(({ showToast }) => showToast({ kind: 'error', message }))
  },
})
persistQueries(queryClient)
refetchOnOtherTabs(queryClient)

const router = createAppRouter(queryClient)
subscribeSession(() => void router.invalidate())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const firstWords = followLanguage()
const firstRoute = router.load()
registerWhenStable(Promise.all([firstWords, firstRoute]))

await firstWords
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
