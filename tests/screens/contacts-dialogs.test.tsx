// The dialogs of the contacts: importing cards and tables, possible duplicates, merging, sharing and tags.
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { csvTable } from '#formats/csv.ts'
import { contactToVcard } from '#formats/vcard/write-contact.ts'
import { giveFiles } from '#tests/setup/give-files.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const eventually = (value: () => unknown) => expect.poll(value)
const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const undoFromToast = () => button('Undo').last().click()

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

async function open(path = '/apps/contacts', options: object = {}) {
  const app = await renderApp(path, { ...options, signedIn: true, samplesOf: ['user', 'contacts'] })
  await expect.element(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()
  const all = () => app.db.table('contacts').toArray() as Promise<Contact[]>
  const tags = async () => (await app.db.table('contactTags').toArray()).map(({ title }) => title as string)
  return { ...app, all, tags }
}

async function more(item: string) {
  await button('More').first().click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function choose(content: BlobPart, name: string) {
  const input = page.getByLabelText('Contacts file', { exact: true })
  await expect.element(input).toBeInTheDocument()
  giveFiles(input.element(), new File([content], name))
}

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')
const CARDS = [
  card('UID:far-1', 'FN:Zz Ines Aubry', 'EMAIL;TYPE=INTERNET;TYPE=HOME:zz.ines@far.example', 'CATEGORIES:Far away'),
  card('NOTE:nobody'),
  card('UID:far-2', 'FN:Zz Noor', 'TEL;TYPE=CELL:+31 6 5550 1234'),
  card('UID:far-2', 'FN:Zz Noor again'),
].join('')

describe('importing', () => {
  test('cards are shown first, then imported; again they add nothing; undo removes all', async () => {
    const { all, tags } = await open()
    await eventually(async () => (await all()).length).toBeGreaterThan(100)
    const before = (await all()).length
    await more('Import contacts…')
    await choose(CARDS, 'far.vcf')
    await expect.element(page.getByText('2 new contacts', { exact: true })).toBeVisible()
    await expect.element(page.getByText('New tag: Far away')).toBeVisible()
    await expect.element(page.getByText('Line 8: no name, email address, phone number or company')).toBeVisible()
    await expect.element(page.getByText('Zz Noor again (line 18): duplicated in this file')).toBeVisible()
    await expect.poll(() => all()).toHaveLength(before)
    await button('Import 2 contacts').click()
    await eventually(async () => (await all()).length).toBe(before + 2)
    await expect.poll(() => tags()).toContain('Far away')
    await more('Import contacts…')
    await choose(CARDS, 'far.vcf')
    await expect.element(page.getByText('2 contacts already exist and won’t change.')).toBeVisible()
    await expect.element(button('Import').last()).toBeDisabled()
    await button('Cancel').click()
    await undoFromToast()
    await eventually(async () => (await all()).length).toBe(before)
    await eventually(tags).not.toContain('Far away')
  })

  test('whom somebody is related to comes along: within a file, and who is there already', {
    tags: 'extended',
  }, async () => {
    const { all } = await open()
    const named = async (name: string) => (await all()).find((one) => one.name === name)
    const importCards = async (name: string, ...cards: string[]) => {
      await more('Import contacts…')
      await choose(cards.join(''), 'kin.vcf')
      await button(/^Import \d/).click()
      await eventually(() => named(name)).toBeDefined()
      return named(name)
    }
    const bea = await importCards(
      'Zz Bea',
      card('UID:kin-1', 'FN:Zz Ada'),
      card('UID:kin-2', 'FN:Zz Bea', 'RELATED;TYPE=sibling:urn:uuid:kin-1'),
    )
    const ada = await named('Zz Ada')
    expect(bea?.relationships).toEqual([{ contactId: ada?.id, kind: 'sibling' }])
    const cleo = await importCards('Zz Cleo', card('UID:kin-3', 'FN:Zz Cleo', 'RELATED;TYPE=friend:kin-1'))
    expect(cleo?.relationships).toEqual([{ contactId: ada?.id, kind: 'friend' }])
  })

  test('our own export is there already, card by card', { tags: 'extended' }, async () => {
    const { all } = await open()
    await eventually(async () => (await all()).length).toBeGreaterThan(100)
    const contacts = await all()
    const text = contacts.map((contact) => contactToVcard(contact, new Map())).join('')
    await more('Import contacts…')
    await choose(text, 'contacts.vcf')
    await expect.element(page.getByText(`${contacts.length} contacts already exist and won’t change.`)).toBeVisible()
    await expect.element(page.getByText('No new contacts')).toBeVisible()
  })

  test('our own table is there already, row by row', { tags: 'extended' }, async () => {
    const { all } = await open()
    await eventually(async () => (await all()).length).toBeGreaterThan(100)
    const contacts = await all()
    const rows = contacts.map(({ name, emails, phoneNumbers, notes }) => [
      name,
      emails.map(({ email }) => email).join('; '),
      phoneNumbers.map(({ phoneNumber }) => phoneNumber).join('; '),
      notes,
    ])
    await more('Import contacts…')
    await choose(csvTable([['Name', 'E-mails', 'Phone numbers', 'Notes'], ...rows]), 'contacts.csv')
    await expect.element(page.getByText(/\d+ contacts already exist and won’t change/)).toBeVisible()
    await expect.element(page.getByText('No new contacts')).toBeVisible()
  })

  test('a table: its columns are guessed, and can be changed before', { tags: 'extended' }, async () => {
    const { all } = await open()
    await more('Import contacts…')
    await choose(
      `First Name,Last Name,E-mail Address,Mobile Phone,Car,Notes\r\nZz,Ravi,zz.ravi@far.example,07700 1,Volvo,${'far '.repeat(5001)}\r\nZz,Li,,,Saab,\r\n`,
      'far.csv',
    )
    await expect.element(page.getByText('2 new contacts', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Zz Ravi (row 2): Notes')).toBeVisible()
    await page.getByRole('button', { name: /Column “Car”/ }).click()
    await page.getByRole('option', { name: 'Company', exact: true }).click()
    await expect.element(page.getByText('zz.ravi@far.example · 07700 1 · Volvo')).toBeVisible()
    await page.viewport(320, 700)
    await button('Import 2 contacts').click()
    await eventually(async () =>
      (await all())
        .filter(({ name }) => name.startsWith('Zz '))
        .map(({ job }) => job.company)
        .sort(),
    ).toEqual(['Saab', 'Volvo'])
  })

  test('a file in Latin-1 comes in with its letters', { tags: 'extended' }, async () => {
    const { all } = await open()
    await more('Import contacts…')
    const bytes = Uint8Array.from(card('UID:lat1', 'FN:Zz Aim\u00e9e Ch\u00e2tel'), (letter) => letter.charCodeAt(0))
    await choose(bytes, 'latin-1.vcf')
    await expect.element(page.getByText('Zz Aimée Châtel')).toBeVisible()
    await button('Import 1 contact').click()
    await eventually(async () => (await all()).some(({ name }) => name === 'Zz Aimée Châtel')).toBe(true)
  })

  test('a file that has none says so', { tags: 'extended' }, async () => {
    await open()
    await more('Import contacts…')
    await choose('Dear diary', 'diary.vcf')
    await expect.element(page.getByText('This file has no contacts. Choose a .vcf or .csv file.')).toBeVisible()
    await choose('Name\r\n', 'diary.csv')
    await expect.element(page.getByText('This table has no rows.')).toBeVisible()
    await page.getByText('The first line contains column names').click()
    await expect.element(button('Import 1 contact')).toBeEnabled()
  })
})

describe('possible duplicates', () => {
  test('are shown one group after another: skipped, told apart, merged, and merged again after undo', {
    tags: 'extended',
  }, async () => {
    const { all } = await open()
    await more('Find duplicates…')
    await expect.element(page.getByText(/^1 of \d+$/)).toBeVisible()
    const total = Number(/of (\d+)/.exec(page.getByText(/^1 of \d+$/).element().textContent ?? '')?.[1])
    const before = (await all()).length
    await button('Skip').click()
    await expect.element(page.getByText(`2 of ${total}`)).toBeVisible()
    await button('Keep separate').click()
    await expect.element(page.getByText(`3 of ${total}`)).toBeVisible()
    await eventually(
      async () => (await all()).filter(({ distinctFrom }) => distinctFrom.length > 0).length,
    ).toBeGreaterThan(1)
    await button('Merge…').click()
    await expect.element(button('Merge 2 contacts')).toBeEnabled()
    await page.viewport(390, 844)
    // On a phone it lies over the button.
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click()
    await button('Merge 2 contacts').click()
    await eventually(async () => (await all()).length).toBe(before - 1)
    await expect.element(page.getByText(total === 3 ? /You’ve reviewed all/ : `4 of ${total}`)).toBeVisible()
  })
})

describe('undo', () => {
  test('of a merge of three, of which one is left out', { tags: 'extended' }, async () => {
    const { all } = await open()
    await eventually(async () => (await all()).length).toBeGreaterThan(100)
    await more('Import contacts…')
    await choose(
      ['Ann', 'Bob', 'Cyd']
        .map((name) =>
          card(
            `FN:${name}`,
            'EMAIL:shared@far.example',
            `NOTE:note of ${name}`,
            `BDAY:1990-01-0${name.length}`,
            `TITLE:${name}s`,
          ),
        )
        .join(''),
      'three.vcf',
    )
    await button('Import 3 contacts').click()
    await expect.element(page.getByText('3 contacts imported')).toBeVisible()
    const before = await all()
    await more('Find duplicates…')
    await expect.element(page.getByText('1 of 4')).toBeVisible()
    for (let at = 0; at < 3 && !document.body.textContent?.includes('shared@far.example'); at += 1)
      await button('Skip').click()
    await expect.element(page.getByText('Same email address: shared@far.example')).toBeVisible()
    await page.getByText('Include Bob').click()
    await button('Merge…').click()
    await expect.element(button('Merge 2 contacts')).toBeEnabled()
    await page.getByRole('radio', { name: /Cyd/ }).first().click()
    await button('Merge 2 contacts').click()
    await eventually(async () => (await all()).length).toBe(before.length - 1)
    await undoFromToast()
    await eventually(async () => (await all()).length).toBe(before.length)
    await eventually(async () =>
      (await all())
        .filter(({ emails }) => emails[0]?.email === 'shared@far.example')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Ann', 'Bob', 'Cyd'])
    await userEvent.keyboard('{Escape}')
  })

  test('a large photo', { tags: 'extended' }, async () => {
    const { all } = await open()
    await eventually(async () => (await all()).length).toBeGreaterThan(100)
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    const image = context.createImageData(600, 600)
    for (let at = 0; at < image.data.length; at += 1) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    context.putImageData(image, 0, 0)
    const url = canvas.toDataURL('image/png')
    const before = (await all()).length
    await more('Import contacts…')
    await choose(
      [1, 2, 3]
        .map((at) => card(`FN:Big ${at}`, `EMAIL:big@far.example`, `PHOTO;ENCODING=b;TYPE=PNG:${url.split(',')[1]}`))
        .join(''),
      'big.vcf',
    )
    await button('Import 3 contacts').click()
    await eventually(async () => (await all()).filter(({ avatar }) => avatar === url).length).toBe(3)
    await undoFromToast()
    await eventually(async () => (await all()).length).toBe(before)
  })

  test('six thousand contacts are imported with one undo', { tags: 'extended' }, async () => {
    const { all } = await open()
    await eventually(async () => (await all()).length).toBeGreaterThan(100)
    const before = (await all()).length
    await more('Import contacts…')
    await choose(
      Array.from({ length: 6000 }, (_, at) => card(`UID:six-${at}`, `FN:Six ${at}`, `EMAIL:six${at}@far.example`)).join(
        '',
      ),
      'six.vcf',
    )
    await expect.element(page.getByText('and 5,950 more')).toBeVisible()
    await button('Import 6,000 contacts').click()
    await eventually(async () => (await all()).length).toBe(before + 6000)
    await undoFromToast()
    await eventually(async () => (await all()).length).toBe(before)
  })
})

test('sharing in the dark colour scheme', { tags: 'extended' }, async () => {
  const { all, router } = await open('/apps/contacts', { prefs: { scheme: 'dark' } })
  await eventually(async () => (await all()).length).toBeGreaterThan(100)
  const [first] = await all()
  await page.viewport(320, 760)
  await router.navigate({ to: '/apps/contacts/$id', params: { id: first?.id ?? '' } } as never)
  await expect.element(page.getByRole('heading', { name: first?.name ?? '' })).toBeVisible()
  await button(/^More/).last().click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  await expect.element(page.getByRole('img', { name: /QR code with the details of/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('sharing shows a code, and what the file has besides', { tags: 'extended' }, async () => {
  const { all, router } = await open()
  await eventually(async () => (await all()).length).toBeGreaterThan(100)
  const [first] = (await all()).filter(({ emails, address }) => emails.length > 0 && address)
  await router.navigate({ to: '/apps/contacts/$id', params: { id: first?.id ?? '' } } as never)
  await expect.element(page.getByRole('heading', { name: first?.name ?? '' })).toBeVisible()
  await button(/^More/).last().click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  await expect.element(page.getByRole('img', { name: /QR code with the details of/ })).toBeVisible()
  await button('Copy as text').click()
  await userEvent.keyboard('{Escape}')
})

test('tags are added, renamed and deleted, with how many contacts have each', { tags: 'extended' }, async () => {
  const { tags } = await open()
  await more('Manage tags…')
  await expect
    .element(
      dialog('Tags')
        .getByText(/\d+ contacts/)
        .first(),
    )
    .toBeVisible()
  await page.getByLabelText('New tag').fill('Ferry')
  await button('Add').click()
  await eventually(tags).toContain('Ferry')
  await expect.element(button('Rename Ferry')).toBeVisible()
  await button('Rename Ferry').click()
  await page.getByLabelText('Name', { exact: true }).fill('Ferries')
  await button('Save').click()
  await eventually(tags).toContain('Ferries')
  await expect.element(button('Delete Ferries')).toBeVisible()
  await button('Delete Ferries').click()
  await eventually(tags).not.toContain('Ferries')
  await undoFromToast()
  await eventually(tags).toContain('Ferries')
})
