// What keys, pastes and drops do while the session is locked: nothing to the page that is covered, from the first moment.
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lock } from '#platform/session/lock.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { seedUsers } from '#seed/users.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const [alex] = seedUsers()
if (!alex) throw new Error('There is no sample user')

const cover = () => page.getByRole('dialog', { name: 'Session locked' })
const KINDS = ['keydown', 'keyup', 'paste', 'copy', 'cut', 'drop', 'dragover', 'beforeinput', 'click']

afterEach(() => {
  vi.restoreAllMocks()
  dispatchSession({ type: 'lost' })
})

async function openTasks() {
  const app = await renderApp('/apps/tasks', { signedIn: true, samplesOf: ['auth', 'user'] })
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  return app
}

/** As the browser would send it. @returns whether the browser would still do what it does by itself */
const send = (target: EventTarget, kind: string, init: KeyboardEventInit = {}) => {
  const common = { bubbles: true, cancelable: true, composed: true }
  return target.dispatchEvent(
    kind.startsWith('key') ? new KeyboardEvent(kind, { ...common, ...init }) : new Event(kind, common),
  )
}

test('no key or event reaches the page, even before the code of the lock is loaded', async () => {
  const { screen } = await openTasks()
  const heard = vi.fn()
  const onPage = screen.getByRole('button', { name: 'New task' }).element()
  for (const kind of KINDS) for (const target of [window, document]) target.addEventListener(kind, heard, true)
  lock(alex)
  // Nothing has been waited for: there is no dialog yet.
  expect(cover().query()).toBeNull()
  for (const kind of KINDS) for (const target of [document.body, onPage]) send(target, kind, { key: 'c' })
  expect(heard).not.toHaveBeenCalled()
  expect(send(onPage, 'click')).toBe(false)
  await expect.element(cover()).toBeVisible()
  for (const kind of KINDS) for (const target of [document.body, onPage]) send(target, kind, { key: 'c' })
  expect(heard).not.toHaveBeenCalled()
  for (const kind of KINDS) for (const target of [window, document]) target.removeEventListener(kind, heard, true)
  expect(screen.getByLabelText('New task').query()).toBeNull()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, shiftKey: true }])(
  'the browser does not save the covered page, wherever the focus is: %o',
  async (held) => {
    await openTasks()
    lock(alex)
    const password = cover().getByLabelText('Password', { exact: true })
    await expect.element(password).toHaveFocus()
    for (const target of [document.body, password.element()]) {
      expect(send(target, 'keydown', { key: 's', ...held })).toBe(false)
      expect(send(target, 'keydown', { key: 'S', ...held })).toBe(false)
    }
  },
)

test('keys work in the lock itself, and reach the page again after unlocking', async () => {
  const { screen } = await openTasks()
  lock(alex)
  const password = cover().getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard(`${SAMPLE_CREDENTIALS.password}x{Backspace}{Enter}`)
  await expect.element(cover()).not.toBeInTheDocument()
  expect(send(document.body, 'keydown', { key: 's', ctrlKey: true })).toBe(true)
  await userEvent.keyboard('c')
  await expect.element(screen.getByLabelText('New task')).toHaveFocus()
})
