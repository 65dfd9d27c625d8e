import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftOf } from '#apps/contacts/edit/draft-of.ts'
import { valuesOf } from '#apps/contacts/edit/form-values.ts'
import { chatApi } from '#contract/apps/chat.ts'
import { type Contact, type ContactDraft, draftToContact } from '#contract/apps/contact-shapes.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { call } from '#platform/api/call.ts'
import { writeDraft } from '#platform/forms/draft.ts'
import { personKey } from '#platform/session/own-items.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import { type RenderAppOptions, type RenderedApp, renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const AT = '2026-11-02T08:00:00.000Z'
const person = (name: string, draft: ContactDraft = {}): Contact =>
  draftToContact({ id: name.toLowerCase().replaceAll(' ', '-'), name, ...draft }, AT)

const SAMPLE: readonly Contact[] = [
  person('Ana Lopez', {
    emails: [{ email: 'ana@renfe.example', label: 'Work' }],
    phoneNumbers: [{ country: 'es', phoneNumber: '+34 600 100 200', label: 'Mobile' }],
    job: { title: 'Planner', company: 'Renfe' },
    tags: ['friends'],
  }),
  person('Bruno Costa', { favourite: true, birthday: '--12-24' }),
  person('Chloé Martin', { notes: 'Knows the **old port**.', tags: ['work'] }),
  person('Zoe Wright', { job: { title: '', company: 'Kestrelway' } }),
]

const open = async (path = '', options: RenderAppOptions = {}) => {
  const app = await renderApp('/apps/contacts', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation'],
    ...options,
  })
  const { screen, db, queryClient, router } = app
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  const { id: friends } = await call(contactsApi.endpoints.createTag, { body: { tag: { title: 'Friends' } } })
  const { id: work } = await call(contactsApi.endpoints.createTag, { body: { tag: { title: 'Work' } } })
  const ids = new Map([
    ['friends', friends],
    ['work', work],
  ])
  const contacts = SAMPLE.map(({ createdAt: _c, updatedAt: _u, tags, ...contact }) => ({
    ...contact,
    tags: tags.flatMap((tag) => ids.get(tag) ?? []),
  }))
  await call(contactsApi.endpoints.createContacts, { body: { contacts } })
  await queryClient.invalidateQueries({ queryKey: ['contacts'] })
  if (path) await router.navigate({ to: `/apps/contacts${path}` as never })
  const row = (name: string | RegExp) => screen.getByRole('row', { name })
  const stored = (id: string) => db.table<Contact>('contacts').get(id)
  const detail = (name: string) => screen.getByRole('group', { name })
  return { ...app, row, stored, detail }
}

const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
const names = () => [...document.querySelectorAll('[role="row"] [id^="name-"]')].map((one) => one.textContent)
const undoFromToast = () => page.getByRole('button', { name: 'Undo' }).last().click()

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

/** The files that are handed over; the real way is back after the test. */
function savedFiles() {
  vi.spyOn(URL, 'createObjectURL')
  const files = () =>
    vi.mocked(URL.createObjectURL).mock.calls.flatMap(([file]) => (file instanceof File && file.name ? [file] : []))
  return { names: () => files().map(({ name }) => name), text: async (at: number) => (await files()[at]?.text()) ?? '' }
}

