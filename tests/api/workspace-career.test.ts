// A backup holds the career data of the person who makes it, and restores them: whole, exactly, to nobody else, and without what is secret.
import { beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { modules } from '#sw/api/registry.ts'
import { backupTables } from '#sw/api/shell/workspace/backup-tables.ts'
import { crc32, crcText } from '#sw/api/shell/workspace/crc32.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'
import { contentsOf, exportFile, importFile, reportOf, unzip, zip } from '#tests/setup/workspace-api.ts'

const LONG = 120_000
/** The domains of the portal, and what a backup needs. */
const CAREER = [
  'applications',
  'auth',
  'career',
  'changes',
  'evaluation',
  'jobs',
  'notifications',
  'profile',
  'profiling',
  'settings',
  'skills',
  'tasks',
  'user',
  'workspace',
]
/** Another person of the same portal. */
const STRANGER = 'mira-solberg'
const career = () => createTestApi({ only: CAREER })
type Row = Readonly<Record<string, unknown>> & { readonly id: string }
type Contents = Record<string, Row[]>

/** The tables of a backup that are one person's. */
const personal = async () => (await backupTables(modules)).filter(({ isPersonal }) => isPersonal)

/** Everything that somebody can leave with the portal, beside the samples. */
async function work(api: TestApi): Promise<void> {
  const { results } = (await api.get('career/jobs')).body as { results: { id: string; status: string }[] }
  const [job, other] = results.filter(({ status }) => status === 'open')
  const form = new FormData()
  form.set('file', new File(['%PDF-1.4 ', new Uint8Array(1000)], 'CV.pdf', { type: 'application/pdf' }))
  form.set('kind', 'resume')
  const draft = { resumeVersionId: null, coverLetter: 'Dear all', answers: {}, documentIds: [], matchShared: false }
  const sent = [
    await api.send('POST', 'career/documents', form),
    await api.send('PUT', `career/drafts/${job?.id}`, { draft }),
    await api.send('PUT', `career/jobs/${job?.id}/saved`),
    await api.send('PUT', `career/jobs/${other?.id}/hidden`),
    await api.send('POST', 'career/searches', { search: { name: 'Ports', criteria: { q: 'port' }, alert: 'daily' } }),
    await api.send('PUT', 'career/home/visit', {}),
    await api.send('PATCH', 'settings', { settings: { consents: { interests: false } } }),
    await api.send('POST', 'skill-evaluation/signing-key'),
    await api.send('POST', 'skill-evaluation/sessions', {
      skillId: 'sql',
      consent: { rules: true, calibration: false },
      accommodations: { extraTime: 'none', readableFont: false, comfortableTarget: false },
    }),
  ]
  const { id = '', item } = (sent.at(-1)?.body ?? {}) as { id?: string; item?: { id: string } | null }
  sent.push(
    await api.send('POST', `skill-evaluation/sessions/${id}/problem`, { itemId: item?.id, seq: 1, kind: 'unclear' }),
  )
  for (let tick = 0; tick < 3; tick += 1) {
    sent.push(await api.send('PATCH', 'notifications/all'), await api.send('POST', 'notifications/demo-tick'))
  }
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => expect.toSatisfy((status: number) => status < 300)))
}

let api: TestApi
let before: Contents
let file: File
let entries: Record<string, string>

beforeAll(async () => {
  api = career()
  await work(api)
  const { token } = await createTokens(() => TEST_NOW).issue(STRANGER)
  const headers = { authorization: `Bearer ${token}` }
  const saved = await api.send(
    'PUT',
    `career/jobs/${(await api.db.table('jobs').toCollection().first()).id}/saved`,
    undefined,
    headers,
  )
  expect(saved.status).toBe(200)
  file = await exportFile(api)
  const all = (await contentsOf(api)) as Contents
  expect(all.jobMarks?.some(({ userId }) => userId === STRANGER)).toBe(true)
  before = Object.fromEntries(
    Object.entries(all).map(([name, rows]) => [name, rows.filter(({ userId }) => userId !== STRANGER)]),
  )
  entries = await unzip(file)
}, LONG)

