// Contacts: what the screens need besides the specification.
import { describe, expect, test } from 'vitest'
import type { Contact, ContactDraft } from '#contract/apps/contact-shapes.ts'
import type { ComingBirthday, PossibleDuplicates } from '#contract/apps/contacts.ts'
import { all, contactsApiWith, names, tagsOf } from '#tests/setup/contacts-api.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

interface Found {
  contacts: Contact[]
  total: number
}

const find = async (api: TestApi, query: string, size = 100) =>
  (await api.get(`apps/contacts/find?query=${encodeURIComponent(query)}&size=${size}`)).body as Found
const byId = async (api: TestApi, id: string) => (await api.get(`apps/contacts/contact?id=${id}`)).body as Contact
const undo = (api: TestApi, { headers }: { headers: Headers }) =>
  api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })

describe('a window of a list', () => {
  test('the windows of a list add up to the whole list', async () => {
    const api = createTestApi()
    const whole = await all(api)
    const windows: string[] = []
    for (let start = 0; start < whole.length; start += 77) {
      const { contacts, total } = (await api.get(`apps/contacts/window?start=${start}&size=77`)).body as Found
      expect(total).toBe(whole.length)
      windows.push(...names(contacts))
    }
    expect(windows).toEqual(names(whole))
  })

  test('the favourites alone, those with a tag alone', async () => {
    const api = createTestApi()
    const whole = await all(api)
    const favourites = (await api.get('apps/contacts/window?favourites=true&size=500')).body as Found
    expect(names(favourites.contacts)).toEqual(names(whole.filter(({ favourite }) => favourite)))
    const choir = (await api.get('apps/contacts/window?tag=choir&size=500')).body as Found
    expect(names(choir.contacts)).toEqual(names(whole.filter(({ tags }) => tags.includes('choir'))))
    expect((await api.get('apps/contacts/window?tag=nothing')).body).toEqual({ contacts: [], total: 0 })
  })

  test('each letter says where it begins and how many names it has', async () => {
    const api = await contactsApiWith('3 Bees', 'ada', 'Álvaro', 'Bob', 'Örjan', 'Zoe', '佐藤')
    expect((await api.get('apps/contacts/letters')).body).toEqual([
      { letter: '#', start: 0, count: 1 },
      { letter: 'A', start: 1, count: 2 },
      { letter: 'B', start: 3, count: 1 },
      { letter: 'O', start: 4, count: 1 },
      { letter: 'Z', start: 5, count: 1 },
      { letter: '#', start: 6, count: 1 },
    ])
  })

  test('a contact has its position in each list that it belongs to', async () => {
    const api = createTestApi()
    for (const which of ['', '&tag=choir', '&favourites=true']) {
      const { contacts } = (await api.get(`apps/contacts/window?size=500${which}`)).body as Found
      const positions = await Promise.all(
        contacts.map(async ({ id }) => (await api.get(`apps/contacts/place?id=${id}${which}`)).body),
      )
      expect(positions).toEqual(contacts.map((_, index) => index))
    }
    const outside = (await all(api)).find(({ tags }) => !tags.includes('choir'))
    expect((await api.get(`apps/contacts/place?id=${outside?.id}&tag=choir`)).body).toBeNull()
    expect((await api.get('apps/contacts/place?id=nobody')).body).toBeNull()
  })
})

describe('finding', () => {
  const ada: ContactDraft = {
    id: 'ada',
    name: 'Ada Løvelace',
    emails: [{ email: 'Countess@Engine.example', label: '' }],
    phoneNumbers: [{ country: 'gb', phoneNumber: '+44 20 7946 0123', label: '' }],
    job: { title: 'Programmer', company: 'Société Analytique' },
  }

  test.each(['ada', 'ADA ENG', 'countess@', '7946 0123', '79460123', 'societe', 'programmer ada', 'famil ada', ''])(
    'by name, e-mail, number, company or tag, accents and case apart: %j',
    async (query) => {
      const api = await contactsApiWith({ ...ada, tags: ['family'] }, 'Nobody')
      expect(names((await find(api, query)).contacts)).toContain(ada.name)
    },
  )

  test.each(["o'connell", 'O’Connell', "pat o'", "crow's"])('however its apostrophe is written: %j', async (query) => {
    const api = await contactsApiWith("Pat O'Connell", 'Maeve O’Connell', {
      id: 'c',
      name: 'Pat O’Hara',
      job: { title: 'Crow’s nest', company: '' },
    })
    expect((await find(api, query)).total).toBeGreaterThan(0)
    expect((await find(api, "o'connell")).total).toBe(2)
  })

  test('each word must be found', async () => {
    const api = await contactsApiWith(ada, 'Bob')
    expect(await find(api, 'ada bob')).toEqual({ contacts: [], total: 0 })
  })

  test('among those with a tag, or among the favourites', async () => {
    const api = await contactsApiWith(
      { ...ada, tags: ['family'] },
      { id: 'adam', name: 'Adam', favourite: true },
      'Adele',
    )
    const among = async (which: string) =>
      names(((await api.get(`apps/contacts/find?query=ad&${which}`)).body as Found).contacts)
    expect(await among('')).toEqual(['Ada Løvelace', 'Adam', 'Adele'])
    expect(await among('tag=family')).toEqual(['Ada Løvelace'])
    expect(await among('favourites=true')).toEqual(['Adam'])
    expect(await among('tag=nothing')).toEqual([])
  })

  test('of many it answers the first and says how many there are', async () => {
    const api = createTestApi()
    const { contacts, total } = await find(api, 'a', 5)
    expect(contacts).toHaveLength(5)
    expect(total).toBeGreaterThan(300)
    const whole = names((await find(api, 'a', 100_000)).contacts)
    expect(whole).toHaveLength(total)
    expect(names(contacts)).toEqual(whole.slice(0, 5))
  })
})

