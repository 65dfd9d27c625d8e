import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { iconsApi } from '#contract/apps/icons.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const open = (search = '') => openAt(`/ui/icons${search}`)

async function openAt(path: string) {
  const app = await renderApp(path, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'icons', 'navigation'],
  })
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Icons' })).toBeVisible()
  const icon = (name: string) => app.screen.getByRole('gridcell', { name, exact: true }).getByRole('button')
  return { ...app, icon }
}

/** A test's browser has no clipboard of its own. */
function watchClipboard() {
  const texts: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void texts.push(text))
  return texts
}

const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
const picks = () => call(iconsApi.endpoints.picks, {})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

describe('the grid', () => {
  test('draws a set, of which only what is in sight is in the page', async () => {
    const { screen, icon } = await open()
    await expect.element(icon('academic-cap')).toBeVisible()
    await eventually(
      () => getComputedStyle(icon('academic-cap').element().querySelector('span') as Element).maskImage,
    ).toMatch(/^url\("data:image\/svg/)
    expect(screen.getByRole('gridcell').elements().length).toBeLessThan(300)
  })

  test('by category, where the set has some; the choice stands in the address and goes with the set', {
    tags: 'extended',
  }, async () => {
    const { screen, icon, href } = await open('?set=material-outline')
    await expect.element(icon('account-balance')).toBeVisible()
    await screen.getByRole('button', { name: /Category/ }).click()
    await screen.getByRole('option', { name: 'Maps' }).click()
    await expect.element(icon('agriculture')).toBeVisible()
    await expect.element(icon('account-balance')).not.toBeInTheDocument()
    expect(href()).toContain('category=Maps')
    await screen.getByRole('button', { name: /\bSet$/ }).click()
    await screen.getByRole('option', { name: 'Feather' }).click()
    await expect.element(icon('activity')).toBeVisible()
    expect(href()).not.toContain('category')
  })

  test('a press copies the name, and is remembered', { tags: 'extended' }, async () => {
    const texts = watchClipboard()
    const { icon } = await open()
    await icon('bell').click()
    await eventually(() => texts).toEqual(['bell'])
    await eventually(async () => (await picks()).recents.map(({ name }) => name)).toEqual(['bell'])
  })

  test('a press copies what was chosen: the drawing', { tags: 'extended' }, async () => {
    const texts = watchClipboard()
    const { icon } = await open('?copy=jsx&size=32')
    await icon('bell').click()
    await eventually(() => texts[0]).toMatch(/^<svg xmlns="[^"]+" width="32".*strokeLinecap="round"/)
  })

  test('by keyboard: arrows go from icon to icon, Enter copies, b puts into the basket, undo takes it out', {
    tags: 'extended',
  }, async () => {
    const texts = watchClipboard()
    const { icon } = await open()
    await expect.element(icon('academic-cap')).toBeVisible()
    icon('academic-cap').element().focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await eventually(() => texts).toEqual(['adjustments-horizontal'])
    await userEvent.keyboard('b')
    await eventually(async () => (await picks()).basket).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await eventually(async () => (await picks()).basket).toEqual([])
    await userEvent.keyboard('{End}')
    await eventually(() => document.activeElement?.textContent).toBe('x-mark')
  })
})

describe('finding', () => {
  test('by meaning, in the set that is shown; the words stand in the address', { tags: 'extended' }, async () => {
    const { screen, icon, href } = await open()
    await screen.getByRole('searchbox', { name: 'Search icons' }).fill('trash')
    await expect.element(icon('trash')).toBeVisible()
    expect(href()).toContain('q=trash')
  })

  test('what the set has not is shown from the others', { tags: 'extended' }, async () => {
    const { screen } = await open('?set=heroicons-outline&q=anchor')
    await expect.element(screen.getByText('No matches in this set. These icons are from other sets.')).toBeVisible()
    await expect.element(screen.getByRole('gridcell', { name: 'anchor', exact: true }).first()).toBeVisible()
  })

  test('how many the other sets have is said, and a press shows them', { tags: 'extended' }, async () => {
    const { screen, icon, href } = await open('?set=feather&q=anchor')
    await expect.element(screen.getByText('1 icon in this set')).toBeVisible()
    await screen.getByRole('button', { name: /^Material Solid \d/ }).click()
    await eventually(href).toContain('set=material-solid')
    await expect.element(icon('anchor')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Feather 1/ })).toBeVisible()
  })

  test('nothing: says so, with the way back', { tags: 'extended' }, async () => {
    const { screen, icon } = await open('?q=qqqqzzzz')
    await expect.element(screen.getByText('No results for “qqqqzzzz”.')).toBeVisible()
    await screen.getByRole('button', { name: 'Show all icons' }).click()
    await expect.element(icon('academic-cap')).toBeVisible()
  })
})

