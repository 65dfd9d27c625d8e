// Folders, files and their contents (workspace spec §7 File manager).
import { type FoundItem, fileManagerApi, type Item, PART_BYTES, type Placed } from '#contract/apps/file-manager.ts'
import { type FileRow, GoneFolder, ROOT, FileRow as RowShape } from '#contract/apps/file-rows.ts'
import { BadInputError } from '#contract/define-api.ts'
import type { Language } from '#contract/shared.ts'
import { foldText } from '#formats/text.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { type Context, defineModule, type PrepareContext, table } from '#sw/api/engine/define-module.ts'
import { ContentPiece, splitFile } from '#sw/api/engine/files/bytes.ts'
import { rowsById } from '#sw/api/engine/kit/rows-by-id.ts'
import { hasTerms, queryTerms } from '#sw/api/engine/search/query-terms.ts'
import { answerOf, bytesOf } from './content.ts'
import { foundFiles } from './found.ts'
import { dropLost, dropParts, isComplete, newLarge, storePart } from './large-upload.ts'
import { copyInto, type FileTables, moveInto, type Placing, removeAll, renamed, takenBy } from './move-and-copy.ts'
import { byName, countTotals, readTotals, toFound, toItem, toRef } from './to-item.ts'
import type { FileTotal } from './totals.ts'
import { childrenOf, type Files, type FolderTree, readTree, rowsBelow, topmost, withAllBelow } from './tree.ts'
import { kindOf, makeFolder, replaceContent, storeUpload } from './upload.ts'

/** How many results of a search, and how many recent files, are answered. */
const FOUND_LIMIT = 200
const RECENT_LIMIT = 50