describe('many at once', () => {
  test('contacts are created with their content; one whose vCard is there already is skipped', async () => {
    const api = await contactsApiWith({ id: 'a', name: 'A', uids: ['urn:1'] })
    const { body } = await api.send('POST', 'apps/contacts/contacts', {
      contacts: [
        { name: 'A again', uids: ['urn:1'] },
        { name: 'B', uids: ['urn:2'], extra: ['X-PET:Ampère'] },
        { name: 'B twice in the file', uids: ['urn:2'] },
        { id: 'a', name: 'the same id' },
        {},
      ],
    })
    expect(names(body)).toEqual(['B', 'New Contact'])
    expect(await all(api)).toHaveLength(3)
    expect((body as Contact[])[0]).toMatchObject({ uids: ['urn:2'], extra: ['X-PET:Ampère'] })
    expect((await api.send('POST', 'apps/contacts/known', { uids: ['urn:1', 'urn:9'] })).body).toEqual([
      { uid: 'urn:1', contactId: 'a' },
    ])
  })

  test('a contact that came in no card is known by its own id, with which it goes out', async () => {
    const api = await contactsApiWith('a')
    const [contact] = await all(api)
    const uids = [contact?.id ?? '']
    expect((await api.send('POST', 'apps/contacts/known', { uids })).body).toEqual([
      { uid: uids[0], contactId: contact?.id },
    ])
    expect((await api.send('POST', 'apps/contacts/contacts', { contacts: [{ name: 'a', uids }] })).body).toEqual([])
  })

  test('an import is one change, and undoing it takes all of it back', async () => {
    const api = await contactsApiWith('a')
    const made = await api.send('POST', 'apps/contacts/contacts', { contacts: [{ uids: ['u'] }, { name: 'x' }] })
    await undo(api, made)
    expect(names(await all(api))).toEqual(['a'])
    expect((await api.send('POST', 'apps/contacts/known', { uids: ['u'] })).body).toEqual([])
  })

  test('tags are put on and taken off many; unknown tags and contacts are passed over', async () => {
    const api = await contactsApiWith({ id: 'a', name: 'a', tags: ['choir'] }, 'b', {
      id: 'c',
      name: 'c',
      tags: ['family'],
    })
    const { body } = await api.send('PATCH', 'apps/contacts/contacts/tags', {
      ids: ['a', 'b', 'c', 'nobody'],
      add: ['family', 'made-up'],
      remove: ['choir'],
    })
    expect((body as Contact[]).map(({ id, tags }) => [id, tags])).toEqual([
      ['a', ['family']],
      ['b', ['family']],
    ])
  })

  test('many are changed, and many are deleted', async () => {
    const api = await contactsApiWith('a', 'b', 'c')
    const contacts = [
      { id: 'a', contact: { favourite: true } },
      { id: 'nobody', contact: {} },
    ]
    expect(names((await api.send('PATCH', 'apps/contacts/contacts', { contacts })).body)).toEqual(['a'])
    expect((await api.send('DELETE', 'apps/contacts/contacts', { ids: ['a', 'c', 'nobody'] })).body).toBe(true)
    expect((await api.send('DELETE', 'apps/contacts/contacts', { ids: ['a'] })).body).toBe(false)
    expect(names(await all(api))).toEqual(['b'])
  })

  test('a relationship to someone who is deleted goes too, and comes back with them', async () => {
    const relationships = [{ contactId: 'b', kind: 'sister' }]
    const api = await contactsApiWith({ id: 'a', name: 'a', relationships }, 'b')
    const deleted = await api.send('DELETE', 'apps/contacts/contact?id=b')
    expect((await byId(api, 'a')).relationships).toEqual([])
    await undo(api, deleted)
    expect((await byId(api, 'a')).relationships).toEqual(relationships)
  })
})

