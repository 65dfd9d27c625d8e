// The demo portal's feed, behind the same interface as the live channel. The page advances the demo portal's time; the tab that is notified first forwards it to
// the other tabs, with the body that a live message would have.
import { notificationsApi } from '#contract/portal/notifications.ts'
import * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import type { Feed, FeedHandlers } from './feed.ts'

const CHANNEL = 'cairn-live'
/** ms from the start of a page until its first request */
const FIRST_AFTER_MS = 2 * 60_000
/** ms until the next request where there was no answer */
const AGAIN_AFTER_MS = 5 * 60_000

const Forwarded = z.object({ userId: z.string(), body: z.string() })

export function openDemoFeed(userId: string, { onMessage, onUp }: FeedHandlers, firstAfter = FIRST_AFTER_MS): Feed {
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = Date.now() + firstAfter
  let isClosed = false

  others?.addEventListener('message', ({ data }) => {
    const forwarded = Forwarded.safeParse(data)
    if (forwarded.success && forwarded.data.userId === userId) onMessage(forwarded.data.body)
  })
  const tick = async () => {
    // A hidden page makes its request when it becomes visible.
    if (document.visibilityState === 'hidden') return
    try {
      const answer = await call(notificationsApi.endpoints.demoTick, { body: {} })
      if (isClosed) return
      next = Date.parse(answer.next)
      if (answer.notification) {
        const body = JSON.stringify(answer.notification)
        onMessage(body)
        others?.postMessage({ userId, body })
      }
    } catch {
      next = Date.now() + AGAIN_AFTER_MS
    }
    plan()
  }
  const plan = () => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void tick(), Math.max(0, next - Date.now()))
  }
  plan()
  onUp()
  return {
    wake: plan,
    close() {
      isClosed = true
      clearTimeout(timer)
      others?.close()
    },
  }
}
