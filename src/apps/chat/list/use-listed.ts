// What the list shows now: all chats, the filtered ones, whom one can write to, or search results. Used by list-pane.tsx.
// @chunk chat
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChatSearchHit, ChatSummary } from '#contract/apps/chat.ts'
import type { ChatContactSummary } from '#contract/apps/chat-shapes.ts'
import { foldText } from '#formats/text.ts'
import { type ListSource, useArraySource } from '#kit/list/source.ts'
import { useChat } from '../chat-context.ts'
import { chatQueries } from '../queries.ts'

export type ListedRow =
  | { readonly kind: 'chat'; readonly key: string; readonly chat: ChatSummary }
  | { readonly kind: 'person'; readonly key: string; readonly person: ChatContactSummary }
  | { readonly kind: 'hit'; readonly key: string; readonly hit: ChatSearchHit }

export interface Listed {
  readonly source: ListSource<ListedRow>
  /** Undefined while nothing is known. */
  readonly rows: readonly ListedRow[] | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  retry(): unknown
}

const NONE: readonly never[] = []
const keyOf = ({ key }: ListedRow): string => key

export function useListed(): Listed {
  const { chats, search } = useChat()
  const query = search.q?.trim() ?? ''
  const isPeople = search.show === 'people'
  const all = useQuery(chatQueries.all())
  const people = useQuery({ ...chatQueries.contacts(), enabled: isPeople })
  const hits = useQuery({ ...chatQueries.find(query), enabled: query !== '' && !isPeople })
  const rows = useMemo((): readonly ListedRow[] | undefined => {
    if (isPeople)
      return people.data
        ?.filter(({ name }) => hasTerms(name, query))
        .map((person) => ({ kind: 'person', key: `person ${person.id}`, person }))
    if (!chats) return undefined
    const shown = chats
      .filter((chat) =>
        query === ''
          ? search.show === 'archived'
            ? chat.archived
            : !chat.archived && (search.show !== 'unread' || chat.unreadCount > 0)
          : hasTerms(chat.contact?.name ?? '', query),
      )
      .map((chat): ListedRow => ({ kind: 'chat', key: chat.id, chat }))
    if (query === '') return shown
    const found = hits.data?.map((hit): ListedRow => ({ kind: 'hit', key: `hit ${hit.message.id}`, hit }))
    return found || shown.length > 0 ? [...shown, ...(found ?? NONE)] : undefined
  }, [isPeople, people.data, chats, query, search.show, hits.data])
  const source = useArraySource(rows ?? NONE, keyOf)
  const first = isPeople ? people : all
  const { error, isFetching, refetch } = hits.error && !first.error ? hits : first
  return { source, rows, error, isFetching, retry: refetch }
}

const hasTerms = (text: string, query: string): boolean => {
  const folded = foldText(text)
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
