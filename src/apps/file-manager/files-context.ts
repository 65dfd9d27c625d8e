// What the parts of the files screen share: the folder, the URL, what is marked to be pasted, and the actions. Provided by files-screen.tsx.
// @chunk files
import { createContext, type RefObject, useContext } from 'react'
import type { Item, OnConflict } from '#contract/apps/file-manager.ts'
import type { SetSearch } from '#kit/address/use-set-search.ts'
import type { FilesSearch } from './search-params.ts'
import type { FileActions } from './use-file-actions.ts'

/** A name that is taken where something goes. */
export interface Conflict {
  /** Of what goes there. */
  readonly key: string
  /** Its name, with folders before it where it is below one. */
  readonly name: string
  readonly isFolder: boolean
}

/** What becomes of each, by its key. */
export type Decision = ReadonlyMap<string, OnConflict>

/** A dialog open over the screen. */
export type OpenDialog =
  | { readonly kind: 'move'; readonly items: readonly Item[]; readonly isCopy: boolean }
  | {
      readonly kind: 'conflict'
      readonly conflicts: readonly Conflict[]
      readonly folderName: string
      /** Undefined: nothing is to be done after all. */
      readonly onDecide: (decision: Decision | undefined) => void
    }
  | { readonly kind: 'preview'; readonly item: Item }
  | {
      readonly kind: 'disk'
      /** On the disk. */
      readonly name: string
      readonly onReplace: () => unknown
      readonly onTake: () => unknown
    }

export interface Clipboard {
  readonly items: readonly Item[]
  readonly isCut: boolean
}

export interface FilesContextValue {
  readonly search: FilesSearch
  readonly setSearch: SetSearch<FilesSearch>
  /** The folder that is shown; null at the root. It may be another than the URL names, where that one is gone. */
  readonly folderId: string | null
  /** The folders from the root's down to it. */
  readonly path: readonly Item[]
  /** Of the item whose details are open. */
  readonly openId: string | undefined
  /** The open item follows the keyboard through the list. */
  readonly following: RefObject<boolean>
  goTo(folderId: string | null): void
  /** Opens the details of an item; undefined: the folder alone. */
  open(id: string | undefined): void
  /** The item whose name is being edited in its row. */
  readonly renaming: string | undefined
  rename(id: string | undefined): void
  readonly clipboard: Clipboard | null
  setClipboard(clipboard: Clipboard | null): void
  paste(): void
  /** Asks for files of this device. @param isFolder for a folder of them */
  chooseFiles(isFolder?: boolean): void
  upload(files: readonly ChosenFile[], folderId?: string | null): void
  readonly actions: FileActions
  openDialog(dialog: OpenDialog): void
}

/** A file of this device. */
export interface ChosenFile {
  readonly file: File
  /** Below the folder that it goes to, with slashes. */
  readonly path: string
  /** Where it was opened from, to be saved back there. */
  readonly handle?: FileSystemFileHandle
}

export const FilesContext = createContext<FilesContextValue | null>(null)

export function useFiles(): FilesContextValue {
  const value = useContext(FilesContext)
  if (!value) throw new Error('useFiles is for the parts of files-screen.tsx')
  return value
}
