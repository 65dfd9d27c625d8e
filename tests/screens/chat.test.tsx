import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chatApi } from '#contract/apps/chat.ts'
import type { StoredMessage } from '#contract/apps/chat-stored.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { call } from '#platform/api/call.ts'
import { emptyPageState } from '#platform/page-state.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import {
  eventually,
  focused,
  INES,
  message,
  openChat as open,
  texts,
  undoFromToast,
} from '#tests/setup/chat-screen.tsx'
import { giveFiles, pasteFiles } from '#tests/setup/give-files.ts'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { endpoints } = chatApi

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

describe('the list', () => {
  test('says who wrote what, and how much is unread; opening it reads it and leaves a line', async () => {
    const { screen, row, chat } = await open()
    await expect.element(row(/Inès Roche.*Could you call on Monday\?.*1 unread message/)).toBeVisible()
    await row(/Inès Roche/).click()
    await expect.element(screen.getByText('1 new message')).toBeVisible()
    await eventually(async () => Date.parse((await chat())?.readAt ?? '') > Date.now() - 3 * 60_000).toBe(true)
    await expect.element(row(/1 unread message/)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'https://sete.example/port', exact: true })).toBeVisible()
  })

  test('by keys: pins, mutes, archives, marks as unread and deletes, each with its undo', async () => {
    const { row, chat, screen } = await open()
    row(/Inès Roche/)
      .element()
      .focus()
    await userEvent.keyboard('p')
    await eventually(async () => (await chat())?.pinned).toBe(true)
    await userEvent.keyboard('m')
    await expect.element(row(/Inès Roche.*Muted.*Pinned/)).toBeVisible()
    await userEvent.keyboard('u')
    await expect.element(row(/1 unread message/)).not.toBeInTheDocument()
    await userEvent.keyboard('e')
    await expect.element(row(/Inès Roche/)).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Archived', exact: true }).click()
    await expect.element(row(/Inès Roche/)).toBeVisible()
    row(/Inès Roche/)
      .element()
      .focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(screen.getByText('No archived chats.')).toBeVisible()
    await undoFromToast()
    await expect.element(row(/Inès Roche/)).toBeVisible()
  })

  test('finds people and messages; a hit leads to its message', { tags: 'extended' }, async () => {
    const { screen, row } = await open()
    await screen.getByRole('searchbox', { name: 'Search all chats' }).fill('soup')
    await expect.element(row(/Inès Roche/)).not.toBeInTheDocument()
    await row(/Soup at noon/).click()
    await eventually(focusedOrMarked).toBe('Soup at noon?')
    await screen.getByRole('searchbox', { name: 'Search all chats' }).fill('nothing of this')
    await expect.element(screen.getByText('No results for “nothing of this”.')).toBeVisible()
  })

  test('a new chat: from the people to the message', async () => {
    const { screen, row, composer, stored } = await open()
    await screen.getByRole('button', { name: 'New chat' }).click()
    await screen.getByRole('searchbox', { name: 'Search people' }).fill('amina')
    await row(/Amina Diallo/).click()
    await expect.element(screen.getByText('No messages yet. Say hello to Amina Diallo.')).toBeVisible()
    await composer().fill('Hello Amina')
    await userEvent.keyboard('{Enter}')
    await eventually(() => stored('Hello Amina')).toMatchObject({ isMine: true })
    await expect.element(row(/Amina Diallo.*You: Hello Amina/)).toBeVisible()
  })
})

const focusedOrMarked = () => document.querySelector('article.bg-accent-tint [id^="text-"]')?.textContent

