// The part of a chat that is drawn: its newest messages, or those around one of them. Scrolling towards an end of the part moves it, so that a chat of any
// length is read in both directions and costs the same. Used by thread.tsx.
// @chunk chat
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { chatQueries } from '../queries.ts'

interface Part {
  readonly messages: readonly ChatMessage[]
  readonly hasBefore: boolean
  readonly hasAfter: boolean
}

export interface MessageWindow extends Part {
  /** Nothing is known yet. */
  readonly isPending: boolean
  /** Another part is being read. */
  readonly isMoving: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  retry(): unknown
  /** Reads around a message; null: the newest. */
  moveTo(id: string | null): void
  /** The message that was to be read around; it is gone. */
  readonly isGone: boolean
}

const EMPTY: Part = { messages: [], hasBefore: false, hasAfter: false }

/** @param first the message around which it begins; null: at the newest */
export function useMessageWindow(chatId: string, first: string | null): MessageWindow {
  const [centre, setCentre] = useState(first)
  const newest = useQuery({ ...chatQueries.newest(chatId), enabled: centre === null })
  const around = useQuery({ ...chatQueries.around(centre ?? ''), enabled: centre !== null, gcTime: 10_000 })
  const read = centre === null ? partOfNewest(newest.data) : partAround(around.data, chatId)
  const [shown, setShown] = useState<{ readonly of: unknown; readonly part: Part } | null>(null)
  const source = centre === null ? newest.data : around.data
  // What is shown stays until the next part is there.
  if (read && shown?.of !== source) setShown({ of: source, part: read })
  const isGone = centre !== null && around.isSuccess && !read
  if (isGone && first !== centre) setCentre(null)
  const moveTo = useCallback((id: string | null) => setCentre(id), [])
  const { error, isFetching, refetch } = centre === null ? newest : around
  return {
    ...(shown?.part ?? EMPTY),
    isPending: shown === null,
    isMoving: !read,
    error,
    isFetching,
    retry: refetch,
    moveTo,
    isGone,
  }
}

function partOfNewest(data: { messages: ChatMessage[]; hasMore: boolean } | null | undefined): Part | undefined {
  return data ? { messages: data.messages, hasBefore: data.hasMore, hasAfter: false } : undefined
}

function partAround(
  data: { messages: ChatMessage[]; hasMoreBefore: boolean; hasMoreAfter: boolean } | null | undefined,
  chatId: string,
): Part | undefined {
  if (!data || data.messages.some((message) => message.chatId !== chatId)) return undefined
  return { messages: data.messages, hasBefore: data.hasMoreBefore, hasAfter: data.hasMoreAfter }
}
