// Reloads a tab once that is older than the deployed build and requests a chunk that no longer exists. Drafts preserve forms.
import { OF_BROWSER } from '#platform/session/storage.ts'

const TRIED = `${OF_BROWSER}recovered-at`
/** ms: no second try within this time, so that a chunk that is gone for good cannot make the page reload for ever. */
const AGAIN_MS = 60_000

export function recoverFromLostChunks(): void {
  addEventListener('vite:preloadError', () => void reloadWhereGone())
}

/**
 * Where the host cannot be reached, nothing is gone: lazily loaded parts retry, and a reload would take away what the page holds. The worker's own
 * script is what no worker answers.
 */
export async function reloadWhereGone(): Promise<void> {
  try {
    const { ok } = await fetch(`${import.meta.env.BASE_URL}worker.js`, { method: 'HEAD', cache: 'no-store' })
    if (!ok || Date.now() - Number(sessionStorage.getItem(TRIED)) < AGAIN_MS) return
    sessionStorage.setItem(TRIED, String(Date.now()))
    location.reload()
  } catch {
    // No host, or no storage that would end a second try.
  }
}
