// The address of an item: a folder's own, and a file's in its folder.
// @chunk files
import type { Item } from '#contract/apps/file-manager.ts'

const ROOT = '/apps/file-manager'

export function itemHref({ id, folderId, type }: Pick<Item, 'id' | 'folderId' | 'type'>): string {
  if (type === 'folder') return `${ROOT}/${encodeURIComponent(id)}`
  const folder = folderId === null ? '' : `/${encodeURIComponent(folderId)}`
  return `${ROOT}${folder}/details/${encodeURIComponent(id)}`
}