/** A picture of the requested size, in one colour. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = 'teal'
  context.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'teal.png', { type: 'image/png' })
}

describe('the list', () => {
  test('shows contacts from A to Z, with their job and how many there are', { tags: 'extended' }, async () => {
    const { screen, row } = await open()
    await eventually(names).toEqual(['Ana Lopez', 'Bruno Costa', 'Chloé Martin', 'Zoe Wright'])
    await expect.element(row(/Ana Lopez Planner, Renfe/)).toBeVisible()
    await expect
      .element(screen.getByRole('searchbox', { name: 'Search contacts' }))
      .toHaveAttribute('placeholder', 'Search 4 contacts')
  })

  test('a letter leads to its names', { tags: 'extended' }, async () => {
    const { screen } = await open()
    const strip = screen.getByRole('navigation', { name: 'Jump to a letter' })
    await strip.getByRole('button', { name: 'Z', exact: true }).click()
    await eventually(() => document.activeElement?.getAttribute('data-key')).toBe('zoe-wright')
  })

  test('finds by any word of a contact; the search stands in the address', async () => {
    const { screen, href } = await open()
    await screen.getByRole('searchbox', { name: 'Search contacts' }).fill('renfe')
    await eventually(names).toEqual(['Ana Lopez'])
    expect(href()).toContain('q=renfe')
    await screen.getByRole('searchbox', { name: 'Search contacts' }).fill('nobody')
    await expect.element(screen.getByText('No results for “nobody”.')).toBeVisible()
    await screen.getByRole('button', { name: 'Show all contacts' }).click()
    await eventually(names).toHaveLength(4)
  })

  test('finds among those that are shown; of the birthdays a search leads to all', { tags: 'extended' }, async () => {
    const { screen, href } = await open()
    await eventually(names).toHaveLength(4)
    const search = screen.getByRole('searchbox', { name: 'Search contacts' })
    await search.fill('o')
    await eventually(names).toEqual(['Ana Lopez', 'Bruno Costa', 'Chloé Martin', 'Zoe Wright'])
    await screen.getByRole('button', { name: 'Favourites', exact: true }).click()
    await eventually(names).toEqual(['Bruno Costa'])
    await screen.getByRole('button', { name: 'Tag', exact: true }).click()
    await screen.getByRole('menuitemradio', { name: 'Work' }).click()
    await eventually(names).toEqual(['Chloé Martin'])
    await screen.getByRole('button', { name: 'Birthdays', exact: true }).click()
    await eventually(names).toEqual(['Bruno Costa'])
    await search.fill('zoe')
    await eventually(names).toEqual(['Zoe Wright'])
    expect(href()).not.toContain('birthdays')
  })

  test('shows the favourites, those with a tag, and the birthdays to come', { tags: 'extended' }, async () => {
    const { screen, row } = await open()
    await eventually(names).toHaveLength(4)
    await screen.getByRole('button', { name: 'Favourites', exact: true }).click()
    await eventually(names).toEqual(['Bruno Costa'])
    await screen.getByRole('button', { name: 'Birthdays', exact: true }).click()
    await eventually(() => row(/Bruno Costa/).element().textContent).toMatch(/24\sDec/)
    await screen.getByRole('button', { name: 'Tag', exact: true }).click()
    await screen.getByRole('menuitemradio', { name: 'Work' }).click()
    await eventually(names).toEqual(['Chloé Martin'])
  })

  test('by keyboard: arrows go, and what is open follows; x selects, # deletes what is selected', async () => {
    const { row, detail, stored } = await open()
    await row(/Ana Lopez/).click()
    await expect.element(detail('Ana Lopez')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(detail('Bruno Costa')).toBeVisible()
    await userEvent.keyboard('x{ArrowDown}')
    await expect.element(detail('Chloé Martin')).toBeVisible()
    await userEvent.keyboard('x#')
    await eventually(names).toEqual(['Ana Lopez', 'Zoe Wright'])
    await undoFromToast()
    await eventually(names).toHaveLength(4)
    await expect.poll(() => stored('bruno-costa')).toMatchObject({ favourite: true })
  })

  test('many at once: a tag for all of them, with one undo', async () => {
    const { screen, row, stored } = await open()
    await row(/Ana Lopez/).click({ modifiers: ['ControlOrMeta'] })
    await row(/Zoe Wright/).click({ modifiers: ['Shift'] })
    const bar = screen.getByRole('toolbar', { name: '4 contacts selected' })
    await bar.getByRole('button', { name: 'Tag' }).click()
    await screen.getByRole('group', { name: 'Add' }).getByRole('menuitem', { name: 'Friends' }).click()
    await eventually(async () => (await stored('zoe-wright'))?.tags).toHaveLength(1)
    await undoFromToast()
    await eventually(async () => (await stored('zoe-wright'))?.tags).toEqual([])
    await eventually(async () => (await stored('ana-lopez'))?.tags).toHaveLength(1)
  })

  test('many at once: a company and a job for all of them, what is empty stays; with one undo', {
    tags: 'extended',
  }, async () => {
    const { screen, row, stored } = await open()
    await row(/Ana Lopez/).click({ modifiers: ['ControlOrMeta'] })
    await row(/Bruno Costa/).click({ modifiers: ['ControlOrMeta'] })
    await screen.getByRole('toolbar', { name: '2 contacts selected' }).getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit 2 contacts' })
    await dialog.getByRole('textbox', { name: 'Company' }).fill('Talgo')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await eventually(async () => (await stored('bruno-costa'))?.job).toEqual({ title: '', company: 'Talgo' })
    await eventually(async () => (await stored('ana-lopez'))?.job).toEqual({ title: 'Planner', company: 'Talgo' })
    await undoFromToast()
    await eventually(async () => (await stored('ana-lopez'))?.job.company).toBe('Renfe')
    await eventually(async () => (await stored('bruno-costa'))?.job.company).toBe('')
  })

  test('many at once: merged into one, with one undo', { tags: 'extended' }, async () => {
    const { screen, row } = await open()
    await row(/Ana Lopez/).click({ modifiers: ['ControlOrMeta'] })
    await row(/Zoe Wright/).click({ modifiers: ['ControlOrMeta'] })
    await screen.getByRole('toolbar', { name: '2 contacts selected' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Merge…' }).click()
    await page.getByRole('button', { name: 'Merge 2 contacts' }).click()
    await eventually(names).toEqual(['Ana Lopez', 'Bruno Costa', 'Chloé Martin'])
    await undoFromToast()
    await eventually(names).toHaveLength(4)
  })

  test('exports what is selected, or what is shown, as cards, as a table, or the birthdays as a calendar', {
    tags: 'extended',
  }, async () => {
    const { screen, row } = await open()
    const files = savedFiles()
    await row(/Ana Lopez/).click({ modifiers: ['ControlOrMeta'] })
    await screen.getByRole('toolbar', { name: '1 contact selected' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Export…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export contacts' })
    await expect.element(dialog.getByRole('radio', { name: '1 selected contact' })).toBeChecked()
    await dialog.getByRole('radio', { name: /vCard 3.0/ }).click()
    await dialog.getByRole('button', { name: 'Export' }).click()
    await eventually(files.names).toEqual(['Ana Lopez.vcf'])
    expect(await files.text(0)).toContain('VERSION:3.0')
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('searchbox', { name: 'Search contacts' }).fill('martin')
    await eventually(names).toEqual(['Chloé Martin'])
    await screen.getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('menuitem', { name: 'Export contacts…' }).click()
    await expect.element(dialog.getByRole('radio', { name: 'Contacts shown in the list' })).toBeChecked()
    await dialog.getByRole('radio', { name: /Table/ }).click()
    await dialog.getByRole('button', { name: 'Export' }).click()
    await eventually(files.names).toEqual(['Ana Lopez.vcf', 'Chloé Martin.csv'])
    expect((await files.text(1)).split('\r\n')).toHaveLength(3)
    // For the calendar of the device: who has a birthday, with a reminder on the day.
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('menuitem', { name: 'Export contacts…' }).click()
    await dialog.getByRole('radio', { name: 'All contacts' }).click()
    await dialog.getByRole('radio', { name: /^Birthdays/ }).click()
    await dialog.getByRole('button', { name: 'Export' }).click()
    await eventually(files.names).toContain('Bruno Costa.ics')
    const calendar = await files.text(2)
    expect(calendar.match(/^(SUMMARY|DTSTART|RRULE|TRIGGER).*/gm)).toEqual([
      'SUMMARY:Birthday: Bruno Costa',
      'DTSTART;VALUE=DATE:20001224',
      'RRULE:FREQ=YEARLY',
      'TRIGGER:PT9H',
    ])
  })

  test('a search that finds more than are shown says so; a file of it has them all', { tags: 'extended' }, async () => {
    const { screen, queryClient } = await open()
    const contacts = Array.from({ length: 501 }, (_, at) => ({ name: `Kin ${at}` }))
    await call(contactsApi.endpoints.createContacts, { body: { contacts } })
    await queryClient.invalidateQueries({ queryKey: ['contacts'] })
    await screen.getByRole('searchbox', { name: 'Search contacts' }).fill('kin')
    await expect
      .element(screen.getByText('Showing the first 500 of 501. Add a word to narrow your search.'))
      .toBeVisible()
    await screen.getByRole('button', { name: 'More', exact: true }).click()
    await screen.getByRole('menuitem', { name: 'Export contacts…' }).click()
    await screen.getByRole('button', { name: 'Export', exact: true }).click()
    await expect.element(screen.getByText('501 contacts exported')).toBeVisible()
  })

  test('without any contact it offers to add the first, or to import', { tags: 'extended' }, async () => {
    const { screen, queryClient } = await open()
    await eventually(names).toHaveLength(4)
    const all = await call(contactsApi.endpoints.all, {})
    await call(contactsApi.endpoints.deleteContacts, { body: { ids: all.map(({ id }) => id) } })
    await queryClient.invalidateQueries({ queryKey: ['contacts'] })
    await expect.element(screen.getByText('No contacts yet.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Import contacts' })).toBeVisible()
    await screen.getByRole('button', { name: 'Add your first contact' }).click()
    await expect.element(screen.getByRole('heading', { name: 'New contact' })).toBeVisible()
  })

  test('that cannot be read says so, and is shown after another try', async () => {
    const { screen, db } = await open()
    await eventually(names).toHaveLength(4)
    const mend = await breakTables(db, (table) => table === 'contacts', {
      getMany: () => Promise.reject(new Error('unreadable')),
    })
    await screen.getByRole('button', { name: 'Favourites', exact: true }).click()
    await expect.element(screen.getByText('Couldn’t load the contacts.')).toBeVisible()
    await mend()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await eventually(names).toEqual(['Bruno Costa'])
  })

  test('with no contact open the pane says what it is for', async () => {
    const { screen } = await open()
    await eventually(names).toHaveLength(4)
    const all = await call(contactsApi.endpoints.all, {})
    await call(contactsApi.endpoints.deleteContacts, { body: { ids: all.map(({ id }) => id) } })
    await page.getByRole('button', { name: 'Favourites', exact: true }).click()
    await expect.element(screen.getByText('No favourites yet.')).toBeVisible()
  })
})

