// The captcha (portal spec §9, two site keys): shown where config.json names a key and there is a network; the forms work without it.
import { afterEach, describe, expect, test } from 'vitest'
import { type Config, setConfig } from '#platform/config.ts'
import { NORA, portalAnswers } from '#tests/setup/accounts.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const SCRIPT = '/tests/setup/captcha.js'

afterEach(() => {
  setConfig(undefined)
})

async function openForgot(captcha: Config['captcha'], options: RenderAppOptions = {}) {
  setConfig({ captcha })
  const { screen } = await renderApp('/forgot-password', options)
  await screen.getByRole('textbox').fill(NORA.email)
  return { screen, submit: screen.getByRole('button', { name: /^(Send the email|Envoyer l’e-mail)$/ }) }
}

const sent = (requests: readonly Request[]) => requests[0]?.json()

describe('a form with a key', () => {
  const captcha = { scriptUrl: SCRIPT, forgotPasswordKey: 'forgot-key' }

  test('shows the widget; its token goes with the call', { tags: 'extended' }, async () => {
    const { screen, submit } = await openForgot(captcha)
    await screen.getByRole('button', { name: 'I am no robot: forgot-key, hl none' }).click()
    const requested = portalAnswers(200, { status: 'sent' })
    await submit.click()
    await expect.element(screen.getByText('Check your email')).toBeVisible()
    expect(await sent(requested)).toEqual({ email: NORA.email, captchaToken: 'token of forgot-key' })
  })

  test('waits for the widget, and says so beside it', { tags: 'extended' }, async () => {
    const { screen, submit } = await openForgot(captcha)
    await expect.element(screen.getByRole('button', { name: /I am no robot/ })).toBeVisible()
    await submit.click()
    const group = screen.getByRole('group', { name: 'Robot check' })
    await expect.element(group).toHaveAccessibleDescription('Confirm that you’re not a robot.')
    await screen.getByRole('button', { name: /I am no robot/ }).click()
    await expect.element(screen.getByText('Confirm that you’re not a robot.')).not.toBeInTheDocument()
  })

  test('a token is good once: a refused call resets the widget', async () => {
    const { screen, submit } = await openForgot(captcha)
    const widget = screen.getByRole('button', { name: /I am no robot/ })
    await widget.click()
    await expect.element(widget).toHaveAttribute('aria-pressed', 'true')
    portalAnswers(500, '')
    await submit.click()
    await expect.element(screen.getByRole('alert').first()).toBeInTheDocument()
    await expect.element(widget).toHaveAttribute('aria-pressed', 'false')
  })

  test('French is asked for by a parameter', async () => {
    const { screen } = await openForgot(captcha, { prefs: { language: 'fr' } })
    await expect.element(screen.getByRole('button', { name: 'I am no robot: forgot-key, hl fr' })).toBeVisible()
  })

  test('goes on without it where its script does not come, and says so', async () => {
    const { screen, submit } = await openForgot({ ...captcha, scriptUrl: '/tests/setup/no-such-captcha.js' })
    await expect.element(screen.getByText(/Couldn’t load the robot check\./)).toBeVisible()
    const requests = portalAnswers(200, { status: 'sent' })
    await submit.click()
    await expect.element(screen.getByText('Check your email')).toBeVisible()
    expect(await sent(requests)).toEqual({ email: NORA.email })
  })
})

test('the form whose key is not set has no captcha, and says nothing of it', async () => {
  const { screen, submit } = await openForgot({ scriptUrl: SCRIPT, signUpKey: 'sign-up-key' })
  await expect.element(screen.getByRole('group', { name: 'Robot check' })).not.toBeInTheDocument()
  const requests = portalAnswers(200, { status: 'sent' })
  await submit.click()
  await expect.element(screen.getByText('Check your email')).toBeVisible()
  expect(await sent(requests)).toEqual({ email: NORA.email })
})
