// The browsers of the drill: started on a profile that persists, killed with all their processes at once.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { sampleReading } from '#e2e/device.ts'
import { chromiumArgs, ensureChromium, findFirefox, noChromium } from '#scripts/browsers.mjs'
import type { Door } from '#tests/doors.case.ts'
import { type DeviceState, type Reading, readInPage } from './read-in-page.ts'

export type Engine = 'chromium' | 'firefox'

export async function open(profile: string, engine: Engine = 'chromium'): Promise<Browser> {
  const shared = { userDataDir: profile, handleSIGINT: false }
  if (engine === 'chromium') {
    const executablePath = ensureChromium()
    if (!executablePath) throw new Error(noChromium)
    return puppeteer.launch({ ...shared, executablePath, args: chromiumArgs() })
  }
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('no Firefox was found')
  // It starts on a profile that has preferences alone.
  await mkdir(profile, { recursive: true })
  await writeFile(join(profile, 'prefs.js'), '', { flag: 'a' })
  return puppeteer.launch({ ...shared, browser: 'firefox', executablePath })
}

/** All processes of the browser at once, as when the power of a phone goes or the system is out of memory. */
export async function kill(browser: Browser): Promise<void> {
  const started = browser.process()
  if (!started?.pid || started.exitCode !== null || started.signalCode !== null) return
  const exited = new Promise((resolve) => started.once('exit', resolve))
  process.kill(process.platform === 'win32' ? started.pid : -started.pid, 'SIGKILL')
  await exited
}

/** Writes go through the worker, as they do from the second visit on. */
export async function controlledPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${url}/sign-in`, { timeout: 120_000 })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', { timeout: 240_000 })
  return page
}

/** Asks the back end. @throws where the answer is none of success */
export async function get<Body>(door: Door, path: string): Promise<Body> {
  const { status, text } = await door('GET', path)
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

export const read = (page: Page, reading: Partial<Reading> = {}): Promise<DeviceState> =>
  page.evaluate(readInPage, { ...sampleReading, since: 0, prefix: '', ...reading })
