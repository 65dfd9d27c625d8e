// A screen whose samples take a moment says how far they are.
import { expect, test } from 'vitest'
import { SEEDING_CHANNEL, type SeedingProgress } from '#contract/shell/progress.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'activities')

const report = (progress: SeedingProgress) => {
  const channel = new BroadcastChannel(SEEDING_CHANNEL)
  channel.postMessage(progress)
  channel.close()
}

test('says how many rows are stored while it lasts, and goes by itself', async () => {
  const { screen } = await renderApp('/pages/activities', { signedIn: true })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  report({ api: 'mailbox', done: 0, total: 1200 })
  report({ api: 'mailbox', done: 500, total: 1200 })
  const bar = screen.getByRole('progressbar', { name: 'Preparing sample content' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '500 of 1200')
  report({ api: 'mailbox', done: 1000, total: 1200 })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '1000')
  report({ api: 'mailbox', done: 1200, total: 1200 })
  await expect.element(bar).not.toBeInTheDocument()
})

test('says nothing of what is over within 300 ms', { tags: 'extended' }, async () => {
  const { screen } = await renderApp('/pages/activities', { signedIn: true })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const seen: string[] = []
  const watch = new MutationObserver(() => {
    const bar = document.querySelector('[role=progressbar][aria-valuemax="12"]')
    if (bar) seen.push('short')
  })
  watch.observe(document.body, { childList: true, subtree: true })
  report({ api: 'notes', done: 0, total: 12 })
  report({ api: 'notes', done: 12, total: 12 })
  // What is reported later is shown later: when this one is shown, the short one has had its time.
  report({ api: 'mailbox', done: 1, total: 1200 })
  await expect
    .element(screen.getByRole('progressbar', { name: 'Preparing sample content' }))
    .toHaveAttribute('aria-valuemax', '1200')
  expect(seen).toEqual([])
  watch.disconnect()
  report({ api: 'mailbox', done: 1200, total: 1200 })
})
