// Runs work that can wait until the page is idle.

/** ms: where the browser does not report idle moments. */
const SOON_MS = 300
/** ms: an idle moment that never comes is not waited for. */
const LATEST_MS = 2000

/** @returns the way to call it off */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SOON_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
