// Questions to support: the contact form, its files, the simulated first answer, and what the person does with a request.
import { describe, expect, test } from 'vitest'
import { type HelpRequest, REQUEST_FILES } from '#contract/apps/help-requests.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const MINUTE = 60_000
const FIELDS = {
  name: 'Alex Morgan',
  email: 'alex.morgan@cairn.example',
  subject: 'Where is the trash?',
  message: 'I deleted a note last week and would like to have it back.',
  page: '/apps/notes',
}

function form(fields: Record<string, string> = {}, files: readonly File[] = []): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...FIELDS, ...fields })) data.append(name, value)
  for (const file of files) data.append('attachments', file)
  return data
}

const ask = async (api: TestApi, fields?: Record<string, string>, files?: readonly File[], headers = {}) =>
  (await api.send('POST', 'apps/help-center/request', form(fields, files), headers)).body as HelpRequest
const all = async (api: TestApi) => (await api.get('apps/help-center/requests')).body as HelpRequest[]
const one = async (api: TestApi, id: string) =>
  (await api.get(`apps/help-center/request?id=${id}`)).body as HelpRequest | null

describe('asking', () => {
  test('a request is stored with a number and a status, the newest first in the list', async () => {
    const api = createTestApi()
    expect((await all(api)).map(({ number, status }) => [number, status])).toEqual([
      [1002, 'answered'],
      [1001, 'closed'],
    ])
    const made = await ask(api)
    expect(made).toMatchObject({ ...FIELDS, number: 1003, status: 'received', attachments: [], messages: [] })
    expect((await all(api))[0]).toEqual(made)
    expect(await one(api, made.id)).toEqual(made)
    expect(await one(api, 'none')).toBeNull()
  })

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['no address', { email: 'alex at home' }, 'email'],
    ['no subject', { subject: '' }, 'subject'],
    ['no message', { message: '\n' }, 'message'],
  ])('%s: 400 that names the field, and nothing is stored', async (_, fields, name) => {
    const api = createTestApi()
    const before = await all(api)
    const { status, body } = await api.send('POST', 'apps/help-center/request', form(fields))
    expect(status).toBe(400)
    expect((body as { error: string }).error).toContain(`body.${name}`)
    expect(await all(api)).toEqual(before)
  })

  test('files are kept with their bytes, name and type, and come back the same', async () => {
    const api = createTestApi()
    const picture = new File([new Uint8Array([137, 80, 78, 71, 0, 255])], 'écran.png', { type: 'image/png' })
    const empty = new File([], 'empty.txt', { type: 'text/plain' })
    const { attachments } = await ask(api, {}, [picture, empty])
    expect(attachments.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['écran.png', 'image/png', 6],
      ['empty.txt', 'text/plain', 0],
    ])
    const { status, body, headers } = await api.get(`apps/help-center/attachment?id=${attachments[0]?.id}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await (body as Blob).arrayBuffer())).toEqual(new Uint8Array([137, 80, 78, 71, 0, 255]))
    expect(await api.get('apps/help-center/attachment?id=none')).toMatchObject({ status: 200, body: null })
    expect((await ask(api, {}, [picture])).attachments).toHaveLength(1)
  })

  test(`more than ${REQUEST_FILES} files are refused`, async () => {
    const api = createTestApi()
    const files = Array.from({ length: REQUEST_FILES + 1 }, (_, index) => new File(['x'], `${index}.txt`))
    const { status } = await api.send('POST', 'apps/help-center/request', form({}, files))
    expect(status).toBe(400)
    expect(await all(api)).toHaveLength(2)
  })
})

describe('the first answer', () => {
  test('it appears by time, without a timer, says that it is simulated, and names what is close to the words', async () => {
    const api = createTestApi()
    const { id } = await ask(api)
    api.setNow(TEST_NOW + 3 * MINUTE - 1)
    expect(await one(api, id)).toMatchObject({ status: 'received', messages: [] })
    api.setNow(TEST_NOW + 3 * MINUTE)
    const answered = await one(api, id)
    expect(answered?.status).toBe('answered')
    expect(answered?.messages).toHaveLength(1)
    expect(answered?.messages[0]).toMatchObject({
      from: 'support',
      isSimulated: true,
      text: expect.stringMatching(/^Hello Alex Morgan,[\s\S]*simulated/),
      at: new Date(TEST_NOW + 3 * MINUTE).toISOString(),
    })
    expect(answered?.messages[0]?.links.map(({ slug }) => slug)).toContain('undo-and-history')
  })

  test('in the language in which the question was sent', async () => {
    const api = createTestApi()
    const { id } = await ask(api, { subject: 'Où est la corbeille ?', message: 'Une note supprimée.' }, [], {
      'accept-language': 'fr',
    })
    api.setNow(TEST_NOW + 5 * MINUTE)
    const [answer] = (await one(api, id))?.messages ?? []
    expect(answer?.text).toMatch(/^Bonjour Alex Morgan,[\s\S]*simulée/)
    expect(answer?.links[0]?.title).not.toMatch(/<|&/)
  })
})

describe('what the person does with it', () => {
  test('close and open again; a further message opens it too', async () => {
    const api = createTestApi()
    const { id } = await ask(api)
    const close = (isClosed: boolean) => api.send('PATCH', 'apps/help-center/request', { id, request: { isClosed } })
    expect((await close(true)).body).toMatchObject({ status: 'closed' })
    expect((await close(false)).body).toMatchObject({ status: 'received' })
    await close(true)
    const written = await api.send('POST', 'apps/help-center/request/message', { id, text: 'Found it.' })
    expect(written.body).toMatchObject({
      status: 'received',
      messages: [{ from: 'person', isSimulated: false, text: 'Found it.' }],
    })
    api.setNow(TEST_NOW + 10 * MINUTE)
    expect((await one(api, id))?.messages.map(({ from }) => from)).toEqual(['person', 'support'])
    for (const [method, path, body] of [
      ['PATCH', 'request', { id: 'none', request: { isClosed: true } }],
      ['POST', 'request/message', { id: 'none', text: 'x' }],
    ] as const)
      expect((await api.send(method, `apps/help-center/${path}`, body)).body).toBeNull()
  })

  test('delete with its files, and undo both', async () => {
    const api = createTestApi()
    const { id, attachments } = await ask(api, {}, [new File(['bytes'], 'a.txt')])
    const { headers, body } = await api.send('DELETE', `apps/help-center/request?id=${id}`)
    expect(body).toBe(true)
    expect(await one(api, id)).toBeNull()
    const gone = await api.get(`apps/help-center/attachment?id=${attachments[0]?.id}`)
    expect(gone).toMatchObject({ status: 200, body: null })
    expect((await api.send('DELETE', `apps/help-center/request?id=${id}`)).body).toBe(false)
    await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect(await one(api, id)).not.toBeNull()
    expect(((await api.get(`apps/help-center/attachment?id=${attachments[0]?.id}`)).body as Blob).size).toBe(5)
  })

  test('the same form sent twice under one key is one request', async () => {
    const api = createTestApi()
    const key = { 'idempotency-key': 'once' }
    expect((await ask(api, {}, [], key)).id).toBe((await ask(api, {}, [], key)).id)
    expect(await all(api)).toHaveLength(3)
  })
})
