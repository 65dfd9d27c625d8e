// Screen tests: the real app over the real back end and the real IndexedDB, in Chromium. `renderApp` makes both anew for each test; only the stated
// delays are left out. vitest.config.ts loads this file before every screen test, by
// in-page.ts.
import '#ui/theme.css'
import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { cleanup, type RenderResult } from 'vitest-browser-react'
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { type Door, sendOnlyTo } from '#platform/api/transport.ts'
import { followLanguage } from '#platform/i18n/languages.ts'
import { allowSkippedTransitions } from '#platform/navigation/skipped-transitions.ts'
import { applyPrefs, getPrefs, type Prefs, setPrefs } from '#platform/prefs/prefs.ts'
import { persistQueries } from '#platform/query/persist.ts'
import { lock } from '#platform/session/lock.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { SAMPLE_CREDENTIALS, SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { seedUsers } from '#seed/users.ts'
import { type App, createApp } from '#src/app.tsx'
import { createApi } from '#sw/api/engine/create-api.ts'
import { CairnDb } from '#sw/api/engine/db.ts'
import { signInModules, workspaceModules } from '#sw/api/engine/module-entry.ts'
import { schemaOf } from '#sw/api/engine/schema.ts'
import { ACCOUNTS_VERSIONS } from '#sw/api/engine/schema-versions.ts'
import { modules } from '#sw/api/registry.ts'
import { withSamplesOf } from '#tests/setup/with-samples-of.ts'
import { holdOffers } from '#ui/toast-store.ts'
import { dropShared, freshenPage, restoreTheReal, storedInBrowser } from './fresh-page.ts'
import { PATIENTLY } from './patiently.ts'
import { renderWhole } from './render-whole.tsx'

export interface RenderAppOptions {
  /** With a session of the sample account. Default: a guest. */
  readonly signedIn?: boolean
  /** The session is locked before the app starts, as by a visit before. */
  readonly locked?: boolean
  readonly prefs?: Partial<Prefs>
  /** The names of the domains that have samples. Default: those of `samplesHere`, or all. */
  readonly samplesOf?: readonly string[]
  /** How a stated delay is spent. Default: not at all. */
  readonly delay?: (ms: number) => Promise<void>
  /** Its answers are stored for the next start, and those of the last are shown, as in the built app. Default: not. */
  readonly persists?: boolean
  /** What the app does in place of reloading the page. */
  readonly reload?: () => void
}

export interface RenderedApp {
  readonly screen: RenderResult
  readonly router: App['router']
  /** The query client, once a page needed it. */
  readonly queryClient: QueryClient
  /** The sample person's workspace, for what no screen shows. */
  readonly db: CairnDb
  /** What answers the calls, for a test that holds some of them back. */
  readonly door: Door
  /** The address as the router has it: path, search and hash. */
  href(): string
  /** Leaves the page before the test is over; what the browser stores of it stays. */
  close(): Promise<void>
}

const DEFAULTS: Prefs = { language: 'en', scheme: 'light', theme: 'default', layout: 'classic', lockAfter: 0 }

// As the page starts (src/main.tsx): what one test leaves while it fades is no error of the next.
allowSkippedTransitions()
applyPrefs()
await followLanguage()

const closings = new Set<() => Promise<void>>()
let samplesOfFile: readonly string[] | undefined

/** The names of the domains that have samples in every app of this file that does not name its own: planting all of them takes most of a short test. */
export function samplesHere(...names: string[]): void {
  samplesOfFile = names
}

