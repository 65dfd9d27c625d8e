// The crypto dashboard: simulated prices that go on and can be paused, the watchlist, wallets, and what a conversion would give.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '#tests/setup/screens.tsx'

const open = (search = '', language: 'en' | 'fr' = 'en') =>
  renderApp(`/dashboards/crypto${search}`, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation', 'dashboards'],
    prefs: { language },
  })

test('shows prices, Bitcoin’s market, the watchlist and the wallets, and says that they are simulated', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Crypto' })).toBeVisible()
  await expect.element(screen.getByText(/^Simulated, not financial advice/)).toBeVisible()
  for (const name of ['Price', 'Watchlist', 'Bitcoin', 'Wallets', 'Conversion'])
    await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  for (const name of ['Market cap', '24-hour volume', 'Supply', 'All-time high'])
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
  const list = screen.getByRole('list', { name: 'Watchlist' })
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(5)
  for (const row of list.getByRole('listitem').elements())
    expect(row.textContent).toMatch(/€[\d,.]+(?:up|down) [+−-]?\d/)
  await expect.poll(() => screen.getByRole('list', { name: 'Wallets' }).getByRole('listitem').elements().length).toBe(4)
})

test('the chart has 20 minutes by arrow keys and as a table; another coin and a longer time stand in the address', {
  tags: 'extended',
}, async () => {
  const { screen, href } = await open()
  const chart = screen.getByRole('slider', { name: /^Price of Bitcoin: / })
  await expect.element(chart).toHaveAttribute('aria-valuemax', '19')
  chart.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(chart).toHaveAttribute('aria-valuenow', '0')
  const card = screen.getByRole('region', { name: 'Price', exact: true })
  await card.getByRole('button', { name: 'View as table' }).click()
  await expect.poll(() => card.getByRole('table').getByRole('row').elements().length).toBe(21)
  await screen.getByRole('link', { name: /^Ethereum/ }).click()
  await expect.poll(href).toContain('coin=ETH')
  await screen.getByRole('radio', { name: '7 days' }).click()
  await expect.poll(href).toContain('range=week')
  await expect
    .element(screen.getByRole('slider', { name: /^Price of Ethereum: / }))
    .toHaveAttribute('aria-valuemax', '96')
})

test('live prices are paused and resumed; amounts of the wallets can be hidden', async () => {
  const { screen, href } = await open()
  await screen.getByRole('button', { name: 'Pause live prices' }).click()
  await expect.poll(href).toContain('live=paused')
  await expect.element(screen.getByText(/^Paused at \d\d:\d\d$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Resume live prices' }).click()
  await expect.element(screen.getByText(/^Prices at \d\d:\d\d$/)).toBeVisible()
  const wallets = screen.getByRole('list', { name: 'Wallets' })
  await expect.poll(() => wallets.element().textContent).toMatch(/0\.924 ETH/)
  await screen.getByRole('switch', { name: 'Hide amounts' }).click()
  await expect.poll(() => wallets.element().textContent).not.toMatch(/0\.924/)
})

test('a conversion is checked against the wallet, and what is wrong is said beside the field', async () => {
  const { screen } = await open('?live=paused')
  const card = screen.getByRole('region', { name: 'Conversion' })
  const amount = card.getByRole('textbox', { name: 'Amount' })
  const faults = [
    ['abc', 'Enter a number, such as 0.5.'],
    ['0', 'Enter an amount above 0.'],
    ['9', 'Your wallet contains 0.0418 BTC.'],
    ['0.00000001', 'Enter a larger amount: the result is too small.'],
  ] as const
  for (const [typed, fault] of faults) {
    await amount.fill(typed)
    await expect.element(card.getByText(fault)).toBeVisible()
  }
  await amount.fill('0,01')
  await expect.element(card.getByText(/^You would get\s*€\d/)).toBeVisible()
  await card.getByRole('button', { name: 'Use the whole balance' }).click()
  await expect.element(amount).toHaveValue('0.0418')
})

test('is whole in French', async () => {
  const { screen } = await open('', 'fr')
  await expect.element(screen.getByText(/^Simulé, sans valeur de conseil/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Portefeuilles' })).toBeVisible()
})