describe('the open chat', () => {
  test('sends several lines; the simulated answer says that it is one', { tags: 'extended' }, async () => {
    const { article, composer, stored } = await open('/{ines}', { replies: true })
    await composer().fill('Monday is fine.')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}Which hour?{Enter}')
    await eventually(() => stored('Monday is fine.\nWhich hour?')).toMatchObject({ isMine: true })
    await expect.element(composer()).toHaveValue('')
    await expect.element(article(/You.*Monday is fine\./)).toBeVisible()
    await expect.element(article(/Inès Roche.*Simulated/), { timeout: 20_000 }).toBeVisible()
  })

  test('reads by arrow keys, replies, reacts, and deletes with undo', async () => {
    const { article, composer, stored, screen } = await open('/{ines}')
    await eventually(texts).toHaveLength(3)
    article(/Could you call/)
      .element()
      .focus()
    // One stop of the Tab key, and what is in that message: behind it comes where one writes, and back from there the same message.
    const otherStops = () => document.querySelectorAll('article[tabindex="-1"] :is(a, button):not([tabindex="-1"])')
    expect(otherStops()).toHaveLength(0)
    await userEvent.keyboard('{Tab}')
    await eventually(() => document.activeElement?.closest('[data-chat-composer]')).toBeTruthy()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await eventually(focused).toBe('Could you call on Monday?')
    await userEvent.keyboard('{Home}')
    await eventually(focused).toBe('I sent you the notes.')
    await userEvent.keyboard('{End}')
    await eventually(focused).toBe('Could you call on Monday?')
    await userEvent.keyboard('{ArrowUp}')
    await eventually(focused).toContain('Thank you, see')
    expect(otherStops()).toHaveLength(0)
    expect(document.querySelectorAll('article[tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('+')
    await expect.element(screen.getByRole('button', { name: '👍, 1 reaction' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowDown}{Delete}')
    await eventually(texts).toHaveLength(2)
    await undoFromToast()
    await eventually(texts).toHaveLength(3)
    article(/Could you call/)
      .element()
      .focus()
    await userEvent.keyboard('r')
    await expect.element(screen.getByText('Replying to Inès Roche')).toBeVisible()
    await composer().fill('Yes, at ten.')
    await userEvent.keyboard('{Enter}')
    await eventually(async () => (await stored('Yes, at ten.'))?.replyTo?.value).toBe('Could you call on Monday?')
    await expect.element(screen.getByText('Replying to Inès Roche')).not.toBeInTheDocument()
    // What it answers to is one more stop of the Tab key, and leads there.
    await expect.element(article(/Yes, at ten/)).toBeVisible()
    article(/Yes, at ten/)
      .element()
      .focus()
    await userEvent.keyboard('{Tab}{Enter}')
    await eventually(focused).toBe('Could you call on Monday?')
  })

  test('what Enter does is chosen with the profile', { tags: 'extended' }, async () => {
    const { screen, article, composer, stored } = await open('/{ines}')
    await screen.getByRole('button', { name: 'More', exact: true }).first().click()
    await screen.getByRole('menuitem', { name: 'Your chat profile…' }).click()
    await screen.getByRole('button', { name: /Enter key/ }).click()
    await screen.getByRole('option', { name: /Starts a new line/ }).click()
    await screen.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await composer().fill('First')
    await userEvent.keyboard('{Enter}second')
    await expect.element(composer()).toHaveValue('First\nsecond')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await eventually(() => stored('First\nsecond')).toBeDefined()
    // It has versions, as all that is stored.
    await article(/First/).click({ button: 'right' })
    await screen.getByRole('menuitem', { name: 'Version history…' }).click()
    await expect.element(screen.getByRole('dialog', { name: /^History of “First/ })).toBeVisible()
  })

  test('sending is undone before what was done earlier', { tags: 'extended' }, async () => {
    const { row, composer, chat, stored } = await open('/{ines}')
    row(/Inès Roche/)
      .element()
      .focus()
    await userEvent.keyboard('p')
    await eventually(async () => (await chat())?.pinned).toBe(true)
    await composer().fill('One too many')
    await userEvent.keyboard('{Enter}')
    await eventually(() => stored('One too many')).toBeDefined()
    row(/Inès Roche/)
      .element()
      .focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await eventually(() => stored('One too many')).toBeUndefined()
    expect((await chat())?.pinned).toBe(true)
  })

  test('arrow up edits the last message; the draft comes back after it', async () => {
    const { composer, stored, screen } = await open('/{ines}')
    await eventually(texts).toHaveLength(3)
    await composer().click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(screen.getByText('Editing your message')).toBeVisible()
    await composer().fill('I sent you all the notes.')
    await userEvent.keyboard('{Enter}')
    await eventually(() => stored('I sent you all the notes.')).toMatchObject({ isMine: true })
    await expect.element(screen.getByText('Edited', { exact: true })).toBeVisible()
    await expect.element(composer()).toHaveValue('')
  })

  test('keeps what was typed with the chat, and shows it in the list', { tags: 'extended' }, async () => {
    const { composer, row, chat, router } = await open('/{ines}')
    await composer().fill('Half a thought')
    await row(/Jonas Weber/).click()
    await expect.element(composer()).toHaveValue('')
    await eventually(async () => (await chat())?.draft?.value).toBe('Half a thought')
    await expect.element(row(/Inès Roche.*Draft: Half a thought/)).toBeVisible()
    await row(/Inès Roche/).click()
    await expect.element(composer()).toHaveValue('Half a thought')
    expect(router.state.location.pathname).toContain('/apps/chat/')
  })

  test('what was not sent is there after a reload, and can be discarded', async () => {
    const { screen, ines, router, stored } = await open()
    const key = crypto.randomUUID()
    // Its key is that of another message: the back end refuses it.
    await call(endpoints.send, { body: { chatId: ines, value: 'Sent before' } }, { idempotencyKey: key })
    const left = [{ key, chatId: ines, value: 'Into the void', replyTo: null, at: new Date().toISOString() }]
    localStorage.setItem('own:chat-outgoing', JSON.stringify(left))
    await router.navigate({ to: `/apps/chat/${ines}` as never })
    await expect.element(screen.getByText('Into the void')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await screen.getByRole('button', { name: 'Discard' }).click()
    await expect.element(screen.getByText('Into the void')).not.toBeInTheDocument()
    expect(localStorage.getItem('own:chat-outgoing')).toBeNull()
    await eventually(() => stored('Into the void')).toBeUndefined()
  })

  test('what another tab has typed is shown where nothing else is typed, and never written over what is', {
    tags: 'extended',
  }, async () => {
    const { composer, ines, queryClient, chat, stored, screen } = await open('/{ines}')
    await expect.element(composer()).toHaveValue('')
    const elsewhere = async (value: string | null, replyToId: string | null = null) => {
      await call(endpoints.updateChat, {
        query: { limit: 1 },
        body: { id: ines, chat: { draft: value === null ? null : { value, replyToId } } },
      })
      await queryClient.invalidateQueries({ queryKey: ['chat'] })
    }
    await elsewhere('Typed elsewhere', (await stored('Could you call on Monday?'))?.id)
    await expect.element(composer()).toHaveValue('Typed elsewhere')
    await expect.element(screen.getByText('Replying to Inès Roche')).toBeVisible()
    await composer().fill('Typed here')
    await elsewhere('More of it')
    await eventually(async () => (await chat())?.draft?.value).toBe('Typed here')
    await expect.element(composer()).toHaveValue('Typed here')
    await elsewhere(null)
    await expect.element(composer()).toHaveValue('')
  })

  test('files that were not sent are there after a reload: those of a message, and those that are attached', {
    tags: 'extended',
  }, async () => {
    const { screen, composer, router, ines, stored, db } = await open('/{ines}')
    const isFull = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'))
    const mend = await breakTables(db, (name) => name === 'chatMessages', { mutate: isFull })
    await composer().click()
    pasteFiles(composer().element(), await image('harbour.png'))
    await composer().fill('The harbour')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('alert').getByText(/out of space/)).toBeVisible()
    await screen.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect.element(composer()).toHaveValue('The harbour')
    const chip = (name: string) => screen.getByRole('button', { name: `Remove “${name}”` })
    await expect.element(chip('harbour.png')).toBeVisible()
    await composer().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('alert').getByText(/out of space/)).toBeVisible()
    pasteFiles(composer().element(), await image('quay.png'))
    await expect.element(chip('quay.png')).toBeVisible()
    const kept = async () => (await (await caches.open('unsent alex-morgan')).keys()).map(({ url }) => url)
    await eventually(async () => (await kept()).length).toBe(2)
    await eventually(() => localStorage.getItem('own:chat-outgoing')).toContain('The harbour')
    await mend()
    await router.navigate({ to: '/pages/activities' as never })
    emptyPageState()
    await router.navigate({ to: `/apps/chat/${ines}` as never })
    await expect.element(chip('quay.png')).toBeVisible()
    await eventually(async () => (await stored('The harbour'))?.attachments.map(({ name }) => name)).toEqual([
      'harbour.png',
    ])
    await eventually(async () => (await kept()).length).toBe(1)
    await chip('quay.png').click()
    await eventually(kept).toEqual([])
  })

  test('a file that is too large is refused by name; another goes along', { tags: 'extended' }, async () => {
    const { screen, composer, db } = await open('/{ines}')
    const files = screen.getByLabelText('Files to attach')
    const big = new File([new Uint8Array(16_000_001)], 'film.mp4', { type: 'video/mp4' })
    await expect.element(files).toBeInTheDocument()
    giveFiles(files.element(), big, new File(['a,b'], 'stops.csv', { type: 'text/csv' }))
    await expect
      .element(screen.getByRole('alert').getByText('“film.mp4” is 16 MB. Choose a file under 16 MB.'))
      .toBeVisible()
    await composer().click()
    await userEvent.keyboard('{Enter}')
    const sent = screen.getByRole('button', { name: /stops\.csv .*Preview/ })
    await sent.click()
    const preview = page.getByRole('dialog', { name: 'stops.csv' })
    await expect.element(preview.getByRole('columnheader', { name: 'a' })).toBeVisible()
    await preview.getByRole('button', { name: 'Save to Files' }).click()
    await expect.element(page.getByText('Saved to Files: “stops.csv”')).toBeVisible()
    expect(
      await db
        .table<FileRow>('files')
        .filter(({ name }) => name === 'stops.csv')
        .count(),
    ).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(preview).not.toBeInTheDocument()
    await expect.element(sent).toHaveFocus()
    await eventually(() =>
      db
        .table<StoredMessage>('chatMessages')
        .filter((one) => one.attachments.length > 0)
        .count(),
    ).toBe(1)
  })

  test('emoji are found in either language, and put where one writes; any of them is a reaction', {
    tags: 'extended',
  }, async () => {
    const { screen, composer, article } = await open('/{ines}')
    await composer().fill('Good day ')
    await screen.getByRole('button', { name: 'Emoji', exact: true }).click()
    const search = page.getByRole('searchbox', { name: 'Search emoji' })
    await search.fill('gâteau anniversaire')
    // The Enter that ends a composed word is the input method's.
    search.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }))
    await expect.element(search).toHaveValue('gâteau anniversaire')
    await expect.element(composer()).toHaveValue('Good day ')
    await userEvent.keyboard('{Enter}')
    await expect.element(composer()).toHaveValue('Good day 🎂')
    await expect.element(composer()).toHaveFocus()
    article(/Could you call/)
      .element()
      .focus()
    await userEvent.keyboard(':')
    await expect.element(page.getByRole('button', { name: 'birthday cake' })).toBeVisible()
    await search.fill('rocket')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(screen.getByRole('button', { name: '🚀, 1 reaction' })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(article(/Could you call/)).toHaveFocus()
    await article(/Could you call/).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'React' }).click()
    await page.getByRole('menuitem', { name: /^Other emoji…/ }).click()
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(article(/Could you call/)).toHaveFocus()
  })

  test('an image is pasted, waits while another chat is read, and is sent', async () => {
    const { screen, composer, row, article, db } = await open('/{ines}')
    await composer().click()
    pasteFiles(composer().element(), await image('harbour.png'))
    const chip = screen.getByRole('button', { name: 'Remove “harbour.png”' })
    await expect.element(chip).toBeVisible()
    await row(/Jonas Weber/).click()
    await expect.element(screen.getByText('Soup at noon?').last()).toBeVisible()
    await expect.element(chip).not.toBeInTheDocument()
    await row(/Inès Roche/).click()
    await expect.element(chip).toBeVisible()
    await composer().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(article(/harbour\.png/).getByRole('img', { name: 'harbour.png' })).toBeVisible()
    await expect.element(chip).not.toBeInTheDocument()
    const sent = () => db.table<StoredMessage>('chatMessages').filter((one) => one.attachments.length > 0)
    await eventually(async () => (await sent().toArray()).map((one) => one.attachments[0]?.type)).toEqual(['image/png'])
  })

  test('a voice message is recorded, sent and played; without a microphone it says what to do', {
    tags: 'extended',
  }, async () => {
    const { screen, composer, article } = await open('/{ines}')
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
    onTestFinished(() => ask.mockRestore())
    ask.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await screen.getByRole('button', { name: 'Record a voice message' }).click()
    await expect.element(screen.getByRole('alert').getByText(/^Cairn can’t use the microphone\./)).toBeVisible()
    ask.mockImplementation(async () => hum())
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('timer').getByText('0:01')).toBeVisible()
    await screen.getByRole('button', { name: 'Send the voice message' }).click()
    await expect.element(composer()).toHaveFocus()
    const sent = article(/voice-message/)
    await expect.element(sent.getByText('0:01')).toBeVisible()
    sent.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(sent.getByRole('button', { name: 'Pause the voice message' })).toBeInTheDocument()
    await expect.element(sent.getByRole('button', { name: 'Play the voice message' })).toBeInTheDocument()
  })

  test('a draft comes back with the message that it answers to', { tags: 'extended' }, async () => {
    const { article, composer, row, chat, screen } = await open('/{ines}')
    await eventually(texts).toHaveLength(3)
    article(/Could you call/)
      .element()
      .focus()
    await userEvent.keyboard('r')
    await composer().fill('At ten')
    await eventually(async () => (await chat())?.draft?.replyToId).toMatch(/^message-/)
    await row(/Jonas Weber/).click()
    await expect.element(screen.getByText('Replying to Inès Roche')).not.toBeInTheDocument()
    await row(/Inès Roche/).click()
    await expect.element(composer()).toHaveValue('At ten')
    await expect.element(screen.getByText('Replying to Inès Roche')).toBeVisible()
  })

  test('a message is sent later: it waits in the chat, and is sent at once or deleted', {
    tags: 'extended',
  }, async () => {
    const { screen, composer, stored, article } = await open('/{ines}')
    await composer().fill('Good morning')
    await screen.getByRole('button', { name: 'Send later…' }).click()
    await page.getByRole('button', { name: /^Tomorrow morning/ }).click()
    await expect.element(screen.getByText(/^Will be sent on \d+ \w+, 09:00$/)).toBeVisible()
    await expect.element(composer()).toHaveValue('')
    await expect.element(composer()).toHaveFocus()
    expect(await stored('Good morning')).toMatchObject({ isScheduled: true })
    await screen.getByRole('button', { name: 'Send now' }).click()
    await expect.element(article(/You.*Good morning/)).toBeVisible()
  })

  test('a double click on “Send” sends once, and records nothing', { tags: 'extended' }, async () => {
    const { screen, composer, article } = await open('/{ines}')
    await composer().fill('Once')
    await screen.getByRole('button', { name: 'Send', exact: true }).dblClick()
    await expect.element(article(/You.*Once/)).toBeVisible()
    expect(article(/You.*Once/).elements()).toHaveLength(1)
    await expect.element(screen.getByRole('button', { name: 'Record a voice message' })).toBeVisible()
  })

  test('while no chat is open it says what choosing one brings', async () => {
    const { screen } = await open()
    await expect.element(screen.getByText('Choose a chat to read it and reply.')).toBeVisible()
  })

  test('the address of a chat that does not exist leads back to the list', async () => {
    const { screen, href } = await open('/nobody-known')
    await expect.element(screen.getByText('This chat no longer exists.')).toBeVisible()
    await screen.getByRole('button', { name: 'All chats' }).click()
    await eventually(href).toBe('/apps/chat')
  })

  test('ten thousand messages: scrolls up from the end without a jump, and back at once', {
    tags: 'extended',
  }, async () => {
    const { screen, ines, router } = await openLog()
    await router.navigate({ to: `/apps/chat/${ines}` as never })
    await eventually(() => texts().at(-1)).toBe('Could you call on Monday?')
    const thread = threadOf()
    for (let step = 0; step < 12; step += 1) {
      const before = rowsInSight(thread)
      thread.scrollTop -= 700
      const moved = before.get([...before.keys()][0] ?? '') ?? 0
      const key = [...before.keys()][0] ?? ''
      // What is read is where it was, lower by what was scrolled, also once older ones have come above it.
      await eventually(() => Math.round((rowsInSight(thread).get(key) ?? Number.NaN) - moved)).toBe(700)
      // Older ones have come before the start is reached.
      await eventually(() => thread.scrollTop > 750).toBe(true)
    }
    // At the very beginning of what is drawn as well: the day and the name above its first message go with the ones that come above it.
    const first = thread.querySelector('article')
    const lowerEdge = () =>
      Math.round((first?.getBoundingClientRect().bottom ?? 0) - thread.getBoundingClientRect().top)
    thread.scrollTop = 0
    const lower = lowerEdge()
    await eventually(() => first?.previousElementSibling).toBeTruthy()
    expect(lowerEdge()).toBe(lower)
    expect(document.querySelectorAll('article').length).toBeLessThan(260)
    // It lies over the messages, and takes no line from them.
    const latest = screen.getByRole('button', { name: 'Latest messages' })
    await expect.element(latest).toBeVisible()
    expect(latest.element().getBoundingClientRect().width).toBeLessThan(thread.clientWidth / 2)
    expect(latest.element().getBoundingClientRect().bottom).toBeLessThan(thread.getBoundingClientRect().bottom)
    await latest.click()
    await eventually(() => texts().at(-1)).toBe('Could you call on Monday?')
    await eventually(() => thread.scrollHeight - thread.scrollTop - thread.clientHeight < 3).toBe(true)
  })

  test('ten thousand messages: from the first one on, scrolls down without a jump', { tags: 'extended' }, async () => {
    const { ines, router, firstId } = await openLog()
    await router.navigate({ to: `/apps/chat/${ines}?message=${firstId}` as never })
    await eventually(focusedOrMarked).toBe('Line 0 of the log')
    const thread = threadOf()
    const lineAtTop = () => {
      const key = [...rowsInSight(thread).keys()][0] ?? ''
      return Number(/\d+/.exec(thread.querySelector(`#text-${CSS.escape(key)}`)?.textContent ?? '')?.[0])
    }
    const drawnFirst = texts().at(-1)
    for (let step = 0; step < 24; step += 1) {
      const before = rowsInSight(thread)
      // The lowest in sight is still drawn once it has gone up.
      const [key = '', place = Number.NaN] = [...before].findLast(([, at]) => at < thread.clientHeight) ?? []
      thread.scrollTop += 500
      await eventually(() => Math.round((positionsIn(thread).get(key) ?? Number.NaN) - place)).toBe(-500)
      // Newer ones have come before the end is reached.
      await eventually(() => thread.scrollHeight - thread.scrollTop - thread.clientHeight > 500).toBe(true)
    }
    expect(texts()).not.toContain('Line 0 of the log')
    expect(texts().at(-1)).not.toBe(drawnFirst)
    expect(lineAtTop()).toBeGreaterThan(100)
    expect(document.querySelectorAll('article').length).toBeLessThan(260)
  })
})

