// Covers the page: while the session is locked, and while a page of somebody who is gone makes room for the next. What is covered stays as it is, unsaved forms
// too, but can be neither seen nor reached nor read aloud: src/ui/theme.css hides all of it at once, before the lock's own code has come.
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { lazy, type ReactElement, Suspense, useSyncExternalStore } from 'react'
import { isOpenWhileLocked, isThreshold } from '#platform/session/guards.ts'
import { keepFromCoveredPage } from '#platform/session/keep-from-page.ts'
import { isLocked, subscribeSession } from '#platform/session/session.ts'

const LockCover = lazy(() => import('#portal/auth/lock-cover.tsx').then((module) => ({ default: module.LockCover })))

export interface Cover {
  readonly element: ReactElement
  /** Covers the page until `work` is done and what it brought is painted. */
  during(work: () => Promise<unknown>): Promise<void>
  close(): void
}

export function createCover(router: AnyRouter): Cover {
  const listeners = new Set<() => void>()
  let changes = 0
  /** What the page shows; not where it is going. */
  let shown: string | undefined
  let focused: HTMLElement | undefined
  // The pages of leaving and of coming back show nothing of the person, nor does an open one that came when nothing had been read.
  const isLockShown = () =>
    isLocked() &&
    shown !== undefined &&
    !isThreshold(shown) &&
    !(isOpenWhileLocked(shown) && !router.options.context.queries.loaded())
  const apply = () => {
    const { activeElement, documentElement } = document
    // What is hidden loses the focus.
    if (isLockShown() && !documentElement.hasAttribute('data-covered')) focused = activeElement as HTMLElement
    documentElement.toggleAttribute('data-covered', changes > 0 || isLockShown())
    for (const listener of listeners) listener()
  }
  const follow = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const stops = [
    keepFromCoveredPage(),
    subscribeSession(apply),
    router.subscribe('onRendered', ({ toLocation }) => {
      shown = toLocation.pathname
      apply()
    }),
  ]
  return {
    element: (
      <RouterContextProvider router={router}>
        <Lock isShown={isLockShown} follow={follow} focused={() => focused} />
      </RouterContextProvider>
    ),
    async during(work) {
      changes += 1
      apply()
      await work()
      requestAnimationFrame(() => {
        changes -= 1
        apply()
      })
    },
    close() {
      for (const stop of stops) stop()
      document.documentElement.removeAttribute('data-covered')
    },
  }
}

interface LockProps {
  readonly isShown: () => boolean
  readonly follow: (listener: () => void) => () => void
  readonly focused: () => HTMLElement | undefined
}

function Lock({ isShown, follow, focused }: LockProps) {
  if (!useSyncExternalStore(follow, isShown)) return null
  return (
    <Suspense>
      <LockCover focused={focused()} />
    </Suspense>
  )
}
