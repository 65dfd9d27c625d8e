// What of home comes when the page has what it shows: until then, and while its code comes, its shape stands for it. Used by home-screen.tsx.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenSettled } from '#platform/query/when-settled.ts'

/** @returns whether the page has settled */
export function useAfterPage(): boolean {
  const client = useQueryClient()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenSettled(client, () => setSettled(true)), [client])
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
