import { expect, test } from 'vitest'
import type { Profile } from '#contract/portal/profile.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const SAMPLES = ['user', 'auth', 'navigation', 'skills', 'jobs', 'profile', 'profiling']

test('The profile is kept as it is typed and undone step by step; entries are removed with undo; a version is kept and compared; it is printed in three manners', {
  timeout: 60_000,
}, async () => {
  const { screen, db, href } = await renderApp('/profile', { signedIn: true, samplesOf: SAMPLES })
  const stored = async () => (await db.table<Profile>('profiles').get('alex-morgan'))?.content
  const headline = screen.getByRole('textbox', { name: 'Headline' })
  await expect.element(headline).toHaveValue('Data analyst, public transport')
  await headline.fill('Analyst of late buses')
  await expect.poll(async () => (await stored())?.basics.label).toBe('Analyst of late buses')
  await screen.getByRole('button', { name: 'Undo the last change' }).click()
  await expect.element(headline).toHaveValue('Data analyst, public transport')
  expect((await stored())?.basics.label).toBe('Data analyst, public transport')

  // A date that is none stays where it was typed, and is not kept.
  await screen.getByRole('button', { name: /^Data analyst/ }).click()
  const from = screen.getByRole('textbox', { name: 'From', exact: true })
  await from.fill('last spring')
  await screen.getByRole('textbox', { name: 'Position' }).click()
  await expect.element(screen.getByText('Write a year or a month, such as 2024 or 2024-09.')).toBeVisible()
  await from.fill('4/2021')
  await expect.poll(async () => (await stored())?.work[0]?.startDate).toBe('2021-04')

  await screen.getByRole('button', { name: 'Remove “French”' }).click()
  await expect.poll(async () => (await stored())?.languages.length).toBe(2)
  await screen.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await stored())?.languages.length).toBe(3)

  await screen.getByRole('button', { name: 'Compare “Analyst, spring” with now' }).click()
  await expect.element(screen.getByText('Added · Certificates', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()

  await screen.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your resume on paper' })).toBeVisible()
  await screen.getByText('Two columns').click()
  await expect.poll(href).toContain('print=columns')
})
