// Saves files to the device: one as it is, several or a folder as one archive, which is made while it is saved.
// @chunk files
import { useLingui } from '@lingui/react/macro'
import { fileManagerApi, type Item } from '#contract/apps/file-manager.ts'
import { useDownload } from '#kit/transfer/use-download.ts'

const { content, zip } = fileManagerApi.endpoints

export function useDownloadItems(): (items: readonly Item[]) => Promise<void> {
  const { t } = useLingui()
  const download = useDownload(t`Couldn’t download. Try again.`)
  return (items) => {
    const [first] = items
    return items.length === 1 && first && first.type !== 'folder'
      ? download(content, { query: { id: first.id } })
      : download(zip, { body: { ids: items.map(({ id }) => id) } })
  }
}
