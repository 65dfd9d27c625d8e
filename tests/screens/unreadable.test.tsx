// Every place whose records cannot be read: it says what could not be loaded, and has it after a retry. Its tables fail; what is worked out
// without a table is refused at the door.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { modules } from '#sw/api/registry.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import { type RenderedApp, renderApp } from '#tests/setup/screens.tsx'

/** Its address, the domains that it reads, what it says of them, and something that it shows. */
type Screen = readonly [path: string, domains: readonly string[], told: readonly string[], content: string]

/** Their answers are in no table. */
const WITHOUT_TABLES = ['dashboards', 'help-center', 'icons', 'auth']

const apps: readonly Screen[] = [
  ['/apps/mailbox/label/work', ['mailbox'], ['your email'], 'Re: Place Carnot: the board still says due'],
  ['/apps/chat/ines-roche', ['chat'], ['the chats', 'this chat'], 'Amina Diallo'],
  ['/apps/contacts/ines-roche', ['contacts'], ['the contacts', 'this contact'], 'Abdelhak Berrada'],
  ['/apps/tasks', ['tasks'], ['the tasks'], 'Update the CV with the hub study'],
  ['/apps/scrumboard', ['scrumboard'], ['the boards'], 'Arrivals board'],
  ['/apps/scrumboard/arrivals-board', ['scrumboard'], ['this board'], 'Say “follows the coast” instead of “via A7”'],
  ['/apps/notes', ['notes'], ['your notes'], 'Halden Energy, times offered'],
  ['/apps/file-manager', ['file-manager'], ['the files'], 'Read me first.txt'],
  ['/apps/ecommerce/inventory', ['inventory'], ['the products'], 'Announcement button, sky'],
  ['/apps/ecommerce/inventory/pass-holder-plum', ['inventory'], ['this product'], 'Pass holder, plum'],
  ['/apps/ecommerce/inventory?count=all', ['inventory'], ['the counts'], 'Half-year count: bags'],
  ['/pages/activities', ['activities'], ['your activity'], 'Export the CV as PDF'],
  ['/apps/help-center', ['help-center'], ['the guides', 'the questions'], 'Keyboard shortcuts'],
  ['/apps/help-center/faqs', ['help-center'], ['the questions'], 'Which browsers does Cairn work in?'],
  ['/apps/help-center/guides/workspace/tasks', ['help-center'], ['this guide'], 'Many at once'],
  ['/apps/help-center/support', ['help-center'], ['your requests'], 'How long can an evaluation be paused?'],
  ['/docs/changelog', ['help-center'], ['the list of changes'], 'Career and skills'],
  ['/ui/icons', ['icons'], ['the icons'], 'academic-cap'],
]

const boards: readonly Screen[] = [
  [
    '/dashboards/mainpage',
    ['career', 'activities', 'tasks'],
    ['your next steps', 'your activity', 'your tasks'],
    'Choose an interview time with Halden Energy',
  ],
  ['/dashboards/analytics', ['career', 'applications'], ['your figures'], 'How far your applications get'],
  ['/dashboards/analytics?view=site', ['dashboards'], ['the figures'], 'Conversions'],
  ['/dashboards/project', ['dashboards'], ['the project'], 'New issues'],
  ['/dashboards/finance', ['dashboards'], ['the account'], 'Budget'],
  ['/dashboards/crypto?live=paused', ['dashboards'], ['the prices'], 'Wallets'],
]

/** What the pages of the portal read of each other. */
const CAREER = ['skills', 'jobs', 'profile', 'profiling', 'applications', 'evaluation', 'settings']

const JOB = '/career/jobs/nordlys-analytics-energy-analyst'
const OFFER = '/career/applications?application=application-halden-energy-demand-analyst'

