// Signing up (portal spec §2): the form, the demo portal's mail, and another portal's refusals.
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { NORA, portalAnswers } from '#tests/setup/accounts.ts'
import { announced } from '#tests/setup/announced.ts'
import { type RenderAppOptions, renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

async function openSignUp(options: RenderAppOptions = {}) {
  const { screen, href } = await renderApp('/sign-up', options)
  const fields = {
    firstName: screen.getByLabelText('First name'),
    lastName: screen.getByLabelText('Last name (optional)'),
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password', { exact: true }),
    terms: screen.getByRole('checkbox', { name: 'I accept the terms of use' }),
    submit: screen.getByRole('button', { name: 'Create the account' }),
  }
  const fill = async (change: Partial<typeof NORA> | Record<string, string> = {}) => {
    const person = { ...NORA, ...change }
    await fields.firstName.fill(person.firstName)
    await fields.lastName.fill(person.lastName)
    await fields.email.fill(person.email)
    await fields.password.fill(person.password)
    await fields.terms.click()
  }
  return { screen, href, ...fields, fill }
}

describe('signing up', () => {
  test('leads to the word that a mail was sent, and the demo inbox shows it, labelled as simulated', async () => {
    const { screen, fill, submit, href } = await openSignUp()
    await fill()
    await submit.click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    const inbox = screen.getByRole('region', { name: 'Demo inbox' })
    await expect.element(inbox.getByText('Simulated: nothing is sent')).toBeVisible()
    await expect.element(inbox.getByRole('heading', { name: 'Activate your account' })).toBeVisible()
    await expect.element(inbox.getByText(`to ${NORA.email}`)).toBeVisible()
    await expect
      .element(inbox.getByRole('link', { name: 'Open the link' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/activate-account\?token=[0-9a-f]{64}$/))
    expect(href()).toBe('/sign-up')
  })

  test('the new title takes the focus', { tags: 'extended' }, async () => {
    const { screen, fill, submit } = await openSignUp()
    await fill()
    await submit.click()
    await expect.element(screen.getByText('Check your email')).toHaveFocus()
  })

  test('sends what was typed, the language and which terms were accepted', async () => {
    const { screen, fill, submit } = await openSignUp({ prefs: { language: 'en' } })
    await fill()
    const requested = portalAnswers(201, { status: 'confirmation-required' })
    await submit.click()
    await expect.element(screen.getByText('Check your email')).toBeVisible()
    expect(await requested[0]?.json()).toEqual({ ...NORA, language: 'en', termsVersion: '2026-11' })
  })

  test('by the keyboard alone', async () => {
    const { screen, firstName } = await openSignUp()
    await firstName.click()
    await userEvent.keyboard(`Nora{Tab}Lind{Tab}${NORA.email}{Tab}${NORA.password}{Tab}{Tab} {Enter}`)
    await expect.element(screen.getByText('Check your email')).toBeVisible()
  })

  test('a portal with a mail server has no inbox to show', async () => {
    const { screen, fill, submit } = await openSignUp()
    await fill()
    const { promise, resolve } = Promise.withResolvers<void>()
    const { sendOnlyTo } = await import('#platform/api/transport.ts')
    sendOnlyTo({
      fetch: (request) => {
        if (request.method === 'POST') return Response.json({ status: 'confirmation-required' }, { status: 201 })
        resolve()
        return Response.json({ message: 'not here', status: 404 }, { status: 404 })
      },
    })
    await submit.click()
    await promise
    await expect.element(screen.getByText(/^We’ve sent an email to/)).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Demo inbox' })).not.toBeInTheDocument()
  })

  test('the mail can be sent again, which the inbox shows, and another address be taken', {
    tags: 'extended',
  }, async () => {
    const { screen, fill, submit, email } = await openSignUp()
    await fill()
    await submit.click()
    const link = screen.getByRole('link', { name: 'Open the link' })
    await expect.element(link).toBeVisible()
    const before = link.element().getAttribute('href')
    await screen.getByRole('button', { name: 'Send it again' }).click()
    await expect.element(screen.getByRole('button', { name: 'Demo inbox updated' })).toBeVisible()
    await expect.poll(() => link.element().getAttribute('href')).not.toBe(before)
    await screen.getByRole('button', { name: 'Use another address' }).click()
    await expect.element(email).toBeVisible()
  })

  test('after a reload the form does not come back', { tags: 'extended' }, async () => {
    const first = await openSignUp()
    await first.fill()
    await first.submit.click()
    await expect.element(first.screen.getByText('Check your email')).toBeVisible()
    await first.screen.unmount()
    const again = await renderApp('/sign-up')
    await expect.element(again.screen.getByText('Check your email')).toBeVisible()
    await expect.element(again.screen.getByText(NORA.email).first()).toBeVisible()
  })

  test('a second press sends nothing', { tags: 'extended' }, async () => {
    const delays: number[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const delay = async (ms: number) => {
      if (ms === 0) return
      delays.push(ms)
      await promise
    }
    const { screen, fill, submit } = await openSignUp({ delay })
    await fill()
    await submit.dblClick()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    resolve()
    await expect.element(screen.getByText('Check your email')).toBeVisible()
    expect(delays).toEqual([1500])
  })
})

describe('what is wrong is said beside the field', () => {
  test('on submit, of all of them, and the first is focused', async () => {
    const { screen, submit, firstName, lastName, email, password, terms } = await openSignUp()
    await submit.click()
    await expect.element(firstName).toHaveFocus()
    await expect.element(firstName).toHaveAccessibleDescription('Enter your first name.')
    await expect.element(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.')
    await expect.element(password).toHaveAccessibleDescription(/Choose a password\./)
    await expect.element(terms).toHaveAccessibleDescription('Accept the terms to continue.')
    await expect.element(lastName).not.toHaveAttribute('aria-invalid', 'true')
    for (const field of [firstName, email, password, terms]) {
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    }
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  test.each(['nobody', 'nobody@', 'no body@mail.example'])('%s is no address', async (address) => {
    const { email, password } = await openSignUp()
    await email.fill(address)
    await password.click()
    await expect.element(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.')
  })

  test('a pasted password is never cut: what is too long is refused with the reason', async () => {
    const { fill, submit, password } = await openSignUp()
    await fill({ password: 'seven 77 '.repeat(114) })
    await submit.click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveValue('seven 77 '.repeat(114))
    await expect
      .element(password)
      .toHaveAccessibleDescription(/This password is too long\. Use at most 1024 characters\./)
  })

  test('a password has at least 8 characters', async () => {
    const { fill, submit, password } = await openSignUp()
    await fill({ password: 'seven77' })
    await submit.click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveAccessibleDescription(/Use at least 8 characters\./)
  })

  test('an address that has an account: beside the email, by a toast, and nothing typed is lost', async () => {
    const { screen, fill, submit, email, password, firstName } = await openSignUp()
    await fill({ email: SAMPLE_CREDENTIALS.email })
    await submit.click()
    const words = 'There’s already an account with this email. Sign in, or reset your password.'
    await expect.element(email).toHaveAccessibleDescription(words)
    await expect.element(email).toHaveFocus()
    const toasts = screen.getByRole('region', { name: 'Messages' })
    await expect.element(toasts.getByText(words)).toBeVisible()
    await expect.element(password).toHaveValue(NORA.password)
    await expect.element(firstName).toHaveValue('Nora')
    await email.fill(NORA.email)
    await expect.element(email).not.toHaveAccessibleDescription(words)
    await expect.element(toasts.getByText(words)).not.toBeInTheDocument()
  })

  test('a password that the portal finds weak', { tags: 'extended' }, async () => {
    const { fill, submit, password } = await openSignUp()
    await fill({ password: 'aaaaaaaaaaaa' })
    await submit.click()
    await expect.element(password).toHaveAccessibleDescription(/This password is too easy to guess\./)
    await expect.element(password).toHaveFocus()
  })

  test('what another portal refuses without a field stands above the button, in its own words', async () => {
    const { screen, fill, submit, password } = await openSignUp()
    await fill()
    portalAnswers(400, { message: 'Sign-up is closed until Monday.', status: 400 })
    await submit.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Sign-up is closed until Monday.')
    await expect.element(password).toHaveValue(NORA.password)
  })

  test('too many tries are told as such', { tags: 'extended' }, async () => {
    const { screen, fill, submit } = await openSignUp()
    await fill()
    portalAnswers(429, { message: 'error.auth.tries.msg.password', status: 429 })
    await submit.click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Too many attempts. Wait a minute, then try again.')
  })

  test('a failure that says nothing is told as one, and the form can be sent again', { tags: 'extended' }, async () => {
    const { screen, fill, submit } = await openSignUp()
    await fill()
    portalAnswers(500, 'oops')
    await submit.click()
    await expect.element(screen.getByRole('alert').getByText(/^That didn’t work\./)).toBeVisible()
    portalAnswers(201, { status: 'confirmation-required' })
    await submit.click()
    await expect.element(screen.getByText('Check your email')).toBeVisible()
  })
})

describe('the fields', () => {
  test('tell password managers what they are', async () => {
    const { firstName, lastName, email, password } = await openSignUp()
    await expect.element(firstName).toHaveAttribute('autocomplete', 'given-name')
    await expect.element(lastName).toHaveAttribute('autocomplete', 'family-name')
    await expect.element(email).toHaveAttribute('autocomplete', 'username')
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  })

  test('are kept over a reload, the password never', async () => {
    const first = await openSignUp()
    await first.fill()
    await first.screen.unmount()
    const again = await openSignUp()
    await expect.element(again.firstName).toHaveValue('Nora')
    await expect.element(again.email).toHaveValue(NORA.email)
    await expect.element(again.terms).toBeChecked()
    await expect.element(again.password).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(NORA.password)
  })

  test('the password may be pasted, shown and hidden, and tells that Caps Lock is on', async () => {
    const { screen, password, email } = await openSignUp()
    await email.fill('pasted password')
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
    await userEvent.cut()
    await password.click()
    await userEvent.paste()
    await expect.element(password).toHaveValue('pasted password')
    await screen.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    const pressed = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })
    password.element().dispatchEvent(pressed)
    await expect.element(password).toHaveAccessibleDescription(/Caps Lock is on\./)
  })

  test('the terms open beside the form, and nothing typed is left', { tags: 'extended' }, async () => {
    const { screen, fill, password } = await openSignUp()
    await fill()
    await screen.getByRole('button', { name: 'terms of use' }).click()
    await expect
      .element(screen.getByRole('dialog', { name: 'Terms of use' }).getByText(/^Version 2026-11/))
      .toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(password).toHaveValue(NORA.password)
  })
})

describe('how strong the password is', () => {
  test('is told in words, by what is typed, with advice', async () => {
    const { password } = await openSignUp()
    await expect.element(password).toHaveAccessibleDescription(/At least 8 characters\./)
    await password.fill('password')
    await expect.element(password).toHaveAccessibleDescription(/Very weak.*one of the 10 most common passwords/)
    await password.fill('nor')
    await expect.element(password).toHaveAccessibleDescription(/Very weak/)
    await password.fill('correct horse')
    await expect.element(password).toHaveAccessibleDescription(/^Good$|^Strong$/)
    await password.fill('')
    await expect.element(password).toHaveAccessibleDescription(/At least 8 characters\./)
  })

  test('a password made of the person is weak', { tags: 'extended' }, async () => {
    const { fill, password } = await openSignUp()
    await fill({ firstName: 'Xavierlindqvist', lastName: 'Zbrowska', password: 'Xavierlindqvist' })
    await expect.element(password).toHaveAccessibleDescription(/Very weak/)
  })

  test('a hundred characters that would keep it busy for long are judged in time, by their beginning', {
    tags: 'extended',
  }, async () => {
    const { password } = await openSignUp()
    const [letters, many] = ['4@8({[<3690!|1i$5+7%2zbqglo', 256]
    const text = Array.from({ length: many }, (_, index) => letters[(index * index + 7 * index) % letters.length]).join(
      '',
    )
    await password.fill(text)
    await expect.element(password).toHaveAccessibleDescription(/Strong|Good|Fair|eak/)
  })

  test('is said to assistive technology after a pause, politely', { tags: 'extended' }, async () => {
    const { password } = await openSignUp()
    await password.fill('correct horse battery')
    await expect.poll(announced).toMatch(/^Strong\./)
  })

  test('in French', async () => {
    const { screen } = await renderApp('/sign-up', { prefs: { language: 'fr' } })
    const password = screen.getByLabelText('Mot de passe', { exact: true })
    await password.fill('password')
    await expect
      .element(password)
      .toHaveAccessibleDescription(/Très faible.*C’est l’un des 10 mots de passe les plus courants/)
  })
})