describe('possible duplicates', () => {
  const groups = async (api: TestApi) =>
    ((await api.get('apps/contacts/duplicates')).body as PossibleDuplicates[]).map(({ reasons, contacts }) => [
      reasons.map(({ kind }) => kind),
      contacts.map(({ id }) => id),
    ])
  const number = (phoneNumber: string) => ({ phoneNumbers: [{ country: '', phoneNumber, label: '' }] })
  const mail = (email: string) => ({ emails: [{ email, label: '' }] })

  test('one address, one number or one name, however written', async () => {
    const api = await contactsApiWith(
      { id: '1', name: 'Zoé Müller', ...mail('zoe@x.example') },
      { id: '2', name: 'MULLER, Zoe', ...mail(' ZOE@x.example ') },
      { id: '3', name: 'Reception', ...number('+33 4 65 71 00 12') },
      { id: '4', name: 'Front desk', ...number('04.65.71.00.12') },
      { id: '5', name: 'Pin', ...number('1234') },
      { id: '6', name: 'Code', ...number('1234') },
      { id: '7' },
      { id: '8' },
    )
    expect(await groups(api)).toEqual([
      [
        ['email', 'name'],
        ['2', '1'],
      ],
      [['phone'], ['4', '3']],
    ])
  })

  test('nothing is merged by itself, and those who were told apart are no longer shown', async () => {
    const api = await contactsApiWith({ id: '1', name: 'Jan' }, { id: '2', name: 'jan' }, { id: '3', name: 'Ján' })
    expect(await groups(api)).toHaveLength(1)
    const { body } = await api.send('POST', 'apps/contacts/duplicates/keep-apart', { ids: ['1', '2'] })
    expect((body as Contact[]).map(({ distinctFrom }) => distinctFrom)).toEqual([['2'], ['1']])
    expect(await groups(api)).toHaveLength(1)
    await api.send('POST', 'apps/contacts/duplicates/keep-apart', { ids: ['1', '2', '3'] })
    expect(await groups(api)).toEqual([])
    expect(await all(api)).toHaveLength(3)
  })

  test('the sample has some, and they are the ones that were planted', async () => {
    const found = (await groups(createTestApi())).map(([, ids]) =>
      (ids as string[]).filter((id) => id.endsWith('-sim')),
    )
    expect(found).toHaveLength(3)
    expect(found.flat().sort()).toEqual(['chidi-sim', 'katarzyna-wojcik-sim', 'mum-sim'])
  })

  test('they follow an undo of one of several changes', async () => {
    const api = await contactsApiWith({ id: '1', name: 'New Contact' }, { id: '2', name: 'Ana' })
    const first = await api.send('PATCH', 'apps/contacts/contact', { id: '1', contact: { name: 'ana' } })
    await api.send('PATCH', 'apps/contacts/contact', { id: '1', contact: { name: 'Ana' } })
    await undo(api, first)
    expect((await byId(api, '1')).name).toBe('Ana')
    expect(await groups(api)).toEqual([[['name'], expect.arrayContaining(['1', '2'])]])
  })
})

