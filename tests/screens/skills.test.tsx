import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { Accommodations } from '#contract/portal/settings.ts'
import { skillsApi } from '#contract/portal/skills.ts'
import { call } from '#platform/api/call.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const { abandon, current, start } = evaluationApi.endpoints
const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

const open = (path: string, options: RenderAppOptions = {}) =>
  renderApp(path, { signedIn: true, samplesOf: ['auth', 'user', 'skills'], ...options })

/** A session that somebody has begun, and the page over it. */
async function evaluating(accommodations: Accommodations = PLAIN) {
  const app = await open('/pages/activities')
  const session = await call(start, {
    body: { skillId: 'javascript', accommodations, consent: { rules: true } },
  })
  await app.router.navigate({ to: '/skill-evaluation/evaluation' })
  return { ...app, session }
}

test('the skills tell level, source and gap, are found by words, and take one’s own level with undo', async () => {
  const { screen, href } = await open('/skill-evaluation/skills')
  await expect.element(screen.getByText('160 skills')).toBeVisible()
  await screen.getByRole('searchbox', { name: 'Find a skill' }).fill('javascript')
  await expect.element(screen.getByText('160 skills')).not.toBeInTheDocument()
  expect(href()).toContain('q=javascript')
  await screen.getByRole('button', { name: 'My level: JavaScript' }).click()
  await screen.getByRole('radio', { name: /^Competent/ }).click()
  await screen.getByRole('button', { name: 'Save my level' }).click()
  await expect.element(screen.getByText(/^Self-rated/)).toBeVisible()
  const stated = async () =>
    (await call(skillsApi.endpoints.claims, {})).find(({ skillId }) => skillId === 'javascript')?.level
  await expect.poll(stated).toBe(3)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stated).toBe(undefined)
})

test('before an evaluation: the rules, a question to try, and no start without consent', async () => {
  const { screen, href } = await open('/skill-evaluation/loading/javascript')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'JavaScript evaluation' })).toBeVisible()
  await expect.element(screen.getByText(/^Ready offline/)).toBeVisible()
  await screen.getByText('45 minutes').click()
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Correct.')).toBeVisible()
  await screen.getByText('Twice as long (× 2)').click()
  await screen.getByRole('button', { name: 'Start the evaluation' }).click()
  await expect.element(screen.getByText('Required to start.')).toBeVisible()
  await screen.getByRole('checkbox', { name: /^I’ve read the rules/ }).click()
  await screen.getByRole('button', { name: 'Start the evaluation' }).click()
  await expect.element(screen.getByText('Question 1', { exact: true })).toBeVisible()
  expect(href()).toBe('/skill-evaluation/evaluation')
  await expect.poll(async () => (await call(current, {}))?.accommodations.extraTime).toBe('double')
})

