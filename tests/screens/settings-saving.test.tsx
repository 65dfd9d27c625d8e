// Settings that the portal takes, refuses or cannot be reached to save; and a backup that is none.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { userApi } from '#contract/portal/user.ts'
import { IMPORT_LIMIT } from '#contract/shell/workspace.ts'
import { call } from '#platform/api/call.ts'
import { openPortalNetwork, type PortalNetwork } from '#tests/setup/portal-network.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { zip } from '#tests/setup/workspace-api.ts'
import { clearToasts } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'settings')

const open = (section: string) => renderApp(`/settings?section=${section}`, { signedIn: true })
const messages = () => page.getByRole('region', { name: 'Messages' })

afterEach(clearToasts)

describe('a change of the settings, with a portal', () => {
  let network: PortalNetwork

  beforeEach(() => {
    network = openPortalNetwork()
  })

  afterEach(async () => {
    await network.close()
    vi.restoreAllMocks()
  })

  /** Writes are answered like this; what is read comes from the back end. */
  const writesMeet = (answer: () => Response | null | undefined | Promise<Response | undefined>) => {
    network.meets = ({ method }) => (method === 'PATCH' ? answer() : undefined)
  }

  test('is told as saved when the portal has answered, and not before', async () => {
    const { screen } = await open('account')
    const answered = Promise.withResolvers<undefined>()
    const requested = vi.fn(() => answered.promise)
    writesMeet(requested)
    const name = screen.getByLabelText('Name', { exact: true })
    await name.fill('Alex M. Morgan')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => requested.mock.calls.length).toBe(1)
    expect(messages().getByText('Name saved').query()).toBeNull()
    answered.resolve(undefined)
    await expect.element(messages().getByText('Name saved')).toBeVisible()
    await messages().getByRole('button', { name: 'Undo' }).click()
    await expect.element(name).toHaveValue('Alex Morgan')
    // One that is still on its way when the network is gone would wait for it, and the next test's write behind it.
    await expect.poll(() => requested.mock.calls.length).toBe(2)
  })

  test('that is refused is never told as saved: the reason stands beside the field, and what was typed stays', async () => {
    const { screen } = await open('account')
    writesMeet(() => Response.json({ message: 'error.user.forbidden.msg.user' }, { status: 400 }))
    const name = screen.getByLabelText('Name', { exact: true })
    await name.fill('Robin Hood')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveAccessibleDescription('You don’t have permission to do this.')
    await expect.element(name).toHaveValue('Robin Hood')
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    expect(messages().getByText('Name saved').query()).toBeNull()
    expect(
      messages()
        .getByText(/Couldn’t save/)
        .query(),
    ).toBeNull()
    await expect.element(screen.getByRole('button', { name: 'Alex Morgan, account' })).toBeVisible()
    writesMeet(() => undefined)
    await name.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(messages().getByText('Name saved')).toBeVisible()
    await expect.element(name).not.toHaveAttribute('aria-invalid')
    await expect.poll(async () => (await call(userApi.endpoints.user, {})).name).toBe('Robin Hood')
  })

  test('and an account that may not be deleted: why, and no offer to try again', { tags: 'extended' }, async () => {
    const { screen } = await open('account')
    network.meets = ({ method }) =>
      method === 'DELETE' ? Response.json({ message: 'error.user.forbidden.msg.user' }, { status: 400 }) : undefined
    await screen.getByRole('button', { name: /Delete (my |your )?account/ }).click()
    await screen.getByLabelText(/to confirm$/).fill('alex.morgan@cairn.example')
    await screen.getByRole('button', { name: 'Delete account', exact: true }).last().click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Couldn’t delete your account. Nothing has changed. You don’t have permission to do this.')
  })

  test('that fails without a reason says so beside its switch, which goes back', { tags: 'extended' }, async () => {
    const { screen } = await open('notifications')
    writesMeet(() => Response.json({}, { status: 422 }))
    const interests = screen.getByRole('switch', { name: /Take my interests into account/ })
    await interests.click()
    const problem = screen.getByRole('alert')
    await expect.element(problem).toHaveTextContent('Couldn’t save. Try again.')
    await expect.element(interests).toBeChecked()
    expect(messages().getByText('Saved').query()).toBeNull()
    writesMeet(() => undefined)
    await interests.click()
    await expect.element(messages().getByText('Saved', { exact: true })).toBeVisible()
    await expect.element(interests).not.toBeChecked()
    await expect.element(problem).not.toBeInTheDocument()
  })

  test('that the portal cannot be asked to keep is saved on this device, and says that it waits', {
    tags: 'extended',
  }, async () => {
    const { screen } = await open('notifications')
    const interests = screen.getByRole('switch', { name: /Take my interests into account/ })
    await expect.element(interests).toBeVisible()
    network.meets = () => null
    await interests.click()
    await expect.element(messages().getByText('Saved on this device, waiting to send')).toBeVisible()
    expect(messages().getByText('Saved', { exact: true }).query()).toBeNull()
    await expect.element(page.getByRole('button', { name: '1 change waiting to send' })).toBeVisible()
  })
})

const part = () => zip({ 'manifest.json': JSON.stringify({ app: 'cairn', format: 1 }) })
const newer = () => zip({ 'manifest.json': JSON.stringify({ app: 'cairn', format: 99 }) })

test('a backup with more than an import takes is refused with the limit', async () => {
  const { screen } = await open('data')
  const files = new DataTransfer()
  files.items.add(new File([new Uint8Array(IMPORT_LIMIT + 1)], 'backup.zip', { type: 'application/zip' }))
  await expect.element(screen.getByLabelText('Backup file')).toBeInTheDocument()
  const input = screen.getByLabelText('Backup file').element() as HTMLInputElement
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('This backup is too large to import. The limit is 64 MB.')
})

test.each<[string, () => BlobPart[], string]>([
  ['is none', () => ['not a zip'], 'This file isn’t a Cairn backup.'],
  ['is empty', () => [], 'This file isn’t a Cairn backup.'],
  ['was cut off', () => ['PK\u0003\u0004 and no end'], 'This backup is damaged or incomplete.'],
  ['lacks a part', () => [part()], 'This backup is damaged or incomplete.'],
  ['is of a newer version', () => [newer()], 'This backup comes from a newer version of Cairn. Update Cairn'],
])('a backup that %s is refused in words', async (_, parts, reason) => {
  const { screen } = await open('data')
  const file = new File(parts(), 'backup.zip', { type: 'application/zip' })
  await screen.getByLabelText('Backup file').upload(file)
  await expect.element(page.getByRole('alert')).toMatchTextContent(reason)
})