const rowsIn = (name: string): Row[] =>
  (entries[`data/${name}.jsonl`] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

describe('a backup', () => {
  test('has every table of the database, or says why not', async () => {
    const inBackup = new Set((await backupTables(modules)).map(({ name }) => name))
    const reasons: Record<string, string> = {
      ...Object.fromEntries(Object.keys(OWN_TABLES).map((name) => [name, 'the back end’s own, or worked out of rows'])),
    }
    for (const entry of modules) {
      const { backup } = await entry.load()
      for (const name of Object.keys(entry.tables)) {
        if (entry.isSignIn) reasons[name] = 'who can sign in, and who has'
        else if (typeof backup[name] === 'string') reasons[name] = backup[name]
      }
    }
    const signIn = modules.filter(({ isSignIn }) => isSignIn).flatMap(({ tables }) => Object.keys(tables))
    const all = [...Object.keys(OWN_TABLES), ...modules.flatMap(({ tables }) => Object.keys(tables))]
    expect(all.filter((name) => inBackup.has(name) === name in reasons)).toEqual([])
    expect(
      Object.keys(reasons)
        .filter((name) => !(name in OWN_TABLES) && !signIn.includes(name))
        .sort(),
    ).toEqual(['cities', 'companies', 'evaluationKeys', 'jobTexts', 'jobs', 'roles', 'skillFamilies', 'skills'])
  })

  test('knows the shape of each personal row, so that none comes in that does not fit', async () => {
    expect((await personal()).filter(({ shape }) => !shape)).toEqual([])
  })

  test('has all rows of the person, each table of which has some', async () => {
    for (const { name, fits } of await personal()) {
      const own = (before[name] ?? []).filter(fits).map(({ id }) => id)
      expect([name, own.length > 0]).toEqual([name, true])
      expect([
        name,
        rowsIn(name)
          .map(({ id }) => id)
          .sort(),
      ]).toEqual([name, own.sort()])
    }
  })

  test('has no key, no evaluation under way, no catalogue, nobody’s session or password', async () => {
    const [key] = before.evaluationKeys as unknown as { jwk: { d: string } }[]
    expect(key?.jwk.d).toMatch(/./)
    const text = Object.values(entries).join('\n')
    expect(text).not.toContain(key?.jwk.d)
    const open = before.evaluationSessions?.find(({ status }) => status === 'inProgress')
    expect(open).toBeDefined()
    expect(rowsIn('evaluationSessions').map(({ id }) => id)).not.toContain(open?.id)
    for (const name of ['evaluationKeys', 'jobs', 'skills', 'accounts', 'authSessions', 'deviceSessions'])
      expect([name, entries[`data/${name}.jsonl`]]).toEqual([name, undefined])
  })

  test('says whose it is', () => {
    expect(JSON.parse(entries['manifest.json'] ?? '').owner).toEqual({
      id: SAMPLE_USER_ID,
      name: 'Alex Morgan',
      email: 'alex.morgan@cairn.example',
    })
  })

  test('carries the copy that a portal’s server gave', async () => {
    const form = new FormData()
    form.set('portalFile', new File(['{"tables":{}}'], 'account.json'))
    form.set('readable', 'false')
    const { status, body } = await api.send('POST', 'workspace/export', form)
    expect(status).toBe(200)
    expect((await unzip(body as Blob))['portal/account.json']).toBe('{"tables":{}}')
  })
})

/** The rows of a person that a backup can bring back. */
async function ownRows(of: TestApi): Promise<Contents> {
  const contents = (await contentsOf(of)) as Contents
  const tables = await personal()
  return Object.fromEntries(
    tables.map(({ name, fits }) => [
      name,
      (contents[name] ?? []).filter((row) => fits(row) && row.userId !== STRANGER),
    ]),
  )
}

describe('imported', () => {
  test(
    'on another device it makes each table what it was; the dry run says so, again it changes nothing, and undone it is gone',
    async () => {
      const other = career()
      other.setNow(TEST_NOW + 10 * 86_400_000)
      const dry = reportOf(await importFile(other, file, { others: 'remove' }))
      const first = await ownRows(other)
      const answer = await importFile(other, file, { mode: 'apply', others: 'remove' })
      const report = reportOf(answer)
      expect(report.tables.filter(({ refused }) => refused > 0)).toEqual([])
      expect({ ...report, mode: 'dry-run' }).toEqual(dry)
      expect(report.tables.find(({ table }) => table === 'applicationDrafts')).toMatchObject({ added: 1 })
      expect(report).toMatchObject({ otherOwner: null, leftOut: 0 })
      const wanted = await ownRows(api)
      const after = await ownRows(other)
      for (const name of Object.keys(wanted).filter((table) => !table.startsWith('evaluation')))
        expect({ [name]: after[name] }).toEqual({ [name]: wanted[name] })
      const again = reportOf(await importFile(other, file, { others: 'remove' }))
      expect(again.tables.filter(({ added, changed, removed }) => added + changed + removed > 0)).toEqual([])
      const undone = await other.send('POST', 'changes/undo', { id: answer.headers.get('x-change-id') })
      expect(undone.body).toMatchObject({ kept: 0 })
      expect(await ownRows(other)).toEqual(first)
    },
    LONG,
  )

  test('evaluations are added, and never changed or taken away', async () => {
    const other = career()
    await other.get('skill-evaluation/results')
    const [own, ...rest] = (await other.db.table('evaluationResults').toArray()) as Row[]
    await other.db.table('evaluationResults').bulkDelete(rest.map(({ id }) => id))
    await other.db.table('evaluationResults').bulkPut([
      { ...own, level: 1 },
      { ...own, id: 'mine', level: 2 },
    ])
    await importFile(other, file, { mode: 'apply', others: 'remove' })
    const after = (await other.db.table('evaluationResults').toArray()) as Row[]
    expect(after.map(({ id }) => id).sort()).toEqual(
      ['mine', ...(before.evaluationResults ?? []).map(({ id }) => id)].sort(),
    )
    expect(after.find(({ id }) => id === own?.id)).toMatchObject({ level: 1 })
  })

  test('a backup of an earlier build, without career data, leaves those here alone', async () => {
    const other = career()
    await other.get('career/applications')
    await other.get('profile')
    const own = await ownRows(other)
    const manifest = JSON.parse(entries['manifest.json'] ?? '')
    const names = new Set((await personal()).map(({ name }) => name).filter((name) => name !== 'users'))
    const old = zip({
      ...entries,
      'manifest.json': JSON.stringify({
        ...manifest,
        owner: undefined,
        tables: manifest.tables.filter(({ name }: { name: string }) => !names.has(name)),
      }),
    })
    const answer = await importFile(other, old, { mode: 'apply', others: 'remove' })
    expect(reportOf(answer)).toMatchObject({ otherOwner: null, leftOut: 0 })
    const after = await ownRows(other)
    for (const name of ['applications', 'profiles', 'users']) expect(after[name]).toEqual(own[name])
  })

  /** The backup as somebody else’s: their rows, and what it says of itself. */
  function asBackupOf(owner: { id: string; name: string; email: string }): Blob {
    const manifest = JSON.parse(entries['manifest.json'] ?? '')
    const copy: Record<string, string> = Object.fromEntries(
      Object.entries(entries).map(([path, text]) => [
        path,
        path.startsWith('data/')
          ? text.replaceAll(new RegExp(`"${SAMPLE_USER_ID}(["␟])`, 'g'), `"${owner.id}$1`)
          : text,
      ]),
    )
    for (const table of manifest.tables) table.crc32 = crcText(crc32(new TextEncoder().encode(copy[table.path])))
    return zip({ ...copy, 'manifest.json': JSON.stringify({ ...manifest, owner }) })
  }

  test('another person’s career data stay out, and it says whose they are', async () => {
    const other = career()
    await work(other)
    // All samples are there.
    await importFile(other, file)
    const own = await ownRows(other)
    const zoe = { id: 'zoe', name: 'Zoe Martin', email: 'zoe@x.example' }
    const answer = await importFile(other, asBackupOf(zoe), { mode: 'apply', others: 'remove' })
    const report = reportOf(answer)
    expect(report.otherOwner).toEqual({ name: 'Zoe Martin', email: 'zoe@x.example' })
    expect(report.leftOut).toBeGreaterThan(20)
    expect(await ownRows(other)).toEqual(own)
  })

  test('an account that was made again with the same address gets its own back', async () => {
    const other = career()
    const earlier = { id: 'alex-of-before', name: 'Alex', email: 'ALEX.morgan@cairn.example' }
    const answer = await importFile(other, asBackupOf(earlier), { mode: 'apply', others: 'remove' })
    expect(reportOf(answer)).toMatchObject({ otherOwner: null, leftOut: 0 })
    const [wanted, after] = [await ownRows(api), await ownRows(other)]
    for (const name of ['applications', 'applicationDrafts', 'jobMarks', 'profiles', 'skillClaims', 'portalSettings'])
      expect({ [name]: after[name] }).toEqual({ [name]: wanted[name] })
  })

  test('a row that says it is somebody else’s is refused, whatever the file says of itself', async () => {
    const other = career()
    const manifest = JSON.parse(entries['manifest.json'] ?? '')
    const [draft] = rowsIn('applicationDrafts')
    const text = `${JSON.stringify({ ...draft, id: 'zoe␟job', userId: 'zoe' })}\n`
    for (const table of manifest.tables)
      if (table.name === 'applicationDrafts') table.crc32 = crcText(crc32(new TextEncoder().encode(text)))
    const forged = zip({ ...entries, 'data/applicationDrafts.jsonl': text, 'manifest.json': JSON.stringify(manifest) })
    const answer = await importFile(other, forged, { mode: 'apply' })
    expect(reportOf(answer).tables.find(({ table }) => table === 'applicationDrafts')).toMatchObject({
      added: 0,
      refused: 1,
      refusals: [{ line: null, reason: 'zoe␟job: belongs to another account' }],
    })
  })
})
