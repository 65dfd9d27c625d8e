import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HelpFeedback, helpCenterApi } from '#contract/apps/help-center.ts'
import type { StoredHelpRequest } from '#contract/apps/help-requests.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const HELP = '/apps/help-center'

async function open(path = HELP, prefs: { language?: 'en' | 'fr' } = {}) {
  const app = await renderApp(path, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'help-center', 'navigation', 'tasks'],
    prefs,
  })
  const main = app.screen.getByRole('main')
  const heading = (name: string | RegExp) => main.getByRole('heading', { level: 1, name })
  const rows = async <Row,>(table: string): Promise<Row[]> => app.db.table(table).toArray()
  return { ...app, main, heading, rows }
}

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of toastStore.read()) dismissToast(id)
})

describe('home', () => {
  test('shows guides by category, questions and requests; a category names how many it has', {
    tags: 'extended',
  }, async () => {
    const { main, heading } = await open()
    await expect.element(heading('Help centre')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: /^Which version of my CV did Port de Sète get\?/ }))
      .toBeVisible()
    await expect
      .element(main.getByRole('link', { name: /^All \d+ guides: Workspace$/ }))
      .toHaveAttribute('href', `${HELP}/guides/workspace`)
  })

  test('a search finds guides and questions in its own language, with what fits; the words stand in the address', {
    tags: 'extended',
  }, async () => {
    const { main, heading, href } = await open()
    await main.getByRole('searchbox', { name: 'Search help' }).fill('duplicates')
    await expect.element(heading('Search results')).toBeVisible()
    await expect.element(main.getByRole('link', { name: /^Guide: Contacts/ })).toBeVisible()
    await expect.poll(() => main.element().querySelector('mark')?.textContent?.toLowerCase()).toMatch(/^duplicat/)
    expect(href()).toContain('q=duplicates')
    // The box keeps the focus while what is below it changes.
    await expect.element(main.getByRole('searchbox', { name: 'Search help' })).toHaveFocus()
  })

  test('nothing found: the most alike titles, and a request that begins with the words', {
    tags: 'extended',
  }, async () => {
    const { main } = await open(`${HELP}?q=zzzzqqqq`)
    await expect.element(main.getByText('No results for “zzzzqqqq”.')).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Similar titles' })).toBeVisible()
    await main.getByRole('link', { name: 'Contact support' }).click()
    await expect.element(main.getByRole('textbox', { name: 'Subject' })).toHaveValue('zzzzqqqq')
  })
})

describe('questions', () => {
  test('an address names a question: it is open, and the others are not', async () => {
    const { main } = await open(`${HELP}/faqs/about-cairn#dark-mode`)
    const question = main.getByRole('button', { name: 'Is there a dark mode?', exact: true })
    await expect.element(question).toHaveAttribute('aria-expanded', 'true')
    await expect.element(question).toHaveFocus()
    await expect.element(main.getByText('Choose Light, Dark or Same as system', { exact: false })).toBeVisible()
    await expect
      .element(main.getByRole('button', { name: 'How do I change the language?', exact: true }))
      .toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(question).toHaveAttribute('aria-expanded', 'false')
  })

  test('an unknown category is told, and all questions are there', async () => {
    const { main, heading } = await open(`${HELP}/faqs/no-such-category`)
    await expect.element(main.getByText('This category of questions no longer exists.', { exact: false })).toBeVisible()
    await expect.element(heading('Questions')).toBeVisible()
  })
})

