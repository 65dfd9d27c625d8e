// The search box of src/kit over an address that follows what is searched a while later, as where a screen's code is still on its way.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchBox } from '#kit/address/search-box.tsx'
import { renderWhole } from '#tests/setup/render-whole.tsx'

async function open() {
  const searched: { words: string | undefined; isFirst: boolean }[] = []
  const over = (words?: string) => (
    <I18nProvider i18n={i18n}>
      <SearchBox label="Search" query={words} onSearch={(next, isFirst) => searched.push({ words: next, isFirst })} />
    </I18nProvider>
  )
  const screen = await renderWhole(over())
  const box = screen.getByRole('searchbox', { name: 'Search' })
  await box.click()
  return {
    box,
    searched,
    lastSearched: () => searched.at(-1)?.words,
    arrive: (words: string) => screen.rerender(over(words)),
  }
}

test('what is typed while the address follows stays, and is searched next, as one step for the back button', {
  tags: 'extended',
}, async () => {
  const { box, searched, lastSearched, arrive } = await open()
  await userEvent.keyboard('data')
  await expect.poll(lastSearched).toBe('data')
  await userEvent.keyboard(' analyst')
  await expect.poll(lastSearched).toBe('data analyst')
  await userEvent.keyboard(' in Lyon')
  await arrive('data')
  await expect.poll(lastSearched).toBe('data analyst in Lyon')
  await expect.element(box).toHaveValue('data analyst in Lyon')
  await arrive('data analyst')
  await arrive('data analyst in Lyon')
  await expect.element(box).toHaveValue('data analyst in Lyon')
  // Typed slowly, as on a busy machine, it is searched more often.
  const [isFirst, ...later] = searched.map((one) => one.isFirst)
  expect(isFirst).toBe(true)
  expect(later).not.toContain(true)
})

test('what is taken away while the address follows stays away', async () => {
  const { box, searched, lastSearched, arrive } = await open()
  await userEvent.keyboard('data')
  await expect.poll(lastSearched).toBe('data')
  await userEvent.keyboard('{Escape}')
  await arrive('data')
  await expect.poll(() => searched.length).toBe(2)
  expect(lastSearched()).toBeUndefined()
  await expect.element(box).toHaveValue('')
})

test('an address that changes from elsewhere changes the box, also to words that were searched before', async () => {
  const { box, lastSearched, arrive } = await open()
  await userEvent.keyboard('data')
  await expect.poll(lastSearched).toBe('data')
  await arrive('data')
  await userEvent.keyboard('base')
  await expect.poll(lastSearched).toBe('database')
  await arrive('database')
  await arrive('data')
  await expect.element(box).toHaveValue('data')
  await arrive('planner')
  await expect.element(box).toHaveValue('planner')
})

test('no more is taken than a search may have', async () => {
  const { box } = await open()
  await expect.element(box).toHaveAttribute('maxlength', '200')
})