/** A log of ten thousand lines in one chat, of the days before its last message. */
async function openLog() {
  const app = await open()
  const { db, ines, queryClient } = app
  const start = Date.now() - 30 * 86_400_000
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...message(ines, index % 3 === 0 ? 'alex-morgan' : INES, `Line ${index} of the log`, 0),
    createdAt: new Date(start + index * 60_000).toISOString(),
  }))
  await db.table<StoredMessage>('chatMessages').bulkPut(many)
  await queryClient.invalidateQueries({ queryKey: ['chat'] })
  return { ...app, firstId: many[0]?.id ?? '' }
}

function threadOf(): HTMLElement {
  const thread = document.querySelector<HTMLElement>('[data-thread]')
  if (!thread) throw new Error('No thread')
  return thread
}

async function image(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 60, 40)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** What a microphone would hear. */
function hum(): MediaStream {
  const sound = new AudioContext()
  const tone = new OscillatorNode(sound)
  const heard = new MediaStreamAudioDestinationNode(sound)
  tone.connect(heard)
  tone.start()
  onTestFinished(() => sound.close())
  return heard.stream
}

/** Where messages are, by their id, from the one nearest to the top on. */
const rowsInSight = (thread: HTMLElement): ReadonlyMap<string, number> =>
  new Map([...positionsIn(thread)].filter(([, place]) => place >= 0))

