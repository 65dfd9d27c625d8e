// Everything that can be done to notes, each with its message and its undo. Made once by notes-screen.tsx; its parts reach it through notes-context.ts.
// @chunk notes
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { IMAGE_LIMIT } from '#contract/apps/notes.ts'
import type { NoteColor, NoteDraft, NoteLabel, NotePatch, NoteTask } from '#contract/apps/notes-shapes.ts'
import type { Actions } from '#kit/undo/use-action.ts'
import { ApiError } from '#platform/api/errors.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import {
  useCopyNote,
  useCreateLabel,
  useCreateNote,
  useDeleteNotes,
  useOrderNotes,
  useUpdateNote,
  useUpdateNotes,
  useUploadImage,
} from './mutations.ts'

type Ids = readonly string[]
type Lines = readonly NoteTask[] | undefined

export interface NoteActions {
  /** @returns the new note's id; undefined where that failed, which has been reported. @param isQuiet it is opened next: no toast */
  create(draft: NoteDraft, isQuiet?: boolean): Promise<string | undefined>
  /** One step of typing. @param field one undo for all steps in it @param before of a checklist: what it was changed from */
  write(id: string, patch: NotePatch, field: string, before?: Lines): Promise<boolean>
  /** @param message say what was done @param before as above */
  change(id: string, patch: NotePatch, message: string, before?: Lines): Promise<boolean>
  setPinned(ids: Ids, isPinned: boolean): Promise<boolean>
  setArchived(ids: Ids, isArchived: boolean): Promise<boolean>
  setColor(ids: Ids, color: NoteColor | null): Promise<boolean>
  setLabel(ids: Ids, label: NoteLabel, isOn: boolean): Promise<boolean>
  /** Makes a label that there is not yet, on the notes. */
  addLabel(ids: Ids, title: string): Promise<boolean>
  copy(id: string): Promise<string | undefined>
  /** @param ids of neighbours, in their new order. @param field makes several one step, with one undo and no toast */
  order(ids: Ids, field?: string): Promise<boolean>
  /** @returns the message why it was not taken; undefined: it was */
  setImage(id: string, image: File | null): Promise<string | undefined>
  /** A new note with an image. @returns as above */
  createWithImage(draft: NoteDraft, image: File): Promise<string | undefined>
  remove(ids: Ids): Promise<boolean>
  /** An empty note that was closed. @param isNew nothing ever was in it: no toast */
  discard(id: string, isNew: boolean): Promise<boolean>
}

const MEGABYTE = 1_000_000
const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / (MEGABYTE / 10)) / 10)

export function useNoteActions({ run }: Actions): NoteActions {
  const many = useManyActions(run)
  const images = useImageActions(run)
  const one = useOneActions(run)
  return useMemo(() => ({ ...one, ...many, ...images }), [one, many, images])
}

type Run = Actions['run']

const changeOf = (id: string, patch: NotePatch, before: Lines) => ({
  body: { updatedNote: { ...patch, id }, ...(before && { tasksBefore: [...before] }) },
})

function useOneActions(run: Run) {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateNote()
  const { mutateAsync: update } = useUpdateNote()
  const { mutateAsync: copy } = useCopyNote()
  const { mutateAsync: order } = useOrderNotes()
  return useMemo(
    () => ({
      async create(draft: NoteDraft, isQuiet = false) {
        const id = draft.id ?? crypto.randomUUID()
        const isDone = await run({
          message: isQuiet ? undefined : t`Note added`,
          write: () => create({ body: { note: { ...draft, id } } }),
          failure: t`Couldn’t add the note.`,
        })
        return isDone ? id : undefined
      },
      write: (id: string, patch: NotePatch, field: string, before?: Lines) =>
        run({
          message: t`Note edited`,
          field: `note ${id} ${field}`,
          write: () => update(changeOf(id, patch, before)),
          failure: t`Couldn’t save. What you typed is still here.`,
        }),
      change: (id: string, patch: NotePatch, message: string, before?: Lines) =>
        run({ message, write: () => update(changeOf(id, patch, before)) }),
      async copy(id: string) {
        let copyId: string | undefined
        await run({
          message: t`Note copied`,
          write: async () => {
            const written = await copy({ body: { id } })
            copyId = (written.answer as { id?: string } | null)?.id
            return written
          },
        })
        return copyId
      },
      order: (ids: Ids, field?: string) =>
        run({
          message: t`Note moved`,
          field,
          write: () => order({ body: { notes: ids.map((id) => ({ id })) } }),
        }),
    }),
    [run, t, create, update, copy, order],
  )
}

