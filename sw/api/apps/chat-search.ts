// Finds messages by their words, without regard to case and accents, and marks what was found. Used by chat.ts.
import type { StoredMessage } from '#contract/apps/chat-stored.ts'
import { foldLetters } from '../fold-letters.ts'
import { markMatches } from '../mark-matches.ts'

/** What is searched; empty where nothing is. */
export const wordsOf = (query: string): string[] => [...new Set(foldLetters(query).split(/\s+/).filter(Boolean))]

/** Whether a text holds every word, anywhere. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldLetters(text)
  return words.every((word) => folded.includes(word))
}

/** Of all chats or of one, the newest first, as an index would give them. */
export const newestOf = (rows: readonly (StoredMessage | undefined)[], chatId: string | undefined): StoredMessage[] =>
  rows
    .filter((row) => row !== undefined)
    .filter((row) => chatId === undefined || row.chatId === chatId)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? 1 : -1))

/** The text HTML-escaped, with each match in `<mark>`. */
export function markWords(text: string, words: readonly string[]): string {
  const folded = foldLetters(text)
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  let marked = ''
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const word = longestFirst.find((candidate) => folded.startsWith(candidate, at))
    if (word === undefined) {
      plain += text.charAt(at)
      at += 1
      continue
    }
    marked += `${escaped(plain)}<mark>${escaped(text.slice(at, at + word.length))}</mark>`
    plain = ''
    at += word.length
  }
  return marked + escaped(plain)
}

/** Nothing to mark leaves the escaping alone. */
const escaped = (text: string): string => markMatches(text, '')
