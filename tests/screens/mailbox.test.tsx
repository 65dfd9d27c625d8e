import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { createOfLine } from '#apps/mailbox/create-of-line.ts'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { call } from '#platform/api/call.ts'
import { ADA, eventually, ME, openMailbox as open, SAMPLE, swipeRow, undo } from '#tests/setup/mailbox-screen.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const SECOND = 1000

beforeEach(() => page.viewport(1440, 900))

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

describe('reading', () => {
  test('opens an email beside the list, marks it as read, and what is done with it is undone', {
    tags: 'extended',
  }, async () => {
    const { screen, row, stored, href } = await open()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    await row('Cards for the loom').click()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Cards for the loom' })).toBeVisible()
    expect(href()).toContain('/apps/mailbox/folder/inbox/')
    await expect.element(screen.getByRole('link', { name: 'https://engine.example/cards' })).toBeVisible()
    await eventually(async () => (await stored('Cards for the loom'))?.unread).toBe(false)
    await screen.getByRole('toolbar', { name: 'Email', exact: true }).getByRole('button', { name: 'Delete' }).click()
    await eventually(async () => (await stored('Cards for the loom'))?.folder).toBe('trash')
    // The next one takes its place.
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Across the Channel' })).toBeVisible()
    await undo()
    await eventually(async () => (await stored('Cards for the loom'))?.folder).toBe('inbox')
    await expect.element(row('Cards for the loom')).toBeVisible()
    await screen.getByRole('button', { name: 'Add a star', exact: true }).click()
    await eventually(async () => (await stored('Across the Channel'))?.starred).toBe(true)
    await screen.getByRole('toolbar', { name: 'Email', exact: true }).getByRole('button', { name: 'Label' }).click()
    await screen.getByRole('menuitemcheckbox', { name: 'Work' }).click()
    await eventually(async () => (await stored('Across the Channel'))?.labels.length).toBe(1)
  })

  test('HTML runs nothing and loads nothing: pictures from afar are links', async () => {
    const { screen, row } = await open()
    await row('Invoice').click()
    await expect.element(screen.getByText('1 remote image hasn’t been loaded.', { exact: false })).toBeVisible()
    const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="Email text"]')
    await eventually(() => frame()?.contentDocument?.body.textContent).toContain('Pay soon.')
    expect(frame()?.sandbox.contains('allow-scripts')).toBe(false)
    expect(frame()?.contentDocument?.querySelectorAll('img, script')).toHaveLength(0)
    expect(frame()?.contentDocument?.querySelector('a')?.getAttribute('href')).toBe('https://tracker.example/p.png')
    expect(document.title).not.toBe('stolen')
    await screen.getByRole('button', { name: 'Show as plain text' }).click()
    await expect.element(screen.getByText('Pay soon.')).toBeVisible()
    expect(frame()).toBeNull()
    await screen.getByRole('button', { name: 'Show with formatting' }).click()
    await eventually(() => frame()?.contentDocument?.body.textContent).toContain('Pay soon.')
  })

  test('pictures that are attached to an email in HTML stand in their places', { tags: 'extended' }, async () => {
    const { screen, row, stored, queryClient } = await open()
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const mail = {
      ...{ to: [ME], bcc: [], uid: 'map', date: new Date().toISOString(), unread: false, starred: false },
      ...{ subject: 'The way', from: ADA, content: '<p>Turn left: <img src="cid:0@cairn.example" alt="Map"></p>' },
    }
    const [written] = await call(mailboxApi.endpoints.importMails, { body: { mails: [mail], folder: 'inbox' } })
    const file = new File([Uint8Array.fromBase64(pixel)], 'map.png', { type: 'image/png' })
    await call(mailboxApi.endpoints.addAttachments, { body: { mailId: written?.id ?? '', files: [file] } })
    await eventually(async () => (await stored('The way'))?.attachments.length).toBe(1)
    await queryClient.invalidateQueries()
    await row('The way').click()
    const picture = () =>
      document.querySelector<HTMLIFrameElement>('iframe[title="Email text"]')?.contentDocument?.querySelector('img')
    await eventually(() => picture()?.src).toBe(`data:image/png;base64,${pixel}`)
    expect(picture()?.alt).toBe('Map')
    await expect.element(screen.getByText('remote image', { exact: false })).not.toBeInTheDocument()
  })

  test('a list is left in one step, by the email that it asks for, and undone', async () => {
    const { screen, row, stored } = await open()
    await row('Across the Channel').click()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Across the Channel' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument()
    await row('Invoice').click()
    await screen.getByRole('button', { name: 'Unsubscribe' }).click()
    await eventually(() => stored('stop')).toMatchObject({ folder: 'sent', to: ['leave@engine.example'] })
    await undo()
    await eventually(() => stored('stop')).toBeUndefined()
  })

  test('is paged by ten; a whole list is selected, moved at once and brought back', { tags: 'extended' }, async () => {
    const { screen, rows, href } = await open('', { many: 12 })
    await expect.element(screen.getByText('1–10 of 15')).toBeVisible()
    await screen.getByRole('button', { name: 'Next page' }).click()
    await expect.element(screen.getByText('11–15 of 15')).toBeVisible()
    expect(href()).toContain('page=2')
    await screen.getByRole('row', { name: /Letter 12/ }).click({ modifiers: ['Control'] })
    await userEvent.keyboard('{Control>}a{/Control}')
    await screen.getByRole('button', { name: 'Select all 15 emails' }).click()
    await screen
      .getByRole('toolbar', { name: '15 emails selected' })
      .getByRole('button', { name: 'Mark as spam' })
      .click()
    await eventually(async () => (await rows()).filter(({ folder }) => folder === 'spam').length).toBe(15)
    // The page is past the last one: the last one is shown.
    await expect.element(screen.getByText('Your Inbox is empty.')).toBeVisible()
    await undo()
    await eventually(async () => (await rows()).filter(({ folder }) => folder === 'inbox').length).toBe(15)
  })

  test('emails are selected by what they are, and marked together', { tags: 'extended' }, async () => {
    const { screen, row, rows } = await open('/folder/inbox')
    await expect.element(row('Invoice')).toBeVisible()
    const select = async (name: string | RegExp) => {
      await screen.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByRole('menuitem', { name }).click()
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    }
    const chosen = () =>
      SAMPLE.filter(({ subject = '' }) => row(subject).element().getAttribute('aria-selected') === 'true').map(
        ({ subject }) => subject,
      )
    await select('Unread')
    await eventually(chosen).toEqual(['Cards for the loom'])
    await select('Invert the selection')
    await eventually(chosen).toEqual(['Across the Channel', 'Invoice'])
    await screen.getByRole('toolbar', { name: '2 emails selected' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: /^Mark as important/ }).click()
    const important = async () => (await rows()).filter((mail) => mail.important).map(({ subject }) => subject)
    await eventually(important).toEqual(['Across the Channel', 'Invoice'])
    await undo()
    await eventually(important).toEqual([])
    await select(/^None/)
    await eventually(chosen).toEqual([])
  })

  test('keys act on the row that has the focus; labels and searches are lists of their own', async () => {
    const { screen, row, stored, href } = await open('/folder/inbox')
    await expect.element(row('Across the Channel')).toBeVisible()
    await userEvent.keyboard('q')
    await expect.element(screen.getByRole('searchbox', { name: 'Search email' })).toHaveFocus()
    await userEvent.keyboard('from:louis')
    await expect.element(row('Cards for the loom')).not.toBeInTheDocument()
    await expect.element(row('Across the Channel')).toBeVisible()
    expect(href()).toContain('/search/all')
    await screen.getByRole('button', { name: 'Save search' }).click()
    await expect
      .element(
        screen.getByRole('navigation', { name: 'Folders and labels' }).getByRole('link', { name: /^from:louis/ }),
      )
      .toBeVisible()
    ;(row('Across the Channel').element() as HTMLElement).focus()
    await userEvent.keyboard('su')
    await eventually(async () => [
      (await stored('Across the Channel'))?.starred,
      (await stored('Across the Channel'))?.unread,
    ]).toEqual([true, true])
    await userEvent.keyboard('z')
    await eventually(async () => (await stored('Across the Channel'))?.unread).toBe(false)
  })
})

