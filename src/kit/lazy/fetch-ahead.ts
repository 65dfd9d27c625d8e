// Fetches the code that a screen will need, once the screen is rendered and nothing else is to do.
// @chunk lists
import { whenIdle } from '#platform/offline/when-idle.ts'

/** @returns calls it off */
export const fetchAhead = (loads: readonly (() => Promise<unknown>)[]): (() => void) =>
  whenIdle(() => {
    for (const load of loads) load().catch(() => undefined)
  })
