// A person's choices for single notifications: snoozed, archived, unread again; and muted jobs. Saved on this device until they sign out, and in the workspace
// (shell/idle/use-stored-choices.ts), since no portal has a call for it.
// @chunk notifications
import { useCallback, useSyncExternalStore } from 'react'
import { ownKey } from '#platform/session/own-items.ts'
import { storedItems } from '#platform/session/stored-items.ts'

export interface NotificationChoices {
  /** Ids, each with the time (ms since the epoch) until which it is out of sight. */
  readonly snoozed: Readonly<Record<string, number>>
  /** Ids of jobs whose notifications are out of sight. */
  readonly muted: readonly string[]
  /** Ids of what was put away. */
  readonly archived: readonly string[]
  /** Ids of what counts as unread, though the portal has it as read. */
  readonly unread: readonly string[]
}

/** Nothing was ever settled here, or it is forgotten. */
export const NO_CHOICES: NotificationChoices = { snoozed: {}, muted: [], archived: [], unread: [] }
/** So many posts are remembered, the latest. */
const MUTED_KEPT = 500
/** And so many notifications of each kind: as many as the page holds. */
const MARKED_KEPT = 5000

const stored = storedItems(parse)

export const subscribeToChoices = stored.subscribe

const keyOf = (userId: string): string => ownKey(`notification-choices:${userId}`)

export function useNotificationChoices(userId: string | undefined): NotificationChoices {
  const read = useCallback(() => (userId === undefined ? NO_CHOICES : readChoices(userId)), [userId])
  return useSyncExternalStore(stored.subscribe, read)
}

/** @param until ms since the epoch; undefined ends its snooze */
export function snooze(userId: string, ids: readonly string[], until: number | undefined): void {
  const now = Date.now()
  const choices = readChoices(userId)
  const others = Object.entries(choices.snoozed).filter(([id, time]) => time > now && !ids.includes(id))
  const added = until === undefined ? [] : ids.map((id) => [id, until] as const)
  writeChoices(userId, { ...choices, snoozed: Object.fromEntries([...others, ...added]) })
}

/** Nothing more is shown or counted of a post, or all of it again. */
export function mute(userId: string, jobId: string, isMuted: boolean): void {
  const choices = readChoices(userId)
  const others = choices.muted.filter((id) => id !== jobId)
  writeChoices(userId, { ...choices, muted: isMuted ? [...others, jobId].slice(-MUTED_KEPT) : others })
}

/** Marks notifications as put away or as unread again, or takes the mark from them. */
export function markNotifications(
  userId: string,
  mark: 'archived' | 'unread',
  ids: readonly string[],
  isMarked: boolean,
): void {
  const choices = readChoices(userId)
  const these = new Set(ids)
  const others = choices[mark].filter((id) => !these.has(id))
  writeChoices(userId, { ...choices, [mark]: isMarked ? [...others, ...ids].slice(-MARKED_KEPT) : others })
}

export const readChoices = (userId: string): NotificationChoices => stored.read(keyOf(userId))

function parse(text: string | null): NotificationChoices {
  if (text === null) return NO_CHOICES
  try {
    const { snoozed, muted, archived, unread } = JSON.parse(text) as Record<string, unknown>
    return {
      snoozed: Object.fromEntries(
        Object.entries(Object(snoozed) as object).filter((entry): entry is [string, number] =>
          Number.isFinite(entry[1]),
        ),
      ),
      muted: textsOf(muted),
      archived: textsOf(archived),
      unread: textsOf(unread),
    }
  } catch {
    return NO_CHOICES
  }
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

export const writeChoices = (userId: string, choices: NotificationChoices): void =>
  stored.write(keyOf(userId), JSON.stringify(choices))
