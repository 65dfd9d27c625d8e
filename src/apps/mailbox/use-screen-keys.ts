// The keys and commands that work wherever the focus is on the screen, and what the URL requests when it opens.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readMailTo } from '#formats/mail/mailto.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useMailbox } from './mailbox-context.ts'
import { mailboxKeys } from './mailbox-keys.ts'
import { mailQueries } from './queries.ts'
import { signed, useNewMail } from './use-new-mail.ts'
import { INBOX } from './where.ts'

export function useScreenKeys({ undoLast, redoLast }: Actions): void {
  const { search, openDialog, go } = useMailbox()
  const write = useNewMail()
  useKeys(mailboxKeys, {
    undo: undoLast,
    redo: redoLast,
    'new-mail': () => write(),
    search: () => document.querySelector<HTMLInputElement>('[data-mail-search] input')?.focus(),
    'go-inbox': () => go(INBOX),
    'go-drafts': () => go({ kind: 'folder', slug: 'drafts' }),
    'go-sent': () => go({ kind: 'folder', slug: 'sent' }),
    labels: () => openDialog({ kind: 'labels' }),
    searches: () => openDialog({ kind: 'searches' }),
    settings: () => openDialog({ kind: 'settings' }),
    import: () => openDialog({ kind: 'import', files: [] }),
  })
  useRequestedMail(search.new)
}

/** The palette's 'New email' and links to addresses lead here. Once: what it begins changes what this depends on. */
function useRequestedMail(address: string | undefined): void {
  const { settings, setSearch } = useMailbox()
  const { isSuccess } = useQuery(mailQueries.settings())
  const write = useNewMail()
  const begun = useRef<string>(undefined)
  const { signature } = settings
  useEffect(() => {
    if (!address) begun.current = undefined
    // The signature is known by then.
    if (!address || !isSuccess || begun.current === address) return
    begun.current = address
    const { content = '', ...fields } = readMailTo(address) ?? {}
    setSearch({ new: undefined }, { replace: true })
    void write({ ...fields, ...(content && { content: content + signed('', signature) }) })
  }, [address, isSuccess, signature, setSearch, write])
}
