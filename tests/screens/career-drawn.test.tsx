// What is drawn of jobs and applications: companies' marks, levels with the handle that tries another one, the cards of the board.
import { expect, test } from 'vitest'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'skills', 'jobs', 'profile', 'applications')

const JOB = '/career/jobs/nordlys-analytics-energy-analyst'
const glyphsOf = (element: Element) => [...element.querySelectorAll('.company-mark use')].map(iconOf)
const iconOf = (use: Element) => use.getAttribute('href')?.split('#')[1]

test('the level of a skill has a handle, which goes to the middle of the part of the level that is tried, and stays under the pointer', {
  tags: 'extended',
}, async () => {
  const { screen } = await renderApp(JOB, { signedIn: true })
  const match = screen.getByRole('region', { name: /^Your match/ })
  const slider = match.getByRole('slider').first()
  await expect.element(match.getByText(/^ranked/)).toBeVisible()
  await expect.element(match.getByText('Drag a handle to try another level.')).toBeVisible()
  const row = slider.element().closest('li') as HTMLElement
  const bar = row.querySelector('.interval-bar') as HTMLElement
  const handle = row.querySelector('[data-handle]') as HTMLElement
  const share = () => {
    const [{ left, width }, at] = [bar.getBoundingClientRect(), handle.getBoundingClientRect()]
    return Math.round(((at.left + at.width / 2 - left) / width) * 100)
  }
  const top = () =>
    Math.round(slider.element().getBoundingClientRect().top - match.element().getBoundingClientRect().top)
  const before = top()
  for (const [level, position] of [
    ['1', 10],
    ['4', 70],
    ['5', 90],
  ] as const) {
    await slider.fill(level)
    await expect.poll(share).toBe(position)
    expect(top()).toBe(before)
  }
})

test('where levels are drawn with their margin, a key says what is drawn', { tags: 'extended' }, async () => {
  const { screen } = await renderApp('/profile', { signedIn: true })
  const levels = screen.getByRole('region', { name: 'Levels and evidence' })
  for (const part of ['Level', 'Certain', 'Likely'])
    await expect.element(levels.getByText(part, { exact: true })).toBeVisible()
})

test('a company’s mark has the glyph of its sector: in the list of jobs, on the job, on the board', {
  tags: 'extended',
}, async () => {
  const { screen, router } = await renderApp(JOB, { signedIn: true })
  const article = screen.getByRole('article')
  await expect.element(article.getByText('Nordlys Analytics').first()).toBeVisible()
  expect(glyphsOf(article.element())[0]).toBe('code-bracket')
  const rows = () => [...document.querySelectorAll('[data-job]')]
  await expect.poll(() => rows().length).toBeGreaterThan(20)
  expect(rows().every((row) => glyphsOf(row).length === 1)).toBe(true)
  await router.navigate({ to: '/career/applications', search: { view: 'board' } as never })
  const card = screen.getByRole('link', { name: /Port de Sète/ })
  await expect.element(card).toBeVisible()
  expect(glyphsOf(card.element())).toEqual(['truck'])
})

test('a card of the board says when the next interview is, and repeats nothing of its column', {
  tags: 'extended',
}, async () => {
  const { screen } = await renderApp('/career/applications?view=board', { signedIn: true })
  const board = screen.getByRole('region', { name: 'Applications by stage' })
  const card = board.getByRole('region', { name: /^Interview/ }).getByRole('link', { name: /Port de Sète/ })
  await expect.element(card).toMatchTextContent(/Port de Sète\s*\d+ \w+, \d\d:\d\d$/)
  const next = card.element().querySelector('[data-interview]') as HTMLElement
  expect(iconOf(next.querySelector('use') as Element)).toBe('calendar')
  const review = board.getByRole('region', { name: /^In review/ })
  await expect.element(review.getByRole('link', { name: /Lumen Santé/ })).not.toMatchTextContent(/In review/)
  await expect.element(review.getByRole('link', { name: /Atelier Nord/ })).toMatchTextContent(/On hold/)
})
