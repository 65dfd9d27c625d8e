// Workspace spec §3, §7, §8, §9: the help center's questions and guides; besides, search, suggestions, feedback and reading positions.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type {
  FaqCategory,
  Guide,
  GuideCategory,
  HelpFeedback,
  HelpHit,
  HelpSearch,
  Reading,
  Release,
} from '#contract/apps/help-center.ts'
import { places } from '#platform/places.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const FRENCH = { 'accept-language': 'fr' }

const faqs = async (api: TestApi, query = '', headers = {}) =>
  (await api.get(`apps/help-center/faqs${query}`, headers)).body as FaqCategory[]
const guides = async (api: TestApi, query = '', headers = {}) =>
  (await api.get(`apps/help-center/guides${query}`, headers)).body as GuideCategory[]
const guide = async (api: TestApi, category: string, slug: string, headers = {}) =>
  (await api.get(`apps/help-center/guide?categorySlug=${category}&guideSlug=${slug}`, headers)).body as Guide

describe('questions', () => {
  test('GET apps/help-center/faqs: every category with its FAQs', async () => {
    const api = createTestApi()
    const categories = await faqs(api)
    expect(categories.map(({ slug }) => slug)).toEqual([
      'about-cairn',
      'jobs-and-applications',
      'skills-and-evaluations',
      'workspace-apps',
      'data-and-safety',
    ])
    expect(categories.flatMap(({ faqs: own }) => own)).toHaveLength(40)
    for (const { id, title, faqs: own } of categories) {
      expect(title).toBeTruthy()
      for (const faq of own) {
        expect(faq).toEqual({
          id: expect.any(String),
          categoryId: id,
          question: expect.stringMatching(/./),
          answer: expect.stringMatching(/./),
          updatedAt: expect.any(String),
        })
      }
    }
  })

  test('optional slug: a list of that category alone; of an unknown one, an empty list', async () => {
    const api = createTestApi()
    const [, second] = await faqs(api)
    expect(await faqs(api, '?slug=jobs-and-applications')).toEqual([second])
    expect(await api.get('apps/help-center/faqs?slug=none')).toMatchObject({ status: 200, body: [] })
  })

  test('they are in the language that is asked for', async () => {
    const api = createTestApi()
    const [english] = await faqs(api)
    const [french] = await faqs(api, '', FRENCH)
    expect(french).toMatchObject({ slug: 'about-cairn', title: 'À propos de Cairn' })
    expect(french?.faqs.map(({ id }) => id)).toEqual(english?.faqs.map(({ id }) => id))
    expect(french?.faqs[0]?.question).toBe('Les personnes, les e-mails et les offres sont-ils réels\u202f?')
  })
})

