// Reads the chats again when something arrives by itself, an answer or a scheduled message, and announces it. Used by chat-screen.tsx.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ChatSummary, chatApi } from '#contract/apps/chat.ts'
import { announce } from '#ui/announce.ts'
import { snippetOf } from './display.ts'
import { chatQueries } from './queries.ts'

/** setTimeout takes no more. */
const LONGEST_MS = 2 ** 31 - 1

/** @returns the time to which the chats are shown, ms since the epoch */
export function useArrivals(chats: readonly ChatSummary[] | undefined): number {
  const client = useQueryClient()
  const { data: scheduled } = useQuery(chatQueries.scheduled())
  const [now, setNow] = useState(() => Date.now())
  const arrivals = [
    ...(chats ?? []).flatMap(({ typingUntil }) => typingUntil ?? []),
    ...(scheduled?.slice(0, 1).map(({ createdAt }) => createdAt) ?? []),
  ].map((at) => Date.parse(at))
  const beginnings = (chats ?? []).flatMap(({ typingFrom }) => typingFrom ?? []).map((at) => Date.parse(at))
  const next = Math.min(...arrivals, ...beginnings.filter((at) => at > now))
  const isArrival = arrivals.includes(next)
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const come = () => {
      setNow(Date.now())
      // What is being read already is not begun anew: on a slow device that would never end.
      if (isArrival) void client.invalidateQueries({ queryKey: [chatApi.name] }, { cancelRefetch: false })
    }
    const timer = setTimeout(come, Math.min(LONGEST_MS, Math.max(0, next - Date.now()) + 20))
    return () => clearTimeout(timer)
  }, [client, next, isArrival])
  useSpokenArrivals(chats)
  return now
}

/** One message a burst, for assistive technology. */
function useSpokenArrivals(chats: readonly ChatSummary[] | undefined): void {
  const { t, i18n } = useLingui()
  const known = useRef<ReadonlyMap<string, string>>(undefined)
  useEffect(() => {
    if (!chats) return
    const before = known.current
    known.current = new Map(chats.map(({ id, lastMessageAt }) => [id, lastMessageAt]))
    if (!before) return
    const fresh = chats.filter(
      ({ id, lastMessage, lastMessageAt, muted }) =>
        lastMessage !== null && !lastMessage.isMine && !muted && lastMessageAt > (before.get(id) ?? lastMessageAt),
    )
    const [first] = fresh
    if (!first?.lastMessage) return
    const name = first.contact?.name ?? t`Unknown contact`
    const text = snippetOf(first.lastMessage, i18n)
    if (fresh.length > 1)
      announce(plural(fresh.length, { one: '# chat has new messages', other: '# chats have new messages' }))
    else announce(first.lastMessage.isSimulated ? t`${name}, simulated: ${text}` : t`${name}: ${text}`)
  }, [chats, t, i18n])
}
