// Everything that can be done to files and folders, each with its message and its undo. Made once by files-screen.tsx; its parts reach it through files-context.ts.
// @chunk files
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { FolderListing, Item, OnConflict } from '#contract/apps/file-manager.ts'
import { nameKey } from '#contract/apps/file-names.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import type { Conflict, Decision } from './files-context.ts'
import {
  useCopyItems,
  useCreateFolder,
  useDeleteItems,
  useMoveItems,
  useSaveContent,
  useUpdateItem,
  useUpdateItems,
} from './mutations.ts'
import { fileQueries } from './queries.ts'

export type AskConflicts = (conflicts: readonly Conflict[], folderName: string) => Promise<Decision | undefined>

export interface FileActions {
  /** @returns its id; undefined where that failed, which has been reported */
  createFolder(folderId: string | null): Promise<string | undefined>
  rename(item: Item, name: string): Promise<boolean>
  describe(item: Item, description: string): Promise<boolean>
  /** In UTF-8. */
  saveText(item: Item, text: string): Promise<boolean>
  /** By what was read from elsewhere. */
  replaceContent(item: Pick<Item, 'id' | 'name'>, content: File): Promise<boolean>
  setStarred(ids: readonly string[], starred: boolean): Promise<boolean>
  remove(items: readonly Item[]): Promise<boolean>
  /** Into a folder, asking what is to become of names that are taken there. */
  place(items: readonly Item[], folderId: string | null, isCopy: boolean): Promise<boolean>
}

export function useFileActions({ run }: Pick<Actions, 'run'>, askConflicts: AskConflicts): FileActions {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync: createFolder } = useCreateFolder()
  const { mutateAsync: update } = useUpdateItem()
  const { mutateAsync: updateMany } = useUpdateItems()
  const { mutateAsync: remove } = useDeleteItems()
  const content = useContent(run)
  const place = usePlace(run, askConflicts)

  return useMemo(
    (): FileActions => ({
      async createFolder(folderId) {
        let id: string | undefined
        await run({
          message: t`Folder added`,
          write: async () => {
            const written = await createFolder({ body: { folderId } })
            id = written.answer.id
            await client.refetchQueries({ queryKey: fileQueries.list(folderId).queryKey })
            return written
          },
          failure: t`Couldn’t add the folder.`,
        })
        return id
      },

      rename: ({ id }, name) =>
        run({
          message: t`Renamed: “${name}”`,
          write: () => update({ body: { id, item: { name } } }),
        }),

      describe: ({ id }, text) =>
        run({
          field: `description of ${id}`,
          write: () => update({ body: { id, item: { description: text.trim() === '' ? null : text } } }),
          failure: null,
        }),

      ...content,

      setStarred: (ids, starred) =>
        run({
          message: starred
            ? plural(ids.length, { one: 'Star added', other: 'Star added to # items' })
            : plural(ids.length, { one: 'Star removed', other: 'Star removed from # items' }),
          write: () => updateMany({ body: { ids: [...ids], item: { starred } } }),
        }),

      remove: (items) => {
        const name = items[0]?.name ?? ''
        const ids = items.map(({ id }) => id)
        return run({
          message:
            items.length === 1
              ? t`Deleted: “${name}”`
              : plural(items.length, { one: '# item deleted', other: '# items deleted' }),
          write: () => remove({ body: { ids } }),
        })
      },

      place,
    }),
    [run, t, client, createFolder, update, updateMany, remove, content, place],
  )
}

function useContent(run: Actions['run']): Pick<FileActions, 'saveText' | 'replaceContent'> {
  const { t } = useLingui()
  const { mutateAsync: saveContent } = useSaveContent()
  return useMemo(
    (): Pick<FileActions, 'saveText' | 'replaceContent'> => ({
      saveText: ({ id, name, mediaType }, text) =>
        run({
          message: t`Saved: “${name}”`,
          write: () => saveContent({ body: { id, file: new File([text], name, { type: mediaType ?? 'text/plain' }) } }),
          failure: t`Couldn’t save. What you typed is still here.`,
        }),

      replaceContent: ({ id, name }, file) =>
        run({
          message: t`Reloaded from disk: “${name}”`,
          write: () => saveContent({ body: { id, file } }),
          failure: t`Couldn’t save. Try again.`,
        }),
    }),
    [run, t, saveContent],
  )
}

/** Moves or copies into a folder, asking what is to become of names that are taken there. */
function usePlace(run: Actions['run'], askConflicts: AskConflicts): FileActions['place'] {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync: move } = useMoveItems()
  const { mutateAsync: copy } = useCopyItems()
  return useCallback<FileActions['place']>(
    async (items, folderId, isCopy) => {
      const moving = isCopy ? items : items.filter((item) => item.folderId !== folderId)
      if (moving.length === 0) return true
      const failure = isCopy ? t`Couldn’t copy.` : t`Couldn’t move.`
      let listing: FolderListing | undefined
      const read = async () => {
        listing = await client.fetchQuery(fileQueries.list(folderId))
        return null
      }
      if (!(await run({ write: read, failure })) || !listing) return false
      const { folders, files, path } = listing
      const folderName = path.at(-1)?.name ?? t`Files`
      const conflicts = conflictsWith([...folders, ...files], moving)
      const decision =
        conflicts.length === 0 ? new Map<string, OnConflict>() : await askConflicts(conflicts, folderName)
      if (!decision) return false
      const groups = Map.groupBy(moving, ({ id }): OnConflict => decision.get(id) ?? 'keep-both')
      groups.delete('skip')
      const count = [...groups.values()].reduce((sum, group) => sum + group.length, 0)
      return run({
        message: isCopy
          ? plural(count, { one: `Copied to “${folderName}”`, other: `# items copied to “${folderName}”` })
          : plural(count, { one: `Moved to “${folderName}”`, other: `# items moved to “${folderName}”` }),
        write: async () => {
          const writes: Written[] = []
          for (const [conflict, group] of groups) {
            const ids = group.map(({ id }) => id)
            const body = { ids, folderId, conflict }
            writes.push(await (isCopy ? copy({ body: { ...body, newIds: newIdsFor(ids) } }) : move({ body })))
          }
          return writes
        },
        failure,
      })
    },
    [run, t, client, askConflicts, move, copy],
  )
}

/** So many copies are shown before the answer. */
const SHOWN_COPIES = 100

const newIdsFor = (ids: readonly string[]) =>
  Object.fromEntries(ids.slice(0, SHOWN_COPIES).map((id) => [id, crypto.randomUUID()]))

/** Those whose names others have that are there. */
function conflictsWith(there: readonly Item[], coming: readonly Item[]): readonly Conflict[] {
  const taken = new Map(there.map((item) => [nameKey(item.name), item]))
  return coming.flatMap(({ id, name, type }) => {
    const other = taken.get(nameKey(name))
    return other === undefined || other.id === id ? [] : { key: id, name, isFolder: type === 'folder' }
  })
}
