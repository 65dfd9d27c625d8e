// The analytics: one's own search, whose numbers open their rows; the sample web site, its charts by keyboard and as tables. What is shown is in the URL.
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { localDayBefore, midnightOf } from '#formats/iso-day.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const open = (search = '', samplesOf?: string[], prefs?: RenderAppOptions['prefs']) =>
  renderApp(`/dashboards/analytics${search}`, {
    signedIn: true,
    ...(samplesOf && { samplesOf }),
    ...(prefs && { prefs }),
  })

/** The APIs that the sample web site needs: no jobs are planted for it. */
const SITE = ['auth', 'user', 'navigation', 'dashboards']

describe('one’s own search', () => {
  test('is first: funnel, answers, demand and activity for one range of days; every number opens its rows', {
    tags: 'extended',
  }, async () => {
    const { screen, href, router } = await open()
    for (const name of ['How far your applications get', 'Response times', 'Your search over time'])
      await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    await screen.getByRole('radio', { name: '1 year' }).click()
    await expect.poll(href).toContain('days=365')
    const funnel = screen.getByRole('list', { name: 'How far your applications get' })
    await expect
      .element(funnel.getByRole('link').first())
      .toHaveAttribute('href', expect.stringContaining('reached=submitted'))
    // The figures are those of the year once their rows are.
    const yearAgo = new Date(midnightOf(localDayBefore(Date.now(), 364))).toISOString().slice(0, 10)
    await expect.element(funnel.getByRole('link').first()).toHaveAttribute('href', expect.stringContaining(yearAgo))
    const step = funnel.getByRole('link').nth(1)
    const met = screen.getByRole('link', { name: /with (an interview|interviews)$/ })
    const numbers = [step, met].map((link) => Number.parseInt(link.element().textContent ?? '', 10))
    const hrefs = [step, met].map((link) => link.element().getAttribute('href') ?? '')
    await screen.getByRole('button', { name: 'View as table' }).first().click()
    const table = screen.getByRole('region', { name: 'How far your applications get' }).getByRole('table')
    const inReview = table.getByRole('row', { name: /^In review/ })
    await expect.poll(() => inReview.query()?.textContent ?? '').toMatch(new RegExp(`^In review${numbers[0]}`))
    for (const [index, to] of hrefs.entries()) {
      await router.navigate({ to })
      const rows = screen.getByRole('list', { name: 'Applications' }).getByRole('listitem')
      await expect.poll(() => rows.elements().length).toBe(numbers[index])
    }
    await screen.getByRole('button', { name: /^Remove the filter Interviewed since/ }).click()
    await expect.poll(href).not.toContain('metSince')
  })

  test('of who has not applied says what would be here', { tags: 'extended' }, async () => {
    const { screen } = await open('', ['auth', 'user', 'navigation', 'jobs', 'skills'])
    await expect.element(screen.getByText(/^You haven’t sent any applications since/)).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Your levels and the required levels' })).toBeVisible()
    await screen.getByRole('link', { name: 'Sample website' }).click()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Conversions' })).toBeVisible()
  })
})

