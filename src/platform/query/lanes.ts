// How the answers of a lane are treated: how long they count as fresh, and what is done without a network. Used by api-query.ts.
import type { Lane } from '#contract/define-api.ts'

/** ms. Writes and other tabs say what changed, so that data on this device grows old slowly. */
const FRESH_MS: Record<Lane, number> = { local: 5 * 60_000, portal: 30_000 }

export const freshMsOf = (lane: Lane): number => FRESH_MS[lane]

/** What TanStack should do without a network: the device's own back end needs none. */
export const networkModeOf = (lane: Lane) => (lane === 'local' ? 'always' : 'offlineFirst')
