// Notes as Markdown files with front matter, each with its image beside it, in one .zip; one note without an image is a file of its own.
// @offline later
import { strToU8 } from 'fflate'
import { notesApi } from '#contract/apps/notes.ts'
import type { Note, StoredNote } from '#contract/apps/notes-shapes.ts'
import { noteToMarkdown } from '#formats/markdown/note-to-markdown.ts'
import { pictureOf } from '#formats/picture-url.ts'
import { fileNameOf } from '#formats/text.ts'
import { createNames, zipFile } from '#kit/transfer/zip-file.ts'
import { download } from '#platform/api/download.ts'
import { nameOf } from '../board/card-text.ts'

/** @param name of the file, without its ending */
export async function notesToFile(notes: readonly Note[], name: string): Promise<File> {
  const nameFor = createNames()
  const files: Record<string, Uint8Array> = {}
  for (const note of notes) {
    const file = nameFor(`${fileNameOf(nameOf(note)) || `note-${note.createdAt.slice(0, 10)}`}.md`)
    const picture = await pictureFor(note)
    const pictureName = picture && file.replace(/\.md$/, picture.ending)
    if (picture && pictureName !== undefined) files[pictureName] = picture.bytes
    files[file] = strToU8(toMarkdown(note, pictureName))
  }
  const [[path, bytes] = ['', undefined], ...rest] = Object.entries(files)
  if (bytes && rest.length === 0) return new File([bytes.slice()], path, { type: 'text/markdown;charset=utf-8' })
  return zipFile(files, name)
}

function toMarkdown(note: Note, picture: string | undefined): string {
  const labels = new Map(note.labels.map(({ id, title }) => [id, title]))
  const stored: StoredNote = { ...note, labels: [...labels.keys()], upload: null }
  return noteToMarkdown(stored, { labels, picture })
}

async function pictureFor({ id, image }: Note): Promise<{ bytes: Uint8Array; ending: string } | undefined> {
  if (image === null) return undefined
  if (image.startsWith('data:')) return pictureOf(image)
  const file = new URLSearchParams(image.slice(image.indexOf('?'))).get('file') ?? ''
  const found = await download(notesApi.endpoints.image, { query: { id, file } })
  const [ending = ''] = /\.\w{1,5}$/.exec(found.name) ?? []
  return { bytes: new Uint8Array(await found.arrayBuffer()), ending }
}