const portal: readonly Screen[] = [
  [JOB, ['jobs'], ['the jobs', 'the job'], 'Nordlys Analytics'],
  ['/career/jobs/vero-mobilite-pricing-analyst/apply', ['jobs', 'applications'], ['the form'], 'Véro Mobilité'],
  [OFFER, ['applications'], ['your applications', 'the application'], 'Port de Sète'],
  ['/skill-evaluation/skills', ['evaluation', 'skills'], ['your skills'], 'Business English'],
  ['/skill-evaluation/loading/javascript', ['evaluation', 'skills'], ['the evaluation'], 'JavaScript evaluation'],
  ['/skill-evaluation/evaluation', ['evaluation'], ['the evaluation'], 'No evaluation in progress.'],
  ['/skill-evaluation/results/alex-spreadsheets', ['evaluation'], ['the result'], 'Distance from your target'],
  ['/skill-evaluation/rating/sql', ['evaluation', 'skills'], ['this skill'], 'Which level describes you best?'],
  ['/profile', ['profile'], ['your profile'], 'Data analyst, public transport'],
  ['/notifications', ['notifications'], ['your notifications'], 'Mobility analyst, Transports du Rhône'],
  ['/settings?section=notifications', ['settings'], ['your settings'], 'Your applications'],
  ['/settings?section=security', ['auth'], ['your active sessions'], 'This device'],
]

const tablesOf = (domain: string) => Object.keys(modules.find(({ name }) => name === domain)?.tables ?? {})
const pathsOf = (domain: string) => modules.find(({ name }) => name === domain)?.paths ?? []

/** Nothing that the domains answer can be read from now on. @returns mends it */
async function breakReadsOf({ db, door }: RenderedApp, domains: readonly string[]): Promise<() => Promise<void>> {
  const fail = () => Promise.reject(new Error('unreadable'))
  const tables = domains.filter((one) => !WITHOUT_TABLES.includes(one)).flatMap(tablesOf)
  const refused = domains.filter((one) => WITHOUT_TABLES.includes(one)).flatMap(pathsOf)
  const isRefused = ({ url }: Request) => refused.some((path) => new URL(url).pathname.includes(`/api/${path}`))
  sendOnlyTo({
    fetch: (request) =>
      isRefused(request) ? Response.json({ error: 'unreadable' }, { status: 500 }) : door.fetch(request),
  })
  if (tables.length === 0) return async () => sendOnlyTo(door)
  const isBroken = (table: string) => tables.includes(table)
  return breakTables(db, isBroken, { query: fail, openCursor: fail, get: fail, getMany: fail, count: fail })
}

/** What the page says of itself that it could not load. */
const reported = () =>
  [...document.querySelectorAll('main [role="alert"] p:first-child')].map(({ textContent }) => textContent ?? '')
const shows = (content: string) => document.querySelector('main')?.textContent.includes(content)

/** Goes to each from another screen, with nothing of it read before. */
async function walk(screens: readonly Screen[], samples: readonly string[] = []): Promise<void> {
  // The back end reports each failure, and Dexie traces it.
  const report = console.error
  vi.spyOn(console, 'trace').mockReturnValue()
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if ((words[0] as Error | undefined)?.message !== 'unreadable') report(...words)
  })
  const app = await renderApp('/open-file', {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation', ...screens.flatMap(([, domains]) => domains), ...samples],
  })
  for (const [path, domains, what, content] of screens) {
    const [to, search] = path.split('?')
    await app.router.navigate({ to: '/open-file' } as never)
    await expect.poll(() => app.queryClient.isFetching()).toBe(0)
    const mend = await breakReadsOf(app, domains)
    await app.queryClient.resetQueries({ predicate: ({ queryKey }) => domains.includes(`${queryKey[0]}`) })
    await app.router.navigate({ to, search: Object.fromEntries(new URLSearchParams(search)) } as never)
    const expected = what.map((one) => `Couldn’t load ${one}.`).toSorted()
    await expect.poll(() => reported().toSorted(), { message: path }).toEqual(expected)
    // All of it has failed: nothing comes by itself when it is mended.
    await expect.poll(() => app.queryClient.isFetching()).toBe(0)
    expect(shows(content), path).toBe(false)
    await mend()
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
    for (const button of retry.elements()) (button as HTMLElement).click()
    await expect.poll(() => [reported(), shows(content)], { message: path }).toEqual([[], true])
  }
}

test('every app offers to try again where its data cannot be read', { tags: 'extended' }, () => walk(apps))

test('every dashboard offers to try again where its data cannot be read', () => walk(boards, CAREER))

test('every page of the portal offers to try again where its data cannot be read', { tags: 'extended' }, () =>
  walk(portal, CAREER),
)