describe('searching', () => {
  test('operators are chips that are taken off; a saved search is changed, and brought back', {
    tags: 'extended',
  }, async () => {
    const { screen, row, href, queryClient } = await open('/folder/inbox')
    await expect.element(row('Across the Channel')).toBeVisible()
    await screen.getByRole('button', { name: 'Add a filter' }).click()
    await page.getByRole('menuitem', { name: 'Unread' }).click()
    await expect.element(row('Across the Channel')).not.toBeInTheDocument()
    await expect.element(row('Cards for the loom')).toBeVisible()
    const chips = screen.getByRole('list', { name: 'Filters' })
    await expect.element(chips.getByText('In Inbox')).toBeVisible()
    await screen.getByRole('button', { name: 'Save search' }).click()
    await eventually(href).toMatch(/search\/(?!all)/)
    await chips.getByRole('button', { name: 'Remove the filter Unread' }).click()
    await expect.element(row('Across the Channel')).toBeVisible()
    await chips.getByRole('button', { name: 'Save changes' }).click()
    const saved = async () => {
      await queryClient.invalidateQueries()
      return (await call(mailboxApi.endpoints.savedSearches, {})).map(({ query }) => query)
    }
    await eventually(saved).toEqual(['in:inbox'])
    await undo()
    await eventually(saved).toEqual(['in:inbox is:unread'])
  })
})