test('the open icon is kept, saved and found among the favourites', { tags: 'extended' }, async () => {
  await page.viewport(1440, 900)
  const { screen, icon } = await open('?icon=heroicons-outline/bell')
  const details = screen.getByRole('complementary', { name: 'Details' })
  await expect.element(details.getByRole('heading', { name: 'bell' })).toBeVisible()
  await expect.element(details.getByRole('button', { name: 'bell-alert' })).toBeVisible()
  await details.getByRole('button', { name: 'Add to favourites' }).click()
  await expect.element(details.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
  await screen.getByRole('button', { name: /^Favourites/ }).click()
  await expect.element(icon('bell')).toBeVisible()
  await eventually(() => screen.getByRole('gridcell').elements()).toHaveLength(1)
})

test('in its details an icon is given a colour and a stroke, and is saved so as a drawing and as a picture', {
  tags: 'extended',
}, async () => {
  await page.viewport(1440, 900)
  const files: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return 'blob:of-a-test'
  })
  const { screen } = await open('?icon=heroicons-outline/bell')
  const details = screen.getByRole('complementary', { name: 'Details' })
  await details.getByLabelText('Colour').fill('#b91c1c')
  await details.getByLabelText('Stroke').fill('2.5')
  await details.getByRole('button', { name: 'Save SVG' }).click()
  await eventually(() => files.map(({ name }) => name)).toEqual(['bell.svg'])
  const svg = await files[0]?.text()
  expect(svg).toContain('stroke-width="2.5"')
  expect(svg).toContain('#b91c1c')
  await details.getByRole('button', { name: 'Save PNG' }).click()
  await eventually(() => files.map(({ name }) => name)).toEqual(['bell.svg', 'bell.png'])
  const picture = await createImageBitmap(files[1] as File)
  expect([picture.width, picture.height]).toEqual([512, 512])
  const canvas = new OffscreenCanvas(512, 512).getContext('2d') as OffscreenCanvasRenderingContext2D
  canvas.drawImage(picture, 0, 0)
  const { data } = canvas.getImageData(0, 0, 512, 512)
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) colours.add(data.slice(at, at + 3).join())
  expect([...colours]).toEqual(['185,28,28'])
})

test('what was used lately has a list, which is cleared; the size is chosen for what is copied', {
  tags: 'extended',
}, async () => {
  const texts = watchClipboard()
  const { screen, icon, href } = await open('?copy=svg')
  await screen.getByRole('button', { name: /\bSize$/ }).click()
  await screen.getByRole('option', { name: '48 px' }).click()
  await eventually(href).toContain('size=48')
  await icon('bell').click()
  await eventually(() => texts[0]).toMatch(/^<svg xmlns="[^"]+" width="48"/)
  await screen.getByRole('button', { name: /^Recent/ }).click()
  await eventually(() => screen.getByRole('gridcell').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Clear recent icons' }).click()
  await expect.element(icon('bell')).not.toBeInTheDocument()
  await eventually(async () => (await picks()).recents).toEqual([])
})

test('a set that cannot be had says so, and is there on another try', { tags: 'extended' }, async () => {
  const { fetch } = globalThis
  let isDown = true
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
    const [url] = args
    return isDown && String(url instanceof Request ? url.url : url).includes('feather')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(...args)
  })
  const { screen, icon } = await open('?set=feather')
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  const drawing = () => getComputedStyle(icon('activity').element().querySelector('span') as Element).maskImage
  expect(drawing()).not.toMatch(/^url/)
  isDown = false
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  await eventually(drawing).toMatch(/^url\("data:image\/svg/)
  fetched.mockRestore()
})

describe('the basket', () => {
  test('is saved as one file of symbols, and as a zip of files', { tags: 'extended' }, async () => {
    const files: File[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as File)
      return 'blob:of-a-test'
    })
    const icons = [
      { set: 'heroicons-outline', name: 'bell' },
      { set: 'feather', name: 'bell' },
      { set: 'feather', name: 'anchor' },
    ] as const
    const { screen, icon, queryClient } = await open()
    await call(iconsApi.endpoints.setBasket, { body: { icons: [...icons] } })
    await queryClient.invalidateQueries({ queryKey: ['icons'] })
    await screen.getByRole('button', { name: /^Basket/ }).click()
    await expect.element(icon('anchor')).toBeVisible()
    await screen.getByRole('button', { name: 'Save as one SVG file' }).click()
    await eventually(() => files.map(({ name }) => name)).toEqual(['icons.svg'])
    const ids = /<symbol id="([^"]+)"/g
    const sprite = (await files[0]?.text()) ?? ''
    const names = ['heroicons-outline-bell', 'feather-bell', 'anchor']
    expect(Array.from(sprite.matchAll(ids), ([, id]) => id)).toEqual(names)
    await screen.getByRole('button', { name: 'Save as a ZIP file' }).click()
    await eventually(() => files.map(({ name }) => name)).toEqual(['icons.svg', 'icons.zip'])
    const entries = unzipSync(new Uint8Array((await files[1]?.arrayBuffer()) ?? []))
    expect(Object.keys(entries)).toEqual(names.map((name) => `${name}.svg`))
    expect(strFromU8(entries['anchor.svg'] as Uint8Array)).toMatch(/^<svg .*width="24".*<\/svg>$/)
  })
})

test('a set’s own address opens it', { tags: 'extended' }, async () => {
  const { icon, href } = await openAt('/ui/icons/feather')
  await expect.element(icon('activity')).toBeVisible()
  expect(href()).toBe('/ui/icons?set=feather')
})

test('an icon that no set has opens nothing', { tags: 'extended' }, async () => {
  const { screen, icon } = await open('?icon=heroicons-outline/no-such-icon')
  await expect.element(icon('academic-cap')).toBeVisible()
  await expect.element(screen.getByRole('complementary', { name: 'Details' })).not.toBeInTheDocument()
})
