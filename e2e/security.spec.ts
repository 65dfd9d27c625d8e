// Other sites, other origins of this machine and the address bar get nothing from the back end: whatever they try is refused, shows nothing of the workspace,
// starts no download, and leaves the data and the change log as they were.
import type { BrowserContext, Frame, Page, Request, Response } from '@playwright/test'
import { asSample } from '#tests/doors.case.ts'
import { inPageDoor, sampleReading, workerDoor } from './device.ts'
import { type DeviceState, readInPage } from './drill/read-in-page.ts'
import { controlled, expect, test, visit } from './fixtures.ts'
import { type ForeignSite, openForeignSite } from './foreign-site.ts'

const REFUSED = '{"error":"This address answers the app alone"}'
/** Where no worker is, a site without one has nothing there. */
const NOTHING_THERE = 'NOT FOUND'

/** What a page elsewhere has in it: `API` is replaced by the address of the back end. */
const ELEMENTS = `
  <iframe src="API/workspace/export"></iframe>
  <iframe src="API/apps/tasks/all"></iframe>
  <img src="API/apps/tasks/all">
  <script src="API/apps/tasks/all"></script>
  <script src="API/apps/tasks/all" crossorigin="use-credentials"></script>
  <script type="module" src="API/apps/tasks/all"></script>
  <link rel="stylesheet" href="API/apps/tasks/all">
  <object data="API/workspace/export"></object>
  <embed src="API/workspace/export">
  <video src="API/workspace/export" preload="auto"></video>
  <link rel="prefetch" href="API/workspace/export">
  <link rel="preload" as="fetch" href="API/apps/tasks/all">
  <p style="background: url(API/apps/tasks/all)">Elsewhere</p>`

/** What its scripts ask for. */
const REQUESTS: Readonly<Record<string, string>> = {
  'import()': 'import("API/apps/tasks/all")',
  'a reading fetch': 'fetch("API/apps/tasks/all")',
  'a write that needs no leave': `fetch("API/apps/tasks/task", { method: "POST", mode: "no-cors", credentials: "include", body: '{"type":"task"}' })`,
  'a write that needs leave': `fetch("API/apps/tasks/task", { method: "POST", headers: { "content-type": "application/json" }, body: '{"type":"task"}' })`,
  'a beacon': `navigator.sendBeacon("API/workspace/reset", '{"factor":0}') && undefined`,
}

/** A field whose name and value together are JSON, as `text/plain` sends them. */
const jsonField = (json: string) => `<textarea name='${json.slice(0, -1)},"x":"'>"}</textarea>`

const FORMS: Readonly<Record<string, string>> = {
  'a GET of the whole workspace': '<form action="API/workspace/export"></form>',
  'a GET of a list': '<form action="API/apps/tasks/all"></form>',
  'a POST of fields': '<form method="post" action="API/apps/tasks/task"><input name="type" value="task"></form>',
  'a POST of JSON as text': `<form method="post" enctype="text/plain" action="API/apps/tasks/task">${jsonField('{"type":"task"}')}</form>`,
  'a POST that begins anew': `<form method="post" enctype="text/plain" action="API/workspace/reset">${jsonField('{"factor":0}')}</form>`,
  'a POST that signs somebody else in': `<form method="post" enctype="text/plain" action="API/auth/sign-in">${jsonField('{"email":"alex.morgan@cairn.example","password":"cairn-demo"}')}</form>`,
  'a POST that locks': '<form method="post" action="API/device/lock"></form>',
  'a POST of a file':
    '<form method="post" enctype="multipart/form-data" action="API/workspace/import"><input type="file" name="file"></form>',
}

/** Addresses that somebody opens: from a page, and by the address bar. */
const ADDRESSES = [
  'workspace/export',
  'workspace/export?readable=false',
  'apps/tasks/all',
  'changes/recent',
  'common/user',
]

