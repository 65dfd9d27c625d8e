import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FilesScreen } from '#apps/file-manager/files-screen.tsx'
import { fileQueries } from '#apps/file-manager/queries.ts'
import { readFilesSearch } from '#apps/file-manager/search-params.ts'

export const Route = createFileRoute('/apps/file-manager')({
  validateSearch: readFilesSearch,
  staticData: {
    title: msg`Files`,
    fills: true,
    create: () => import('#apps/file-manager/create-of-line.ts'),
  },
  // Not waited for: the screen has its own skeleton, and its code comes along at the same time.
  loader: async ({ context: { queries }, params }) => {
    const client = await queries.load()
    const { folderId = null } = params as { folderId?: string }
    void client.prefetchQuery(fileQueries.list(folderId))
    void client.prefetchQuery(fileQueries.storage())
  },
  component: Files,
})

function Files() {
  return <FilesScreen search={Route.useSearch()} />
}
