// What the folders and filters are called, and their icons.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { FolderId } from '#contract/apps/mailbox-shapes.ts'
import type { Where } from './where.ts'

export const FOLDER_ICONS: Readonly<Record<FolderId, string>> = {
  inbox: 'inbox',
  sent: 'paper-airplane',
  drafts: 'document-text',
  spam: 'no-symbol',
  trash: 'trash',
}

export const FILTERS = ['starred', 'important', 'snoozed', 'outbox', 'all'] as const
export type FilterId = (typeof FILTERS)[number]

export const FILTER_ICONS: Readonly<Record<FilterId, string>> = {
  starred: 'star',
  important: 'exclamation-circle',
  snoozed: 'clock',
  outbox: 'arrow-up',
  all: 'envelope',
}

/** Whether an address names a folder or a filter that no mailbox has. */
export const isNoSuchList = ({ kind, slug }: Where): boolean =>
  (kind === 'folder' && !Object.hasOwn(FOLDER_ICONS, slug)) || (kind === 'filter' && !Object.hasOwn(FILTER_ICONS, slug))

export function useFolderNames(): Readonly<Record<FolderId, string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      inbox: t`Inbox`,
      sent: t({ message: 'Sent', context: 'folder' }),
      drafts: t`Drafts`,
      spam: t`Spam`,
      trash: t`Trash`,
    }),
    [t],
  )
}

export function useFilterNames(): Readonly<Record<FilterId, string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      starred: t({ message: 'Starred', context: 'emails' }),
      important: t({ message: 'Important', context: 'emails' }),
      snoozed: t({ message: 'Snoozed', context: 'emails' }),
      outbox: t`Outbox`,
      all: t`All email`,
    }),
    [t],
  )
}
