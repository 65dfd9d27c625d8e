// Contents of files: stored as pieces, undone, written to the journal and restored from it byte for byte.
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defineApi } from '#contract/define-api.ts'
import * as z from '#contract/zod.ts'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import {
  addContent,
  type ContentPiece,
  copyContent,
  deleteContents,
  PIECE_BYTES,
  readContent,
  splitFile,
} from '#sw/api/engine/files/bytes.ts'
import { compact } from '#sw/api/engine/journal/journal.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { modules } from '#sw/api/registry.ts'
import { createMemoryJournal } from '#tests/setup/memory-journal.ts'
import { ask, oneWorkspace } from '#tests/setup/one-workspace.ts'
import { newDatabase } from '#tests/setup/test-api.ts'

const id = z.object({ id: z.string() })
const drawerApi = defineApi('drawer', 'local', {
  put: {
    method: 'PUT',
    path: 'drawer/sheet',
    bodyType: 'form',
    body: z.object({ id: z.string(), file: z.file() }),
    answers: { 200: z.number() },
  },
  copy: {
    method: 'POST',
    path: 'drawer/copy',
    body: z.object({ from: z.string(), to: z.string() }),
    answers: { 200: z.boolean() },
  },
  stamp: { method: 'PATCH', path: 'drawer/sheet', body: id, answers: { 200: z.boolean() } },
  read: { method: 'GET', path: 'drawer/sheet', query: id, answerType: 'file', answers: { 200: z.nullable(z.file()) } },
  remove: { method: 'DELETE', path: 'drawer/sheet', query: id, answers: { 200: z.boolean() } },
})

interface Stamp {
  readonly id: string
  readonly count: number
  readonly picture: Uint8Array<ArrayBuffer>
}

const drawer = defineModule(drawerApi, {
  tables: { sheets: table<ContentPiece>(), stamps: table<Stamp>() },
  prepare: { put: async ({ body }) => splitFile(body.file) },
  handlers: {
    put: async ({ body }, { tables }, content): Promise<number> => {
      await addContent(tables.sheets, body.id, content)
      return content.size
    },
    copy: ({ body }, { tables }) => copyContent(tables.sheets, body.from, body.to),
    // Bytes in a row that is changed in place.
    stamp: async ({ body }, { tables }): Promise<boolean> => {
      const count = ((await tables.stamps.get(body.id))?.count ?? 0) + 1
      await tables.stamps.put({ id: body.id, count, picture: new Uint8Array(3).fill(count) })
      return true
    },
    read: async ({ query }, { tables }) =>
      (await readContent(tables.sheets, query.id, { name: `${query.id}.bin`, type: 'text/plain' })) ?? null,
    remove: async ({ query }, { tables }): Promise<boolean> => {
      await deleteContents(tables.sheets, [query.id])
      return true
    },
  },
})

const entry: ModuleEntry = {
  name: 'drawer',
  paths: ['drawer'],
  tables: { sheets: 'id, file', stamps: 'id' },
  load: async () => drawer,
}
const registry = [entry, ...modules.filter(({ name }) => name === 'changes')]

/** Bytes that do not repeat, over three pieces. */
const large = Uint8Array.from({ length: 2 * PIECE_BYTES + 7 }, (_, index) => (index * 31 + (index >> 8)) % 256)

let database: string
let journal: ReturnType<typeof createMemoryJournal>

beforeEach(() => {
  database = newDatabase()
  journal = createMemoryJournal()
})

function start() {
  const db = new CairnDb(database, schemaOf(registry))
  const app = createApi({
    ...oneWorkspace(db, journal),
    now: () => 7,
    delay: async () => {},
    random: Math.random,
    checkAnswers: true,
    modules: registry,
  })
  const send = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData
    const headers = new Headers(isForm || body === undefined ? [] : [['content-type', 'application/json']])
    return ask(app, `/api/${path}`, { method, headers, body: isForm ? body : JSON.stringify(body) })
  }
  return {
    db,
    put: (sheet: string, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      form.set('id', sheet)
      form.set('file', new File([bytes], 'a'))
      return send('PUT', 'drawer/sheet', form)
    },
    read: async (sheet: string) => {
      const answer = await send('GET', `drawer/sheet?id=${sheet}`)
      return answer.headers.has('content-disposition')
        ? new Uint8Array(await answer.arrayBuffer())
        : await answer.json()
    },
    send,
    undo: async (change: Response) => {
      const undone = await send('POST', 'changes/undo', { id: change.headers.get('x-change-id') })
      return { body: await undone.json(), undone }
    },
    lose: async () => {
      db.close()
      await Dexie.delete(database)
      return start()
    },
  }
}

/** `toEqual` of millions of bytes takes long. */
const isSame = (a: Uint8Array, b: unknown) => Buffer.compare(a, b as Uint8Array) === 0