test('a question is postponed by a key, answered, and reported; the item is always the session’s own', async () => {
  const { screen, session } = await evaluating()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(screen.getByText(/You can postpone 3 more/)).toBeVisible()
  await userEvent.keyboard('p')
  await expect.element(screen.getByText(/You can postpone 2 more/)).toBeVisible()
  await expect.poll(async () => (await call(current, {}))?.item?.id).not.toBe(session.item?.id)
  await screen.getByRole('button', { name: 'I don’t know' }).click()
  await expect.element(screen.getByText('Question 2', { exact: true })).toBeVisible()
  const before = (await call(current, {}))?.item?.id
  await screen.getByRole('button', { name: 'Report a problem with this question' }).click()
  await screen.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(screen.getByText('Choose one of the options first.')).toBeVisible()
  await screen.getByText('Something else').click()
  await screen.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(screen.getByText('Reported. The question won’t count.')).toBeVisible()
  const after = await call(current, {})
  expect(after?.item?.id).not.toBe(before)
  expect(after?.progress.answered).toBe(1)
  // Three are set aside; whoever reports a fourth is told that it counts, before and after.
  for (const said of [/^2 reports left/, /^1 report left/, /it will count as “I don’t know”\.$/]) {
    await screen.getByRole('button', { name: 'Report a problem with this question' }).click()
    await expect.element(screen.getByText(said)).toBeVisible()
    await screen.getByText('Something else').click()
    await screen.getByRole('button', { name: 'Report', exact: true }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  }
  await expect.element(screen.getByText('Reported. The question will count as “I don’t know”.')).toBeVisible()
  await expect.poll(async () => (await call(current, {}))?.progress.answered).toBe(2)
})

test('what makes it fair holds for each question: a longer clock, other letters, or no clock at all', async () => {
  const { screen, router, session } = await evaluating()
  const heading = screen.getByRole('heading', { level: 1 })
  /** The clock has begun at a limit in ms; a page that shows the session before comes to the new one by itself. */
  const clockIsAt = (limitMs = 0) =>
    expect
      .poll(() => {
        const clock = screen.getByRole('button', { name: /left\. Pause/ }).query()
        const said = /\d+:\d+/.exec(clock?.getAttribute('aria-label') ?? '')?.[0] ?? ''
        const [minutes = 0, seconds = 0] = said.split(':').map(Number)
        return Math.abs((60 * minutes + seconds) * 1000 - limitMs)
      })
      .toBeLessThan(limitMs / 4)
  const letters = () => getComputedStyle(heading.element()).fontFamily
  const again = async (id: string, skillId: string, accommodations: Accommodations) => {
    await router.navigate({ to: '/pages/activities' })
    await call(abandon, { params: { id }, body: {} })
    const next = await call(start, { body: { skillId, accommodations, consent: { rules: true } } })
    await router.navigate({ to: '/skill-evaluation/evaluation' })
    return next
  }
  await clockIsAt(session.item?.limitMs ?? undefined)
  expect(letters()).not.toMatch(/^Verdana/)

  const longer = await again(session.id, 'sql', { ...PLAIN, extraTime: 'double', readableFont: true })
  expect(longer.item?.limitMs).toBeGreaterThan(0)
  await clockIsAt(longer.item?.limitMs ?? undefined)
  await expect.poll(letters).toMatch(/^Verdana/)

  await again(longer.id, 'spreadsheets', { ...PLAIN, extraTime: 'untimed' })
  await expect.element(screen.getByRole('button', { name: 'No time limit. Pause.' })).toBeVisible()
})

test('a question on a sheet is worked by keyboard: what a formula gives is said, and what was typed is there again', async () => {
  const app = await open('/pages/activities')
  const { screen, router, db } = app
  const session = await call(start, {
    body: { skillId: 'spreadsheets', accommodations: PLAIN, consent: { rules: true } },
  })
  await db.table('evaluationSessions').update(session.id, { itemId: 'spreadsheets-w01' })
  await router.navigate({ to: '/skill-evaluation/evaluation' })
  await expect.element(screen.getByRole('grid', { name: 'Spreadsheet' })).toBeVisible()
  const field = screen.getByRole('textbox', { name: /^[A-Z]\d+: / }).first()
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Enter a formula first, or say you don’t know.')).toBeVisible()

  // From the heading into the grid, from its cell into the field of the cell.
  screen.getByRole('heading', { level: 1 }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.activeElement?.role ?? document.activeElement?.tagName).toBe('TD')
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{F2}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('=SUM(1')
  await expect.element(field).toHaveAccessibleDescription(/\S/)
  await userEvent.keyboard(';1)')
  await expect.element(field).toHaveAccessibleDescription(/^Gives 2/)
  await expect.poll(async () => (await call(current, {}))?.item?.draft?.[0]?.text).toBe('=SUM(1;1)')

  await router.navigate({ to: '/pages/activities' })
  await router.navigate({ to: '/skill-evaluation/evaluation' })
  await expect.element(field).toHaveValue('=SUM(1;1)')
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Question 2', { exact: true })).toBeVisible()
})

test('a question with a query is worked by keyboard: it is run, what it gives or lacks is said, and it is kept', {
  tags: 'extended',
}, async () => {
  const { screen, router, db } = await open('/pages/activities')
  const session = await call(start, { body: { skillId: 'sql', accommodations: PLAIN, consent: { rules: true } } })
  await db.table('evaluationSessions').update(session.id, { itemId: 'sql-w04' })
  await router.navigate({ to: '/skill-evaluation/evaluation' })
  await expect.element(screen.getByRole('table', { name: 'customers' })).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Your query' })
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Enter a query first, or say you don’t know.')).toBeVisible()

  field.element().focus()
  await userEvent.keyboard('SELEC')
  const run = screen.getByRole('button', { name: 'Run', exact: true })
  await expect.element(run).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText('near "SELEC": syntax error')).toBeVisible()
  await userEvent.keyboard('T count(*) FROM customers')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('table', { name: 'Result' }).getByRole('cell', { name: '5' })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await userEvent.tab()
  await expect.element(run).toHaveFocus()
  const typed = 'SELECT count(*) FROM customers'
  await expect.poll(async () => (await call(current, {}))?.item?.draftQuery).toBe(typed)

  await router.navigate({ to: '/pages/activities' })
  await router.navigate({ to: '/skill-evaluation/evaluation' })
  await expect.element(field).toHaveValue(typed)
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Question 2', { exact: true })).toBeVisible()
})

