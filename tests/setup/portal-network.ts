// A portal's server for screen tests: the device's own back end, reached by `fetch` under /portal as a server would be, over a network that a test controls.
import { vi } from 'vitest'
import { send } from '#platform/api/transport.ts'
import { setConfig } from '#platform/config.ts'
import { discardAll } from '#platform/offline/outbox-here.ts'
import { dropCopiesBut } from '#platform/remote/copies.ts'
import { writePatience } from '#platform/remote/queued-call.ts'

export interface PortalNetwork {
  /** What the next requests meet; then `then`. A response is the portal's; null is no answer; undefined lets the back end answer. */
  meets: (request: Request) => Response | null | undefined | Promise<Response | null | undefined>
  /** What has arrived, in order. */
  readonly arrived: Request[]
  close(): Promise<void>
}

const PORTAL = `${location.origin}/portal/`
const PATIENCE_MS = 60_000

/** From now on the app has a portal. */
export function openPortalNetwork(): PortalNetwork {
  const network: PortalNetwork = {
    meets: () => undefined,
    arrived: [],
    async close() {
      network.meets = () => undefined
      vi.unstubAllGlobals()
      // What waits is bound to this portal.
      setConfig({ portalUrl: '/portal' })
      for (const userId of ['alex-morgan', 'sam']) await discardAll(userId)
      await dropCopiesBut(undefined)
      setConfig(undefined)
    },
  }
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(PORTAL)) return realFetch(input, init)
    const met = await network.meets(request.clone())
    if (met === null) throw new TypeError('Failed to fetch')
    network.arrived.push(request.clone())
    return met ?? send(new Request(request.url.replace(PORTAL, `${location.origin}/api/`), request))
  })
  setConfig({ portalUrl: '/portal' })
  // A busy machine is slow to answer, and a write that is answered late waits to be sent.
  writePatience.set(PATIENCE_MS)
  return network
}
