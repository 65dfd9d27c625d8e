// The queue of uploads: small files several to a call, large ones part by part, one after another, wherever in the app the person is. Can be paused, resumed
// and cancelled; what does not fit is reported, and what fits is stored. One queue a page; it ends with the session.
// @chunk files-menus
import type { QueryClient } from '@tanstack/react-query'
import { type OnConflict, PART_BYTES, type Placed } from '#contract/apps/file-manager.ts'
import type { Written } from '#kit/undo/written.ts'
import { ApiError } from '#platform/api/errors.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { sessionSignal } from '#platform/session/session.ts'
import { dropLarge, finishLarge, sendPart, sendSmall, startLarge } from './send.ts'

/** Larger files go part by part. */
export const SMALL_BYTES = 2 * PART_BYTES
/** So many small files go in one call. */
const MOST_TOGETHER = 40

export type UploadState = 'waiting' | 'sending' | 'paused' | 'done' | 'failed'
export type UploadFailure = 'full' | 'unreadable' | 'other'

export interface Upload {
  readonly id: number
  readonly file: File
  /** Below the folder, with slashes. */
  readonly path: string
  readonly folderId: string | null
  readonly conflict: OnConflict
  /** Where it was opened from. */
  readonly handle?: FileSystemFileHandle
  readonly state: UploadState
  /** bytes */
  readonly sent: number
  readonly failure?: UploadFailure
  /** Of a large file that has begun. */
  readonly content?: string
  /** The person gave it up: it goes once its part under way has come. */
  readonly isCancelled?: true
}

export type NewUpload = Pick<Upload, 'file' | 'path' | 'folderId' | 'conflict' | 'handle'>

/** Told once nothing more is under way: what was written, and how many files. */
export type OnUploaded = (written: readonly Written[], count: number) => void

let uploads: readonly Upload[] = []
let lastId = 0
let isRunning = false
let session = sessionSignal()
let written: Written[] = []
let doneCount = 0
const listeners = new Set<() => void>()
session.addEventListener('abort', forget, { once: true })

export const uploadStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly Upload[] => uploads,
}

function publish(next: readonly Upload[]): void {
  uploads = next
  const isBusy = next.some(({ state }) => state === 'waiting' || state === 'sending')
  if (isBusy) addEventListener('beforeunload', askToStay)
  else removeEventListener('beforeunload', askToStay)
  for (const listener of listeners) listener()
}

/** With the session: what is listed, failed or not, is nobody else's to see or to send. */
function forget(): void {
  written = []
  doneCount = 0
  publish([])
}

/** The browser prompts before a page closes that still has files to send. */
const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault()

const patch = (ids: readonly number[], change: Partial<Upload>): void =>
  publish(uploads.map((upload) => (ids.includes(upload.id) ? { ...upload, ...change } : upload)))

const remove = (ids: readonly number[]): void => publish(uploads.filter(({ id }) => !ids.includes(id)))

const find = (id: number): Upload | undefined => uploads.find((upload) => upload.id === id)

export function addUploads(files: readonly NewUpload[], client: QueryClient, onUploaded: OnUploaded): void {
  if (session.aborted) {
    session = sessionSignal()
    session.addEventListener('abort', forget, { once: true })
  }
  const added = files.map((file): Upload => {
    lastId += 1
    return { ...file, id: lastId, state: 'waiting', sent: 0 }
  })
  publish([...uploads.filter(({ state }) => state !== 'done'), ...added])
  void run(client, onUploaded)
}

export const pauseUpload = (id: number): void => patch([id], { state: 'paused' })

export function resumeUploads(ids: readonly number[], client: QueryClient, onUploaded: OnUploaded): void {
  publish(
    uploads.map((upload) => {
      if (!ids.includes(upload.id)) return upload
      const { failure: _, ...again } = upload
      return { ...again, state: 'waiting' }
    }),
  )
  void run(client, onUploaded)
}

export function cancelUploads(ids: readonly number[]): void {
  for (const id of ids) {
    const upload = find(id)
    if (upload?.state === 'sending') patch([id], { isCancelled: true })
    else if (upload) {
      remove([id])
      if (upload.content !== undefined) void dropLarge(upload.content)
    }
  }
}

/** Takes what is done or failed off the list. */
export function clearUploads(): void {
  const gone = uploads.filter(({ state }) => state === 'done' || state === 'failed').map(({ id }) => id)
  remove(gone)
}

