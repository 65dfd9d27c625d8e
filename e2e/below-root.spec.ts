// A build for a path below the root of its host (BASE): everything that it asks for and leads to is below it, with the server stopped too.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from '#scripts/serve.mjs'
import { completeFirst, credentials, dropHttpCache, expect, openBox, test } from './fixtures.ts'

const project = join(import.meta.dirname, '..')
const BASE = '/careers/cairn/'

let root: string
test.beforeAll(() => {
  // The whole of a build, on a machine that may be busy.
  test.setTimeout(600_000)
  root = mkdtempSync(join(tmpdir(), 'cairn-below-'))
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', root, '--emptyOutDir']
  const built = spawnSync(process.execPath, args, { cwd: project, env: { ...process.env, BASE } })
  if (built.status !== 0) throw new Error(`It could not be built: ${built.stderr}`)
})
test.afterAll(() => rmSync(root, { recursive: true, force: true }))

test.use({ guest: true })
test.slow()

test('A build below the root of its host: signing in, links, reloads and the network gone, all below it', async ({
  page,
  context,
}) => {
  const server = await serve({ root, port: 0, base: BASE })
  const home = `${server.url}${BASE}`
  const elsewhere: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(home)) elsewhere.push(url)
  })
  try {
    expect((await fetch(`${server.url}/`)).status).toBe(404)
    await page.goto(home)
    await page.getByRole('textbox', { name: 'Email' }).fill(credentials.email)
    await page.getByLabel('Password', { exact: true }).fill(credentials.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${home}dashboards/mainpage`)
    const title = await completeFirst(page)
    await page.reload()
    await expect(openBox(page, /^Complete /).first()).toBeVisible()
    await expect(openBox(page, title)).toHaveCount(0)
    await savedBelow(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(home)

    const outside = page.locator('a[href^="/"]').filter({ hasNot: page.locator('never') })
    const hrefs = await outside.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(10)
    expect(hrefs.filter((href) => !href?.startsWith(BASE))).toEqual([])

    await dropHttpCache(page)
    await server.close()
    await page.getByRole('link', { name: 'Analytics', exact: true }).click()
    await page.waitForURL(`${home}dashboards/analytics`)
    await page.goto(`${home}apps/tasks?show=all`)
    await expect(openBox(page, /^Complete /).first()).toBeVisible()
    await page.goto(`${home}apps/icons`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await page.waitForURL(`${home}apps/tasks?show=all`)
    await page.reload()
    await expect(openBox(page, /^Complete /).first()).toBeVisible()
    expect(elsewhere).toEqual([])
  } finally {
    await server.close()
  }
})

test('Its manifest, its page of the API and its headers are below it too', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'))
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual([BASE, BASE, BASE])
  for (const name of ['manifest.webmanifest', 'docs/api/index.html', '_headers', 'index.html', 'boot.js']) {
    const text = readFileSync(join(root, name), 'utf8')
    const paths = [...text.matchAll(/(?:"|^)(\/[a-z*][\w./*?%=-]*)/gm)].map(([, path = '']) => path)
    expect(
      paths.filter((path) => !path.startsWith(BASE)),
      name,
    ).toEqual([])
  }
})

/** Waits until the worker has saved every file that it lists. */
async function savedBelow(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 90_000,
  })
  await expect.poll(() => page.evaluate(countMissing, BASE), { timeout: 90_000 }).toBe(0)
}

async function countMissing(base: string): Promise<number> {
  const worker = await (await fetch(`${base}worker.js`)).text()
  const listed = [...worker.matchAll(/"url":"(assets\/[^"]+)"/g)].map(
    ([, file]) => new URL(base + file, location.origin).href,
  )
  const names = await caches.keys()
  const kept = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  )
  const known = new Set(kept.flat())
  return listed.filter((url) => !known.has(url)).length
}
