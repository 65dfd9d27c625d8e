// Naming, moving, copying and deleting of files and folders (workspace spec §3; screens §10), each one undoable change.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Item, Placed } from '#contract/apps/file-manager.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { createDevice } from '#tests/setup/device.ts'
import { createFilesApi, type FilesApi, uploadForm } from '#tests/setup/files-api.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

let api: FilesApi

beforeEach(() => {
  api = createFilesApi()
})

const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)
const rename = (id: string, name: string) => api.send('PATCH', 'apps/file-manager/item', { id, item: { name } })
const move = (ids: readonly string[], folderId: string | null, conflict?: string) =>
  api.send('POST', 'apps/file-manager/move', { ids, folderId, conflict })
const copy = (ids: readonly string[], folderId: string | null, conflict?: string) =>
  api.send('POST', 'apps/file-manager/copy', { ids, folderId, conflict })

/** A folder with what is below it, as paths; files with their texts. */
async function tree(folder: string): Promise<string[]> {
  const { folders, files } = await api.list(folder)
  const below = await Promise.all(
    folders.map(async ({ id, name }) => (await tree(id)).map((path) => `${name}/${path}`)),
  )
  const own = await Promise.all(files.map(async ({ id, name }) => `${name}: ${await api.text(id)}`))
  return [...own, ...folders.map(({ name }) => `${name}/`), ...below.flat()].sort()
}

describe('a new folder', () => {
  test('gets the name that was given, or New folder, numbered where that is taken', async () => {
    const blank = async (headers?: Record<string, string>) =>
      ((await api.send('POST', 'apps/file-manager/folder', { folderId: null }, headers)).body as Item).name
    expect([await blank(), await blank(), await blank()]).toEqual(['New folder', 'New folder (2)', 'New folder (3)'])
    expect(await blank({ 'accept-language': 'fr' })).toBe('Nouveau dossier')
    expect(await api.folder('  Mine ')).toMatchObject({
      name: 'Mine',
      type: 'folder',
      contents: '0 files',
      size: 0,
      createdBy: 'Alex Morgan',
      createdAt: new Date(TEST_NOW).toISOString(),
    })
  })

  test('in a folder that is not there, in a file, or under a name that is taken is refused, and nothing is made', async () => {
    const send = async (body: object) => (await api.send('POST', 'apps/file-manager/folder', body)).body
    expect(await send({ folderId: 'unknown', name: 'a' })).toEqual({ error: 'body.folderId: no such folder' })
    expect(await send({ folderId: 'file-read-me-first-txt', name: 'a' })).toEqual({
      error: 'body.folderId: no such folder',
    })
    expect(await send({ folderId: null, name: 'ALEX' })).toEqual({ error: 'body.name: taken in this folder' })
    expect(names((await api.list()).folders)).toEqual(['Alex', 'Kestrelway'])
  })
})

describe('a name', () => {
  test('is changed in place, and the type follows its ending', async () => {
    const { id } = await api.file('a.txt')
    expect((await rename(id, 'b.md')).body).toMatchObject({ id, name: 'b.md', type: 'MD', mediaType: 'text/markdown' })
    expect((await rename(id, 'B.md')).status).toBe(200)
    expect((await rename('unknown', 'x')).body).toBeNull()
    expect(await api.text(id)).toBe('a.txt')
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a/b', 'not allowed in a name: / \\ and control characters'],
    ['a\\b', 'not allowed in a name: / \\ and control characters'],
    ['a\nb', 'not allowed in a name: / \\ and control characters'],
    ['x'.repeat(256), 'too long'],
    ['..', 'reserved'],
    ['nul', 'reserved'],
    ['Com1.txt', 'reserved'],
  ])('%j cannot be given: 400 names the field', async (name, problem) => {
    const { status, body } = await rename('folder-alex', name)
    expect([status, body]).toEqual([400, { error: `body.item.name: ${problem}` }])
    expect(names((await api.list()).folders)).toEqual(['Alex', 'Kestrelway'])
  })

  test('that another item of the folder has cannot be given, whatever its case', async () => {
    const { id } = await api.file('a.txt')
    expect((await rename(id, 'READ me first.txt')).body).toEqual({ error: 'body.item.name: taken in this folder' })
    const { id: shelf } = await api.folder('Shelf')
    await api.file('a.txt', shelf)
    expect((await rename(shelf, 'x'.repeat(255))).status).toBe(200)
  })

  test('or a description that was changed is undone', async () => {
    const renamed = await rename('folder-alex', 'Mine')
    await api.send('PATCH', 'apps/file-manager/item', { id: 'folder-alex', item: { description: 'All mine' } })
    await api.undo(renamed)
    expect((await api.item('folder-alex'))?.item).toMatchObject({ name: 'Alex', description: 'All mine' })
  })
})