async function run(client: QueryClient, onUploaded: OnUploaded): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    for (let next = nextOf(uploads); next.length > 0 && !session.aborted; next = nextOf(uploads)) {
      const [first] = next
      if (next.length === 1 && first && first.file.size > SMALL_BYTES) await sendLargeFile(first)
      else await sendSmallFiles(next)
      refetchAll(client, ['file-manager', 'device-storage'])
    }
  } finally {
    isRunning = false
    if (session.aborted) forget()
    else if (doneCount > 0) {
      const [all, count] = [written, doneCount]
      written = []
      doneCount = 0
      onUploaded(all, count)
    }
  }
}

/** The next large file, or the next small ones that go to the same folder in the same way. */
function nextOf(all: readonly Upload[]): readonly Upload[] {
  const waiting = all.filter(({ state }) => state === 'waiting')
  const [first] = waiting
  if (!first) return []
  if (first.file.size > SMALL_BYTES) return [first]
  const together: Upload[] = []
  let size = 0
  for (const upload of waiting) {
    size += upload.file.size
    const isAlike = upload.folderId === first.folderId && upload.conflict === first.conflict
    if (!isAlike || size > SMALL_BYTES || together.length === MOST_TOGETHER) break
    together.push(upload)
  }
  return together
}

async function sendSmallFiles(files: readonly Upload[]): Promise<void> {
  const ids = files.map(({ id }) => id)
  patch(ids, { state: 'sending' })
  const readable: Upload[] = []
  for (const upload of files) {
    if (await canRead(upload.file)) readable.push(upload)
    else patch([upload.id], { state: 'failed', failure: 'unreadable' })
  }
  if (readable.length === 0) return
  try {
    note(await sendSmall(readable), readable)
  } catch (error) {
    // One by one, those that fit are stored.
    if (readable.length > 1) for (const upload of readable) await sendSmallFiles([upload])
    else fail(readable, error)
  }
}

async function sendLargeFile(upload: Upload): Promise<void> {
  const { id, file } = upload
  patch([id], { state: 'sending' })
  if (!(await canRead(file))) return patch([id], { state: 'failed', failure: 'unreadable' })
  let content = upload.content
  try {
    content ??= await startLarge()
    patch([id], { content })
    for (let sent = find(id)?.sent ?? 0; sent < file.size; sent += PART_BYTES) {
      const now = find(id)
      if (now?.isCancelled) return giveUp(id, content)
      if (now?.state === 'paused' || session.aborted) return
      if (now?.state === 'waiting') patch([id], { state: 'sending' })
      await sendPart(content, sent / PART_BYTES, file.slice(sent, sent + PART_BYTES))
      patch([id], { sent: Math.min(file.size, sent + PART_BYTES) })
    }
    if (find(id)?.isCancelled) return giveUp(id, content)
    note(await finishLarge(content, upload), [upload])
  } catch (error) {
    fail([upload], error)
    // What was sent takes room that others may need.
    if (content !== undefined) await dropLarge(content)
    publish(uploads.map((one) => (one.id === id ? withoutContent(one) : one)))
  }
}

async function giveUp(id: number, content: string): Promise<void> {
  remove([id])
  await dropLarge(content)
}

const withoutContent = ({ content: _, ...upload }: Upload): Upload => ({ ...upload, sent: 0 })

function note(answer: Written, sent: readonly Upload[]): void {
  written.push(answer)
  doneCount += sent.length
  for (const { id, file } of sent) patch([id], { state: 'done', sent: file.size })
  const { items, skipped } = answer.answer as Placed
  if (skipped.length > 0) return
  for (const [at, { file, handle }] of sent.entries()) {
    const item = items[at]
    if (item && handle) void rememberPlace(item.id, handle, file)
  }
}

async function rememberPlace(id: string, handle: FileSystemFileHandle, { lastModified }: File): Promise<void> {
  const { keepDiskFile } = await import('#platform/workspace/disk-files.ts')
  await keepDiskFile(id, { handle, changedAt: lastModified })
}

function fail(sent: readonly Upload[], error: unknown): void {
  if (session.aborted) return
  const isFull = error instanceof ApiError && error.status === 507
  const isUnreadable = error instanceof DOMException && error.name === 'NotReadableError'
  const failure = isFull ? 'full' : isUnreadable ? 'unreadable' : 'other'
  patch(
    sent.map(({ id }) => id),
    { state: 'failed', failure, sent: 0 },
  )
}

/** A folder that was dropped as a file, or a file that has gone meanwhile, cannot be read. */
async function canRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
