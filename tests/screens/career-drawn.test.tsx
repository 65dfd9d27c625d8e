// What is drawn of jobs and applications: companies' marks, levels with the handle that tries another one, the cards of the board.
import { expect, test } from 'vitest'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'skills', 'jobs', 'profile', 'applications')

const JOB = '/career/jobs/nordlys-analytics-energy-analyst'

test('the level of a skill has a handle, which goes to the middle of the part of the level that is tried, and stays under the pointer', async () => {
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
  const top = () => Math.round(slider.element().getBoundingClientRect().top - match.element().getBoundingClientRect().top)
  const before = top()
  for (const [level, place] of [
    ['1', 10],
    ['4', 70],
    ['5', 90],
  ] as const) {
    await slider.fill(level)
    await expect.poll(share).toBe(place)
    expect(top()).toBe(before)
  }
})