describe('moving and copying', () => {
  let left: Item
  let right: Item

  beforeEach(async () => {
    left = await api.folder('Left')
    right = await api.folder('Right')
    const inner = await api.folder('Inner', left.id)
    await api.file('a.txt', left.id, 'a')
    await api.file('b.txt', inner.id, 'b')
  })

  const inLeft = async (name: string) => {
    const { folders, files } = await api.list(left.id)
    return [...folders, ...files].find((item) => item.name === name)?.id ?? ''
  }

  test('takes many at once, folders with all that is below, and is one change', async () => {
    const answer = await move([await inLeft('Inner'), await inLeft('a.txt'), 'unknown'], right.id)
    expect(names((answer.body as Placed).items)).toEqual(['Inner', 'a.txt'])
    expect(await tree(right.id)).toEqual(['Inner/', 'Inner/b.txt: b', 'a.txt: a'])
    expect(await tree(left.id)).toEqual([])
    await api.undo(answer)
    expect([await tree(left.id), await tree(right.id)]).toEqual([['Inner/', 'Inner/b.txt: b', 'a.txt: a'], []])
  })

  test('a copy is a whole one, with contents of its own', async () => {
    const { body } = await copy([left.id], right.id)
    expect((body as Placed).items[0]).toMatchObject({ name: 'Left', folderId: right.id, contents: '2 files', size: 2 })
    await api.send('DELETE', `apps/file-manager/item?id=${left.id}`)
    expect(await tree(right.id)).toEqual(['Left/', 'Left/Inner/', 'Left/Inner/b.txt: b', 'Left/a.txt: a'])
  })

  test('a copy has the id that was sent for it, unless that is taken', async () => {
    const { id } = await api.file('a.txt')
    const copies = async (newId: string) => {
      const sent = { ids: [id], folderId: null, newIds: { [id]: newId } }
      return ((await api.send('POST', 'apps/file-manager/copy', sent)).body as Placed).items
    }
    expect(await copies('mine')).toMatchObject([{ id: 'mine', name: 'a (2).txt' }])
    expect(await copies('mine')).toMatchObject([{ id: expect.not.stringMatching('mine'), name: 'a (3).txt' }])
    expect(await copies(id)).toMatchObject([{ id: expect.not.stringMatching(id), name: 'a (4).txt' }])
  })

  test('a sample is copied with its content, and a copy beside its original gets a number', async () => {
    const { body } = await copy(['file-read-me-first-txt', 'file-read-me-first-txt'], null, 'replace')
    const [item] = (body as Placed).items
    expect(names((body as Placed).items)).toEqual(['Read me first (2).txt'])
    expect(await api.text(item?.id ?? '')).toBe(await api.text('file-read-me-first-txt'))
    expect(names(((await copy([item?.id ?? ''], null)).body as Placed).items)).toEqual(['Read me first (3).txt'])
  })

  test('into itself, or into a folder below it, is refused; so is a folder that is not there', async () => {
    const inner = await inLeft('Inner')
    for (const transfer of [move, copy]) {
      for (const target of [left.id, inner])
        expect((await transfer([left.id], target)).body).toEqual({
          error: 'body.folderId: a folder does not go into itself',
        })
      expect((await transfer([left.id], 'unknown')).status).toBe(400)
    }
    expect(await tree(left.id)).toEqual(['Inner/', 'Inner/b.txt: b', 'a.txt: a'])
  })

  test('where it is already changes nothing', async () => {
    const answer = await move([left.id], null)
    expect([names((answer.body as Placed).items), answer.headers.get('x-change-id')]).toEqual([['Left'], null])
  })

  test('what is below another of the selection goes with it', async () => {
    await move([await inLeft('Inner'), left.id], right.id)
    expect(await tree(right.id)).toEqual(['Left/', 'Left/Inner/', 'Left/Inner/b.txt: b', 'Left/a.txt: a'])
  })

  describe('a name that is taken', () => {
    beforeEach(async () => {
      await api.file('A.txt', right.id, 'other')
    })

    test('keeps both', async () => {
      const { body } = await move([await inLeft('a.txt')], right.id)
      expect(names((body as Placed).items)).toEqual(['a (2).txt'])
      expect(await tree(right.id)).toEqual(['A.txt: other', 'a (2).txt: a'])
    })

    test('is skipped', async () => {
      const id = await inLeft('a.txt')
      for (const transfer of [move, copy])
        expect((await transfer([id], right.id, 'skip')).body).toEqual({ items: [], skipped: ['a.txt'] })
      expect(await tree(right.id)).toEqual(['A.txt: other'])
    })

    test('is replaced, and undone the other is there again', async () => {
      const answer = await move([await inLeft('a.txt')], right.id, 'replace')
      expect(await tree(right.id)).toEqual(['a.txt: a'])
      await api.undo(answer)
      expect(await tree(right.id)).toEqual(['A.txt: other'])
      await copy([await inLeft('a.txt')], right.id, 'replace')
      expect([await tree(right.id), await tree(left.id)]).toEqual([
        ['a.txt: a'],
        ['Inner/', 'Inner/b.txt: b', 'a.txt: a'],
      ])
    })

    test('of a folder merges the two: what is skipped stays where it was', async () => {
      const other = await api.folder('inner', right.id)
      await api.file('b.txt', other.id, 'theirs')
      await api.file('c.txt', await inLeft('Inner'), 'c')
      await copy([await inLeft('Inner')], right.id, 'replace')
      expect(await tree(other.id)).toEqual(['b.txt: b', 'c.txt: c'])
      const inner = await inLeft('Inner')
      const { body } = await move([inner], right.id, 'replace')
      expect((body as Placed).items[0]).toMatchObject({ id: other.id, contents: '2 files' })
      expect(await tree(left.id)).toEqual(['a.txt: a'])
      expect((await api.list(inner)).path.at(-1)?.id).toBe(other.id)
    })

    test('by the other kind keeps both', async () => {
      const odd = await api.folder('odd', left.id)
      await api.file('odd', right.id)
      const { body } = await move([odd.id], right.id, 'replace')
      expect(names((body as Placed).items)).toEqual(['odd (2)'])
    })
  })
})

