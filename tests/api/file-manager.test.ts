// The file manager, clause by clause (workspace spec §3, §7, §9), and the calls that its screen needs besides.
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FoundItem, Item, type Placed, type StorageUse } from '#contract/apps/file-manager.ts'
import { createFilesApi, type FilesApi, uploadForm } from '#tests/setup/files-api.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

let api: FilesApi

beforeEach(() => {
  api = createFilesApi()
})

const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)

describe('GET apps/file-manager', () => {
  test('lists the folders, the files and the path of a folder; the text null is the root', async () => {
    const root = await api.list()
    expect([names(root.folders), names(root.files), root.path]).toEqual([
      ['Alex', 'Kestrelway'],
      ['Read me first.txt'],
      [],
    ])
    expect((await api.get('apps/file-manager')).body).toEqual(root)

    const meetings = await api.list('folder-kestrelway-meetings')
    expect(names(meetings.folders)).toEqual(['Retrospectives', 'Steering committee', 'Team Lines'])
    expect(names(meetings.path)).toEqual(['Kestrelway', 'Meetings'])
    expect(meetings.path[0]).toEqual(root.folders[1])
  })

  test('lists folders first, then files, each sorted by name, as a person counts', async () => {
    const { id } = await api.folder('Shelf')
    for (const name of ['Line 12.txt', 'line 9.txt', 'École.txt', 'Zoo.txt', 'apple.txt']) await api.file(name, id)
    for (const name of ['b', 'A', '10', '9']) await api.folder(name, id)
    const { folders, files } = await api.list(id)
    expect(names(folders)).toEqual(['9', '10', 'A', 'b'])
    expect(names(files)).toEqual(['apple.txt', 'École.txt', 'line 9.txt', 'Line 12.txt', 'Zoo.txt'])
  })

  test('an item has its fields: folderId null at the root, a file count text for folders', async () => {
    const { folders, files } = await api.list()
    expect(folders[1]).toMatchObject({
      folderId: null,
      name: 'Kestrelway',
      type: 'folder',
      contents: expect.stringMatching(/^\d+ files$/),
      mediaType: null,
    })
    expect(files[0]).toMatchObject({
      folderId: null,
      createdBy: 'Alex Morgan',
      type: 'TXT',
      contents: null,
      description: null,
      size: 285,
    })
    expect(Object.keys(files[0] ?? {}).sort()).toEqual(Object.keys(Item.shape).sort())
    const counts = folders.map(({ contents }) => Number.parseInt(contents ?? '', 10))
    expect(counts.reduce((sum, count) => sum + count, files.length)).toBeGreaterThanOrEqual(300)
  })

  test('the count and the size of a folder are those of all files below it, also in French', async () => {
    const outer = await api.folder('Outer')
    const inner = await api.folder('Inner', outer.id)
    await api.file('a.txt', inner.id, '12345')
    const one = (await api.list()).folders.find(({ id }) => id === outer.id)
    expect([one?.contents, one?.size]).toEqual(['1 file', 5])
    await api.file('b.txt', outer.id, '123')
    const two = (await api.list()).folders.find(({ id }) => id === outer.id)
    expect([two?.contents, two?.size]).toEqual(['2 files', 8])
    const french = (await api.get(`apps/file-manager?folderId=${outer.id}`, { 'accept-language': 'fr-FR' })).body
    expect(french).toMatchObject({ path: [{ contents: '2 fichiers' }], folders: [{ contents: '1 fichier' }] })
  })

  test('a folder that is not there is answered with the nearest one above it that is', async () => {
    const outer = await api.folder('Outer')
    const inner = await api.folder('Inner', outer.id)
    const deep = await api.folder('Deep', inner.id)
    await api.send('DELETE', `apps/file-manager/item?id=${inner.id}`)
    expect(names((await api.list(deep.id)).path)).toEqual(['Outer'])
    await api.send('DELETE', `apps/file-manager/item?id=${outer.id}`)
    expect(await api.list(deep.id)).toEqual(await api.list())
    expect(await api.list('never-there')).toEqual(await api.list())
    expect(await api.list('file-read-me-first-txt')).toEqual(await api.list())
  })
})

