// A new account's way from signing up to home, through the profiling, whose page is killed in the middle.
import { controlled, expect, test, visit } from './fixtures.ts'

test.use({ guest: true })

test('Sign up, activate, sign in, profiling with its page killed half-way, what to learn, home', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const email = 'nora.profiling@mail.example'
  const password = 'seven grey herons'
  await visit(page, '/sign-up')
  await controlled(page)
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('link', { name: 'Open the link' }).click()
  await page.getByRole('button', { name: 'Activate the account' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Which roles would you like?' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Data analyst', exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('I have a job but I’m looking around').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.keyboard.press('4')
  await expect(page.locator('input[type="radio"][value="4"]')).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('All answers saved')).toBeVisible()
  const requested = await page.getByRole('heading', { level: 1 }).textContent()

  // No goodbye: the page is gone, and another opens where it was.
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto('/dashboards/mainpage')
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(requested ?? '')
  await next.getByRole('button', { name: 'Back' }).click()
  await expect(next.locator('input[type="radio"][value="4"]')).toBeChecked()

  await next.getByRole('button', { name: 'Check and submit' }).click()
  await next.getByRole('button', { name: 'Answer the remaining questions' }).click()
  await next.getByText('Yes', { exact: true }).click()
  await next.getByRole('button', { name: 'Check and submit' }).click()
  await next.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(next).toHaveURL(/\/profiling\/redirection$/)
  await next.getByRole('checkbox').first().check()
  await next.getByRole('button', { name: 'Save and go to Home' }).click()
  await expect(next.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible()
  // Both guards let nobody back who is done.
  await next.goto('/profiling/redirection')
  await expect(next).toHaveURL(/\/dashboards\/mainpage$/)
})
