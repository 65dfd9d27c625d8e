// What concerns a whole board and its cards beyond their places: its commands and tags, copies, when cards are due and whose they are, and what two tabs do at once.
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import { call } from '#platform/api/call.ts'
import { openBoard, PLAN } from '#tests/setup/open-board.tsx'
import { typeDate } from '#tests/setup/type-date.ts'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { boards, updateBoard, updateCard, labels } = scrumboardApi.endpoints

const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
const toasts = () => toastStore.read().map(({ message }) => message)
/** Of what another tab has changed. */
const hear = (queryClient: QueryClient) => {
  const otherTab = new BroadcastChannel('cairn-changes')
  otherTab.postMessage({ api: 'scrumboard' })
  otherTab.close()
  // What listens to other tabs for the whole page is not there in a test.
  return queryClient.invalidateQueries({ queryKey: ['scrumboard'] })
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('a board is edited by its command: what is saved is what was changed here, and what another tab changed meanwhile stays', {
  tags: 'extended',
}, async () => {
  const { screen, id, stored, link } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  // At once, while the palette’s code is still on its way in this page.
  await userEvent.keyboard('edit the board')
  await expect.element(page.getByRole('combobox', { name: 'Search and commands' })).toHaveValue('edit the board')
  await page.getByRole('gridcell', { name: 'Edit the board', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit the board' })
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbour')
  await call(updateBoard, { body: { id, board: { description: 'Written in another tab' } } })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Old harbour')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await eventually(stored).toMatchObject({ title: 'Old harbour', description: 'Written in another tab' })
})

test('tags of a board: one is added, not twice, renamed and coloured; deleted it goes from its cards, and comes back with them', {
  tags: 'extended',
}, async () => {
  const { screen, id, card, link } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Edit tags…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Board tags' })
  const known = async () => (await call(labels, { query: { boardId: id } })).map(({ title }) => title).sort()
  const add = async (title: string) => {
    await dialog.getByRole('textbox', { name: 'New tag' }).fill(title)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await add('hull')
  await expect.element(dialog.getByText('A tag with this name already exists.')).toBeVisible()
  await add('Engine')
  await eventually(known).toEqual(['Engine', 'Hull', 'Sails'])
  await dialog.getByRole('textbox', { name: 'Name of the tag Engine' }).fill('Motor')
  await userEvent.keyboard('{Enter}')
  await eventually(known).toEqual(['Hull', 'Motor', 'Sails'])
  await dialog.getByRole('button', { name: /Colour of Motor/ }).click()
  await screen.getByRole('option', { name: 'Rose' }).click()
  const colourOf = async (title: string) =>
    (await call(labels, { query: { boardId: id } })).find((one) => one.title === title)?.colour
  await eventually(() => colourOf('Motor')).toBe('rose')
  await dialog.getByRole('button', { name: 'Delete the tag Hull' }).click()
  await eventually(async () => (await card('Scrape the keel'))?.labels).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await eventually(async () => (await card('Scrape the keel'))?.labels).toHaveLength(1)
  await eventually(known).toEqual(['Hull', 'Motor', 'Sails'])
})

test('copies: of a card into another list under a title of its own, of a list, and of a board without its cards', {
  tags: 'extended',
}, async () => {
  const { screen, link, column, titlesIn, stored, href } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  const dialog = screen.getByRole('dialog')
  const copyAs = async (title: string) => {
    await dialog.getByRole('textbox', { name: 'Title of the copy' }).fill(title)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await screen.getByRole('button', { name: 'Actions for Buy rope' }).click()
  await screen.getByRole('menuitem', { name: 'Copy…' }).click()
  await dialog.getByRole('button', { name: /List/ }).click()
  await screen.getByRole('option', { name: 'Done', exact: true }).click()
  await copyAs('Buy more rope')
  await eventually(() => titlesIn('Done')).toEqual(['Buy more rope'])
  expect(await titlesIn('Next')).toContain('Buy rope')
  await column('In progress').getByRole('button', { name: 'Actions for the list In progress' }).click()
  await screen.getByRole('menuitem', { name: 'Copy…' }).click()
  await copyAs('In the shed')
  await eventually(() => titlesIn('In the shed')).toEqual(['Paint the deck'])
  const before = href()
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Copy the board…' }).click()
  await dialog.getByRole('checkbox', { name: /Include the cards/ }).click({ force: true })
  await copyAs('A harbour to begin with')
  await eventually(href).not.toBe(before)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'A harbour to begin with' })).toBeVisible()
  await expect.element(column('In the shed')).toBeVisible()
  await expect.element(column('Next').getByText('No cards yet. Drop one here.')).toBeVisible()
  expect((await stored()).lists.flatMap(({ cards }) => cards)).toHaveLength(6)
  expect((await call(boards, {})).map(({ title }) => title)).toContain('A harbour to begin with')
})

test('a card is due on a day and has members; both are on its face and can be taken off again', {
  tags: 'extended',
}, async () => {
  const { screen, link, card } = await openBoard()
  await link('Buy rope').click()
  const pane = screen.getByRole('complementary', { name: 'Card' })
  await pane.getByRole('button', { name: 'Set a due date' }).click()
  const editor = screen.getByRole('dialog', { name: 'Due date' })
  await editor.getByRole('button', { name: 'Set date', exact: true }).click()
  await expect.element(editor.getByText('Choose a day.')).toBeVisible()
  await typeDate(editor, { day: 9, month: 3, year: 2031 })
  await editor.getByRole('button', { name: 'Set date', exact: true }).click()
  const dueDay = async () => {
    const due = (await card('Buy rope'))?.dueDate
    return due ? new Date(due).toLocaleDateString('en-CA') : due
  }
  await eventually(dueDay).toBe('2031-03-09')
  await pane.getByRole('button', { name: /2031/ }).click()
  await editor.getByRole('button', { name: 'No due date' }).click()
  await eventually(dueDay).toBe(null)
  await pane.getByRole('button', { name: 'Choose members' }).click()
  const member = screen.getByRole('menuitemcheckbox').first()
  const name = member.element().textContent ?? ''
  await member.click()
  await eventually(async () => (await card('Buy rope'))?.members).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(pane.getByRole('button', { name })).toBeVisible()
  await expect.element(link('Buy rope')).toHaveAccessibleDescription(new RegExp(name))
  await pane.getByRole('button', { name }).click()
  await screen.getByRole('menuitemcheckbox', { name }).click()
  await eventually(async () => (await card('Buy rope'))?.members).toEqual([])
})

test('a dragged card that another tab moves meanwhile lands where it is dropped, and a message says where it had been moved', {
  tags: 'extended',
}, async () => {
  const { link, column, idOf, stored, titlesIn, queryClient, drawnIn } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + width / 2, clientY: top + height / 2 }
  }
  const pointer = (type: string, target: EventTarget, at: object) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...at }))
  const element = link('Buy rope').element()
  const to = middleOf(column('In progress').element())
  pointer('pointerdown', element, middleOf(element))
  pointer('pointermove', window, to)
  await eventually(() => document.querySelector('[data-held]')).not.toBeNull()
  const done = (await stored()).lists.find(({ title }) => title === 'Done')
  await call(updateCard, { body: { id: idOf('Buy rope'), card: { listId: done?.id ?? '' } } })
  await hear(queryClient)
  await eventually(() => drawnIn('Done')).toEqual(['Buy rope'])
  pointer('pointerup', window, to)
  await eventually(() => titlesIn('In progress')).toContain('Buy rope')
  await eventually(toasts).toContainEqual(
    expect.stringMatching(/^Moved “Buy rope” to “In progress”, .*moved to “Done” in another tab\.$/),
  )
})

