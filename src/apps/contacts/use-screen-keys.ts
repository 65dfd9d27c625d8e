// The keys and commands that work wherever the focus is on the screen, and what the URL requests when it opens.
import { useEffect } from 'react'
import { type KeyHandlers, useKeys } from '#platform/keys/use-keys.ts'
import { useContacts } from './contacts-context.ts'
import { contactsKeys } from './contacts-keys.ts'
import { useNewContact } from './use-new-contact.ts'

export function useScreenKeys(handlers: KeyHandlers<keyof typeof contactsKeys.actions>): void {
  const { search, setSearch, openDialog } = useContacts()
  const add = useNewContact()
  useKeys(contactsKeys, {
    ...handlers,
    'new-contact': add,
    search: () => document.querySelector<HTMLInputElement>('[data-contacts-search] input')?.focus(),
    import: () => openDialog({ kind: 'import', file: null }),
    export: () => openDialog({ kind: 'export' }),
    duplicates: () => openDialog({ kind: 'duplicates' }),
    tags: () => openDialog({ kind: 'tags' }),
  })
  // The palette's 'New contact' leads here.
  const isRequested = search.new === 'contact'
  useEffect(() => {
    if (!isRequested) return
    setSearch({ new: undefined }, { replace: true })
    void add()
  }, [isRequested, setSearch, add])
  const requested = search.open
  useEffect(() => {
    if (requested === undefined) return
    setSearch({ open: undefined }, { replace: true })
    openDialog({ kind: requested })
  }, [requested, setSearch, openDialog])
}
