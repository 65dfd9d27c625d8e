import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSession } from '#platform/session/session.ts'
import { SAMPLE_CREDENTIALS } from '#seed/sample-account.ts'
import { openPortalNetwork, type PortalNetwork } from '#tests/setup/portal-network.ts'
import { type RenderAppOptions, renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

const openSignIn = async (search = '', options: RenderAppOptions = {}) => {
  const { screen, router, href } = await renderApp(`/sign-in${search}`, options)
  return {
    screen,
    router,
    href,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password', { exact: true }),
    submit: screen.getByRole('button', { name: 'Sign in' }),
    fillIn: screen.getByRole('button', { name: 'Use the sample account' }),
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('signing in', () => {
  test('the sample credentials are shown, and lead to the home dashboard', async () => {
    const { screen, fillIn, submit, href } = await openSignIn()
    await expect.element(screen.getByText(SAMPLE_CREDENTIALS.email)).toBeVisible()
    await expect.element(screen.getByText(SAMPLE_CREDENTIALS.password)).toBeVisible()
    await fillIn.click()
    await submit.click()
    await expect.element(screen.getByRole('heading', { level: 1, name: /^Good .*, Alex$/ })).toBeVisible()
    expect(href()).toBe('/dashboards/mainpage')
  })

  test('goes on to where the person was going', async () => {
    const { fillIn, submit, href } = await openSignIn('?redirectURL=%2Fpages%2Factivities%3Fshown%3D40')
    await fillIn.click()
    await submit.click()
    await expect.poll(href).toBe('/pages/activities?shown=40')
  })

  test.each(['https://evil.example/', '//evil.example', '/no/such/page', '/sign-out', '/404-not-found'])(
    'goes to the home dashboard where redirectURL is %s',
    async (redirectURL) => {
      const { fillIn, submit, href } = await openSignIn(`?redirectURL=${encodeURIComponent(redirectURL)}`)
      await fillIn.click()
      await submit.click()
      await expect.poll(href).toBe('/dashboards/mainpage')
    },
  )

  test.each([
    '/career/jobs?q=100%25',
    '/career/jobs?q=a%2F%2Fb',
    '/career/jobs?q=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
    '/career?layout=empty',
  ])('comes back exactly to %s, from where a guest was sent to sign in', { tags: 'extended' }, async (path) => {
    const { screen, href } = await renderApp(path)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await screen.getByRole('button', { name: 'Use the sample account' }).click()
    await screen.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(href).toBe(path.replace('/career?', '/career/jobs?'))
  })

  test('by the keyboard alone: type, tab, Enter', async () => {
    const { email, href } = await openSignIn()
    await email.click()
    await userEvent.keyboard(`${SAMPLE_CREDENTIALS.email}{Tab}${SAMPLE_CREDENTIALS.password}{Enter}`)
    await expect.poll(href).toBe('/dashboards/mainpage')
  })

  test('Enter in the email field without a password says what is missing, where the focus goes', async () => {
    const { email, password, screen } = await openSignIn()
    await email.click()
    await userEvent.keyboard(`${SAMPLE_CREDENTIALS.email}{Enter}`)
    await expect.element(password).toHaveFocus()
    await expect.element(screen.getByText('Enter your password.')).toBeVisible()
  })

  test('the address asked for is not left in the history: Back does not lead to the form again', {
    tags: 'extended',
  }, async () => {
    const { fillIn, submit, href, router } = await openSignIn()
    await fillIn.click()
    await submit.click()
    await expect.poll(href).toBe('/dashboards/mainpage')
    expect(router.history.canGoBack()).toBe(false)
  })

  test('remember me is kept with the session', async () => {
    const { screen, fillIn, submit, href } = await openSignIn()
    await fillIn.click()
    await screen.getByLabelText('Remember me').click()
    await submit.click()
    await expect.poll(href).toBe('/dashboards/mainpage')
    expect(getSession().rememberMe).toBe(false)
    expect(localStorage.getItem('rememberMe')).toBe('false')
    expect(localStorage.getItem('accessToken')).toMatch(/^ey/)
    expect(Date.parse(localStorage.getItem('tokenExpiryTime') ?? '')).toBeGreaterThan(Date.now())
  })
})

describe('a wrong pair', () => {
  test('is said beside the form; nothing typed is lost, and the password is ready to be typed again', async () => {
    const { screen, email, password, submit, href } = await openSignIn()
    await email.fill('somebody@cairn.example')
    await password.fill('not this')
    await submit.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Wrong email or password')
    await expect.element(email).toHaveValue('somebody@cairn.example')
    await expect.element(password).toHaveValue('not this')
    await expect.element(password).toHaveFocus()
    expect(href()).toBe('/sign-in')
  })

  test('is no longer said once something else is typed', async () => {
    const { screen, email, password, submit } = await openSignIn()
    await email.fill('somebody@cairn.example')
    await password.fill('not this')
    await submit.click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await userEvent.keyboard('x')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('another portal', () => {
  let network: PortalNetwork

  const tryWith = async (status: number, body: unknown, options: RenderAppOptions = {}) => {
    network = openPortalNetwork()
    const opened = await openSignIn('', options)
    await opened.screen.getByRole('textbox').first().fill('somebody@cairn.example')
    await opened.screen.getByLabelText(options.prefs ? 'Mot de passe' : 'Password', { exact: true }).fill('not this')
    network.meets = () => Response.json(body, { status })
    await userEvent.keyboard('{Enter}')
    return opened
  }
  const toast = () => page.getByRole('region', { name: /^Messages$/ })

  afterEach(() => network.close())

  test.each([
    ['Your account is suspended until Monday.', 'Your account is suspended until Monday.'],
    ['error.auth.expired.msg.password', 'This took too long. Enter your password again.'],
  ])(
    'says why not, by 400 and %j: above the button and by a toast, until something is typed',
    async (message, words) => {
      const { screen, password } = await tryWith(400, { message })
      await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
      await expect.element(toast().getByText(words)).toBeVisible()
      await password.fill('another')
      await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
      await expect.element(toast().getByText(words)).not.toBeInTheDocument()
    },
  )

  test('in French', async () => {
    const { screen } = await tryWith(400, { message: 'error.auth.expired.msg.password' }, { prefs: { language: 'fr' } })
    const words = 'Le délai est dépassé. Saisissez de nouveau votre mot de passe.'
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await expect.element(toast().getByText(words)).toBeVisible()
  })

  test('says that the account was not found, by a 404 with that message; a bare one is a wrong pair', async () => {
    const { screen } = await tryWith(404, { message: 'error.server.notfound.msg.talent' })
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/^We couldn’t find your account/)
  })

  test('says why not, by 401: a wrong pair, with its words by a toast that can be closed', async () => {
    const { screen, password } = await tryWith(401, { message: 'Bad credentials here.' })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Wrong email or password')
    await expect.element(password).toHaveFocus()
    await expect.element(toast().getByText('Bad credentials here.')).toBeVisible()
    await toast().getByRole('button', { name: 'Close' }).click()
    await expect.element(toast().getByText('Bad credentials here.')).not.toBeInTheDocument()
  })

  test('takes no more tries (429)', async () => {
    const { screen } = await tryWith(429, { message: 'error.auth.toomany.msg.account' })
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Too many attempts. Wait a minute, then try again.')
  })

  test.each([
    [
      503,
      'Cairn was updated. Close its other tabs, then try again.',
      'Another tab still has an older version of Cairn open. Close Cairn’s other tabs, then try again.',
    ],
    [
      503,
      'This device’s storage does not answer. Try again.',
      'This device’s storage is taking too long to respond. Try again in a moment.',
    ],
    [
      503,
      'This device’s storage cannot be used. The browser may refuse it.',
      'Cairn can’t access this device’s storage. Reload the page, and check that your browser allows this site to store data.',
    ],
    [
      507,
      'Not enough space on this device',
      'There isn’t enough space left on this device. Free some up, then try again.',
    ],
  ])('says why this device cannot store it, by %i: %j', async (status, error, words) => {
    const { screen } = await tryWith(status, { error })
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  })

  test('fails', async () => {
    const { screen } = await tryWith(500, {})
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/^We couldn’t sign you in\./)
  })
})

describe('what is wrong is said beside the field', () => {
  test('on submit, and the first wrong field is focused', async () => {
    const { screen, email, submit } = await openSignIn()
    await submit.click()
    await expect.element(screen.getByText('Enter your email.')).toBeVisible()
    await expect.element(screen.getByText('Enter your password.')).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('Enter your email.')
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  })

  test('a pasted password that is longer than any is kept whole, and refused with the reason', async () => {
    const { screen, email, password, submit } = await openSignIn()
    await email.fill('somebody@cairn.example')
    await password.fill('pass word '.repeat(110))
    await submit.click()
    const refusal = screen.getByRole('alert').getByText('This password is too long. Use at most 1024 characters.')
    await expect.element(refusal).toBeVisible()
    await expect.element(password).toHaveValue('pass word '.repeat(110))
    await password.fill('pass word '.repeat(100))
    await expect.element(refusal).not.toBeInTheDocument()
  })

  test('on blur, where something was typed and taken away again', async () => {
    const { screen, email, password } = await openSignIn()
    await email.fill('a')
    await password.click()
    await expect.element(screen.getByText('Enter your email.')).not.toBeInTheDocument()
    await email.clear()
    await expect.element(screen.getByText('Enter your email.')).toBeVisible()
  })

  test('and no longer once it is right', async () => {
    const { screen, email, submit } = await openSignIn()
    await submit.click()
    await email.fill('a')
    await expect.element(screen.getByText('Enter your email.')).not.toBeInTheDocument()
  })

  test('in the language that is chosen then', async () => {
    const { screen, submit } = await openSignIn()
    await submit.click()
    await screen.getByLabelText('Français').click()
    await expect.element(screen.getByText('Saisissez votre adresse e-mail.')).toBeVisible()
  })
})

describe('while the answer is on its way', () => {
  test('the call takes 1500 ms, and a second press sends nothing', async () => {
    const delays: number[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const delay = async (ms: number) => {
      if (ms === 0) return
      delays.push(ms)
      await promise
    }
    const { fillIn, submit, href } = await openSignIn('', { delay })
    await fillIn.click()
    await submit.dblClick()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    resolve()
    await expect.poll(href).toBe('/dashboards/mainpage')
    expect(delays).toEqual([1500])
  })
})

describe('the fields', () => {
  test('tell password managers what they are', async () => {
    const { email, password } = await openSignIn()
    await expect.element(email).toHaveAttribute('autocomplete', 'username')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  })

  test('the password can be shown and hidden', async () => {
    const { screen, password } = await openSignIn()
    await password.fill('secret')
    await screen.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await screen.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
  })

  test('tell that Caps Lock is on', async () => {
    const { screen, password } = await openSignIn()
    await password.click()
    const element = password.element()
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }))
    await expect.element(screen.getByText('Caps Lock is on.')).toBeVisible()
    element.dispatchEvent(new KeyboardEvent('keyup', { key: 'CapsLock', bubbles: true }))
    await expect.element(screen.getByText('Caps Lock is on.')).not.toBeInTheDocument()
  })

  test('the email is kept over a reload, the password never', async () => {
    const first = await openSignIn()
    await first.email.fill('somebody@cairn.example')
    await first.password.fill('my secret')
    await first.screen.unmount()
    const again = await openSignIn()
    await expect.element(again.email).toHaveValue('somebody@cairn.example')
    await expect.element(again.password).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('my secret')
  })
})

test('leads to signing up, to a new password, and to what Cairn is', async () => {
  const { screen } = await openSignIn()
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Skip to content', '#main'],
    ['Cairn', '/home'],
    ['Create an account', '/sign-up'],
    ['Forgot password?', '/forgot-password'],
  ])
})

test('the language switches without a reload, and what was typed stays', async () => {
  const { screen, email } = await openSignIn()
  await email.fill('somebody@cairn.example')
  await screen.getByLabelText('Français').click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connexion')
  expect(document.documentElement.lang).toBe('fr')
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('somebody@cairn.example')
  await expect.poll(() => document.title).toBe('Connexion · Cairn')
})

test('on a phone the form stands under the scene, and nothing scrolls sideways', async () => {
  await page.viewport(320, 640)
  const { submit } = await openSignIn()
  await expect.element(submit).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.viewport(1280, 900)
})