test('a description that another tab replaces is announced, and can be restored', async () => {
  const { screen, link, card, idOf, queryClient } = await openBoard()
  await link('Buy rope').click()
  const pane = screen.getByRole('complementary', { name: 'Card' })
  await pane.getByRole('button', { name: 'Add a description' }).click()
  await pane.getByRole('textbox', { name: 'Description' }).fill('Written here')
  await pane.getByRole('button', { name: 'Finish editing' }).click()
  const description = async () => (await card('Buy rope'))?.description
  await eventually(description).toBe('Written here')
  await call(updateCard, { body: { id: idOf('Buy rope'), card: { description: 'Written there' } } })
  await hear(queryClient)
  await expect.element(pane.getByText('Written there')).toBeVisible()
  await expect.element(page.getByText('You also changed this card in another tab.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore my version' }).click()
  await eventually(description).toBe('Written here')
  await expect.element(pane.getByText('Written here')).toBeVisible()
})

test('links of a card and of the board are copied; whoever is chosen in its dialog is a member of it', {
  tags: 'extended',
}, async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const { screen, id, idOf, link, stored } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  await screen.getByRole('button', { name: 'Actions for Buy rope' }).click()
  await screen.getByRole('menuitem', { name: 'Copy the link' }).click()
  const board = `${location.origin}/apps/scrumboard/${id}`
  await eventually(() => copied).toEqual([`${board}?card=${idOf('Buy rope')}`])
  const more = screen.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await screen.getByRole('menuitem', { name: 'Copy the link' }).click()
  await eventually(() => copied.at(-1)).toBe(board)
  await more.click()
  await screen.getByRole('menuitem', { name: 'Edit the board…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit the board' })
  const before = (await stored()).members.length
  const other = dialog.getByRole('region', { name: 'Members' }).getByRole('checkbox', { checked: false }).first()
  await expect.element(other).toBeInTheDocument()
  const name = other.element().closest('label')?.textContent ?? ''
  await other.click({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await eventually(async () => (await stored()).members.map((member) => member.name)).toContain(name)
  expect((await stored()).members).toHaveLength(before + 1)
})

test('a list is moved to another board, archived and restored with its cards; so is a whole board', {
  tags: 'extended',
}, async () => {
  const { screen, link, column, titlesIn, otherId } = await openBoard()
  await expect.element(link('Paint the deck')).toBeVisible()
  const listMenu = (name: string) =>
    column(name)
      .getByRole('button', { name: `Actions for the list ${name}` })
      .click()
  await listMenu('In progress')
  await screen.getByRole('menuitem', { name: 'Move to another board…' }).click()
  await screen.getByRole('dialog', { name: 'Move the list' }).getByRole('button', { name: 'Move', exact: true }).click()
  await expect.element(column('In progress')).not.toBeInTheDocument()
  const other = await call(scrumboardApi.endpoints.board, { query: { id: otherId } })
  expect(other?.lists.find(({ title }) => title === 'In progress')?.cards).toMatchObject([{ title: 'Paint the deck' }])

  await listMenu('Next')
  await screen.getByRole('menuitem', { name: 'Archive the list' }).click()
  await expect.element(column('Next')).not.toBeInTheDocument()
  const more = screen.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await screen.getByRole('menuitem', { name: 'Board archive…' }).click()
  const archive = screen.getByRole('dialog', { name: 'Archive of “Harbour”' })
  await expect.element(archive.getByText('List with 3 cards')).toBeVisible()
  await archive.getByRole('button', { name: 'Restore Next' }).click()
  await expect.element(archive.getByText('No archived lists or cards.', { exact: false })).toBeVisible()
  await archive.getByRole('button', { name: 'Close' }).click()
  await eventually(() => titlesIn('Next')).toEqual(['Scrape the keel', 'Mend the jib', 'Buy rope'])

  await more.click()
  await screen.getByRole('menuitem', { name: 'Archive the board' }).click()
  await eventually(toasts).toContain('Board archived')
  await screen.getByRole('link', { name: 'All boards' }).click()
  await expect.element(link('Office move')).toBeVisible()
  await expect.element(link('Harbour')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Archived', exact: true }).click()
  await expect.element(link('Harbour')).toBeVisible()
  await screen.getByRole('button', { name: 'Actions for the board Harbour' }).click()
  await screen.getByRole('menuitem', { name: 'Restore the board' }).click()
  await expect.element(screen.getByText('No archived boards.')).toBeVisible()
})

test('when a card is due is said in words and by a sign of its own; on a phone one list after the other comes to rest', {
  tags: 'extended',
}, async () => {
  const DAY = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()
  const cards = [
    { title: 'Late', dueDate: at(-3) },
    { title: 'Soon', dueDate: at(0.02) },
    { title: 'Some day', dueDate: at(30) },
    { title: 'Over', dueDate: at(-3), done: true },
  ]
  const { column, link, idOf } = await openBoard({ ...PLAN, lists: [{ title: 'Next', cards }, { title: 'Done' }] })
  await expect.element(link('Late')).toHaveAccessibleDescription(/Overdue: /)
  await expect.element(link('Soon')).toHaveAccessibleDescription(/Today|Tomorrow/)
  await expect.element(link('Over')).toHaveAccessibleDescription(/Done/)
  await expect.element(link('Over')).not.toHaveAccessibleDescription(/Overdue/)
  const signOf = (title: string) =>
    document.querySelector(`#card-facts-${CSS.escape(idOf(title))} use`)?.getAttribute('href')
  expect(new Set(cards.map(({ title }) => signOf(title))).size).toBe(cards.length)
  await expect.element(column('Next').getByRole('list', { name: 'Next' })).toBeVisible()
  await page.viewport(390, 844)
  const lists = page.getByRole('region', { name: 'Lists' })
  await eventually(() => getComputedStyle(lists.element()).scrollSnapType).toBe('x mandatory')
  expect(getComputedStyle(column('Next').element()).scrollSnapAlign).toBe('center')
})