describe('a finger', () => {
  test('that swipes a row deletes it, with its undo, or marks it; Escape takes the swipe back', async () => {
    const { row, stored } = await open('/folder/inbox')
    await expect.element(row('Invoice')).toBeVisible()
    const swipe = (by: number, how = {}) => swipeRow(row('Invoice').element(), by, how)
    await swipe(-200, { isCancelled: true })
    await swipe(200)
    await eventually(async () => (await stored('Invoice'))?.unread).toBe(true)
    expect((await stored('Invoice'))?.folder).toBe('inbox')
    await swipe(-200)
    await eventually(async () => (await stored('Invoice'))?.folder).toBe('trash')
    await undo()
    await eventually(async () => (await stored('Invoice'))?.folder).toBe('inbox')
  })
})

describe('writing', () => {
  test('answers all: the draft saves itself, waits to be sent, and can be taken back', async () => {
    const { screen, row, rows, stored, queryClient } = await open()
    // The longest there is: the undo comes before it is over.
    await call(mailboxApi.endpoints.updateSettings, { body: { settings: { undoSeconds: 20 } } })
    await queryClient.invalidateQueries()
    await row('Across the Channel').click()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Across the Channel' })).toBeVisible()
    await userEvent.keyboard('a')
    const composer = screen.getByRole('dialog', { name: 'Re: Across the Channel' })
    const text = composer.getByRole('textbox', { name: 'Text' })
    await expect.element(text).toHaveFocus()
    await expect.element(composer.getByRole('button', { name: 'Remove Louis Blériot' })).toBeVisible()
    await expect.element(composer.getByRole('button', { name: 'Remove Ada Lovelace' })).toBeVisible()
    await userEvent.keyboard('I bring coffee.')
    await eventually(async () => (await stored('Re: Across the Channel'))?.content).toMatch(
      /^I bring coffee\.[\s\S]*> We fly at dawn/,
    )
    await composer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(composer).not.toBeInTheDocument()
    await eventually(async () => (await stored('Re: Across the Channel'))?.sendAt).toBeDefined()
    await undo()
    await eventually(async () => (await stored('Re: Across the Channel'))?.sendAt).toBeUndefined()
    await expect.element(composer.getByRole('textbox', { name: 'Text' })).toBeVisible()
    await eventually(async () => (await rows()).filter(({ folder }) => folder === 'sent')).toHaveLength(0)
  })

  test('recipients are chips; what is missing is asked for; mail to oneself is delivered', {
    tags: 'extended',
  }, async () => {
    const { screen, rows } = await open()
    await call(mailboxApi.endpoints.updateSettings, { body: { settings: { undoSeconds: 0 } } })
    await page.getByRole('button', { name: 'New email' }).first().click()
    const composer = screen.getByRole('dialog', { name: 'New email' })
    const to = composer.getByRole('combobox', { name: 'To' })
    await expect.element(to).toHaveFocus()
    await composer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(composer.getByText('Add at least one recipient.')).toBeVisible()
    await to.fill('ada')
    await composer.getByRole('option', { name: /ada@engine.example/ }).click()
    await expect.element(composer.getByRole('button', { name: 'Remove Ada Lovelace' })).toBeVisible()
    await to.fill('nobody,')
    await userEvent.keyboard('{Enter}')
    await composer.getByRole('textbox', { name: 'Text' }).fill('The drawing is attached.')
    await composer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(composer.getByText('isn’t an email address.', { exact: false })).toBeVisible()
    await composer.getByRole('button', { name: /Remove nobody/ }).click()
    await to.fill('alex.morgan@cairn.example')
    await composer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(composer.getByText('You mention an attachment, but nothing is attached.')).toBeVisible()
    await expect.element(composer.getByText('Simulated: nothing leaves Cairn.', { exact: false })).toBeVisible()
    await composer.getByRole('button', { name: 'Send anyway' }).click()
    await expect.element(composer).not.toBeInTheDocument()
    await expect.element(page.getByText('Email sent (simulated)')).toBeVisible()
    await eventually(async () =>
      (await rows())
        .filter(({ content }) => content === 'The drawing is attached.')
        .map(({ folder }) => folder)
        .sort(),
    ).toEqual(['inbox', 'sent'])
  })

  test('a draft that is closed as it began is gone; one that was written on stays', async () => {
    const { screen, rows, row } = await open()
    await expect.element(row('Invoice')).toBeVisible()
    await userEvent.keyboard('c')
    const composer = screen.getByRole('dialog', { name: 'New email' })
    await composer.getByRole('button', { name: 'Save and close' }).click()
    await eventually(async () => (await rows()).filter(({ folder }) => folder === 'drafts').length).toBe(0)
    await page.getByRole('button', { name: 'New email' }).first().click()
    await composer.getByRole('textbox', { name: 'Subject' }).fill('Half a thought')
    await screen.getByRole('dialog', { name: 'Half a thought' }).getByRole('button', { name: 'Save and close' }).click()
    await screen.getByRole('link', { name: /Drafts/ }).click()
    await row('Half a thought').click()
    await screen.getByRole('dialog', { name: 'Half a thought' }).getByRole('button', { name: 'Discard draft' }).click()
    await eventually(async () => (await rows()).filter(({ folder }) => folder === 'drafts').length).toBe(0)
    await undo()
    await eventually(async () => (await rows()).filter(({ folder }) => folder === 'drafts').length).toBe(1)
  })
})