describe('the analytics of the sample web site', () => {
  test('show visitors, totals, pages and splits for one range of days, which stands in the address', async () => {
    const { screen, href } = await open('?view=site', SITE)
    for (const name of ['Visitors', 'Conversions', 'Impressions', 'Visits', 'Pages', 'Gender', 'Age', 'Language'])
      await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await screen.getByRole('radio', { name: '7 days' }).click()
    await expect.poll(href).toContain('range=week')
  })

  test('a chart’s values are reached by arrow keys, and are in its table', async () => {
    const { screen } = await open('?view=site&range=week&compare=1', SITE)
    const chart = screen.getByRole('slider', { name: /^Visitors: / })
    await expect
      .element(chart)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/This year: [\d,]+; Previous year: [\d,]+$/))
    const last = chart.element().getAttribute('aria-valuetext')
    chart.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(chart).not.toHaveAttribute('aria-valuetext', last ?? '')
    // Under the pointer the same is shown beside it, until it leaves.
    const beside = () => chart.element().querySelector('[aria-hidden="true"]:not(svg)')?.textContent
    chart.element().blur()
    await expect.poll(beside).toBeUndefined()
    await chart.hover()
    const pointed = chart.element().getAttribute('aria-valuetext')
    expect(pointed).not.toBe(last)
    await expect.poll(beside).toContain(pointed?.split('; ')[0])
    await expect.poll(beside).toMatch(/This year[\d,]+Previous year[\d,]+$/)
    await screen.getByRole('heading', { level: 1 }).hover()
    await expect.poll(beside).toBeUndefined()
    await screen.getByRole('button', { name: 'View as table' }).first().click()
    const table = screen.getByRole('region', { name: 'Visitors' }).getByRole('table')
    await expect.poll(() => table.getByRole('row').elements().length).toBe(8)
  })

  test('a series can be left out, but not the last one', async () => {
    const { screen } = await open('?view=site&compare=1', SITE)
    const before = screen.getByRole('button', { name: 'Previous year' })
    await before.click()
    await expect.element(before).toHaveAttribute('aria-pressed', 'false')
    const now = screen.getByRole('button', { name: 'This year' })
    await now.click()
    await expect.element(now).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('a chart as a file', () => {
  /** Those that were handed over; the real way is back after the test. */
  const files = () => vi.mocked(URL.createObjectURL).mock.calls.map(([file]) => file as Blob)

  const download = async ({ screen }: Awaited<ReturnType<typeof open>>, kind: 'CSV' | 'PNG') => {
    vi.spyOn(URL, 'createObjectURL')
    await screen.getByRole('button', { name: 'Download: Visitors', exact: true }).click()
    await screen.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click()
    await expect.poll(() => files().length).toBe(1)
  }

  /** Its seven days end yesterday. */
  const firstDays = (separator: string) => {
    const [first, second] = [7, 6].map((days) => localDayBefore(Date.now(), days))
    return new RegExp(`\\r\\n${first}${separator}\\d{4}\\r\\n${second}${separator}`)
  }

  test('its values, for spreadsheets', { tags: 'extended' }, async () => {
    await download(await open('?view=site&range=week', SITE), 'CSV')
    expect((await files()[0]?.text())?.split('\r\n')).toHaveLength(9)
    // Blob's text() leaves the byte order mark out.
    expect(await files()[0]?.text()).toMatch(/^Day,This year\r\n/)
    expect(await files()[0]?.text()).toMatch(firstDays(','))
  })

  test('its values, for the spreadsheets of the language', { tags: 'extended' }, async () => {
    const app = await open('?view=site&range=week', SITE, { language: 'fr' })
    vi.spyOn(URL, 'createObjectURL')
    await app.screen.getByRole('button', { name: /^Télécharger\s: Visiteurs$/ }).click()
    await app.screen.getByRole('menuitem', { name: /^CSV/ }).click()
    await expect.poll(() => files().length).toBe(1)
    expect(await files()[0]?.text()).toMatch(firstDays(';'))
  })

  test.each(['light', 'dark'] as const)(
    'its picture in the colours of the %s scheme, on what it stands on',
    { tags: 'extended' },
    async (scheme) => {
      const app = await open('?view=site&range=week', SITE, { scheme })
      await download(app, 'PNG')
      const picture = await createImageBitmap(files()[0] as Blob)
      const card = app.screen.getByRole('region', { name: 'Visitors' }).first().element()
      const figure = card.querySelector('figure') as HTMLElement
      expect(picture.width).toBe(Math.ceil((figure.getBoundingClientRect().width + 48) * 2))
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(picture, 0, 0)
      const { data } = context.getImageData(0, 0, picture.width, picture.height)
      const counts = new Map<string, number>()
      for (let at = 0; at < data.length; at += 4) {
        const color = `${data[at]},${data[at + 1]},${data[at + 2]}`
        counts.set(color, (counts.get(color) ?? 0) + 1)
      }
      const asDrawn = (color: string) => {
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
        return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(',')
      }
      const line = figure.querySelector('path.stroke-accent') as Element
      const words = figure.querySelector('p') as Element
      expect([...counts].sort(([, a], [, b]) => b - a)[0]?.[0]).toBe(asDrawn(getComputedStyle(card).backgroundColor))
      expect(counts.get(asDrawn(getComputedStyle(line).stroke)) ?? 0).toBeGreaterThan(500)
      expect(counts.get(asDrawn(getComputedStyle(words).color)) ?? 0).toBeGreaterThan(50)
    },
  )
})

describe('one’s skills beside what is required', () => {
  test('as a radar by arrow keys, with a summary, and as a table; in the analytics and among the skills', {
    tags: 'extended',
  }, async () => {
    const { screen, router } = await open()
    const chart = screen.getByRole('slider', { name: /^Your skills and the required levels: / })
    await expect.element(screen.getByText(/^You have the required level in \d of these 8 skills\.$/)).toBeVisible()
    const spoken = () => chart.element().getAttribute('aria-valuetext') ?? ''
    expect(spoken()).toMatch(/^.+; You: .+; Required: .+$/)
    const said = new Set<string>()
    chart.element().focus()
    for (let step = 0; step < 8; step += 1) {
      await userEvent.keyboard('{ArrowRight}')
      said.add(spoken())
    }
    expect(said.size).toBe(8)
    const panel = screen.getByRole('region', { name: 'Your skills and the required levels' }).first()
    await panel.getByRole('button', { name: 'View as table' }).click()
    const rows = panel.getByRole('table').getByRole('row').elements().slice(1)
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(
      [...said].map((words) => words.split(/; (?:You|Required): /)),
    )

    await router.navigate({ to: '/skill-evaluation/skills' })
    const target = screen.getByRole('slider', { name: /^Your skills and your target: / })
    await expect.element(target).toHaveAttribute('aria-valuetext', expect.stringMatching(/; Target: /))
    // Told apart by more than colour: a dashed line with square points, a filled one with round ones.
    expect(target.element().querySelectorAll('path[stroke-dasharray]')).toHaveLength(1)
    expect(target.element().querySelectorAll('rect').length).toBe(target.element().querySelectorAll('circle').length)
  })
})
