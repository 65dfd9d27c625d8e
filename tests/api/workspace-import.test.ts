// What a person may bring in as a workspace file: foreign, damaged, of another version, or made to do harm. Refused with its reason, and nothing is changed.
import { describe, expect, test } from 'vitest'
import { crc32, crcText } from '#sw/api/shell/workspace/crc32.ts'
import { openZip, readBytes } from '#sw/api/shell/workspace/zip-reader.ts'
import { createTestApi } from '#tests/setup/test-api.ts'
import { contentsOf, exportFile, importFile, reportOf, SMALL, tableOf, unzip, zip } from '#tests/setup/workspace-api.ts'

type Entries = Record<string, string>
interface ManifestText {
  format: number
  tables: { name: string; rows: number; path: string; crc32: string }[]
}

const api = createTestApi({ only: SMALL })
const whole = await exportFile(api)
const entries = await unzip(whole)
const before = await contentsOf(api)

/** The same file with something else in it; the checksums are made right again. */
function altered(alter: (entries: Entries, manifest: ManifestText) => void): Blob {
  const copy: Entries = { ...entries }
  const manifest = JSON.parse(entries['manifest.json'] ?? '') as ManifestText
  alter(copy, manifest)
  for (const table of manifest.tables) table.crc32 = crcText(crc32(new TextEncoder().encode(copy[table.path] ?? '')))
  return zip({ ...copy, 'manifest.json': JSON.stringify(manifest) })
}

const withTags = (...lines: string[]) =>
  altered((copy) => {
    copy['data/taskTags.jsonl'] = lines.map((line) => `${line}\n`).join('')
  })

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** The file with one byte changed, counted from its end where negative. */
async function damaged(at: number): Promise<Blob> {
  const bytes = await bytesOf(whole)
  const offset = at < 0 ? bytes.length + at : at
  bytes[offset] = (bytes[offset] ?? 0) ^ 0xff
  return new Blob([bytes])
}

describe('a file that was unpacked and packed again is read as it was', () => {
  const below = (folder: string) =>
    Object.fromEntries(Object.entries(entries).map(([path, text]) => [`${folder}/${path}`, text]))
  const MAC = {
    '__MACOSX/._cairn': 'mac',
    '__MACOSX/cairn/._manifest.json': 'mac',
    '__MACOSX/cairn/data/._tasks.jsonl': 'mac',
    'cairn/.DS_Store': 'mac',
  }

  test.each<[string, Record<string, string>]>([
    ['below a folder', below('cairn-2026-11-25 (1)')],
    ['below several', below('Téléchargements/old/cairn')],
    ['with the folders as entries', { 'cairn/': '', 'cairn/data/': '', ...below('cairn') }],
    ['by a Mac', { ...below('cairn'), ...MAC }],
    ['by a Mac, without a folder', { ...entries, ...MAC, '.DS_Store': 'mac', '__MACOSX/._manifest.json': 'mac' }],
    ['with a file beside the folder', { ...below('cairn'), 'desktop.ini': 'windows' }],
    ['with another manifest further down', { ...below('cairn'), 'cairn/old/manifest.json': '{}' }],
  ])('%s', async (_, packed) => {
    const answer = await importFile(createTestApi({ only: SMALL }), zip(packed), { dryRun: 'true' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual((await importFile(createTestApi({ only: SMALL }), whole, { dryRun: 'true' })).body)
  })

  test('two of them in one are none', async () => {
    const answer = await importFile(api, zip({ ...below('one'), ...below('two') }))
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ error: expect.stringContaining('is no workspace file of Cairn') })
  })
})

