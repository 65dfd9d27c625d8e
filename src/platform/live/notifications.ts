// Live notifications: follows who is signed in, opens the portal's live channel or the demo portal's feed, and adds what arrives to the top of the list in the
// cache.
import type { QueryClient } from '@tanstack/react-query'
import { LIVE_DESTINATION, type Notification } from '#contract/portal/notifications.ts'
import { loadConfig } from '#platform/config.ts'
import { bearer, getSession, isLocked, isSamePerson, subscribeSession } from '#platform/session/session.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { batched } from './batched.ts'
import type { Feed, FeedHandlers } from './feed.ts'
import { setLiveWake, showLive, showPausedSoon } from './live-state.ts'
import { addArrivals, forgetArrivals, NOTIFICATIONS_KEPT, notificationQueries } from './notification-queries.ts'
import { readNotification, warnOnce } from './read-notification.ts'

/** ms between two changes of the list: a flood is ten changes a second, not a thousand */
const APART_MS = 100
/** ms between two attempts where it could not be found out what to follow */
const AGAIN_AFTER_MS = 30_000

/** Opens a feed for a person. @returns undefined where nothing is live */
export type OpenFeed = (userId: string, handlers: FeedHandlers) => Promise<Feed | undefined>

/** @returns the way to stop */
export function followNotifications(client: QueryClient, openFeed: OpenFeed = openConfigured): () => void {
  let session = getSession()
  let following: Following | undefined
  const restart = () => {
    following?.close()
    following = undefined
    forgetArrivals(client)
    // While the session is locked, nothing of the person's is read.
    if (session.accessToken !== null && !isLocked()) following = follow(client, openFeed)
  }
  const stopListening = subscribeSession(({ type }) => {
    const before = session
    session = getSession()
    const isSame = before.accessToken === session.accessToken || isSamePerson(before, session)
    const isAsOpen = before.lockedFor === session.lockedFor
    if (type !== 'renewed' && !(isSame && isAsOpen)) restart()
  })
  const wake = () => following?.wake()
  setLiveWake(wake)
  const wakeWhenSeen = () => {
    if (document.visibilityState === 'visible') following?.wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wakeWhenSeen)
  restart()
  return () => {
    stopListening()
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wakeWhenSeen)
    following?.close()
    following = undefined
  }
}

interface Following {
  wake(): void
  close(): void
}

/** Follows one person until closed. */
function follow(client: QueryClient, openFeed: OpenFeed): Following {
  let feed: Feed | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const arrivals = batched<Notification>(APART_MS, NOTIFICATIONS_KEPT, (arrived) => {
    if (!addArrivals(client, arrived)) readAll(client)
    // What the news is about is shown as it is now.
    const areas = new Set(arrived.map(({ type }) => (type === 'APPLICATION' ? 'applications' : 'jobs')))
    for (const api of [...areas, 'career']) void client.invalidateQueries({ queryKey: [api] })
  })
  const open = async () => {
    try {
      const { id } = await client.ensureQueryData(userQueries.me())
      const opened = await openFeed(id, {
        onMessage(body) {
          const notification = isClosed ? undefined : readMessage(client, body, id)
          if (notification) arrivals.add(notification)
        },
        onTooLarge: () => warnOnce(client, 'A live message was left out: it is too large'),
        onUp: () => isClosed || readAll(client),
        // What was cached on an earlier visit is better than nothing.
        onDown: () => isClosed || client.getQueryData(notificationQueries.all().queryKey) || readAll(client),
      })
      if (isClosed) opened?.close()
      else feed = opened
    } catch {
      // Not known who it is, or no code: both may be there later.
      if (!isClosed) again = setTimeout(() => void open(), AGAIN_AFTER_MS)
    }
  }
  void open()
  return {
    wake() {
      feed?.wake()
      readAll(client)
    },
    close() {
      isClosed = true
      clearTimeout(again)
      arrivals.drop()
      feed?.close()
      showLive({ isSimulated: false })
    },
  }
}

/** What was missed is in the list. Where it cannot be read now, it is read when it is looked at. */
function readAll(client: QueryClient): void {
  void client.fetchQuery({ ...notificationQueries.all(), staleTime: 0, retry: false }).catch(() => undefined)
}

/** @returns the notification, or undefined for what is none of this person's; why is logged once, without the message's content */
function readMessage(client: QueryClient, body: string, userId: string): Notification | undefined {
  const drop = (reason: string) => warnOnce(client, `A live message was left out: ${reason}`)
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    drop('it is not JSON')
    return undefined
  }
  const read = readNotification(value, userId)
  if (!read.notification) drop(read.wrong)
  else if (read.mended.length > 0) warnOnce(client, `A live message was mended: ${read.mended.join(', ')}`)
  return read.notification
}

const openConfigured: OpenFeed = async (userId, handlers) => {
  const { portalUrl, liveUrl, liveDestination = LIVE_DESTINATION } = await loadConfig()
  if (liveUrl === undefined) {
    if (portalUrl !== undefined) return undefined
    showLive({ isSimulated: true })
    return (await import('./demo-feed.ts')).openDemoFeed(userId, handlers)
  }
  showPausedSoon()
  const [{ openChannel }, { renewIfDue }] = await Promise.all([
    import('./channel.ts'),
    import('#platform/session/renew.ts'),
  ])
  return openChannel({
    ...handlers,
    url: new URL(liveUrl, location.href.replace(/^http/, 'ws')).href,
    destination: liveDestination.replaceAll('{userId}', encodeURIComponent(userId)),
    headers: async () => {
      await renewIfDue()
      const { authorization } = bearer()
      return authorization === undefined ? undefined : { Authorization: authorization, userId }
    },
    onUp() {
      showLive({ isSimulated: false })
      handlers.onUp()
    },
    onDown() {
      showPausedSoon()
      handlers.onDown()
    },
  })
}
