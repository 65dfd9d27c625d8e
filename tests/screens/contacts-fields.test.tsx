// Fields of a contact beyond the usual ones: a second number with its country and name, how one met, lines of an imported card that mean nothing here, and a photo that is too large.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Contact, draftToContact } from '#contract/apps/contact-shapes.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { call } from '#platform/api/call.ts'
import { giveFiles } from '#tests/setup/give-files.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { clearToasts } from '#ui/toast-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
})

async function open(path: string) {
  const app = await renderApp('/apps/contacts', { signedIn: true, samplesOf: ['auth', 'user', 'navigation'] })
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  const {
    createdAt: _c,
    updatedAt: _u,
    ...contact
  } = draftToContact(
    {
      ...{ id: 'ana-lopez', name: 'Ana Lopez', emails: [{ email: 'ana@renfe.example', label: 'Work' }] },
      ...{ phoneNumbers: [{ country: 'es', phoneNumber: '+34 600 100 200', label: 'Mobile' }] },
      extra: ['X-BERTH:Quay 3'],
    },
    new Date().toISOString(),
  )
  await call(contactsApi.endpoints.createContacts, { body: { contacts: [contact] } })
  await app.queryClient.invalidateQueries({ queryKey: ['contacts'] })
  await app.router.navigate({ to: `/apps/contacts/ana-lopez${path}` as never })
  return { ...app, stored: () => app.db.table<Contact>('contacts').get('ana-lopez') }
}

test('a second number has a country and a name of its own; how one met is kept with it; both are shown, and a number is copied', {
  tags: 'extended',
}, async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const { screen, stored } = await open('?edit=yes')
  await screen.getByRole('button', { name: 'Add phone number' }).click()
  await screen.getByRole('textbox', { name: 'Phone number 2', exact: true }).fill('+33 4 99 00 11 22')
  const country = screen.getByRole('combobox', { name: 'Country for phone number 2' })
  await country.fill('fran')
  await page.getByRole('option', { name: /France/ }).click()
  await screen.getByRole('combobox', { name: 'Label for phone number 2' }).fill('home')
  await screen.getByRole('textbox', { name: 'How you met' }).fill('On the night train')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  const pane = screen.getByRole('group', { name: 'Ana Lopez' })
  await expect.element(pane.getByText('Home, France')).toBeVisible()
  await expect.element(pane.getByText('On the night train')).toBeVisible()
  expect(await stored()).toMatchObject({
    howWeMet: 'On the night train',
    phoneNumbers: [
      { country: 'es', phoneNumber: '+34 600 100 200', label: 'Mobile' },
      { country: 'fr', phoneNumber: '+33 4 99 00 11 22', label: 'Home' },
    ],
    extra: ['X-BERTH:Quay 3'],
  })
  await pane.getByRole('button', { name: 'Copy +33 4 99 00 11 22' }).click()
  await pane.getByRole('button', { name: 'Copy ana@renfe.example' }).click()
  await expect.poll(() => copied).toEqual(['+33 4 99 00 11 22', 'ana@renfe.example'])
  await pane.getByRole('button', { name: 'Other details from the imported contact card' }).click()
  await expect.element(pane.getByText('X-BERTH:Quay 3')).toBeVisible()
})

test('a photo of more than 20 MB is refused by its name', { tags: 'extended' }, async () => {
  const { screen, stored } = await open('?edit=yes')
  await screen.getByRole('button', { name: 'Add photo' }).click()
  const field = screen.getByLabelText('Image from this device')
  await expect.element(field).toBeInTheDocument()
  giveFiles(field.element(), new File([new Uint8Array(20_000_001)], 'harbour.jpg', { type: 'image/jpeg' }))
  await expect.element(screen.getByText('“harbour.jpg” is larger than 20 MB. Choose a smaller image.')).toBeVisible()
  expect((await stored())?.avatar).toBe(null)
})
