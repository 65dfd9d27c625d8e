// Each person has a workspace of their own: what one stores is not there for another, by any call; without a token nothing is answered, nor while it is locked.
import { Dexie } from 'dexie'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Item, Placed } from '#contract/apps/file-manager.ts'
import type { Task } from '#contract/apps/tasks.ts'
import type { SignedIn } from '#contract/portal/auth.ts'
import { SAMPLE_CREDENTIALS, SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { modules } from '#sw/api/registry.ts'
import { asSample, createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

type Headers = Record<string, string>

const nobody = { authorization: '' }
const NORA = { firstName: 'Nora', lastName: 'Lind', email: 'nora.lind@mail.example', password: 'seven grey herons' }
const CANARY = 'canary of Alex'

const start = () => createTestApi({ isPerPerson: true })

async function signIn(api: TestApi, pair: { email: string; password: string }): Promise<Headers & { id: string }> {
  const { user, accessToken } = (await api.send('POST', 'auth/sign-in', pair)).body as SignedIn
  return { authorization: `Bearer ${accessToken}`, id: user.id }
}

async function asNora(api: TestApi): Promise<Headers & { id: string }> {
  await api.send('POST', 'auth/sign-up', { ...NORA, language: 'en', termsVersion: 'test' })
  const [mail] = (await api.get(`auth/demo-mail?email=${NORA.email}`)).body as { link: string }[]
  await api.send('POST', 'auth/activate-account', { token: mail?.link.split('token=')[1] })
  return signIn(api, NORA)
}

/** For JSON: bytes as the text that they may be. */
const readable = (_: string, value: unknown) => (value instanceof Uint8Array ? new TextDecoder().decode(value) : value)

function formOf(name: string): FormData {
  const form = new FormData()
  form.set('file', new File(['x'], name, { type: 'text/plain' }))
  return form
}

const titles = async (api: TestApi, headers: Headers): Promise<string[]> =>
  ((await api.get('apps/tasks/all', headers)).body as Task[]).map(({ title }) => title)

async function addTask(api: TestApi, title: string, headers: Headers) {
  const { id } = (await api.send('POST', 'apps/tasks/task', { type: 'task' }, headers)).body as Task
  return api.send('PATCH', 'apps/tasks/task', { id, task: { title } }, headers)
}

const samplesOf = async (api: TestApi, headers: Headers) =>
  ((await api.get('workspace/samples', headers)).body as { content: string }).content

test('a folder and a file say who made them', async () => {
  const api = start()
  for (const [person, name] of [
    [await signIn(api, SAMPLE_CREDENTIALS), 'Alex Morgan'],
    [await asNora(api), 'Nora Lind'],
  ] as const) {
    const folder = (await api.send('POST', 'apps/file-manager/folder', { folderId: null }, person)).body as Item
    const form = formOf('tide.txt')
    form.set('folderId', folder.id)
    const placed = (await api.send('POST', 'apps/file-manager/upload', form, person)).body as Placed
    expect([folder, ...placed.items].map(({ createdBy }) => createdBy)).toEqual([name, name])
  }
})

describe('what a person keeps', () => {
  test('is in no answer of any read to another person, nor in their search, history, trash or backup', async () => {
    const api = start()
    const alex = await signIn(api, SAMPLE_CREDENTIALS)
    const changed = await addTask(api, CANARY, alex)
    await api.send('POST', 'apps/notes', { note: { title: CANARY, content: CANARY } }, alex)
    const nora = await asNora(api)
    for (const { load } of modules) {
      for (const endpoint of Object.values((await load()).api.endpoints)) {
        if (endpoint.method !== 'GET' || endpoint.answerType === 'file') continue
        const { body } = await api.get(endpoint.path.replaceAll(/\{\w+\}/g, 'team'), nora)
        expect(JSON.stringify(body ?? null), endpoint.path).not.toContain(CANARY)
      }
    }
    const found = await api.send('POST', 'common/search', { query: CANARY }, nora)
    expect(JSON.stringify(found.body)).not.toContain(CANARY)
    const stored = await Promise.all(api.workspaceOf(nora.id).tables.map((table) => table.toArray()))
    expect(JSON.stringify(stored)).not.toContain(CANARY)
    const id = changed.headers.get('x-change-id')
    expect((await api.send('POST', 'changes/undo', { id }, nora)).body).not.toMatchObject({ api: 'tasks', restored: 2 })
    expect(await titles(api, alex)).toContain(CANARY)
  })

  test('is still theirs after somebody else was here', async () => {
    const api = start()
    const alex = await signIn(api, SAMPLE_CREDENTIALS)
    await addTask(api, CANARY, alex)
    const nora = await asNora(api)
    await addTask(api, 'of Nora', nora)
    expect(await titles(api, alex)).toContain(CANARY)
    expect(await titles(api, alex)).not.toContain('of Nora')
    expect(await titles(api, nora)).toEqual(['of Nora'])
  })

  test('is not answered again to another person under the same idempotency key', async () => {
    const api = createTestApi()
    const nora = await asNora(api)
    const key = { 'idempotency-key': 'shared' }
    await api.send('PATCH', 'common/user', { user: { name: 'Alex M.' } }, { ...asSample, ...key })
    const answer = await api.send('PATCH', 'common/user', { user: { name: 'Alex M.' } }, { ...nora, ...key })
    expect(answer.body).toMatchObject({ id: nora.id, name: 'Alex M.' })
  })

  test('goes with their account: nothing of it is left in any database', async () => {
    const api = start()
    const nora = await asNora(api)
    await addTask(api, 'of Nora', nora)
    await api.send('PATCH', 'common/user', { user: { name: 'Nora canary' } }, nora)
    // Tries are counted by the e-mail address.
    await api.send('POST', 'auth/verify-password', { password: 'wrong' }, nora)
    // Ended under a key, as the page sends it: its answer is stored for a second try.
    const elsewhere = await signIn(api, NORA)
    const key = { 'idempotency-key': 'canary key' }
    expect((await api.send('DELETE', 'auth/sessions/others', undefined, { ...nora, ...key })).status).toBe(200)
    expect((await api.get('common/user', elsewhere)).status).toBe(401)
    expect((await api.send('DELETE', 'settings/account', undefined, nora)).body).toBe(true)
    const kept = await Promise.all(
      [...api.accounts.tables, ...api.db.tables, ...api.workspaceOf(nora.id).tables].map((table) => table.toArray()),
    )
    const text = JSON.stringify(kept)
    for (const trace of ['of Nora', 'Nora canary', 'canary key', NORA.email, NORA.password, nora.id])
      expect(text).not.toContain(trace)
    expect((await api.get('apps/tasks/all', nora)).status).toBe(401)
    expect((await api.send('POST', 'auth/sign-in', NORA)).status).toBe(404)
  })
})

describe('in two tabs', () => {
  const addNamed = (api: TestApi, title: string, headers: Headers) =>
    api.send('POST', 'apps/tasks/tasks', { tasks: [{ title }], afterId: null }, headers)

  test('a write that has begun when its person signs out is done, and theirs alone, whoever comes meanwhile', async () => {
    const api = start()
    const nora = await asNora(api)
    const alex = await signIn(api, SAMPLE_CREDENTIALS)
    await titles(api, alex)
    const [written, left, other] = await Promise.all([
      addNamed(api, CANARY, alex),
      api.send('POST', 'auth/sign-out', {}, alex),
      addNamed(api, 'of Nora', nora),
    ])
    expect([written.status, left.status, other.status]).toEqual([200, 204, 200])
    expect(await titles(api, asSample)).toContain(CANARY)
    expect(await titles(api, asSample)).not.toContain('of Nora')
    expect(await titles(api, nora)).toEqual(['of Nora'])
  })

  test('a write that comes after the sign-out is refused, and stands in nobody’s workspace', async () => {
    const api = start()
    const nora = await asNora(api)
    const alex = await signIn(api, SAMPLE_CREDENTIALS)
    await api.send('POST', 'auth/sign-out', {}, alex)
    expect(await addNamed(api, CANARY, alex)).toMatchObject({ status: 401, body: { error: 'Invalid token' } })
    expect(await titles(api, asSample)).not.toContain(CANARY)
    expect(await titles(api, nora)).toEqual([])
  })

  test('the same person twice has one workspace: what is sent again under its key is done once, and one sign-out leaves the other', async () => {
    const api = start()
    const [here, there] = [await asNora(api), await signIn(api, NORA)]
    const key = { 'idempotency-key': 'once' }
    const [first, again] = await Promise.all([
      addNamed(api, 'of Nora', { ...here, ...key }),
      addNamed(api, 'of Nora', { ...there, ...key }),
    ])
    expect(again.body).toEqual(first.body)
    await addNamed(api, 'from there', there)
    expect((await titles(api, here)).toSorted()).toEqual(['from there', 'of Nora'])
    await api.send('POST', 'auth/sign-out', {}, here)
    expect((await api.get('apps/tasks/all', here)).status).toBe(401)
    expect((await addNamed(api, 'and again', there)).status).toBe(200)
    expect(await titles(api, there)).toHaveLength(3)
  })
})

describe('what another person takes out', () => {
  /** Fields that hold people's own words, in whatever table. */
  const WORDS = /^(title|name|text|value|content|notes?|description|subject|message|summary|headline)$/

  /** Marks a row of every table with words in it, and every content. @returns the tables, and the ids of their rows */
  async function mark(db: Dexie): Promise<{ tables: string[]; ids: string[] }> {
    const tables: string[] = []
    const ids: string[] = []
    for (const table of db.tables.filter(({ name }) => !(name in OWN_TABLES))) {
      for (const row of (await table.limit(1).toArray()) as Record<string, unknown>[]) {
        ids.push(...[row.id, row.file].filter((id) => typeof id === 'string'))
        const words = Object.entries(row).filter(([key, text]) => typeof text === 'string' && WORDS.test(key))
        const marked: Record<string, unknown> = Object.fromEntries(
          words.map(([key, text]) => [key, `${text} ${CANARY}`]),
        )
        if (row.bytes instanceof Uint8Array) marked.bytes = new TextEncoder().encode(CANARY)
        if (Object.keys(marked).length === 0) continue
        await table.put({ ...row, ...marked })
        tables.push(table.name)
      }
    }
    return { tables: [...new Set(tables)], ids }
  }

  /** Where in a file the canary is: the names of entries, those of archives within it too; the empty text where it is the file itself. */
  function found(bytes: Uint8Array): string[] {
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return new TextDecoder().decode(bytes).includes(CANARY) ? [''] : []
    return Object.entries(unzipSync(bytes)).flatMap(([path, entry]) => found(entry).map((below) => `${path}${below}`))
  }
  const foundIn = async (body: unknown) => (body instanceof Blob ? found(new Uint8Array(await body.arrayBuffer())) : [])

  async function marked() {
    const api = createTestApi({ isPerPerson: true, samplesOf: ['user', 'tasks', 'contacts', 'chat', 'profile'] })
    const alex = await signIn(api, SAMPLE_CREDENTIALS)
    for (const path of ['apps/tasks/all', 'apps/contacts/all', 'apps/chat/chats', 'profile', 'settings'])
      expect((await api.get(path, alex)).status).toBe(200)
    const made: readonly (readonly [path: string, body?: object])[] = [
      ['apps/notes', { note: { title: 'x', content: 'x' } }],
      ['apps/ecommerce/inventory/product'],
      ['apps/mailbox/draft', { draft: { subject: 'x' } }],
      ['apps/scrumboard/board', { board: { title: 'x' } }],
      ['apps/file-manager/upload', formOf('x.txt')],
      ['career/documents', formOf('cv.txt')],
    ]
    for (const [path, body] of made) expect((await api.send('POST', path, body, alex)).status, path).toBeLessThan(300)
    const { tables, ids } = await mark(api.db)
    return { api, alex, nora: await asNora(api), tables, ids }
  }

  test('is nothing of the first, by whatever id it is asked for; nor is anything in a store that is opened for them', async () => {
    const { api, alex, nora, tables, ids } = await marked()
    expect(tables.length).toBeGreaterThan(15)
    const loaded = await Promise.all(modules.map(({ load }) => load()))
    const files = loaded.flatMap(({ api: { endpoints } }) =>
      Object.values(endpoints).filter(({ answerType }) => answerType === 'file'),
    )
    const whole = ['workspace/export', 'workspace/snapshot', 'settings/export', 'apps/ecommerce/inventory/export']
    const tracesIn = async (who: Headers) => {
      const traces: string[] = []
      for (const path of whole)
        for (const place of await foundIn((await api.get(path, who)).body)) traces.push(`${path} ${place}`)
      return traces
    }

    // The first person's own files have it everywhere, so that it would be seen.
    const own = await tracesIn(alex)
    for (const part of [
      /contacts\.vcf$/,
      /tasks\.csv$/,
      /tasks\.ics$/,
      /\.eml$/,
      /\.md$/,
      /filePieces/,
      /careerPieces/,
    ])
      expect(
        own.filter((place) => part.test(place)),
        String(part),
      ).not.toEqual([])
    for (const path of whole)
      expect(
        own.filter((place) => place.startsWith(path)),
        path,
      ).not.toEqual([])

    expect(await tracesIn(nora)).toEqual([])
    for (const { method, path } of files.filter((one) => !whole.includes(one.path))) {
      for (const id of ids) {
        const at = `${path.replaceAll(/\{\w+\}/g, id)}${method === 'GET' ? `?id=${id}&mailId=${id}&format=json` : ''}`
        const { body } = await api.send(method, at, method === 'GET' ? undefined : { ids: [id] }, nora)
        expect(await foundIn(body), at).toEqual([])
      }
    }
    const opened = [...api.accounts.tables, ...api.workspaceOf(nora.id).tables]
    const kept = await Promise.all(opened.map(async (table) => JSON.stringify(await table.toArray(), readable)))
    expect(kept.filter((text) => text.includes(CANARY))).toEqual([])
  })
})

describe('a deleted account', () => {
  const erase = (api: TestApi, headers: Headers) => api.send('DELETE', 'settings/account', undefined, headers)
  const late = ['apps/tasks/all', 'common/user', 'apps/notes/all', 'settings'] as const

  test.each(['sample', 'own'] as const)(
    'makes no workspace anew by a late call of the page (%s account)',
    async (kind) => {
      const api = start()
      const person = kind === 'own' ? await asNora(api) : await signIn(api, SAMPLE_CREDENTIALS)
      await addTask(api, CANARY, person)
      const { name } = api.workspaceOf(person.id)
      const erased = erase(api, person)
      // As the page's watchers ask, while it is under way and after.
      const requested: Promise<{ status: number }>[] = []
      let isOver = false
      void erased.then(() => {
        isOver = true
      })
      while (!isOver) {
        requested.push(api.get(late[requested.length % late.length] as string, person))
        await new Promise((resolve) => setTimeout(resolve))
      }
      expect((await erased).body).toBe(true)
      await Promise.all(requested)
      for (const path of late) expect((await api.get(path, person)).status).toBe(401)
      expect(await Dexie.exists(name)).toBe(false)
    },
  )

  test('of the sample account begins anew for who signs in again', async () => {
    const api = start()
    const alex = await signIn(api, SAMPLE_CREDENTIALS)
    await addTask(api, CANARY, alex)
    await erase(api, alex)
    const again = await signIn(api, SAMPLE_CREDENTIALS)
    const found = await titles(api, again)
    expect(found.length).toBeGreaterThan(0)
    expect(found).not.toContain(CANARY)
  })
})

describe('who is answered', () => {
  test('no endpoint but those that are open answers without a valid token', async () => {
    const api = start()
    for (const { load } of modules) {
      for (const { method, path, open } of Object.values((await load()).api.endpoints)) {
        if (open) continue
        const at = path.replaceAll(/\{\w+\}/g, 'team')
        for (const headers of [nobody, { authorization: 'Bearer x' }]) {
          const { status, body } = await api.send(method, at, undefined, headers)
          expect({ path, status, body }).toEqual({ path, status: 401, body: { error: 'Invalid token' } })
        }
      }
    }
    expect(await api.db.changes.count()).toBe(0)
  })

  test('a session that was signed out of is answered no more, whatever the call', async () => {
    const api = start()
    const alex = await signIn(api, SAMPLE_CREDENTIALS)
    await api.send('POST', 'auth/sign-out', {}, alex)
    for (const path of ['apps/tasks/all', 'common/user', 'workspace/export', 'changes/recent'])
      expect((await api.get(path, alex)).status, path).toBe(401)
  })

  test('a session that is locked is answered nothing of the workspace until the password is given', async () => {
    const api = start()
    const alex = await signIn(api, SAMPLE_CREDENTIALS)
    expect((await api.send('POST', 'device/lock', undefined, alex)).body).toBe(true)
    for (const path of ['apps/tasks/all', 'common/user', 'workspace/export', 'changes/recent']) {
      const locked = await api.get(path, alex)
      expect(locked).toMatchObject({ status: 401, body: { error: 'Invalid token' } })
      expect(locked.headers.get('x-session')).toBe('locked')
    }
    expect((await addTask(api, 'x', alex)).status).toBe(401)
    // A renewal does not open it, a wrong password neither.
    await api.send('POST', 'auth/refresh-token', {}, alex)
    await api.send('POST', 'auth/sign-in-with-token', { accessToken: alex.authorization?.slice(7) })
    await api.send('POST', 'auth/unlock-session', { ...SAMPLE_CREDENTIALS, password: 'wrong' }, alex)
    expect((await api.get('apps/tasks/all', alex)).status).toBe(401)
    const { accessToken } = (await api.send('POST', 'auth/unlock-session', SAMPLE_CREDENTIALS, alex)).body as SignedIn
    expect((await api.get('apps/tasks/all', { authorization: `Bearer ${accessToken}` })).status).toBe(200)
    expect((await api.get('apps/tasks/all', alex)).status).toBe(200)
  })

  test('a person of another portal has a workspace of their own, once the page has said whose the token is', async () => {
    const api = start()
    const opaque = { authorization: 'Bearer opaque-token-of-a-portal' }
    expect((await api.get('apps/tasks/all', opaque)).status).toBe(401)
    const body = { portal: 'https://portal.example', userId: SAMPLE_USER_ID }
    expect((await api.send('PUT', 'device/session', body, opaque)).body).toBe(true)
    await addTask(api, 'of the portal', opaque)
    expect(await titles(api, opaque)).toEqual(['of the portal'])
    expect(await titles(api, asSample)).not.toContain('of the portal')
    // The demo portal does not know them.
    expect((await api.get('common/user', opaque)).status).toBe(401)
    await api.send('POST', 'device/lock', undefined, opaque)
    await api.send('PUT', 'device/session', body, opaque)
    expect((await api.get('apps/tasks/all', opaque)).status).toBe(401)
    expect((await api.send('DELETE', 'device/session', undefined, opaque)).body).toBe(true)
    expect((await api.get('apps/tasks/all', opaque)).status).toBe(401)
    expect(JSON.stringify(await api.accounts.table('deviceSessions').toArray())).not.toContain('opaque')
  })
})

describe('sample content', () => {
  test('is in the sample person’s workspace from the beginning, and in no other until it is chosen', async () => {
    const api = start()
    const nora = await asNora(api)
    expect(await samplesOf(api, asSample)).toBe('samples')
    expect(await samplesOf(api, nora)).toBe('unchosen')
    expect(await titles(api, nora)).toEqual([])
    expect((await api.get('apps/mailbox/folders', nora)).body).toHaveLength(5)
    // The portal has its jobs all the same, and nothing of the sample person's.
    const { body } = await api.get('career/jobs', nora)
    expect(JSON.stringify(body)).not.toBe('{}')
    for (const table of api.workspaceOf(nora.id).tables) {
      const foreign = await table.filter((row) => [row.userId, row.id].includes(SAMPLE_USER_ID)).count()
      expect([table.name, table.name === 'users' || foreign === 0]).toEqual([table.name, true])
    }
  })

  test('comes whole when it is wanted, as one change that can be undone', async () => {
    const api = start()
    const nora = await asNora(api)
    await addTask(api, 'of Nora', nora)
    const filled = await api.send('PUT', 'workspace/samples', { wanted: true }, nora)
    expect(filled.body).toMatchObject({ added: expect.any(Number), removed: 0 })
    expect(await samplesOf(api, nora)).toBe('samples')
    expect((await titles(api, nora)).toSorted()).toEqual([...(await titles(api, asSample)), 'of Nora'].toSorted())
    await api.send('POST', 'changes/undo', { id: filled.headers.get('x-change-id') }, nora)
    expect(await titles(api, nora)).toEqual(['of Nora'])
    expect(await samplesOf(api, nora)).toBe('unchosen')
  })

  test('goes with one call; what the person made or changed stays, and what that belongs to', async () => {
    const api = start()
    await addTask(api, 'my own', asSample)
    await api.send('PATCH', 'apps/tasks/task', { id: 'team', task: { title: 'changed by me' } }, asSample)
    const boards = (await api.get('apps/scrumboard/boards')).body as { id: string }[]
    const [board] = boards
    const { lists } = (await api.get(`apps/scrumboard/board?id=${board?.id}`)).body as { lists: { id: string }[] }
    const card = { boardId: board?.id, listId: lists[0]?.id, position: 1, title: 'my card' }
    expect((await api.send('PUT', 'apps/scrumboard/board/card', { card })).status).toBe(200)
    const removed = await api.send('PUT', 'workspace/samples', { wanted: false })
    expect(removed.body).toMatchObject({ added: 0, removed: expect.any(Number), kept: expect.any(Number) })
    expect((await titles(api, asSample)).toSorted()).toEqual(['changed by me', 'my own'])
    const left = (await api.get('apps/scrumboard/boards')).body as { id: string }[]
    expect(left.map(({ id }) => id)).toEqual([board?.id])
    expect((await api.get('apps/contacts/all')).body).toEqual([])
    expect((await api.get('apps/mailbox/folders')).body).toHaveLength(5)
    expect(await samplesOf(api, asSample)).toBe('none')
    await api.send('POST', 'changes/undo', { id: removed.headers.get('x-change-id') })
    expect((await api.get('apps/contacts/all')).body).not.toEqual([])
  })

  test('is in French for who reads French, in what home shows; and goes with one call too', {
    tags: 'extended',
  }, async () => {
    const api = start()
    const nora = { ...(await asNora(api)), 'accept-language': 'fr' }
    await addTask(api, 'Une tâche à moi', nora)
    await api.send('PUT', 'workspace/samples', { wanted: true }, nora)
    // Asked for once more, as from another tab, they are there already.
    api.setNow(TEST_NOW + 60_000)
    const again = await api.send('PUT', 'workspace/samples', { wanted: true }, { ...nora, 'accept-language': 'en' })
    expect(again.body).toMatchObject({ added: 0 })
    expect(await titles(api, nora)).toEqual(expect.arrayContaining(['Répondre à Véro Mobilité', 'Une tâche à moi']))
    for (const path of ['apps/tasks/tags', 'common/messages', 'common/shortcuts', 'pages/activities'])
      expect(JSON.stringify((await api.get(path, nora)).body), path).toMatch(/[À-ÿ]/)
    // Read in English, they are as they came; what follows them is found by the same ids.
    const english = { ...nora, 'accept-language': 'en' }
    expect(((await api.get('apps/tasks/task?id=team', english)).body as Task).title).toBe('Équipe')
    await api.send('PUT', 'workspace/samples', { wanted: false }, english)
    expect(await titles(api, nora)).toEqual(['Une tâche à moi'])
    await api.send('PUT', 'workspace/samples', { wanted: true }, english)
    expect(await titles(api, nora)).toContain('Reply to Véro Mobilité')
  })

  /** What a French person reads first in each app, and an English one. */
  const WORDS: readonly (readonly [path: string, french: string, english: string])[] = [
    ['apps/tasks/all', 'Répondre à Véro Mobilité', 'Reply to Véro Mobilité'],
    ['apps/notes/all', 'Soupe de potiron de la femme de Pedro', 'Pumpkin soup as Pedro’s wife makes it'],
    ['apps/notes/labels', 'Réunions', 'Meetings'],
    ['apps/scrumboard/boards', 'Écran des arrivées', 'Arrivals board'],
    ['apps/scrumboard/board?id=office-move', 'Compter les chaises', 'Count the chairs'],
    ['apps/scrumboard/board?id=office-move', 'À décider', 'To decide'],
    [
      'apps/chat/chat?id=jonas-weber',
      'Le premier est magnifique et il faudrait que je le construise.',
      'I’d have to build it.',
    ],
    ['apps/chat/contacts', 'Construit l’écran. Mange la soupe.', 'Builds the board. Eats the soup.'],
    [
      'apps/mailbox/mails?folder=inbox',
      'Entretien pour le poste d’analyste de la demande',
      'Interview for the demand analyst post',
    ],
    ['apps/mailbox/labels', 'Factures', 'Invoices'],
    ['apps/contacts/all', 'Arrose les tomates en août.', 'Waters the tomatoes in August.'],
    ['apps/contacts/tags', 'Anciens collègues', 'Former colleagues'],
  ]
  /** What the product says, in the reader's language whoever reads. */
  const SAID = ['pages/activities', 'Vous avez terminé', 'You completed'] as const

  test.each([
    ['fr', 1, 2],
    ['en', 2, 1],
  ] as const)('is in the language %s in every app', { tags: 'extended' }, async (language, own, other) => {
    const api = start()
    const nora = { ...(await asNora(api)), 'accept-language': language }
    await api.send('PUT', 'workspace/samples', { wanted: true }, nora)
    for (const words of [...WORDS, SAID]) {
      const text = JSON.stringify((await api.get(words[0], nora)).body)
      expect([text.includes(words[own]), text.includes(words[other])], words[0]).toEqual([true, false])
    }
    await api.send('POST', 'workspace/reset', { factor: 1 }, nora)
    expect(await titles(api, nora)).toContain(language === 'fr' ? 'Répondre à Véro Mobilité' : 'Reply to Véro Mobilité')
    // Nobody else's: the sample person's came in English, and stay so.
    for (const [path, french, english] of WORDS) {
      await api.get(path, asSample)
      const text = JSON.stringify((await api.get(path, { ...asSample, 'accept-language': language })).body)
      expect([text.includes(french), text.includes(english)], path).toEqual([false, true])
    }
  })

  test('the sample person’s is in the language in which it is first opened, in every app, and stays so', {
    tags: 'extended',
  }, async () => {
    const api = start()
    const french = { ...asSample, 'accept-language': 'fr' }
    await api.get('apps/tasks/all', french)
    for (const [path, words, other] of WORDS) {
      const text = JSON.stringify((await api.get(path, asSample)).body)
      expect([text.includes(words), text.includes(other)], path).toEqual([true, false])
    }
    // Begun anew, it is in the caller's language.
    await api.send('POST', 'workspace/reset', { factor: 1 }, asSample)
    expect(await titles(api, french)).toContain('Reply to Véro Mobilité')
    await api.send('POST', 'workspace/reset', { factor: 1 }, french)
    expect(await titles(api, asSample)).toContain('Répondre à Véro Mobilité')
    // And goes as it came.
    await api.send('PUT', 'workspace/samples', { wanted: false }, asSample)
    expect(await titles(api, french)).toEqual([])
    expect((await api.get('apps/notes/all', french)).body).toEqual([])
  })

  test('goes in French as it came, but for what the person changed; so does what an earlier build left in English', {
    tags: 'extended',
  }, async () => {
    const api = start()
    const nora = { ...(await asNora(api)), 'accept-language': 'fr' }
    // Each domain is opened once, for what it cannot do without.
    await api.send('PUT', 'workspace/samples', { wanted: false }, nora)
    const rows = async () => {
      const tables = api.workspaceOf(nora.id).tables.filter(({ name }) => !(name in OWN_TABLES))
      return Object.fromEntries(
        await Promise.all(tables.map(async (table) => [table.name, await table.toCollection().primaryKeys()] as const)),
      )
    }
    const before = await rows()
    await api.send('PUT', 'workspace/samples', { wanted: true }, nora)
    await api.get('apps/notes/all')
    const bread = await api.db.table('notes').get('bread-the-lazy-one')
    expect(bread).toMatchObject({ title: 'Bread, the lazy one' })
    await api.workspaceOf(nora.id).table('notes').put(bread)
    const note = { id: 'dentist', title: 'Dentiste, vendredi' }
    await api.send('PATCH', 'apps/notes', { updatedNote: note }, nora)
    await api.send('POST', 'apps/notes', { note: { title: 'à moi', content: '' } }, nora)
    await api.send('PUT', 'workspace/samples', { wanted: false }, nora)
    const notes = (await api.get('apps/notes/all', nora)).body as { title: string }[]
    expect(notes.map(({ title }) => title).toSorted()).toEqual(['Dentiste, vendredi', 'à moi'].toSorted())
    const after = await rows()
    // The label stays that the changed note has.
    expect({ ...after, notes: [] }).toEqual({ ...before, noteLabels: ['home'] })
  })

  test('goes and comes again', { tags: 'extended' }, async () => {
    const api = start()
    const before = await titles(api, asSample)
    await api.send('PUT', 'workspace/samples', { wanted: false })
    expect(await titles(api, asSample)).toEqual([])
    await api.send('PUT', 'workspace/samples', { wanted: true })
    expect((await titles(api, asSample)).toSorted()).toEqual(before.toSorted())
    await api.send('PUT', 'workspace/samples', { wanted: false })
    expect(await titles(api, asSample)).toEqual([])
  })
})
