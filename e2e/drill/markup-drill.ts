// Shows texts that try to act, in the built app with its policy: planted in whatever people read, past the back end's own checks, and looked at on each screen
// that shows it. Rich text has tests/screens/html.test.tsx besides. No script may run, nothing be requested from elsewhere, and the page's own globals stay.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { sampleNames } from '#e2e/device.ts'
import { openSite } from '#e2e/site.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { controlledPage, open } from './browser.ts'
import { createChance } from './inputs/chance.ts'
import { payloadsOf } from './payloads.ts'
import { plantInPage } from './plant-in-page.ts'

export interface MarkupOptions {
  readonly dist: string
  readonly payloads: number
  readonly seed: number
  readonly onStep: (done: number) => void
}

export interface MarkupDrilled {
  readonly payloads: number
  /** How often one was found on a screen, by screen. */
  readonly shown: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

/** So many are on the screens at once. */
const BATCH = 60

/** Each with what it opens: a path of the row that the call answers first, whose id takes the place of `:id`. */
interface Screen {
  readonly path: string
  readonly ids?: { readonly call: string; readonly in: (answer: never) => string | undefined }
}

const firstId = (rows: readonly { id: string }[]) => rows[0]?.id

/** Every screen that shows texts from outside: what others send, what is imported, what anybody's backup may hold. */
const SCREENS: readonly Screen[] = [
  { path: '/dashboards/mainpage' },
  { path: '/apps/tasks' },
  { path: '/apps/tasks?task=:id', ids: { call: 'apps/tasks/all', in: firstId } },
  { path: '/apps/mailbox/folder/inbox' },
  {
    path: '/apps/mailbox/folder/inbox/:id',
    ids: { call: 'apps/mailbox/mails?folder=inbox', in: ({ mails }: { mails: { id: string }[] }) => firstId(mails) },
  },
  { path: '/apps/chat' },
  { path: '/apps/chat/:id', ids: { call: 'apps/chat/chats', in: firstId } },
  { path: '/apps/notes' },
  { path: '/apps/notes?note=:id', ids: { call: 'apps/notes/all', in: firstId } },
  { path: '/apps/contacts' },
  { path: '/apps/contacts/:id', ids: { call: 'apps/contacts/all', in: firstId } },
  { path: '/apps/scrumboard/:id', ids: { call: 'apps/scrumboard/boards', in: firstId } },
  { path: '/apps/ecommerce/inventory' },
  { path: '/pages/activities' },
  { path: '/apps/help-center/support' },
  { path: '/apps/help-center/support/:id', ids: { call: 'apps/help-center/requests', in: firstId } },
  { path: '/career/jobs' },
  {
    path: '/career/jobs/:id',
    ids: { call: 'career/jobs', in: ({ results }: { results: { id: string }[] }) => firstId(results) },
  },
  { path: '/career/applications' },
  { path: '/profile' },
  { path: '/notifications' },
]

/** Files whose content the file manager shows, as an address and as a text. */
const FILES = [
  ['texts.html', 'text/html'],
  ['texts.svg', 'image/svg+xml'],
  ['texts.md', 'text/markdown'],
  ['texts.txt', 'text/plain'],
  ['texts.csv', 'text/csv'],
] as const

export async function drillMarkup({ dist, payloads, seed, onStep }: MarkupOptions): Promise<MarkupDrilled> {
  const [site, profile] = [await openSite(dist), await mkdtemp(join(tmpdir(), 'cairn-markup-'))]
  const browser = await open(profile)
  const faults: string[] = []
  const shown = new Map<string, number>()
  try {
    const page = await controlledPage(browser, site.url)
    // So high that a list has many of a batch on the screen.
    await page.setViewport({ width: 1280, height: 4000 })
    await signIn(page, site.url)
    watch(page, site.url, faults)
    await page.evaluate(ask, ['POST', 'apps/help-center/request', helpRequest] as const)
    const screens = await addressesOf(page)
    const known = await knownBefore(page, site.url, screens)
    const all = payloadsOf(payloads, createChance(seed, Date.now()))
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = all.slice(start, start + BATCH)
      const files = await plant(page, site.url, batch)
      for (const address of [...screens, ...files]) {
        const where = address.replace(/\/[\w-]{20,}$/, '/…')
        const count = await countShown(page, `${site.url}${address}`, batch.length)
        if (count === 0) faults.push(`${address} shows none of the texts`)
        shown.set(where, (shown.get(where) ?? 0) + count)
        const { ran, strange, own } = await page.evaluate(look)
        if (ran > 0) faults.push(`${address}: ${ran} scripts ran of ${start} to ${start + batch.length}`)
        faults.push(...strange.filter((what) => !known.has(what)).map((what) => `${address}: ${what}`))
        faults.push(...own.filter((name) => !known.has(name)).map((name) => `${address}: a new global, ${name}`))
      }
      onStep(start + batch.length)
    }
  } finally {
    await browser.close()
    await site.stop()
    await rm(profile, { recursive: true, force: true })
  }
  return { payloads, shown, faults }
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const counting = globalThis as { ran?: number; pwn?: () => void }
    counting.ran = 0
    counting.pwn = () => {
      counting.ran = (counting.ran ?? 0) + 1
    }
  })
  await page.goto(`${url}/sign-in`)
  await page.locator('input[type=email]').fill(SAMPLE_CREDENTIALS.email)
  await page.locator('input[type=password]').fill(SAMPLE_CREDENTIALS.password)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.pathname.startsWith('/dashboards'))
}

