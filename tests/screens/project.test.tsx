// The project dashboard: counts that open their issues, the week beside the other one, the days, the money, the people. What is shown is in the URL.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/setup/screens.tsx'

const open = (search = '', language: 'en' | 'fr' = 'en') =>
  renderApp(`/dashboards/project${search}`, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation', 'dashboards'],
    prefs: { language },
  })

test('shows every figure of the project', { tags: 'extended' }, async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Project' })).toBeVisible()
  const cards = ['Issues', 'Tasks', 'Schedule', 'Weekly expenses', 'Monthly expenses', 'Yearly expenses', 'Team']
  for (const name of [...cards, 'Budget details', 'Budget distribution', 'This week’s issues'])
    await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  const issues = screen.getByRole('region', { name: 'Issues', exact: true }).first()
  for (const name of ['New issues', 'Closed issues', 'Fixed', 'Won’t fix', 'Reopened', 'Needs triage'])
    await expect.element(issues.getByRole('link', { name: new RegExp(`^\\d+ ${name}, show the list$`) })).toBeVisible()
  for (const name of ['Area', 'Total budget', 'Spent', 'Spent, %', 'Remaining', 'Remaining, %'])
    await expect.element(screen.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect
    .element(screen.getByText('The arrivals board is a sample project. Its figures are simulated.'))
    .toBeVisible()
})

test('a count opens its issues, by what happened and by day, in the address', { tags: 'extended' }, async () => {
  const { screen, href } = await open('?week=last')
  const list = screen.getByRole('region', { name: 'Last week’s issues' })
  const count = screen.getByRole('link', { name: /New issues, show the list$/ })
  await expect.element(count).toBeVisible()
  const figure = Number.parseInt(count.element().textContent ?? '', 10)
  await count.click()
  await expect.poll(href).toContain('group=new-issues')
  await expect.element(list.getByText(new RegExp(`^${figure} of \\d+$`))).toBeVisible()
  await list.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(figure)
  for (const row of list.getByRole('listitem').elements()) expect(row.textContent).toContain('New issues')

  await list.getByRole('button', { name: /Day/ }).click()
  await screen.getByRole('option', { name: 'Sunday' }).click()
  await expect.poll(href).toContain('day=sun')
  await list.getByRole('button', { name: /Event/ }).click()
  await screen.getByRole('option', { name: 'Won’t fix' }).click()
  await expect.poll(href).toContain('group=wont-fix')
})

test('the other week stands beside it in every card that has weeks', async () => {
  const { screen, href } = await open()
  const chart = screen.getByRole('slider', { name: /^New and closed issues: / })
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^(\w+day); New issues: \d+; Closed issues: \d+$/))
  // Of the days to come nothing is known yet: neither a column nor a 0.
  const today = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(new Date())
  const days = ((new Date().getDay() + 6) % 7) + 1
  expect(chart.element().getAttribute('aria-valuetext')).toContain(`${today}; `)
  await expect.poll(() => chart.element().querySelectorAll('rect').length).toBe(days)
  await screen.getByRole('switch', { name: 'Compare with last week' }).click()
  await expect.poll(href).toContain('compare=yes')
  await expect
    .element(chart)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Sunday; (?:.*; )?New issues, last week: \d+; Closed issues, last week: \d+$/),
    )
  // Columns and a line, and the other week dashed: distinguished without colour.
  await expect.poll(() => chart.element().querySelectorAll('rect').length).toBe(days + 7)
  await expect.poll(() => chart.element().querySelectorAll('rect[stroke-dasharray]').length).toBe(7)
  const tasks = screen.getByRole('region', { name: 'Tasks', exact: true }).first()
  await expect.element(tasks.getByText(/^\d+ last week$/).first()).toBeVisible()

  await screen.getByRole('button', { name: 'Closed issues', exact: true }).click()
  chart.element().focus()
  await userEvent.keyboard('{Home}')
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Monday; New issues: \d+; New issues, last week/))
})

test('a list of bars is a table too, and what is left out of a chart is left out of its file', {
  tags: 'extended',
}, async () => {
  const { screen } = await open()
  const card = screen.getByRole('region', { name: 'Budget distribution' }).first()
  await card.getByRole('button', { name: 'View as table' }).click()
  const table = card.getByRole('table')
  await expect.poll(() => table.getByRole('row').elements().length).toBe(7)
  // It once had no height.
  await expect.poll(() => card.getByRole('region').element().clientHeight).toBeGreaterThan(150)

  vi.spyOn(URL, 'createObjectURL')
  const files = () => vi.mocked(URL.createObjectURL).mock.calls.map(([file]) => file as Blob)
  await screen.getByRole('button', { name: 'New issues', exact: true }).click()
  await screen.getByRole('button', { name: 'Download: New and closed issues' }).click()
  await screen.getByRole('menuitem', { name: /^CSV/ }).click()
  await expect.poll(() => files().length).toBe(1)
  expect(await files()[0]?.text()).toMatch(/^Day,Closed issues\r\nMonday,\d+\r\n/)
  await screen.getByRole('button', { name: 'Download: Monthly expenses' }).click()
  await screen.getByRole('menuitem', { name: /^CSV/ }).click()
  await expect.poll(() => files().length).toBe(2)
  expect(await files()[1]?.text()).toMatch(/^Month,Monthly expenses\r\n\d{4}-\d\d,\d+\r\n/)
})

