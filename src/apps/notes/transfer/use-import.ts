// Writes what an import would change: labels and notes, and the pictures that are too large to be inline.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IMAGE_LIMIT, notesApi } from '#contract/apps/notes.ts'
import type { Writer } from '#kit/transfer/transfer.ts'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import type { FoundImage } from './found-note.ts'
import type { Fresh } from './read-files.ts'

const { importNotes, uploadImage } = notesApi.endpoints
/** As many as a call takes. */
const MOST = 1000
/** bytes of a picture that is inline in its note, and characters of such a note */
const INLINE = 400_000
const SHORT = 100_000

/** @param tooLarge how many are left out @returns false where nothing was imported, which has been reported */
export function useImport(): (fresh: readonly Fresh[], tooLarge: number, run: Transfers['run']) => Promise<boolean> {
  const { t } = useLingui()
  const { number } = useFormats()
  return (fresh, tooLarge, run) => {
    let images = 0
    return run({
      total: fresh.length,
      leftOut: tooLarge,
      message: () => {
        const done = plural(fresh.length, { one: '# note imported', other: '# notes imported' })
        const lost = number(images)
        return images === 0 ? done : t`${done}. Images too large to import: ${lost}`
      },
      write: async (writer) => {
        images = await writeNotes(writer, fresh)
      },
    })
  }
}

/** @returns how many pictures are too large */
async function writeNotes({ write, writeAll }: Writer, fresh: readonly Fresh[]): Promise<number> {
  const images = new Map(
    fresh.flatMap(({ note, image }) => (image && !isInline(note, image) ? [[note.uid, image]] : [])),
  )
  let lost = 0
  const setImage = async (id: string, { bytes, name, type }: FoundImage) => {
    const file = new File([bytes], name, { type })
    try {
      if (file.size <= IMAGE_LIMIT) await write(uploadImage, { body: { id, file } })
      else lost += 1
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) throw error
      lost += 1
    }
  }
  // Each part comes to the top: the last one first.
  await writeAll(fresh.toReversed(), MOST, async (part) => {
    const notes = part
      .toReversed()
      .map(({ note, image }) => (image && isInline(note, image) ? { ...note, image: dataUrlOf(image) } : note))
    for (const { id, uid } of await write(importNotes, { body: { notes } })) {
      const image = images.get(uid)
      if (image) await setImage(id, image)
    }
  })
  return lost
}

const isInline = (note: Fresh['note'], image: FoundImage): boolean =>
  image.bytes.length <= INLINE && JSON.stringify(note).length <= SHORT

function dataUrlOf({ type, bytes }: FoundImage): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:${type};base64,${btoa(text)}`
}