describe('deleting', () => {
  test('takes everything below along with its contents, and is one change that is undone', async () => {
    const shelf = await api.folder('Shelf')
    const inner = await api.folder('Inner', shelf.id)
    const file = await api.file('a.txt', inner.id, 'a')
    const answer = await api.send('DELETE', `apps/file-manager/item?id=${shelf.id}`)
    expect(answer.body).toBe(true)
    expect([await api.item(file.id), await api.item(inner.id)]).toEqual([null, null])
    expect(await api.db.table('filePieces').count()).toBe(0)
    await api.undo(answer)
    expect(await tree(shelf.id)).toEqual(['Inner/', 'Inner/a.txt: a'])
    expect((await api.list(inner.id)).path.at(-1)?.id).toBe(inner.id)
  })

  test('many at once, samples too; unknown ids are passed over', async () => {
    const answer = await api.send('DELETE', 'apps/file-manager/items', {
      ids: ['folder-alex', 'folder-kestrelway', 'unknown'],
    })
    expect(answer.body).toBe(true)
    expect(names((await api.list()).folders)).toEqual([])
    await api.undo(answer)
    expect(names((await api.list()).folders)).toEqual(['Alex', 'Kestrelway'])
    expect((await api.send('DELETE', 'apps/file-manager/items', { ids: ['unknown'] })).body).toBe(false)
    expect((await api.send('DELETE', 'apps/file-manager/item?id=unknown')).body).toBe(false)
  })
})

test('undoing an upload that replaced a file brings its content back, and leaves nothing of the other', async () => {
  const { id } = await api.folder('Box')
  const upload = (content: string) =>
    api.send(
      'POST',
      'apps/file-manager/upload',
      uploadForm([{ name: 'a.txt', content }], { folderId: id, conflict: 'replace' }),
    )
  await upload('first')
  const before = await api.db.table('filePieces').toCollection().primaryKeys()
  const replaced = await upload('second')
  const undone = await api.send('POST', 'changes/undo', { id: replaced.headers.get('x-change-id') })
  expect(undone.body).toMatchObject({ kept: 0 })
  expect(await api.db.table('filePieces').toCollection().primaryKeys()).toEqual(before)
  const [file] = (await api.list(id)).files
  expect(await api.text(file?.id ?? '')).toBe('first')
})

