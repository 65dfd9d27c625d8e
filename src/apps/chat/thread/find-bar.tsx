// Searches the open chat: how many messages match, and the way from one to the next, the newest first.
// @chunk chat
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SearchBox } from '#kit/address/search-box.tsx'
import { isComposing } from '#platform/keys/is-composing.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useChat } from '../chat-context.ts'
import { chatQueries, MOST_FOUND } from '../queries.ts'

export interface FindBarProps {
  readonly chatId: string
  readonly onFound: (id: string) => void
}

export function FindBar({ chatId, onFound }: FindBarProps) {
  const { t } = useLingui()
  const { search, setSearch } = useChat()
  const query = search.find?.trim() ?? ''
  const { hits, at, goTo } = useHits(query, { chatId, onFound })
  const count = hits?.length ?? 0
  return (
    <div role="search" className="flex shrink-0 items-center gap-2 border-line-soft border-b px-3 py-2 md:px-6">
      <div className="min-w-0 flex-1">
        <SearchBox
          label={t`Search this chat`}
          query={search.find}
          maxLength={10_000}
          autoFocus
          onSearch={(find = '') => setSearch({ find }, { replace: true })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event) && hits && query === event.currentTarget.value.trim())
              goTo(event.shiftKey ? Math.max(0, at - 1) : (at + 1) % Math.max(1, count))
          }}
          onLeave={() => setSearch({ find: undefined }, { replace: true })}
        />
      </div>
      <span role="status" className="whitespace-nowrap text-13 text-ink-muted tabular-nums">
        {hits && <Position position={at + 1} count={count} />}
      </span>
      <IconButton
        icon="chevron-up"
        size="sm"
        label={t`Older result`}
        isDisabled={at + 1 >= count}
        onPress={() => goTo(at + 1)}
      />
      <IconButton
        icon="chevron-down"
        size="sm"
        label={t`Newer result`}
        isDisabled={at === 0}
        onPress={() => goTo(at - 1)}
      />
      <IconButton
        icon="x-mark"
        size="sm"
        label={t`Close the search`}
        onPress={() => setSearch({ find: undefined }, { replace: true })}
      />
    </div>
  )
}

/** The messages that match; goes to the newest as soon as they are found. */
function useHits(query: string, { chatId, onFound }: FindBarProps) {
  const { data, isPlaceholderData } = useQuery({ ...chatQueries.find(query, chatId), enabled: query !== '' })
  const hits = query === '' || isPlaceholderData ? undefined : (data ?? [])
  const [position, setPosition] = useState({ query: '', at: 0 })
  const at = position.query === query ? Math.min(position.at, Math.max(0, (hits?.length ?? 1) - 1)) : 0
  const goTo = (next: number) => {
    const hit = hits?.[next]
    if (!hit) return
    setPosition({ query, at: next })
    onFound(hit.message.id)
  }
  const first = useRef(goTo)
  useEffect(() => {
    first.current = goTo
  })
  const firstHit = hits?.[0]?.message.id
  useEffect(() => {
    if (query !== '' && firstHit !== undefined) first.current(0)
  }, [query, firstHit])
  return { hits, at, goTo }
}

function Position({ position, count }: { readonly position: number; readonly count: number }) {
  const { t } = useLingui()
  if (count === 0) return <Trans>No results</Trans>
  if (count >= MOST_FOUND) return t`${position} of the latest ${count}`
  return plural(count, { one: `${position} of #`, other: `${position} of #` })
}
