// What a person wants to hear later or no more, kept on this device for each person: snoozed notifications, and posts that they have heard enough of.
import { useCallback, useSyncExternalStore } from 'react'

export interface NotificationChoices {
  /** Ids, each with the time (ms since the epoch) until which it is out of sight. */
  readonly snoozed: Readonly<Record<string, number>>
  /** Ids of jobs whose notifications are out of sight. */
  readonly muted: readonly string[]
}

const NONE: NotificationChoices = { snoozed: {}, muted: [] }
/** So many posts are remembered, the latest. */
const MUTED_KEPT = 500

const listeners = new Set<() => void>()
/** What was last read, by key, so that the same text is the same object. */
const known = new Map<string, { readonly text: string | null; readonly choices: NotificationChoices }>()

const keyOf = (userId: string): string => `notification-choices:${userId}`

export function useNotificationChoices(userId: string | undefined): NotificationChoices {
  const read = useCallback(() => (userId === undefined ? NONE : readChoices(userId)), [userId])
  return useSyncExternalStore(subscribe, read)
}

/** @param until ms since the epoch; undefined brings it back now */
export function snooze(userId: string, ids: readonly string[], until: number | undefined): void {
  const now = Date.now()
  const { snoozed, muted } = readChoices(userId)
  const others = Object.entries(snoozed).filter(([id, time]) => time > now && !ids.includes(id))
  const added = until === undefined ? [] : ids.map((id) => [id, until] as const)
  write(userId, { snoozed: Object.fromEntries([...others, ...added]), muted })
}

/** Nothing more is shown or counted of a post, or all of it again. */
export function mute(userId: string, jobId: string, isMuted: boolean): void {
  const { snoozed, muted } = readChoices(userId)
  const others = muted.filter((id) => id !== jobId)
  write(userId, { snoozed, muted: isMuted ? [...others, jobId].slice(-MUTED_KEPT) : others })
}

function readChoices(userId: string): NotificationChoices {
  const key = keyOf(userId)
  const text = readText(key)
  const before = known.get(key)
  if (before?.text === text) return before.choices
  const choices = parse(text)
  known.set(key, { text, choices })
  return choices
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return known.get(key)?.text ?? null
  }
}

function parse(text: string | null): NotificationChoices {
  try {
    const { snoozed, muted } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return {
      snoozed: Object.fromEntries(
        Object.entries(Object(snoozed) as object).filter((entry): entry is [string, number] =>
          Number.isFinite(entry[1]),
        ),
      ),
      muted: Array.isArray(muted) ? muted.filter((id): id is string => typeof id === 'string') : [],
    }
  } catch {
    return NONE
  }
}

function write(userId: string, choices: NotificationChoices): void {
  const key = keyOf(userId)
  const text = JSON.stringify(choices)
  known.set(key, { text, choices })
  try {
    localStorage.setItem(key, text)
  } catch {
    // Chosen for this page alone.
  }
  for (const listener of listeners) listener()
}

/** Other tabs' choices too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
