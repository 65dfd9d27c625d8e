// How long the answers of a lane count as fresh.
// @chunk signed-in
import type { Lane } from '#contract/define-api.ts'

/** ms. Writes and other tabs say what changed, so that data on this device grows old slowly. */
const FRESH_MS: Record<Lane, number> = { local: 5 * 60_000, portal: 30_000 }

export const freshMsOf = (lane: Lane): number => FRESH_MS[lane]