interface Watched {
  /** What answered requests to the back end; `tab`: of a tab of its own, or the address bar. */
  readonly answers: { readonly tab: boolean; readonly method: string; readonly path: string; readonly status: number }[]
  readonly downloads: string[]
}

function isInFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null
  } catch {
    // Playwright has no frame yet for what opens a tab.
    return false
  }
}

function watch(context: BrowserContext, url: string): Watched {
  const watched: Watched = { answers: [], downloads: [] }
  context.on('response', (response: Response) => {
    const requested = response.request()
    const path = response.url().split(`${url}/api/`)[1]
    if (path === undefined) return
    const tab = requested.isNavigationRequest() && !isInFrame(requested)
    watched.answers.push({ tab, method: requested.method(), path, status: response.status() })
  })
  context.on('page', (page) => page.on('download', (download) => watched.downloads.push(download.url())))
  return watched
}

/** All of the workspace, read past the back end from a page of the origin on which the app does not run. */
async function stateOf(context: BrowserContext, url: string): Promise<DeviceState> {
  const page = await context.newPage()
  await page.goto(`${url}/boot.js`)
  const state = await page.evaluate(readInPage, { ...sampleReading, since: 0, prefix: '' })
  await page.close()
  return state
}

/** A task of the person's own, and no page of the app open any more. */
async function leaveTask(context: BrowserContext, hasWorker: boolean): Promise<void> {
  const page = await context.newPage()
  await visit(page, '/404-not-found')
  if (hasWorker) await controlled(page)
  const door = await asSample((hasWorker ? workerDoor : inPageDoor)(page))
  const { status } = await door('POST', 'apps/tasks/task', '{"type":"task"}', { 'content-type': 'application/json' })
  expect(status).toBe(200)
  await page.close()
}

/** The page or frame shows the refusal, that nothing is there, or the browser's own page in place of what may not be shown in a frame. */
async function showsNothing(shown: Page | Frame, what: string): Promise<void> {
  if (shown.url().startsWith('chrome-error:')) return
  const text = await shown.evaluate(() => document.body?.textContent?.trim() ?? '')
  expect([REFUSED, NOTHING_THERE, ''], what).toContain(text)
}

async function tryElements(context: BrowserContext, site: ForeignSite, api: string): Promise<void> {
  const page = await context.newPage()
  const tries = Object.entries(REQUESTS).map(([name, request]) => `${JSON.stringify(name)}: ${request}`)
  const body = `${ELEMENTS}<script>tries = { ${tries.join(', ')} }</script>`
  await page.goto(site.page(body.replaceAll('API', api)))
  const read = await page.evaluate(async () => {
    const { tries } = globalThis as unknown as { tries: Record<string, Promise<{ type?: string } | undefined>> }
    const got = await Promise.all(
      Object.entries(tries).map(async ([name, one]) => {
        const answer = await Promise.resolve(one).catch(() => undefined)
        return answer === undefined || answer.type === 'opaque' ? [] : [name]
      }),
    )
    return got.flat()
  })
  expect(read).toEqual([])
  for (const frame of page.frames().slice(1)) await showsNothing(frame, frame.url())
  await page.close()
}