test('a question with a program is worked by keyboard: it is run, what it gives or lacks is said, and it is kept', {
  tags: 'extended',
}, async () => {
  const { screen, router, db } = await open('/pages/activities')
  const requested = { skillId: 'javascript', accommodations: PLAIN, consent: { rules: true } } as const
  const session = await call(start, { body: requested })
  await db.table('evaluationSessions').update(session.id, { itemId: 'javascript-w03' })
  await router.navigate({ to: '/skill-evaluation/evaluation' })
  const field = screen.getByRole('textbox', { name: 'Your program' })
  await expect.element(field).toHaveValue('function createTickets(letter) {\n  \n}')
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Write the function first, or say you don’t know.')).toBeVisible()

  const run = screen.getByRole('button', { name: 'Run', exact: true })
  await expect.element(run).toBeEnabled()
  await field.fill('function createTickets(letter) {\n  return oops\n}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText(/error on line 2: ReferenceError: 'oops' is not defined/).first()).toBeVisible()
  const typed = 'function createTickets(letter) {\n  console.log("hello")\n  return () => letter\n}'
  await field.fill(typed)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText('Correct: 0 of 2')).toBeVisible()
  await expect.element(screen.getByText('hello').first()).toBeVisible()
  await expect.element(field).toHaveFocus()
  await userEvent.tab()
  await expect.element(run).toHaveFocus()
  await expect.poll(async () => (await call(current, {}))?.item?.draftProgram).toBe(typed)

  await router.navigate({ to: '/pages/activities' })
  await router.navigate({ to: '/skill-evaluation/evaluation' })
  await expect.element(field).toHaveValue(typed)
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Question 2', { exact: true })).toBeVisible()
})

