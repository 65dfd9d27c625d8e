// The smoke run's Firefox, driven by puppeteer over WebDriver BiDi.
import puppeteer from 'puppeteer-core'
import { findControl } from './in-page.mjs'

/**
 * @param {string} executablePath
 * @returns {Promise<import('./scenario.mjs').Browser>}
 */
export async function startFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'intl.locale.requested': 'en-US' },
  })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
    reload: () => reloadAsAPerson(page),
    ask: (run, ...args) => page.evaluate(run, ...args),
    async find(kind, name) {
      const handle = await page.evaluateHandle(findControl, kind, name)
      const element = /** @type {import('puppeteer-core').ElementHandle<Element> | null} */ (handle.asElement())
      return element && { click: () => element.click(), fill: (text) => replaceText(page, element, text) }
    },
    close: () => browser.close(),
  }
}

/**
 * By the page itself: the protocol's own reload fails where a load that was under way is ended by it.
 * @param {import('puppeteer-core').Page} page
 */
async function reloadAsAPerson(page) {
  await page.evaluate(() => {
    document.documentElement.dataset.left = 'yes'
    setTimeout(() => location.reload())
  })
  await page.waitForFunction(() => !document.documentElement.dataset.left && document.readyState === 'complete', {
    timeout: 90_000,
  })
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {import('puppeteer-core').ElementHandle} field
 * @param {string} text
 */
async function replaceText(page, field, text) {
  await field.click({ count: 3 })
  await page.keyboard.press('Backspace')
  await field.type(text)
}