describe('merging', () => {
  const drafts: ContactDraft[] = [
    { id: '1', emails: [{ email: 'a@x.example', label: 'Work' }], notes: 'first', tags: ['choir'], uids: ['u1'] },
    {
      id: '2',
      name: 'Ana',
      emails: [
        { email: 'A@x.example', label: 'Home' },
        { email: 'b@x.example', label: 'Home' },
      ],
      notes: 'second',
      job: { title: 'Baker', company: '' },
      birthday: '--05-01',
      favourite: true,
      tags: ['choir', 'family'],
      relationships: [{ contactId: '1', kind: 'herself' }],
      uids: ['u2'],
      extra: ['X-A:1'],
    },
    {
      id: '3',
      name: 'Anna',
      birthday: '1990-05-01',
      address: 'Lyon',
      relationships: [{ contactId: '9', kind: 'boss' }],
    },
    { id: '9', name: 'Boss', relationships: [{ contactId: '3', kind: 'employee' }] },
  ]

  test('lists are joined, the first that is not empty is taken, and relationships follow', async () => {
    const api = await contactsApiWith(...drafts)
    const { body } = await api.send('POST', 'apps/contacts/merge', { ids: ['1', '2', '3'] })
    expect(body).toMatchObject({
      id: '1',
      name: 'Ana',
      emails: [
        { email: 'a@x.example', label: 'Work' },
        { email: 'b@x.example', label: 'Home' },
      ],
      notes: 'first\n\nsecond',
      job: { title: 'Baker', company: '' },
      birthday: '--05-01',
      address: 'Lyon',
      favourite: true,
      tags: ['choir', 'family'],
      uids: ['u1', 'u2'],
      extra: ['X-A:1'],
      relationships: [{ contactId: '9', kind: 'boss' }],
    })
    expect((await all(api)).map(({ id }) => id)).toEqual(['1', '9'])
    expect((await byId(api, '9')).relationships).toEqual([{ contactId: '1', kind: 'employee' }])
  })

  test('the choice that is given rules', async () => {
    const api = await contactsApiWith(...drafts)
    const contact = { name: 'Anna B.', birthday: '1990-05-01', emails: [] }
    expect((await api.send('POST', 'apps/contacts/merge', { ids: ['3', '1'], contact })).body).toMatchObject({
      id: '3',
      ...contact,
    })
  })

  test('it is one change: undoing it makes them several again', async () => {
    const api = await contactsApiWith(...drafts)
    const before = await all(api)
    await undo(api, await api.send('POST', 'apps/contacts/merge', { ids: ['1', '2', '3'] }))
    expect(await all(api)).toEqual(before)
  })

  test('with someone unknown, or with itself alone, nothing happens; too long a list is refused', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ email: `${index}@x.example`, label: '' }))
    const more = many.map(({ email }) => ({ email: `more${email}`, label: '' }))
    const api = await contactsApiWith({ id: 'a', name: 'a', emails: many }, { id: 'b', name: 'b', emails: more })
    const before = await all(api)
    expect((await api.send('POST', 'apps/contacts/merge', { ids: ['a', 'nobody'] })).body).toBeNull()
    expect((await api.send('POST', 'apps/contacts/merge', { ids: ['a', 'b'] })).status).toBe(400)
    expect((await api.send('POST', 'apps/contacts/merge', { ids: ['a'] })).status).toBe(400)
    expect(await all(api)).toEqual(before)
  })
})

describe('birthdays coming', () => {
  const coming = async (api: TestApi, query: string) =>
    ((await api.get(`apps/contacts/birthdays${query}`)).body as ComingBirthday[]).map(({ contact, date, age }) => [
      contact.id,
      date,
      age,
    ])
  const born = (id: string, birthday: string) => ({ id, name: id, birthday })

  test('the first one first, over the end of the year, with the age where the year is known', async () => {
    const api = await contactsApiWith(
      born('a', '1990-01-05'),
      born('b', '--12-30'),
      born('c', '1980-12-28'),
      born('d', '2000-02-01'),
    )
    expect(await coming(api, '?from=2026-12-29&days=20')).toEqual([
      ['b', '2026-12-30', null],
      ['a', '2027-01-05', 37],
    ])
    expect(await coming(api, '?from=2026-12-29&days=365&size=3')).toEqual([
      ['b', '2026-12-30', null],
      ['a', '2027-01-05', 37],
      ['d', '2027-02-01', 27],
    ])
  })

  test('from today on, thirty days, where nothing else is said', async () => {
    const api = await contactsApiWith(
      born('today', '1990-11-17'),
      born('last', '--12-16'),
      born('past', '--12-17'),
      born('gone', '--11-16'),
    )
    expect(await coming(api, '')).toEqual([
      ['today', '2026-11-17', 36],
      ['last', '2026-12-16', null],
    ])
  })

  test('one on 29 February is kept on the 28th where there is none', async () => {
    const api = await contactsApiWith(born('leap', '1992-02-29'), born('day', '1992-02-28'))
    expect(await coming(api, '?from=2027-02-28&days=1')).toEqual([
      ['day', '2027-02-28', 35],
      ['leap', '2027-02-28', 35],
    ])
    expect(await coming(api, '?from=2027-03-01&days=1')).toEqual([])
    expect(await coming(api, '?from=2028-02-29&days=1')).toEqual([['leap', '2028-02-29', 36]])
  })

  test('within a year everyone has one', async () => {
    const api = createTestApi()
    const withBirthday = (await all(api)).filter(({ birthday }) => birthday !== null)
    expect(await coming(api, '?days=365')).toHaveLength(withBirthday.length)
    expect((await coming(api, '')).length).toBeGreaterThan(3)
  })
})

test('tags are the sample’s twelve and more, each used', async () => {
  const api = createTestApi()
  const used = new Set((await all(api)).flatMap(({ tags }) => tags))
  expect((await tagsOf(api)).filter(({ id }) => !used.has(id))).toEqual([])
})
