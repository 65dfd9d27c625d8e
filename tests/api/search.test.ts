// Workspace spec §7 Common and portal spec §3: searching everything.
import { describe, expect, test } from 'vitest'
import type { ChatSummary } from '#contract/apps/chat.ts'
import type { ContactDraft } from '#contract/apps/contact-shapes.ts'
import type { SearchGroup } from '#contract/shell/search.ts'
import { searchedTables } from '#sw/api/engine/search/searchable.ts'
import { modules } from '#sw/api/registry.ts'
import { createTestApi, TEST_NOW, type TestApi, type TestApiOptions } from '#tests/setup/test-api.ts'

/** Without samples: only what a test makes is found, besides pages and the help. */
const empty = (options: TestApiOptions = {}) => createTestApi({ samplesOf: [], ...options })

async function groups(api: TestApi, query: string, language = 'en'): Promise<SearchGroup[]> {
  const { status, body } = await api.send('POST', 'common/search', { query }, { 'accept-language': language })
  expect(status).toBe(200)
  return (body as { results: SearchGroup[] }).results
}

async function found(api: TestApi, query: string, id: SearchGroup['id'] = 'tasks'): Promise<string[]> {
  const group = (await groups(api, query)).find((one) => one.id === id)
  return group?.results.map((result) => ('name' in result ? result.name : result.title)) ?? []
}

const addTasks = (api: TestApi, ...tasks: (string | object)[]) =>
  api.send('POST', 'apps/tasks/tasks', {
    tasks: tasks.map((task) => (typeof task === 'string' ? { title: task } : task)),
    afterId: null,
  })
const addContact = async (api: TestApi, contact: ContactDraft) => {
  const { body } = await api.send('POST', 'apps/contacts/contact')
  const { id } = body as { id: string }
  await api.send('PATCH', 'apps/contacts/contact', { id, contact })
  return id
}

test('each domain says what the rows of its searched tables are shown as, and in a group that no other has', async () => {
  const searched = modules.filter((card) => card.searched)
  const loaded = await Promise.all(searched.map(({ load }) => load()))
  expect(loaded.map(({ found }) => Object.keys(found).sort())).toEqual(
    searched.map((card) => Object.keys(card.searched ?? {}).sort()),
  )
  const groupsOfTables = loaded.flatMap(({ found }) => Object.values(found).map(({ group }) => group))
  expect(new Set(groupsOfTables).size).toBe(groupsOfTables.length)
})

describe('POST common/search, body {query}', () => {
  test('returns groups contacts, pages, tasks, each with id, label, results, and how many there are', async () => {
    const api = empty()
    const id = await addContact(api, { name: 'Contessa Tasker' })
    await addTasks(api, { id: 'one', title: 'Write to the contessa about tasks' })
    expect(await groups(api, 'ta').then((all) => all.slice(0, 3))).toEqual([
      {
        id: 'contacts',
        label: 'Contacts',
        results: [{ id, name: 'Contessa Tasker', avatar: null, link: `/apps/contacts/${id}`, marks: [[9, 11]] }],
        total: 1,
      },
      {
        id: 'pages',
        label: 'Pages',
        results: expect.arrayContaining([
          { id: 'apps.tasks', title: 'Tasks', link: '/apps/tasks', icon: 'check-circle', marks: [[0, 2]] },
        ]),
        total: expect.any(Number),
      },
      {
        id: 'tasks',
        label: 'Tasks',
        results: [
          {
            id: 'one',
            title: 'Write to the contessa about tasks',
            completed: false,
            link: '/apps/tasks/one',
            marks: [[28, 30]],
          },
        ],
        total: 1,
      },
    ])
  })

  test('an empty query returns {results: []}, and so does one without a word', async () => {
    for (const query of ['', '  ', '.,;', '<>']) {
      expect((await empty().send('POST', 'common/search', { query })).body).toEqual({ results: [] })
    }
  })

  test('a group without results is left out; a query that nothing has returns none', async () => {
    const api = empty()
    await addTasks(api, 'Zebra crossing at stop 12')
    expect((await groups(api, 'zebra')).map(({ id }) => id)).toEqual(['tasks'])
    expect(await groups(api, 'qwxzv')).toEqual([])
  })

  test('labels and page titles are in the language asked for; pages are found in both', async () => {
    const api = empty()
    const pagesIn = async (query: string, language: string) => {
      const group = (await groups(api, query, language)).find(({ id }) => id === 'pages')
      return [group?.label, ...(group?.results ?? []).map((result) => ('title' in result ? result.title : ''))]
    }
    expect(await pagesIn('messagerie', 'fr')).toEqual(['Pages', 'Messagerie'])
    expect(await pagesIn('mailbox', 'fr')).toEqual(['Pages', 'Messagerie'])
    expect(await pagesIn('messagerie', 'en')).toEqual(['Pages', 'Mailbox'])
    await addTasks(api, 'Messagerie')
    expect((await groups(api, 'messagerie', 'fr')).map(({ label }) => label)).toContain('Tâches')
  })

  test('the label of mails is the word that the screens have for one', async () => {
    const api = createTestApi({ samplesOf: ['mailbox'] })
    const labelOf = async (language: string) =>
      (await groups(api, 'Alex', language)).find(({ id }) => id === 'mails')?.label
    expect([await labelOf('en'), await labelOf('fr')]).toEqual(['Emails', 'E-mails'])
  })

  test('searching changes nothing that is kept of the person’s', async () => {
    const api = empty()
    await groups(api, 'something')
    expect([await api.db.changes.count(), await api.db.replies.count()]).toEqual([0, 0])
  })

  test('what is no text is refused with 400', async () => {
    for (const body of [{}, { query: 5 }, { query: ['a'] }, 'no json'])
      expect((await empty().send('POST', 'common/search', body)).status).toBe(400)
  })
})

