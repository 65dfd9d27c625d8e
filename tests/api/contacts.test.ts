// Contacts as the specification states them.
import { describe, expect, test } from 'vitest'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { Country } from '#contract/apps/contacts.ts'
import { all, changed, contactsApiWith, names, pngHeader, tagsOf } from '#tests/setup/contacts-api.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const search = async (api: TestApi, query: string) =>
  names((await api.get(`apps/contacts/search?query=${encodeURIComponent(query)}`)).body)

describe('GET apps/contacts/all', () => {
  test('it is sorted by name, with locale comparison', async () => {
    const contacts = names(await all(createTestApi()))
    expect(contacts.length).toBeGreaterThanOrEqual(300)
    expect(contacts).toEqual(contacts.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('accents and case do not tear neighbours apart', async () => {
    const api = await contactsApiWith(
      'Zoé',
      'zoe',
      'Åsa',
      'Ärla',
      'aaron',
      'Élodie',
      'Eli',
      'émile',
      'Øyunn',
      'Oz',
      'Łukasz',
      'Lukas',
      'ßa',
      'Sz',
    )
    expect(names(await all(api))).toEqual([
      'aaron',
      'Ärla',
      'Åsa',
      'Eli',
      'Élodie',
      'émile',
      'Lukas',
      'Łukasz',
      'Øyunn',
      'Oz',
      'ßa',
      'Sz',
      'zoe',
      'Zoé',
    ])
  })

  test('digits are compared as letters are, one by one', async () => {
    const api = await contactsApiWith('Depot 9', 'Depot 10', 'Depot')
    expect(names(await all(api))).toEqual(['Depot', 'Depot 10', 'Depot 9'])
  })
})

describe('GET apps/contacts/search', () => {
  test('the name contains the query, whatever the case, sorted by name', async () => {
    const api = await contactsApiWith('Marianne', 'ANNELIESE', 'Bob', 'anne', 'Ann')
    expect(await search(api, 'aNNe')).toEqual(['anne', 'ANNELIESE', 'Marianne'])
    expect(await search(api, 'ß')).toEqual([])
  })

  test('accents, ligatures and apostrophes are no obstacle', async () => {
    const api = await contactsApiWith('Inès Roche', 'Åsa Ødegård', 'Maeve O’Connell', "Pat O'Connell", 'Straße')
    expect(await search(api, 'ines')).toEqual(['Inès Roche'])
    expect(await search(api, 'INÈS')).toEqual(['Inès Roche'])
    expect(await search(api, 'odegard')).toEqual(['Åsa Ødegård'])
    expect(await search(api, 'strasse')).toEqual(['Straße'])
    for (const query of ["o'con", 'O’CON'])
      expect(await search(api, query)).toEqual(['Maeve O’Connell', "Pat O'Connell"])
  })

  test('an empty query is in every name', async () => {
    const api = await contactsApiWith('b', 'a')
    expect(await search(api, '')).toEqual(['a', 'b'])
    expect(names((await api.get('apps/contacts/search')).body)).toEqual(['a', 'b'])
  })

  test('only the name counts, and a name that was changed or undone is found as it is', async () => {
    const api = await contactsApiWith({ id: 'x', name: 'Xenia', job: { title: 'Potter', company: 'Clay' } })
    expect(await search(api, 'potter')).toEqual([])
    const patched = await api.send('PATCH', 'apps/contacts/contact', { id: 'x', contact: { name: 'Yvonne' } })
    expect([await search(api, 'xen'), await search(api, 'yvo')]).toEqual([[], ['Yvonne']])
    await api.send('POST', 'changes/undo', { id: patched.headers.get('x-change-id') })
    expect([await search(api, 'xen'), await search(api, 'yvo')]).toEqual([['Xenia'], []])
  })
})

describe('apps/contacts/contact', () => {
  test('GET, query id: the contact with its avatar, name, emails, phone numbers, job, birthday, address, notes and tags', async () => {
    const { body } = await createTestApi().get('apps/contacts/contact?id=helen-morgan')
    expect(body).toMatchObject({
      id: 'helen-morgan',
      name: 'Helen Morgan',
      avatar: expect.stringMatching(/^data:image/),
      emails: [{ email: 'helen.morgan@post.example', label: 'Home' }],
      phoneNumbers: [{ country: 'gb', phoneNumber: '07700 900141', label: 'Mobile' }],
      job: { title: 'Retired primary teacher', company: '' },
      birthday: '1958-06-12',
      address: expect.any(String),
      notes: expect.any(String),
      tags: ['family'],
    })
  })

  test('POST has no body, and returns a blank contact named New Contact', async () => {
    const api = await contactsApiWith()
    const { status, body } = await api.send('POST', 'apps/contacts/contact')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'New Contact',
      avatar: null,
      emails: [],
      phoneNumbers: [],
      job: { title: '', company: '' },
      birthday: null,
      address: null,
      notes: null,
      tags: [],
    })
    expect(await all(api)).toEqual([body])
  })

  test('POST places the new contact first among those with its name, and the list stays sorted', async () => {
    const api = await contactsApiWith('Ada', 'Zoe')
    const ids: string[] = []
    for (let minute = 1; minute <= 3; minute += 1) {
      api.setNow(TEST_NOW + minute * 60_000)
      ids.unshift(((await api.send('POST', 'apps/contacts/contact')).body as Contact).id)
    }
    expect((await all(api)).map(({ id }) => id)).toEqual(['Ada', ...ids, 'Zoe'])
  })

  test('PATCH, body {id, contact}: merged into the existing one', async () => {
    const api = await contactsApiWith({ id: 'a', name: 'Ada', notes: 'likes engines' })
    const before = (await all(api))[0]
    api.setNow(TEST_NOW + 1000)
    const after = await changed(api, 'a', { favourite: true, address: 'St James’s Square' })
    expect(after).toEqual({
      ...before,
      favourite: true,
      address: 'St James’s Square',
      updatedAt: new Date(TEST_NOW + 1000).toISOString(),
    })
    expect(await all(api)).toEqual([after])
  })

  test('PATCH with the whole contact, as a form sends it, changes neither its id nor its times of making', async () => {
    const api = createTestApi()
    const [contact] = await all(api)
    const after = await changed(api, contact!.id, {
      ...contact,
      id: 'other',
      createdAt: '2001-01-01T00:00:00.000Z',
      name: 'New',
    })
    expect(after).toMatchObject({
      id: contact!.id,
      createdAt: contact!.createdAt,
      avatar: contact!.avatar,
      name: 'New',
    })
  })

  test('DELETE, query id: returns true, and it is gone', async () => {
    const api = await contactsApiWith('a', 'b')
    expect((await api.send('DELETE', 'apps/contacts/contact?id=a')).body).toBe(true)
    expect(names(await all(api))).toEqual(['b'])
    expect((await api.get('apps/contacts/contact?id=a')).body).toBeNull()
  })

  test('an unknown id answers null, a delete false, and changes nothing', async () => {
    const api = await contactsApiWith('a')
    expect((await api.get('apps/contacts/contact?id=nobody')).body).toBeNull()
    expect(await changed(api, 'nobody', { name: 'x' })).toBeNull()
    expect((await api.send('DELETE', 'apps/contacts/contact?id=nobody')).body).toBe(false)
    expect(names(await all(api))).toEqual(['a'])
  })

  test.each([
    [{ name: 'x'.repeat(501) }, 'body.contact.name'],
    [{ emails: [{ email: 5, label: '' }] }, 'body.contact.emails.0.email'],
    [{ phoneNumbers: [{ country: 'France', phoneNumber: '1', label: '' }] }, 'body.contact.phoneNumbers.0.country'],
    [{ birthday: '2023-02-29' }, 'body.contact.birthday'],
    [{ birthday: '--13-01' }, 'body.contact.birthday'],
    [{ avatar: 'https://example.com/beacon.png' }, 'body.contact.avatar'],
    [{ avatar: 'data:text/html,<script>' }, 'body.contact.avatar'],
  ])('%j is refused with 400 that names the field', async (contact, field) => {
    const api = await contactsApiWith('a')
    const { status, body } = await api.send('PATCH', 'apps/contacts/contact', { id: 'a', contact })
    expect([status, (body as { error: string }).error.split(':')[0]]).toEqual([400, field])
  })

  test.each(['1992-02-29', '--02-29', '--12-31', '2030-01-01', null])('%s is a birthday', async (birthday) => {
    const api = await contactsApiWith('a')
    expect(await changed(api, 'a', { birthday })).toMatchObject({ birthday })
  })
})

describe('GET apps/contacts/countries', () => {
  const countries = async (language: string) =>
    (await createTestApi().get('apps/contacts/countries', { 'accept-language': language })).body as Country[]

  test('every country with its dial code and its flag, in the language of the request', async () => {
    const english = await countries('en')
    expect(english.length).toBeGreaterThanOrEqual(240)
    expect(new Set(english.map(({ iso }) => iso)).size).toBe(english.length)
    expect(english).toContainEqual({ iso: 'de', name: 'Germany', code: '+49', flag: '🇩🇪' })
    expect(await countries('fr')).toContainEqual({ iso: 'de', name: 'Allemagne', code: '+49', flag: '🇩🇪' })
  })

  test('each has a name of its own and a code that can be dialled, sorted by name', async () => {
    for (const language of ['en', 'fr']) {
      const list = await countries(language)
      for (const { iso, name, code } of list) {
        expect(name).not.toBe(iso.toUpperCase())
        expect(code).toMatch(/^\+[1-9]\d{0,3}$/)
      }
      expect(names(list)).toEqual(names(list).toSorted(new Intl.Collator(language).compare))
    }
  })
})

describe('apps/contacts/tag', () => {
  test('GET tags: id and title', async () => {
    const tags = await tagsOf(createTestApi())
    expect(tags).toContainEqual({ id: 'family', title: 'Family' })
  })

  test('POST, body {tag}: the tag with an id', async () => {
    const api = createTestApi()
    const { body } = await api.send('POST', 'apps/contacts/tag', { tag: { title: 'Bees' } })
    expect(body).toEqual({ id: expect.any(String), title: 'Bees' })
    expect(await tagsOf(api)).toContainEqual(body)
  })

  test('PATCH, body {id, tag}', async () => {
    const api = createTestApi()
    const { body } = await api.send('PATCH', 'apps/contacts/tag', { id: 'choir', tag: { title: 'Singing' } })
    expect(body).toEqual({ id: 'choir', title: 'Singing' })
    expect((await api.send('PATCH', 'apps/contacts/tag', { id: 'nothing', tag: { title: 'x' } })).body).toBeNull()
  })

  test('DELETE, query id: also removes the tag from all contacts', async () => {
    const api = createTestApi()
    const bearing = (await all(api)).filter(({ tags }) => tags.includes('friends'))
    expect(bearing.length).toBeGreaterThan(10)
    expect((await api.send('DELETE', 'apps/contacts/tag?id=friends')).body).toBe(true)
    expect((await all(api)).filter(({ tags }) => tags.includes('friends'))).toEqual([])
    const one = await api.get(`apps/contacts/contact?id=${bearing[0]!.id}`)
    expect((one.body as Contact).tags).toEqual(bearing[0]!.tags.filter((tag) => tag !== 'friends'))
    expect((await api.send('DELETE', 'apps/contacts/tag?id=friends')).body).toBe(false)
  })
})

describe('POST apps/contacts/avatar, body {id, avatar file}', () => {
  const upload = (api: TestApi, file: Blob | string, id = 'a') => {
    const form = new FormData()
    form.set('id', id)
    form.set('avatar', file)
    return api.send('POST', 'apps/contacts/avatar', form)
  }
  const file = (bytes: Uint8Array<ArrayBuffer>, type = '') => new File([bytes], 'face', { type })

  test('stored as a data URL; returns the contact', async () => {
    const api = await contactsApiWith('a')
    const { status, body } = await upload(api, file(pngHeader(64, 64), 'text/html'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 'a', avatar: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) })
    expect(await all(api)).toEqual([body])
    const bytes = Uint8Array.from(atob((body as Contact).avatar!.split(',')[1]!), (letter) => letter.charCodeAt(0))
    expect(bytes).toEqual(pngHeader(64, 64))
  })

  test('jpeg and webp are pictures by their bytes', async () => {
    const api = await contactsApiWith('a')
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 200, 0, 100, 1, 1, 0x11, 0)
    expect((await upload(api, file(jpeg))).body).toMatchObject({ avatar: expect.stringMatching(/^data:image\/jpeg/) })
    const webp = new Uint8Array(30)
    webp.set(new TextEncoder().encode('RIFF____WEBPVP8X'))
    expect((await upload(api, file(webp))).body).toMatchObject({ avatar: expect.stringMatching(/^data:image\/webp/) })
  })

  test('an unknown contact answers null', async () => {
    expect((await upload(await contactsApiWith('a'), file(pngHeader(1, 1)), 'nobody')).body).toBeNull()
  })

  test.each([
    [
      'an SVG, whatever it says it is',
      () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
    ],
    ['a png that says 30,000 pixels', () => file(pngHeader(30_000, 4))],
    ['a png of no height', () => file(pngHeader(4, 0))],
    ['a png that ends in its header', () => file(pngHeader(4, 4).slice(0, 20))],
    ['a jpeg without a frame', () => file(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0))],
    ['more than 2 MB', () => file(new Uint8Array(2_000_001))],
    ['an empty file', () => file(new Uint8Array())],
    ['a text', () => 'data:image/png;base64,AAAA'],
  ])('%s is refused with 400 that names the field, and nothing is stored', async (_, made) => {
    const api = await contactsApiWith('a')
    const { status, body } = await upload(api, made())
    expect([status, (body as { error: string }).error]).toEqual([400, expect.stringMatching(/^body\.avatar: /)])
    expect((await all(api))[0]!.avatar).toBeNull()
  })
})