async function tryForms(context: BrowserContext, site: ForeignSite, api: string): Promise<void> {
  for (const [name, markup] of Object.entries(FORMS)) {
    for (const target of ['_blank', 'hidden'] as const) {
      const page = await context.newPage()
      const body = `${markup.replaceAll('API', api)}<iframe name="hidden" hidden></iframe>`
      await page.goto(site.page(body))
      const file = page.locator('input[type=file]')
      if ((await file.count()) > 0)
        await file.setInputFiles({ name: 'workspace.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
      const opened = target === '_blank' ? context.waitForEvent('page') : undefined
      const answered = context.waitForEvent('response', (response) => response.url().startsWith(`${api}/`))
      await page.evaluate((to) => {
        const form = document.forms[0] as HTMLFormElement
        form.target = to
        form.submit()
      }, target)
      await answered
      const tab = await opened
      if (tab) {
        await tab.waitForLoadState()
        await showsNothing(tab, name)
        await tab.close()
      }
      await page.close()
    }
  }
}

async function tryWindows(context: BrowserContext, site: ForeignSite, api: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(site.page('<p>Elsewhere'))
  for (const path of ADDRESSES) {
    const opened = context.waitForEvent('page')
    await page.evaluate((address) => void window.open(address), `${api}/${path}`)
    const tab = await opened
    await tab.waitForLoadState()
    await showsNothing(tab, path)
    await tab.close()
  }
  await page.close()
}

/** As somebody types them. */
async function tryAddresses(page: Page, api: string, status: number): Promise<void> {
  for (const path of ADDRESSES) {
    const answer = await page.goto(`${api}/${path}`)
    expect([path, answer?.status()]).toEqual([path, status])
    await showsNothing(page, path)
  }
}

for (const [where, serviceWorkers] of [
  ['where the worker is in charge', 'allow'],
  ['on a first visit, without a worker', 'block'],
] as const) {
  test.describe(where, () => {
    test.use({ contextOptions: { serviceWorkers } })
    // Each of some fifty pages is one of its own.
    test.slow()

    for (const [who, host] of [
      ['Another site', '127.0.0.1'],
      ['Another origin of the same site', 'localhost'],
    ] as const) {
      const hasWorker = serviceWorkers === 'allow'
      const title = `${who}: no element, request, form or window of its gets an answer of the back end, ${where}`
      test(title, async ({ ownContext: context, ownSite }) => {
        await leaveTask(context, hasWorker)
        const before = await stateOf(context, ownSite.url)
        expect(before.seq).toBeGreaterThan(0)
        const watched = watch(context, ownSite.url)
        const site = await openForeignSite(host)
        const api = `${ownSite.url}/api`

        await tryElements(context, site, api)
        await tryForms(context, site, api)
        await tryWindows(context, site, api)
        await site.stop()

        // The worker refuses a tab. What a page elsewhere loads, and what its frames show, does not even reach it: the server has nothing there.
        const tabs = watched.answers.filter(({ tab }) => tab)
        expect(tabs).toHaveLength(Object.keys(FORMS).length + ADDRESSES.length)
        expect(tabs.filter(({ status }) => status !== (hasWorker ? 403 : 404))).toEqual([])
        expect(watched.answers.length).toBeGreaterThan(tabs.length + Object.keys(FORMS).length)
        expect(watched.answers.filter(({ status }) => status < 400)).toEqual([])
        expect(watched.downloads).toEqual([])
        expect(await stateOf(context, ownSite.url)).toEqual(before)
      })
    }

    test(`The address bar gets no answer of the back end: signed in, locked and signed out, ${where}`, async ({
      ownContext: context,
      ownSite,
    }) => {
      const hasWorker = serviceWorkers === 'allow'
      const [api, status] = [`${ownSite.url}/api`, hasWorker ? 403 : 404]
      await leaveTask(context, hasWorker)
      const before = await stateOf(context, ownSite.url)
      const watched = watch(context, ownSite.url)
      const bar = await context.newPage()
      await tryAddresses(bar, api, status)

      const page = await context.newPage()
      await visit(page, '/settings?section=security')
      await page.getByRole('button', { name: 'Lock now' }).click()
      await expect(page.getByRole('dialog', { name: 'Session locked' })).toBeVisible()
      await tryAddresses(bar, api, status)

      await page.goto('/sign-out')
      await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
      await tryAddresses(bar, api, status)
      await page.close()

      expect(watched.downloads).toEqual([])
      const after = await stateOf(context, ownSite.url)
      expect([after.seq, after.rows.tasks]).toEqual([before.seq, before.rows.tasks])
    })
  })
}
