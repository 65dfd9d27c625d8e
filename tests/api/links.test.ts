// Every link that the product shows leads somewhere: to a page that this build has, and to a record that is there.
import { readdirSync } from 'node:fs'
import { type AnyRouter, createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { linkOfRecord } from '#apps/activities/record-link.ts'
import { readChatSearch } from '#apps/chat/search-params.ts'
import { readContactsSearch } from '#apps/contacts/search-params.ts'
import { readFilesSearch } from '#apps/file-manager/search-params.ts'
import { readMailboxSearch } from '#apps/mailbox/search-params.ts'
import { whereOf } from '#apps/mailbox/where.ts'
import { readNotesSearch } from '#apps/notes/search-params.ts'
import { readBoardSearch, readBoardsSearch } from '#apps/scrumboard/search-params.ts'
import { readTasksSearch } from '#apps/tasks/search-params.ts'
import type { FaqCategory, GuideCategory } from '#contract/apps/help-center.ts'
import type { Api } from '#contract/define-api.ts'
import type { Notification } from '#contract/portal/notifications.ts'
import type { Navigation, NavigationItem } from '#contract/shell/navigation.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { places } from '#platform/places.ts'
import { readApplicationsSearch } from '#portal/career/applications/applications-search.ts'
import { readJobsSearch } from '#portal/career/jobs/jobs-search.ts'
import { settingPlaces } from '#seed/places.ts'
import { modules } from '#sw/api/registry.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

const LANGUAGES = ['en', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** The addresses that this build has, as its files of routes name them; without the gallery, which is there in development alone. */
const routes: string[] = [
  ...new Set(
    readdirSync('src/routes')
      .filter((file) => !['__root.tsx', '$.tsx', '404-not-found.tsx', 'ui.tsx'].includes(file))
      .map(
        (file) =>
          `/${file
            .replace(/(\.index)?\.tsx$/, '')
            .replaceAll('_.', '.')
            .replaceAll('.', '/')}`,
      )
      .map((path) => (path === '/index' ? '/' : path)),
  ),
]

function routerOf(paths: readonly string[]): AnyRouter {
  const root = createRootRoute()
  const children = paths.map((path) => createRoute({ getParentRoute: () => root, path }))
  return createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory(),
    isServer: true,
    origin: 'http://cairn.example',
  })
}
const router = routerOf(routes)

/** A call that answers a record, from the parameters of an address. */
type Ask = (values: Readonly<Record<string, string>>) => string

/** What an address names besides its page: the records of its path, and what it may say behind it, with the record that each of that names. */
interface Page {
  readonly of?: Ask
  /** Where the page does without that record: what it shows in its place. */
  readonly orOf?: Ask
  readonly search?: (values: object) => object
  readonly records?: Readonly<Record<string, Ask>>
}

const byId =
  (path: string, name: string): Ask =>
  (values) =>
    `${path}?id=${encodeURIComponent(values[name] ?? '')}`
const below =
  (path: string, name: string): Ask =>
  (values) =>
    `${path}/${encodeURIComponent(values[name] ?? '')}`

const pages: Readonly<Record<string, Page>> = {
  '/apps/chat/$id': {
    of: byId('apps/chat/chat', 'id'),
    // Somebody with whom there is no chat yet: the page begins one.
    orOf: byId('apps/chat/contact', 'id'),
    search: readChatSearch,
    records: { message: byId('apps/chat/messages/around', 'message') },
  },
  '/apps/contacts': { search: readContactsSearch },
  '/apps/contacts/$id': { of: byId('apps/contacts/contact', 'id') },
  '/apps/ecommerce/inventory/{-$id}': { of: byId('apps/ecommerce/inventory/product', 'id') },
  '/apps/file-manager': { search: readFilesSearch },
  '/apps/file-manager/$folderId': { of: byId('apps/file-manager/item', 'folderId') },
  '/apps/file-manager/{-$folderId}/details/{-$id}': { of: byId('apps/file-manager/item', 'id') },
  '/apps/help-center/faqs/$category': { of: ({ category }) => `apps/help-center/faqs?slug=${category}` },
  '/apps/help-center/guides/$category': { of: ({ category }) => `apps/help-center/guides?slug=${category}` },
  '/apps/help-center/guides/$category/$guide': {
    of: ({ category, guide }) => `apps/help-center/guide?categorySlug=${category}&guideSlug=${guide}`,
  },
  '/apps/help-center/support/$id': { of: byId('apps/help-center/request', 'id') },
  '/apps/mailbox': { search: readMailboxSearch, records: { mail: byId('apps/mailbox/mail', 'mail') } },
  '/apps/notes': { search: readNotesSearch, records: { note: byId('apps/notes/note', 'note') } },
  '/apps/scrumboard': { search: readBoardsSearch },
  '/apps/scrumboard/$boardId': {
    of: byId('apps/scrumboard/board', 'boardId'),
    search: readBoardSearch,
    records: { card: byId('apps/scrumboard/board/card', 'card') },
  },
  '/apps/tasks': { search: readTasksSearch, records: { task: byId('apps/tasks/task', 'task') } },
  '/apps/tasks/$id': { of: byId('apps/tasks/task', 'id') },
  '/career/applications': {
    search: readApplicationsSearch,
    records: { application: below('career/applications', 'application') },
  },
  '/career/jobs': { search: readJobsSearch },
  '/career/jobs/$jobId': { of: below('career/jobs', 'jobId'), search: readJobsSearch },
  '/settings': {
    search: ({ section }: { section?: string }) => ({
      section: settingPlaces.find(({ link }) => link.endsWith(`=${section}`)) && section,
    }),
  },
}

