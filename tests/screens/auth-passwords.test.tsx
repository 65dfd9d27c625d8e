// A forgotten password, another one, the first one (portal spec §2): by the links of mails, which are good once.
import { describe, expect, test } from 'vitest'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { activated, forgotten, NORA, newestMail, portalAnswers, signedUp, tokenOf } from '#tests/setup/accounts.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

const openForgot = async () => {
  const { screen, href, router } = await renderApp('/forgot-password')
  return {
    screen,
    href,
    router,
    email: screen.getByLabelText('Email'),
    submit: screen.getByRole('button', { name: 'Send the email' }),
  }
}

describe('a forgotten password', () => {
  test('leads to the word that a mail was sent, and the demo inbox shows it', async () => {
    const { screen, email, submit } = await openForgot()
    await email.fill(SAMPLE_CREDENTIALS.email)
    await submit.click()
    await expect.element(screen.getByText('Check your email')).toHaveFocus()
    await expect.element(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Open the link' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/reset-password\?token=/))
  })

  test('says the same of an address without an account, whose demo inbox stays empty', async () => {
    const { screen, email, submit } = await openForgot()
    await email.fill('nobody@mail.example')
    await submit.click()
    await expect.element(screen.getByText(/^If there’s an account for/)).toBeVisible()
    await expect.element(screen.getByText(/^No emails for nobody@mail\.example\./)).toBeVisible()
  })

  test('an address is asked for, beside its field', async () => {
    const { email, submit } = await openForgot()
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.')
    await expect.element(email).toHaveAttribute('autocomplete', 'username')
  })

  test('what was typed on the sign-in page is here already', async () => {
    const { screen, router } = await renderApp('/sign-in')
    await screen.getByLabelText('Email').fill(NORA.email)
    await screen.getByRole('link', { name: 'Forgot password?' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
    await expect.element(screen.getByLabelText('Email')).toHaveValue(NORA.email)
    expect(router.state.location.pathname).toBe('/forgot-password')
  })

  test('a failure is told, and nothing typed is lost', async () => {
    const { screen, email, submit } = await openForgot()
    await email.fill(NORA.email)
    portalAnswers(503, '')
    await submit.click()
    await expect.element(screen.getByRole('alert').getByText(/^That didn’t work\./)).toBeVisible()
    await expect.element(email).toHaveValue(NORA.email)
  })
})

describe('another password', () => {
  const openReset = async (prepare: () => Promise<string>) => {
    const { screen, router, href } = await renderApp('/forgot-password')
    const link = await prepare()
    await router.navigate({ href: link })
    return {
      screen,
      router,
      href,
      link,
      password: screen.getByLabelText('New password', { exact: true }),
      submit: screen.getByRole('button', { name: 'Save the password' }),
    }
  }

  const afterForgotten = async () => {
    await activated()
    return forgotten()
  }

  test('is saved by the link, and signs in', async () => {
    const { screen, password, submit, href } = await openReset(afterForgotten)
    await password.fill('eight white herons')
    await submit.click()
    await expect.element(screen.getByText('Your password is saved')).toHaveFocus()
    await screen.getByRole('link', { name: 'Sign in' }).click()
    await expect.poll(href).toBe('/sign-in')
    await screen.getByLabelText('Email').fill(NORA.email)
    await screen.getByLabelText('Password', { exact: true }).fill('eight white herons')
    await screen.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(href).not.toBe('/sign-in')
  })

  test('the token leaves the address at once, and the history with it', async () => {
    const { router, href, link, password } = await openReset(afterForgotten)
    await expect.element(password).toBeVisible()
    await expect.poll(href).toBe('/reset-password')
    expect(JSON.stringify(router.history.location)).not.toContain(tokenOf(link))
  })

  test('a reload before it is used loses nothing', async () => {
    const { screen, href, password } = await openReset(afterForgotten)
    await expect.poll(href).toBe('/reset-password')
    await expect.element(password).toBeVisible()
    await screen.unmount()
    const again = await renderApp('/reset-password')
    await expect.element(again.screen.getByLabelText('New password', { exact: true })).toBeVisible()
  })

  test('the link is good once', async () => {
    const { screen, router, link, password, submit } = await openReset(afterForgotten)
    await password.fill('eight white herons')
    await submit.click()
    await expect.element(screen.getByText('Your password is saved')).toBeVisible()
    await router.navigate({ to: '/sign-in' })
    await router.navigate({ href: link })
    await password.fill('nine black herons')
    await submit.click()
    await expect.element(screen.getByText('This link no longer works')).toHaveFocus()
    const toasts = screen.getByRole('region', { name: 'Messages' })
    await expect.element(toasts.getByText('This link has already been used or has expired.')).toBeVisible()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(tokenOf(link))
    await screen.getByRole('link', { name: 'Request a new link' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  })

  test('one that is longer than any is kept whole, and refused beside its field', async () => {
    const { password, submit } = await openReset(afterForgotten)
    const long = 'heron ine '.repeat(110)
    await password.fill(long)
    await submit.click()
    await expect
      .element(password)
      .toHaveAccessibleDescription(/This password is too long\. Use at most 1024 characters\./)
    await expect.element(password).toHaveValue(long)
  })

  test('a weak one is refused beside its field, and the link is still good', async () => {
    const { screen, password, submit } = await openReset(afterForgotten)
    await password.fill('aaaaaaaaaaaa')
    await submit.click()
    await expect.element(password).toHaveAccessibleDescription(/This password is too easy to guess\./)
    await password.fill('eight white herons')
    await submit.click()
    await expect.element(screen.getByText('Your password is saved')).toBeVisible()
  })

  test('without a link there is nothing to fill in', async () => {
    const { screen } = await renderApp('/reset-password')
    await expect
      .element(screen.getByRole('heading', { name: 'Open this page from the link in your email' }))
      .toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible()
  })

  test('whoever is signed in is sent to the root', { tags: 'extended' }, async () => {
    const { href } = await renderApp('/reset-password?token=any', { signedIn: true })
    await expect.poll(href).toBe('/dashboards/mainpage')
  })

  test('the field tells password managers what it is', async () => {
    const { password } = await openReset(afterForgotten)
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  })

  test('the first password is set by the link of the activation too, and activates the account', async () => {
    const { screen, password, submit, router } = await openReset(async () =>
      (await signedUp()).replace('/activate-account', '/set-password'),
    )
    await expect.element(screen.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
    await password.fill('ten white herons')
    await submit.click()
    await expect.element(screen.getByText('Your password is saved')).toBeVisible()
    expect(router.state.location.pathname).toBe('/set-password')
    await expect(newestMail()).rejects.toThrow('No mail was written')
  })
})
