// What the list that is shown is called.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import { type FilterId, useFilterNames, useFolderNames } from './folder-names.ts'
import { useMailbox } from './mailbox-context.ts'

export function useListTitle(): string {
  const { t } = useLingui()
  const { where, isUnknown, labels, searches } = useMailbox()
  const folders: Readonly<Record<string, string>> = useFolderNames()
  const filters: Readonly<Partial<Record<string, string>> & Record<FilterId, string>> = useFilterNames()
  if (isUnknown) return t`Mailbox`
  const { kind, slug } = where
  if (kind === 'folder') return folders[slug] ?? t`Mailbox`
  if (kind === 'filter') return filters[slug] ?? t`Mailbox`
  if (kind === 'label')
    return labels.find((label) => label.slug === slug)?.title ?? t({ message: 'Label', context: 'of an email' })
  return searches.find(({ id }) => id === slug)?.title ?? t`Search results`
}
