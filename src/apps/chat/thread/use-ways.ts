// The ways through a chat: to one of its messages, which is marked, and to its end.
// @chunk chat
import { useEffect, useRef, useState } from 'react'
import { useChat } from '../chat-context.ts'
import type { ThreadScroll } from './use-thread-scroll.ts'
import type { MessageWindow } from './use-window.ts'

export type Ways = ReturnType<typeof useWays>

/** @param first the message that it opens at */
export function useWays(
  part: MessageWindow,
  first: string | undefined,
  setActive: (id: string | undefined) => void,
  goTo: ThreadScroll['goTo'],
) {
  const { search, setSearch } = useChat()
  const [marked, setMarked] = useState(first)
  const show = (id: string) => {
    setMarked(id)
    if (!part.messages.some((message) => message.id === id)) part.moveTo(id)
    setActive(id)
    goTo({ key: id, at: 'centre' })
  }
  const showEnd = () => {
    setMarked(undefined)
    if (search.message) setSearch({ message: undefined }, { replace: true })
    part.moveTo(null)
    setActive(undefined)
    goTo('end')
  }
  // The address may lead to another message of the open chat.
  const latestShow = useRef(show)
  useEffect(() => {
    latestShow.current = show
  })
  useEffect(() => {
    if (search.message !== undefined && search.message !== first) latestShow.current(search.message)
  }, [search.message, first])
  return { marked, show, showEnd }
}
