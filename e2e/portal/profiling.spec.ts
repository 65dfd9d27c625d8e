// Somebody new with a portal's server: profiled, told what would open jobs, choosing what to learn; then the profile without a network, whose change waits and is sent.
import { expect, giveCredentials, need, test } from './fixtures.ts'

// Several pages and a server of their own take their time on a busy machine.
test.slow()
test.use({ guest: true })

const NORA = { email: 'nora.portal@mail.example', password: 'seven grey herons' }

test('a person is profiled, chooses what to learn, and edits the profile without a network: the change waits, and is sent once', async ({
  page,
  peer,
  context,
}) => {
  const portal = need(peer)
  await makeAccount(portal.portalUrl)
  await giveCredentials(page, NORA)
  await expect(page.getByRole('button', { name: 'Nora Lind, account' })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto('/dashboards/mainpage')
  await page.waitForURL('**/profiling**')
  await page.getByRole('checkbox', { name: 'Data analyst', exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()

  // An answer given without a network waits, and the page says when it has been sent.
  await expect(page.getByText('All answers saved')).toBeVisible()
  await portal.stop()
  await context.setOffline(true)
  await page.getByText('I have a job, and look around').click()
  await expect(page.getByText('Waits to be sent')).toBeVisible()
  await portal.start()
  await context.setOffline(false)
  await expect(page.getByText('All answers saved')).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: 'Read through and submit' }).click()
  await page.getByRole('button', { name: 'Answer what is missing' }).click()
  await page.getByText('Yes', { exact: true }).click()
  await page.getByRole('button', { name: 'Read through and submit' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL(/\/profiling\/redirection$/)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Go to my home page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible()

  await page.goto('/profile')
  const headline = page.getByRole('textbox', { name: 'Headline', exact: true })
  await expect(headline).toBeVisible()
  await portal.stop()
  await context.setOffline(true)
  await headline.fill('Counts buses')
  const kept = page.getByRole('main').getByRole('status')
  await expect(kept.getByText('Waits to be sent')).toBeVisible()
  await portal.start()
  await context.setOffline(false)
  await expect(kept.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 })
  const sent = (await portal.changes()).filter(({ endpoint }) => endpoint === 'updateProfile')
  expect(sent).toHaveLength(1)
  await page.reload()
  await expect(headline).toHaveValue('Counts buses')
})

/** An account that can sign in, as the pages make one by the same calls. */
async function makeAccount(base: string): Promise<void> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${base}/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    expect(response.ok, path).toBe(true)
    return response.json()
  }
  await ask('auth/sign-up', { ...NORA, firstName: 'Nora', lastName: 'Lind', language: 'en', termsVersion: '1' })
  const [mail] = (await ask(`auth/demo-mail?email=${encodeURIComponent(NORA.email)}`)) as { link: string }[]
  await ask('auth/activate-account', { token: new URL(mail?.link ?? '', base).searchParams.get('token') })
}