describe('a guide', () => {
  test('has a contents list that leads to its parts, and links that stay in the app', {
    tags: 'extended',
  }, async () => {
    const { main, heading, href } = await open(`${HELP}/guides/getting-started/what-cairn-is`)
    await expect.element(heading('What Cairn is')).toBeVisible()
    await main.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Where to begin' }).click()
    await expect.poll(href).toMatch(/#part-\d$/)
    await expect.element(main.getByRole('heading', { level: 2, name: 'Where to begin' })).toBeInViewport()
    await main.getByRole('link', { name: 'Tasks', exact: true }).click()
    await expect.poll(href).toBe('/apps/tasks')
  })

  test('leads to the next one by link and by key, and back', { tags: 'extended' }, async () => {
    const { heading } = await open(`${HELP}/guides/getting-started/what-cairn-is`)
    await expect.element(heading('What Cairn is')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(heading('Your first day')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(heading('What Cairn is')).toBeVisible()
  })

  test('says when it was written, goes to paper by its button, and leads to those that go with it; s reaches the search', {
    tags: 'extended',
  }, async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { main, heading } = await open(`${HELP}/guides/workspace/tasks`)
    await expect.element(heading('Tasks')).toBeVisible()
    const guide = await call(helpCenterApi.endpoints.guide, {
      query: { categorySlug: 'workspace', guideSlug: 'tasks' },
    })
    const day = guide?.updatedAt.slice(0, 10) ?? ''
    const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(`${day}T12:00`))
    await expect.element(main.getByText(`Updated ${shown}`)).toBeVisible()
    expect(main.element().querySelector('time')?.dateTime).toBe(day)
    await main.getByRole('button', { name: 'Print', exact: true }).click()
    expect(print).toHaveBeenCalledOnce()
    await userEvent.keyboard('s')
    await expect.element(main.getByRole('searchbox', { name: 'Search help' })).toHaveFocus()
    const related = main.getByRole('region', { name: 'Related guides' }).getByRole('link')
    const [first] = related.elements()
    const name = first?.textContent ?? ''
    await related.first().click()
    await expect.element(heading(name)).toBeVisible()
  })

  test('its link is copied', async () => {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    const { main } = await open(`${HELP}/faqs/about-cairn#dark-mode`)
    await main.getByRole('button', { name: 'Copy link: Is there a dark mode?' }).click()
    await expect.poll(() => copied).toEqual([`${location.origin}${HELP}/faqs/about-cairn#dark-mode`])
  })

  test('a wrong one leads to its category, which says so', async () => {
    const { main, heading } = await open(`${HELP}/guides/workspace/no-such-guide`)
    await expect.element(main.getByText('This guide no longer exists.', { exact: false })).toBeVisible()
    await expect.element(heading('Workspace')).toBeVisible()
  })

  test('did not help: that is stored at once, the reason after it, and undo takes both back', async () => {
    const { main, screen, rows } = await open(`${HELP}/guides/workspace/tasks`)
    const feedback = () => rows<HelpFeedback>('helpFeedback')
    await main.getByRole('button', { name: 'No', exact: true }).click()
    await expect
      .poll(async () => (await feedback()).map(({ isHelpful, reason }) => [isHelpful, reason]))
      .toEqual([[false, null]])
    await main.getByRole('button', { name: 'Save feedback' }).click()
    await expect.element(main.getByText('Choose a reason, or write a comment.')).toBeVisible()
    await main.getByRole('radio', { name: 'Incomplete' }).click()
    await main.getByRole('button', { name: 'Save feedback' }).click()
    await expect.poll(async () => (await feedback()).map(({ reason }) => reason)).toEqual(['incomplete'])
    await expect.element(main.getByRole('button', { name: 'Change your reason' })).toBeVisible()
    await screen.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(async () => (await feedback()).map(({ reason }) => reason)).toEqual([null])
  })
})

describe('support', () => {
  test('a request: what is missing is told, what may answer it is shown, the draft outlives a reload, and it is sent with its file', async () => {
    const first = await open(`${HELP}/support`)
    const form = (app: typeof first) => app.main.getByRole('form', { name: 'New request' })
    await form(first).getByRole('button', { name: 'Send request' }).click()
    await expect.element(form(first).getByText('Enter a subject.')).toBeVisible()
    await expect.element(form(first).getByRole('textbox', { name: 'Subject' })).toHaveFocus()
    await expect.element(form(first).getByText('Write your question.')).toBeVisible()
    await form(first).getByRole('textbox', { name: 'Subject' }).fill('Duplicate contacts after an import')
    await form(first).getByRole('button', { name: 'Send request' }).click()
    await expect.element(form(first).getByRole('textbox', { name: 'Message' })).toHaveFocus()
    await form(first).getByRole('textbox', { name: 'Message' }).fill('Two of each.')
    await expect.element(first.main.getByRole('link', { name: /^Guide: Contacts/ })).toBeVisible()
    await first.close()

    const again = await open(`${HELP}/support`)
    await expect
      .element(form(again).getByRole('textbox', { name: 'Subject' }))
      .toHaveValue('Duplicate contacts after an import')
    await userEvent.upload(
      form(again).getByLabelText('Files to attach'),
      new File(['a,b'], 'people.csv', { type: 'text/csv' }),
    )
    await expect.element(form(again).getByText('people.csv')).toBeVisible()
    await form(again).getByRole('button', { name: 'Send request' }).click()
    await expect.element(again.heading('Duplicate contacts after an import')).toBeVisible()
    await expect.element(again.main.getByText('Received', { exact: true })).toBeVisible()
    await expect.element(again.main.getByRole('button', { name: 'Download people.csv' })).toBeVisible()
    const sent = (await again.rows<StoredHelpRequest>('helpRequests')).find(({ number }) => number === 1003)
    expect(sent?.attachments.map(({ name, size }) => [name, size])).toEqual([['people.csv', 3]])
  })

  test('an answered request says that the answer is simulated; a message reopens a closed one; it is deleted and restored', {
    tags: 'extended',
  }, async () => {
    const { main, screen, heading, href } = await open(`${HELP}/support/help-request-1001`)
    await expect.element(main.getByText('Closed', { exact: true })).toBeVisible()
    await expect.element(main.getByText('Simulated', { exact: true })).toBeVisible()
    await main.getByRole('textbox', { name: 'Add a message' }).fill('One more thing.')
    await main.getByRole('button', { name: 'Send message' }).click()
    await expect.element(main.getByRole('article').last().getByText('One more thing.')).toBeVisible()
    await expect.element(main.getByText('Answered', { exact: true })).toBeVisible()
    await main.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(href).toBe(`${HELP}/support`)
    await screen.getByRole('button', { name: 'Undo' }).last().click()
    await expect.element(heading('Which version of my CV did Port de Sète get?')).toBeVisible()
  })
})

test('the key sheet of a screen leads to the guide about it, and a request from there says so', {
  tags: 'extended',
}, async () => {
  const { main, screen, heading, href } = await open('/apps/tasks')
  await expect.element(heading('Tasks')).toBeVisible()
  await userEvent.keyboard('?')
  await screen.getByRole('dialog').getByRole('link', { name: 'Help with this screen' }).click()
  await expect.poll(href).toBe(`${HELP}/guides/workspace/tasks?from=%2Fapps%2Ftasks`)
  await expect.element(heading('Tasks')).toBeVisible()
  await main.getByRole('link', { name: 'Contact support' }).click()
  await expect.element(main.getByRole('heading', { name: 'New request' })).toBeVisible()
  expect(href()).toContain('from=%2Fapps%2Ftasks')
})

test('the header of a screen leads to the guide about it, and a hit to the part that has its words', {
  tags: 'extended',
}, async () => {
  const { screen, heading, href, main } = await open('/apps/tasks')
  await expect.element(heading('Tasks')).toBeVisible()
  await screen.getByRole('banner').getByRole('link', { name: 'Help with this screen' }).click()
  await expect.poll(href).toBe(`${HELP}/guides/workspace/tasks?from=%2Fapps%2Ftasks`)
  await main.getByRole('searchbox', { name: 'Search help' }).fill('stroke')
  await main.getByRole('link', { name: /^Guide: Icons/ }).click()
  await expect.poll(href).toMatch(/\/guides\/workspace\/icons.*#part-\d$/)
  const part = href().split('#')[1] ?? ''
  await expect.poll(() => document.getElementById(part)?.textContent).toMatch(/^Copying one/)
})

test('on a phone the menu leads to the guide about the screen', { tags: 'extended' }, async () => {
  await page.viewport(320, 640)
  const { screen, heading, href } = await open('/apps/tasks')
  await expect.element(heading('Tasks')).toBeVisible()
  await screen.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Help with this screen' }).click()
  await expect.poll(href).toBe(`${HELP}/guides/workspace/tasks?from=%2Fapps%2Ftasks`)
  await expect.element(menu).not.toBeInTheDocument()
})

test('F1 explains the open section of a screen', { tags: 'extended' }, async () => {
  const { heading, href } = await open('/settings?section=keyboard&q=lock')
  await expect.element(heading('Keyboard')).toBeVisible()
  await userEvent.keyboard('{F1}')
  await expect
    .poll(href)
    .toBe(`${HELP}/guides/getting-started/keyboard-shortcuts?from=%2Fsettings%3Fsection%3Dkeyboard`)
})

test('the documents: the introduction in two chapters, and what came with which version, in French', {
  tags: 'extended',
}, async () => {
  const first = await open('/docs/guides/getting-started/introduction')
  await expect.element(first.heading('Introduction')).toBeVisible()
  await expect.element(first.main.getByRole('heading', { level: 2, name: 'Your first day' })).toBeVisible()
  await first.close()
  const { main, heading } = await open('/docs/changelog', { language: 'fr' })
  await expect.element(heading('Nouveautés')).toBeVisible()
  await expect.element(main.getByRole('heading', { level: 2, name: 'Version 0.1.0' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Tâches', exact: true })).toBeVisible()
})
