// Writes what an import would change: labels and notes, and the pictures that are too large to stand in them, as one action that can be undone.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IMAGE_LIMIT, notesApi } from '#contract/apps/notes.ts'
import { batchesOf } from '#kit/transfer/batches.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { useUploadImage } from '../mutations.ts'
import type { FoundImage } from './found-note.ts'
import type { Fresh } from './read-files.ts'

/** As many as a call takes. */
const MOST = 1000
/** bytes of a picture that stands in its note */
const INLINE = 400_000

/** @returns false where nothing was imported, which the person has been told */
export function useImport(): (fresh: readonly Fresh[]) => Promise<boolean> {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: importNotes } = useApiMutation(notesApi.endpoints.importNotes)
  const { mutateAsync: upload } = useUploadImage()
  return (fresh) => {
    let made = 0
    let lost = 0
    const total = fresh.length
    return run({
      message: () => {
        if (made < total) return t`${made} of ${total} notes imported. Import the file again to add the rest.`
        const done = plural(made, { one: '# note imported', other: '# notes imported' })
        return lost === 0 ? done : t`${done}. Images left out because they are too large: ${lost}`
      },
      write: async () => {
        const written: Written[] = []
        const images = new Map(
          fresh.flatMap(({ note, image }) => (image && !isInline(image) ? [[note.uid, image]] : [])),
        )
        const notes = fresh.map(({ note, image }) =>
          image && isInline(image) ? { ...note, image: dataUrlOf(image) } : note,
        )
        for (const part of batchesOf(notes, MOST)) {
          let batch: Awaited<ReturnType<typeof importNotes>>
          try {
            batch = await importNotes({ body: { notes: part } })
          } catch (error) {
            // What is written can be undone together, and what is not comes in when the file is imported again.
            if (made === 0) throw error
            break
          }
          written.push(batch)
          made += part.length
          for (const { id, uid } of 'queued' in batch.answer ? [] : batch.answer) {
            const image = images.get(uid)
            if (!image) continue
            const file = new File([image.bytes], image.name, { type: image.type })
            const set = file.size > IMAGE_LIMIT ? null : await upload({ body: { id, file } }).catch(() => null)
            if (set) written.push(set)
            else lost += 1
          }
        }
        return written
      },
      failure: t`Couldn’t import the notes. Try again.`,
      tellsUndone: true,
    })
  }
}

const isInline = ({ bytes }: FoundImage): boolean => bytes.length <= INLINE

function dataUrlOf({ type, bytes }: FoundImage): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:${type};base64,${btoa(text)}`
}
