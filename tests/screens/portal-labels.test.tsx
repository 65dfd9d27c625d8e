// Words for what a portal's contract can do: a change that waits, and a refusal.
import { describe, expect, test } from 'vitest'
import { type Api, BadInputError, type Endpoint } from '#contract/define-api.ts'
import { PORTAL_REFUSALS } from '#contract/portal/portal-refusals.ts'
import { errorMessage } from '#platform/api/error-message.ts'
import { differences, WHAT, withTexts, writtenFields } from '#shell/outbox/outbox-labels.ts'
import { modules } from '#sw/api/registry.ts'

const sources = import.meta.glob<string>('../../sw/api/**/*.ts', { query: '?raw', import: 'default', eager: true })
const catalogs = import.meta.glob<string>('../../src/locales/*.po', { query: '?raw', import: 'default', eager: true })

describe('a change that waits', () => {
  test('has a label for each call of the contract that can wait, and there is none for the others', async () => {
    const apis = (await Promise.all(modules.map(async ({ load }) => (await load()).api))) as Api[]
    const queued = apis
      .flatMap(({ endpoints }) => Object.values(endpoints) as Endpoint[])
      .filter(({ offline }) => offline === 'queue')
      .map(({ api, name }) => `${api}/${name}`)
    expect(queued.length).toBeGreaterThan(30)
    expect(Object.keys(WHAT).toSorted()).toEqual(queued.toSorted())
  })

  test('has its label in both languages', () => {
    const french = catalogs['../../src/locales/fr.po'] ?? ''
    for (const { message = '' } of Object.values(WHAT))
      expect(french).toMatch(new RegExp(`msgid "${message}"\\nmsgstr ".+"`))
  })

  test('shows what it sends, and can be edited there', () => {
    const body = { jobId: 'a', coverLetter: 'Dear all', answers: { why: 'Because' } }
    expect(writtenFields(body).map(({ at, text }) => [at.join('.'), text])).toEqual([['coverLetter', 'Dear all']])
    expect(withTexts(body, [{ at: ['coverLetter'], text: 'Dear Ms Solberg' }])).toEqual({
      ...body,
      coverLetter: 'Dear Ms Solberg',
    })
    const nested = { nextStep: { at: '2026-01-01', text: 'Call back' } }
    expect(writtenFields(nested).map(({ text }) => text)).toEqual(['Call back'])
    expect(differences({ user: { name: 'A' }, version: 1 }, { name: 'B', version: 2 })).toMatchObject([
      { mine: 'A', theirs: 'B' },
    ])
  })
})

describe('what a portal says', () => {
  test('a known error key is shown as a sentence', () => {
    expect(errorMessage('error.auth.expired.msg.token')).toBe('This link has already been used or has expired.')
  })

  test('an error key with a known reason is shown as that reason', () => {
    expect(errorMessage('error.career.closed.msg.job')).toBe('This has closed.')
  })

  test.each(['error.career.odd.msg.job', 'error.x', 'E_4711', ''])('%j is a plain sentence', (key) => {
    expect(errorMessage(key)).toBe('The portal didn’t accept this.')
  })

  test('a text is shown as it is, as text', () => {
    expect(errorMessage('Try <b>later</b> & again.')).toBe('Try <b>later</b> & again.')
  })

  test('a text is cut at 300 characters, and loses characters that change its direction', () => {
    const words = errorMessage(`\u202Eevil\u0007 ${'word '.repeat(200)}`)
    expect([...words]).toHaveLength(300)
    expect(words).toMatch(/^evil word .*…$/)
  })

  const french = catalogs['../../src/locales/fr.po'] ?? ''
  const inFrench = (words: string) => expect(french, words).toMatch(new RegExp(`msgid "${words}"\nmsgstr ".+"`))
  const found = (pattern: RegExp) =>
    Object.values(sources).flatMap((text) => [...text.matchAll(pattern)].map(([, said = '']) => said))

  test('what this device says when it refuses something is told in words of ours, in both languages', () => {
    const refusals = found(/\berror: ['`](.+?)['`]/g)
    const storage = found(/(?:new StorageError|\bfail)\('(.+?)'\)/g)
    const shapes = [
      new BadInputError('body', { path: ['task', 'title'], message: 'Invalid input: expected string' }),
      new BadInputError('query', { path: [], message: 'not JSON' }),
      new BadInputError('params'),
      new BadInputError('body', { path: ['file'], message: 'larger than 5000 bytes' }),
    ].map(({ message }) => message)
    expect(refusals.length).toBeGreaterThan(7)
    expect(storage.length).toBeGreaterThan(5)
    for (const said of [...refusals, ...storage, ...shapes]) {
      const words = errorMessage(said)
      expect(words, said).not.toBe(said)
      expect(words, said).not.toMatch(/portal|\bbody\b|token/)
      inFrench(words)
    }
  })

  test('whatever else it refuses for has words of its own, in both languages', () => {
    const plain = errorMessage('body.task.title: Invalid input')
    const fields = {
      'body.file': found(/\b(?:ZipError|refused)\(\s*['`]([^'`]+)['`]/g).filter((said) => !said.startsWith('error.')),
      'body.avatar': found(/\bthrow refuse\(['`]([^'`]+)['`]/g),
    }
    const named = Object.values(sources).flatMap((text) => [
      ...[...text.matchAll(/\bbadInput\('([\w.]+)', ['`]([^'`]+)['`]/g)].map(([, at, said]) => `body.${at}: ${said}`),
      ...[...text.matchAll(/path: \[([^\]]+)\], message: ['`]([^'`]+)['`]/g)].map(
        ([, at = '', said]) => `body.${at.replaceAll(/[' ]/g, '').replaceAll(',', '.')}: ${said}`,
      ),
    ])
    const said = Object.entries(fields).flatMap(([at, texts]) => texts.map((text) => `${at}: ${text}`))
    const all = [...said, ...named]
      // No person sends these: the page writes no other bodies, and sends a path for each file.
      .filter((text) => !/: (?:not allowed|not one for each file)$/.test(text))
      .map((text) => text.replaceAll(/\$\{[^}]*\}/g, 'data/tasks.jsonl'))
    expect(all.length).toBeGreaterThan(25)
    for (const text of all) {
      const words = errorMessage(text)
      expect(words, text).not.toBe(text)
      expect(words, text).not.toBe(plain)
      inFrench(words)
    }
  })

  test('every refusal of the contract has words of its own, in both languages', () => {
    for (const key of PORTAL_REFUSALS) {
      const words = errorMessage(key)
      expect(words, key).not.toBe(errorMessage('error.x.unheard.msg.x'))
      inFrench(words)
    }
  })

  test('the demo portal refuses for no other reason', () => {
    const keys = found(/['`](error\.[\w-]+\.[\w-]+\.msg\.[\w-]+)/g)
    expect(keys.length).toBeGreaterThan(20)
    for (const key of keys) expect(PORTAL_REFUSALS).toContain(key)
  })
})
