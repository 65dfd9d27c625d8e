// Lists of the career as tables: what the search and the filters show, in its order, in the language of the reader.
import { afterEach, expect, test } from 'vitest'
import { jobsApi } from '#contract/portal/jobs.ts'
import { call } from '#platform/api/call.ts'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { cellsIn, savedFiles } from '#tests/setup/saved-files.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const open = (path: string) =>
  renderApp(path, { signedIn: true, samplesOf: ['auth', 'user', 'skills', 'jobs', 'applications'] })

afterEach(() => setPrefs({ language: 'en' }))

test('the jobs that are listed, those of the other pages too', { tags: 'extended' }, async () => {
  const { screen } = await open('/career/jobs?sort=date')
  const files = savedFiles()
  const { results, pagination } = await call(jobsApi.endpoints.jobs, { query: { sort: 'date', page: 1, size: 100 } })
  await screen.getByRole('button', { name: 'Export these jobs' }).click()
  await expect.poll(files.names).toEqual([expect.stringMatching(/^jobs-\d{4}-\d\d-\d\d\.csv$/)])
  const text = await files.text(0)
  expect(text.trimEnd().split('\r\n')).toHaveLength(pagination.length + 1)
  const links = [...text.matchAll(/\/career\/jobs\/([\w-]+)/g)].map(([, id]) => id)
  expect(links.slice(0, results.length)).toEqual(results.map(({ id }) => id))
})

test('the applications of a stage, in French as its spreadsheets read them', { tags: 'extended' }, async () => {
  const { screen } = await open('/career/applications?stage=offer')
  const files = savedFiles()
  await expect.element(screen.getByRole('link', { name: /^Lecturer, statistics/ })).toBeVisible()
  const shown = screen.getByRole('list', { name: 'Applications', exact: true }).getByRole('listitem').elements().length
  setPrefs({ language: 'fr' })
  await screen.getByRole('button', { name: 'Exporter ces candidatures' }).click()
  await expect.poll(files.names).toEqual([expect.stringMatching(/^candidatures-/)])
  const statuses = cellsIn(await files.text(0), 'Statut', ';')
  expect(statuses).toHaveLength(shown)
  expect(statuses).toContain('Proposition')
})