describe('a file that is no whole workspace file is refused with 400 that names the field', () => {
  test.each<[string, () => Blob | Promise<Blob>, string]>([
    ['nothing', () => new Blob([]), 'is no zip archive'],
    ['a text', () => new Blob(['hello, world. '.repeat(50)]), 'is no zip archive'],
    ['a foreign archive', () => zip({ 'readme.txt': 'hello' }), 'is no workspace file of Cairn'],
    [
      'a foreign manifest',
      () => zip({ 'manifest.json': '{"app":"other","format":1}' }),
      'is no workspace file of Cairn',
    ],
    ['a manifest that is no JSON', () => zip({ 'manifest.json': '{' }), 'is no workspace file of Cairn'],
    [
      'a manifest without tables',
      () => zip({ 'manifest.json': '{"app":"cairn","format":1}' }),
      'has a damaged manifest',
    ],
    [
      'a newer format',
      () =>
        altered((_, manifest) => {
          manifest.format = 2
        }),
      'comes from a newer version of Cairn',
    ],
    [
      'one whose manifest names more rows than a device takes',
      () =>
        altered((_, manifest) => {
          for (const table of manifest.tables) table.rows = 400_000
        }),
      'has more than 500000 rows',
    ],
    [
      'one with more rows than its manifest names',
      () =>
        altered((copy) => {
          copy['data/taskTags.jsonl'] = '{}\n'.repeat(500_001)
        }),
      'has more than 500000 rows',
    ],
    ['one cut off at its half', () => whole.slice(0, whole.size / 2), 'is cut off'],
    ['one cut off before its last byte', () => whole.slice(0, whole.size - 1), 'is cut off'],
    ['one whose beginning is missing', () => whole.slice(100), 'is cut off'],
    ['one with a byte changed in its middle', () => damaged(Math.floor(whole.size / 2)), 'damaged'],
    ['one with a byte changed in its directory', () => damaged(-70), 'manifest.json'],
    ['one whose directory lies elsewhere', () => damaged(-4), 'is cut off'],
    [
      'one that lacks a table that its manifest names',
      () =>
        altered((copy) => {
          delete copy['data/tasks.jsonl']
        }),
      'has no data/tasks.jsonl',
    ],
    ['one that unpacks to very much', () => claiming(whole, 2_000_000_000), 'unpacks to more than'],
    ['one that was packed with a password', () => encrypted(), 'is encrypted'],
    ['one that is packed in another way', () => packedOtherwise(), 'packed in a way that is not known here'],
    ['one with a line without an end', () => endless(), 'has a line that is too long'],
  ])('%s', async (_, make, reason) => {
    const answer = await importFile(api, await make(), { mode: 'apply', others: 'remove' })
    expect(answer.status).toBe(400)
    expect((answer.body as { error: string }).error).toMatch(/^body\.file: /)
    expect((answer.body as { error: string }).error).toContain(reason)
    expect(await contentsOf(api)).toEqual(before)
  })

  test('a text in place of a file, a field that is none', async () => {
    const form = new FormData()
    form.set('file', 'text')
    expect(await api.send('POST', 'workspace/import', form)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('body.file') },
    })
    expect(await importFile(api, whole, { mode: 'now' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('body.mode') },
    })
  })
})

const endless = () =>
  altered((copy) => {
    copy['data/taskTags.jsonl'] = '{'.repeat(17_000_000)
  })

const DIRECTORY = 0x02014b50

/** Says in the directory that its first entry unpacks to so many bytes. */
async function claiming(file: Blob, size: number): Promise<Blob> {
  const bytes = await bytesOf(file)
  const view = new DataView(bytes.buffer)
  view.setUint32(directoryIn(view) + 24, size, true)
  return new Blob([bytes])
}

/** As its directory says. */
async function encrypted(): Promise<Blob> {
  const bytes = await bytesOf(whole)
  const view = new DataView(bytes.buffer)
  view.setUint16(directoryIn(view) + 8, 1, true)
  return new Blob([bytes])
}

/** As its directory says of each entry: 93 is Zstandard. */
async function packedOtherwise(): Promise<Blob> {
  const bytes = await bytesOf(whole)
  const view = new DataView(bytes.buffer)
  for (let at = directoryIn(view); at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === DIRECTORY) view.setUint16(at + 10, 93, true)
  return new Blob([bytes])
}

