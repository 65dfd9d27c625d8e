// Snapshots of the journal as text with a checksum in front, so that a damaged one is known.
import type { JournalState } from './journal-replay.ts'

/** `<SHA-256 in hex>\n<JSON>` */
export async function sealSnapshot(state: JournalState): Promise<string> {
  const text = JSON.stringify(state)
  return `${await checksum(text)}\n${text}`
}

/** @returns undefined where the text is not what was sealed. */
export async function openSnapshot(sealed: string): Promise<JournalState | undefined> {
  const end = sealed.indexOf('\n')
  const text = sealed.slice(end + 1)
  return end > 0 && sealed.slice(0, end) === (await checksum(text)) ? JSON.parse(text) : undefined
}

async function checksum(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