function watch(page: Page, url: string, faults: string[]): void {
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(url) && !/^(data|blob):/.test(address)) faults.push(`asked for ${address}`)
  })
}

/** The help center has none before somebody sends one. */
const helpRequest = {
  name: 'Alex Morgan',
  email: SAMPLE_CREDENTIALS.email,
  subject: 'A question',
  message: 'It is asked.',
}

/** The addresses of the screens, with what each of them opens. */
async function addressesOf(page: Page): Promise<string[]> {
  const addresses: string[] = []
  for (const { path, ids } of SCREENS) {
    if (!ids) addresses.push(path)
    else {
      const id = ids.in((await page.evaluate(ask, ['GET', ids.call, undefined] as const)) as never)
      if (id === undefined) throw new Error(`${ids.call} answered nothing to open`)
      addresses.push(path.replace(':id', encodeURIComponent(id)))
    }
  }
  return addresses
}

/** The globals of the screens and the elements that look strange, before anything is planted: the app's own. */
async function knownBefore(page: Page, url: string, screens: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const address of screens) {
    await page.goto(`${url}${address}`)
    await page.waitForSelector('main h1, main h2')
    await settle(page)
    const { own, strange } = await page.evaluate(look)
    for (const name of [...own, ...strange]) names.add(name)
  }
  return names
}

/** Puts the texts where the screens read them. @returns the addresses of the files that have them */
async function plant(page: Page, url: string, texts: readonly string[]): Promise<string[]> {
  await page.goto(`${url}/boot.js`)
  const files = await page.evaluate(uploadFiles, { texts, files: FILES })
  const database = sampleNames.database
  const exceptTables = [...Object.keys(OWN_TABLES), 'iconPicks']
  await page.evaluate(plantInPage, { database, texts, exceptTables })
  // What it remembers of the rows is older than they are.
  const devtools = await page.createCDPSession()
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
  return files.map((id) => `/apps/file-manager/details/${encodeURIComponent(id)}`)
}

/** How many of the texts the screen shows, once it shows any and nothing more comes; 0 where it shows none. */
async function countShown(page: Page, address: string, texts: number): Promise<number> {
  await page.goto(address)
  const shows = () => /shown \d+\./.test(document.body.textContent)
  if (!(await page.waitForFunction(shows, { timeout: 30_000 }).catch(() => undefined))) return 0
  await settle(page)
  return page.evaluate((number) => {
    const text = document.body.textContent
    return Array.from({ length: number }, (_, at) => text.includes(`shown ${at}.`)).filter(Boolean).length
  }, texts)
}

/** Waits until the page has not grown for half a second. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const seen = globalThis as { seenSize?: number }
      const size = document.body.innerHTML.length
      const isSame = seen.seenSize === size
      seen.seenSize = size
      return isSame
    },
    { polling: 500 },
  )
}

/** In the page: what has happened, and what is there that no text may bring. */
function look(): { ran: number; strange: string[]; own: string[] } {
  const strange: string[] = []
  const found =
    'script, iframe, object, embed, base, meta, link, style, form[action], video, audio, template, math, [srcdoc]'
  // A mail is shown in a frame of the app's own, which runs no script.
  const isOwnFrame = (element: Element): element is HTMLIFrameElement =>
    element instanceof HTMLIFrameElement &&
    !element.hasAttribute('src') &&
    !element.hasAttribute('srcdoc') &&
    /^(?!.*allow-scripts).*allow-same-origin/.test(element.getAttribute('sandbox') ?? '')
  const elements = [...document.querySelectorAll('main *')]
  const framed = elements
    .filter(isOwnFrame)
    .flatMap(({ contentDocument }) => [...(contentDocument?.body.querySelectorAll('*') ?? [])])
  for (const element of [...elements, ...framed]) {
    if (element.matches(found) && !isOwnFrame(element)) strange.push(`an element, ${element.nodeName}`)
    for (const { name, value } of element.attributes)
      if (name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value))
        strange.push(`an attribute, ${name}="${value}"`)
  }
  // But for those of what drives the browser, and the number of a frame.
  return {
    ran: (globalThis as { ran?: number }).ran ?? 0,
    strange,
    own: Object.getOwnPropertyNames(globalThis).filter((name) => !/ariaQuery|^seenSize$|^\d+$/.test(name)),
  }
}

/** In the page: a call as the app makes it. */
async function ask([method, path, fields]: readonly [
  string,
  string,
  Record<string, string> | undefined,
]): Promise<unknown> {
  const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value)
  const response = await fetch(`/api/${path}`, { method, headers, ...(fields && { body: form }) })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
  return response.json()
}

/** In the page: a file of each kind, with all of the texts. @returns their ids */
async function uploadFiles({
  texts,
  files,
}: {
  texts: readonly string[]
  files: readonly (readonly [string, string])[]
}): Promise<string[]> {
  const form = new FormData()
  form.append('folderId', 'null')
  form.append('conflict', 'replace')
  const text = texts.map((one, number) => `${one} shown ${number}.`).join('\n\n')
  for (const [name, type] of files)
    form.append(
      'file',
      new File([type.includes('svg') ? `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>` : text], name, { type }),
    )
  const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
  const response = await fetch('/api/apps/file-manager/upload', { method: 'POST', headers, body: form })
  if (!response.ok) throw new Error(`The files were answered ${response.status}`)
  const { items } = (await response.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}
