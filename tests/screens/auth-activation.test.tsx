// Activating an account, by the link of its mail or asking for another; an account that waits; somebody who is signed in meanwhile (portal spec §2).
import { describe, expect, test } from 'vitest'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { NORA, signedUp, tokenOf } from '#tests/setup/accounts.ts'
import { openPortalNetwork } from '#tests/setup/portal-network.ts'
import { type RenderAppOptions, renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

const openLink = async (options: RenderAppOptions = {}) => {
  const { screen, router, href } = await renderApp('/home', options)
  const link = await signedUp()
  await router.navigate({ href: link })
  const activate = screen.getByRole('button', { name: 'Activate the account' })
  await expect.element(activate).toBeVisible()
  return { screen, router, href, link, activate }
}

describe('the link of an activation mail', () => {
  test('activates by a press, not by the visit, and the token leaves the address', async () => {
    const { screen, href, router, link, activate } = await openLink()
    await expect.poll(href).toBe('/activate-account')
    expect(JSON.stringify(router.history.location)).not.toContain(tokenOf(link))
    await activate.click()
    await expect.element(screen.getByText('Your account is active')).toHaveFocus()
    await screen.getByRole('link', { name: 'Sign in' }).click()
    await expect.poll(href).toBe('/sign-in')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(tokenOf(link))
  })

  test('is good once: then another can be asked for', async () => {
    const { screen, router, link, activate } = await openLink()
    await activate.click()
    await expect.element(screen.getByText('Your account is active')).toBeVisible()
    await router.navigate({ to: '/home' })
    await router.navigate({ href: link })
    await activate.click()
    await expect.element(screen.getByText('This link no longer works')).toHaveFocus()
    await screen.getByLabelText('Email').fill(NORA.email)
    await screen.getByRole('button', { name: 'Send a new link' }).click()
    await expect.element(screen.getByText(/a new email is on its way/)).toBeVisible()
    // The account is active by now: nothing is written to it.
    await expect.element(screen.getByText(/^No emails for nora/)).toBeVisible()
  })

  test('a second press sends nothing', async () => {
    const answered = Promise.withResolvers<void>()
    let calls: number | undefined
    const delay = async () => {
      if (calls === undefined) return
      calls += 1
      await answered.promise
    }
    const { screen, activate } = await openLink({ delay })
    calls = 0
    await activate.dblClick()
    answered.resolve()
    await expect.element(screen.getByText('Your account is active')).toBeVisible()
    expect(calls).toBe(1)
  })

  test('may have a token of digits', async () => {
    const { screen, href } = await renderApp('/activate-account?token=00123')
    await expect.element(screen.getByRole('button', { name: 'Activate the account' })).toBeVisible()
    await expect.poll(href).toBe('/activate-account')
    expect(JSON.stringify({ ...sessionStorage })).toContain('00123')
  })

  test('without one, the page says what it needs, and sends another', async () => {
    const { screen } = await renderApp('/activate-account')
    await expect
      .element(screen.getByRole('heading', { name: 'Open this page from the link in your email' }))
      .toBeVisible()
    await signedUp()
    await screen.getByLabelText('Email').fill(NORA.email)
    await screen.getByRole('button', { name: 'Send a new link' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Activate your account' })).toBeVisible()
  })

  test('is open to whoever is signed in, too', async () => {
    const { screen } = await renderApp('/activate-account?token=any', { signedIn: true })
    await expect.element(screen.getByRole('button', { name: 'Activate the account' })).toBeVisible()
  })
})

describe('signing in to an account that waits to be activated', () => {
  test('is told so, with the mail and a way to have it sent again', async () => {
    const { screen } = await renderApp('/sign-in')
    await signedUp()
    await screen.getByLabelText('Email').fill(NORA.email)
    await screen.getByLabelText('Password', { exact: true }).fill(NORA.password)
    await screen.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(screen.getByRole('alert').getByText(/^This account isn’t active yet\./)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Open the link' })
    await expect.element(link).toBeVisible()
    const before = link.element().getAttribute('href')
    await screen.getByRole('button', { name: 'Send it again' }).click()
    await expect.poll(() => link.element().getAttribute('href')).not.toBe(before)
    const toasts = screen.getByRole('region', { name: 'Messages' })
    await expect.element(toasts.getByText('This account hasn’t been activated yet.')).toBeVisible()
  })

  test('with a wrong password is a wrong pair', { tags: 'extended' }, async () => {
    const { screen } = await renderApp('/sign-in')
    await signedUp()
    await screen.getByLabelText('Email').fill(NORA.email)
    await screen.getByLabelText('Password', { exact: true }).fill('not this')
    await screen.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Wrong email or password')
  })
})

describe('confirmation-required', () => {
  test('is for somebody who is signed in: the address, the mail again, and the way on', async () => {
    const { screen, href } = await renderApp('/confirmation-required', { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible()
    await expect.element(screen.getByText(SAMPLE_CREDENTIALS.email).first()).toBeVisible()
    await screen.getByRole('button', { name: 'Send it again' }).click()
    await expect.element(screen.getByRole('button', { name: 'Demo inbox updated' })).toBeVisible()
    await screen.getByRole('link', { name: 'I’ve confirmed it' }).click()
    await expect.poll(href).toBe('/dashboards/mainpage')
  })

  test('a portal that sends mail is said to have sent it', { tags: 'extended' }, async () => {
    const network = openPortalNetwork()
    const { screen } = await renderApp('/confirmation-required', { signedIn: true })
    await screen.getByRole('button', { name: 'Send it again' }).click()
    await expect.element(screen.getByRole('button', { name: 'Sent again' })).toBeVisible()
    await network.close()
  })

  test('sends a guest to sign in first', async () => {
    const { href } = await renderApp('/confirmation-required')
    await expect.poll(href).toBe('/sign-in?redirectURL=%2Fconfirmation-required')
  })
})
