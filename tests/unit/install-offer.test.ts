// When installing Cairn is offered: from the second visit on or after an application, where the browser can, and seldom again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isInstallOfferDue, noteApplied, noteInstallOffered, noteVisit } from '#platform/offline/install-offer.ts'
import { keepTabOf } from '#platform/session/storage.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 17, 9)
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'

/** What is stored is what can be listed, as in a browser. */
function storage() {
  const items: Record<string, string> = {}
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(items, { [key]: value }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(items, key) },
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

/** The browser is closed and opened again. */
const visitAgain = () => {
  vi.stubGlobal('sessionStorage', storage())
  noteVisit()
}

test('from the second visit on, however often the pages of one are loaded', () => {
  noteVisit()
  noteVisit()
  expect(isInstallOfferDue('offered', CHROME, NOW)).toBe(false)
  visitAgain()
  expect(isInstallOfferDue('offered', CHROME, NOW)).toBe(true)
})

test('somebody else who signs in meanwhile makes no second visit of it', () => {
  keepTabOf('alex')
  noteVisit()
  keepTabOf(null)
  keepTabOf('sam')
  noteVisit()
  expect(isInstallOfferDue('offered', CHROME, NOW)).toBe(false)
})

test('on the first visit already once an application was sent', () => {
  noteVisit()
  noteApplied()
  expect(isInstallOfferDue('offered', CHROME, NOW)).toBe(true)
})

test('where the browser offers it, or on a phone whose browser has it in a menu alone; never where it is installed', () => {
  noteVisit()
  visitAgain()
  expect(isInstallOfferDue('by-hand', CHROME, NOW)).toBe(false)
  expect(isInstallOfferDue('by-hand', IPHONE, NOW)).toBe(true)
  expect(isInstallOfferDue('installed', CHROME, NOW)).toBe(false)
  expect(isInstallOfferDue('installed', IPHONE, NOW)).toBe(false)
})

test('once it was offered, not again for sixty days', () => {
  noteVisit()
  visitAgain()
  noteInstallOffered(NOW)
  expect(isInstallOfferDue('offered', CHROME, NOW + 60 * DAY - 1)).toBe(false)
  expect(isInstallOfferDue('offered', CHROME, NOW + 60 * DAY)).toBe(true)
})
