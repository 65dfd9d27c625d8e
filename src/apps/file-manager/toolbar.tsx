// The head of the files: the way to the folder, the search, list or grid, and the buttons that bring something in.
import { Trans, useLingui } from '@lingui/react/macro'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { DropPath } from './drop-area.tsx'
import { useFiles } from './files-context.ts'
import { filesKeys } from './files-keys.ts'
import { useNewFolder } from './use-screen-keys.ts'

const moreMenu = lazyMenu(() => import('./menus/more-menu.tsx'))

export function Toolbar() {
  const { t } = useLingui()
  const { search, setSearch, path, chooseFiles } = useFiles()
  const newFolder = useNewFolder()
  const folderKeys = useAriaKeys(filesKeys, 'new-folder')
  const uploadKeys = useAriaKeys(filesKeys, 'upload')
  const isFolder = search.show === undefined
  const name = path.at(-1)?.name
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-2 md:px-6 print:border-0">
      <DropPath>
        <Breadcrumb />
      </DropPath>
      <div className="ms-auto flex items-center gap-1 md:gap-2 print:hidden">
        {search.show !== 'trash' && (
          <>
            <div data-files-search className="w-56 max-lg:w-44 max-md:hidden">
              <Search label={name === undefined || !isFolder ? t`Search files` : t`Search in “${name}”`} />
            </div>
            <IconButton
              icon={search.view === 'grid' ? 'bars-3' : 'squares-2x2'}
              size="sm"
              label={search.view === 'grid' ? t`Show as a list` : t`Show as a grid`}
              onPress={() => setSearch({ view: search.view ? undefined : 'grid' }, { replace: true })}
            />
            <LazyMenu
              source={moreMenu}
              menu={{}}
              opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
            />
            <Button
              size="sm"
              icon="folder-plus"
              className="max-sm:hidden"
              onPress={newFolder}
              aria-keyshortcuts={folderKeys}
            >
              <Trans>New folder</Trans>
            </Button>
            <Button
              variant="primary"
              size="sm"
              icon="arrow-up-tray"
              onPress={() => chooseFiles()}
              aria-keyshortcuts={uploadKeys}
            >
              <Trans>Upload</Trans>
            </Button>
          </>
        )}
      </div>
      {search.show !== 'trash' && (
        <div data-files-search className="order-last basis-full md:hidden print:hidden">
          <Search label={t`Search files`} />
        </div>
      )}
    </div>
  )
}

function Search({ label }: { readonly label: string }) {
  const { search, setSearch } = useFiles()
  return (
    <SearchBox
      label={label}
      query={search.q}
      maxLength={300}
      onSearch={(q, isFirst) => setSearch({ q, show: undefined }, { replace: !isFirst })}
    />
  )
}
