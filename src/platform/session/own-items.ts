// What this device remembers for who is signed in, in local storage: goes with their sign-out (sign-out.ts). Written by whoever remembers it, under these keys.
// @chunk forms

const PREFIX = 'own:'

export const ownKey = (name: string): string => PREFIX + name

export function forgetOwnItems(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept here.
  }
}