describe('what is found', () => {
  test('the beginning of every word, in any sequence; all words must be there', async () => {
    const api = empty()
    await addTasks(api, 'Reply to Véro Mobilité', 'Reply to Halden')
    for (const query of ['ver mob', 'mobilite vero', 'REPLY mob', 'rép MOBILITÉ'])
      expect(await found(api, query)).toEqual(['Reply to Véro Mobilité'])
    expect(await found(api, 'bilit')).toEqual([])
    expect((await found(api, 'rep')).length).toBe(2)
  })

  test.each([
    ['strasse', 'Straße'],
    ['straße', 'Strasse'],
    ['oeuvre', 'Œuvre'],
    ['malmo', 'Malmø'],
    ['aegir', 'Ægir'],
    ['lodz', 'Łódź'],
    ['istanbul', 'İstanbul'],
    ['zeynep yildiz', 'Zeynep Yıldız'],
    ['o sull', 'Liam O’Sullivan'],
    ['l horaire', 'Relire l’horaire'],
    ['東京', '東京駅'],
  ])('%s finds %s', async (query, title) => {
    const api = empty()
    await addTasks(api, title)
    expect(await found(api, query)).toEqual([title])
  })

  test('small slips are forgiven where little else is found: one from four letters, two from eight', async () => {
    const api = empty()
    await addTasks(api, 'Ask Jonas Weber', 'Candidatures of spring')
    expect(await found(api, 'jonsa wever')).toEqual(['Ask Jonas Weber'])
    expect(await found(api, 'candidtuers')).toEqual(['Candidatures of spring'])
    expect(await found(api, 'wevr')).toEqual([])
  })

  test('the very word before what begins with it, before what is nearly it; the title before elsewhere; the newest first', async () => {
    const api = empty()
    const titles = ['Busy week', 'The bus stops', { title: 'Elsewhere', notes: 'bus' }]
    await addTasks(api, ...titles)
    expect(await found(api, 'bus')).toEqual(['The bus stops', 'Elsewhere', 'Busy week'])
    await addTasks(api, 'Tiimetable', 'A timetables draft', 'An old timetable')
    api.setNow(Date.UTC(2026, 11, 1))
    await addTasks(api, 'A new timetable')
    expect(await found(api, 'timetable')).toEqual([
      'A new timetable',
      'An old timetable',
      'A timetables draft',
      'Tiimetable',
    ])
  })

  test('at most eight results of a group are shown, and all are counted', async () => {
    const api = empty()
    await addTasks(api, ...Array.from({ length: 30 }, (_, index) => `Walk ${index}`))
    const [group] = (await groups(api, 'walk')).filter(({ id }) => id === 'tasks')
    expect([group?.results.length, group?.total]).toEqual([8, 30])
  })

  test('texts come as they are, with where they match: markup stays text', async () => {
    const api = empty()
    const title = '</mark><img onerror=x> İÉlise &'
    await addTasks(api, title)
    const [group] = (await groups(api, 'img onerr ielise')).filter(({ id }) => id === 'tasks')
    const [result] = group?.results ?? []
    expect(result).toMatchObject({ title })
    expect(result?.marks.map(([start, end]) => title.slice(start, end))).toEqual(['img', 'onerr', 'İÉlise'])
  })

  test('ten thousand characters, lone surrogates, other scripts: literal text', async () => {
    const api = empty()
    await addTasks(api, 'half \ud83d ferry', 'שלום עולם')
    expect(await found(api, '\ud83d ferry')).toEqual(['half \ud83d ferry'])
    expect(await found(api, 'שלו')).toEqual(['שלום עולם'])
    expect(await found(api, 'x '.repeat(5000))).toEqual([])
    expect(await found(api, 'x'.repeat(10_000))).toEqual([])
  })
})

