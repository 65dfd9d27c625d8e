// Locks the session after the idle time that the person chose. Input in any tab resets it for all of them, and it runs on while the device sleeps or Cairn
// is closed.
// @chunk signed-in
import { pageState } from '#platform/page-state.ts'
import { getPrefs, subscribePrefs } from '#platform/prefs/prefs.ts'
import { LockedFor, lock } from './lock.ts'
import { getSession, isLocked, subscribeSession } from './session.ts'
import { readItem, writeItem } from './storage.ts'

/** In local storage: when a hand was last on the device, in ms since the epoch, and for whom it is locked when none comes. */
const LAST = 'activeAt'
const WHO = 'activeFor'

/** ms: a hand is noted no more often. */
const NOTED_EVERY_MS = 5000

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

interface Watch {
  readonly who?: LockedFor | undefined
  /** ms since the epoch: when a hand was noted last. */
  readonly notedAt: number
  readonly timer?: ReturnType<typeof setTimeout> | undefined
}

const watch = pageState<Watch>({ notedAt: 0 }, ({ timer }) => clearTimeout(timer))
const change = (part: Partial<Watch>): void => watch.set({ ...watch.read(), ...part })

/** Locks if the time is over, also since a visit before this one. */
export function lockIfIdle(): void {
  const { who, timer } = watch.read()
  clearTimeout(timer)
  const limit = getPrefs().lockAfter * 60_000
  const last = Number(readItem(LAST) ?? Number.NaN)
  if (limit === 0 || Number.isNaN(last) || isLocked() || getSession().accessToken === null) return
  const idle = Date.now() - last
  const person = who ?? storedWho()
  // The clock was set back.
  if (idle < 0) note()
  if (idle < limit) change({ timer: setTimeout(lockIfIdle, Math.min(limit - idle, limit)) })
  else if (person) lock(person)
}

/** Watches from now on, for this person. */
export function watchIdle({ name, email, avatar }: LockedFor): void {
  const isNew = watch.read().who?.email !== email
  change({ who: { name, email, avatar } })
  // Once, however often: each of them takes the same listener only once.
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onLife, { passive: true, capture: true })
  for (const back of ['focus', 'pageshow'] as const) addEventListener(back, lockIfIdle)
  document.addEventListener('visibilitychange', lockIfIdle)
  subscribePrefs(onChange)
  subscribeSession(onChange)
  // A page that is opened is opened by somebody.
  if (!isNew) return
  if (getPrefs().lockAfter !== 0) note()
  onChange()
}

/** Called before a session is unlocked: the other tabs must not find the old time, and lock it again. */
export function noteReturn(): void {
  const notedAt = Date.now()
  change({ notedAt })
  if (readItem(LAST) !== null) writeItem(LAST, String(notedAt))
}

/** Who comes back after the time is over must not be taken for somebody who never left. */
function onLife(): void {
  if (getPrefs().lockAfter === 0 || Math.abs(Date.now() - watch.read().notedAt) < NOTED_EVERY_MS) return
  lockIfIdle()
  note()
  lockIfIdle()
}

function onChange(): void {
  const isOver = getSession().accessToken === null
  if (isOver) change({ who: undefined })
  const { who } = watch.read()
  if (isOver || getPrefs().lockAfter === 0) forgetIdle()
  if (!who || getPrefs().lockAfter === 0) return
  writeItem(WHO, JSON.stringify(who))
  if (readItem(LAST) === null) note()
  lockIfIdle()
}

/** Nothing is known of anybody any more. */
export function forgetIdle(): void {
  clearTimeout(watch.read().timer)
  writeItem(LAST, null)
  writeItem(WHO, null)
}

function note(): void {
  if (!watch.read().who || isLocked()) return
  const notedAt = Date.now()
  change({ notedAt })
  writeItem(LAST, String(notedAt))
}

function storedWho(): LockedFor | undefined {
  try {
    return LockedFor.safeParse(JSON.parse(readItem(WHO) ?? 'null')).data
  } catch {
    return undefined
  }
}