function positionsIn(thread: HTMLElement): ReadonlyMap<string, number> {
  const top = thread.getBoundingClientRect().top
  return new Map(
    [...thread.querySelectorAll<HTMLElement>('article')].map((one) => [
      one.dataset.key ?? '',
      one.getBoundingClientRect().top - top,
    ]),
  )
}

test('a reminder of a message is set by its key, shown when it is due, and marked as done', {
  tags: 'extended',
}, async () => {
  const text = 'Could you call on Monday?'
  const { article, stored, db, queryClient } = await open('/{ines}')
  await expect.element(article(/Could you call/)).toBeVisible()
  article(/Could you call/)
    .element()
    .focus()
  await userEvent.keyboard('t')
  const dialog = page.getByRole('dialog', { name: 'Reminder' })
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click()
  await expect.poll(async () => (await stored(text))?.remindAt).toMatch(/T/)
  await expect.element(article(/Could you call/).getByText(/^Reminder: /)).toBeVisible()
  await db.table('chatMessages').update((await stored(text))?.id ?? '', { remindAt: new Date().toISOString() })
  await queryClient.invalidateQueries({ queryKey: ['chat'] })
  await expect.element(page.getByText(`Reminder: ${text}`)).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect.poll(async () => (await stored(text))?.remindAt).toBe(null)
})
