// What is shown beside the messages of a chat: its days, its search, the contact, the own profile, what is exported, and its commands.
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { chatApi } from '#contract/apps/chat.ts'
import type { StoredMessage } from '#contract/apps/chat-stored.ts'
import { call } from '#platform/api/call.ts'
import { eventually, INES, message, openChat as open, texts, undoFromToast } from '#tests/setup/chat-screen.tsx'
import { pasteFiles } from '#tests/setup/give-files.ts'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const MINUTES_OF_A_DAY = 24 * 60
const marked = () => document.querySelector('article.bg-accent-tint [id^="text-"]')?.textContent

beforeEach(() => page.viewport(1440, 900))

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

test('each day begins with its name, once', { tags: 'extended' }, async () => {
  const { screen, db, ines, queryClient, router } = await open()
  const rows = [
    message(ines, INES, 'Long ago', 400 * MINUTES_OF_A_DAY),
    message(ines, INES, 'Last week', 8 * MINUTES_OF_A_DAY),
    message(ines, INES, 'The day before', MINUTES_OF_A_DAY),
    message(ines, INES, 'The same day', MINUTES_OF_A_DAY - 1),
  ]
  await db.table<StoredMessage>('chatMessages').bulkPut(rows)
  await queryClient.invalidateQueries({ queryKey: ['chat'] })
  await router.navigate({ to: `/apps/chat/${ines}` as never })
  await eventually(texts).toHaveLength(7)
  const ofDay = (text: string) => {
    const said = [...document.querySelectorAll('article')].find((one) => one.textContent?.includes(text))
    return said?.textContent ?? ''
  }
  const weekday = (daysAgo: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', options).format(Date.now() - daysAgo * MINUTES_OF_A_DAY * 60_000)
  expect(ofDay('Long ago')).toContain(weekday(400, { year: 'numeric' }))
  expect(ofDay('Last week')).toContain(weekday(8, { weekday: 'long' }))
  expect(ofDay('The day before')).toMatch(/^Yesterday/)
  expect(ofDay('The same day')).not.toMatch(/Yesterday/)
  expect(screen.getByText('Today', { exact: true }).elements()).toHaveLength(1)
  expect(ofDay('I sent you the notes.')).toMatch(/^Today/)
})

test('the search in a chat counts, and leads from the newest hit to older ones and back', {
  tags: 'extended',
}, async () => {
  const { screen } = await open('/{ines}')
  await eventually(texts).toHaveLength(3)
  await screen.getByRole('button', { name: 'Search this chat' }).click()
  const bar = screen.getByRole('search')
  const field = bar.getByRole('searchbox', { name: 'Search this chat' })
  await expect.element(field).toHaveFocus()
  await field.fill('you')
  await expect.element(bar.getByText('1 of 3', { exact: true })).toBeVisible()
  await eventually(marked).toBe('Could you call on Monday?')
  await bar.getByRole('button', { name: 'Older result' }).click()
  await expect.element(bar.getByText('2 of 3', { exact: true })).toBeVisible()
  await eventually(marked).toContain('Thank you, see')
  await field.click()
  await userEvent.keyboard('{Enter}')
  await eventually(marked).toBe('I sent you the notes.')
  await expect.element(bar.getByRole('button', { name: 'Older result' })).toBeDisabled()
  await field.click()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await eventually(marked).toContain('Thank you, see')
  await field.fill('nothing of this')
  await expect.element(bar.getByText('No results')).toBeVisible()
  await bar.getByRole('button', { name: 'Close the search' }).click()
  await expect.element(field).not.toBeInTheDocument()
})

test('beside the chat stands who the contact is and what was shared; how the chat is kept is set there', {
  tags: 'extended',
}, async () => {
  const { screen, composer, chat } = await open('/{ines}')
  await composer().fill('Berths: https://quay.example/berths.')
  await userEvent.keyboard('{Enter}')
  await expect.element(composer()).toHaveValue('')
  pasteFiles(composer().element(), await image('harbour.png'))
  await expect.element(screen.getByRole('button', { name: 'Remove “harbour.png”' })).toBeVisible()
  await composer().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('img', { name: 'harbour.png' })).toBeVisible()
  await screen.getByRole('button', { name: 'Contact info' }).click()
  const pane = screen.getByRole('complementary', { name: 'Contact info' })
  const contact = await call(chatApi.endpoints.contact, { query: { id: INES } })
  const [email] = contact?.details.emails ?? []
  await expect.element(pane.getByRole('region', { name: 'Inès Roche' })).toBeVisible()
  await expect
    .element(pane.getByRole('link', { name: email?.email ?? '' }))
    .toHaveAttribute('href', `mailto:${email?.email}`)
  await expect
    .element(pane.getByRole('region', { name: 'Links' }).getByRole('link', { name: 'https://quay.example/berths' }))
    .toBeVisible()
  await pane.getByRole('button', { name: 'Show “harbour.png” in the chat' }).click()
  await eventually(() => document.querySelector('article.bg-accent-tint img[alt="harbour.png"]')).not.toBeNull()
  await pane.getByRole('switch', { name: 'Pinned' }).click()
  await eventually(async () => (await chat())?.pinned).toBe(true)
  await pane.getByRole('switch', { name: 'Muted' }).click()
  await eventually(async () => (await chat())?.muted).toBe(true)
  await pane.getByRole('switch', { name: 'Archived' }).click()
  await eventually(async () => (await chat())?.archived).toBe(true)
  await undoFromToast()
  await eventually(async () => (await chat())?.archived).toBe(false)
  await pane.getByRole('button', { name: 'Close contact info' }).click()
  await expect.element(pane).not.toBeInTheDocument()
})