/** Opens the app at an address, over a database that is its own. */
export async function renderApp(path: string, options: RenderAppOptions = {}): Promise<RenderedApp> {
  const databases = `screens-${crypto.randomUUID()}`
  const accounts = new CairnDb(`${databases}-accounts`, schemaOf(signInModules(modules)), ACCOUNTS_VERSIONS)
  const workspaces = new Map<string, CairnDb>()
  const workspaceOf = (owner: string): CairnDb => {
    const own = workspaces.get(owner) ?? new CairnDb(`${databases}-${owner}`, schemaOf(workspaceModules(modules)))
    workspaces.set(owner, own)
    return own
  }
  const db = workspaceOf(SAMPLE_USER_ID)
  const delay = options.delay ?? (async () => {})
  const ending = new AbortController()
  const door = countingDoor(
    createApi({
      accounts: { db: accounts },
      workspaceOf: async (owner) => ({
        db: workspaceOf(owner),
        isSample: owner === SAMPLE_USER_ID,
        async destroy() {
          await workspaceOf(owner).delete()
          workspaces.delete(owner)
        },
      }),
      now: Date.now,
      delay,
      random: Math.random,
      checkAnswers: true,
      modules: withSamplesOf(modules, options.samplesOf ?? samplesOfFile),
      signal: ending.signal,
    }),
  )
  sendOnlyTo(door)
  setPrefs({ ...DEFAULTS, ...options.prefs })
  await expect.poll(() => i18n.locale).toBe(getPrefs().language)
  // Undo is offered for some seconds, which a busy machine may take to press it.
  holdOffers()
  if (options.signedIn) await signIn()
  if (options.locked) seedUsers().map(lock)
  const app = createApp({
    history: createMemoryHistory({ initialEntries: [path] }),
    reload: options.reload,
    loadPreparation: options.persists ? async () => persistQueries : undefined,
  })
  await app.router.load()
  const screen = await renderWhole(app.element)
  const close = async () => {
    closings.delete(close)
    app.close()
    const client = app.queries.loaded()
    await doAll([
      // A page that is still coming would never be acknowledged.
      () => expect.poll(() => app.router.state.status).toBe('idle'),
      () => screen.unmount(),
      // Nobody sees any more what was requested, and a write that ends now requests nothing.
      () => client?.cancelQueries(),
      () => expect.poll(() => (client?.isFetching() ?? 0) + (client?.isMutating() ?? 0)).toBe(0),
      () => expect.poll(() => door.underWay).toBe(0),
      () => door.close(),
      () => client?.clear(),
      () => ending.abort(),
      // With the workspaces that what was under way has opened meanwhile.
      async () => {
        for (const one of [accounts, ...workspaces.values()]) await one.delete()
      },
    ])
  }
  closings.add(close)
  const { router, queries } = app
  return {
    screen,
    router,
    db,
    door,
    get queryClient() {
      const loaded = queries.loaded()
      if (!loaded) throw new Error('No page has needed the query client yet')
      return loaded
    },
    href: () => router.state.location.href,
    close,
  }
}

/** Takes every step, whatever became of those before it, then fails as the first that failed. */
async function doAll(steps: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

interface CountingDoor extends Door {
  /** Calls that are not answered yet. */
  readonly underWay: number
  /** From now on nothing is answered: who calls late belongs to an app that is gone. */
  close(): void
}

function countingDoor(api: Door): CountingDoor {
  let underWay = 0
  let isClosed = false
  return {
    get underWay() {
      return underWay
    },
    close() {
      isClosed = true
    },
    async fetch(request) {
      if (isClosed) throw new TypeError('This app is closed')
      underWay += 1
      try {
        return await api.fetch(request)
      } finally {
        underWay -= 1
      }
    },
  }
}

/** Gives the page a session of the sample account. */
async function signIn(): Promise<void> {
  const answer = await call(authApi.endpoints.signIn, { body: { ...SAMPLE_CREDENTIALS } })
  dispatchSession({ type: 'signed-in', answer, rememberMe: true })
}

/** What is done around the tests of each file; files may share a page. */
export function tidyAroundTests(): void {
  let found: readonly string[] = []
  samplesOfFile = undefined

  // A page that another file used stored what it did when it was left.
  beforeAll(async () => {
    localStorage.clear()
    sessionStorage.clear()
    found = await storedInBrowser()
  })

  afterEach(async () => {
    // The package tidies up after the tests of the first file alone that imports it.
    await doAll([restoreTheReal, ...closings, cleanup, freshenPage])
  })

  // The files of a browser share its databases and caches.
  afterAll(async () => {
    await dropShared()
    const left = async () => (await storedInBrowser()).filter((name) => !found.includes(name))
    await vi.waitFor(async () => expect(await left(), 'What this file leaves in the browser').toEqual([]), PATIENTLY)
  })
}
