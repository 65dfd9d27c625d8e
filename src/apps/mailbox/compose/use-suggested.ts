// The people whose name or address begins like what is typed: those of the mail history first, then contacts.
// @chunk mailbox-menus
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Recipient } from '#contract/apps/mailbox-shapes.ts'
import { isSamePerson } from '../people.ts'
import { mailQueries } from '../queries.ts'

const MOST = 8
const NONE: readonly Recipient[] = []

export function useSuggested(text: string): readonly Recipient[] {
  const enabled = text !== ''
  const { data: known = NONE } = useQuery({
    ...mailQueries.recipients(text),
    enabled,
    placeholderData: keepPreviousData,
  })
  const { data: found } = useQuery({ ...mailQueries.contacts(text), enabled, placeholderData: keepPreviousData })
  return useMemo(() => {
    if (!enabled) return NONE
    const contacts = (found?.contacts ?? []).flatMap(({ name, avatar, emails }) =>
      emails.map(({ email }): Recipient => ({ contact: name ? `${name} <${email}>` : email, avatar })),
    )
    const fresh = contacts.filter(({ contact }) => !known.some((one) => isSamePerson(one.contact, contact)))
    return [...known, ...fresh].slice(0, MOST)
  }, [enabled, known, found])
}
