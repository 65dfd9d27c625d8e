// Toasts under a person's hand: what is hovered or focused waits, and nothing else does.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWhole } from '#tests/setup/render-whole.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { showToast, toastStore } from '#ui/toast-store.ts'

beforeEach(async () => {
  await renderWhole(
    <I18nProvider i18n={i18n}>
      <ToastRegion />
    </I18nProvider>,
  )
})

const shown = () => toastStore.read().map(({ message }) => message)
/** Toasts are in the order in which they came. */
const close = (index: number) => page.getByRole('button', { name: 'Close' }).nth(index)

test('closing one by mouse does not keep the others open, once the mouse is away', async () => {
  showToast({ message: 'One', duration: null })
  await userEvent.hover(page.getByText('One', { exact: true }))
  showToast({ message: 'Two', duration: 300 })
  await close(0).click()
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } })
  await expect.poll(shown).toEqual([])
})

test('closing one by keyboard does not keep the others open, wherever the focus was before', async () => {
  showToast({ message: 'One', duration: null })
  await userEvent.keyboard('{F6}')
  await expect.element(close(0)).toHaveFocus()
  showToast({ message: 'Two', duration: 300 })
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toEqual([])
})

test('one that comes after the last was closed by hand goes by itself', async () => {
  showToast({ message: 'One', duration: 60_000 })
  await userEvent.keyboard('{F6}{Enter}')
  await expect.poll(shown).toEqual([])
  showToast({ message: 'Two', duration: 300 })
  await expect.poll(shown).toEqual([])
})
