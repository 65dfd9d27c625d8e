// Shows texts that try to act, in the built app with its policy: stored where people write, looked at on the screens that show them. Rich text has
// tests/screens/html.test.tsx besides. No script may run, nothing be asked for from elsewhere, and the page's own globals stay.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { openSite } from '#e2e/site.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { controlledPage, open } from './browser.ts'
import { createChance } from './inputs/chance.ts'
import { payloadsOf } from './payloads.ts'

export interface MarkupOptions {
  readonly dist: string
  readonly payloads: number
  readonly seed: number
  readonly onStep: (done: number) => void
}

export interface MarkupDrilled {
  readonly payloads: number
  /** How often one was found on a screen. */
  readonly shown: number
  readonly faults: readonly string[]
}

/** So many stand on a screen at once. */
const BATCH = 40
const ROWS = 'main li, main [role=row], main article'
const SCREENS = ['/apps/tasks'] as const

export async function drillMarkup({ dist, payloads, seed, onStep }: MarkupOptions): Promise<MarkupDrilled> {
  const [site, profile] = [await openSite(dist), await mkdtemp(join(tmpdir(), 'cairn-markup-'))]
  const browser = await open(profile)
  const faults: string[] = []
  let shown = 0
  try {
    const page = await controlledPage(browser, site.url)
    // So high that a list has all of a batch on the screen.
    await page.setViewport({ width: 1280, height: 4000 })
    await signIn(page, site.url)
    watch(page, site.url, faults)
    const known = await knownBefore(page, site.url)
    const all = payloadsOf(payloads, createChance(seed, Date.now()))
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = all.slice(start, start + BATCH)
      for (const screen of SCREENS) {
        await page.goto(`${site.url}/sign-out-nowhere`, { waitUntil: 'domcontentloaded' })
        await page.evaluate(writeTasks, batch)
        await page.goto(`${site.url}${screen}`)
        await page.waitForSelector(ROWS)
        // A long list shows its beginning.
        await page.waitForFunction(() => document.body.textContent.match(/shown \d+\./) !== null)
        shown += await page.evaluate((number) => {
          const text = document.body.textContent
          return Array.from({ length: number }, (_, at) => text.includes(`shown ${at}.`)).filter(Boolean).length
        }, batch.length)
        const { ran, strange, own } = await page.evaluate(look)
        if (ran > 0) faults.push(`${screen}: ${ran} scripts ran of ${start} to ${start + batch.length}`)
        faults.push(...strange.filter((what) => !known.has(what)).map((what) => `${screen}: ${what}`))
        faults.push(...own.filter((name) => !known.has(name)).map((name) => `${screen}: a new global, ${name}`))
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

/** The globals of the screens and the elements that look strange, before anything is planted: the app's own. */
async function knownBefore(page: Page, url: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const screen of SCREENS) {
    await page.goto(`${url}${screen}`)
    await page.waitForSelector(ROWS)
    const { own, strange } = await page.evaluate(look)
    for (const name of [...own, ...strange]) names.add(name)
  }
  return names
}

/** In the page: what has happened, and what is there that no text may bring. */
function look(): { ran: number; strange: string[]; own: string[] } {
  const strange: string[] = []
  const found =
    'script, iframe, object, embed, base, meta, link, style, form[action], video, audio, template, math, [srcdoc]'
  for (const { nodeName } of document.querySelectorAll(`main :is(${found})`)) strange.push(`an element, ${nodeName}`)
  for (const element of document.querySelectorAll('main *'))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value))
        strange.push(`an attribute, ${name}="${value}"`)
  // But for those of what drives the browser.
  return {
    ran: (globalThis as { ran?: number }).ran ?? 0,
    strange,
    own: Object.getOwnPropertyNames(globalThis).filter((name) => !name.includes('ariaQuery')),
  }
}

/** In the page: the texts as titles and notes of tasks, by the calls that the app makes. */
async function writeTasks(texts: readonly string[]): Promise<void> {
  const ask = async (method: string, body?: object) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    }
    const path = method === 'GET' ? 'all' : 'task'
    const response = await fetch(`/api/apps/tasks/${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`A task was answered ${response.status}`)
    return response.json()
  }
  const tasks = (await ask('GET')) as { id: string }[]
  for (const [at, text] of texts.entries()) {
    const { id } = tasks[at] ?? ((await ask('POST', { type: 'task' })) as { id: string })
    await ask('PATCH', { id, task: { title: `${text} shown ${at}.`, notes: `${text} shown ${at}.` } })
  }
}
