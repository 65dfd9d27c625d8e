// The details of an item beside its name: when it was changed, how large it is or how many files it holds, and where it is.
// @chunk files
import { useLingui } from '@lingui/react/macro'
import type { FolderRef, Item } from '#contract/apps/file-manager.ts'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'

export interface ItemDetails {
  readonly changed: string
  readonly size: string
  /** Empty where it is listed in its folder. */
  readonly location: string
}

export function useItemDetails(item: Item, path: readonly FolderRef[] | undefined): ItemDetails {
  const { t } = useLingui()
  const { date } = useFormats()
  const formatBytes = useByteFormat()
  const now = new Date(useNow())
  const at = new Date(item.modifiedAt)
  const style =
    at.toDateString() === now.toDateString() ? 'time' : at.getFullYear() === now.getFullYear() ? 'shortDay' : 'date'
  return {
    changed: date(at, style),
    size: item.contents ?? formatBytes(item.size),
    location: path ? [t`Files`, ...path.map(({ name }) => name)].join(' / ') : '',
  }
}