function directoryIn(view: DataView): number {
  let at = 0
  while (view.getUint32(at, true) !== DIRECTORY) at += 1
  return at
}

describe('what does not fit is left out and named, and the rest is taken', () => {
  test('rows that are no rows, or not what the table holds: with their line and the reason', async () => {
    const file = withTags(
      '{"id":"good","title":"Good"}',
      'no JSON',
      '[]',
      '{"title":"nameless"}',
      `{"id":"long","title":"${'x'.repeat(501)}"}`,
      '{"id":"wrong","title":5}',
      '{"id":"harm","title":"x","__proto__":{"isAdmin":true}}',
      '{"id":"more","title":"x","unknown":"dropped"}',
    )
    const own = createTestApi({ only: SMALL })
    const answer = await importFile(own, file, { mode: 'apply' })
    expect(tableOf(answer, 'taskTags')).toEqual({
      rows: 8,
      added: 2,
      changed: 0,
      skipped: 0,
      removed: 0,
      refused: 6,
      refusals: [
        { line: 2, reason: 'is no row' },
        { line: 3, reason: 'is no row' },
        { line: 4, reason: expect.stringContaining('id: ') },
        { line: 5, reason: expect.stringContaining('title: ') },
        { line: 6, reason: expect.stringContaining('title: ') },
        { line: 7, reason: expect.stringContaining('__proto__') },
      ],
    })
    expect(await own.db.table('taskTags').get('more')).toEqual({ id: 'more', title: 'x' })
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })

  test('a table of which a row is refused loses none of its own', async () => {
    const own = createTestApi({ only: SMALL })
    const answer = await importFile(own, withTags('{"id":"good","title":"Good"}', '{"id":"bug"}'), {
      mode: 'apply',
      others: 'remove',
    })
    expect(tableOf(answer, 'taskTags')).toMatchObject({ added: 1, removed: 0, refused: 1 })
    expect(await own.db.table('taskTags').count()).toBe(7)
  })

  test('a table that this build does not know', async () => {
    const file = altered((copy, manifest) => {
      copy['data/dreams.jsonl'] = '{"id":"a"}\n{"id":"b"}\n'
      manifest.tables.push({ name: 'dreams', rows: 2, path: 'data/dreams.jsonl', crc32: '' })
    })
    const answer = await importFile(createTestApi({ only: SMALL }), file, { mode: 'apply' })
    expect(reportOf(answer).tables.find(({ table }) => table === 'dreams')).toMatchObject({
      api: null,
      rows: 2,
      refused: 2,
      refusals: [{ line: null, reason: 'This version of Cairn has no such table' }],
    })
  })

  test.each(['meta', 'changes', 'replies', 'accounts', '__proto__', 'constructor'])(
    'a table that is not of an app, like %s',
    async (name) => {
      const file = altered((copy, manifest) => {
        copy['data/x.jsonl'] = '{"id":"a","key":"a","seq":1}\n'
        manifest.tables.push({ name, rows: 1, path: 'data/x.jsonl', crc32: '' })
      })
      const own = createTestApi({ only: [...SMALL, 'auth'] })
      const answer = await importFile(own, file, { mode: 'apply' })
      expect(tableOf(answer, name)).toMatchObject({ added: 0, refused: 1 })
    },
  )

  test('a table whose checksum is wrong is left out whole, and stays as it is', async () => {
    const manifest = JSON.parse(entries['manifest.json'] ?? '') as ManifestText
    const file = zip({
      ...entries,
      'manifest.json': JSON.stringify(manifest),
      'data/taskTags.jsonl': '{"id":"forged","title":"Forged"}\n',
    })
    const own = createTestApi({ only: SMALL })
    const answer = await importFile(own, file, { mode: 'apply', others: 'remove' })
    expect(tableOf(answer, 'taskTags')).toMatchObject({
      added: 0,
      removed: 0,
      refused: 6,
      refusals: [{ line: null, reason: expect.stringContaining('checksum') }],
    })
    expect(await own.db.table('taskTags').count()).toBe(6)
  })

  test('of many refusals the first twenty are named', async () => {
    const file = withTags(...Array.from({ length: 50 }, () => '{}'))
    const answer = await importFile(createTestApi({ only: SMALL }), file)
    expect(tableOf(answer, 'taskTags')).toMatchObject({ refused: 50 })
    expect(tableOf(answer, 'taskTags').refusals).toHaveLength(20)
  })
})

