// Draws the pictures of the manifest and the README from the build: `node scripts/screenshots.mjs`, after a change that shows in them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from './browsers.mjs'
import { dist } from './build.mjs'
import { serve } from './serve.mjs'
import { root } from './steps.mjs'

const folder = join(root, 'public/screenshots')
const pictures = [
  {
    name: 'home-wide',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    path: '/dashboards/mainpage',
    shows: 'New matches',
    opens: undefined,
  },
  {
    name: 'tasks-wide',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    path: '/apps/tasks',
    shows: 'This week',
    opens: 'Prepare the network case for Port de Sète',
  },
  {
    name: 'tasks-narrow',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    path: '/apps/tasks',
    shows: 'This week',
    opens: undefined,
  },
]

mkdirSync(folder, { recursive: true })
const site = await serve({ root: dist, port: 0 })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() })
for (const { name, viewport, deviceScaleFactor, path, shows, opens } of pictures) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    baseURL: site.url,
    timezoneId: 'Europe/Paris',
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('button', { name: 'Use the sample account' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: shows }).waitFor()
  if (opens) await page.getByText(opens).click()
  if (opens) await page.getByRole('complementary').or(page.locator('textarea')).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.getByRole('progressbar', { name: 'Loading', exact: true }).waitFor({ state: 'hidden' })
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}
await browser.close()
await site.close()