describe('beside a draft', () => {
  test('keys still act on the list; none does while the draft has the focus', { tags: 'extended' }, async () => {
    const { screen, row, stored } = await open('/folder/inbox')
    await expect.element(row('Across the Channel')).toBeVisible()
    await userEvent.keyboard('c')
    const composer = screen.getByRole('dialog', { name: 'New email' })
    await composer.getByRole('button', { name: 'Collapse', exact: true }).click()
    await expect.element(composer.getByRole('button', { name: 'Expand' })).toHaveFocus()
    await userEvent.keyboard('s')
    ;(row('Across the Channel').element() as HTMLElement).focus()
    await userEvent.keyboard('s')
    await eventually(async () => (await stored('Across the Channel'))?.starred).toBe(true)
    await userEvent.keyboard('{Control>}z{/Control}')
    await eventually(async () => (await stored('Across the Channel'))?.starred).toBe(false)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox', { name: 'Search and commands' })).toBeVisible()
  })

  test('a row is answered by key; the focus goes back to where it was once the draft closes', {
    tags: 'extended',
  }, async () => {
    const { screen, row } = await open('/folder/inbox')
    await expect.element(row('Across the Channel')).toBeVisible()
    ;(row('Across the Channel').element() as HTMLElement).focus()
    await userEvent.keyboard('r')
    const composer = screen.getByRole('dialog', { name: 'Re: Across the Channel' })
    await expect.element(composer.getByRole('textbox', { name: 'Text' })).toHaveFocus()
    await userEvent.keyboard('Yes.{Escape}')
    await expect.element(composer).not.toBeInTheDocument()
    await expect.element(row('Across the Channel')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const email = screen.getByRole('group', { name: 'Across the Channel' })
    await expect.element(email).toHaveFocus()
    await userEvent.keyboard('a')
    await expect.element(composer.getByRole('textbox', { name: 'Text' })).toHaveFocus()
    await composer.getByRole('button', { name: 'Discard draft' }).click()
    await expect.element(composer).not.toBeInTheDocument()
    await expect.element(email).toHaveFocus()
  })
})

test('an open email is printed by its command, or from its menu, which is not on the paper', {
  tags: 'extended',
}, async () => {
  const { screen, row } = await open()
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await row('Across the Channel').click()
  const email = screen.getByRole('group', { name: 'Across the Channel' })
  await expect.element(email).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('print')
  await page.getByRole('gridcell', { name: 'Print', exact: true }).click()
  await eventually(() => print.mock.calls.length).toBe(1)
  await email.getByRole('button', { name: 'More', exact: true }).click()
  const item = page.getByRole('menuitem', { name: 'Print', exact: true })
  await expect.element(item).toBeVisible()
  const inMenu = item.element()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await expect.element(inMenu).not.toBeVisible()
})

test('the source of an email is shown', { tags: 'extended' }, async () => {
  const { screen, row } = await open()
  await row('Across the Channel').click()
  const email = screen.getByRole('group', { name: 'Across the Channel' })
  await email.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Show source' }).click()
  const preview = page.getByRole('region', { name: 'Preview of Across the Channel.eml' })
  await expect.element(preview.getByText(/Subject: Across the Channel/)).toBeVisible()
})

describe('from elsewhere', () => {
  test('a pressed address begins an email with all that its link says; the signature stands below', async () => {
    const { screen, row, href, rows } = await open('/folder/inbox')
    await expect.element(row('Invoice')).toBeVisible()
    const link = Object.assign(document.createElement('a'), {
      href: 'mailto:ada@engine.example?cc=louis@channel.example&subject=The%20loom&body=At%20nine%3F',
    })
    document.body.append(link)
    // What hears it comes when the page has nothing else to do.
    const isHeard = () => !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await eventually(isHeard).toBe(true)
    link.remove()
    const composer = screen.getByRole('dialog', { name: 'The loom' })
    await expect.element(composer.getByRole('button', { name: 'Remove ada@engine.example' })).toBeVisible()
    await expect.element(composer.getByRole('button', { name: 'Remove louis@channel.example' })).toBeVisible()
    await expect.element(composer.getByRole('textbox', { name: 'Text' })).toHaveValue('At nine?\n\nAlex Morgan')
    expect(href()).toContain('/folder/inbox')
    expect(href()).not.toContain('new=')
    expect((await rows()).filter(({ folder }) => folder === 'drafts')).toHaveLength(1)
  })

  test('a line of the palette becomes a draft to the addresses in it', async () => {
    const { stored } = await open('/folder/inbox')
    const { link, changeIds } = await createOfLine('Cards for Ada ada@engine.example', 'en', Date.now())
    const draft = await stored('Cards for Ada')
    expect(draft).toMatchObject({ to: ['ada@engine.example'], folder: 'drafts' })
    expect([link, changeIds.length]).toEqual([`/apps/mailbox?mail=${draft?.id}`, 1])
  })
})

describe('its looks, files and times', () => {
  test('the open email stands beside the list, below it or in its place; the rows are close or roomy', {
    tags: 'extended',
  }, async () => {
    const { screen, row } = await open('/folder/inbox')
    const list = () => screen.getByRole('region', { name: 'Emails' })
    const choose = async (name: string) => {
      await list().getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitemradio', { name }).click()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    }
    const box = (element: Element) => element.getBoundingClientRect()
    const pane = screen.getByRole('group', { name: 'Across the Channel' })
    await choose('Below the list')
    await row('Across the Channel').click()
    await eventually(() => box(pane.element()).top >= box(list().element()).bottom - 1).toBe(true)
    await choose('Compact')
    await eventually(() => box(row('Invoice').element()).height).toBe(44)
    // What is at the end of a row is in one line with it.
    const middles = [...row('Invoice').element().querySelectorAll('[data-time], button')].map((part) => {
      const { top, bottom } = box(part)
      return Math.round((top + bottom) / 2)
    })
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
    await choose('In place of the list')
    await expect.element(list()).not.toBeInTheDocument()
    await pane.getByRole('button', { name: 'Back to the list' }).click()
    await expect.element(row('Across the Channel')).toBeVisible()
    await choose('To the right of the list')
    await row('Across the Channel').click()
    await eventually(() => box(pane.element()).left >= box(list().element()).right - 1).toBe(true)
  })

  test('a draft takes files and people in copy, and is sent later; from the outbox it is edited again', {
    tags: 'extended',
  }, async () => {
    const { screen, row, stored } = await open()
    await expect.element(row('Invoice')).toBeVisible()
    await userEvent.keyboard('c')
    const composer = screen.getByRole('dialog')
    await composer.getByRole('combobox', { name: 'To' }).fill('ada@engine.example,')
    await composer.getByRole('button', { name: 'Cc', exact: true }).click()
    await composer.getByRole('combobox', { name: 'Cc', exact: true }).fill('louis@channel.example,')
    await composer.getByRole('textbox', { name: 'Subject' }).fill('Drawings')
    // Who is in copy has a line like who it is to.
    const line = (name: string) =>
      composer.getByRole('combobox', { name, exact: true }).element().closest('div.border-b')
    expect(line('Cc')?.clientHeight).toBe(line('To')?.clientHeight)
    await userEvent.upload(composer.getByLabelText('Files to attach'), [
      new File(['a,b'], 'gears.csv', { type: 'text/csv' }),
      new File(['x'], 'loom.txt'),
    ])
    await expect.element(composer.getByText('gears.csv')).toBeVisible()
    await composer.getByRole('button', { name: 'Remove “loom.txt”' }).click()
    await eventually(async () => (await stored('Drawings'))?.attachments.map(({ name }) => name)).toEqual(['gears.csv'])
    await composer.getByRole('button', { name: 'Send later' }).click()
    await page.getByRole('button', { name: /^Tomorrow/ }).click()
    await eventually(async () => Date.parse((await stored('Drawings'))?.sendAt ?? '') > Date.now()).toBe(true)
    await screen.getByRole('link', { name: /Outbox/ }).click()
    await row('Drawings').click()
    await expect
      .element(screen.getByRole('main').getByText('This email will be sent on', { exact: false }))
      .toBeVisible()
    await screen
      .getByRole('button', { name: /gears.csv/ })
      .first()
      .click()
    await expect.element(page.getByRole('dialog', { name: 'gears.csv' }).getByRole('table')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Drawings' })).toBeVisible()
    await eventually(async () => (await stored('Drawings'))?.sendAt).toBeUndefined()
  })

  test('a snoozed email leaves its folder and comes back when that is undone', { tags: 'extended' }, async () => {
    const { screen, row, stored } = await open('/folder/inbox')
    await row('Invoice').click()
    await screen.getByRole('toolbar', { name: 'Email', exact: true }).getByRole('button', { name: 'Snooze' }).click()
    await page.getByRole('button', { name: /^Tomorrow/ }).click()
    await expect.element(row('Invoice')).not.toBeInTheDocument()
    await screen.getByRole('link', { name: /^Snoozed/ }).click()
    await expect.element(row('Invoice')).toBeVisible()
    await undo()
    await eventually(async () => (await stored('Invoice'))?.snoozedUntil ?? null).toBe(null)
    await expect.element(row('Invoice')).not.toBeInTheDocument()
  })

  test('a snoozed email is back in its folder at its time, which is said', { tags: 'extended' }, async () => {
    const { screen, row, stored, queryClient } = await open('/folder/inbox')
    await expect.element(row('Invoice')).toBeVisible()
    const id = (await stored('Invoice'))?.id ?? ''
    const snoozedUntil = new Date(Date.now() + 3 * SECOND).toISOString()
    await call(mailboxApi.endpoints.updateMail, { body: { id, mail: { snoozedUntil } } })
    await queryClient.invalidateQueries()
    await expect.element(row('Invoice')).not.toBeInTheDocument()
    await expect.element(screen.getByText('“Invoice” has returned to its folder')).toBeVisible()
    await expect.element(row('Invoice')).toBeVisible()
  })

  test('an mbox brings emails with their files: an appointment becomes a task, a card a contact, an email one’s own', {
    tags: 'extended',
  }, async () => {
    const { screen, row, stored, db } = await open('/folder/inbox')
    await expect.element(row('Invoice')).toBeVisible()
    await screen.getByRole('region', { name: 'Emails' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Import email…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import email' })
    await userEvent.upload(
      dialog.getByLabelText('Email files'),
      new File([MBOX], 'old.mbox', { type: 'application/mbox' }),
    )
    await expect.element(dialog.getByText('2 emails to import.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await call(tasksApi.endpoints.createTasks, {
      body: { tasks: [{ uid: 'tide', title: 'Tide', dueDate: '2026-12-01T10:30:00.000Z' }], afterId: null },
    })
    await row('Café').click()
    await expect.element(screen.getByText('At the quay <b>.')).toBeVisible()
    await eventually(async () => (await stored('Café'))?.attachments.length).toBe(3)
    await screen
      .getByRole('button', { name: /meet.ics/ })
      .first()
      .click()
    const calendar = page.getByRole('dialog', { name: 'meet.ics' })
    await expect.element(calendar.getByText('See the berths')).toBeVisible()
    await expect.element(calendar.getByText('11:00 to 12:00', { exact: false })).toBeVisible()
    await expect.element(calendar.getByText('Clashes with “Tide”')).toBeVisible()
    await calendar.getByRole('button', { name: 'Add to tasks' }).click()
    const titles = async () => (await db.table('tasks').toArray()).map(({ title }) => title)
    await eventually(titles).toContain('See the berths')
    await calendar.getByRole('button', { name: 'Close' }).click()
    await screen
      .getByRole('button', { name: /ada.vcf/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'ada.vcf' }).getByRole('button', { name: 'Add to contacts' }).click()
    await eventually(async () => (await db.table('contacts').toArray()).map(({ name }) => name)).toContain('Ada King')
    await page.getByRole('dialog', { name: 'ada.vcf' }).getByRole('button', { name: 'Close' }).click()
    await screen
      .getByRole('button', { name: /older.eml/ })
      .first()
      .click()
    const email = page.getByRole('dialog', { name: 'older.eml' })
    await expect.element(email.getByText('Written before.')).toBeVisible()
    await email.getByRole('button', { name: 'Add to Inbox' }).click()
    await eventually(() => stored('Older')).toMatchObject({ folder: 'inbox', uid: '<3@engine.example>' })
  })

  test('of several files the emails that are here already are told of, and left out', {
    tags: 'extended',
  }, async () => {
    const { screen, row, rows } = await open('/folder/inbox')
    await expect.element(row('Invoice')).toBeVisible()
    await screen.getByRole('region', { name: 'Emails' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Import email…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import email' })
    const eml = (id: string) =>
      new File(
        [`From: a@b.example\nDate: Mon, 23 Nov 2026 09:00:00 +0000\nMessage-ID: ${id}\nSubject: New ${id}\n\nHello`],
        `${id}.eml`,
      )
    const bad = new File(['Subject: Lost\nDate: Mon, 23 Nov 2026 09:00:00 +0000\n\nHello'], 'lost.eml')
    await userEvent.upload(dialog.getByLabelText('Email files'), [eml('mail-0'), eml('one'), eml('two'), bad])
    await expect.element(dialog.getByText('2 emails to import.')).toBeVisible()
    await expect.element(dialog.getByText('1 email already exists and won’t be imported:')).toBeVisible()
    await expect.element(dialog.getByText('“Lost” in lost.eml: no sender')).toBeVisible()
    const before = (await rows()).length
    await dialog.getByRole('button', { name: 'Import' }).click()
    await eventually(async () => (await rows()).length).toBe(before + 2)
  })

  test('what is written in a draft is saved as an answer', { tags: 'extended' }, async () => {
    const { screen, row } = await open('/folder/inbox')
    await expect.element(row('Invoice')).toBeVisible()
    await userEvent.keyboard('c')
    const composer = screen.getByRole('dialog', { name: 'New email' })
    await composer.getByRole('textbox', { name: 'Text' }).fill('At ten, at the quay.\n\nAlex Morgan')
    await composer.getByRole('button', { name: 'Saved replies' }).click()
    await page.getByRole('menuitem', { name: 'Save this text as a reply…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New saved reply' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Enter a name.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Where')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const answers = async () => (await call(mailboxApi.endpoints.settings, {})).cannedResponses
    await eventually(answers).toContainEqual({ title: 'Where', content: 'At ten, at the quay.' })
    await undo()
    await eventually(answers).toEqual([])
  })
})

const MBOX = `From ada@engine.example Mon Nov 23 10:00:00 2026
From: Ada <ada@engine.example>
To: alex.morgan@cairn.example
Subject: =?utf-8?Q?Caf=C3=A9?=
Date: Mon, 23 Nov 2026 10:00:00 +0000
Message-ID: <1@engine.example>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=part

--part
Content-Type: text/plain; charset=utf-8

At the quay <b>.
--part
Content-Type: text/calendar; name=meet.ics

BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:e1
SUMMARY:See the berths
DTSTART:20261201T100000Z
DTEND:20261201T110000Z
LOCATION:Quay 3
END:VEVENT
END:VCALENDAR
--part
Content-Type: text/vcard; name=ada.vcf

BEGIN:VCARD
VERSION:3.0
FN:Ada King
EMAIL:ada@engine.example
END:VCARD
--part
Content-Type: message/rfc822; name=older.eml

From: Charles <charles@engine.example>
Subject: Older
Date: Sun, 22 Nov 2026 09:00:00 +0000
Message-ID: <3@engine.example>

Written before.
--part--

From bob@engine.example Mon Nov 23 09:00:00 2026
From: Bob <bob@engine.example>
To: alex.morgan@cairn.example
Subject: Second
Date: Mon, 23 Nov 2026 09:00:00 +0000
Message-ID: <2@engine.example>

And one more.
`