describe('undoing one change of several', () => {
  test('leaves a file whose folder went at the root, where it can be found and moved', async () => {
    const made = await api.send('POST', 'apps/file-manager/folder', { folderId: null, name: 'Shelf' })
    const shelf = made.body as Item
    const file = await api.file('a.txt', shelf.id, 'a')
    await api.folder('Inner', shelf.id)
    await api.undo(made)
    const root = await api.list()
    expect([names(root.folders), names(root.files)]).toEqual([
      ['Alex', 'Inner', 'Kestrelway'],
      ['a.txt', 'Read me first.txt'],
    ])
    expect((await api.item(file.id))?.item.folderId).toBeNull()
    expect(((await move([file.id], 'folder-alex')).body as Placed).items[0]?.folderId).toBe('folder-alex')
  })

  test('leaves two folders that are in one another at the root', async () => {
    const [a, b] = [await api.folder('A'), await api.folder('B')]
    const into = await move([a.id], b.id)
    const back = await api.send('POST', 'changes/undo', { id: into.headers.get('x-change-id') })
    await move([b.id], a.id)
    await api.undo(back)
    const root = names((await api.list()).folders)
    expect(root.filter((name) => name === 'A' || name === 'B')).toHaveLength(1)
    expect((await api.get('apps/file-manager/folders')).status).toBe(200)
    expect((await api.send('DELETE', 'apps/file-manager/items', { ids: [a.id, b.id] })).body).toBe(true)
  })
})

test('if the browser deletes the database, files and contents are there again', async () => {
  const device = createDevice()
  const first = createFilesApi({ database: device.database, journal: device.journal })
  const shelf = await first.folder('Shelf')
  const file = await first.file('a.txt', shelf.id, 'kept')
  await first.send('DELETE', 'apps/file-manager/item?id=folder-kestrelway')
  const storage = (await first.get('apps/file-manager/storage')).body
  await device.lose(first)
  const next = createFilesApi({ database: device.database, journal: device.journal })
  expect(await next.text(file.id)).toBe('kept')
  expect(names((await next.list()).folders)).toEqual(['Alex', 'Shelf'])
  expect((await next.get('apps/file-manager/storage')).body).toEqual(storage)
})

test('the totals that are kept are those of the files', async () => {
  await copy(['folder-alex-home'], 'folder-alex')
  await api.send('DELETE', 'apps/file-manager/item?id=folder-alex-certificates')
  const rows = (await api.db.table('files').toArray()) as FileRow[]
  const files = rows.filter(({ kind }) => kind === 'file')
  const { body } = await api.get('apps/file-manager/storage')
  expect(body).toMatchObject({ files: files.length, used: files.reduce((sum, { size = 0 }) => sum + size, 0) })
})

describe('a large file', () => {
  const PART = 2_000_000
  const bytes = new Uint8Array(PART + 500_000).map((_, index) => index % 253)
  const start = async () =>
    ((await api.send('POST', 'apps/file-manager/upload/start', {})).body as { content: string }).content
  const part = (content: string, index: number) => {
    const form = new FormData()
    form.set('content', content)
    form.set('index', String(index))
    form.set('file', new File([bytes.slice(index * PART, (index + 1) * PART)], 'part'))
    return api.send('PUT', 'apps/file-manager/upload/part', form)
  }
  const finish = (content: string, path = 'large.bin', folderId: string | null = null) =>
    api.send('POST', 'apps/file-manager/upload/finish', {
      content,
      folderId,
      path,
      size: bytes.length,
      mediaType: '',
    })
  const bytesOf = async (id: string) =>
    new Uint8Array(await ((await api.get(`apps/file-manager/content?id=${id}`)).body as Blob).arrayBuffer())

  test('comes in parts, and is there once all of them are', async () => {
    const content = await start()
    await part(content, 0)
    expect((await finish(content)).body).toBeNull()
    expect((await part(content, 1)).headers.get('x-change-id')).toBeNull()
    const made = (await finish(content, 'Films/large.bin')).body as Placed
    expect(made.items[0]).toMatchObject({ name: 'large.bin', size: bytes.length })
    expect(await bytesOf(made.items[0]?.id ?? '')).toEqual(bytes)
    const copied = (await copy([made.items[0]?.id ?? ''], null)).body as Placed
    await api.send('DELETE', 'apps/file-manager/items', { ids: [made.items[0]?.id] })
    expect(await bytesOf(copied.items[0]?.id ?? '')).toEqual(bytes)
  })

  test('that is given up leaves nothing; one that a file names stays; a deletion is undone with all its bytes', async () => {
    const content = await start()
    await part(content, 0)
    await part(content, 1)
    const made = await finish(content)
    const id = (made.body as Placed).items[0]?.id ?? ''
    const drop = (which: string) => api.send('DELETE', `apps/file-manager/upload/part?content=${which}`)
    expect((await drop(content)).body).toBe(0)
    expect(await bytesOf(id)).toEqual(bytes)
    const removed = await api.send('DELETE', `apps/file-manager/item?id=${id}`)
    await api.undo(removed)
    expect(await bytesOf(id)).toEqual(bytes)
    const other = await start()
    await part(other, 0)
    expect((await drop(other)).body).toBe(0)
    expect(await api.db.table('filePieces').where('file').equals(other).count()).toBe(0)
  })
})