export const fileManagerModule = defineModule(fileManagerApi, {
  tables: { files: table<FileRow>(RowShape), filePieces: table(ContentPiece), goneFolders: table(GoneFolder) },
  found: foundFiles,
  seed: async (now, factor) => {
    const { seedFiles } = await import('#seed/files.ts')
    return { files: seedFiles(now, factor) }
  },
  prepare: {
    createFolder: (_, context) => creatorOf(context),
    upload: async ({ body }, context) => {
      if (body.path && body.path.length !== body.file.length) throw badInput('path', 'not one for each file')
      const uploaded = []
      // One after another, so that not all are held twice at once.
      for (const [index, file] of body.file.entries())
        uploaded.push({
          path: body.path?.[index] ?? file.name,
          mediaType: file.type,
          content: await splitFile(file),
        })
      return { uploaded, createdBy: await creatorOf(context) }
    },
    finishUpload: (_, context) => creatorOf(context),
    uploadPart: async ({ body }) => {
      if (body.file.size > PART_BYTES) throw badInput('file', `larger than ${PART_BYTES} bytes`)
      return new Uint8Array(await body.file.arrayBuffer())
    },
    saveContent: async ({ body }) => splitFile(body.file),
  },
  handlers: {
    list: async ({ query }, { tables, db, language }) => {
      const tree = await readTree(tables.files)
      const folder = await nearestFolder(tables, tree, query.folderId ?? ROOT)
      const path = tree.pathTo(folder)
      const children = (await childrenOf(tables.files, tree, folder)).sort(byName(language))
      const totals = await readTotals(db, tree, [...path, ...children])
      const items = (rows: readonly FileRow[]) => rows.map((row) => toItem(row, tree, totals, language))
      return {
        folders: items(children.filter(({ kind }) => kind === 'folder')),
        files: items(children.filter(({ kind }) => kind === 'file')),
        path: items(path),
      }
    },

    item: async ({ query }, { tables, db, language }) => {
      const row = await tables.files.get(query.id)
      return row ? ((await found([row], tables.files, db, language))[0] ?? null) : null
    },

    folders: async (_, { tables, language }) => {
      const tree = await readTree(tables.files)
      return [...tree.folders.values()].sort(byName(language)).map((row) => toRef(row, tree))
    },

    search: async ({ query }, { tables, db, language }) => {
      const terms = queryTerms(query.query)
      if (terms.length === 0) return null
      const phrase = foldText(query.query.trim())
      const tree = await readTree(tables.files)
      const all =
        query.folderId === null ? await tables.files.toArray() : await rowsBelow(tables.files, tree, query.folderId)
      const [beginning, containing, others] = [[], [], []] as [FileRow[], FileRow[], FileRow[]]
      for (const row of all) {
        if (!hasTerms(row.name, terms)) others.push(row)
        else (foldText(row.name).startsWith(phrase) ? beginning : containing).push(row)
      }
      const named = [...beginning.sort(byName(language)), ...containing.sort(byName(language))].slice(0, FOUND_LIMIT)
      const { foundInside } = await import('./content-search.ts')
      const newest = others.sort((a, b) => (a.modifiedAt > b.modifiedAt ? -1 : 1))
      const inside = await foundInside(newest, terms, FOUND_LIMIT - named.length, tables.filePieces)
      const hits = await found([...named, ...inside.map(({ row }) => row)], tables.files, db, language)
      return hits.map((hit, index) => {
        const excerpt = inside[index - named.length]?.excerpt
        return excerpt === undefined ? hit : { ...hit, excerpt }
      })
    },

    starred: async (_, { tables, db, language }) => {
      const rows = await tables.files.orderBy('starredAt').toArray()
      return found(rows.sort(byName(language)), tables.files, db, language)
    },

    recent: async (_, { tables, db, language }) => {
      const newest = tables.files.orderBy('modifiedAt').reverse()
      const rows = await newest
        .filter(({ kind }) => kind === 'file')
        .limit(RECENT_LIMIT)
        .toArray()
      return found(rows, tables.files, db, language)
    },

    storage: async (_, { db }) => {
      const totals = await db.table<FileTotal, string>('fileTotals').where('id').startsWith('of ').toArray()
      const types = totals.map(({ id, files, bytes }) => ({ type: id.slice(3) as Item['type'], files, used: bytes }))
      return {
        files: totals.reduce((sum, { files }) => sum + files, 0),
        used: totals.reduce((sum, { bytes }) => sum + bytes, 0),
        types: types.sort((a, b) => b.used - a.used || (a.type < b.type ? -1 : 1)),
      }
    },

    content: async ({ query }, { tables }) => {
      const row = await tables.files.get(query.id)
      return row?.kind === 'file' ? answerOf(row, tables.filePieces) : null
    },

    zip: async ({ body }, { tables, language }) => {
      const tree = await readTree(tables.files)
      const chosen = await topmost(tables.files, tree, body.ids)
      const [first] = chosen
      if (!first) return null
      const { zipFiles } = await import('./zip-files.ts')
      const all = (await withAllBelow(tables.files, tree, chosen)).sort(byName(language))
      const name = chosen.length === 1 ? first.name : language === 'fr' ? 'Fichiers' : 'Files'
      return zipFiles(`${name}.zip`, chosen, all, (row) => bytesOf(row, tables.filePieces))
    },

    createFolder: async ({ body }, { tables, now, newId, language }, createdBy) => {
      const parent = await knownFolder(tables.files, body.folderId)
      if (body.name !== undefined && (await takenBy(tables.files, parent, body.name)))
        throw badInput('name', 'taken in this folder')
      const name = body.name ?? (language === 'fr' ? 'Nouveau dossier' : 'New folder')
      const made = { tables, newId, createdBy, at: isoOf(now) }
      return itemAfter(await makeFolder(parent, name, made), tables.files, language)
    },

    upload: async ({ body }, { tables, now, newId, language }, { uploaded, createdBy }) => {
      const parent = await knownFolder(tables.files, body.folderId)
      const uploading = { tables, conflict: body.conflict, newId, createdBy, at: isoOf(now) }
      const { rows, skipped } = await storeUpload(uploaded, parent, uploading)
      return { items: await itemsAfter(rows, tables.files, language), skipped }
    },

    startUpload: async (_, { tables, db, now, newId }) => {
      await dropLost(db, tables.files, tables.filePieces, now)
      return { content: newLarge(now, newId()) }
    },

    uploadPart: ({ body }, { tables }, bytes) => storePart(tables.filePieces, body.content, body.index, bytes),

    finishUpload: async ({ body }, { tables, now, newId, language }, createdBy) => {
      const { content: id, path, size, mediaType, conflict } = body
      if (!(await isComplete(tables.filePieces, id, size))) return null
      const parent = await knownFolder(tables.files, body.folderId)
      const uploading = { tables, conflict, newId, createdBy, at: isoOf(now) }
      const { rows, skipped } = await storeUpload([{ path, mediaType, content: { id, size } }], parent, uploading)
      return { items: await itemsAfter(rows, tables.files, language), skipped }
    },

    dropUpload: ({ query }, { tables }) => dropParts(tables.files, tables.filePieces, query.content),

    saveContent: async ({ body }, { tables, now, newId, language }, content) => {
      const row = await tables.files.get(body.id)
      if (row?.kind !== 'file') return null
      return itemAfter(await replaceContent(row, content, { tables, newId, at: isoOf(now) }), tables.files, language)
    },

    updateItem: async ({ body }, { tables, now, language }) => {
      const row = await tables.files.get(body.id)
      if (!row) return null
      const { name, description, starred } = body.item
      let changed = starred === undefined ? row : withStar(row, starred, isoOf(now))
      if (name !== undefined && name !== row.name) {
        if (await takenBy(tables.files, row.parent, name, row.id)) throw badInput('item.name', 'taken in this folder')
        changed = { ...renamed(changed, name), modifiedAt: isoOf(now) }
        if (row.kind === 'file') changed = { ...changed, ...kindOf(name, row.mediaType) }
      }
      if (description !== undefined && description !== row.description)
        changed = { ...changed, description, modifiedAt: isoOf(now) }
      if (changed !== row) await tables.files.put(changed)
      return itemAfter(changed, tables.files, language)
    },

    updateItems: async ({ body }, { tables, now, language }) => {
      const rows = await rowsById(tables.files, body.ids)
      const changed = rows.map((row) => withStar(row, body.item.starred, isoOf(now)))
      await tables.files.bulkPut(changed.filter((row, index) => row !== rows[index]))
      return itemsAfter(changed, tables.files, language)
    },

    move: ({ body }, context) => moveAll(body, context, moveInto),
    copy: ({ body }, context) => {
      const newIds = new Map(Object.entries(body.newIds ?? {}))
      return moveAll(body, context, (row, parent, placing) => copyInto(row, parent, placing, newIds.get(row.id)))
    },

    deleteItem: ({ query }, { tables }) => remove([query.id], tables),
    deleteItems: ({ body }, { tables }) => remove(body.ids, tables),
  },
})