test('the budget is sorted by its heads, and the team is searched and leads to its people', {
  tags: 'extended',
}, async () => {
  const { screen } = await open()
  const head = screen.getByRole('columnheader', { name: 'Spent', exact: true })
  await head.getByRole('button').click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  const table = screen.getByRole('region', { name: 'Budget details' }).getByRole('table').first()
  await expect.poll(() => table.getByRole('row').nth(1).element().textContent).toMatch(/^Development/)
  await expect.poll(() => table.getByRole('row').last().element().textContent).toMatch(/^Total€391,500/)

  // What is to be done leads into the apps that it is of, and so does what is on, on days when it does.
  for (const [name, role] of [
    ['Tasks', 'link'],
    ['Schedule', 'listitem'],
  ] as const) {
    const region = screen.getByRole('region', { name, exact: true }).first()
    await expect.poll(() => region.getByRole(role).elements().length, { message: name }).toBeGreaterThan(0)
    const links = region.getByRole('link')
    for (const link of links.elements()) expect(link.getAttribute('href')).toMatch(/^\/apps\//)
  }
  const team = screen.getByRole('region', { name: 'Team', exact: true })
  await team.getByRole('searchbox', { name: 'Search the team' }).fill('designer')
  await expect.element(team.getByText(/^1 of \d+$/)).toBeVisible()
  await expect
    .element(team.getByRole('link', { name: 'Lucie Bernard', exact: true }))
    .toHaveAttribute('href', '/apps/contacts/lucie-bernard')
  await expect
    .element(team.getByRole('link', { name: 'Message to Lucie Bernard' }))
    .toHaveAttribute('href', '/apps/chat/lucie-bernard')
  await team.getByRole('searchbox', { name: 'Search the team' }).fill('zzz')
  await expect.element(team.getByText('No team member matches “zzz”.')).toBeVisible()
  await team.getByRole('button', { name: 'Clear search' }).last().click()
  await expect.element(team.getByRole('link', { name: 'Amina Diallo', exact: true })).toBeVisible()
})

test('is whole in French', async () => {
  const { screen } = await open('?compare=yes', 'fr')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Projet' })).toBeVisible()
  const chart = screen.getByRole('slider', { name: /^Nouveaux tickets et tickets fermés/ })
  await expect
    .element(chart)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^[a-z]+; Nouveaux tickets(?:, semaine dernière)?\s: \d+;/),
    )
})

test('the cards are arranged, and stay so; undo and reset lead back', { tags: 'extended' }, async () => {
  const { screen, router } = await open()
  const cards = () => [...document.querySelectorAll('main section > div > h2')].map((head) => head.textContent)
  await expect.poll(() => cards()[0]).toBe('Issues')
  await screen.getByRole('button', { name: 'Arrange' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arrange cards' })
  await dialog.getByRole('button', { name: 'Move Tasks up' }).click()
  await expect.poll(() => cards()[0]).toBe('Tasks')
  await dialog.getByRole('switch', { name: 'Show Schedule' }).click()
  await expect.poll(cards).not.toContain('Schedule')
  // What does not fit the narrow column is not offered it.
  await dialog.getByRole('button', { name: /Width of Team/ }).click()
  await expect.element(page.getByRole('option', { name: 'Full width' })).toBeVisible()
  expect(page.getByRole('option', { name: 'Narrow' }).query()).toBeNull()
  await page.getByRole('option', { name: 'Wide' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await router.navigate({ to: '/dashboards/crypto' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Crypto' })).toBeVisible()
  await router.navigate({ to: '/dashboards/project' })
  await expect.poll(() => cards()[0]).toBe('Tasks')
  expect(cards()).not.toContain('Schedule')

  await screen.getByRole('button', { name: 'Arrange' }).click()
  await dialog.getByRole('button', { name: 'Reset layout' }).click()
  await expect.poll(cards).toContain('Schedule')
  expect(cards()[0]).toBe('Issues')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cards()[0]).toBe('Tasks')
})
