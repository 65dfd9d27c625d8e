// Brings later.tsx when the page has what it shows; where its code cannot be had, the page does without. In the classic layout.
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenSettled } from '#platform/query/when-settled.ts'

const Later = lazy<ComponentType>(() => import('./later.tsx').catch(() => ({ default: () => null })))

export function BringLater() {
  const client = useQueryClient()
  const [isTime, setTime] = useState(false)
  useEffect(() => whenSettled(client, () => setTime(true)), [client])
  return <Suspense>{isTime && <Later />}</Suspense>
}
