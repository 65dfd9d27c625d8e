// The file manager: folders in folders, files with their contents.
// @chunk file-shapes
import { FILE_TYPES, NAME_LIMIT, nameProblem } from '#contract/apps/file-names.ts'
import { defineApi } from '#contract/define-api.ts'
import { ById, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** At most so many items in one call; a selection may be a whole folder of them. */
export const SELECTION_LIMIT = 5000
/** At most so many files in one upload. */
export const UPLOAD_LIMIT = 1000
/** Bytes of a part of a large file: what is sent, and held, at once. */
export const PART_BYTES = 2_000_000

/** What a person may call a file or folder: not empty, at most 255 characters, no slashes, no reserved name. Without the spaces around it. */
const Name = z.string().check(
  z.maxLength(NAME_LIMIT + 50),
  z.trim(),
  z.superRefine((name, context) => {
    const message = nameProblem(name)
    if (message) context.addIssue({ code: 'custom', message })
  }),
)
const Description = z.string().check(z.maxLength(5000))

export const ItemType = z.enum(['folder', ...FILE_TYPES])
export type ItemType = z.infer<typeof ItemType>

/** A file or folder (workspace spec §3). */
export const Item = z.object({
  id: Id,
  /** Null at the root. */
  folderId: z.nullable(Id),
  name: z.string(),
  /** A person's name. */
  createdBy: z.string(),
  createdAt: IsoDate,
  modifiedAt: IsoDate,
  /** Bytes; of a folder, of all files below it. */
  size: z.number(),
  type: ItemType,
  /** How many files are below a folder, as text: `12 files`; null of a file. */
  contents: z.nullable(z.string()),
  description: z.nullable(z.string()),
  starred: z.boolean(),
  /** The media type of a file's content; null of a folder. */
  mediaType: z.nullable(z.string()),
})
export type Item = z.infer<typeof Item>

/** A folder on the way to an item. */
export const FolderRef = z.object({ id: Id, folderId: z.nullable(Id), name: z.string() })
export type FolderRef = z.infer<typeof FolderRef>

export const FolderListing = z.object({
  /** By name. */
  folders: z.array(Item),
  /** By name. */
  files: z.array(Item),
  /** The folders from the root's down to the one listed; empty at the root. */
  path: z.array(Item),
})
export type FolderListing = z.infer<typeof FolderListing>

/** An item out of its folder, with the folders that lead to it. */
export const FoundItem = z.object({
  item: Item,
  path: z.array(FolderRef),
  /** Of a search: the words around what was found, where that is in the description or in the file, not in its name. */
  excerpt: z.optional(z.string()),
})
export type FoundItem = z.infer<typeof FoundItem>

/** The text `null`, or nothing, is the root. */
const FolderId = z.nullable(Id)
const FolderQuery = z.pipe(
  z._default(Id, 'null'),
  z.transform((id): string | null => (id === 'null' ? null : id)),
)

/** What becomes of an item whose name is taken where it goes. A folder onto a folder is merged; a file never takes a folder's place: both are kept. */
export const OnConflict = z._default(z.enum(['replace', 'skip', 'keep-both']), 'keep-both')
export type OnConflict = z.infer<typeof OnConflict>

const Ids = z.array(Id).check(z.minLength(1), z.maxLength(SELECTION_LIMIT))

/** A field that a form sends once or several times. */
const several = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    z.union([z.array(value).check(z.maxLength(UPLOAD_LIMIT)), value]),
    z.transform((sent): z.output<Value>[] => (Array.isArray(sent) ? sent : [sent])),
  )

export const Upload = z.object({
  /** The text `null` is the root. */
  folderId: FolderQuery,
  file: several(z.file()),
  /** For each file its path below the folder, with slashes, such as `Photos/May/a.jpg`: folders are made as needed. Default: the file's name. */
  path: z.optional(several(z.string().check(z.maxLength(4000)))),
  conflict: OnConflict,
})

export const Placed = z.object({
  /** What is now where it was sent, in the sequence sent; of a merged folder, the folder that it was merged into. */
  items: z.array(Item),
  /** The names of what was not put there, because the name was taken. */
  skipped: z.array(z.string()),
})
export type Placed = z.infer<typeof Placed>

/** What a person can change of an item in place. */
export const ItemPatch = z.partial(z.object({ name: Name, description: z.nullable(Description), starred: z.boolean() }))
export type ItemPatch = z.infer<typeof ItemPatch>

export const StorageUse = z.object({
  files: z.number(),
  /** bytes */
  used: z.number(),
  /** The largest first. */
  types: z.array(z.object({ type: ItemType, files: z.number(), used: z.number() })),
})
export type StorageUse = z.infer<typeof StorageUse>

const Placing = z.object({ ids: Ids, folderId: FolderId, conflict: OnConflict })
const Content = z.nullable(z.file())