describe('a phrase', () => {
  const titles = async (api: TestApi, query: string) => {
    const { body } = await api.send('POST', 'common/search', { query, isPhrase: true })
    const { results } = body as { results: SearchGroup[] }
    const tasks = results.find(({ id }) => id === 'tasks')
    expect(tasks?.total ?? 0).toBe(tasks?.results.length ?? 0)
    return tasks?.results.map((result) => ('title' in result ? result.title : '')).sort() ?? []
  }

  test('is found where its words stand whole, one behind the other', async () => {
    const api = empty()
    await addTasks(
      api,
      'Call Inès Roche',
      { title: 'Harbour', notes: 'for ines roche, by Friday' },
      'Roche, not Inès',
      'Inès and Paul Roche',
      'Inès Rocher',
      'Ines Roch',
    )
    expect(await titles(api, 'Ines Roche')).toEqual(['Call Inès Roche', 'Harbour'])
    expect(await titles(api, 'nobody at all')).toEqual([])
  })

  test('may be an email address, or have a word twice', async () => {
    const api = empty()
    await addTasks(api, 'Write to ana@port.example', 'port: example of ana', 'New New York', 'New York')
    expect(await titles(api, 'ana@port.example')).toEqual(['Write to ana@port.example'])
    expect(await titles(api, 'new new york')).toEqual(['New New York'])
  })
})

describe('a search sees everything written before it', () => {
  test('what was made, changed, deleted, undone', async () => {
    const api = empty()
    await addTasks(api, { id: 'one', title: 'Lighthouse' })
    expect(await found(api, 'lighthouse')).toEqual(['Lighthouse'])
    await api.send('PATCH', 'apps/tasks/task', { id: 'one', task: { title: 'Harbour' } })
    expect([await found(api, 'lighthouse'), await found(api, 'harbour')]).toEqual([[], ['Harbour']])
    const deleted = await api.send('DELETE', 'apps/tasks/task?id=one')
    expect(await found(api, 'harbour')).toEqual([])
    await api.send('POST', 'changes/undo', { id: deleted.headers.get('x-change-id') })
    expect(await found(api, 'harbour')).toEqual(['Harbour'])
  })

  test('also what another tab wrote, and what a run before this wrote', async () => {
    const first = empty()
    const second = empty({ database: first.db.name })
    await addTasks(first, 'Lighthouse')
    expect(await found(second, 'lighthouse')).toEqual(['Lighthouse'])
    await addTasks(second, 'Lighthouse keeper')
    expect((await found(first, 'lighthouse')).length).toBe(2)
    expect((await found(empty({ database: first.db.name }), 'lighthouse')).length).toBe(2)
  })

  test('an index that was lost or damaged is made anew from the rows', async () => {
    const api = empty()
    await addTasks(api, 'Lighthouse')
    await found(api, 'lighthouse')
    await api.db.table('searchSegments').clear()
    expect(await found(empty({ database: api.db.name }), 'lighthouse')).toEqual(['Lighthouse'])
    await api.db.meta.delete('search tasks')
    expect(await found(api, 'lighthouse')).toEqual(['Lighthouse'])
  })

  test('what changes no word is not read again: a task that was only moved', async () => {
    const api = empty()
    await addTasks(api, { id: 'one', title: 'Lighthouse' }, { id: 'two', title: 'Harbour' })
    await found(api, 'x')
    await api.send('PATCH', 'apps/tasks/order', { tasks: [{ id: 'two' }, { id: 'one' }] })
    expect(await api.db.table('searchQueue').count()).toBe(0)
    await api.send('PATCH', 'apps/tasks/task', { id: 'one', task: { title: 'Lighthouses' } })
    expect(await api.db.table('searchQueue').count()).toBe(1)
  })
})

test('the search reads the domain of every table that can be searched', () => {
  const search = modules.find(({ name }) => name === 'search')
  const domains = searchedTables(createTestApi().db).map((table) => modules.find(({ tables }) => table in tables)?.name)
  expect(new Set(search?.reads)).toEqual(new Set(domains))
})

test('chat messages are found with who they were written to; a section of the settings by what it is about', async () => {
  const api = createTestApi({ samplesOf: ['chat'] })
  const [chat] = (await api.get('apps/chat/chats')).body as ChatSummary[]
  const message = { chatId: chat?.id, value: 'The zeppelinium is moored' }
  expect((await api.send('POST', 'apps/chat/message', message)).status).toBe(200)
  const messages = (await groups(api, 'zeppelinium')).find(({ id }) => id === 'messages')
  expect(messages?.results).toMatchObject([
    { title: 'The zeppelinium is moored', detail: chat?.contact?.name, marks: [[4, 15]] },
  ])
  const settings = (await groups(api, 'dark mode')).find(({ id }) => id === 'settings')
  expect(settings?.results).toMatchObject([{ title: 'Appearance', link: '/settings?section=appearance' }])
})

test('a message that is still to come is found when it has come', async () => {
  const api = createTestApi({ samplesOf: ['chat'] })
  const [chat] = (await api.get('apps/chat/chats')).body as ChatSummary[]
  const sendAt = new Date(TEST_NOW + 3_600_000).toISOString()
  const message = { chatId: chat?.id, value: 'The zeppelinium is moored', sendAt }
  expect((await api.send('POST', 'apps/chat/message', message)).status).toBe(200)
  expect(await found(api, 'zeppelinium', 'messages')).toEqual([])
  api.setNow(TEST_NOW + 2 * 3_600_000)
  expect(await found(api, 'zeppelinium', 'messages')).toContain('The zeppelinium is moored')
})
