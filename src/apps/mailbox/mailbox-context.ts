// What the parts of the mailbox share: where it is, the labels, the settings, and what can be done. Given by mailbox-screen.tsx.
// @chunk mailbox
import { createContext, type RefObject, useContext } from 'react'
import type { Mail, MailLabel, MailSettings, SavedSearch } from '#contract/apps/mailbox-shapes.ts'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import type { MailboxSearch } from './search-params.ts'
import type { MailActions } from './use-mail-actions.ts'
import type { Where } from './where.ts'

/** A dialog open over the screen. */
export type OpenDialog =
  | { readonly kind: 'labels' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'snooze'; readonly ids: readonly string[] }
  | {
      readonly kind: 'sort'
      readonly by: 'folder' | 'label'
      readonly ids: readonly string[]
      /** Those that are known. */
      readonly mails: readonly Mail[]
    }
  | { readonly kind: 'import'; readonly files: readonly File[] }
  | { readonly kind: 'searches' }
  | { readonly kind: 'source'; readonly id: string; readonly subject: string }

export interface MailboxContextValue {
  /** The inbox where the URL names no list. */
  readonly where: Where
  readonly isUnknown: boolean
  /** In the order of their titles. */
  readonly labels: readonly MailLabel[]
  readonly labelOf: ReadonlyMap<string, MailLabel>
  readonly searches: readonly SavedSearch[]
  readonly settings: MailSettings
  readonly search: MailboxSearch
  readonly setSearch: SetSearch<MailboxSearch>
  /** Of the open email. */
  readonly openId: string | undefined
  /** Opens an email beside the list; undefined: the list alone. */
  open(id: string | undefined, change?: Partial<MailboxSearch>): void
  /** Another list. */
  go(where: Where, search?: MailboxSearch): void
  /** The open email follows the keyboard through the list. */
  readonly following: RefObject<boolean>
  /** The emails of the page, as the list has them: what comes after the open one is opened when it goes. */
  readonly shown: RefObject<readonly Mail[]>
  readonly actions: MailActions
  /** Opens drafts as windows. */
  write(id: string): void
  /** The same once an undo or the person has made it a draft again. Where it is open beside the list, that closes. */
  reopen(id: string): void
  closeDraft(id: string): void
  openDialog(dialog: OpenDialog): void
}

export const MailboxContext = createContext<MailboxContextValue | null>(null)

export function useMailbox(): MailboxContextValue {
  const value = useContext(MailboxContext)
  if (!value) throw new Error('useMailbox is for the parts of mailbox-screen.tsx')
  return value
}
