// An account's whole story over the build, from signing up to another password: with a network, without one, and with links that are used twice or too old.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { controlled, expect, test, visit } from './fixtures.ts'
import { dist, openSite } from './site.ts'

test.use({ guest: true })

const FIRST = 'seven grey herons'
const SECOND = 'eight white herons'

test('Sign up, inbox, activate, sign in, forgot, reset, sign in', async ({ page }) => {
  await visit(page, '/sign-up')
  await controlled(page)
  await wholeStory(page, 'nora.online@mail.example')
})

test('The whole story without a network', { tag: '@core' }, async ({ page, network }) => {
  await visit(page, '/sign-up')
  await controlled(page)
  await network.cut()
  await page.reload()
  await wholeStory(page, 'nora.offline@mail.example')
})

test('The strength of a password: its code comes with the focus alone, and stays for the time without a network', async ({
  page,
  network,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await visit(page, '/sign-up')
  await controlled(page)
  const password = page.getByLabel('Password', { exact: true })
  expect(requested.filter((url) => url.includes('zxcvbn'))).toEqual([])
  await password.fill('password')
  await expect(password).toHaveAccessibleDescription(/Very weak/)
  await network.cut()
  await page.reload()
  await password.fill('correct horse battery')
  await expect(password).toHaveAccessibleDescription(/Strong/)
})

test('The strength of a password cannot be told offline before its code was ever there; the form says so and works', async ({
  page,
  network,
}) => {
  await visit(page, '/sign-up')
  await controlled(page)
  await network.cut()
  await page.reload()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(FIRST)
  await expect(password).toHaveAccessibleDescription(/We can’t check its strength while you’re offline\./)
  await signUp(page, 'nora.unknown@mail.example')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('A link is good once, and its token stays in no address', async ({ page }) => {
  await visit(page, '/sign-up')
  await controlled(page)
  await signUp(page, 'nora.twice@mail.example')
  const link = (await page.getByRole('link', { name: 'Open the link' }).getAttribute('href')) ?? ''
  expect(link).toMatch(/^\/activate-account\?token=[0-9a-f]{64}$/)
  for (const name of ['Your account is active', 'This link no longer works']) {
    await page.goto(link)
    await expect(page).toHaveURL(/\/activate-account$/)
    await page.getByRole('button', { name: 'Activate the account' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await page.goBack()
  expect(page.url()).not.toContain('token')
})

test.describe(() => {
  // The back end runs in the page, whose clock can be put forward.
  test.use({ serviceWorkers: 'block' })

  test('A link expires: the one to activate after seven days, the one to a new password after an hour', async ({
    page,
  }) => {
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await visit(page, '/sign-up')
    await signUp(page, 'nora.late@mail.example')
    const activation = await linkOf(page)
    await page.clock.setFixedTime(now + 7 * 24 * 3_600_000)
    await page.goto(activation)
    await page.getByRole('button', { name: 'Activate the account' }).click()
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    // A new one can be requested on that page.
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await page.getByRole('link', { name: 'Open the link' }).click()
    await page.getByRole('button', { name: 'Activate the account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()

    await visit(page, '/forgot-password')
    await page.getByRole('button', { name: 'Send the email' }).click()
    const reset = await linkOf(page)
    await page.clock.setFixedTime(now + 7 * 24 * 3_600_000 + 3_600_000)
    await page.goto(reset)
    await page.getByLabel('New password', { exact: true }).fill(SECOND)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
})

test('A captcha of config.json: its script runs under the policy, and its token goes with the form', async ({
  browser,
}) => {
  const captcha = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' })
    // A script that loads another, as Google's does.
    response.end(`if (!globalThis.grecaptcha) {
      globalThis.grecaptcha = { render(element, { sitekey, callback }) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'I am no robot: ' + sitekey
        button.onclick = () => callback('a token')
        element.append(button)
        const more = document.createElement('script')
        more.src = document.querySelector('script[src*="render=explicit"]').src + '&more'
        document.head.append(more)
        return 0
      }, reset() {} }
    }`)
  })
  await new Promise<void>((resolve) => captcha.listen(0, '127.0.0.1', resolve))
  const { port } = captcha.address() as AddressInfo
  const root = mkdtempSync(join(tmpdir(), 'cairn-captcha-'))
  cpSync(dist, root, { recursive: true })
  const scriptUrl = `http://127.0.0.1:${port}/api.js`
  writeFileSync(join(root, 'config.json'), JSON.stringify({ captcha: { scriptUrl, forgotPasswordKey: 'key' } }))
  const site = await openSite(root)
  const context = await browser.newContext({ baseURL: site.url, storageState: undefined, serviceWorkers: 'block' })
  const page = await context.newPage()
  const broken: string[] = []
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
  page.on('pageerror', (error) => broken.push(error.message))
  await visit(page, '/forgot-password')
  await page.getByLabel('Email').fill('nora.robot@mail.example')
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByText('Confirm that you’re not a robot.')).toBeVisible()
  await page.getByRole('button', { name: 'I am no robot: key' }).click()
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(broken).toEqual([])
  await context.close()
  await site.stop()
  captcha.close()
  rmSync(root, { recursive: true })
})

/** From the sign-up form that is open, to being signed in with the second password. */
async function wholeStory(page: Page, email: string): Promise<void> {
  await signUp(page, email)
  await page.getByRole('link', { name: 'Open the link' }).click()
  await page.getByRole('button', { name: 'Activate the account' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, FIRST)
  await visit(page, '/sign-out')
  await visit(page, '/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the email' }).click()
  await page.getByRole('link', { name: 'Open the link' }).click()
  await page.getByLabel('New password', { exact: true }).fill(SECOND)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, SECOND)
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

/** The address is there already where it was typed before. */
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^ey/)
}

async function linkOf(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: 'Open the link' }).getAttribute('href')) ?? ''
}