test('the own profile is changed; without a name it asks for one', { tags: 'extended' }, async () => {
  const { screen } = await open('/{ines}')
  const profile = () => call(chatApi.endpoints.profile, {})
  const { name: before } = await profile()
  await screen.getByRole('region', { name: 'Chats' }).getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Your chat profile…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your chat profile' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill(' ')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog.getByText('Enter your name.')).toBeVisible()
  await name.fill('Alex M.')
  await dialog.getByRole('textbox', { name: 'About you' }).fill('At the quay')
  await dialog.getByRole('switch', { name: /^Simulated replies/ }).click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await eventually(profile).toMatchObject({ name: 'Alex M.', about: 'At the quay', hasSampleReplies: true })
  await undoFromToast()
  await eventually(profile).toMatchObject({ name: before, hasSampleReplies: false })
})

describe('the commands of the palette', () => {
  const run = async (words: string) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('combobox', { name: 'Search and commands' }).fill(words)
    await page
      .getByRole('gridcell', { name: new RegExp(`^${words}`) })
      .first()
      .click()
    await expect.element(page.getByRole('combobox', { name: 'Search and commands' })).not.toBeInTheDocument()
  }

  test('reach all chats', { tags: 'extended' }, async () => {
    const { screen, row } = await open()
    await expect.element(row(/1 unread message/)).toBeVisible()
    await run('Mark all chats as read')
    await expect.element(row(/1 unread message/)).not.toBeInTheDocument()
    await undoFromToast()
    await expect.element(row(/1 unread message/)).toBeVisible()
    await run('Next unread chat')
    await expect.element(screen.getByRole('feed', { name: 'Messages with Inès Roche' })).toBeVisible()
    await run('Your chat profile')
    await page.getByRole('dialog', { name: 'Your chat profile' }).getByRole('button', { name: 'Close' }).click()
    await run('New chat')
    await expect.element(screen.getByRole('searchbox', { name: 'Search people' })).toBeVisible()
  })

  test('export the open chat as a page, as text and as data, and empty it', { tags: 'extended' }, async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => copied.mockRestore())
    const { screen, ines } = await open('/{ines}')
    await eventually(texts).toHaveLength(3)
    await run('Copy a link to this chat')
    await eventually(() => copied.mock.calls.at(-1)?.[0]).toContain(`/apps/chat/${ines}`)
    const saved = vi.spyOn(URL, 'createObjectURL')
    onTestFinished(() => saved.mockRestore())
    const files = () => saved.mock.calls.flatMap(([file]) => (file instanceof File && file.name ? [file] : []))
    const dialog = page.getByRole('dialog', { name: 'Export the chat with Inès Roche' })
    const exported = async (...choices: string[]): Promise<readonly [string, string]> => {
      const before = files().length
      await run('Export this chat')
      for (const name of choices) await dialog.getByText(name, { exact: true }).click()
      await dialog.getByRole('button', { name: 'Export', exact: true }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await eventually(() => files().length).toBe(before + 1)
      const file = files().at(-1)
      return [file?.name ?? '', (await file?.text()) ?? '']
    }
    const [page1, html] = await exported()
    expect(page1).toMatch(/\.html$/)
    expect(html).toContain('Could you call on Monday?')
    const [text1, text] = await exported('Text', 'Only yours')
    expect(text1).toMatch(/\.txt$/)
    expect(text).toMatch(/^Only your messages\.\n[\s\S]*I sent you the notes\./)
    expect(text).not.toContain('Could you call on Monday?')
    const [data1, data] = await exported('Data (JSON)', 'Only from Inès Roche')
    expect(data1).toMatch(/\.json$/)
    expect(JSON.parse(data).messages.map(({ value }: { value: string }) => value)).toEqual([
      'Thank you, see https://sete.example/port.',
      'Could you call on Monday?',
    ])
    await run('Delete all messages in this chat')
    await expect.element(screen.getByText('No messages yet. Say hello to Inès Roche.')).toBeVisible()
    await undoFromToast()
    await eventually(texts).toHaveLength(3)
  })
})

test('on the narrowest touch screen emoji are at hand below what is written', { tags: 'extended' }, async () => {
  const { screen, composer } = await open('/{ines}')
  await page.viewport(320, 568)
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
  await composer().fill('Good day ')
  const emoji = screen.getByRole('button', { name: 'Emoji', exact: true })
  await expect.element(emoji).toBeVisible()
  const box = (element: Element) => element.getBoundingClientRect()
  expect(box(composer().element()).width).toBeGreaterThan(250)
  expect(box(emoji.element()).top).toBeGreaterThanOrEqual(box(composer().element()).bottom)
  expect(box(screen.getByRole('button', { name: 'Send', exact: true }).element()).right).toBeLessThanOrEqual(320)
  await emoji.click()
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('birthday cake')
  await page.getByRole('button', { name: 'birthday cake' }).click()
  await expect.element(composer()).toHaveValue('Good day 🎂')
})

async function image(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 60, 40)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
