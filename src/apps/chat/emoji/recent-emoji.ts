// The emoji that the person has used last, the latest first: for the next time, until they sign out.
import { ownKey } from '#platform/session/own-items.ts'

const STORED = ownKey('chat-emoji')
/** Two lines. */
const MOST = 16

export function readRecentEmoji(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function noteRecentEmoji(emoji: string): void {
  const next = [emoji, ...readRecentEmoji().filter((one) => one !== emoji)].slice(0, MOST)
  try {
    localStorage.setItem(STORED, JSON.stringify(next))
  } catch {
    // Then they are not at hand the next time.
  }
}