/** The name of who makes something; empty where a portal's server alone knows it. */
async function creatorOf({ people, userId }: Pick<PrepareContext, 'people' | 'userId'>): Promise<string> {
  const user = userId === undefined ? undefined : await people.userOf(userId)
  return user?.name ?? ''
}

const badInput = (field: string, message: string): BadInputError =>
  new BadInputError('body', { path: field.split('.'), message })

const isoOf = (ms: number): string => new Date(ms).toISOString()

/** The folder, or the nearest above it that is still there. */
async function nearestFolder({ goneFolders }: FileTables, tree: FolderTree, id: string): Promise<string> {
  const seen = new Set<string>()
  let folder = id
  while (folder !== ROOT && !tree.folders.has(folder) && !seen.has(folder)) {
    seen.add(folder)
    folder = (await goneFolders.get(folder))?.parent ?? ROOT
  }
  return tree.folders.has(folder) ? folder : ROOT
}

/** @throws {BadInputError} where there is no such folder to put something into. */
async function knownFolder(files: Files, id: string | null): Promise<string> {
  if (id === null) return ROOT
  if ((await files.get(id))?.kind !== 'folder') throw badInput('folderId', 'no such folder')
  return id
}

async function found(rows: readonly FileRow[], files: Files, db: CairnDb, language: Language): Promise<FoundItem[]> {
  const tree = await readTree(files)
  const totals = await readTotals(db, tree, rows)
  return rows.map((row) => toFound(row, tree, totals, language))
}

/** As they are answered by the write that has changed them. */
async function itemsAfter(rows: readonly FileRow[], files: Files, language: Language): Promise<Item[]> {
  const tree = await readTree(files)
  const totals = await countTotals(files, tree, rows)
  return rows.map((row) => toItem(row, tree, totals, language))
}

const itemAfter = async (row: FileRow, files: Files, language: Language): Promise<Item> =>
  (await itemsAfter([row], files, language))[0] as Item

function withStar(row: FileRow, starred: boolean, at: string): FileRow {
  if (starred === (row.starredAt !== undefined)) return row
  const { starredAt: _, ...unstarred } = row
  return starred ? { ...row, starredAt: at } : unstarred
}

interface MoveInput {
  readonly ids: readonly string[]
  readonly folderId: string | null
  readonly conflict: Placing['conflict']
}

async function moveAll(
  { ids, folderId, conflict }: MoveInput,
  { tables, newId, language }: Pick<Context, 'newId' | 'language'> & { readonly tables: FileTables },
  place: typeof moveInto,
): Promise<Placed> {
  const parent = await knownFolder(tables.files, folderId)
  const tree = await readTree(tables.files)
  const chosen = await topmost(tables.files, tree, ids)
  const above = new Set(tree.pathTo(parent).map(({ id }) => id))
  if (chosen.some(({ id }) => above.has(id))) throw badInput('folderId', 'a folder does not go into itself')
  const placed: FileRow[] = []
  const skipped: string[] = []
  for (const { id, name } of chosen) {
    // One of those placed before may have taken its place.
    const row = await tables.files.get(id)
    const there = row && (await place(row, parent, { tables, tree, conflict, newId }))
    if (there) placed.push(there)
    else skipped.push(name)
  }
  return { items: await itemsAfter(placed, tables.files, language), skipped }
}

async function remove(ids: readonly string[], tables: FileTables): Promise<boolean> {
  const tree = await readTree(tables.files)
  const chosen = await topmost(tables.files, tree, ids)
  if (chosen.length > 0) await removeAll(tables, tree, chosen)
  return chosen.length > 0
}