/** Workspace spec §7 File manager; after the blank line, the calls that the screen needs besides. */
export const fileManagerApi = defineApi('file-manager', 'local', {
  /** A folder that is not there is answered with the nearest one above it that is, at last the root: its `path` shows which (screens §10e). */
  list: {
    method: 'GET',
    path: 'apps/file-manager',
    query: z.object({ folderId: FolderQuery }),
    answers: { 200: FolderListing },
  },

  item: { method: 'GET', path: 'apps/file-manager/item', query: ById, answers: { 200: z.nullable(FoundItem) } },
  /** Every folder, by its place in the tree: for a folder picker. */
  folders: { method: 'GET', path: 'apps/file-manager/folders', answers: { 200: z.array(FolderRef) } },
  /**
   * Names that contain the query, case and accents aside, those that begin with it first; then what has its words in the description or in the text, the
   * newest first: of plain texts and office documents, the first 1 MB. An empty query answers null.
   */
  search: {
    method: 'GET',
    path: 'apps/file-manager/search',
    query: z.object({ query: z._default(z.string().check(z.maxLength(300)), ''), folderId: FolderQuery }),
    answers: { 200: z.nullable(z.array(FoundItem)) },
  },
  starred: { method: 'GET', path: 'apps/file-manager/starred', answers: { 200: z.array(FoundItem) } },
  /** The files that were changed last, the newest first. */
  recent: { method: 'GET', path: 'apps/file-manager/recent', answers: { 200: z.array(FoundItem) } },
  storage: { method: 'GET', path: 'apps/file-manager/storage', answers: { 200: StorageUse } },
  /** Null where there is no such file, or where its content is lost. */
  content: {
    method: 'GET',
    path: 'apps/file-manager/content',
    query: ById,
    answerType: 'file',
    answers: { 200: Content },
  },
  /** One archive of files and whole folders, made while it is read. Null where none of them is there. */
  zip: {
    method: 'POST',
    path: 'apps/file-manager/zip',
    effect: 'read',
    body: z.object({ ids: Ids }),
    answerType: 'file',
    answers: { 200: Content },
  },
  /** Without a name: `New folder`, numbered where that is taken. */
  createFolder: {
    method: 'POST',
    path: 'apps/file-manager/folder',
    body: z.object({ folderId: FolderId, name: z.optional(Name) }),
    answers: { 200: Item },
  },
  upload: {
    method: 'POST',
    path: 'apps/file-manager/upload',
    bodyType: 'form',
    body: Upload,
    answers: { 200: Placed },
  },
  /** Begins to upload a file that is too large for one call. What is left of uploads that never ended is cleared away. */
  startUpload: {
    method: 'POST',
    path: 'apps/file-manager/upload/start',
    body: z.object({}),
    answers: { 200: z.object({ content: Id }) },
  },
  /** One part of it, all but the last of `PART_BYTES`. No change of its own: only what `finishUpload` makes of the parts can be undone. */
  uploadPart: {
    method: 'PUT',
    path: 'apps/file-manager/upload/part',
    bodyType: 'form',
    body: z.object({ content: Id, index: z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), file: z.file() }),
    answers: { 200: z.boolean() },
  },
  /** Makes the file of its parts. Null where one of them is missing. */
  finishUpload: {
    method: 'POST',
    path: 'apps/file-manager/upload/finish',
    body: z.object({
      content: Id,
      folderId: FolderId,
      path: z.string().check(z.maxLength(4000)),
      size: z.number().check(z.int(), z.gte(0)),
      mediaType: z.string().check(z.maxLength(200)),
      conflict: OnConflict,
    }),
    answers: { 200: z.nullable(Placed) },
  },
  /** Clears away some parts of an upload that is given up; answers how many are left. */
  dropUpload: {
    method: 'DELETE',
    path: 'apps/file-manager/upload/part',
    query: z.object({ content: Id }),
    answers: { 200: z.number() },
  },
  /** Saves a file's new content in the place of the old. */
  saveContent: {
    method: 'PUT',
    path: 'apps/file-manager/content',
    bodyType: 'form',
    body: z.object({ id: Id, file: z.file() }),
    answers: { 200: z.nullable(Item) },
  },
  /** A name that its folder has already is refused with 400. */
  updateItem: {
    method: 'PATCH',
    path: 'apps/file-manager/item',
    body: z.object({ id: Id, item: ItemPatch }),
    answers: { 200: z.nullable(Item) },
  },
  /** Stars or unstars many at once. Unknown ids are passed over. Answers the changed ones. */
  updateItems: {
    method: 'PATCH',
    path: 'apps/file-manager/items',
    body: z.object({ ids: Ids, item: z.object({ starred: z.boolean() }) }),
    answers: { 200: z.array(Item) },
  },
  /** Into a folder that is not there, or a folder into itself: 400. Unknown ids are passed over. */
  move: { method: 'POST', path: 'apps/file-manager/move', body: Placing, answers: { 200: Placed } },
  /** Folders with everything below them. A copy beside its original gets a number, whatever was chosen. */
  copy: {
    method: 'POST',
    path: 'apps/file-manager/copy',
    body: z.extend(Placing, {
      /** By an item's id, the id of its copy, so that the copy can be acted on before the answer; without one, or where it is taken, another. */
      newIds: z.optional(z.record(Id, Id)),
    }),
    answers: { 200: Placed },
  },
  /** With everything below it. */
  deleteItem: { method: 'DELETE', path: 'apps/file-manager/item', query: ById, answers: { 200: z.boolean() } },
  /** Answers true where at least one was deleted. */
  deleteItems: {
    method: 'DELETE',
    path: 'apps/file-manager/items',
    body: z.object({ ids: Ids }),
    answers: { 200: z.boolean() },
  },
})
