// The career journey with the demo portal and with a portal's server: a job is found, saved, read and applied for without a network, sent once, withdrawn.
import { expect, PORTALS, savedForOffline, test } from './fixtures.ts'

// Several pages and a server of their own take their time on a busy machine.
test.slow()

const JOB = 'transports-du-rhone-mobility-analyst'

for (const portal of PORTALS) {
  test.describe(portal, () => {
    test.use({ portal })

    test('a person finds a job, saves it, applies without a network with a file of their own, and withdraws', async ({
      page,
      peer,
      context,
    }) => {
      await page.goto('/career/jobs')
      await page.getByRole('searchbox', { name: 'Search jobs' }).fill('mobility analyst')
      const row = page.locator(`[data-job="${JOB}"]`)
      await row.click({ timeout: 60_000 })
      await expect(page).toHaveURL(new RegExp(`/career/jobs/${JOB}\\?q=mobility`))
      await expect(page.getByRole('heading', { level: 2, name: 'Mobility analyst' })).toBeVisible()
      await page.keyboard.press('s')
      await expect(page.getByRole('button', { name: 'Saved', pressed: true }).first()).toBeVisible()
      if (peer) await expect.poll(() => peer.log.some(({ path }) => path === `career/jobs/${JOB}/form`)).toBe(true)
      await page.keyboard.press('a')
      await expect(page.getByRole('heading', { level: 1, name: 'Apply' })).toBeVisible()
      await savedForOffline(page)
      await peer?.stop()
      await context.setOffline(true)
      await page.getByRole('textbox', { name: /Cover letter/ }).fill('I have counted buses for nine years.')
      await page.getByRole('checkbox', { name: 'Monday' }).check()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
      await expect(page.getByRole('checkbox', { name: /licence\.pdf/ })).toBeChecked({ timeout: 20_000 })
      await page.getByRole('button', { name: 'Review' }).click()
      await expect(page.getByText('licence.pdf')).toBeVisible()
      await page.getByRole('button', { name: 'Send the application' }).click()
      // The demo portal is on this device: what it takes is taken, network or not.
      await expect(
        page.getByRole('heading', { level: 1, name: peer ? 'Waiting to send' : 'Sent', exact: true }),
      ).toBeVisible()
      await peer?.start()
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: 'Sent', exact: true })).toBeVisible({ timeout: 60_000 })
      if (peer) {
        const sent = (await peer.changes()).filter(({ endpoint }) => endpoint === 'apply' || endpoint === 'upload')
        expect(sent.map(({ endpoint }) => endpoint)).toEqual(['upload', 'apply'])
      }
      await page.getByRole('link', { name: 'See the application' }).click()
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByRole('list').filter({ hasText: 'Withdrawn' }).first()).toBeVisible()
    })
  })
}
