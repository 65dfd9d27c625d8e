// What the parts of the contacts screen share: the tags, the URL, and the actions. Provided by contacts-screen.tsx.
// @chunk contacts
import { createContext, type RefObject, useContext } from 'react'
import type { ContactTag } from '#contract/apps/contacts.ts'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import type { Neighbours } from './list/use-neighbours.ts'
import type { ContactsSearch } from './search-params.ts'
import type { ContactActions } from './use-contact-actions.ts'

/** A dialog open over the screen. */
export type OpenDialog =
  /** Without a file, it prompts for one. */
  | { readonly kind: 'import'; readonly file: File | null }
  | { readonly kind: 'export'; readonly ids?: readonly string[] }
  | { readonly kind: 'duplicates' }
  | { readonly kind: 'merge'; readonly ids: readonly string[]; readonly onMerged: (id: string) => void }
  | { readonly kind: 'edit-many'; readonly ids: readonly string[] }
  | { readonly kind: 'share'; readonly id: string }
  | { readonly kind: 'tags' }

export interface ContactsContextValue {
  /** In the order of their titles. */
  readonly tags: readonly ContactTag[]
  readonly tagTitles: ReadonlyMap<string, string>
  readonly search: ContactsSearch
  readonly setSearch: SetSearch<ContactsSearch>
  /** Of the open contact. */
  readonly openId: string | undefined
  /** Opens a contact beside the list; undefined: the list alone. @param edit as in the URL */
  open(id: string | undefined, edit?: ContactsSearch['edit']): void
  /** The open contact follows the keyboard through the list. */
  readonly following: RefObject<boolean>
  /** Where the focus was when the open contact began to be edited, for who is done; null where nobody knows, undefined where it was not edited. */
  readonly editedFrom: RefObject<Element | null | undefined>
  readonly neighbours: Neighbours
  readonly actions: ContactActions
  openDialog(dialog: OpenDialog): void
}

export const contactHref = (id: string): string => `/apps/contacts/${encodeURIComponent(id)}`

export const ContactsContext = createContext<ContactsContextValue | null>(null)

export function useContacts(): ContactsContextValue {
  const value = useContext(ContactsContext)
  if (!value) throw new Error('useContacts is for the parts of contacts-screen.tsx')
  return value
}
