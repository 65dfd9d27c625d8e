// What a write needs to await besides its tables is awaited before its transaction: a file's bytes, an unpacked archive.
import { expect, test } from 'vitest'
import { BadInputError, defineApi } from '#contract/define-api.ts'
import * as z from '#contract/zod.ts'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { ask, oneWorkspace } from '#tests/setup/one-workspace.ts'
import { newDatabase } from '#tests/setup/test-api.ts'

const shelfApi = defineApi('shelf', 'local', {
  upload: {
    method: 'POST',
    path: 'shelf/book',
    bodyType: 'form',
    body: z.object({ id: z.string(), file: z.file() }),
    answers: { 200: z.string() },
  },
  read: { method: 'GET', path: 'shelf/book', answers: { 200: z.array(z.string()) } },
})

interface Book {
  readonly id: string
  readonly text: string
}

const shelfModule = defineModule(shelfApi, {
  tables: { books: table<Book>() },
  prepare: {
    upload: async ({ body }, { now }) => {
      const text = await body.file.text()
      if (text === '') throw new BadInputError('body', { path: ['file'], message: 'empty' })
      // A timer would end a transaction.
      await new Promise((resolve) => setTimeout(resolve, 1))
      return { text, now }
    },
  },
  handlers: {
    upload: async ({ body }, { tables }, { text, now }): Promise<string> => {
      await tables.books.put({ id: body.id, text: `${text} at ${now}` })
      return text
    },
    read: async (_, { tables }, prepared) => {
      expect(prepared).toBeUndefined()
      return (await tables.books.toArray()).map(({ text }) => text)
    },
  },
})

const entry: ModuleEntry = {
  name: 'shelf',
  paths: ['shelf'],
  tables: { books: 'id' },
  load: async () => shelfModule,
}

const start = () =>
  createApi({
    ...oneWorkspace(new CairnDb(newDatabase(), schemaOf([entry]))),
    now: () => 7,
    delay: async () => {},
    random: Math.random,
    checkAnswers: true,
    modules: [entry],
  })

function book(text: string): FormData {
  const form = new FormData()
  form.set('id', 'a')
  form.set('file', new File([text], 'book.txt'))
  return form
}

const upload = (app: ReturnType<typeof start>, text: string) =>
  ask(app, '/api/shelf/book', { method: 'POST', body: book(text), headers: { 'idempotency-key': text } })

test('the handler gets what was prepared, and what it stores is there', async () => {
  const app = start()
  expect(await (await upload(app, 'It was a bright cold day')).json()).toBe('It was a bright cold day')
  expect(await (await ask(app, '/api/shelf/book')).json()).toEqual(['It was a bright cold day at 7'])
})

test('a request that cannot be prepared is refused, and nothing is stored', async () => {
  const app = start()
  const refused = await upload(app, '')
  expect([refused.status, await refused.json()]).toEqual([400, { error: 'body.file: empty' }])
  expect(await (await ask(app, '/api/shelf/book')).json()).toEqual([])
})

test('a request that is sent twice is stored once', async () => {
  const app = start()
  await upload(app, 'once')
  const again = await upload(app, 'once')
  expect([again.status, again.headers.get('x-change-id')]).toEqual([200, '1'])
})
