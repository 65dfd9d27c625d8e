// What of home loads after the page has what it shows: until then, and while its code loads, a placeholder has its shape. Used by home-screen.tsx.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenSettled } from '#platform/query/when-settled.ts'

/**
 * @param isShown whether the page has what it shows, if only from the last visit, or an error
 * @returns whether the rest may come: at once after that, or when nothing more is awaited
 */
export function useAfterPage(isShown: boolean): boolean {
  const client = useQueryClient()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!isShown) return whenSettled(client, () => setSettled(true))
    setSettled(true)
  }, [client, isShown])
  return isSettled
}

export interface AfterPageProps {
  readonly isSettled: boolean
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

export function AfterPage({ isSettled, skeleton, children }: AfterPageProps) {
  return isSettled ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton
}
