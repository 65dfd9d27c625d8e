// useCanDoNow(): whether a call can be made at this moment, for screens to say so before it is tried. What this device answers can always be done; so can
// what waits to be sent. The rest needs the portal.
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
export function usePortal(): boolean {
  const [hasPortal, setPortal] = useState(false)
  useEffect(() => {
    loadConfig().then(
      ({ portalUrl }) => setPortal(portalUrl !== undefined),
      () => undefined,
    )
  }, [])
  return hasPortal
}
