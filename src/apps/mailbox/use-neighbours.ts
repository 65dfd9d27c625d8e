// The emails before and behind the open one, over the ends of a page.
// @chunk mailbox
import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { pageQuery, useQueryText } from './list/use-page.ts'
import { useMailbox } from './mailbox-context.ts'
import { EMAIL, mailboxKeys } from './mailbox-keys.ts'

export interface Neighbours {
  /** @param by 1 the next one, -1 the previous one; does nothing at the ends of the list */
  step(by: 1 | -1): Promise<void>
  /** For the element that holds the open email. */
  onKeyDown(event: KeyboardEvent): void
}

export function useNeighbours(id: string): Neighbours {
  const { shown, open, where, search } = useMailbox()
  const client = useQueryClient()
  const queryText = useQueryText()
  const step = async (by: 1 | -1) => {
    const at = shown.current.findIndex((mail) => mail.id === id)
    if (at < 0) return
    const beside = shown.current[at + by]
    if (beside) return open(beside.id)
    const page = (search.page ?? 1) + by
    if (page < 1) return
    const { mails } = await client.fetchQuery(pageQuery(where, queryText, page))
    const found = by > 0 ? mails?.[0] : mails?.at(-1)
    if (found) open(found.id, { page: page > 1 ? page : undefined })
  }
  return {
    step,
    onKeyDown(event) {
      if (event.defaultPrevented || isComposing(event)) return
      const action = actionOf(mailboxKeys, EMAIL, event)
      if (action !== 'next-mail' && action !== 'previous-mail') return
      event.preventDefault()
      void step(action === 'next-mail' ? 1 : -1)
    },
  }
}
