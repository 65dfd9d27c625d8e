// Brings, while somebody types, what the screen after the sign-in needs: its code, the shell's, the back end.
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prepareDoor } from '#platform/api/transport.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { whenIdle } from '#platform/offline/when-idle.ts'
import { safeRedirect } from '#platform/session/guards.ts'

const HOME = '/dashboards/mainpage'

export function usePreparedNext(redirectURL: string | undefined, prepareShell: () => Promise<unknown>): void {
  const router = useRouter()
  useEffect(() => {
    const prepare = async () => {
      const target = safeRedirect(redirectURL, (path) => isRoute(router, path))
      const [routes] = router.getMatchedRoutes(target === '/' ? HOME : new URL(target, location.origin).pathname)
      const { queries } = router.options.context
      // The menus are somebody's, and cannot be read yet.
      await Promise.all([
        queries.load(),
        import('#platform/navigation/navigation-queries.ts'),
        import('#contract/portal/auth.ts'),
        import('#platform/session/user-queries.ts'),
        prepareShell(),
        prepareDoor(),
        // Asked for when it cannot be had any more.
        import('./sign-in-offline.tsx'),
        import('./sign-in-refusal.tsx'),
        ...routes.map((route) => router.loadRouteChunk(route)),
      ])
    }
    // What failed to load now is requested again when it is needed.
    return whenIdle(() => void prepare().catch(() => undefined))
  }, [router, redirectURL, prepareShell])
}
