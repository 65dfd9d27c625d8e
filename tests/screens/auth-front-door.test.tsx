// The front door (portal spec §2, `home`): open to everybody, with the way in, and installing.
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

afterEach(() => {
  delete (globalThis as { installPrompt?: unknown }).installPrompt
})

/** As a browser offers to install. @returns how often it was prompted to */
function offerInstall(outcome: 'accepted' | 'dismissed') {
  const requested = { times: 0 }
  const prompt = async () => {
    requested.times += 1
    return { outcome }
  }
  Object.assign(globalThis, { installPrompt: { prompt } })
  dispatchEvent(new Event('beforeinstallprompt'))
  return requested
}

describe('the front door', () => {
  test('says what Cairn is, and leads a guest in', async () => {
    const { screen, href } = await renderApp('/home')
    await expect.element(screen.getByRole('heading', { level: 1, name: /^Know where you stand\./ })).toBeVisible()
    for (const name of [
      'Your levels, and how certain they are',
      'Jobs that match, and why',
      'On the train or at your desk',
    ]) {
      await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect.element(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up')
    await screen.getByRole('link', { name: 'Sign in' }).click()
    await expect.poll(href).toBe('/sign-in')
  })

  test('whoever is signed in goes on to the app', { tags: 'extended' }, async () => {
    const { screen, href } = await renderApp('/home', { signedIn: true })
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
    await screen.getByRole('link', { name: 'Open Cairn' }).click()
    await expect.poll(href).toBe('/dashboards/mainpage')
  })

  test('shows the terms', async () => {
    const { screen } = await renderApp('/home')
    await screen.getByRole('button', { name: 'Terms of use' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Terms of use' })).toBeVisible()
  })

  test('in French, and on the smallest phone nothing scrolls sideways', async () => {
    await page.viewport(320, 640)
    const { screen } = await renderApp('/home', { prefs: { language: 'fr' } })
    await expect.element(screen.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
    await page.viewport(1280, 900)
  })
})

describe('installing', () => {
  test('where the browser offers nothing, its menus are named', async () => {
    const { screen } = await renderApp('/home')
    await expect.element(screen.getByText('Share, then Add to Home Screen')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Install Cairn' })).not.toBeInTheDocument()
  })

  test('by one press, where the browser offers it; then it is said', async () => {
    const { screen } = await renderApp('/home')
    const prompted = offerInstall('dismissed')
    await screen.getByRole('button', { name: 'Install Cairn' }).click()
    await expect.element(screen.getByText('Share, then Add to Home Screen')).toBeVisible()
    expect(prompted.times).toBe(1)
    offerInstall('accepted')
    await screen.getByRole('button', { name: 'Install Cairn' }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Installed on this device')
  })
})