describe('the open contact', () => {
  test('says how to reach the person, with links that call and write', async () => {
    const { detail } = await open('/ana-lopez')
    const pane = detail('Ana Lopez')
    await expect.element(pane.getByRole('heading', { name: 'Ana Lopez' })).toBeVisible()
    await expect
      .element(pane.getByRole('link', { name: '+34 600 100 200' }))
      .toHaveAttribute('href', 'tel:+34600100200')
    await expect
      .element(pane.getByRole('link', { name: 'ana@renfe.example' }))
      .toHaveAttribute('href', 'mailto:ana@renfe.example')
  })

  test('the next and the previous one, by button and by key; the focus stays on the button', {
    tags: 'extended',
  }, async () => {
    const { screen, detail } = await open('/ana-lopez')
    const next = screen.getByRole('button', { name: 'Next contact' })
    await expect.element(screen.getByText('1 of 4')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Previous contact' })).toBeDisabled()
    await next.click()
    await expect.element(detail('Bruno Costa')).toBeVisible()
    await expect.element(next).toHaveFocus()
    await userEvent.keyboard('n')
    await expect.element(detail('Chloé Martin')).toBeVisible()
    await userEvent.keyboard('p')
    await expect.element(detail('Bruno Costa')).toBeVisible()
    await expect.element(screen.getByText('2 of 4')).toBeVisible()
  })

  test('far down the list: it is in sight there, and one can step from it', { tags: 'extended' }, async () => {
    const { screen, router, queryClient, detail, row } = await open()
    const contacts = Array.from({ length: 300 }, (_, index) => ({ id: `m${index}`, name: `Mona ${1000 + index}` }))
    await call(contactsApi.endpoints.createContacts, { body: { contacts } })
    await queryClient.invalidateQueries({ queryKey: ['contacts'] })
    await router.navigate({ to: '/apps/contacts/$id', params: { id: 'm250' } } as never)
    await expect.element(row(/Mona 1250/)).toBeInViewport()
    await expect.element(screen.getByText('254 of 304')).toBeVisible()
    await screen.getByRole('button', { name: 'Next contact' }).click()
    await expect.element(detail('Mona 1251')).toBeVisible()
  })

  test('what else is about them: what has the name or an address, and nothing that has its words apart', {
    tags: 'extended',
  }, async () => {
    const { screen, router } = await open()
    const tasks = ['Call Ana Lopez', 'Mail ana@renfe.example', 'Ana and Jennifer Lopez', 'Analopezia'].map((title) => ({
      title,
    }))
    await call(tasksApi.endpoints.createTasks, { body: { tasks, afterId: null } })
    await router.navigate({ to: '/apps/contacts/$id', params: { id: 'ana-lopez' } } as never)
    const about = screen.getByRole('region', { name: 'Related to Ana' })
    await expect.element(about.getByRole('link', { name: 'Call Ana Lopez' })).toBeVisible()
    await expect.element(about.getByRole('link', { name: 'Mail ana@renfe.example' })).toBeVisible()
    expect(about.getByRole('link').elements()).toHaveLength(2)
  })

  test('of a conversation of several mails that name them, the last one stands for all', {
    tags: 'extended',
  }, async () => {
    const { screen, router } = await open()
    const draft = { to: ['Yan Petit <yan@home.example>'], content: 'Ana Lopez asks when the platform opens.' }
    const first = await call(mailboxApi.endpoints.createDraft, { body: { draft: { ...draft, subject: 'Platform' } } })
    await call(mailboxApi.endpoints.createDraft, {
      body: { draft: { ...draft, subject: 'Re: Platform' }, replyTo: first.id },
    })
    await call(mailboxApi.endpoints.createDraft, { body: { draft: { ...draft, subject: 'Lunch' } } })
    await router.navigate({ to: '/apps/contacts/$id', params: { id: 'ana-lopez' } } as never)
    const about = screen.getByRole('region', { name: 'Related to Ana' })
    const titles = () =>
      about
        .getByRole('link')
        .elements()
        .map((link) => link.textContent)
    await eventually(() => titles().toSorted()).toEqual(['Lunch', 'Re: Platform'])
  })

  test('a tag leads to all who have it', async () => {
    const { screen, href } = await open('/ana-lopez')
    await screen.getByRole('complementary', { name: 'Details' }).getByRole('link', { name: 'Friends' }).click()
    await eventually(names).toEqual(['Ana Lopez'])
    expect(href()).toMatch(/^\/apps\/contacts\?tag=/)
  })

  test('whoever works for a company that one applied to has the application', { tags: 'extended' }, async () => {
    const samplesOf = ['auth', 'user', 'jobs', 'skills', 'applications', 'navigation']
    const { screen, router } = await open('', { samplesOf })
    const { results } = await call(applicationsApi.endpoints.applications, { query: {} })
    const { id, title, company } = results[0] as (typeof results)[number]
    const job = { title: 'Recruiter', company: company.name.toUpperCase() }
    await call(contactsApi.endpoints.createContacts, { body: { contacts: [{ id: 'rae', name: 'Rae Quill', job }] } })
    await router.navigate({ to: '/apps/contacts/$id', params: { id: 'rae' } } as never)
    await expect
      .element(screen.getByRole('region', { name: 'Related to Rae' }).getByRole('link', { name: title.en }).first())
      .toHaveAttribute('href', expect.stringContaining(`application=${id}`))
  })

  test('whom one can chat with has a link to the chat', { tags: 'extended' }, async () => {
    const { screen, router } = await open('', { samplesOf: ['auth', 'user', 'chat', 'navigation'] })
    const [partner] = await call(chatApi.endpoints.contacts, {})
    const { id = '', name = '' } = partner ?? {}
    await call(contactsApi.endpoints.createContacts, { body: { contacts: [{ id, name }] } })
    await router.navigate({ to: '/apps/contacts/$id', params: { id } } as never)
    await expect.element(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', `/apps/chat/${id}`)
  })

  test('becomes a favourite, and no longer by undo', async () => {
    const { detail, stored } = await open('/ana-lopez')
    await detail('Ana Lopez').getByRole('button', { name: 'Add to favourites' }).click()
    await eventually(async () => (await stored('ana-lopez'))?.favourite).toBe(true)
    await undoFromToast()
    await eventually(async () => (await stored('ana-lopez'))?.favourite).toBe(false)
  })

  test('that no longer exists says so, and leads back to the list', async () => {
    const { screen, href } = await open('/nobody')
    await expect.element(screen.getByText('This contact no longer exists.')).toBeVisible()
    await screen.getByRole('button', { name: 'All contacts' }).click()
    await eventually(href).toBe('/apps/contacts')
  })

  test('on a phone it stands alone, with a way back to its row', { tags: 'extended' }, async () => {
    await page.viewport(390, 844)
    const { screen, row } = await open()
    await row(/Chloé Martin/).click()
    await expect.element(screen.getByText('old port')).toBeVisible()
    await screen.getByRole('button', { name: 'Contacts', exact: true }).click()
    await eventually(() => document.activeElement?.getAttribute('data-key')).toBe('chloé-martin')
  })
})

describe('editing', () => {
  test('by keyboard: what was done, the focus is where it was before', { tags: 'extended' }, async () => {
    const { screen, row, detail } = await open()
    await eventually(names).toHaveLength(4)
    const focused = () => document.activeElement
    const company = screen.getByRole('textbox', { name: 'Company' })
    await row(/Bruno Costa/).click()
    await expect.element(detail('Bruno Costa')).toBeVisible()
    await screen.getByRole('searchbox', { name: 'Search contacts' }).click()
    await userEvent.keyboard('{ArrowDown}')
    await eventually(focused).toBe(row(/Bruno Costa/).element())
    await userEvent.keyboard('e')
    await company.fill('Renfe')
    await userEvent.keyboard('{ControlOrMeta>}s{/ControlOrMeta}')
    await expect.element(screen.getByText('Contact saved')).toBeVisible()
    await eventually(focused).toBe(row(/Bruno Costa/).element())
    // What was typed before it was saved is no draft any more.
    const edit = detail('Bruno Costa').getByRole('button', { name: 'Edit' })
    await edit.click()
    await expect.element(company).toHaveValue('Renfe')
    await userEvent.keyboard('{Escape}')
    await eventually(() => focused() === edit.query()).toBe(true)
  })

  test('saves what was typed at once, and undoes it', async () => {
    const { screen, detail, stored } = await open('/ana-lopez?edit=yes')
    await screen.getByRole('textbox', { name: 'Company' }).fill('Talgo')
    await screen.getByRole('button', { name: 'Add email address' }).click()
    await screen.getByRole('textbox', { name: 'Email address 2', exact: true }).fill('ana@home.example')
    await screen.getByRole('combobox', { name: 'Add a tag' }).fill('Trains')
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(detail('Ana Lopez').getByText('Planner, Talgo')).toBeVisible()
    const saved = await stored('ana-lopez')
    expect(saved?.emails.map(({ email }) => email)).toEqual(['ana@renfe.example', 'ana@home.example'])
    expect(saved?.tags).toHaveLength(2)
    await undoFromToast()
    await eventually(async () => (await stored('ana-lopez'))?.job.company).toBe('Renfe')
    // The new tag goes with the change that needed it.
    await eventually(() => call(contactsApi.endpoints.tags, {})).toHaveLength(2)
  })

  test('leaves what was changed elsewhere meanwhile, and says where it replaces something of it', async () => {
    const { screen, stored, queryClient, router } = await open('/ana-lopez?edit=yes')
    const company = screen.getByRole('textbox', { name: 'Company' })
    await company.fill('Talgo')
    const elsewhere = async (contact: ContactDraft) => {
      await call(contactsApi.endpoints.updateContact, { body: { id: 'ana-lopez', contact } })
      await queryClient.invalidateQueries({ queryKey: ['contacts'] })
    }
    await elsewhere({ notes: 'Met at the depot', job: { title: 'Head of planning', company: 'Renfe' } })
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(screen.getByText('Contact saved', { exact: true })).toBeVisible()
    expect(await stored('ana-lopez')).toMatchObject({
      notes: 'Met at the depot',
      job: { title: 'Head of planning', company: 'Talgo' },
    })
    await router.navigate({ to: '/apps/contacts/ana-lopez?edit=yes' as never })
    await company.fill('Stadler')
    await elsewhere({ job: { title: 'Head of planning', company: 'Alstom' } })
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(screen.getByText('Contact saved, replacing changes made elsewhere.')).toBeVisible()
    await undoFromToast()
    await eventually(async () => (await stored('ana-lopez'))?.job.company).toBe('Alstom')
  })

  test('whom a contact knows is chosen by name, said in a word, changed, removed and undone', {
    tags: 'extended',
  }, async () => {
    const { screen, stored } = await open('/ana-lopez?edit=yes')
    const facts = screen.getByRole('complementary', { name: 'Details' })
    const edit = screen.getByRole('button', { name: 'Edit', exact: true })
    const known = async () => (await stored('ana-lopez'))?.relationships
    await screen.getByRole('combobox', { name: 'Add a person' }).click()
    await userEvent.keyboard('wri')
    await screen.getByRole('option', { name: 'Zoe Wright' }).click()
    const kind = screen.getByRole('combobox', { name: 'Relationship with Zoe Wright' })
    await expect.element(kind).toHaveFocus()
    await kind.fill('Sister ')
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(facts.getByRole('link', { name: 'Zoe Wright' })).toBeVisible()
    await eventually(known).toEqual([{ contactId: 'zoe-wright', kind: 'Sister' }])
    await edit.click()
    await screen.getByRole('button', { name: 'Remove Zoe Wright' }).click()
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await eventually(known).toEqual([])
    await undoFromToast()
    await eventually(known).toEqual([{ contactId: 'zoe-wright', kind: 'Sister' }])
  })

  test('a photo is cut to a square, stored at once, and taken back by undo', { tags: 'extended' }, async () => {
    const { screen, stored } = await open('/ana-lopez?edit=yes')
    await screen.getByRole('button', { name: 'Add photo' }).click()
    await screen.getByLabelText('Image from this device').upload(await picture(800, 400))
    await expect.element(screen.getByRole('group', { name: 'Photo area' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Use image' })).toBeEnabled()
    await screen.getByRole('button', { name: 'Use image' }).click()
    await eventually(async () => (await stored('ana-lopez'))?.avatar).toMatch(/^data:image\/jpeg;base64,/)
    const cut = await createImageBitmap(await (await fetch((await stored('ana-lopez'))?.avatar ?? '')).blob())
    expect([cut.width, cut.height]).toEqual([320, 320])
    await undoFromToast()
    await eventually(async () => (await stored('ana-lopez'))?.avatar).toBe(null)
  })

  test('says what is wrong beside the field, and keeps the form', async () => {
    const { screen, stored } = await open('/ana-lopez?edit=yes')
    await screen.getByRole('textbox', { name: 'Email address 1', exact: true }).fill('ana')
    await screen.getByRole('textbox', { name: 'Day' }).fill('31')
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(screen.getByText('Enter an email address such as name@example.com.')).toBeVisible()
    await expect.element(screen.getByText('This date doesn’t exist. Enter a valid day and month.')).toBeVisible()
    await expect.poll(async () => (await stored('ana-lopez'))?.emails[0]?.email).toBe('ana@renfe.example')
  })

  test('warns of an odd phone number, and saves it all the same', { tags: 'extended' }, async () => {
    const { screen, stored } = await open('/ana-lopez?edit=yes')
    await screen.getByRole('textbox', { name: 'Phone number 1', exact: true }).fill('+34 6')
    await expect
      .element(screen.getByText(/This doesn’t look like a phone number for this country \(Spain\)/))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await eventually(async () => (await stored('ana-lopez'))?.phoneNumbers[0]?.phoneNumber).toBe('+34 6')
  })

  test('leaving with something unsaved asks first', async () => {
    const { screen, row, detail } = await open('/ana-lopez?edit=yes')
    await screen.getByRole('textbox', { name: 'Company' }).fill('Talgo')
    await row(/Bruno Costa/).click()
    await expect.element(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await screen.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Talgo')
    await row(/Bruno Costa/).click()
    await screen.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect.element(detail('Bruno Costa')).toBeVisible()
  })
})

describe('a new contact', () => {
  test('is created at once; cancelling removes it', async () => {
    const { screen, db } = await open()
    await eventually(names).toHaveLength(4)
    await screen.getByRole('button', { name: 'New contact' }).click()
    await expect.element(screen.getByRole('heading', { name: 'New contact' })).toBeVisible()
    await expect.poll(() => db.table('contacts').count()).toBe(5)
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await eventually(() => db.table('contacts').count()).toBe(4)
    await eventually(names).toHaveLength(4)
  })

  const openNew = async () => {
    const app = await open()
    await eventually(names).toHaveLength(4)
    await app.row(/Ana Lopez/).click()
    await app.screen.getByRole('button', { name: 'New contact' }).click()
    await expect.element(app.screen.getByRole('heading', { name: 'New contact' })).toBeVisible()
    const count = () => app.db.table('contacts').count()
    await eventually(count).toBe(5)
    return { ...app, count }
  }

  const ways: readonly (readonly [string, (app: RenderedApp) => unknown])[] = [
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', ({ router }) => router.history.back()],
    ['another row', () => page.getByRole('row', { name: /Bruno Costa/ }).click()],
    ['another screen', ({ router }) => router.navigate({ to: '/apps/notes' })],
  ]
  test.each(ways)('left blank by %s is deleted without a message', { tags: 'extended' }, async (_, leave) => {
    const app = await openNew()
    const { count } = app
    await leave(app)
    await eventually(count).toBe(4)
    expect(toastStore.read()).toEqual([])
  })

  test('left blank on a page that was closed is deleted at the next visit; one that was saved, or is open elsewhere, stays', async () => {
    const { screen, router, db } = await open()
    await eventually(names).toHaveLength(4)
    const make = async () => (await call(contactsApi.endpoints.createContact, {})).id
    const [closed, saved, elsewhere, others] = [await make(), await make(), await make(), await make()]
    await call(contactsApi.endpoints.updateContact, { body: { id: saved, contact: { notes: 'Met on the tram' } } })
    // As those pages leave it. What another program made is nobody's blank one.
    localStorage.setItem(personKey('blank-contacts'), [closed, saved, elsewhere].join(' '))
    const page = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    const lock = navigator.locks.request(`blank contact ${elsewhere}`, () => {
      isHeld.resolve()
      return page.promise
    })
    await isHeld.promise
    const ids = async () => (await db.table<Contact>('contacts').toArray()).map(({ id }) => id)
    const openAgain = async () => {
      await router.navigate({ to: '/apps/notes' as never })
      await router.navigate({ to: '/apps/contacts' as never })
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
    }
    await openAgain()
    await eventually(ids).not.toContain(closed)
    expect(await ids()).toEqual(expect.arrayContaining([saved, elsewhere, others]))
    page.resolve()
    await lock
    await openAgain()
    await eventually(ids).not.toContain(elsewhere)
    expect(await ids()).toEqual(expect.arrayContaining([saved, others]))
    await eventually(() => localStorage.getItem(personKey('blank-contacts'))).toBeNull()
    expect(toastStore.read()).toEqual([])
  })

  test('deleted while its page was gone, as after a crash, is created again with what was typed', async () => {
    const { screen, router, db } = await open()
    await eventually(names).toHaveLength(4)
    writeDraft(draftOf('lost'), { ...valuesOf(draftToContact({ id: 'lost' }, AT), true), name: 'Dora Nagy' })
    await router.navigate({ to: '/apps/contacts/lost?edit=new' as never })
    await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Dora Nagy')
    // Until it is saved, no other page takes it away.
    await eventually(async () => (await navigator.locks.query()).held?.map(({ name }) => name)).toContain(
      'blank contact lost',
    )
    await screen.getByRole('button', { name: 'Add contact' }).click()
    await eventually(names).toContain('Dora Nagy')
    await undoFromToast()
    await eventually(() => db.table('contacts').count()).toBe(4)
  })

  test('deleted with nothing typed is not created again', async () => {
    const { screen, db } = await open('/lost?edit=new')
    await expect.element(screen.getByText('This contact no longer exists.')).toBeVisible()
    expect(await db.table('contacts').count()).toBe(4)
  })

  test('left with something typed asks; what was typed is back with undo', { tags: 'extended' }, async () => {
    const { screen, count } = await openNew()
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Dora Nagy')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await screen.getByRole('button', { name: 'Leave', exact: true }).click()
    await eventually(count).toBe(4)
    await expect.element(screen.getByText('New contact discarded')).toBeVisible()
    await undoFromToast()
    await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Dora Nagy')
    await screen.getByRole('button', { name: 'Add contact' }).click()
    await eventually(names).toContain('Dora Nagy')
  })

  test('cancelled with something typed is back with undo', { tags: 'extended' }, async () => {
    const { screen, count } = await openNew()
    await screen.getByRole('textbox', { name: 'Company' }).fill('Talgo')
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await eventually(count).toBe(4)
    await undoFromToast()
    await expect.element(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Talgo')
  })

  test('is added with its name; undo takes it away', async () => {
    const { screen, detail, db } = await open()
    await eventually(names).toHaveLength(4)
    await screen.getByRole('button', { name: 'New contact' }).click()
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Dora Nagy')
    await screen.getByRole('button', { name: 'Add contact' }).click()
    await expect.element(detail('Dora Nagy')).toBeVisible()
    await eventually(names).toContain('Dora Nagy')
    await undoFromToast()
    await eventually(() => db.table('contacts').count()).toBe(4)
  })
})
