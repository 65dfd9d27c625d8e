import { expect, test } from 'vitest'
import { renderApp } from '#tests/setup/screens.tsx'

test('the sample credentials lead to the home dashboard', async () => {
  const { screen, href } = await renderApp('/sign-in')
  await screen.getByRole('button', { name: 'Fill in' }).click()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good .*, Alex$/)
  expect(href()).toBe('/dashboards/mainpage')
})
