import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { taskManagementApi } from '#contract/apps/task-management.ts'
import { authApi } from '#contract/portal/auth.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { settingsApi } from '#contract/portal/settings.ts'
import { userApi } from '#contract/portal/user.ts'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { call } from '#platform/api/call.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { isReminderDue } from '#platform/workspace/backup-reminder.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { type RenderAppOptions, renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { claimingSize, unzip, zip } from '#tests/setup/workspace-api.ts'

samplesHere('auth', 'user', 'navigation', 'settings', 'tasks')

const open = (section: string, options: RenderAppOptions = {}) =>
  renderApp(`/settings?section=${section}`, { signedIn: true, ...options })

const settings = () => call(settingsApi.endpoints.settings, {})
const titles = async () => (await call(taskManagementApi.endpoints.all, {})).map(({ title }) => title)

/** Goes on by Tab until the named control has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  for (let stops = 0; stops < 20; stops += 1) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = document
    const label =
      activeElement?.getAttribute('aria-label') ??
      (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
      activeElement?.textContent ??
      ''
    if (name.test(label)) return
  }
  throw new Error(`Nothing that can be reached by Tab is called ${name}`)
}

describe('the settings by keyboard alone', () => {
  test('from the account to the appearance: a theme takes effect at once', async () => {
    const { screen, href } = await renderApp('/settings', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    const sections = screen.getByRole('navigation', { name: 'Settings' })
    ;(sections.getByRole('link', { name: /^Account/ }).element() as HTMLElement).focus()
    await tabTo(/^Appearance/)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible()
    expect(href()).toBe('/settings?section=appearance')
    // A section's code comes after its heading.
    await expect.element(screen.getByRole('radio', { name: 'Indigo' })).toBeInTheDocument()
    await tabTo(/^Indigo/)
    await userEvent.keyboard('{ArrowRight}')
    expect(getPrefs().theme).toBe('brand')
    expect(document.documentElement.dataset.theme).toBe('brand')
  })

  test('every section opens, with one heading of the first level', { tags: 'extended' }, async () => {
    const { screen } = await renderApp('/settings', { signedIn: true })
    const sections = screen.getByRole('navigation', { name: 'Settings' })
    for (const name of ['Language', 'Notifications', 'Keyboard', 'Security', 'Data on this device', 'About Cairn']) {
      await sections.getByRole('link', { name: new RegExp(`^${name}`) }).click()
      await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveLength(1)
    }
  })
})

describe('the account', () => {
  test('a name is saved when the field is left, and its undo puts the old one back', async () => {
    const { screen } = await open('account')
    const name = screen.getByLabelText('Name', { exact: true })
    await name.fill('Alex M. Morgan')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await call(userApi.endpoints.user, {})).name).toBe('Alex M. Morgan')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await call(userApi.endpoints.user, {})).name).toBe('Alex Morgan')
  })

  test('an empty name is refused beside the field, and nothing is saved', { tags: 'extended' }, async () => {
    const { screen } = await open('account')
    await screen.getByLabelText('Name', { exact: true }).fill(' ')
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByText('Enter a name.')).toBeVisible()
    await expect.poll(async () => (await call(userApi.endpoints.user, {})).name).toBe('Alex Morgan')
  })

  test('what every evaluation begins with is kept with the portal at once, and taken back by its undo', async () => {
    const { screen } = await open('account')
    const part = screen.getByRole('region', { name: 'Skill evaluations' })
    await part.getByText(/^Half as long again/).click()
    await part.getByRole('switch', { name: /^Dyslexia-friendly text/ }).click()
    const usual = { extraTime: 'half', readableFont: true, comfortableTarget: false }
    await expect.poll(async () => (await settings()).accommodations).toEqual(usual)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(async () => (await settings()).accommodations.readableFont).toBe(false)
  })

  test('deleting the account asks for its address; then the person is signed out, and nothing of theirs is left', async () => {
    const { screen, db } = await open('account')
    await call(settingsApi.endpoints.updateSettings, { body: { settings: { timeZone: 'Europe/Oslo' } } })
    await screen.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const confirm = dialog.getByRole('button', { name: 'Delete account' })
    await confirm.click()
    await expect.element(dialog.getByText('This isn’t your account’s email address.')).toBeVisible()
    await dialog.getByLabelText(/^Type /).fill(SAMPLE_CREDENTIALS.email)
    await confirm.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(db.name)
  })
})

test('a switch of the notifications is kept with the portal at once', async () => {
  const { screen } = await open('notifications')
  const part = screen.getByRole('region', { name: 'Jobs', exact: true })
  await part.getByRole('switch', { name: /^Show in Cairn/ }).click()
  await expect.poll(async () => (await settings()).alerts.JOB_OFFER.inApp).toBe(false)
  await expect.poll(async () => (await settings()).alerts.APPLICATION.inApp).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await settings()).alerts.JOB_OFFER.inApp).toBe(true)
})

test('another password: what is longer than any is kept whole, and refused beside its field, the present one too', async () => {
  const { screen } = await open('security')
  const long = 'fog lamps '.repeat(110)
  const fields = ['Current password', 'New password'].map((name) => screen.getByLabelText(name, { exact: true }))
  for (const field of fields) await field.fill(long)
  await screen.getByRole('button', { name: 'Change password' }).click()
  for (const field of fields) {
    await expect.element(field).toHaveAccessibleDescription(/This password is too long\. Use at most 1024 characters\./)
    await expect.element(field).toHaveValue(long)
  }
})

test('another password: a wrong present one is told beside its field', { tags: 'extended' }, async () => {
  const { screen } = await open('security')
  await screen.getByLabelText('Current password', { exact: true }).fill('not-the-one')
  await screen.getByLabelText('New password', { exact: true }).fill('lantern-over-fog-7')
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(screen.getByText('Wrong password. Try again.').first()).toBeVisible()
  await screen.getByLabelText('Current password', { exact: true }).fill(SAMPLE_CREDENTIALS.password)
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText('Your password has been changed.')).toBeVisible()
})

test('where the person is signed in is listed, and a place or all others are signed out', {
  tags: 'extended',
}, async () => {
  const elsewhere = async () => {
    const { accessToken } = await call(authApi.endpoints.signIn, { body: { ...SAMPLE_CREDENTIALS } }, { token: {} })
    return { token: { authorization: `Bearer ${accessToken}` } }
  }
  const { screen } = await renderApp('/settings', { signedIn: true })
  const [other, third, fourth] = [await elsewhere(), await elsewhere(), await elsewhere()]
  await screen
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: /^Security/ })
    .click()
  const part = screen.getByRole('region', { name: 'Active sessions' })
  await expect.element(part.getByRole('listitem')).toHaveLength(4)
  await expect.element(part.getByRole('listitem').first().getByText('This device')).toBeVisible()
  await part
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click()
  await expect.element(part.getByRole('listitem')).toHaveLength(3)
  await part.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect.element(part.getByRole('listitem')).toHaveLength(1)
  await expect.element(page.getByText('You’re signed out everywhere else.')).toBeVisible()
  for (const options of [other, third, fourth])
    await expect(call(userApi.endpoints.user, {}, options)).rejects.toMatchObject({ status: 401 })
  await expect.poll(async () => (await call(userApi.endpoints.user, {})).name).toBe('Alex Morgan')
})

describe('data', () => {
  test('says when the last backup was, takes one, warns before the room is full, and asks how often to be reminded', async () => {
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 90_000_000, quota: 100_000_000 })
    const { screen } = await open('data', { samplesOf: ['auth', 'user'] })
    await expect.element(screen.getByText('No backups yet.')).toBeVisible()
    await expect.element(screen.getByText(/^Storage is nearly full/)).toBeVisible()
    await screen.getByRole('button', { name: 'Back up' }).click()
    await expect.element(screen.getByText(/^Last backup:/)).toBeVisible()
    const { exportedAt } = await call(workspaceApi.endpoints.status, {})
    expect(Date.now() - Date.parse(exportedAt ?? '')).toBeLessThan(60_000)
    ;(screen.getByRole('radio', { name: 'Never' }).element() as HTMLElement).click()
    const changes = { exportedAt: null, oldestChange: '2020-01-01T00:00:00.000Z' }
    await expect.poll(() => isReminderDue(changes, Date.now())).toBe(false)
    ;(screen.getByRole('radio', { name: /week/ }).element() as HTMLElement).click()
    await expect.poll(() => isReminderDue(changes, Date.now())).toBe(true)
  })

  test('lists recent changes with the undo of each, and brings deleted things back', async () => {
    const { screen } = await renderApp('/settings', { signedIn: true })
    const { id, title } = (await call(taskManagementApi.endpoints.all, {}))[1] ?? { id: '', title: '' }
    await call(taskManagementApi.endpoints.updateTask, { body: { id, task: { title: 'Sand the oars' } } })
    await call(taskManagementApi.endpoints.deleteTask, { query: { id } })
    await screen.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: /^Data/ }).click()
    await screen.getByRole('button', { name: 'Restore: Sand the oars' }).click()
    await expect.poll(titles).toContain('Sand the oars')
    await screen.getByRole('button', { name: 'Undo: Changed “Sand the oars”' }).click()
    await expect.poll(titles).toContain(title)
  })

  test('says what kind each deleted thing is, shows what one import brought as one, and joins the changes of one thing', {
    tags: 'extended',
  }, async () => {
    const { screen } = await renderApp('/settings', { signedIn: true })
    const drafts = Array.from({ length: 5 }, (_, index) => ({ title: `Plank ${index + 1}` }))
    const made = await call(taskManagementApi.endpoints.createTasks, { body: { tasks: drafts, afterId: null } })
    const ids = made.map(({ id }) => id)
    await call(taskManagementApi.endpoints.deleteTasks, { body: { ids } })
    const tag = await call(taskManagementApi.endpoints.createTag, { body: { tag: { title: 'Varnish' } } })
    await call(taskManagementApi.endpoints.deleteTag, { query: { id: tag.id } })
    const { id = '', title } = (await call(taskManagementApi.endpoints.all, {}))[1] ?? {}
    for (const name of ['Sand', 'Sand the', 'Sand the oars'])
      await call(taskManagementApi.endpoints.updateTask, { body: { id, task: { title: name } } })
    await screen.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: /^Data/ }).click()
    const deleted = screen.getByRole('region', { name: 'Deleted items' })
    await expect.element(deleted.getByText(/^Tag · Tasks/)).toBeVisible()
    await expect.element(deleted.getByText('“Plank 1” and 4 more')).toBeVisible()
    await deleted.getByRole('button', { name: 'Show all' }).click()
    await deleted.getByRole('button', { name: 'Restore: Plank 3' }).click()
    await expect.poll(titles).toContain('Plank 3')
    await deleted.getByRole('button', { name: 'Restore: “Plank 1” and 3 more' }).click()
    await expect.poll(async () => (await titles()).filter((one) => one.startsWith('Plank'))).toHaveLength(5)
    const recent = screen.getByRole('region', { name: 'Recent changes' })
    await expect.element(recent.getByText(/3 changes/)).toBeVisible()
    await recent.getByRole('button', { name: 'Undo: Changed “Sand the oars”' }).click()
    await expect.poll(titles).toContain(title)
  })

  test('deleting the account offers a backup of everything first', async () => {
    const { screen } = await open('account', { samplesOf: ['auth', 'user'] })
    await screen.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('button', { name: 'Back up' }).click()
    const made = async () => (await call(workspaceApi.endpoints.status, {})).exportedAt
    await expect.poll(made, { timeout: 60_000 }).not.toBeNull()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a backup of another account says whose it is, and leaves its career data out', {
    tags: 'extended',
  }, async () => {
    const { screen } = await open('data', { samplesOf: ['auth', 'user', 'tasks', 'skills', 'jobs', 'profile'] })
    await call(profileApi.endpoints.profile, {})
    const entries = await unzip(await call(workspaceApi.endpoints.export, { query: { readable: 'false' } }))
    const owner = { id: 'zoe', name: 'Zoe Martin', email: 'zoe@x.example' }
    const manifest = JSON.stringify({ ...JSON.parse(entries['manifest.json'] ?? ''), owner })
    const file = new File([zip({ ...entries, 'manifest.json': manifest })], 'zoe.zip', { type: 'application/zip' })
    await userEvent.upload(screen.getByLabelText('Backup file'), file)
    const dialog = page.getByRole('dialog', { name: 'Import a backup' })
    await expect.element(dialog.getByText(/^This backup belongs to Zoe Martin \(zoe@x.example\)/)).toBeVisible()
    await expect.element(dialog.getByText(/No changes: everything is already here/)).toBeVisible()
    expect(dialog.getByRole('row', { name: /Profile/ }).elements()).toHaveLength(0)
  })

  test('a backup is imported though its formats for other programs unpack to more than an import takes', {
    tags: 'extended',
  }, async () => {
    const { screen } = await open('data', { samplesOf: ['auth', 'user', 'tasks'] })
    const { id } = (await call(taskManagementApi.endpoints.all, {}))[1] ?? { id: '' }
    await call(taskManagementApi.endpoints.updateTask, { body: { id, task: { title: 'Sand the oars' } } })
    const entries = await unzip(await call(workspaceApi.endpoints.export, { query: { readable: 'false' } }))
    await call(taskManagementApi.endpoints.updateTask, { body: { id, task: { title: 'Oil the oars' } } })
    const large = await claimingSize(zip({ ...entries, 'readable/tasks.csv': 'Title' }), 'readable/tasks.csv')
    const file = new File([large], 'large.zip', { type: 'application/zip' })
    await userEvent.upload(screen.getByLabelText('Backup file'), file)
    const dialog = page.getByRole('dialog', { name: 'Import a backup' })
    await expect.element(dialog.getByRole('row', { name: /^Tasks 0 1/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect.poll(titles).toContain('Sand the oars')
  })

  test('a record’s history tells who changed what, and puts back a field or a version', {
    tags: 'extended',
  }, async () => {
    const { screen } = await renderApp('/settings', { signedIn: true })
    const { id, title } = (await call(taskManagementApi.endpoints.all, {}))[1] ?? { id: '', title: '' }
    await call(taskManagementApi.endpoints.updateTask, { body: { id, task: { title: 'Sand the oars' } } })
    await call(taskManagementApi.endpoints.updateTask, { body: { id, task: { title: 'Oil the oars', priority: 2 } } })
    await screen.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: /^Data/ }).click()
    await screen.getByRole('button', { name: 'History of “Oil the oars”' }).click()
    const dialog = page.getByRole('dialog', { name: 'History of “Oil the oars”' })
    await expect.element(dialog.getByText(/You ·/).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Restore “Title”: Sand the oars' }).click()
    await expect.poll(titles).toContain('Sand the oars')
    await expect.element(dialog.getByRole('listitem')).toHaveLength(3)
    await dialog
      .getByRole('button', { name: /^Restore this version/ })
      .first()
      .click()
    await expect.poll(titles).toContain('Oil the oars')
    await dialog
      .getByRole('button', { name: `Restore “Title”: ${title}` })
      .last()
      .click()
    await expect.poll(titles).toContain(title)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a snapshot says what going back to it would change, and does it, undoably', async () => {
    const { screen } = await open('data')
    const { id } = (await call(taskManagementApi.endpoints.all, {}))[1] ?? { id: '' }
    await call(taskManagementApi.endpoints.updateTask, { body: { id, task: { title: 'Before' } } })
    await screen.getByRole('button', { name: 'Create a snapshot' }).click()
    const look = screen.getByRole('button', { name: /^View the snapshot from/ }).first()
    await expect.element(look).toBeVisible()
    // Who says what they see is understood (WCAG 2.5.3).
    expect(look.element().getAttribute('aria-label')).toContain(look.element().textContent)
    await call(taskManagementApi.endpoints.updateTask, { body: { id, task: { title: 'After' } } })
    await look.click()
    const dialog = page.getByRole('dialog', { name: 'Restore this snapshot' })
    await expect.element(dialog.getByRole('row', { name: /^Tasks 0 1 0$/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(titles).toContain('Before')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(titles).toContain('After')
  })
})

test('Ctrl+Z on a screen undoes its last change, as early as it is pressed, and Ctrl+Shift+Z makes it again', async () => {
  const { screen } = await open('account')
  const savedName = async () => (await call(userApi.endpoints.user, {})).name
  const name = screen.getByLabelText('Name', { exact: true })
  await name.fill('Sandy Morgan')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Name saved').first()).toBeVisible()
  expect(await savedName()).toBe('Sandy Morgan')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('Undone: Name saved').first()).toBeVisible()
  expect(await savedName()).toBe('Alex Morgan')
  // Nothing is left to undo: the browser's own undo, which would act on the field, stays away.
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(page.getByText('Redone: Name saved').first()).toBeVisible()
  expect(await savedName()).toBe('Sandy Morgan')
})

test('what was done lately names sample content by what became of it', { tags: 'extended' }, async () => {
  const { screen, router } = await open('account', { samplesOf: ['auth', 'user', 'settings', 'tasks'] })
  await call(workspaceApi.endpoints.samples, { body: { wanted: false } })
  await call(workspaceApi.endpoints.samples, { body: { wanted: true } })
  await router.navigate({ to: '/settings', search: { section: 'data' } })
  const rows = screen.getByRole('region', { name: 'Recent changes' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/^Sample content added/)
  await expect.element(rows.nth(1)).toMatchTextContent(/^Sample content removed/)
})

test('the settings are complete in French', async () => {
  const { screen } = await open('data', { prefs: { language: 'fr' } })
  for (const name of ['Sauvegardes', 'Instantanés', 'Modifications récentes', 'Éléments supprimés'])
    await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible()
})
