// What another app shared with Cairn: the worker has put it by (sw/shared.ts), since nobody may be signed in; here it goes where it belongs: texts and pictures
// to the notes, other files to the file manager. Used by received-screen.tsx.
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import { notesApi } from '#contract/apps/notes.ts'
import { SHARED_CACHE } from '#contract/shell/shared.ts'
import { callForChange } from '#platform/api/call.ts'
import type { BroughtIn, Place } from './reading.ts'

const { createNote, uploadImage } = notesApi.endpoints

export interface Shared {
  readonly words: string
  readonly title: string
  readonly files: readonly File[]
}

export interface Kept extends BroughtIn {
  readonly place: Place
  readonly title: string
}

/** Undefined where there is nothing of that name any more: it was kept before. */
export async function readShared(id: string): Promise<Shared | undefined> {
  const found = await (await globalThis.caches?.open(SHARED_CACHE))?.match(pathOf(id))
  const form = await found?.formData()
  if (!form) return undefined
  const texts = ['text', 'url'].map((name) => textOf(form, name)).filter(Boolean)
  return {
    title: textOf(form, 'title'),
    words: [...new Set(texts)].join('\n'),
    files: form.getAll('files').filter((one) => one instanceof File && one.size > 0) as File[],
  }
}

export const dropShared = async (id: string): Promise<unknown> =>
  (await globalThis.caches?.open(SHARED_CACHE))?.delete(pathOf(id))

const pathOf = (id: string): string => `/shared/${encodeURIComponent(id)}`

/**
 * Keeps it: one thing done, however often the page is loaded meanwhile.
 * @param id what was shared goes by; each thing made of it has an id of its own that follows from it
 */
export async function keepShared(id: string, { title, words, files }: Shared): Promise<Kept[]> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const others = files.filter((file) => !pictures.includes(file))
  const kept: Kept[] = []
  const [first, ...more] = pictures
  if (first || words !== '' || title !== '') kept.push(await keepNote(id, { title, words }, first))
  for (const [index, picture] of more.entries())
    kept.push(await keepNote(`${id}-${index + 1}`, { title: picture.name, words: '' }, picture))
  if (others.length > 0) {
    const options = { idempotencyKey: `${id}-files` }
    const body = { folderId: 'null', file: others }
    const { answer, changeId } = await callForChange(fileManagerApi.endpoints.upload, { body }, options)
    const title = answer.items.map(({ name }) => name).join(', ')
    const changeIds = changeId === undefined ? [] : [changeId]
    kept.push({ changeIds, place: 'file-manager', title, count: answer.items.length })
  }
  return kept
}

async function keepNote(id: string, { title, words }: { title: string; words: string }, picture?: File): Promise<Kept> {
  const note = { id, title: title.slice(0, 200), content: words.slice(0, 20_000) }
  const created = await callForChange(createNote, { body: { note } }, { idempotencyKey: `${id}-note` })
  const changeIds = created.changeId === undefined ? [] : [created.changeId]
  if (picture) {
    const options = { idempotencyKey: `${id}-picture` }
    const { changeId } = await callForChange(uploadImage, { body: { id, file: picture } }, options)
    if (changeId !== undefined) changeIds.push(changeId)
  }
  return {
    place: 'notes',
    title: title || words.split('\n', 1)[0] || picture?.name || '',
    changeIds,
    count: 1,
  }
}

/** A file in a text's place is no text. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
