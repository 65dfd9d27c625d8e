// A device that an earlier build has left, with one database for everybody: who was signed in still is, and finds what is theirs; nobody else does.
import type { Page } from '@playwright/test'
import type { Task } from '#contract/apps/tasks.ts'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { seedTasks, seedTaskTags } from '#seed/tasks.ts'
import { seedUsers } from '#seed/users.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { digestPassword } from '#sw/api/portal/auth/passwords.ts'
import { EARLIER_SCHEMAS } from '#tests/setup/earlier-schemas.ts'
import { controlled, credentials, expect, test } from './fixtures.ts'
import { storedUnder } from './traces.ts'

test.use({ guest: true })
test.slow()

const NORA = {
  id: 'b1f0a7c2-5d3e-4f6a-9b8c-7d6e5f4a3b2c',
  email: 'nora.lind@mail.example',
  password: 'seven grey herons',
}
const OWN = 'Something of my own'

type Rows = Record<string, readonly object[]>

/** What the earlier build stored, with one task that somebody added, and somebody's session. */
async function earlierRows(by: string, session: string): Promise<Rows> {
  const now = Date.now()
  const own = { ...(seedTasks(now)[1] as Task), id: 'own', title: OWN }
  const [alex] = seedUsers()
  const account = {
    ...NORA,
    language: 'en',
    termsVersion: '1',
    isActive: true,
    password: await digestPassword(NORA.password),
  }
  const times = { signedInAt: now, renewedAt: now, expiresAt: now + 3_600_000, endedAt: null }
  return {
    tasks: [own, ...seedTasks(now)],
    taskTags: seedTaskTags(),
    users: [alex as object, { ...alex, id: NORA.id, name: 'Nora Lind', email: NORA.email, isProfilingCompleted: true }],
    accounts: [account],
    authSessions: [{ id: session, userId: by, agent: 'Firefox', ...times }],
    changes: [
      {
        seq: 1,
        at: now,
        api: 'tasks',
        endpoint: 'createTask',
        by,
        rows: [{ table: 'tasks', key: own.id, after: own }],
        touched: [],
      },
    ],
    meta: [
      { key: 'epoch', value: 'earlier' },
      { key: 'seq', value: 1 },
      { key: 'seeded tasks', value: now },
      { key: 'seeded user', value: now },
    ],
  }
}

/** In the page, past Dexie, as the earlier build's Dexie did it: ten times its version. */
async function makeDatabase({
  version,
  tables,
  rows,
}: {
  version: number
  tables: Record<string, string>
  rows: Rows
}): Promise<void> {
  const opening = indexedDB.open('cairn', version * 10)
  opening.onupgradeneeded = () => {
    for (const [name, schema] of Object.entries(tables)) {
      const [primary = 'id', ...indexes] = schema.split(',').map((part) => part.trim())
      const keyPath = primary.replace('++', '')
      const store = opening.result.createObjectStore(name, { keyPath, autoIncrement: primary.startsWith('++') })
      for (const index of indexes) {
        const bare = index.replace(/^[*&]/, '')
        const path = bare.startsWith('[') ? bare.slice(1, -1).split('+') : bare
        store.createIndex(bare, path, { multiEntry: index.startsWith('*'), unique: index.startsWith('&') })
      }
    }
  }
  await new Promise<void>((resolve, reject) => {
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction(Object.keys(rows), 'readwrite')
      for (const [name, own] of Object.entries(rows)) for (const row of own) writing.objectStore(name).add(row)
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => resolve(opening.result.close())
    }
  })
}

/** Leaves the device as the last build of one database left it, with somebody signed in, and no page of the app open. */
async function leaveEarlier(page: Page, url: string, by: string): Promise<void> {
  const session = crypto.randomUUID()
  const { token, expiresAt } = await createTokens(Date.now).issue(by, undefined, session)
  const last = EARLIER_SCHEMAS.findLast(({ version }) => version <= 1002)
  await page.goto(`${url}/boot.js`)
  await page.evaluate(makeDatabase, {
    version: last?.version ?? 0,
    tables: { ...last?.tables },
    rows: await earlierRows(by, session),
  })
  await page.evaluate(
    (keys) => {
      for (const [name, value] of Object.entries(keys)) localStorage.setItem(name, value)
    },
    { accessToken: token, tokenExpiryTime: new Date(expiresAt).toISOString(), rememberMe: 'true' },
  )
}

const task = (page: Page) => page.getByText(OWN, { exact: true }).first()

for (const [who, by] of [
  ['who signed up', NORA.id],
  ['the sample person', SAMPLE_USER_ID],
] as const) {
  test(`The database of an earlier build: ${who} is still signed in and finds their own task, and the other does not`, {
    // tests/api/adopt-earlier.test.ts has both.
    tag: by === NORA.id ? '@core' : [],
  }, async ({ page, ownSite }) => {
    await leaveEarlier(page, ownSite.url, by)
    await page.goto(`${ownSite.url}/apps/tasks?show=all`)
    await expect(task(page)).toBeVisible()
    await controlled(page)
    await page.reload()
    await expect(task(page)).toBeVisible()
    await expect.poll(() => storedUnder(page, by)).not.toContain(`cairn ${by}`)

    await page.goto(`${ownSite.url}/sign-out`)
    await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
    const isNora = by === NORA.id
    await page.goto(`${ownSite.url}/sign-in`)
    await page.getByRole('textbox', { name: 'Email' }).fill(isNora ? credentials.email : NORA.email)
    await page.getByLabel('Password', { exact: true }).fill(isNora ? credentials.password : NORA.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((address) => address.pathname !== '/sign-in')
    await page.goto(`${ownSite.url}/apps/tasks?show=all`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(task(page)).toHaveCount(0)
  })
}
