// The finance dashboard: every figure of the account for one range of days, amounts that can be hidden, transactions and statements.
import { expect, test, vi } from 'vitest'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const open = (search = '', language: 'en' | 'fr' = 'en') =>
  renderApp(`/dashboards/finance${search}`, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation', 'dashboards'],
    prefs: { language },
  })

test('shows balance, statements and budget for one range, beside the period before', async () => {
  const { screen, href } = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
  const cards = ['Account balance', 'Recent transactions', 'Current statement', 'Previous statement', 'Budget']
  for (const name of [...cards, 'Statements'])
    await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  for (const name of ['Growth', 'Average monthly income', 'Minimum payment', 'Paid on'])
    await expect.element(screen.getByText(name, { exact: true }).first()).toBeVisible()
  const chart = screen.getByRole('slider', { name: /^Account balance: / })
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/; Balance: €[\d,.]+; Predicted: €[\d,.]+$/))
  await screen.getByRole('switch', { name: 'Compare with the previous period' }).click()
  await expect.poll(href).toContain('compare=yes')
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/; Previous period: €[\d,.]+$/))
  // Full, dashed and dotted: distinguished without colour.
  const dashes = () =>
    [...chart.element().querySelectorAll('path[stroke-width]')].map((path) => path.getAttribute('stroke-dasharray'))
  await expect.poll(() => new Set(dashes()).size).toBe(3)
  await screen.getByRole('radio', { name: '1 year' }).click()
  await expect.poll(href).toContain('range=year')
  const budget = screen.getByRole('list', { name: 'Budget' })
  for (const name of ['Expenses', 'Bills', 'Savings'])
    await expect.element(budget.getByRole('listitem').filter({ hasText: name })).toBeVisible()
})

test('hides amounts everywhere: figures, axes, tables and files', async () => {
  const { screen, href } = await open('?compare=yes')
  await expect.element(screen.getByText(/€\d/).first()).toBeVisible()
  await screen.getByRole('switch', { name: 'Hide amounts' }).click()
  await expect.poll(href).toContain('amounts=hidden')
  const shown = () => document.querySelector('main')?.textContent ?? ''
  await expect.poll(shown).not.toMatch(/€\s?\d/)
  const spoken = () =>
    [...document.querySelectorAll('main [aria-valuetext]')].map((one) => one.getAttribute('aria-valuetext'))
  expect(spoken().join(' ')).not.toMatch(/€/)
  // No sentence is built round the word.
  expect([shown(), ...spoken()].join(' ')).not.toMatch(/hidden (of|over)/)
  vi.spyOn(URL, 'createObjectURL')
  await screen.getByRole('button', { name: 'Download: Account balance' }).click()
  await screen.getByRole('menuitem', { name: /^CSV/ }).click()
  await expect.poll(() => vi.mocked(URL.createObjectURL).mock.calls.length).toBe(1)
  const file = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob
  expect(await file.text()).toMatch(/,hidden,hidden,hidden$/m)
})

test('transactions are searched, filtered, sorted and paged; a page past the end leads back', {
  tags: 'extended',
}, async () => {
  const { screen, href, router } = await open('?range=year')
  const card = screen.getByRole('region', { name: 'Recent transactions' })
  const rows = () => card.getByRole('row').elements().slice(1)
  await expect.poll(() => rows().length).toBe(10)
  await card.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(href).toContain('page=2')
  await card.getByRole('searchbox').fill('salary')
  await expect.poll(href).toContain('q=salary')
  await expect.poll(() => rows().length > 0 && rows().every((row) => row.textContent?.includes('salary'))).toBe(true)
  expect(href()).not.toContain('page=2')
  const head = card.getByRole('columnheader', { name: 'Amount' })
  await head.getByRole('button').click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await card.getByRole('searchbox').fill('zzzz')
  await expect.element(card.getByText('No matching transactions.')).toBeVisible()
  await card.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => rows().length).toBe(10)
  await router.navigate({ to: '/dashboards/finance', search: { page: 999 } })
  await expect.element(card.getByText('This page doesn’t exist.')).toBeVisible()
  await card.getByRole('button', { name: 'Go to the last page' }).first().click()
  await expect.poll(() => rows().length).toBeGreaterThan(0)
})

test('what is over its limit and what is only pending is said in words', { tags: 'extended' }, async () => {
  const app = await open('?range=year')
  const { screen, door, queryClient } = app
  const budget = screen.getByRole('region', { name: 'Budget', exact: true }).first()
  await expect.element(budget).toBeVisible()
  sendOnlyTo({
    async fetch(request) {
      const answer = await door.fetch(request)
      if (!new URL(request.url).pathname.endsWith('/finance')) return answer
      const account = await answer.json()
      account.budget.bills = account.budget.billsLimit + 25
      return Response.json(account, answer)
    },
  })
  await queryClient.invalidateQueries()
  await expect.element(budget.getByText('Over the limit: Bills.')).toBeInTheDocument()
  await expect.element(budget.getByText(/^€25\.00 over the €[\d,.]+ limit$/)).toBeVisible()
  const card = screen.getByRole('region', { name: 'Recent transactions' })
  await card.getByRole('button', { name: 'Any status Status' }).click()
  await screen.getByRole('option', { name: 'Pending' }).click()
  const rows = () => card.getByRole('row').elements().slice(1)
  await expect.poll(() => rows().length > 0 && rows().every((row) => row.textContent?.includes('Pending'))).toBe(true)
})

test('a note on a statement is saved, and undone', { tags: 'extended' }, async () => {
  const { screen } = await open()
  const card = screen.getByRole('region', { name: 'Statements', exact: true }).first()
  await card
    .getByRole('button', { name: /^Edit the note for / })
    .nth(2)
    .click()
  await screen.getByRole('textbox', { name: 'Note' }).fill('The oven.')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(card.getByText('The oven.')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => card.getByText('The oven.').query()).toBeNull()
})

test('is whole in French', { tags: 'extended' }, async () => {
  const { screen } = await open('', 'fr')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Finances' })).toBeVisible()
  await expect.element(screen.getByText(/^Simulé, sans valeur de conseil/)).toBeVisible()
  await expect
    .element(screen.getByRole('slider', { name: /^Solde du compte/ }))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/; Solde\s: [\d\s,]+\s€;/))
})

test('a second key for the next period counts before the first one’s is drawn', async () => {
  const { screen, href } = await open()
  await expect.element(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
  for (const key of [']', ']']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await expect.poll(href).toContain('range=year')
  await expect.element(screen.getByRole('radio', { name: '1 year' })).toBeChecked()
  for (const key of ['[', '[']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await expect.element(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
})
