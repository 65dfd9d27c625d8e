import { expect, test } from 'vitest'
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const INTERVIEW = 'application-halden-energy-demand-analyst'
const OFFERED = 'application-universite-de-la-confluence-lecturer-statistics'
const WAITING = 'application-okapi-health-data-analyst'

async function open(path: string) {
  const samplesOf = ['auth', 'user', 'skills', 'jobs', 'profile', 'applications']
  const app = await renderApp(path, { signedIn: true, samplesOf })
  const { screen, db } = app
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true })
  const stored = (id: string) => db.table<ApplicationRow>('applications').get(id)
  return { ...app, button, stored }
}

test('the list is filtered by stage and words, becomes a board, and leads to one; all of it stands in the address', async () => {
  const { screen, button, href, db } = await open('/career/applications')
  await expect.element(screen.getByRole('link', { name: /Halden/ })).toBeVisible()
  const all = await db.table('applications').count()
  const rows = () => screen.getByRole('list', { name: 'Applications', exact: true }).getByRole('listitem').elements()
  await expect.element(screen.getByText(`${all} applications`)).toBeVisible()
  await expect.poll(() => rows().length).toBe(all)
  await button(/^Offer/).click()
  await expect.poll(href).toContain('stage=offer')
  await expect.poll(() => rows().length).toBeLessThan(all)
  await expect.element(screen.getByRole('link', { name: /^Lecturer, statistics/ })).toBeVisible()
  await button(/^Offer/).click()
  await screen.getByRole('searchbox', { name: 'Search applications' }).fill('halden')
  await expect.poll(() => rows().length).toBe(1)
  await screen.getByRole('searchbox', { name: 'Search applications' }).fill('')
  await screen.getByText('Board', { exact: true }).click()
  const board = screen.getByRole('region', { name: 'Applications by stage' })
  await expect.poll(() => board.getByRole('link').elements().length).toBe(all)
  const column = board.getByRole('region', { name: /^Interview/ })
  await column.getByRole('link', { name: /Halden/ }).click()
  await expect.poll(href).toBe(`/career/applications?view=board&application=${INTERVIEW}`)
  await expect.element(screen.getByRole('heading', { level: 2, name: /^Demand analyst/ })).toBeVisible()
})

test('one is withdrawn with a reason and a word, which the timeline tells; a note is kept and deleted with undo', async () => {
  const { screen, button, stored } = await open(`/career/applications?application=${WAITING}`)
  await screen.getByRole('textbox', { name: 'New note' }).fill('Ask Priya about them.')
  await button('Add note').click()
  await expect.poll(async () => (await stored(WAITING))?.notes.at(-1)?.text).toBe('Ask Priya about them.')
  await button('Delete the note').first().click()
  await button('Undo').click()
  await expect.poll(async () => (await stored(WAITING))?.notes.at(-1)?.text).toBe('Ask Priya about them.')

  await button('Withdraw').click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await screen.getByRole('option', { name: 'The pay' }).click()
  await dialog.getByRole('textbox', { name: /^A word to the employer/ }).fill('Thank you for the tour.')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const last = screen.getByRole('listitem').filter({ hasText: /^Withdrawn/ })
  await expect.element(last.getByText(/^Withdrawn by you/)).toBeVisible()
  await expect.element(last.getByText(/The pay$/)).toBeVisible()
  await expect.element(last.getByText('Thank you for the tour.')).toBeVisible()
  expect(button('Withdraw').elements()).toHaveLength(0)
})

test('an interview: other times are proposed, one that has passed is refused where it was typed; a time is accepted', async () => {
  const { screen, button, stored } = await open(`/career/applications?application=${INTERVIEW}`)
  const interview = async () => (await stored(INTERVIEW))?.interviews.at(-1)
  await button('Propose other times').click()
  const slot = (await interview())?.slots[1]
  await button('Propose').click()
  await expect.element(screen.getByText('Give at least one time.')).toBeVisible()
  const time = screen.getByLabelText('Time 1, where you are')
  await time.fill('2020-05-04T10:00')
  await button('Propose').click()
  await expect.element(screen.getByText('This time has passed.')).toBeVisible()
  await button('Cancel').click()
  await screen.getByRole('group', { name: 'Which time suits you?' }).getByRole('radio').nth(1).click()
  await button('Accept').click()
  await expect.element(screen.getByText('Agreed', { exact: true })).toBeVisible()
  expect(await interview()).toMatchObject({ status: 'accepted', startsAt: slot })

  await button('Propose other times').click()
  await time.fill(`${new Date().getFullYear() + 1}-05-04T10:00`)
  await button('Propose').click()
  await expect.element(screen.getByText('Waits for their answer')).toBeVisible()
  await expect.element(screen.getByText(/^You proposed:/)).toBeVisible()
  await button('Decline the interview').click()
  await expect.element(screen.getByText('You declined')).toBeVisible()
})

test('an offer is answered after a question: declining can be thought over, accepting is a promise', async () => {
  const { screen, button, stored } = await open(`/career/applications?application=${OFFERED}`)
  const asked = screen.getByRole('alertdialog')
  await button('Decline').click()
  await expect.element(asked.getByText(/the application ends\.$/)).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  expect((await stored(OFFERED))?.status).toBe('offer')
  await button('Accept').click()
  await asked.getByRole('button', { name: 'Accept' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await expect.poll(async () => (await stored(OFFERED))?.status).toBe('accepted')
  expect(button('Accept').elements()).toHaveLength(0)
})
