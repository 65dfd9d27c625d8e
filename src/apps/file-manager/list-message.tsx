// The message in place of the rows: an empty folder, nothing found, nothing starred. Used by list-pane.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { NoRows } from '#kit/list/no-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useFiles } from './files-context.ts'
import { useNewFolder } from './use-screen-keys.ts'

export function ListMessage({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useLingui()
  const { search, setSearch, chooseFiles } = useFiles()
  const newFolder = useNewFolder()
  if (!isEmpty) return null
  const queryText = search.q?.trim()
  if (queryText)
    return (
      <NoRows
        title={t`No results for “${queryText}”.`}
        onShowAll={() => setSearch({ q: undefined })}
        showAllLabel={t`Clear search`}
      />
    )
  if (search.show === 'starred')
    return <NoRows title={t`No starred files yet.`} description={t`Star a file or folder to find it here.`} />
  if (search.show === 'recent')
    return <NoRows title={t`No files yet.`} description={t`Recently changed files will appear here.`} />
  return (
    <NoRows
      title={t`This folder is empty.`}
      description={t`Drop files here, paste them, or choose them from your device.`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button icon="arrow-up-tray" onPress={() => chooseFiles()}>
            <Trans>Upload files</Trans>
          </Button>
          <Button icon="folder-plus" onPress={newFolder}>
            <Trans>New folder</Trans>
          </Button>
        </span>
      }
    />
  )
}
