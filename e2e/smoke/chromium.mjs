// The smoke run's Chromium, driven by Playwright.
import { chromium } from 'playwright'
import { chromiumArgs } from '#scripts/browsers.mjs'
import { findControl } from './in-page.mjs'

/**
 * @param {string} executablePath
 * @returns {Promise<import('./scenario.mjs').Browser>}
 */
export async function startChromium(executablePath) {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() })
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    ask: (run, ...args) => page.evaluate(callText(run, args)),
    async find(kind, name) {
      const handle = await page.evaluateHandle(callText(findControl, [kind, name]))
      const element = handle.asElement()
      return element && { click: () => element.click(), fill: (text) => element.fill(text) }
    },
    close: () => browser.close(),
  }
}

/** Playwright passes one argument only; as text, a call can have several. @param {Function} run @param {unknown[]} args @returns {string} */
function callText(run, args) {
  return `(${run})(${args.map((value) => JSON.stringify(value)).join(', ')})`
}