describe('guides', () => {
  test('GET apps/help-center/guides: default limit 5 guides per category, with visibleGuides and totalGuides', async () => {
    const categories = await guides(createTestApi())
    expect(categories.map(({ slug, visibleGuides, totalGuides }) => [slug, visibleGuides, totalGuides])).toEqual([
      ['getting-started', 5, 8],
      ['career', 5, 5],
      ['skills', 4, 4],
      ['workspace', 5, 10],
      ['your-data', 5, 5],
    ])
    for (const { guides: own, visibleGuides } of categories) expect(own).toHaveLength(visibleGuides)
  })

  test('optional limit', async () => {
    const api = createTestApi()
    expect((await guides(api, '?limit=2')).map(({ visibleGuides }) => visibleGuides)).toEqual([2, 2, 2, 2, 2])
    expect((await guides(api, '?limit=100')).flatMap(({ guides: own }) => own)).toHaveLength(32)
    expect(
      (await guides(api, '?limit=0')).map(({ visibleGuides, totalGuides }) => [visibleGuides, totalGuides])[0],
    ).toEqual([0, 8])
    expect((await api.get('apps/help-center/guides?limit=-1')).status).toBe(400)
  })

  test('optional slug: a list of that category alone; of an unknown one, an empty list', async () => {
    const api = createTestApi()
    expect(await guides(api, '?slug=workspace&limit=3')).toEqual([(await guides(api, '?limit=3'))[3]])
    expect(await api.get('apps/help-center/guides?slug=none')).toMatchObject({ status: 200, body: [] })
  })

  test('content is only in the single guide', async () => {
    for (const { guides: own } of await guides(createTestApi(), '?limit=100'))
      for (const summary of own) expect(summary).not.toHaveProperty('content')
  })

  test('GET apps/help-center/guide, query categorySlug and guideSlug: the guide with HTML content', async () => {
    const api = createTestApi()
    const [summary] = (await guides(api, '?slug=career'))[0]?.guides ?? []
    const found = await guide(api, 'career', 'job-offers')
    expect(found).toMatchObject({ ...summary, category: { slug: 'career', title: 'Jobs and applications' } })
    expect(found.content).toMatch(/^<p><a href="\/career\/jobs">Jobs<\/a> opens with/)
    const french = await guide(api, 'career', 'job-offers', FRENCH)
    expect(french).toMatchObject({ id: found.id, title: 'Lire et filtrer les offres', updatedAt: found.updatedAt })
    expect(french.content).toContain('<h3>Hors ligne</h3>')
  })

  test('an unknown guide, or one of another category, answers null', async () => {
    const api = createTestApi()
    expect(await guide(api, 'career', 'none')).toBeNull()
    expect(await guide(api, 'skills', 'job-offers')).toBeNull()
    expect(await guide(api, 'none', 'job-offers')).toBeNull()
    expect((await api.get('apps/help-center/guide?categorySlug=career')).status).toBe(400)
  })

  test('previous and next lead through all guides, over the borders of categories', async () => {
    const api = createTestApi()
    const order = (await guides(api, '?limit=100')).flatMap(({ guides: own }) => own.map(({ slug }) => slug))
    const walked: string[] = []
    let at: { categorySlug: string; slug: string } | null = { categorySlug: 'getting-started', slug: 'what-cairn-is' }
    while (at) {
      const { slug, previous, next }: Guide = await guide(api, at.categorySlug, at.slug)
      expect(previous?.slug).toBe(walked.at(-1))
      walked.push(slug)
      at = next
    }
    expect(walked).toEqual(order)
  })
})

