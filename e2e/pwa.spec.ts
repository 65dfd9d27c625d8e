// Cairn installs as an app: its manifest is complete, what it names is there, and the browser finds nothing missing.
import { controlled, expect, test, visit } from './fixtures.ts'

interface Image {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
}

interface Manifest {
  readonly id: string
  readonly name: string
  readonly short_name: string
  readonly start_url: string
  readonly display: string
  readonly icons: readonly Image[]
  readonly screenshots: readonly Image[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Image[] }[]
}

test('The manifest has an id, names, a start, maskable icons, screenshots and shortcuts', { tag: '@core' }, async ({
  request,
}) => {
  const manifest: Manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', short_name: 'Cairn', start_url: '/', display: 'standalone' })
  expect(manifest.name).toContain('Cairn')
  const sizesFor = (purpose: string | undefined) =>
    manifest.icons.filter((icon) => icon.purpose === purpose && icon.type === 'image/png').map(({ sizes }) => sizes)
  expect(sizesFor(undefined)).toEqual(['192x192', '512x512'])
  expect(sizesFor('maskable')).toEqual(['192x192', '512x512'])
  expect(manifest.screenshots.map((screenshot) => screenshot.form_factor)).toEqual(['wide', 'narrow'])
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/apps/tasks')
})

test('Every icon and screenshot of the manifest loads, in the type and size that it states', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const manifest: Manifest = await (await request.get('/manifest.webmanifest')).json()
  const images = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  await page.goto('/404-not-found')
  for (const { src, sizes, type = 'image/png' } of images) {
    const response = await request.get(src)
    expect([src, response.status(), response.headers()['content-type']]).toEqual([src, 200, type])
    const measured = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect([src, measured]).toEqual([src, sizes])
  }
})

test('Every shortcut leads to a screen', async ({ page, request }) => {
  const manifest: Manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { url } of manifest.shortcuts) {
    await visit(page, url as '/')
    expect(page.url()).not.toContain('404')
  }
})

test('The browser can install it: it finds no error in the manifest and nothing missing', { tag: '@core' }, async ({
  profile,
}) => {
  const context = await profile.open()
  const page = await context.newPage()
  await page.goto('/sign-in')
  await controlled(page)
  const cdp = await context.newCDPSession(page)
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
})
