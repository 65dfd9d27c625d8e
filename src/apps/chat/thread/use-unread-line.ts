// Where the unread messages began when the chat was opened, and that they are read now. What comes while the end is in sight is read at once.
// @chunk chat
import { useEffect, useState } from 'react'
import type { Chat } from '#contract/apps/chat.ts'
import { useChat } from '../chat-context.ts'

export interface UnreadLine {
  /** The id of the first one. */
  readonly from: string | null
  readonly count: number
}

export function useUnreadLine({ id, unreadFrom, unreadCount }: Chat, isAtEnd: boolean): UnreadLine {
  const { actions } = useChat()
  const [line, setLine] = useState<UnreadLine>({ from: unreadFrom, count: unreadCount })
  const [isOpened, setOpened] = useState(false)
  const isVisible = useIsVisible()
  const isRead = isVisible && (isAtEnd || !isOpened)
  // Not while it is watched: then nothing is new.
  if (unreadFrom !== null && !isRead && unreadFrom !== line.from) setLine({ from: unreadFrom, count: unreadCount })
  if (unreadFrom !== null && unreadFrom === line.from && unreadCount > line.count)
    setLine({ from: unreadFrom, count: unreadCount })
  useEffect(() => {
    if (!isRead) return
    setOpened(true)
    if (unreadCount > 0) actions.markRead(id)
  }, [isRead, unreadCount, actions, id])
  return line
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return isVisible
}
