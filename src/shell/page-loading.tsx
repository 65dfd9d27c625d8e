// The loading bar while a page or something on it is read. Shown after 150 ms, so that what is quick shows nothing.
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { LoadingBar } from '#ui/loading-bar.tsx'

/** ms */
const SHOWN_AFTER_MS = 150
const STEP_MS = 200
/** How much of what is left the bar takes with each step; it reaches its end only when the reading does. */
const STEP_PART = 0.18
/** ms for which the full bar stays in sight. */
const FULL_MS = 200

export function PageLoading({ client }: { client: QueryClient | undefined }) {
  const { t } = useLingui()
  const isRouteLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  const isReading = useIsReading(client)
  const value = useProgress(isRouteLoading || isReading)
  return <LoadingBar label={t`Loading`} isVisible={value !== undefined} value={value} />
}

/** As TanStack's `useIsFetching`, without its code: the client may not be there yet. */
function useIsReading(client: QueryClient | undefined): boolean {
  const subscribe = useCallback(
    (listener: () => void) =>
      // The cache notifies of other components' queries while they render, when this one may not.
      client?.getQueryCache().subscribe(() => queueMicrotask(listener)) ?? (() => {}),
    [client],
  )
  return useSyncExternalStore(subscribe, () => (client?.isFetching() ?? 0) > 0)
}

/** 0 to 100 while it is shown: nobody knows how much is left, so it slows down towards the end. */
function useProgress(isLoading: boolean): number | undefined {
  const [value, setValue] = useState<number>()
  useEffect(() => {
    if (!isLoading) {
      setValue((shown) => (shown === undefined ? undefined : 100))
      const end = setTimeout(() => setValue(undefined), FULL_MS)
      return () => clearTimeout(end)
    }
    let step: ReturnType<typeof setInterval> | undefined
    const start = setTimeout(() => {
      setValue((shown) => (shown === undefined || shown === 100 ? 10 : shown))
      step = setInterval(() => setValue((shown = 10) => Math.round(shown + (95 - shown) * STEP_PART)), STEP_MS)
    }, SHOWN_AFTER_MS)
    return () => {
      clearTimeout(start)
      clearInterval(step)
    }
  }, [isLoading])
  return value
}
