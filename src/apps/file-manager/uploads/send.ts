// The calls of an upload.
// @chunk files-menus
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import type { Written } from '#kit/undo/written.ts'
import { call, callForChange } from '#platform/api/call.ts'
import { folderIn } from '../queries.ts'
import type { Upload } from './upload-queue.ts'

const { dropUpload, finishUpload, startUpload, upload, uploadPart } = fileManagerApi.endpoints

/** The queue reports what failed. */
const OPTIONS = { isShownByCaller: true }

/** Files that go to the same folder in the same way. */
export function sendSmall(uploads: readonly Upload[]): Promise<Written> {
  const [first] = uploads
  const body = {
    folderId: folderIn(first?.folderId ?? null),
    file: uploads.map(({ file }) => file),
    path: uploads.map(({ path }) => path),
    conflict: first?.conflict ?? 'keep-both',
  }
  return callForChange(upload, { body }, OPTIONS)
}

export const startLarge = async (): Promise<string> => (await call(startUpload, { body: {} }, OPTIONS)).content

export async function sendPart(content: string, index: number, part: Blob): Promise<void> {
  await call(uploadPart, { body: { content, index: String(index), file: new File([part], 'part') } }, OPTIONS)
}

export async function finishLarge(content: string, { file, path, folderId, conflict }: Upload): Promise<Written> {
  const body = { content, folderId, path, size: file.size, mediaType: file.type, conflict }
  const written = await callForChange(finishUpload, { body }, OPTIONS)
  if (written.answer === null) throw new Error('A part of the file is missing')
  return written
}

/** Takes away what was sent, a few parts at a time. What cannot be taken away now goes with a later upload. */
export async function dropLarge(content: string): Promise<void> {
  try {
    for (let left = 1; left > 0; ) left = await call(dropUpload, { query: { content } }, OPTIONS)
  } catch {
    // `startUpload` clears it away.
  }
}
