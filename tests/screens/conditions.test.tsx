// What has to fit: the jobs begin by it, each condition can be taken away and put back, and the profile changes it.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { jobsApi } from '#contract/portal/jobs.ts'
import { profilingApi } from '#contract/portal/profiling.ts'
import { call } from '#platform/api/call.ts'
import { postJobs } from '#tests/setup/own-jobs.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const SAMPLES = ['auth', 'user', 'skills', 'jobs', 'applications', 'profiling', 'profile', 'evaluation']

async function open(path: string) {
  const app = await renderApp(path, { signedIn: true, samplesOf: SAMPLES })
  const button = (name: string | RegExp) => app.screen.getByRole('button', { name, exact: true })
  const count = (length: number) => app.screen.getByText(`${length} jobs`, { exact: true })
  return { ...app, button, count }
}

const found = async (query: object) => (await call(jobsApi.endpoints.jobs, { query: query as never })).pagination.length
const answered = async (id: string) => (await call(profilingApi.endpoints.answers, {})).answers[id]?.value ?? null

const LYON = 'Within 50 km of Lyon, or remote'

test('the jobs begin by one’s conditions; one is taken away, all are, and they are put back; words keep them', {
  tags: 'extended',
}, async () => {
  const { screen, button, count, href, router } = await open('/career/jobs')
  const [all, fitting] = [await found({}), await found({ conditions: 'true' })]
  expect(fitting).toBeLessThan(all)
  await expect.element(count(fitting)).toBeVisible()
  await expect.element(screen.getByText(/^Filtered by your conditions\./)).toBeVisible()
  expect(href()).toBe('/career/jobs')

  await button(`Remove the filter ${LYON}`).click()
  await expect.poll(href).toBe('/career/jobs?contract=permanent%2CfixedTerm')
  await expect.element(count(await found({ contract: 'permanent,fixedTerm' }))).toBeVisible()
  await button('Remove the filter Permanent, Fixed term').click()
  await expect.poll(href).toBe('/career/jobs?conditions=0')
  await expect.element(count(all)).toBeVisible()
  expect(screen.getByText(/^Filtered by your conditions\./).elements()).toHaveLength(0)
  await button('Your conditions').click()
  await expect.element(count(fitting)).toBeVisible()
  await expect.element(button(`Remove the filter ${LYON}`)).toBeVisible()

  // One's saved jobs are all of them, as their number says; and back.
  const saved = await found({ saved: 'true' })
  await button(`Saved ${saved}`).click()
  await expect.element(count(saved)).toBeVisible()
  await expect.poll(href).toBe('/career/jobs?saved=1')
  await button(`Saved ${saved}`).click()
  await expect.element(count(fitting)).toBeVisible()

  await router.navigate({ to: '/career/jobs' })
  await expect.element(button(`Remove the filter ${LYON}`)).toBeVisible()
  await screen.getByRole('searchbox', { name: 'Search jobs' }).fill('analyst')
  await expect.poll(href).toContain('q=analyst')
  await expect.element(count(await found({ conditions: 'true', q: 'analyst' }))).toBeVisible()
})

test('a town is chosen by keyboard in the filters; a text that is no town stays, with an error', {
  tags: 'extended',
}, async () => {
  const { screen, href } = await open('/career/jobs?conditions=0')
  await userEvent.keyboard('f')
  const drawer = screen.getByRole('dialog', { name: 'Filters' })
  const around = drawer.getByRole('combobox', { name: 'Near' })
  await around.fill('Nan')
  await expect.poll(() => drawer.getByRole('option').elements().length).toBeGreaterThan(1)
  const second = drawer.getByRole('option').nth(1).element().firstChild?.textContent?.trim() ?? ''
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(href).toContain(`place=${second}`)
  await expect.element(around).toHaveValue(second)
  // At once, before any town can be there.
  await around.fill('lyo')
  await userEvent.keyboard('{Enter}')
  await expect.poll(href).toContain('place=Lyon')
  await around.fill('Zzz')
  await userEvent.tab()
  await expect.element(drawer.getByText(/^No jobs in cities starting with these letters/)).toBeVisible()
  await expect.element(around).toHaveValue('Zzz')
  expect(href()).toContain('place=Lyon')
  await around.fill('Ly')
  await userEvent.tab()
  await expect.element(drawer.getByText('Choose a city from the list.')).toBeVisible()
  await around.fill('NANTES')
  await userEvent.tab()
  await expect.poll(href).toContain('place=Nantes')
  await drawer.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(around).toHaveValue('')
  await expect.poll(href).toBe('/career/jobs?conditions=0')
})

test('the profile changes them, a change at a time, and takes it back', { tags: 'extended' }, async () => {
  const { screen, button, count, router } = await open('/profile')
  const conditions = screen.getByRole('region', { name: 'Your conditions' })
  await expect.element(conditions.getByText('Lyon, within 50 km')).toBeVisible()
  await button('Edit: Your conditions').click()
  const town = conditions.getByRole('combobox', { name: 'Where would you like to work?' })
  await expect.element(town).toHaveValue('Lyon')
  await town.fill('Paris')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answered('place')).toMatchObject({ name: 'Paris', radiusKm: 50 })
  await conditions.getByRole('checkbox', { name: 'Fixed term' }).click()
  await expect.poll(() => answered('contract')).toEqual(['permanent'])
  const amount = conditions.getByRole('textbox', { name: 'Amount' })
  await amount.fill('2 500,50')
  await conditions.getByRole('button', { name: /Per$/ }).click()
  await screen.getByRole('option', { name: 'month' }).click()
  await expect.poll(() => answered('pay')).toEqual({ min: 250_050, currency: 'EUR', unit: 'month' })
  await amount.fill('')
  await userEvent.tab()
  await expect.poll(() => answered('pay')).toBe(null)

  await conditions.getByRole('checkbox', { name: 'Permanent' }).click()
  await expect.poll(() => answered('contract')).toBe(null)
  document.body.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => answered('contract')).toEqual(['permanent'])
  await expect.element(conditions.getByRole('checkbox', { name: 'Permanent' })).toBeChecked()

  await router.navigate({ to: '/career/jobs' })
  await expect.element(button('Remove the filter Within 50 km of Paris, or remote')).toBeVisible()
  await expect.element(count(await found({ conditions: 'true' }))).toBeVisible()
})

test('where few jobs have all of the words, those with most of them follow behind a line', async () => {
  const { screen, count, db, router } = await open('/career/jobs')
  await call(jobsApi.endpoints.jobs, { query: {} as never })
  const python = { title: { en: 'Python developer', fr: 'Développeur Python F/H' } }
  const remote = { ...python, remote: 'full', daysOnSite: null } as const
  await postJobs(db, [remote, python, { ...python, remote: 'none', daysOnSite: null }])
  await router.navigate({ to: '/career/jobs', search: { q: 'remote python Lyon' } })
  const { results, withAllWords, pagination } = await call(jobsApi.endpoints.jobs, {
    query: { q: 'remote python Lyon' } as never,
  })
  expect(withAllWords).toBeGreaterThan(0)
  expect(withAllWords).toBeLessThan(pagination.length)
  await expect.element(screen.getByText('The jobs below contain most of these words.')).toBeVisible()
  const items = screen.getByRole('list', { name: 'Jobs' }).getByRole('listitem').elements()
  expect(items.findIndex((item) => !item.querySelector('[data-job]'))).toBe(withAllWords)
  expect(items).toHaveLength(results.length + 1)
  const said = withAllWords === 1 ? screen.getByText('1 job', { exact: true }) : count(withAllWords ?? 0)
  await expect.element(said).toBeVisible()
})
