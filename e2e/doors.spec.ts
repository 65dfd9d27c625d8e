// The suite of every door, through the worker and in the page of the built app.
import type { Page } from '@playwright/test'
import { asSample, type Door, doorCases, runCase } from '#tests/doors.case.ts'
import { inPageDoor, workerDoor } from './device.ts'
import { controlled, test } from './fixtures.ts'

const doors = [
  { name: 'the worker', serviceWorkers: 'allow', door: workerDoor },
  { name: 'the page, with no worker', serviceWorkers: 'block', door: inPageDoor },
] as const

test.use({ guest: true })

for (const { name, serviceWorkers, door } of doors) {
  test.describe(`the back end through ${name}`, () => {
    let page: Page
    let requested: Door

    test.beforeAll(async ({ browser, site }) => {
      page = await browser.newPage({ baseURL: site.url, serviceWorkers })
      await page.goto('/sign-in')
      if (serviceWorkers === 'allow') await controlled(page)
      requested = await asSample(door(page))
    })
    test.afterAll(() => page.close())

    for (const doorCase of doorCases) test(doorCase.title, { tag: '@core' }, () => runCase(doorCase, requested))
  })
}
