// What every browser test starts from: the served build, a signed-in person, the network that can be cut, a profile on disk.
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test'
import type { PlacePath } from '#platform/places.ts'
import { quarantined } from '#scripts/quarantine.mjs'
import { createProfile, type Profile } from './profile.ts'
import { openSite, type Site } from './site.ts'

export { expect } from '@playwright/test'

/** Screens that are in no menu: those before signing in, those that a step leads to. */
type OtherPath =
  | '/'
  | '/sign-in'
  | '/sign-up'
  | '/forgot-password'
  | '/reset-password'
  | '/set-password'
  | '/activate-account'
  | '/confirmation-required'
  | '/sign-out'
  | '/home'
  | '/open-file'
  | '/notifications'
  | '/404-not-found'
  | '/skill-evaluation/evaluation'
  | `/skill-evaluation/${'loading' | 'results' | 'rating'}/${string}`
  | `/docs/${string}`

/** The screens by address: the product's places, what is within them, and what they show. */
export type Path = PlacePath | `${PlacePath}/${string}` | OtherPath | `${PlacePath | OtherPath}?${string}`

/** As the sign-in page of the default build shows it. */
export const credentials = { email: 'alex.morgan@cairn.example', password: 'cairn-demo' }

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Network {
  /** Stops the server for real, so that the worker has no network either, and tells the page that it is offline. */
  cut(): Promise<void>
  restore(): Promise<void>
}

interface TestFixtures {
  /** Leaves out what tests/quarantine.json names, where the run says QUARANTINE=skip. */
  quarantine: undefined
  /** An error that a page does not catch fails the test: those of every context of the shared browser, and of one of another browser that is given to this. */
  uncaught: (context: BrowserContext) => void
  /** Those that are let pass, by their messages. */
  expectedErrors: RegExp
  /** True: nobody is signed in. */
  guest: boolean
  network: Network
  /** A site of the test's own, which it may stop, start and deploy to. */
  ownSite: Site
  /** A signed-in person's browser at `ownSite`. */
  ownContext: BrowserContext
  /** A profile on disk, for `ownSite`. */
  profile: Profile
}

interface WorkerFixtures {
  site: Site
  /** The storage of a person who has signed in through the page, once for each worker. */
  session: () => Promise<StorageState>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  quarantine: [
    // biome-ignore lint/correctness/noEmptyPattern: as below
    async ({}, use, { file, title, skip }) => {
      const entry = quarantined().find((one) => file.endsWith(`/${one.file}`) && one.title === title)
      skip(process.env.QUARANTINE === 'skip' && entry !== undefined, entry?.reason)
      await use(undefined)
    },
    { auto: true },
  ],
  // A fade that the next page cut short, or that took a busy machine too long: the page is there all the same.
  expectedErrors: [/Transition was (?:skipped|aborted)/, { option: true }],
  uncaught: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = []
      const heard = new Map<BrowserContext, (event: WebError) => void>()
      const hear = (context: BrowserContext) => {
        const note = (event: WebError) => {
          const { name, message, stack } = event.error()
          if (!expectedErrors.test(message)) errors.push(`${event.page()?.url()}: ${stack || `${name}: ${message}`}`)
        }
        heard.set(context, note)
        context.on('weberror', note)
      }
      for (const context of browser.contexts()) hear(context)
      browser.on('context', hear)
      await use(hear)
      browser.off('context', hear)
      for (const [context, note] of heard) context.off('weberror', note)
      expect(errors, 'What the pages did not catch').toEqual([])
    },
    { auto: true },
  ],
  guest: [false, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const site = await openSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ browser, site }, use) => {
      let state: Promise<StorageState> | undefined
      await use(() => {
        state ??= newSession(browser, site.url)
        return state
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  storageState: async ({ guest, session }, use) => use(guest ? undefined : await session()),
  network: async ({ context, site }, use) => {
    const restore = async () => {
      await site.start()
      await context.setOffline(false)
    }
    await use({
      cut: async () => {
        for (const page of context.pages()) await dropHttpCache(page)
        await site.stop()
        await context.setOffline(true)
      },
      restore,
    })
    await restore()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownSite: async ({}, use) => {
    const site = await openSite()
    await use(site)
    await site.stop()
  },
  ownContext: async ({ browser, ownSite, session, contextOptions }, use) => {
    const { origins } = await session()
    const storageState = { cookies: [], origins: origins.map((stored) => ({ ...stored, origin: ownSite.url })) }
    const context = await browser.newContext({ ...contextOptions, baseURL: ownSite.url, storageState })
    await use(context)
    await context.close()
  },
  profile: async ({ ownSite, uncaught }, use) => {
    const profile = await createProfile(ownSite.url, uncaught)
    await use(profile)
    await profile.remove()
  },
})

interface SharedFixtures {
  /** What all looking tests of one kind of visitor share: the build is cached, the worker is in charge, the samples are there. */
  sharedContexts: (guest: boolean) => Promise<BrowserContext>
}

/** For tests that only look: they share a browser a worker, so that none of them waits for a first visit. What a page stores is cleared before each. */
export const lookingTest = test.extend<object, SharedFixtures>({
  sharedContexts: [
    async ({ browser, site, session }, use, { project }) => {
      const { locale, timezoneId } = project.use
      const contexts = new Map<boolean, Promise<BrowserContext>>()
      const open = async (guest: boolean) => {
        const storageState = guest ? undefined : await session()
        const context = await browser.newContext({
          baseURL: site.url,
          reducedMotion: 'reduce',
          storageState,
          ...(locale ? { locale } : {}),
          ...(timezoneId ? { timezoneId } : {}),
        })
        const page = await context.newPage()
        await visit(page, guest ? '/sign-in' : '/pages/activities')
        await controlled(page)
        await page.close()
        return context
      }
      await use((guest) => {
        const context = contexts.get(guest) ?? open(guest)
        contexts.set(guest, context)
        return context
      })
      for (const context of contexts.values()) await (await context).close()
    },
    { scope: 'worker' },
  ],
  context: async ({ guest, sharedContexts }, use) => use(await sharedContexts(guest)),
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    await page.evaluate(() => {
      localStorage.removeItem('prefs')
      sessionStorage.clear()
    })
    await page.close()
  },
})

async function newSession(browser: Browser, baseURL: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL, storageState: undefined })
  await signIn(await context.newPage())
  const state = await context.storageState()
  await context.close()
  return state
}

