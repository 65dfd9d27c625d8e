// What must be nowhere on the device: passwords, tokens of mails that have been used, and whoever deleted their account. The real screens are gone through, and
// everything that the browser stores for the site is searched after each.
import type { Page } from '@playwright/test'
import { passwords, person } from './canaries.ts'
import { completeProfiling } from './device.ts'
import { controlled, expect, test, visit } from './fixtures.ts'
import { storedUnder, tracesOf } from './traces.ts'

test.use({ guest: true })
// Passwords' digests take their time, and so does looking through everything.
test.slow()

const [FIRST, SECOND, THIRD, WRONG] = Object.values(passwords) as [string, string, string, string]

test('No password and no token that was used is kept: after sign-up, activation, a wrong password, another one, a reset, signing out', async ({
  page,
}) => {
  const secrets: Record<string, string> = { ...passwords }
  const find = () => tracesOf(page, secrets)
  await visit(page, '/sign-up')
  await controlled(page)
  await signUp(page)
  expect(await find()).toEqual([])

  // A valid token is where a mail server would store it, and in the demo's inbox: the link of the mail on the page.
  const activation = await tokenOfMail(page)
  await expect
    .poll(() => tracesOf(page, { activation }))
    .toEqual(expect.arrayContaining(['database cairn-accounts accountMails: activation', 'the page: activation']))
  secrets['the token of the activation'] = activation
  await page.getByRole('link', { name: 'Open the link' }).click()
  await page.getByRole('button', { name: 'Activate the account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  expect(await find()).toEqual([])

  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, WRONG)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('')
  expect(await find()).toEqual([])
  await signIn(page, FIRST)
  await page.getByRole('heading', { level: 1, name: 'Which roles would you like?' }).waitFor()
  expect(await find()).toEqual([])

  await completeProfiling(page, await userIdOf(page))
  await visit(page, '/settings?section=security')
  await page.getByLabel('Current password').fill(FIRST)
  await page.getByLabel('New password', { exact: true }).fill(SECOND)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.').first()).toBeVisible()
  expect(await find()).toEqual([])

  await visit(page, '/sign-out')
  expect(await find()).toEqual([])

  await visit(page, '/forgot-password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the email' }).click()
  secrets['the token of the reset'] = await tokenOfMail(page)
  await page.getByRole('link', { name: 'Open the link' }).click()
  await page.getByLabel('New password', { exact: true }).fill(THIRD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  expect(await find()).toEqual([])
})

test('Who deletes their account leaves neither their name nor their address, nor a workspace, in anything that the device keeps', async ({
  page,
}) => {
  await visit(page, '/sign-up')
  await controlled(page)
  await signUp(page)
  await page.getByRole('link', { name: 'Open the link' }).click()
  await page.getByRole('button', { name: 'Activate the account' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, WRONG)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await signIn(page, FIRST)
  await page.getByRole('heading', { level: 1, name: 'Which roles would you like?' }).waitFor()
  const id = await userIdOf(page)
  await completeProfiling(page, id)
  await visit(page, '/settings?section=security')
  await page.getByLabel('Current password').fill(WRONG)
  await page.getByLabel('New password', { exact: true }).fill(SECOND)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await visit(page, '/settings?section=account')
  await expect.poll(() => tracesOf(page, { address: person.email })).not.toEqual([])
  await expect.poll(() => storedUnder(page, id)).toEqual(expect.arrayContaining([`cairn ${id}`, `cairn-journal ${id}`]))

  await page.getByRole('button', { name: 'Delete account…' }).click()
  await page.getByLabel(`Type ${person.email} to confirm`).fill(person.email)
  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()

  const words = { 'first name': person.firstName, 'last name': person.lastName, address: person.email, id }
  await expect.poll(() => tracesOf(page, { ...words, ...passwords })).toEqual([])
  await expect.poll(() => storedUnder(page, id)).toEqual([])
  // Nor after the worker, which remembers, has been queried again.
  await page.goto('/sign-in')
  await signIn(page, FIRST)
  await expect(page.getByRole('alert').first()).toBeVisible()
})

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function tokenOfMail(page: Page): Promise<string> {
  const link = (await page.getByRole('link', { name: 'Open the link' }).getAttribute('href')) ?? ''
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  return token
}

/** As the token says it. */
const userIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [, claims = ''] = (localStorage.getItem('accessToken') ?? '').split('.')
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub
  })