describe('the reader of archives', () => {
  test('reads what others pack, stored and deflated', async () => {
    const text = 'Where the road ends, the bus turns. '.repeat(9000)
    const opened = await openZip(zip({ 'a/é.txt': text, 'b.bin': new Uint8Array([1, 2, 3]) }), 1e6)
    expect([...opened.paths]).toEqual(['a/é.txt', 'b.bin'])
    expect(new TextDecoder().decode(await readBytes(opened, 'a/é.txt'))).toBe(text)
    expect([...(await readBytes(opened, 'b.bin'))]).toEqual([1, 2, 3])
  })

  test('finds an entry whose name was written anew: by Windows in its code page or with its slashes, by a Mac with accents apart', async () => {
    const packed = await bytesOf(zip({ 'files/XXX-XXX.txt': 'road' }))
    const named = (name: readonly number[]) => {
      const copy = packed.slice()
      const old = [...new TextEncoder().encode('files/XXX-XXX.txt')]
      for (let at = 0; at + old.length <= copy.length; at += 1)
        if (old.every((byte, index) => copy[at + index] === byte)) copy.set(name, at)
      return new Blob([copy])
    }
    const ascii = (text: string) => [...new TextEncoder().encode(text)]
    for (const [file, path] of [
      // Été, ça in code page 850.
      [
        named([...ascii('files/'), 0x90, 0x74, 0x82, ...ascii('-'), 0x87, 0x61, ...ascii('x.txt')]),
        'files/Été-çax.txt',
      ],
      [named([...ascii('files\\XXX-XXX.txt')]), 'files/XXX-XXX.txt'],
      [zip({ ['files/Été.txt'.normalize('NFD')]: 'road' }), 'files/Été.txt'],
      [zip({ 'files/Été.txt': 'road' }), 'files/Été.txt'.normalize('NFD')],
    ] as const) {
      const opened = await openZip(file, 1e6)
      expect(new TextDecoder().decode(await readBytes(opened, path))).toBe('road')
    }
  })

  test('an entry that unpacks to more than it says is not unpacked further', async () => {
    const opened = await openZip(await claiming(zip({ a: new Uint8Array(5_000_000) }), 1000), 1e6)
    const pieces: number[] = []
    const read = async () => {
      for await (const piece of opened.read('a')) pieces.push(piece.length)
    }
    await expect(read()).rejects.toThrow('a is damaged')
    expect(pieces).toEqual([])
  })

  test('counts what it unpacks, over all entries', async () => {
    const both = zip({ a: 'x'.repeat(600), b: 'x'.repeat(600) })
    await expect(openZip(both, 1000)).rejects.toThrow('unpacks to more than 1000 bytes')
    const opened = await openZip(both, 1200)
    for (const path of ['a', 'a']) await readBytes(opened, path)
    await expect(readBytes(opened, 'b')).rejects.toThrow('unpacks to more than 1200 bytes')
  })

  test('every single byte of a small archive changed: it is read as it was, or refused', async () => {
    const content = 'tick tock '.repeat(20)
    const good = await bytesOf(zip({ 'a.txt': content }))
    for (let at = 0; at < good.length; at += 1) {
      const bad = good.slice()
      bad[at] = (bad[at] ?? 0) ^ 0x55
      const read = async () => {
        const opened = await openZip(new Blob([bad]), 1e6)
        return opened.paths.has('a.txt') ? new TextDecoder().decode(await readBytes(opened, 'a.txt')) : content
      }
      const outcome = await read().catch((error: Error) => error.name)
      expect(['ZipError', content], `byte ${at}`).toContain(outcome)
    }
  })
})
