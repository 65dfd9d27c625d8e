// Passwords of the demo portal's accounts: stored as digests alone (PBKDF2, SHA-256).

const ROUNDS = 600_000

export interface PasswordDigest {
  /** base 64 */
  readonly salt: string
  readonly digest: string
  readonly rounds: number
}

/** What a password is compared with where there is no account, so that it takes as long. */
export const NOBODYS_PASSWORD: PasswordDigest = { salt: 'Y2Fpcm4tbm9ib2R5cy1zYWx0', digest: '', rounds: ROUNDS }

export async function digestPassword(password: string): Promise<PasswordDigest> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, digest: await derive(password, salt, ROUNDS), rounds: ROUNDS }
}

export async function isPassword(password: string, { salt, digest, rounds }: PasswordDigest): Promise<boolean> {
  return (await derive(password, salt, rounds)) === digest
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: fromText(salt), iterations }
  return toText(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)))
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))