describe('search', () => {
  const search = async (query: string, headers = {}) =>
    (await createTestApi().get(`apps/help-center/search?query=${encodeURIComponent(query)}`, headers))
      .body as HelpSearch

  test.each([
    ['keyboard', {}, 'keyboard-shortcuts'],
    ['hotkey', {}, 'keyboard-shortcuts'],
    ['match score', {}, 'how-the-match-score-is-made'],
    ['offlin', {}, 'working-offline'],
    ['privaci', {}, 'privacy'],
    ['retke', {}, 'badges-and-retakes'],
    ['confidentialité', {}, 'privacy'],
    ['raccourcis', FRENCH, 'keyboard-shortcuts'],
    ['hors ligne', FRENCH, 'working-offline'],
    ['sauvegarde', FRENCH, 'export-and-import'],
    ['backup', FRENCH, 'export-and-import'],
    ['evaluation', FRENCH, 'how-an-evaluation-works'],
    ['corbeille', FRENCH, 'deleted-by-mistake'],
    ['mode sombre', FRENCH, 'dark-mode'],
  ])('“%s” with %o finds %s among the first five', async (query, headers, slug) => {
    const { results } = await search(query, headers)
    expect(results.slice(0, 5).map((hit) => hit.slug)).toContain(slug)
  })

  test('titles and snippets are escaped text with the matches marked', async () => {
    const { results } = await search('keyboard shortcuts')
    expect(results[0]).toMatchObject({
      kind: 'guide',
      categorySlug: 'getting-started',
      title: '<mark>Keyboard</mark> <mark>shortcuts</mark>',
    })
    for (const { title, snippet } of results) {
      expect((title + snippet).replaceAll(/<\/?mark>|&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>&"']/)
      expect(snippet.replaceAll(/<\/?mark>/g, '').length).toBeLessThan(260)
    }
    expect(results[0]?.snippet).toContain('<mark>')
  })

  test('a heading is set off from the text that follows it', async () => {
    const { results } = await search('offline')
    expect(results.find(({ slug }) => slug === 'chat')?.snippet).toMatch(/^<mark>Offline<\/mark> · Nothing changes\./)
  })

  test('a hit of a guide names the part in which its words stand, as the page does', async () => {
    const api = createTestApi()
    const { results } = (await api.get('apps/help-center/search?query=stroke')).body as HelpSearch
    const hit = results.find(({ slug }) => slug === 'icons')
    const guide = (await api.get('apps/help-center/guide?categorySlug=workspace&guideSlug=icons')).body as Guide
    const part = guide.content.split('<h3>')[Number(hit?.section?.replace('part-', ''))]
    expect(part).toContain('stroke')
    expect(part).toMatch(/^Copying one</)
    const [question] = ((await api.get('apps/help-center/search?query=caps%20lock')).body as HelpSearch).results
    expect(question).toMatchObject({ kind: 'faq', section: null })
  })

  test('an empty query answers null; where nothing is found, the titles that are nearest', async () => {
    const api = createTestApi()
    expect((await api.get('apps/help-center/search?query=%20')).body).toBeNull()
    const { results, nearest } = await search('xylophonic')
    expect(results).toEqual([])
    expect(nearest).toHaveLength(5)
    expect(JSON.stringify(nearest)).not.toContain('<mark>')
    expect((await search('<img src=x>')).results).toEqual(expect.any(Array))
  })

  test('a limit cuts the list', async () => {
    const { body } = await createTestApi().get('apps/help-center/search?query=the&limit=3')
    expect((body as HelpSearch).results).toHaveLength(3)
  })
})

describe('suggestions', () => {
  const suggest = async (body: object, headers = {}) =>
    ((await createTestApi().send('POST', 'apps/help-center/suggestions', body, headers)).body as HelpHit[]).map(
      ({ slug }) => slug,
    )

  test('what may answer a question that is being written', async () => {
    const text =
      'Hello, my browser crashed yesterday in the middle of the SQL evaluation. Do I have to start from the beginning?'
    expect((await suggest({ text })).slice(0, 2)).toContain('evaluation-interrupted')
    const french = 'Bonjour, j’ai supprimé une note par erreur la semaine dernière, puis-je la retrouver ?'
    expect(await suggest({ text: french }, FRENCH)).toContain('deleted-by-mistake')
  })

  test('what is about the page from which the person came', async () => {
    expect(await suggest({ page: '/apps/contacts?tag=team', limit: 2 })).toEqual(['contacts', 'merge-contacts'])
    expect(await suggest({ page: '/skill-evaluation/skills' })).toContain('how-an-evaluation-works')
    expect(await suggest({})).toEqual([])
  })

  test('it changes nothing', async () => {
    const { headers } = await createTestApi().send('POST', 'apps/help-center/suggestions', { text: 'undo' })
    expect(headers.get('x-change-id')).toBeNull()
  })
})

describe('feedback and reading', () => {
  test('a judgement is stored once a thing, can be changed, taken back, and undone', async () => {
    const api = createTestApi()
    const judge = (feedback: object) => api.send('PUT', 'apps/help-center/feedback', { feedback })
    const all = async () => (await api.get('apps/help-center/feedback')).body as HelpFeedback[]
    const first = await judge({ kind: 'guide', about: 'tasks', isHelpful: false, reason: 'outdated', comment: 'No.' })
    expect(first.body).toMatchObject({ about: 'tasks', isHelpful: false, reason: 'outdated', comment: 'No.' })
    api.setNow(TEST_NOW + 60_000)
    const second = await judge({ kind: 'guide', about: 'tasks', isHelpful: true })
    expect(await all()).toEqual([second.body])
    expect(second.body).toMatchObject({
      isHelpful: true,
      reason: null,
      comment: '',
      createdAt: new Date(TEST_NOW).toISOString(),
      updatedAt: new Date(TEST_NOW + 60_000).toISOString(),
    })
    await api.send('POST', 'changes/undo', { id: second.headers.get('x-change-id') })
    expect(await all()).toEqual([first.body])
    expect((await api.send('DELETE', 'apps/help-center/feedback?kind=guide&about=tasks')).body).toBe(true)
    expect((await api.send('DELETE', 'apps/help-center/feedback?kind=guide&about=tasks')).body).toBe(false)
    expect(await all()).toEqual([])
  })

  test('feedback about what does not exist answers null and changes nothing', async () => {
    const api = createTestApi()
    const feedback = { kind: 'faq', about: 'tasks', isHelpful: true }
    const answer = await api.send('PUT', 'apps/help-center/feedback', { feedback })
    expect(answer).toMatchObject({ status: 200, body: null })
    expect(answer.headers.get('x-change-id')).toBeNull()
    const wrong = { feedback: { ...feedback, reason: 'boring' } }
    expect((await api.send('PUT', 'apps/help-center/feedback', wrong)).status).toBe(400)
  })

  test('the reading position of a guide; what was finished once stays finished', async () => {
    const api = createTestApi()
    const read = (id: string, position: number) =>
      api.send('PUT', 'apps/help-center/reading', { reading: { id, position } })
    expect((await read('privacy', 0.5)).body).toMatchObject({ position: 0.5, isFinished: false })
    api.setNow(TEST_NOW + 1000)
    await read('tasks', 0.97)
    api.setNow(TEST_NOW + 2000)
    await read('tasks', 0.2)
    const readings = (await api.get('apps/help-center/readings')).body as Reading[]
    expect(readings.map(({ id, position, isFinished }) => [id, position, isFinished])).toEqual([
      ['tasks', 0.2, true],
      ['privacy', 0.5, false],
    ])
    expect((await read('none', 0.5)).body).toBeNull()
    expect((await read('tasks', 1.5)).status).toBe(400)
  })
})

describe('about a screen, and about a version', () => {
  test.each([
    ['/apps/tasks', 'tasks'],
    ['/apps/contacts/ines-roche', 'contacts'],
    ['/career/applications', 'follow-an-application'],
    ['/pages/activities', 'dashboards-and-activity'],
    ['/dashboards/mainpage', 'what-cairn-is'],
    ['/dashboards/crypto', 'dashboards-and-activity'],
    ['/career/jobs/baker-2', 'job-offers'],
    ['/career/jobs/baker-2/apply', 'apply-for-a-job'],
    ['/skill-evaluation/results/sql-1', 'read-your-result'],
    ['/settings', 'languages-and-looks'],
    ['/settings?section=keyboard', 'keyboard-shortcuts'],
    ['/settings?section=data', 'where-your-data-lives'],
    ['/settings?section=notifications', 'notifications'],
    ['/notifications?box=archive', 'notifications'],
    ['/ui/icons/heroicons-outline', 'icons'],
  ])('the first guide suggested for %s is %s', async (page, slug) => {
    const api = createTestApi()
    const { body } = await api.send('POST', 'apps/help-center/suggestions', { text: '', page })
    expect((body as HelpHit[]).find(({ kind }) => kind === 'guide')?.slug).toBe(slug)
  })

  test('every place has a guide of its own or of its group', async () => {
    const api = createTestApi()
    for (const { path } of places) {
      const { body } = await api.send('POST', 'apps/help-center/suggestions', { text: '', page: path })
      expect(
        (body as HelpHit[]).find(({ kind }) => kind === 'guide'),
        path,
      ).toBeDefined()
    }
  })

  test('what came with a version is told in both languages; the newest is the one of the product, and every page named is a place', async () => {
    const api = createTestApi()
    const english = (await api.get('apps/help-center/changelog')).body as Release[]
    const french = (await api.get('apps/help-center/changelog', FRENCH)).body as Release[]
    expect(english[0]?.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
    const changes = (releases: Release[]) => releases.flatMap(({ parts }) => parts.flatMap((part) => part.changes))
    expect(changes(french).map(({ page }) => page)).toEqual(changes(english).map(({ page }) => page))
    const reported = new Set(changes(english).map(({ page }) => page))
    const missing = places.filter(({ menu, path }) => menu !== undefined && !reported.has(path))
    expect(missing.map(({ path }) => path)).toEqual([])
    for (const { page, name } of changes(english)) {
      const place = places.find(({ path }) => path === page)
      expect(place?.title.en ?? page).toBe(page === null ? null : name)
    }
  })
})
