// The id of a session's owner, under which copies and queued writes are stored: from the token, or, where it has none, from the portal's answer.
// @chunk session-end
import { getSession, isSignedIn } from '#platform/session/session.ts'
import { claimsOf } from '#platform/session/token-claims.ts'

/** In local storage: the digest of a token that does not say whose it is, and whose it is. */
const KEY = 'tokenOwner'

/** Undefined for a guest, and while it is not known. */
export async function currentUserId(): Promise<string | undefined> {
  const session = getSession()
  if (session.accessToken === null || !isSignedIn(session, Date.now())) return undefined
  return ownerOf(session.accessToken)
}

async function ownerOf(token: string): Promise<string | undefined> {
  const { sub } = claimsOf(token)
  if (sub !== undefined) return sub
  const known = readKnown()
  return known && known.digest === (await digestOf(token)) ? known.userId : undefined
}

/** Learns whose a token is that does not say so itself. */
export async function rememberOwner(token: string, userId: string): Promise<void> {
  const digest = claimsOf(token).sub === undefined ? await digestOf(token) : undefined
  if (digest === undefined) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ digest, userId }))
  } catch {
    // Nothing is stored here, so there is nothing to separate.
  }
}

export function forgetOwner(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

function readKnown(): { readonly digest: string; readonly userId: string } | undefined {
  try {
    const { digest, userId } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof digest === 'string' && typeof userId === 'string' ? { digest, userId } : undefined
  } catch {
    return undefined
  }
}

/** Undefined where the browser has no cryptography for the page: one that is not served over HTTPS. */
async function digestOf(token: string): Promise<string | undefined> {
  const bytes = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  return bytes && btoa(String.fromCharCode(...new Uint8Array(bytes)))
}
