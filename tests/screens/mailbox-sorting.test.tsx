// Emails are moved and labelled by key, labels are managed, and a folder is emptied.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { call } from '#platform/api/call.ts'
import { eventually, openMailbox as open, undo } from '#tests/setup/mailbox-screen.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

beforeEach(() => page.viewport(1440, 900))

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

const labels = () => call(mailboxApi.endpoints.labels, {})

describe('by key', () => {
  test('a row is labelled and moved where it is; the focus comes back to it', { tags: 'extended' }, async () => {
    const { row, stored } = await open('/folder/inbox')
    await expect.element(row('Across the Channel')).toBeVisible()
    const target = row('Across the Channel').element() as HTMLElement
    target.focus()
    await userEvent.keyboard('l')
    const menu = page.getByRole('menu')
    const work = menu.getByRole('menuitemcheckbox', { name: 'Work' })
    await expect.element(work).toBeVisible()
    const { top } = menu.element().getBoundingClientRect()
    const { top: rowTop, bottom } = target.getBoundingClientRect()
    expect(top > rowTop && top < bottom + 20).toBe(true)
    await work.click()
    await eventually(async () => (await stored('Across the Channel'))?.labels.length).toBe(1)
    await expect.element(work).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Across the Channel')).toHaveFocus()
    await userEvent.keyboard('v')
    const folders = page.getByRole('menu')
    await expect.element(folders.getByRole('menuitem', { name: 'Spam' })).toBeVisible()
    expect(folders.getByRole('menuitem', { name: 'Inbox' }).elements()).toHaveLength(0)
    await folders.getByRole('menuitem', { name: 'Spam' }).click()
    await eventually(async () => (await stored('Across the Channel'))?.folder).toBe('spam')
    await undo()
    await eventually(async () => (await stored('Across the Channel'))?.folder).toBe('inbox')
  })

  test('all that are selected are moved; in the open email it is that one', { tags: 'extended' }, async () => {
    const { screen, row, rows, stored } = await open('/folder/inbox')
    await row('Across the Channel').click({ modifiers: ['Control'] })
    await row('Invoice').click({ modifiers: ['Control'] })
    await expect.element(screen.getByRole('toolbar', { name: '2 emails selected' })).toBeVisible()
    await userEvent.keyboard('v')
    await page.getByRole('menuitem', { name: 'Trash' }).click()
    await eventually(async () => (await rows()).filter(({ folder }) => folder === 'trash').length).toBe(2)
    await undo()
    await eventually(async () => (await rows()).filter(({ folder }) => folder === 'trash').length).toBe(0)
    await userEvent.keyboard('{Escape}')
    await row('Cards for the loom').click()
    const email = screen.getByRole('group', { name: 'Cards for the loom' })
    await expect.element(email).toBeVisible()
    ;(email.element() as HTMLElement).focus()
    await userEvent.keyboard('l')
    await page.getByRole('menuitemcheckbox', { name: 'Work' }).click()
    await eventually(async () => (await stored('Cards for the loom'))?.labels.length).toBe(1)
    await page.getByRole('menuitem', { name: 'Manage labels' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Labels' })).toBeVisible()
  })

  test('o opens, j and k read on and back; x selects, i, !, # and b act on the row; g leads to a folder, ] and [ to a page', {
    tags: 'extended',
  }, async () => {
    const { screen, row, stored, href } = await open('/folder/inbox', { many: 12 })
    const email = (subject: string) => screen.getByRole('group', { name: subject })
    await expect.element(row('Cards for the loom')).toBeVisible()
    ;(row('Cards for the loom').element() as HTMLElement).focus()
    await userEvent.keyboard('o')
    await expect.element(email('Cards for the loom')).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.element(email('Across the Channel')).toHaveFocus()
    await userEvent.keyboard('k')
    await expect.element(email('Cards for the loom')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Cards for the loom')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect.element(screen.getByRole('toolbar', { name: '1 email selected' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('toolbar', { name: '1 email selected' })).not.toBeInTheDocument()
    await userEvent.keyboard('i')
    await expect.element(row('Cards for the loom')).toHaveAccessibleName(/Important$/)
    for (const [key, folder] of [
      ['!', 'spam'],
      ['#', 'trash'],
    ] as const) {
      ;(row('Invoice').element() as HTMLElement).focus()
      await userEvent.keyboard(key)
      await expect.element(row('Invoice')).not.toBeInTheDocument()
      await eventually(async () => (await stored('Invoice'))?.folder).toBe(folder)
      await undo()
      await expect.element(row('Invoice')).toBeVisible()
    }
    ;(row('Invoice').element() as HTMLElement).focus()
    await userEvent.keyboard('b')
    await expect.element(page.getByRole('dialog', { name: 'Snooze' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Snooze' })).not.toBeInTheDocument()
    await userEvent.keyboard(']')
    await expect.element(screen.getByText('11–15 of 15')).toBeVisible()
    await userEvent.keyboard('[[')
    await expect.element(screen.getByText('1–10 of 15')).toBeVisible()
    for (const [key, name, path] of [
      ['d', 'Drafts', 'drafts'],
      ['t', 'Sent', 'sent'],
      ['i', 'Inbox', 'inbox'],
    ] as const) {
      await userEvent.keyboard(`g${key}`)
      await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(href()).toContain(`/folder/${path}`)
    }
  })
})

test('labels are made, named anew, coloured and deleted, each but the colour with its undo', {
  tags: 'extended',
}, async () => {
  const { screen, href } = await open('/label/work')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible()
  await screen.getByRole('region', { name: 'Emails' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Manage labels' }).click()
  const dialog = page.getByRole('dialog', { name: 'Labels' })
  const name = dialog.getByRole('textbox', { name: 'New label' })
  await name.fill('work')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('A label with this name already exists.')).toBeVisible()
  await name.fill('Looms & cards')
  await userEvent.keyboard('{Enter}')
  await eventually(async () => (await labels()).map(({ slug }) => slug).toSorted()).toEqual(['looms-cards', 'work'])
  await dialog.getByRole('button', { name: 'Colour of Looms & cards' }).click()
  await page.getByRole('menuitemradio', { name: 'Teal' }).click()
  await eventually(async () => (await labels()).find(({ slug }) => slug === 'looms-cards')?.color).toBe('teal')
  await dialog.getByRole('button', { name: 'Rename Work' }).click()
  await userEvent.keyboard('{Control>}a{/Control}Engines{Enter}')
  await eventually(href).toContain('/label/engines')
  await dialog.getByRole('button', { name: 'Delete Engines' }).click()
  await eventually(async () => (await labels()).map(({ title }) => title)).toEqual(['Looms & cards'])
  await eventually(href).toContain('/folder/inbox')
  await undo()
  await eventually(async () => (await labels()).map(({ title }) => title).toSorted()).toEqual([
    'Engines',
    'Looms & cards',
  ])
})

test('the Trash is emptied at once, and brought back', async () => {
  const { screen, row, rows } = await open('/folder/trash')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Empty Trash' })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: /^Inbox/ }).click()
  await row('Invoice').click({ modifiers: ['Control'] })
  await userEvent.keyboard('{Delete}')
  await screen.getByRole('link', { name: /^Trash/ }).click()
  await expect.element(row('Invoice')).toBeVisible()
  await screen.getByRole('button', { name: 'Empty Trash' }).click()
  await expect.element(row('Invoice')).not.toBeInTheDocument()
  await eventually(async () => (await rows()).length).toBe(2)
  await undo()
  await expect.element(row('Invoice')).toBeVisible()
  expect(await rows()).toHaveLength(3)
})