describe('a content', () => {
  test('is kept in pieces that are small enough, and read back as it was', async () => {
    const api = start()
    expect(await (await api.put('a', large)).json()).toBe(large.length)
    const pieces = (await api.db.table('sheets').toArray()) as ContentPiece[]
    expect(pieces.map(({ bytes }) => bytes.length)).toEqual([PIECE_BYTES, PIECE_BYTES, 7])
    expect(isSame(large, await api.read('a'))).toBe(true)
  })

  test('of more than ten pieces keeps their order', async () => {
    const db = new CairnDb(database, schemaOf([entry]))
    const pieces = Array.from({ length: 12 }, (_, index) => new Uint8Array([index]))
    await addContent(db.table('sheets'), 'a', { size: 12, pieces })
    const file = await readContent(db.table('sheets'), 'a', { name: 'a', type: 'text/plain' })
    expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
    expect([file?.name, file?.type]).toEqual(['a', 'text/plain'])
  })

  test('may be empty, which is not the same as missing', async () => {
    const api = start()
    await api.put('empty', new Uint8Array())
    expect(await api.read('empty')).toEqual(new Uint8Array())
    expect(await api.read('missing')).toBeNull()
  })

  test('is copied and deleted with all its pieces', async () => {
    const api = start()
    await api.put('a', large)
    expect(await (await api.send('POST', 'drawer/copy', { from: 'a', to: 'b' })).json()).toBe(true)
    expect(await (await api.send('POST', 'drawer/copy', { from: 'missing', to: 'c' })).json()).toBe(false)
    await api.send('DELETE', 'drawer/sheet?id=a')
    expect(await api.read('a')).toBeNull()
    expect(isSame(large, await api.read('b'))).toBe(true)
    await api.send('DELETE', 'drawer/sheet?id=b')
    expect(await api.db.table('sheets').count()).toBe(0)
  })

  test('is never overwritten', async () => {
    const api = start()
    await api.put('a', large)
    expect((await api.put('a', new Uint8Array([1]))).status).toBe(500)
    expect(isSame(large, await api.read('a'))).toBe(true)
  })
})

describe('undo', () => {
  test('of an upload takes the content away, and undone again brings it back', async () => {
    const api = start()
    const upload = await api.put('a', large)
    const { body, undone } = await api.undo(upload)
    expect(body).toEqual({ api: 'drawer', restored: 3, kept: 0 })
    expect(await api.read('a')).toBeNull()
    await api.undo(undone)
    expect(isSame(large, await api.read('a'))).toBe(true)
  })

  test('of a deletion brings the content back', async () => {
    const api = start()
    await api.put('a', large)
    await api.undo(await api.send('DELETE', 'drawer/sheet?id=a'))
    expect(isSame(large, await api.read('a'))).toBe(true)
  })

  test('of bytes that were changed in place brings the former ones back, unless they were changed again', async () => {
    const api = start()
    await api.send('PATCH', 'drawer/sheet', { id: 's' })
    const second = await api.send('PATCH', 'drawer/sheet', { id: 's' })
    const third = await api.send('PATCH', 'drawer/sheet', { id: 's' })
    expect((await api.undo(second)).body).toMatchObject({ restored: 0, kept: 1 })
    await api.undo(third)
    expect(await api.db.table('stamps').get('s')).toEqual({ id: 's', count: 2, picture: new Uint8Array([2, 2, 2]) })
  })

  test('finds a light log: bytes stand apart from it, and only where undoing needs them', async () => {
    const api = start()
    await api.put('a', large)
    expect(await api.db.changeBytes.count()).toBe(0)
    await api.send('DELETE', 'drawer/sheet?id=a')
    expect(await api.db.changeBytes.count()).toBe(3)
    const [added, deleted] = await api.db.changes.toArray()
    expect(JSON.stringify([added, deleted]).length).toBeLessThan(2000)
  })
})

describe('if the browser deletes the database', () => {
  test('contents come back from the journal, also those that the next run had to bring to it', async () => {
    const api = start()
    await api.put('a', large)
    journal.fail(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await api.put('b', large.slice(0, 9))
    await api.put('gone', large.slice(0, 5))
    await api.send('DELETE', 'drawer/sheet?id=gone')
    journal.fail(false)
    warned.mockRestore()
    const next = start()
    await next.send('PATCH', 'drawer/sheet', { id: 's' })

    const after = await next.lose()
    expect(isSame(large, await after.read('a'))).toBe(true)
    expect(await after.read('b')).toEqual(large.slice(0, 9))
    expect(await after.read('gone')).toBeNull()
    expect(await after.db.table('stamps').get('s')).toEqual({ id: 's', count: 1, picture: new Uint8Array([1, 1, 1]) })
    expect(await after.db.changeBytes.count()).toBe(0)
    expect(await (await after.send('GET', 'changes/restored')).json()).toMatchObject({ rows: 6 })
  })

  test('a snapshot of the journal refers to bytes instead of containing them; bytes without a reference are deleted', async () => {
    const api = start()
    await api.put('a', large)
    await api.put('b', large.slice(0, 9))
    await api.send('DELETE', 'drawer/sheet?id=a')
    await compact(journal)
    await api.put('c', large.slice(0, 3))
    await compact(journal)
    expect([...journal.bytes.keys()]).toEqual(['2-0', '4-0'])
    expect([...journal.snapshots.values()].every((sealed) => sealed.length < 2000)).toBe(true)
    const after = await api.lose()
    expect([await after.read('a'), await after.read('b')]).toEqual([null, large.slice(0, 9)])
  })

  test('bytes that are missing from the journal do not affect the others', async () => {
    const api = start()
    await api.put('a', large.slice(0, 4))
    await api.put('b', large.slice(0, 9))
    journal.bytes.delete('1-0')
    const after = await api.lose()
    expect([await after.read('a'), await after.read('b')]).toEqual([null, large.slice(0, 9)])
  })

  test('two runs that start together restore it once', async () => {
    const api = start()
    await api.put('a', large)
    const runs = [await api.lose(), start(), start()]
    for (const sheet of await Promise.all(runs.map((run) => run.read('a')))) expect(isSame(large, sheet)).toBe(true)
  })
})
