// The content security policy and Trusted Types hold on every screen, and are really on.
import type { Page } from '@playwright/test'
import { controlled, expect, lookingTest, type Path, test, visit } from './fixtures.ts'

const screens: readonly [Path, boolean][] = [
  ['/sign-in', true],
  ['/home', true],
  ['/sign-up', true],
  ['/forgot-password', true],
  ['/reset-password?token=any', true],
  ['/set-password?token=any', true],
  ['/activate-account?token=any', true],
  ['/confirmation-required', false],
  ['/dashboards/mainpage', false],
  ['/apps/tasks', false],
  ['/apps/tasks?task=finish-the-sql-evaluation', false],
  ['/pages/activities', false],
  ['/404-not-found', false],
]

for (const isGuest of [true, false]) {
  lookingTest.describe(() => {
    lookingTest.use({ guest: isGuest })
    for (const [path] of screens.filter(([, guest]) => guest === isGuest)) {
      lookingTest(`${path} breaks no rule of its content security policy and logs no error`, async ({ page }) => {
        const broken = await watch(page)
        await visit(page, path)
        expect(await broken()).toEqual([])
      })
    }
  })

  test.describe(() => {
    test.use({ guest: isGuest })

    test(`The first page of a ${isGuest ? 'guest' : 'person'}, and the next one as the worker serves it, break no rule`, {
      tag: isGuest ? [] : '@core',
    }, async ({ page }) => {
      const broken = await watch(page)
      const path = isGuest ? '/sign-in' : '/dashboards/mainpage'
      await visit(page, path)
      await controlled(page)
      await visit(page, path)
      expect(await broken()).toEqual([])
    })
  })
}

test.describe(() => {
  test.use({ guest: true })

  test('Script from text and markup from strings are refused, with or without a worker', { tag: '@core' }, async ({
    page,
  }) => {
    const broken = await watch(page)
    for (const round of ['from the server', 'from the worker']) {
      await visit(page, '/sign-in')
      const refused = await page.evaluate(() => {
        const element = document.createElement('div')
        const attempts: Record<string, () => unknown> = {
          innerHTML: () => {
            element.innerHTML = '<img src="x" alt="">'
          },
          'script from text': () => setTimeout('globalThis.wasRun = true'),
          'inline script': () => {
            const script = document.createElement('script')
            script.textContent = 'globalThis.wasRun = true'
            document.body.append(script)
            if (!(globalThis as { wasRun?: boolean }).wasRun) throw new Error('not run')
          },
        }
        return Object.entries(attempts).flatMap(([name, attempt]) => {
          try {
            attempt()
            return []
          } catch {
            return [name]
          }
        })
      })
      expect(refused, round).toEqual(['innerHTML', 'script from text', 'inline script'])
      await controlled(page)
    }
    expect((await broken()).length).toBeGreaterThan(0)
  })
})

/** Collects violations, errors of the page and errors on its console from now on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`))
  await page.exposeFunction('reportViolation', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void }
      reportViolation(`${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}`)
    })
  })
  return async () => {
    // A round trip, so that what was reported last has arrived.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    return seen
  }
}