test('nothing is under way without a session, and what is not there says so', { tags: 'extended' }, async () => {
  const { screen, router } = await open('/skill-evaluation/evaluation', { prefs: { language: 'fr' } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Aucune évaluation en cours.' })).toBeVisible()
  await router.navigate({ to: '/skill-evaluation/results/$id', params: { id: 'none' } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Ce résultat n’existe pas.' })).toBeVisible()
})

test('a result tells its level, what was tried out, and gives a badge whose signature is valid', async () => {
  const { screen } = await open('/skill-evaluation/results/alex-spreadsheets', {
    samplesOf: ['auth', 'user', 'skills', 'evaluation'],
  })
  await expect
    .element(
      screen.getByText(
        /^You answered \d+ questions\. The evaluation took \d+ minutes?\..* There were also 2 test questions/,
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByText('Not calibrated yet.')).toBeVisible()
  await expect.element(screen.getByText(/Your correct and incorrect answers follow the usual pattern\./)).toBeVisible()
  // On paper it says whose it is.
  expect(
    screen
      .getByText('Alex Morgan', { exact: true })
      .elements()
      .some(({ className }) => className.includes('print:block')),
  ).toBe(true)
  await screen.getByRole('button', { name: 'Issue the badge' }).click()
  await screen.getByRole('button', { name: 'Verify' }).click()
  await expect.element(screen.getByText('The signature is valid:')).toBeVisible()
  await expect.element(screen.getByText(/"name": "Spreadsheets: level 4, Proficient"/)).toBeVisible()
})

test('a result names its page, and says in words and on the bar how far it is from what the target roles require', {
  tags: 'extended',
}, async () => {
  const { screen, router } = await open('/skill-evaluation/results/alex-spreadsheets-spring', {
    samplesOf: ['auth', 'user', 'skills', 'evaluation', 'profiling'],
  })
  const gap = screen.getByRole('region', { name: 'Distance from your target' })
  const bar = (words: string) => gap.getByRole('img', { name: words })
  await expect
    .element(gap.getByText(/^You’re 1 level short of Proficient, which your target roles require\./))
    .toBeVisible()
  await expect
    .element(gap.getByText(/ The margin of error includes the required level, so you may already have it\.$/))
    .toBeVisible()
  await expect
    .element(bar('Your level: Competent. Required: Proficient.'))
    .toHaveAttribute('style', expect.stringContaining('--need: 70'))
  await expect.poll(() => document.title).toBe('Spreadsheets · Evaluation result · Cairn')

  await router.navigate({ to: '/skill-evaluation/results/$id', params: { id: 'alex-spreadsheets' } })
  await expect.element(gap.getByText('You have the level your target roles require: Proficient.')).toBeVisible()
  await expect.element(bar('Your level: Proficient. Required: Proficient.')).toBeVisible()

  // No target role requires it.
  await router.navigate({ to: '/skill-evaluation/results/$id', params: { id: 'alex-data-protection' } })
  await expect.poll(() => document.title).toContain('Data protection')
  await expect.element(screen.getByRole('heading', { name: 'About this result' })).toBeVisible()
  await expect.element(gap).not.toBeInTheDocument()
})

test('a skill is rated anew without a look at what is known of it, and then compared with that in words, with dates', async () => {
  const { screen, router, href } = await open('/skill-evaluation/skills?q=spreadsheets', {
    samplesOf: ['auth', 'user', 'skills', 'evaluation'],
  })
  const claimOf = async (skillId: string) =>
    (await call(skillsApi.endpoints.claims, {})).find((one) => one.skillId === skillId && one.source === 'self')
  const [before, rows] = [await claimOf('spreadsheets'), () => screen.getByRole('row').elements().slice(1)]
  const levels = () =>
    rows().map((row) => row.querySelector('span.font-medium')?.textContent ?? row.lastChild?.textContent)
  await screen.getByRole('link', { name: 'Rate again: Spreadsheets' }).click()
  const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
  await expect.element(heading('Rate yourself: Spreadsheets')).toBeVisible()
  expect(href()).toBe('/skill-evaluation/rating/spreadsheets')
  // Nothing of what is known is shown or selected.
  expect(
    document.querySelector('input[type="radio"][value]:checked:not([name="language"])')?.closest('main'),
  ).toBeFalsy()
  expect(screen.getByRole('table').query()).toBeNull()
  expect(screen.getByRole('main').element().textContent).not.toMatch(/measured level:|evaluated|ago/i)
  await screen.getByRole('button', { name: 'Save and compare' }).click()
  await expect.element(screen.getByText('Choose a level.')).toBeVisible()
  await screen.getByRole('radio', { name: /^Basic/ }).click()
  await screen.getByRole('button', { name: 'Save and compare' }).click()

  await expect.element(heading('Your ratings compared: Spreadsheets')).toHaveFocus()
  expect(levels()).toEqual(['Basic', 'Proficient', 'Proficient'])
  await expect
    .element(
      screen.getByText(
        /^Your rating is 2 levels below your measured level\. .*Your rating is 2 levels lower than your earlier one\.$/,
      ),
    )
    .toBeVisible()
  await expect.poll(() => claimOf('spreadsheets')).toMatchObject({ level: 2, earlier: [{ level: 4, at: before?.at }] })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading('Rate yourself: Spreadsheets')).toBeVisible()
  await expect.poll(() => claimOf('spreadsheets')).toEqual(before)

  // From the result too; what was never rated or measured says so.
  await router.navigate({ to: '/skill-evaluation/results/$id', params: { id: 'alex-spreadsheets' } })
  await screen.getByRole('link', { name: 'Rate yourself' }).click()
  await expect.element(heading('Rate yourself: Spreadsheets')).toBeVisible()
  await router.navigate({ to: '/skill-evaluation/rating/$skill', params: { skill: 'welding' } })
  await screen.getByRole('radio', { name: /^Novice/ }).click()
  await screen.getByRole('button', { name: 'Save and compare' }).click()
  await expect.element(screen.getByText(/^There’s nothing to compare yet\./)).toBeVisible()
  expect(levels()).toEqual(['Novice', 'You haven’t rated this skill before.', 'Not evaluated yet.'])
})