/** Goes to a screen by its address and waits until it shows its heading. */
export async function visit(page: Page, path: Path): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Signs in as a person does, and waits for the first screen. @param first its address: that of who is new is the profiling's */
export async function signIn(
  page: Page,
  { email, password } = credentials,
  first = '/dashboards/mainpage',
): Promise<void> {
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**${first}`)
}

/** Waits until a worker controls the page and answers its calls. */
export async function controlled(page: Page): Promise<void> {
  // A first visit downloads the whole build before the worker takes over.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 90_000,
  })
}

/** Waits until the worker has cached every file of the build, so that any screen opens without a network. */
export async function savedForOffline(page: Page): Promise<void> {
  await controlled(page)
  await expect.poll(() => page.evaluate(countMissing), { timeout: 90_000 }).toBe(0)
}

/** In the page: how many of the files that the worker lists are in no cache. */
async function countMissing(): Promise<number> {
  const worker = await (await fetch('/worker.js')).text()
  const listed = [...worker.matchAll(/"url":"(assets\/[^"]+)"/g)].map(
    ([, file]) => new URL(`/${file}`, location.origin).href,
  )
  const kept = await Promise.all(
    (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  )
  const known = new Set(kept.flat())
  return listed.filter((url) => !known.has(url)).length
}

/** Clears the browser's HTTP cache, which is no part of what the app promises: the worker's cache stays. */
export async function dropHttpCache(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await cdp.detach()
}

/** Marks the page, so that `isSamePage` shows whether it has been reloaded since. */
export const markPage = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

export const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage === true)

/** The box that completes a task, on home or in the list. Gone, or named otherwise, when the task is done. */
export const openBox = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('checkbox', { name: typeof title === 'string' ? `Complete ${title}` : title, checked: false })

/** Completes a task as a person does, and waits until its change is stored. @returns its title */
export async function completeFirst(page: Page): Promise<string> {
  const box = page.getByRole('checkbox', { name: /^Complete /, checked: false }).first()
  const label = (await box.getAttribute('aria-label')) ?? ''
  await box.click()
  await page
    .getByText(/completed$/)
    .first()
    .waitFor()
  return label.replace('Complete ', '')
}

export const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(navigator.serviceWorker?.controller))
