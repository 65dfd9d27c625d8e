// One undo for whatever was done on a screen, by its toast or by Ctrl+Z and Ctrl+Shift+Z, in the sequence in which it was done: writes whose changes are named,
// writes that are undone by other calls, and choices of this device.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobsApi } from '#contract/portal/jobs.ts'
import type { Notification } from '#contract/portal/notifications.ts'
import { call } from '#platform/api/call.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { clearToasts } from '#ui/toast-store.ts'

const JOB = 'transports-du-rhone-mobility-analyst'

afterEach(clearToasts)

const messages = () => page.getByRole('region', { name: 'Messages' })
const said = (words: string) => expect.element(messages().getByText(words, { exact: true })).toBeVisible()
const undo = () => userEvent.keyboard('{Control>}z{/Control}')
const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
/** Keys are pressed on the page, where no field has them. */
const leaveField = () => (document.activeElement as HTMLElement | null)?.blur()

async function openNotifications() {
  const samplesOf = ['auth', 'user', 'notifications', 'jobs', 'settings']
  const app = await renderApp('/notifications', { signedIn: true, samplesOf })
  const rows = app.screen.getByRole('main').getByRole('listitem')
  // The first page of the file loads all the code.
  const count = (number: number) => expect.poll(() => rows.elements().length, { timeout: 60_000 }).toBe(number)
  const stored = async () => ((await app.db.table('portalNotifications').toArray()) as Notification[]).length
  const choose = async (item: string) => {
    await rows
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  }
  await count(25)
  return { ...app, count, stored, choose }
}

test('a choice of this device and a write are undone and redone by key in their sequence', {
  tags: 'extended',
}, async () => {
  const { count, stored, choose } = await openNotifications()
  await choose('Archive')
  await count(24)
  await choose('Remove')
  await count(23)
  await said('Notification removed')
  leaveField()
  await undo()
  await said('Undone: Notification removed')
  await count(24)
  await expect.poll(() => stored()).toBe(25)
  await undo()
  await said('Undone: Notification archived')
  await count(25)
  await redo()
  await said('Redone: Notification archived')
  await count(24)
  await redo()
  await said('Redone: Notification removed')
  await count(23)
  await expect.poll(() => stored()).toBe(24)
})

test('an undo by toast is redone by key, and an undo by key closes the toast', { tags: 'extended' }, async () => {
  const { count, choose } = await openNotifications()
  await choose('Archive')
  await count(24)
  await messages().getByRole('button', { name: 'Undo' }).click()
  await count(25)
  leaveField()
  await redo()
  await count(24)
  await choose('Archive')
  await count(23)
  await expect.element(messages().getByRole('button', { name: 'Undo' })).toBeVisible()
  leaveField()
  await undo()
  await count(24)
  await expect.element(messages().getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('an undo that takes other calls is redone in order too, and those calls are not actions of their own', {
  tags: 'extended',
}, async () => {
  const samplesOf = ['auth', 'user', 'skills', 'jobs', 'applications']
  const { screen } = await renderApp(`/career/jobs/${JOB}`, { signedIn: true, samplesOf })
  const isSaved = async () => (await call(jobsApi.endpoints.job, { params: { jobId: JOB } })).isSaved
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Mobility analyst' })).toBeVisible()
  for (const is of [true, false]) {
    await userEvent.keyboard('s')
    await said(is ? '“Mobility analyst” is saved.' : '“Mobility analyst” is no longer saved.')
  }
  for (const [step, is, words] of [
    [undo, true, 'Undone: “Mobility analyst” is no longer saved.'],
    [undo, false, 'Undone: “Mobility analyst” is saved.'],
    [redo, true, 'Redone: “Mobility analyst” is saved.'],
    [redo, false, 'Redone: “Mobility analyst” is no longer saved.'],
  ] as const) {
    await step()
    await said(words)
    await expect.poll(isSaved).toBe(is)
  }
})

test('what one person did is not undone by the next', async () => {
  const { count, choose, router, queryClient } = await openNotifications()
  await choose('Archive')
  await count(24)
  const { undoLogOf } = await import('#kit/undo/undo-log.ts')
  const log = undoLogOf(queryClient, () => router.state.location.pathname)
  expect(log.hasAny()).toBe(true)
  dispatchSession({ type: 'signed-out' })
  expect(log.hasAny()).toBe(false)
})
