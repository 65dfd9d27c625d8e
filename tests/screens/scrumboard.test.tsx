import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { Card } from '#contract/apps/scrumboard-shapes.ts'
import { call } from '#platform/api/call.ts'
import { announced } from '#tests/setup/announced.ts'
import { pasteText } from '#tests/setup/give-files.ts'
import { openBoard } from '#tests/setup/open-board.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

const { endpoints } = scrumboardApi

const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
const toasts = () => toastStore.read().map(({ message }) => message)
const focused = () => document.activeElement?.closest('[data-card]')?.querySelector('[id^="card-title-"]')?.textContent
const undoFromToast = () => page.getByRole('button', { name: 'Undo' }).last().click()

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

test('boards: one is made of a template, renamed, deleted and brought back', { tags: 'extended' }, async () => {
  const { screen, href, db } = await openBoard()
  await screen.getByRole('link', { name: 'All boards' }).click()
  await expect.element(screen.getByRole('link', { name: 'Harbour' })).toBeVisible()
  await screen.getByRole('button', { name: 'New board' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New board' })
  await dialog.getByRole('button', { name: 'Add board' }).click()
  await expect.element(dialog.getByText('A board needs a title.')).toBeVisible()
  await dialog.getByRole('button', { name: /Start with/ }).click()
  await screen.getByRole('option', { name: /^My week/ }).click()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('The week of the boat')
  await dialog.getByRole('radio', { name: 'Star' }).click({ force: true })
  await dialog.getByRole('button', { name: 'Add board' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The week of the boat' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Wednesday' })).toBeVisible()
  const boards = () => db.table<{ title: string; icon: string }>('boards').toArray()
  await eventually(async () => (await boards()).find(({ title }) => title === 'The week of the boat')?.icon).toBe(
    'heroicons-outline:star',
  )
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Delete the board' }).click()
  await eventually(href).toBe('/apps/scrumboard')
  await eventually(async () => (await boards()).some(({ title }) => title === 'The week of the boat')).toBe(false)
  await undoFromToast()
  await expect.element(screen.getByRole('link', { name: 'The week of the boat' })).toBeVisible()
})

test('lists: cards are typed one after the other, more than the limit is said and not refused; a list goes with its cards and comes back', {
  tags: 'extended',
}, async () => {
  const { screen, column, titlesIn, drawnIn } = await openBoard()
  await expect.element(column('In progress').getByText('1 of 1')).toBeVisible()
  await column('In progress').getByRole('button', { name: 'Add a card to In progress' }).click()
  await userEvent.keyboard('Tar the seams{Enter}')
  await eventually(() => titlesIn('In progress')).toEqual(['Paint the deck', 'Tar the seams'])
  await expect.element(column('In progress').getByText('2 of 1, over the limit')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const menu = async (item: RegExp | string) => {
    await column('In progress').getByRole('button', { name: 'Actions for the list In progress' }).click()
    await screen.getByRole('menuitem', { name: item }).click()
  }
  await menu('Card limit…')
  await screen.getByRole('textbox', { name: 'Maximum number of cards' }).fill('none')
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByText('Enter a whole number from 1 to 1,000, or leave this field blank.'))
    .toBeVisible()
  await screen.getByRole('textbox', { name: 'Maximum number of cards' }).fill('3')
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(column('In progress').getByText('2 of 3')).toBeVisible()
  await menu(/^Delete the list/)
  await eventually(toasts).toContain('List “In progress” and its 2 cards deleted')
  await eventually(() => titlesIn('In progress')).toBeUndefined()
  await undoFromToast()
  await eventually(() => titlesIn('In progress')).toEqual(['Paint the deck', 'Tar the seams'])
  await eventually(() => drawnIn('In progress')).toHaveLength(2)
})

test('the cards of a list are sorted, moved and archived together; where filters hide some, those that are shown', {
  tags: 'extended',
}, async () => {
  const { screen, column, titlesIn, drawnIn, link } = await openBoard()
  await expect.element(link('Mend the jib')).toBeVisible()
  const choose = async (...items: string[]) => {
    await column('Next').getByRole('button', { name: 'Actions for the list Next' }).click()
    for (const name of items) await screen.getByRole('menuitem', { name, exact: true }).click()
  }
  await choose('Sort the cards', 'By title')
  await eventually(() => titlesIn('Next')).toEqual(['Buy rope', 'Mend the jib', 'Scrape the keel'])
  await eventually(() => drawnIn('Next')).toEqual(['Buy rope', 'Mend the jib', 'Scrape the keel'])
  await choose('Move all cards to', 'Done')
  await eventually(() => titlesIn('Done')).toEqual(['Buy rope', 'Mend the jib', 'Scrape the keel'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await eventually(() => titlesIn('Next')).toEqual(['Buy rope', 'Mend the jib', 'Scrape the keel'])
  await screen.getByRole('searchbox', { name: 'Search cards' }).fill('rope')
  await eventually(() => drawnIn('Next')).toEqual(['Buy rope'])
  await choose('Archive the cards shown')
  await eventually(toasts).toContain('1 card archived')
  await eventually(() => titlesIn('Next')).toEqual(['Mend the jib', 'Scrape the keel'])
})

test('by keyboard: Space lifts a card, arrows choose its place, each step is announced; the focus follows; one key moves it on; undo and redo', async () => {
  const { link, titlesIn } = await openBoard()
  await expect.element(link('Mend the jib')).toBeVisible()
  ;(link('Mend the jib').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await eventually(announced).toMatch(/^Mend the jib picked up\./)
  await userEvent.keyboard('{ArrowRight}')
  await eventually(announced).toBe('In progress, 2 of 2')
  await userEvent.keyboard('{ArrowUp}')
  await eventually(announced).toBe('In progress, 1 of 2')
  await userEvent.keyboard('{Escape}')
  await eventually(announced).toBe('Move cancelled.')
  await expect.poll(() => titlesIn('In progress')).toEqual(['Paint the deck'])
  await userEvent.keyboard(' {ArrowRight}{ArrowUp} ')
  await eventually(() => titlesIn('In progress')).toEqual(['Mend the jib', 'Paint the deck'])
  await eventually(toasts).toContain('Moved “Mend the jib” to “In progress”, position 1 of 2')
  await eventually(focused).toBe('Mend the jib')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await eventually(() => titlesIn('Done')).toEqual(['Mend the jib'])
  await eventually(focused).toBe('Mend the jib')
  await userEvent.keyboard('{Control>}z{/Control}')
  await eventually(() => titlesIn('In progress')).toEqual(['Mend the jib', 'Paint the deck'])
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await eventually(() => titlesIn('Done')).toEqual(['Mend the jib'])
})

test('several cards: by click and by key, they are moved, tagged and archived together, each as one change; lifted they go together', {
  tags: 'extended',
}, async () => {
  const { screen, titlesIn, drawnIn, link, stored } = await openBoard()
  await expect.element(link('Mend the jib')).toBeVisible()
  const next = await titlesIn('Next')
  const select = async (...titles: string[]) => {
    for (const title of titles) await link(title).click({ modifiers: ['ControlOrMeta'] })
  }
  const bar = screen.getByRole('toolbar', { name: '2 cards selected' })
  await select('Mend the jib', 'Buy rope')
  await bar.getByRole('button', { name: 'Move' }).click()
  await screen.getByRole('menuitem', { name: 'Done' }).click()
  await eventually(() => titlesIn('Done')).toEqual(next?.filter((title) => title !== 'Scrape the keel'))
  await expect.element(bar.getByRole('button', { name: 'Move' })).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await eventually(() => titlesIn('Next')).toEqual(next)
  await eventually(() => drawnIn('Next')).toEqual(next)

  ;(link('Mend the jib').element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(screen.getByRole('toolbar', { name: '4 cards selected' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('toolbar', { name: /selected$/ })).not.toBeInTheDocument()
  await select('Mend the jib')
  ;(link('Scrape the keel').element() as HTMLElement).focus()
  await userEvent.keyboard('x')
  await eventually(announced).toBe('2 cards selected')
  await bar.getByRole('button', { name: 'Tag' }).click()
  await screen.getByRole('menuitemcheckbox').first().click()
  await eventually(toasts).toContainEqual(expect.stringMatching(/^Tag added to/))
  const labelled = async () =>
    (await stored()).lists.flatMap(({ cards }) => cards).filter(({ labels }) => labels.length > 0).length
  const many = await labelled()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar.getByRole('button', { name: 'Tag' })).toHaveFocus()
  ;(link('Scrape the keel').element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowRight} ')
  await eventually(async () => (await titlesIn('In progress'))?.toSorted()).toEqual([
    'Mend the jib',
    'Paint the deck',
    'Scrape the keel',
  ])
  await expect.element(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await eventually(toasts).toContain('2 cards archived')
  await eventually(() => titlesIn('In progress')).toEqual(['Paint the deck'])
  await eventually(focused).toBe('Paint the deck')
  await undoFromToast()
  await eventually(async () => (await titlesIn('In progress'))?.length).toBe(3)
  expect(await labelled()).toBe(many)
})

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

test('lists: the title lifts one by keyboard, each step is announced, and the focus stays with it; Enter renames; a finger takes one along', {
  tags: 'extended',
}, async () => {
  const { screen, column, stored } = await openBoard()
  const titles = async () => (await stored()).lists.map(({ title }) => title)
  const title = (name: string) => column(name).getByRole('button', { name, exact: true })
  await expect.element(title('Next')).toBeVisible()
  ;(title('Next').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await eventually(announced).toMatch(/^Next picked up\./)
  await userEvent.keyboard('{ArrowRight}')
  await eventually(announced).toBe('2 of 3')
  await userEvent.keyboard('{Escape}')
  await eventually(announced).toBe('Move cancelled.')
  await userEvent.keyboard(' {End} ')
  await eventually(titles).toEqual(['In progress', 'Done', 'Next'])
  await eventually(toasts).toContain('Moved the list “Next” to position 3 of 3')
  await expect.element(title('Next')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await eventually(titles).toEqual(['Next', 'In progress', 'Done'])
  await title('Done').click()
  await screen.getByRole('textbox', { name: 'List title' }).fill('Over')
  await userEvent.keyboard('{Enter}')
  await eventually(titles).toEqual(['Next', 'In progress', 'Over'])
  await expect.element(title('Over')).toHaveFocus()
  const element = title('Next').element()
  const touch = (type: string, at: { clientX: number; clientY: number }) => {
    const one = new Touch({ identifier: 1, target: element, ...at })
    const touches = type === 'touchend' ? [] : [one]
    element.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [one] }))
  }
  const { clientX, clientY } = middleOf(column('In progress').element())
  touch('touchstart', middleOf(element))
  await eventually(() => document.querySelector('.cursor-grabbing')).not.toBeNull()
  touch('touchmove', { clientX: clientX + 20, clientY })
  touch('touchend', { clientX: clientX + 20, clientY })
  await eventually(titles).toEqual(['In progress', 'Next', 'Over'])
})

test('a folded list is a strip: cards come into it by key, which takes the focus; a press unfolds it', {
  tags: 'extended',
}, async () => {
  const { screen, column, link, titlesIn, drawnIn } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  await column('In progress').getByRole('button', { name: 'Actions for the list In progress' }).click()
  await screen.getByRole('menuitem', { name: 'Collapse' }).click()
  const strip = column('In progress').getByRole('button', { name: 'Expand the list In progress' })
  await expect.element(strip).toBeVisible()
  await eventually(() => drawnIn('In progress')).toEqual([])
  await eventually(() => document.activeElement).toBe(strip.element())
  ;(link('Mend the jib').element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowRight}')
  await eventually(announced).toBe('In progress, 2 of 2')
  await userEvent.keyboard(' ')
  await eventually(() => titlesIn('In progress')).toEqual(['Paint the deck', 'Mend the jib'])
  await eventually(() => document.activeElement).toBe(strip.element())
  ;(link('Buy rope').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await eventually(async () => (await titlesIn('In progress'))?.includes('Buy rope')).toBe(true)
  await expect.element(column('In progress').getByText('3 of 1, over the limit')).toBeVisible()
  await strip.click()
  await eventually(() => drawnIn('In progress')).toHaveLength(3)
})

test('with the mouse: a card goes to its place in another list and to an empty one; Escape leaves it; letting go opens nothing', async () => {
  const { column, link, titlesIn, href } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  const before = href()
  const pointer = (type: string, target: EventTarget, at: object) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...at }))
  const drag = (title: string, to: { clientX: number; clientY: number }) => {
    const element = link(title).element() as HTMLElement
    pointer('pointerdown', element, middleOf(element))
    pointer('pointermove', window, to)
    return () => {
      pointer('pointerup', window, to)
      element.click()
    }
  }
  const held = () => document.querySelector('[data-held]')
  drag('Buy rope', middleOf(column('Done').element()))
  await eventually(held).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await eventually(held).toBeNull()
  let drop = drag('Buy rope', middleOf(column('Done').element()))
  await eventually(held).not.toBeNull()
  drop()
  await eventually(() => titlesIn('Done')).toEqual(['Buy rope'])
  await expect.element(column('Done').getByRole('link', { name: 'Buy rope' })).toBeVisible()
  const { left, top } = link('Paint the deck').element().getBoundingClientRect()
  drop = drag('Scrape the keel', { clientX: left + 20, clientY: top + 4 })
  await eventually(held).not.toBeNull()
  drop()
  await eventually(() => titlesIn('In progress')).toEqual(['Scrape the keel', 'Paint the deck'])
  expect(href()).toBe(before)
})

test('by a finger: a card that is pressed for long follows it to another list; let go where it was, its menu opens', {
  tags: 'extended',
}, async () => {
  await page.viewport(600, 844)
  const { screen, column, link, titlesIn } = await openBoard()
  await expect.element(link('Mend the jib')).toBeVisible()
  const element = link('Mend the jib').element()
  const touch = (type: string, at: { clientX: number; clientY: number }, ends = false) => {
    const one = new Touch({ identifier: 1, target: element, ...at })
    const init = { bubbles: true, cancelable: true, touches: ends ? [] : [one], changedTouches: [one] }
    return element.dispatchEvent(new TouchEvent(type, init))
  }
  const start = middleOf(element)
  const held = () => document.querySelector('[data-held]')
  touch('touchstart', start)
  // The lists may scroll: the touch is not held back.
  expect(touch('touchmove', { ...start, clientY: start.clientY + 60 })).toBe(true)
  touch('touchend', start, true)
  touch('touchstart', start)
  await eventually(held).not.toBeNull()
  touch('touchend', start, true)
  await expect.element(screen.getByRole('menuitem', { name: /^Move down/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  touch('touchstart', start)
  await eventually(held).not.toBeNull()
  const there = middleOf(column('In progress').element())
  expect(touch('touchmove', there)).toBe(false)
  touch('touchend', there, true)
  await eventually(() => titlesIn('In progress')).toContain('Mend the jib')
})

test('an open card stands in the address: its title, description, label, checklist, comment, file and cover are kept, and told', async () => {
  const { screen, link, href, idOf, card, stored } = await openBoard()
  await link('Buy rope').click()
  await eventually(href).toContain(`card=${idOf('Buy rope')}`)
  const pane = screen.getByRole('complementary', { name: 'Card' })
  await pane.getByRole('textbox', { name: 'Title' }).fill('Buy hemp rope')
  await pane.getByRole('button', { name: 'Add a description' }).click()
  await pane.getByRole('textbox', { name: 'Description' }).fill('Forty **metres**')
  await pane.getByRole('button', { name: 'Finish editing' }).click()
  await eventually(() => card('Buy rope')).toMatchObject({ title: 'Buy hemp rope', description: 'Forty **metres**' })
  await eventually(() => pane.element().querySelector('strong')?.textContent).toBe('metres')
  await pane.getByRole('button', { name: 'Choose tags' }).click()
  await screen.getByRole('menuitemcheckbox', { name: 'Sails' }).click()
  await userEvent.keyboard('{Escape}')
  await eventually(async () => (await card('Buy rope'))?.labels).toHaveLength(1)
  await pane.getByRole('textbox', { name: 'New checklist item' }).fill('Ask the chandler')
  await userEvent.keyboard('{Enter}')
  await pane.getByRole('checkbox', { name: 'Complete Ask the chandler' }).click()
  await eventually(async () => (await card('Buy rope'))?.checklist).toMatchObject([{ completed: true }])
  await pane.getByRole('textbox', { name: 'New comment' }).fill('The blue one')
  await pane.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect.element(pane.getByText('The blue one')).toBeVisible()
  const picture = new File([Uint8Array.from([137, 80, 78, 71])], 'rope.png', { type: 'image/png' })
  await userEvent.upload(pane.getByLabelText('Files to attach').first(), picture)
  await pane.getByRole('button', { name: 'Use rope.png as the cover' }).click()
  await eventually(async () => (await card('Buy rope'))?.cover).toHaveProperty('attachmentId')
  await pane.getByRole('button', { name: 'Mark as done' }).click()
  await eventually(async () => (await card('Buy rope'))?.done).toBe(true)
  await pane.getByRole('button', { name: /^Activity/ }).click()
  await expect.element(pane.getByText('attached “rope.png”')).toBeVisible()
  await pane.getByRole('button', { name: 'List: Next' }).click()
  await screen.getByRole('menuitemradio', { name: 'Done' }).click()
  await eventually(async () => (await stored()).lists[2]?.cards.length).toBe(1)
  await pane.getByRole('button', { name: 'Close the card' }).click()
  await eventually(href).not.toContain('card=')
})

test('several lines that are pasted into a checklist are several items, and one change', {
  tags: 'extended',
}, async () => {
  const { screen, link, card } = await openBoard()
  await link('Buy rope').click()
  const pane = screen.getByRole('complementary', { name: 'Card' })
  await pane.getByRole('textbox', { name: 'New checklist item' }).click()
  pasteText('- [x] Ask the chandler\n- Measure\n- Cut')
  const items = async () => (await card('Buy rope'))?.checklist.map(({ title, completed }) => `${completed} ${title}`)
  await eventually(items).toEqual(['true Ask the chandler', 'false Measure', 'false Cut'])
  await eventually(toasts).toContain('3 items added')
  await undoFromToast()
  await eventually(items).toEqual([])
})

test('boards are searched and starred: favourites come first; a board that was shown compact is so again', {
  tags: 'extended',
}, async () => {
  const { screen, href, router, id, link } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: /^Compact view/ }).click()
  await eventually(href).toContain('view=compact')
  await screen.getByRole('link', { name: 'All boards' }).click()
  const names = () => screen.getByRole('main').getByRole('link').elements()
  const shown = () =>
    names().map((link) => document.getElementById(link.getAttribute('aria-labelledby') ?? '')?.textContent)
  await screen.getByRole('button', { name: 'Add Office move to favourites' }).click()
  await eventually(() => shown()[0]).toBe('Office move')
  await screen.getByRole('searchbox', { name: 'Search boards' }).fill('harb')
  await eventually(shown).toEqual(['Harbour'])
  expect(href()).toContain('q=harb')
  await screen.getByRole('searchbox', { name: 'Search boards' }).fill('no such')
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await eventually(() => shown()[0]).toBe('Office move')
  await router.navigate({ to: `/apps/scrumboard/${id}` as never })
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: /^Full view/ }).click()
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await expect.element(screen.getByRole('menuitem', { name: /^Compact view/ })).toBeVisible()
})

test('a list that is deleted while its card is open: the card says that it is gone, and comes back with it', {
  tags: 'extended',
}, async () => {
  const { screen, stored, link, queryClient, idOf } = await openBoard()
  await link('Paint the deck').click()
  const pane = screen.getByRole('complementary', { name: 'Card' })
  await expect.element(pane.getByRole('textbox', { name: 'Title' })).toHaveValue('Paint the deck')
  const { id } = (await stored()).lists[1] ?? { id: '' }
  // As another tab would.
  await call(endpoints.deleteList, { query: { id } })
  await queryClient.invalidateQueries({ queryKey: ['scrumboard'] })
  await expect.element(pane.getByText('This card no longer exists.')).toBeVisible()
  await pane.getByRole('button', { name: 'Close' }).click()
  await eventually(() => document.querySelector(`[data-card="${idOf('Paint the deck')}"]`)).toBeNull()
})

test('filters stand in the address: by label, words and due date; a list where nothing matches says so', {
  tags: 'extended',
}, async () => {
  const { screen, drawnIn, href, column } = await openBoard()
  await eventually(() => drawnIn('Next')).toHaveLength(3)
  await screen.getByRole('button', { name: 'Tag', exact: true }).click()
  await screen.getByRole('menuitemcheckbox', { name: 'Hull' }).click()
  await eventually(() => drawnIn('Next')).toEqual(['Scrape the keel'])
  expect(href()).toContain('label=')
  await screen.getByRole('menuitemcheckbox', { name: 'No tags' }).click()
  await eventually(() => drawnIn('Next')).toEqual(['Scrape the keel', 'Buy rope'])
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: '2 tags' }).click()
  await screen.getByRole('menuitemcheckbox', { name: 'No tags' }).click()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('searchbox', { name: 'Search cards' }).fill('deck')
  await eventually(() => drawnIn('Next')).toEqual([])
  await eventually(() => drawnIn('In progress')).toEqual(['Paint the deck'])
  await expect.element(column('Next').getByText('No cards match these filters.')).toBeVisible()
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Export…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Export the board' })
  await expect.element(dialog.getByRole('radio', { name: 'Cards that match the filters' })).toBeChecked()
  vi.spyOn(URL, 'createObjectURL')
  await dialog.getByRole('radio', { name: /^Table/ }).click({ force: true })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await eventually(toasts).toContain('1 card exported')
  const [file] = vi.mocked(URL.createObjectURL).mock.lastCall as [Blob]
  expect(await file.text()).toMatch(/^Title,List,.*\r\nPaint the deck,In progress,[^\n]*\r\n$/)
  await screen.getByRole('button', { name: 'Show all cards' }).click()
  await eventually(() => drawnIn('Next')).toHaveLength(3)
})

test('the key for the search reaches the box that is shown where the window is narrow', async () => {
  const { screen, link } = await openBoard()
  await page.viewport(390, 844)
  await expect.element(link('Buy rope')).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(screen.getByRole('searchbox', { name: 'Search cards' })).toHaveFocus()
})

test('archived cards wait in the archive and are restored; “Move to…” brings a card to another board, where it is', {
  tags: 'extended',
}, async () => {
  const { screen, link, titlesIn, db, id, otherId, idOf, router, href } = await openBoard()
  await expect.element(link('Buy rope')).toBeVisible()
  ;(link('Buy rope').element() as HTMLElement).focus()
  await userEvent.keyboard('e')
  await eventually(() => titlesIn('Next')).toEqual(['Scrape the keel', 'Mend the jib'])
  await eventually(focused).toBe('Mend the jib')
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Board archive…' }).click()
  await screen.getByRole('button', { name: 'Restore Buy rope' }).click()
  await eventually(() => titlesIn('Next')).toEqual(['Scrape the keel', 'Mend the jib', 'Buy rope'])
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Actions for Buy rope' }).click()
  await screen.getByRole('menuitem', { name: 'Move to…' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: /Board/ }).click()
  await screen.getByRole('option', { name: 'Office move' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  const boardOf = async () => (await db.table<Card>('boardCards').get(idOf('Buy rope')))?.boardId
  await eventually(boardOf).toBe(otherId)
  // An older link leads to where it is now.
  await router.navigate({ to: `/apps/scrumboard/${id}?card=${idOf('Buy rope')}` as never })
  await screen.getByRole('link', { name: 'Open it on that board' }).click()
  await eventually(href).toBe(`/apps/scrumboard/${otherId}?card=${idOf('Buy rope')}`)
  const pane = screen.getByRole('complementary', { name: 'Card' })
  await expect.element(pane.getByRole('textbox', { name: 'Title' })).toHaveValue('Buy rope')
  // What the move and the archive changed is in the history of the card itself.
  await pane.getByRole('button', { name: 'More actions for this card' }).click()
  await screen.getByRole('menuitem', { name: 'Version history…' }).click()
  await expect
    .element(
      screen
        .getByRole('dialog', { name: /Buy rope/ })
        .getByText('Archived')
        .first(),
    )
    .toBeVisible()
})

test('what takes a card away by its menu leaves the focus on the next one, or on the button that adds one', {
  tags: 'extended',
}, async () => {
  const { screen, column, link, titlesIn } = await openBoard()
  const choose = async (title: string, item: string) => {
    await screen.getByRole('button', { name: `Actions for ${title}` }).click()
    // Its key follows it.
    await screen.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click()
  }
  const confirm = (name: string) => screen.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const choice = async (of: RegExp, name: string) => {
    await screen.getByRole('dialog').getByRole('button', { name: of }).click()
    await screen.getByRole('option', { name, exact: true }).click()
  }
  await expect.element(link('Scrape the keel')).toBeVisible()
  await choose('Scrape the keel', 'Archive')
  await eventually(() => titlesIn('Next')).toEqual(['Mend the jib', 'Buy rope'])
  await eventually(focused).toBe('Mend the jib')
  // On the same board the focus goes along, as by key.
  await choose('Mend the jib', 'Move to…')
  await choice(/List/, 'Done')
  await confirm('Move')
  await eventually(() => titlesIn('Done')).toEqual(['Mend the jib'])
  await eventually(focused).toBe('Mend the jib')
  await choose('Mend the jib', 'Delete')
  await eventually(() => titlesIn('Done')).toEqual([])
  const add = (name: string) => column(name).getByRole('button', { name: `Add a card to ${name}` })
  await expect.element(add('Done')).toHaveFocus()
  await choose('Buy rope', 'Move to…')
  await choice(/Board/, 'Office move')
  await confirm('Move')
  await eventually(() => titlesIn('Next')).toEqual([])
  await expect.element(add('Next')).toHaveFocus()
  // From the open card.
  await link('Paint the deck').click()
  const pane = screen.getByRole('complementary', { name: 'Card' })
  await pane.getByRole('button', { name: 'More actions for this card' }).click()
  await screen.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await eventually(() => titlesIn('In progress')).toEqual([])
  await expect.element(add('In progress')).toHaveFocus()
})

test('a table is looked at before it comes in: rows that cannot are told with the reason; all of it is one change that can be undone', {
  tags: 'extended',
}, async () => {
  const { screen, db } = await openBoard()
  await screen.getByRole('link', { name: 'All boards' }).click()
  await screen.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Import a board' })
  const text = 'Title,List,Due\nRaise the mast,Spring,2027-03-01\n,Spring,\nOil the winch,Summer,some day\n'
  await userEvent.upload(dialog.getByLabelText('Board file'), new File([text], 'yard.csv', { type: 'text/csv' }))
  await expect.element(dialog.getByText('Row 3: it has no title')).toBeVisible()
  await expect.element(dialog.getByText(/^Oil the winch \(row 4\): its due date/)).toBeVisible()
  const boards = async () => (await db.table<{ title: string }>('boards').toArray()).map(({ title }) => title)
  await expect.poll(() => boards()).not.toContain('yard')
  await dialog.getByRole('button', { name: 'Import 2 cards' }).click()
  await expect.element(screen.getByRole('link', { name: 'Raise the mast' })).toBeVisible()
  // The same file again: what it has is there, but for one card.
  await screen.getByRole('button', { name: 'More', exact: true }).click()
  await screen.getByRole('menuitem', { name: 'Import cards…' }).click()
  const again = screen.getByRole('dialog', { name: 'Import cards' })
  const more = new File([`${text}Reef the main,Summer,\n`], 'yard.csv', { type: 'text/csv' })
  await userEvent.upload(again.getByLabelText('Board file'), more)
  await expect.element(again.getByText('2 cards are already on this board and won’t be imported.')).toBeVisible()
  await again.getByRole('button', { name: 'Import 1 card' }).click()
  await expect.element(screen.getByRole('link', { name: 'Reef the main' })).toBeVisible()
  await eventually(toasts).toContain('1 card added to “yard”')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(screen.getByRole('link', { name: 'Reef the main' })).not.toBeInTheDocument()
  await undoFromToast()
  await eventually(boards).not.toContain('yard')
  await expect.element(screen.getByText('This board no longer exists.')).toBeVisible()
})

test('a thousand cards: only those about where one looks are drawn, and the keys reach the last', {
  tags: 'extended',
}, async () => {
  const cards = Array.from({ length: 1000 }, (_, at) => ({ title: `Card ${at + 1}` }))
  const { link, column } = await openBoard({ title: 'Long', lists: [{ title: 'All', cards }] })
  await expect.element(link('Card 1')).toBeVisible()
  expect(column('All').element().querySelectorAll('[data-card]').length).toBeLessThan(200)
  ;(link('Card 1').element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await eventually(focused).toBe('Card 1000')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await eventually(toasts).toContain('Moved “Card 1000” to “All”, position 999 of 1,000')
})
