// A tab that is older than the deployed build may ask for code that is gone: it is loaded anew, once. Forms are kept by their drafts. Called by main.tsx.

const TRIED = 'recovered-at'
/** ms: no second try within this time, so that a chunk that is gone for good cannot make the page reload for ever. */
const AGAIN_MS = 60_000

export function recoverFromLostChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || triedLately()) return
    event.preventDefault()
    location.reload()
  })
}

function triedLately(): boolean {
  try {
    const last = Number(sessionStorage.getItem(TRIED) ?? 0)
    sessionStorage.setItem(TRIED, String(Date.now()))
    return Date.now() - last < AGAIN_MS
  } catch {
    return true
  }
}
