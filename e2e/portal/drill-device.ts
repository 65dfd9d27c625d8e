// A person's browser in the drills of the outbox: makes writes as the app does, is killed in the middle, and starts again on the same profile.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import { kill, open } from '#e2e/drill/browser.ts'
import type { BuiltWithPortal } from './built-with-portal.ts'

/** A write of the outbox in what goes over to a page. */
export interface DrillWrite {
  readonly endpoint: { readonly api: string; readonly name: string; readonly method: string; readonly path: string }
  readonly body: Readonly<Record<string, unknown>>
  /** Put into the body as `file`. */
  readonly file?: { readonly name: string; readonly type: string; readonly text: string }
  readonly idempotencyKey: string
}

export interface DrillDevice {
  /** Makes writes as the app does, as often as it takes until they are known to be stored. */
  write(writes: readonly DrillWrite[]): Promise<void>
  /** Sends what waits, also what a person would have to ask for again. */
  hurry(): Promise<void>
  setOffline(isOffline: boolean): Promise<void>
  killPage(): Promise<void>
  killBrowser(): Promise<void>
  close(): Promise<void>
}

/** @param userId whose `token` it is */
export function createDrillDevice(
  { site: { url }, build, profile, peer }: BuiltWithPortal,
  userId: string,
  token: string,
): DrillDevice {
  const outbox = outboxOf(build)
  let browser: Browser | undefined
  let page: Page | undefined
  const opened = async (): Promise<Page> => {
    browser ??= await open(profile)
    if (page) return page
    const made = await browser.newPage()
    const session = { accessToken: token, portal: new URL(peer.portalUrl).origin }
    await made.evaluateOnNewDocument(({ accessToken, portal }) => {
      localStorage.setItem('portal', portal)
      localStorage.setItem('accessToken', accessToken)
      localStorage.setItem('tokenExpiryTime', new Date(Date.now() + 24 * 3_600_000).toISOString())
    }, session)
    await made.goto(`${url}/activate-account`, { timeout: 120_000 })
    page = made
    return made
  }
  return {
    async write(writes) {
      for (;;) {
        try {
          return await (await opened()).evaluate(writeInPage, outbox, userId, writes)
        } catch (error) {
          // Killed meanwhile: whether it is stored is not known, and its key makes doing it again harmless.
          if (page && !page.isClosed() && browser?.connected) throw error
        }
      }
    },
    async hurry() {
      await (await opened()).evaluate(hurryInPage, outbox)
    },
    setOffline: async (isOffline) => {
      await (await opened()).setOfflineMode(isOffline).catch(() => undefined)
    },
    async killPage() {
      const killed = page
      page = undefined
      await killed?.close().catch(() => undefined)
    },
    async killBrowser() {
      const killed = browser
      browser = undefined
      page = undefined
      if (killed) await kill(killed)
    },
    async close() {
      if (browser) await kill(browser)
    },
  }
}

/** A key that is the number's. */
export const keyOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** In the page: the outbox's own `write`. */
async function writeInPage(path: string, userId: string, writes: readonly DrillWrite[]): Promise<void> {
  interface Module {
    openOutbox(): { write(write: object, until: number): Promise<unknown> }
  }
  const module = (await import(path)) as Record<string, Module>
  const found = Object.values(module).find((one) => 'openOutbox' in one)
  if (!found) throw new Error(`${path} has no outbox`)
  for (const { endpoint: named, body: fields, file, idempotencyKey } of writes) {
    const endpoint = { lane: 'portal', effect: 'write', ...named }
    const body = file ? { ...fields, file: new File([file.text], file.name, { type: file.type }) } : fields
    const write = { userId, endpoint, input: { body }, path: named.path, idempotencyKey }
    await found.openOutbox().write(write, Date.now())
  }
}

/** In the page: the network is back, and the person retries what the portal could not do. */
async function hurryInPage(path: string): Promise<void> {
  interface Row {
    readonly id: string
    readonly state: string
  }
  interface Module {
    openOutbox(): { read(): readonly Row[]; refresh(): Promise<void>; retry(id: string): Promise<void> }
  }
  const module = (await import(path)) as Record<string, Module>
  const outbox = Object.values(module)
    .find((one) => 'openOutbox' in one)
    ?.openOutbox()
  dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  await outbox?.refresh()
  for (const { id, state } of outbox?.read() ?? []) if (state === 'waiting') await outbox?.retry(id)
}

/** The chunk of src/platform/offline/outbox-here.ts, as the page requests it. */
function outboxOf(build: string): string {
  const manifest = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const file = Object.values(manifest).find((chunk) => /\/outbox-here-[^/]+\.js$/.test(chunk.file))?.file
  if (!file) throw new Error('The build has no chunk of the outbox')
  return `/${file}`
}
