// useCanDoNow(): whether a call can be made at this moment, for screens to say so before it is tried. What this device answers, and what the outbox can queue,
// is always possible. The rest needs the portal.
// @chunk signed-in
import { useEffect, useState } from 'react'
import type { Endpoint } from '#contract/define-api.ts'
import { loadConfig } from '#platform/config.ts'
import { useOnline } from './online.ts'

export function useCanDoNow(endpoint: Endpoint): boolean {
  const isOnline = useOnline()
  const hasPortal = usePortal()
  return isOnline || !hasPortal || endpoint.lane === 'local' || endpoint.offline === 'queue'
}

/** Whether a portal's server is configured; false until that is known. */
export const usePortal = (): boolean => useHasPortal() === true

/** Whether the demo portal answers; false until that is known. */
export const useDemoPortal = (): boolean => useHasPortal() === false

function useHasPortal(): boolean | undefined {
  const [hasPortal, setPortal] = useState<boolean>()
  useEffect(() => {
    loadConfig().then(
      ({ portalUrl }) => setPortal(portalUrl !== undefined),
      () => undefined,
    )
  }, [])
  return hasPortal
}
