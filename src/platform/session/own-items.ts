// The keys of local storage for the signed-in person's own items.
// @chunk forms
import { getSession } from './session.ts'
import { claimsOf } from './token-claims.ts'

const OWN = 'own:'
const OF_PERSON = 'of:'

/** For what goes with their sign-out (sign-out.ts). */
export const ownKey = (name: string): string => OWN + name

/**
 * For what they find again when they come back, such as when they were last reminded: it goes with their account. Whose token does not say whose it is comes back
 * as somebody else, so theirs goes with the sign-out.
 */
export function personKey(name: string): string {
  const { accessToken, person } = getSession()
  return person !== null && claimsOf(accessToken ?? '').sub === person ? prefixOf(person) + name : ownKey(name)
}

const prefixOf = (person: string): string => `${OF_PERSON}${markOf(person)}:`

/** Distinguishes people in what stays on the device, and identifies none. */
export function markOf(owner: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(owner)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}

export const forgetOwnItems = (): void => forget(OWN)

/** With the account of who is signed in. */
export function forgetPersonItems(): void {
  const { person } = getSession()
  if (person !== null) forget(prefixOf(person))
}

function forget(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Nothing is stored here.
  }
}