describe('finding', () => {
  test('an item comes with the folders that lead to it; an unknown one is null', async () => {
    const outer = await api.folder('Outer')
    const file = await api.file('a.txt', outer.id)
    expect(await api.item(file.id)).toEqual({ item: file, path: [{ id: outer.id, folderId: null, name: 'Outer' }] })
    expect((await api.item(outer.id))?.path).toEqual([])
    expect(await api.item('unknown')).toBeNull()
  })

  test('a search looks into names, case and accents aside; an empty query answers null', async () => {
    const search = async (query: string, folder = 'null') =>
      (await api.get(`apps/file-manager/search?query=${encodeURIComponent(query)}&folderId=${folder}`)).body as
        | FoundItem[]
        | null
    expect(await search('  ')).toBeNull()
    expect((await search('SETE'))?.map(({ item }) => item.name)).toContain('CV for Port de Sète.pdf')
    const found = (await search('traffic')) ?? []
    expect(found[0]?.item.name).toBe('Port de Sète, traffic data analyst.docx')
    expect(found[0]?.path.map(({ name }) => name)).toEqual(['Alex', 'Job search', 'Cover letters'])
    expect((await search('sète', 'folder-alex-pictures'))?.map(({ item }) => item.name)).toEqual([
      'Sète, holiday',
      'Ferry and bus, Sète.jpg',
      'Harbour stop, Sète.jpg',
    ])
    expect((await search('holiday sete', 'folder-alex-pictures'))?.map(({ item }) => item.name)).toEqual([
      'Sète, holiday',
    ])
    expect(await search('no such name')).toEqual([])
    expect(await search('a', 'unknown')).toEqual([])
  })

  test('a search also looks into descriptions and into texts, and shows where; names come first', async () => {
    const search = async (query: string) =>
      (await api.get(`apps/file-manager/search?query=${encodeURIComponent(query)}`)).body as FoundItem[]
    const shown = async (query: string) => (await search(query)).map(({ item, excerpt }) => [item.name, excerpt])
    expect(await shown('looking for as well')).toEqual([
      ['Read me first.txt', expect.stringContaining('somebody else is looking for as well.')],
    ])
    const before = 'word '.repeat(40)
    const { id } = await api.file('plan.md', null, `${before}the Bréhat ferry leaves ${before}`)
    await api.file('brehat.txt', null, 'nothing')
    expect(await shown('brehat')).toEqual([
      ['brehat.txt', undefined],
      ['plan.md', expect.stringMatching(/^….*the Bréhat ferry leaves.*…$/)],
    ])
    expect(await shown('plan brehat')).toEqual([['plan.md', expect.stringContaining('Bréhat')]])
    const form = new FormData()
    form.set('id', id)
    form.set('file', new File(['about Ouessant'], 'plan.md', { type: 'text/markdown' }))
    await api.send('PUT', 'apps/file-manager/content', form)
    expect(await shown('brehat ferry')).toEqual([])
    await api.send('PATCH', 'apps/file-manager/item', { id, item: { description: 'Who crosses in Zandvoort' } })
    expect(await shown('zandvoort')).toEqual([['plan.md', expect.stringMatching(/^Who crosses in Zandvoort/)]])
  })

  test('the text of office documents is searched, and what only looks like one is passed over', async () => {
    const search = async (query: string) =>
      (await api.get(`apps/file-manager/search?query=${encodeURIComponent(query)}`)).body as FoundItem[]
    await api.file('broken.docx', null, 'no archive at all')
    const typesOf = async (query: string) => (await search(query)).map(({ item }) => item.type)
    expect(await typesOf('valley with nine buses')).toContain('DOC')
    expect(await typesOf('boardings')).toContain('XLS')
  })

  test('all folders are listed for a folder picker', async () => {
    const { body } = await api.get('apps/file-manager/folders')
    expect(body).toContainEqual({
      id: 'folder-alex-hub-study-drafts',
      folderId: 'folder-alex-hub-study',
      name: 'Drafts',
    })
  })

  test('what was starred, one by one or many at once, is listed until it is unstarred', async () => {
    const starred = async () =>
      ((await api.get('apps/file-manager/starred')).body as FoundItem[]).map(({ item }) => item.name)
    const before = await starred()
    expect(before).toContain('CV Alex Morgan.pdf')
    const [a, b] = [await api.file('a.txt'), await api.file('b.txt')]
    await api.send('PATCH', 'apps/file-manager/item', { id: a.id, item: { starred: true } })
    expect(await starred()).toEqual([...before, 'a.txt'].sort((one, two) => one.localeCompare(two, 'en')))
    const answer = await api.send('PATCH', 'apps/file-manager/items', {
      ids: [a.id, b.id, 'unknown'],
      item: { starred: true },
    })
    expect(names(answer.body as Item[])).toEqual(['a.txt', 'b.txt'])
    await api.send('PATCH', 'apps/file-manager/items', { ids: [a.id, b.id], item: { starred: false } })
    expect(await starred()).toEqual(before)
  })

  test('the files that were changed last come first among the recent ones', async () => {
    await api.list()
    api.setNow(TEST_NOW + 1000)
    await api.file('new.txt')
    const recent = (await api.get('apps/file-manager/recent')).body as FoundItem[]
    expect(recent).toHaveLength(50)
    expect(recent[0]?.item.name).toBe('new.txt')
    const times = recent.map(({ item }) => item.modifiedAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('the storage meter says how many bytes each type has', async () => {
    const before = (await api.get('apps/file-manager/storage')).body as StorageUse
    expect(before.files).toBeGreaterThanOrEqual(300)
    expect(before.types.map(({ type }) => type).sort()).toEqual(['DOC', 'JPG', 'PDF', 'TXT', 'XLS'])
    const clip = await api.upload([{ name: 'clip.mp4', content: new Uint8Array(3_000_000) }])
    const after = (await api.get('apps/file-manager/storage')).body as StorageUse
    expect([after.files, after.used]).toEqual([before.files + 1, before.used + 3_000_000])
    expect(after.types[0]).toEqual({ type: 'MP4', files: 1, used: 3_000_000 })
    await api.send('DELETE', `apps/file-manager/item?id=${clip.items[0]?.id}`)
    expect((await api.get('apps/file-manager/storage')).body).toEqual(before)
  })
})

describe('contents', () => {
  test('a sample opens as what it is', async () => {
    const { files } = await api.list('folder-kestrelway-operations-timetables-rhone')
    const { body, headers } = await api.get(`apps/file-manager/content?id=${files[0]?.id}`)
    const file = body as Blob
    expect(file.size).toBe(files[0]?.size)
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(files[0]?.name)
    expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).toContain('xl/worksheets/sheet3.xml')
  })

  test('what was uploaded comes back byte for byte, as text or as anything else', async () => {
    const bytes = Uint8Array.from({ length: 4_100_000 }, (_, index) => (index * 7) % 251)
    const { items } = await api.upload([{ name: 'big.bin', content: bytes, type: 'Application/X-Thing' }])
    expect(items[0]).toMatchObject({
      size: 4_100_000,
      type: 'OTHER',
      mediaType: 'application/x-thing',
      createdBy: 'Alex Morgan',
      createdAt: new Date(TEST_NOW).toISOString(),
    })
    const { body } = await api.get(`apps/file-manager/content?id=${items[0]?.id}`)
    expect(Buffer.compare(Buffer.from(await (body as Blob).arrayBuffer()), bytes)).toBe(0)
  })

  test('a folder and an unknown file have none', async () => {
    for (const id of ['folder-alex', 'unknown'])
      expect((await api.get(`apps/file-manager/content?id=${id}`)).body).toBeNull()
  })

  test('a text that was edited is saved back, of a sample too', async () => {
    const form = new FormData()
    form.set('id', 'file-read-me-first-txt')
    form.set('file', new File(['Shorter.'], 'whatever.txt'))
    const saved = await api.send('PUT', 'apps/file-manager/content', form)
    expect(saved.body).toMatchObject({
      name: 'Read me first.txt',
      size: 8,
      modifiedAt: new Date(TEST_NOW).toISOString(),
    })
    expect(await api.text('file-read-me-first-txt')).toBe('Shorter.')
    await api.undo(saved)
    expect(await api.text('file-read-me-first-txt')).toContain('shared drive')
    form.set('id', 'folder-alex')
    expect((await api.send('PUT', 'apps/file-manager/content', form)).body).toBeNull()
  })

  test('a selection is packed into one archive: files, whole folders, empty ones, samples', async () => {
    const outer = await api.folder('Outer')
    const inner = await api.folder('Inner', outer.id)
    await api.folder('Empty', outer.id)
    await api.file('é.txt', inner.id, 'deep')
    const other = await api.file('Plants.txt', outer.id, 'mine')
    const { body, headers } = await api.send('POST', 'apps/file-manager/zip', {
      ids: [outer.id, inner.id, 'file-alex-home-plants-txt', 'unknown'],
    })
    const files = unzipSync(new Uint8Array(await (body as Blob).arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual(['Outer/Empty/', 'Outer/Inner/é.txt', 'Outer/Plants.txt', 'Plants.txt'])
    expect(new TextDecoder().decode(files['Outer/Inner/é.txt'])).toBe('deep')
    expect(new TextDecoder().decode(files['Plants.txt'])).toContain('Basil')
    expect(headers.get('content-disposition')).toContain('Files.zip')

    const two = await api.send('POST', 'apps/file-manager/zip', { ids: ['file-alex-home-plants-txt', other.id] })
    expect(Object.keys(unzipSync(new Uint8Array(await (two.body as Blob).arrayBuffer())))).toEqual([
      'Plants.txt',
      'Plants (2).txt',
    ])
    const one = await api.send('POST', 'apps/file-manager/zip', { ids: [outer.id] })
    expect(one.headers.get('content-disposition')).toContain('Outer.zip')
    expect((await api.send('POST', 'apps/file-manager/zip', { ids: ['unknown'] })).body).toBeNull()
  })
})

describe('an upload', () => {
  test('takes several files at once, one file too, into a folder', async () => {
    const { id } = await api.folder('Shelf')
    const { items, skipped } = await api.upload([{ name: 'b.PDF' }, { name: 'a.Jpeg' }, { name: 'c' }], {
      folderId: id,
    })
    expect(items.map(({ name, type, folderId }) => [name, type, folderId])).toEqual([
      ['b.PDF', 'PDF', id],
      ['a.Jpeg', 'JPG', id],
      ['c', 'OTHER', id],
    ])
    expect(skipped).toEqual([])
    expect(names((await api.list(id)).files)).toEqual(['a.Jpeg', 'b.PDF', 'c'])
  })

  test('of a folder makes the folders on the way, once, and uses those that are there', async () => {
    await api.folder('Photos')
    const answer = await api.send(
      'POST',
      'apps/file-manager/upload',
      uploadForm([
        { name: 'a.jpg', path: 'photos/May/a.jpg' },
        { name: 'b.jpg', path: 'Photos/May/b.jpg' },
        { name: 'c.jpg', path: '/Photos//c.jpg' },
      ]),
    )
    const root = await api.list()
    expect(names(root.folders)).toEqual(['Alex', 'Kestrelway', 'Photos'])
    const photos = await api.list(root.folders[2]?.id)
    expect([names(photos.folders), names(photos.files)]).toEqual([['May'], ['c.jpg']])
    expect(names((await api.list(photos.folders[0]?.id)).files)).toEqual(['a.jpg', 'b.jpg'])
    await api.undo(answer)
    expect(photos.path.length + (await api.list(photos.path[0]?.id)).folders.length).toBe(1)
  })

  test('whose name is taken keeps both, replaces, or is skipped, as was chosen', async () => {
    const old = await api.file('Report.txt', null, 'old')
    await api.send('PATCH', 'apps/file-manager/item', { id: old.id, item: { starred: true, description: 'mine' } })
    const send = (conflict?: string) => api.upload([{ name: 'report.TXT', content: conflict ?? 'new' }], { conflict })
    expect(names((await send()).items)).toEqual(['report (2).TXT'])
    expect(names((await send('keep-both')).items)).toEqual(['report (3).TXT'])
    expect(await send('skip')).toEqual({ items: [], skipped: ['report.TXT'] })
    expect(await api.text(old.id)).toBe('old')
    const { items } = await send('replace')
    expect(items[0]).toMatchObject({ id: old.id, name: 'Report.txt', size: 7, starred: true, description: 'mine' })
    expect(await api.text(old.id)).toBe('replace')
  })

  test('never takes the place of a folder', async () => {
    await api.folder('Report')
    expect(names((await api.upload([{ name: 'Report' }], { conflict: 'replace' })).items)).toEqual(['Report (2)'])
  })

  test('gets a name that can be given', async () => {
    const { items } = await api.upload([
      { name: 'x', path: 'a\\b.txt' },
      { name: 'y', path: 'CON.txt' },
      { name: 'z', path: `${'n'.repeat(300)}.pdf` },
    ])
    expect(names(items)).toEqual(['a_b.txt', '_CON.txt', `${'n'.repeat(251)}.pdf`])
  })

  test('into a folder that is not there, or with paths that do not fit, is refused', async () => {
    const unknown = await api.send(
      'POST',
      'apps/file-manager/upload',
      uploadForm([{ name: 'a' }], { folderId: 'unknown' }),
    )
    expect([unknown.status, unknown.body]).toEqual([400, { error: 'body.folderId: no such folder' }])
    const uneven = await api.send(
      'POST',
      'apps/file-manager/upload',
      uploadForm([{ name: 'a', path: 'a' }, { name: 'b' }]),
    )
    expect([uneven.status, uneven.body]).toEqual([400, { error: 'body.path: not one for each file' }])
    expect((await api.list()).files).toHaveLength(1)
  })

  test('is undone with its content', async () => {
    const answer = await api.send('POST', 'apps/file-manager/upload', uploadForm([{ name: 'a.txt' }]))
    await api.undo(answer)
    expect(await api.item((answer.body as Placed).items[0]?.id ?? '')).toBeNull()
    expect(await api.db.table('filePieces').count()).toBe(0)
  })
})
