// What concerns the whole folder. A chunk of its own; opened by toolbar.tsx.
// @chunk files-menus
import { useLingui } from '@lingui/react/macro'
import { useKeyHints } from '#kit/list/row-menu.tsx'
import { canUseDisk, chooseDiskFiles } from '#platform/workspace/disk-files.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '#ui/menu.tsx'
import { useFiles } from '../files-context.ts'
import { filesKeys } from '../files-keys.ts'
import type { FilesSort } from '../search-params.ts'
import { useDownloadItems } from '../use-download-items.ts'
import { useNewFolder } from '../use-screen-keys.ts'

export default function MoreMenu(trigger: LoadedMenuProps) {
  const { t } = useLingui()
  const { search, setSearch, path, open, paste, clipboard, chooseFiles, upload } = useFiles()
  const newFolder = useNewFolder()
  const download = useDownloadItems()
  const hint = useKeyHints(filesKeys)
  const folder = path.at(-1)
  const openFromDisk = async () => {
    const handles = await chooseDiskFiles()
    const files = await Promise.all(handles.map((handle) => handle.getFile()))
    upload(files.flatMap((file, at) => (handles[at] ? { file, path: file.name, handle: handles[at] } : [])))
  }
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`More`}>
        <MenuItem icon="folder-plus" shortcut={hint('new-folder')} onAction={newFolder}>{t`New folder`}</MenuItem>
        <MenuItem icon="folder-arrow-down" onAction={() => chooseFiles(true)}>{t`Upload a folder…`}</MenuItem>
        {canUseDisk() && <MenuItem icon="computer-desktop" onAction={openFromDisk}>{t`Open from disk…`}</MenuItem>}
        {clipboard && <MenuItem icon="clipboard" shortcut={hint('paste')} onAction={paste}>{t`Paste`}</MenuItem>}
        {folder && search.show === undefined && (
          <>
            <MenuItem icon="information-circle" onAction={() => open(folder.id)}>{t`Show details`}</MenuItem>
            <MenuItem icon="arrow-down-tray" onAction={() => download([folder])}>{t`Download this folder`}</MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuSection
          title={t`Sort by`}
          selectionMode="single"
          selectedKeys={[search.sort ?? 'name']}
          onSelectionChange={(keys) => {
            const [chosen = 'name'] = keys
            setSearch({ sort: chosen === 'name' ? undefined : (chosen as FilesSort) }, { replace: true })
          }}
        >
          <MenuItem id="name">{t`Name, A to Z`}</MenuItem>
          <MenuItem id="-name">{t`Name, Z to A`}</MenuItem>
          <MenuItem id="-modified">{t`Newest first`}</MenuItem>
          <MenuItem id="modified">{t`Oldest first`}</MenuItem>
          <MenuItem id="-size">{t`Largest first`}</MenuItem>
          <MenuItem id="size">{t`Smallest first`}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
