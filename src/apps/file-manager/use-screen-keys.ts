// The keys and commands that work wherever the focus is on the screen.
import { useCallback, useEffect, useRef } from 'react'
import { focusSearch } from '#kit/address/focus-search.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useFiles } from './files-context.ts'
import { filesKeys } from './files-keys.ts'

/** Makes a folder and opens its name to be written. */
export function useNewFolder(): () => Promise<void> {
  const { actions, folderId, rename } = useFiles()
  return useCallback(async () => {
    const id = await actions.createFolder(folderId)
    if (id !== undefined) rename(id)
  }, [actions, folderId, rename])
}

export function useScreenKeys({ undoLast, redoLast }: Actions): void {
  const { search, setSearch, folderId, path, goTo, paste, clipboard, chooseFiles } = useFiles()
  const newFolder = useNewFolder()
  useKeys(filesKeys, {
    undo: undoLast,
    redo: redoLast,
    'new-folder': newFolder,
    upload: () => chooseFiles(),
    search: () => focusSearch('[data-files-search]'),
    view: () => setSearch({ view: search.view ? undefined : 'grid' }, { replace: true }),
    up: folderId === null ? undefined : () => goTo(path.at(-2)?.id ?? null),
    // Without it the browser pastes what its own clipboard holds: files are uploaded.
    paste: clipboard ? paste : undefined,
  })
  // The palette's 'New folder' leads here. Once: the folder that it makes changes what this depends on.
  const handled = useRef(false)
  useEffect(() => {
    if (!search.new) handled.current = false
    if (!search.new || handled.current) return
    handled.current = true
    setSearch({ new: undefined }, { replace: true })
    void newFolder()
  }, [search.new, setSearch, newFolder])
}