function useManyActions(run: Run) {
  const { t } = useLingui()
  const { mutateAsync: update } = useUpdateNotes()
  const { mutateAsync: destroy } = useDeleteNotes()
  const { mutateAsync: createLabel } = useCreateLabel()
  return useMemo(() => {
    const remove = (ids: Ids) => () => destroy({ body: { ids: [...ids] } })
    return {
      setPinned: (ids: Ids, pinned: boolean) =>
        run({
          message: pinned
            ? plural(ids.length, { one: 'Note pinned', other: '# notes pinned' })
            : plural(ids.length, { one: 'Note unpinned', other: '# notes unpinned' }),
          write: () => update({ body: { ids: [...ids], note: { pinned } } }),
        }),
      setArchived: (ids: Ids, archived: boolean) =>
        run({
          message: archived
            ? plural(ids.length, { one: 'Note archived', other: '# notes archived' })
            : plural(ids.length, { one: 'Note unarchived', other: '# notes unarchived' }),
          // What is archived is pinned no longer.
          write: () => update({ body: { ids: [...ids], note: { archived, ...(archived && { pinned: false }) } } }),
        }),
      setColor: (ids: Ids, color: NoteColor | null) =>
        run({ message: t`Colour changed`, write: () => update({ body: { ids: [...ids], note: { color } } }) }),
      setLabel: (ids: Ids, { id, title }: NoteLabel, isOn: boolean) =>
        run({
          message: isOn ? t`Tag “${title}” added` : t`Tag “${title}” removed`,
          write: () => update({ body: { ids: [...ids], note: isOn ? { addLabels: [id] } : { removeLabels: [id] } } }),
        }),
      addLabel: (ids: Ids, title: string) =>
        run({
          message: t`Tag “${title}” added`,
          write: async () => {
            const made = await createLabel({ body: { title } })
            const { id } = made.answer as NoteLabel
            return [made, await update({ body: { ids: [...ids], note: { addLabels: [id] } } })]
          },
        }),
      remove: (ids: Ids) =>
        run({ message: plural(ids.length, { one: 'Note deleted', other: '# notes deleted' }), write: remove(ids) }),
      discard: (id: string, isNew: boolean) =>
        run({ message: isNew ? undefined : t`Empty note discarded`, write: remove([id]) }),
    }
  }, [run, t, update, destroy, createLabel])
}

function useImageActions(run: Run): Pick<NoteActions, 'setImage' | 'createWithImage'> {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateNote()
  const { mutateAsync: update } = useUpdateNote()
  const { mutateAsync: upload } = useUploadImage()
  const { mutateAsync: destroy } = useDeleteNotes()
  return useMemo(() => {
    const refusalOf = ({ name, size, type }: File) => {
      const own = megabytes(size)
      const most = IMAGE_LIMIT / MEGABYTE
      if (!type.startsWith('image/')) return t`“${name}” isn’t an image. Choose a PNG, JPEG, GIF or WebP image.`
      return size > IMAGE_LIMIT ? t`“${name}” is ${own} MB. Choose an image under ${most} MB.` : undefined
    }
    const reasonOf = ({ name, size }: File, error: unknown) => {
      const own = megabytes(size)
      return error instanceof ApiError && error.status === 507
        ? t`“${name}” is ${own} MB, and this device has no room for it. Free up some space, then try again.`
        : failureOf(error, t`Couldn’t save “${name}”.`)
    }
    const store = async (file: File, message: string, write: () => ReturnType<Parameters<Run>[0]['write']>) => {
      let refusal = refusalOf(file)
      if (refusal !== undefined) return refusal
      const tried = async () => {
        try {
          return await write()
        } catch (error) {
          refusal = await reasonOf(file, error)
          throw error
        }
      }
      return (await run({ message, write: tried, failure: null })) ? undefined : refusal
    }
    return {
      async setImage(id, image) {
        if (image) return store(image, t`Image added`, () => upload({ body: { id, file: image } }))
        await run({ message: t`Image removed`, write: () => update({ body: { updatedNote: { id, image: null } } }) })
        return undefined
      },
      createWithImage(draft, image) {
        const id = draft.id ?? crypto.randomUUID()
        return store(image, t`Note added`, async () => {
          const made = await create({ body: { note: { ...draft, id } } })
          try {
            return [made, await upload({ body: { id, file: image } })]
          } catch (error) {
            await destroy({ body: { ids: [id] } })
            throw error
          }
        })
      },
    }
  }, [run, t, create, update, upload, destroy])
}
