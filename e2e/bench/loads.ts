// First visit, second visit and offline cold start, of the app and of the yardsticks in turn.
import type { Site } from '#e2e/site.ts'
import {
  figuresOf,
  type LoadFigures,
  newProfile,
  openBrowser,
  removeProfile,
  untilWorkerIsReady,
  watchLoad,
} from './browser.ts'
import { countTraffic, type Traffic } from './traffic.ts'

export interface LoadArm {
  readonly name: string
  readonly site: Site
  readonly path: string
  /** A selector of what the person came for. */
  readonly ready: string
  /** What the page finds in its local storage. */
  readonly storage?: Readonly<Record<string, string>>
  /** False where the page cannot start without a network. */
  readonly startsOffline: boolean
}

export interface Visits {
  readonly first: LoadFigures
  readonly second: LoadFigures
  readonly offline?: LoadFigures
  /** Of the second visit. */
  readonly traffic: Traffic
}

/** @returns each arm's rounds; the arms take turns, so that a slow moment of the machine falls on all of them */
export async function measureLoads(arms: readonly LoadArm[], rounds: number): Promise<Map<string, Visits[]>> {
  const measured = new Map<string, Visits[]>(arms.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const arm of arms) measured.get(arm.name)?.push(await visitThrice(arm))
  }
  return measured
}

async function visitThrice(arm: LoadArm): Promise<Visits> {
  const profile = await newProfile()
  try {
    const first = await visit(arm, profile)
    const stopCounting = countTraffic(Number(new URL(arm.site.url).port))
    const second = await visit(arm, profile)
    const traffic = stopCounting()
    if (!arm.startsOffline) return { first, second, traffic }
    await arm.site.stop()
    const offline = await visit(arm, profile)
    await arm.site.start()
    return { first, second, traffic, offline }
  } finally {
    await removeProfile(profile)
  }
}

/** Opens the browser, goes to the page, and closes the browser when all has come to rest. */
async function visit({ site, path, ready, storage = {} }: LoadArm, profile: string): Promise<LoadFigures> {
  const { context, page } = await openBrowser(profile)
  await watchLoad(page, ready)
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await page.goto(site.url + path, { waitUntil: 'commit' })
  const figures = await figuresOf(page)
  await untilWorkerIsReady(page)
  await context.close()
  return figures
}