/** One link, and where it was found. */
interface Found {
  readonly link: string
  readonly where: string
}

/** Of whatever an answer or a row holds: addresses of this product, as a value, in markup and in Markdown. */
function linksIn(value: unknown, where: string): Found[] {
  if (typeof value === 'string') return addressesIn(value).map((link) => ({ link, where }))
  if (!value || typeof value !== 'object' || value instanceof Blob || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'link' && typeof part === 'string' && part && !isOutside(part)) return { link: part, where }
    return linksIn(part, where)
  })
}

const isOutside = (link: string): boolean => /^(?:https?:|mailto:)/.test(link)
const BEGINNINGS = new Set(routes.map((path) => path.split('/')[1]))
const isInside = (text: string): boolean => BEGINNINGS.has(/^\/([a-z-]+)(?:[/?#]|$)/.exec(text)?.[1] ?? '-')

function addressesIn(text: string): string[] {
  if (isInside(text) && !/\s/.test(text)) return [text]
  return [...text.matchAll(/\]\((\/[^)\s]*)\)|\bhref="(\/[^"]*)"/g)].map(([, a, b]) => a ?? b ?? '')
}

/** All that the back end answers without an id of a record, the articles, what a search finds, and all that is stored. */
async function linksOf(api: TestApi, language: Language): Promise<Found[]> {
  const headers = { 'accept-language': language }
  const found: Found[] = []
  const ask = async (path: string) => {
    const { status, body } = await api.get(path, headers)
    if (status === 200) found.push(...linksIn(body, path))
    return body
  }
  for (const { load } of modules) {
    const { api: contract }: { api: Api } = await load()
    for (const { method, path } of Object.values(contract.endpoints))
      if (method === 'GET' && !path.includes('{') && !path.startsWith('workspace/')) await ask(path)
  }
  const guides = (await ask('apps/help-center/guides')) as GuideCategory[]
  for (const { slug: category } of guides) {
    const [whole] = (await ask(`apps/help-center/guides?slug=${category}`)) as GuideCategory[]
    for (const { slug } of whole?.guides ?? []) {
      found.push({ link: `/apps/help-center/guides/${category}/${slug}`, where: 'the guides' })
      await ask(`apps/help-center/guide?categorySlug=${category}&guideSlug=${slug}`)
    }
  }
  for (const { slug, faqs } of (await ask('apps/help-center/faqs')) as FaqCategory[])
    for (const { id } of faqs) found.push({ link: `/apps/help-center/faqs/${slug}#${id}`, where: 'the questions' })
  for (const { id, attributes } of (await ask('notifications/all')) as Notification[]) {
    if (!attributes.isGone) found.push({ link: `/career/jobs/${attributes.jobId}`, where: `notification ${id}` })
  }
  for (const query of SEARCHED[language]) {
    const { body } = await api.send('POST', 'common/search', { query }, headers)
    found.push(...linksIn(body, `the search for ${query}`))
  }
  for (const table of api.db.tables.filter(({ name }) => !DERIVED.has(name)))
    found.push(...linksIn(await table.toArray(), `the table ${table.name}`))
  const linked = api.db.tables.map(({ name }) => name).filter((name) => linkOfRecord(name, 'any'))
  expect(linked.sort()).toEqual(LINKED_TABLES)
  for (const name of LINKED_TABLES) {
    const [key = ''] = (await api.db.table(name).toCollection().limit(1).primaryKeys()) as string[]
    found.push({ link: linkOfRecord(name, key) ?? 'nowhere', where: `a change of ${name}` })
  }
  for (const { path, makes } of places)
    found.push({ link: path, where: 'the places' }, ...(makes ? [{ link: makes.link, where: 'the places' }] : []))
  return found
}

/** The tables whose records have a page of their own. */
const LINKED_TABLES = ['boards', 'chats', 'contacts', 'files', 'helpRequests', 'mails', 'notes', 'products', 'tasks']

/** Words that find something in each group of hits. */
const SEARCHED: Readonly<Record<Language, readonly string[]>> = {
  en: ['a', 'bus', 'work', 'sql', 'jonas', 'notes', 'board', 'cover', 'rain', 'settings', 'language', 'photo'],
  fr: ['a', 'bus', 'travail', 'sql', 'jonas', 'notes', 'carte', 'pluie', 'paramètres', 'langue', 'photo'],
}

/** The back end's own tables: replies and changes hold what rows hold. */
const DERIVED = new Set(['meta', 'changes', 'changeBytes', 'replies', 'searchSegments', 'jobIndex'])

/** Why a link leads nowhere; undefined where it leads somewhere. */
async function mistakeOf(link: string, api: TestApi): Promise<string | undefined> {
  const { pathname, search, hash } = new URL(link, 'http://cairn.example/')
  if (!isRoute(router, pathname)) return 'no page'
  const [, params, route] = router.getMatchedRoutes(pathname)
  const pattern = route?.fullPath ?? ''
  const page = pages[pattern]
  const named = Object.entries(params).filter(([, value]) => value)
  if (named.length > 0 && !pattern.startsWith('/apps/mailbox/') && !page?.of) return `no record is known for ${pattern}`
  if (pattern.startsWith('/apps/mailbox/') && !whereOf(params.kind, params.slug)) return 'no such list'
  if (named.length > 0 && page?.of) {
    const record = (await recordOf(page.of(params), api)) ?? (page.orOf && (await recordOf(page.orOf(params), api)))
    if (!record) return 'no record'
    if (
      hash &&
      pattern === '/apps/help-center/faqs/$category' &&
      !JSON.stringify(record).includes(`"${hash.slice(1)}"`)
    )
      return 'no part of the page'
  }
  const said = Object.fromEntries(new URLSearchParams(search))
  if (Object.keys(said).length === 0) return
  const read = page?.search?.(said) ?? {}
  for (const [name, value] of Object.entries(said)) {
    if ((read as Record<string, unknown>)[name] === undefined) return `${name} says nothing there`
    const records = page?.records?.[name]
    if (records && !(await recordOf(records({ [name]: value }), api))) return `no ${name}`
  }
  return
}

/** Undefined where there is none; a job that is closed is answered with 410, whole. */
async function recordOf(path: string, api: TestApi): Promise<unknown> {
  const { status, body } = await api.get(path)
  return (status === 200 || status === 410) && body !== null && !(Array.isArray(body) && body.length === 0)
    ? body
    : undefined
}

describe.each(LANGUAGES)('every link of the product (%s)', (language) => {
  const api = createTestApi()
  let found: Found[]
  beforeAll(async () => {
    found = await linksOf(api, language)
  })

  test('leads to a page that this build has, and to what it names', async () => {
    const links = new Map(found.map(({ link, where }) => [link, where]))
    expect(links.size).toBeGreaterThan(184)
    const nowhere: string[] = []
    for (const [link, where] of links) {
      const mistake = await mistakeOf(link, api)
      if (mistake) nowhere.push(`${link}, in ${where}: ${mistake}`)
    }
    expect(nowhere).toEqual([])
  })
})

/** Workspace spec §1 and §2, portal spec §1 and §2: what a person can go to. */
const SPECIFIED = [
  ...[
    '/dashboards/mainpage',
    '/dashboards/analytics',
    '/dashboards/project',
    '/dashboards/finance',
    '/dashboards/crypto',
  ],
  ...['/career/jobs', '/career/applications', '/skill-evaluation/skills'],
  ...['/apps/chat', '/apps/contacts', '/apps/ecommerce/inventory', '/apps/file-manager', '/apps/help-center'],
  ...['/apps/mailbox', '/apps/notes', '/apps/scrumboard', '/apps/tasks', '/pages/activities', '/ui/icons'],
]

test('no place of the specification is missing from the menu, and each is there once', async () => {
  const { horizontal } = (await createTestApi().get('common/navigation')).body as Navigation
  const linksOfMenu = (items: readonly NavigationItem[]): string[] =>
    items.flatMap(({ link, children = [] }) => [...(link ? [link] : []), ...linksOfMenu(children)])
  expect(linksOfMenu(horizontal).toSorted()).toEqual(SPECIFIED.toSorted())
})

test('a link that leads nowhere is found', async () => {
  const api = createTestApi()
  const mistakes = [
    ['/apps/calendar', 'no page'],
    ['/apps/tasks?task=never-there', 'no task'],
    ['/apps/tasks?never=there', 'never says nothing there'],
    ['/apps/chat/never-there', 'no record'],
    ['/apps/help-center/guides/workspace/never-there', 'no record'],
    ['/apps/help-center/faqs/about-cairn#never-there', 'no part of the page'],
    ['/settings?section=never-there', 'section says nothing there'],
  ] as const
  for (const [link, mistake] of mistakes) expect([link, await mistakeOf(link, api)]).toEqual([link, mistake])
})
