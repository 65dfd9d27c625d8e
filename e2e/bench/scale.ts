// How screens that show tasks open, and how their list scrolls, with few tasks and with very many. Called by report-scale.ts.
import type { Page } from 'playwright'
import type { Site } from '#e2e/site.ts'
import { seedTasks } from '#seed/tasks.ts'
import { figuresOf, type LoadFigures, newProfile, openBrowser, removeProfile, watchLoad } from './browser.ts'
import { plantTasks } from './latency.ts'
import { itemsOf } from './session.ts'

/** What a person came for, by the URL. */
const SCREENS = {
  tasks: { path: '/apps/tasks', ready: 'input[type=checkbox][aria-label^="Complete "]' },
  home: { path: '/dashboards/mainpage', ready: 'a[href="/apps/tasks?due=overdue"]' },
}
/** ms */
const SLOWEST = 120_000
export type ScaledScreen = keyof typeof SCREENS

export interface Scrolled {
  /** ms of the longest frame, and how many took more than 50. */
  readonly longest: number
  readonly over50: number
  /** Elements on the page, at most. */
  readonly nodes: number
}

export interface Scaled {
  readonly rows: number
  readonly opened: Record<ScaledScreen, LoadFigures[]>
  readonly scrolled: Scrolled
}

/** @param wanted about so many tasks: whole times the samples @param rounds how often each screen is opened, by a worker that controls it */
export async function measureScale(app: Site, wanted: number, rounds: number): Promise<Scaled> {
  const samples = seedTasks(Date.now()).length
  const factor = Math.max(1, Math.round(wanted / samples))
  const profile = await newProfile()
  const { context, page: first } = await openBrowser(profile)
  try {
    const items = itemsOf(await plantTasks(first, app, factor))
    const opened: Scaled['opened'] = { tasks: [], home: [] }
    // One round before measuring: what a screen requests besides is planted then.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['tasks', 'home'] as const) {
        const page = await context.newPage()
        const figures = await open(page, app, name, items)
        if (round > 0) opened[name].push(figures)
        await page.close()
      }
    }
    const page = await context.newPage()
    await open(page, app, 'tasks', items)
    return { rows: samples * factor, opened, scrolled: await scrollList(page) }
  } finally {
    await context.close()
    await removeProfile(profile)
  }
}

async function open(page: Page, app: Site, name: ScaledScreen, items: Record<string, string>): Promise<LoadFigures> {
  const { path, ready } = SCREENS[name]
  // What is slow is measured, and is no fault.
  page.setDefaultTimeout(SLOWEST)
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, items)
  await watchLoad(page, ready)
  await page.goto(`${app.url}${path}`)
  return figuresOf(page)
}

/** Three seconds, two rows a frame. */
function scrollList(page: Page): Promise<Scrolled> {
  return page.evaluate(
    () =>
      new Promise<Scrolled>((resolve, reject) => {
        const scroller = document.querySelector('[role=grid]')?.parentElement
        if (!scroller) return reject(new Error('There is no list to scroll'))
        const [frames, start]: [number[], number] = [[], performance.now()]
        let [last, nodes] = [start, 0]
        const step = (now: number) => {
          frames.push(now - last)
          last = now
          nodes = Math.max(nodes, document.querySelectorAll('*').length)
          if (now - start > 3000) {
            resolve({ longest: Math.max(...frames), over50: frames.filter((ms) => ms > 50).length, nodes })
            return
          }
          scroller.scrollTop += 80
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )
}
