import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { call } from '#platform/api/call.ts'
import { announced } from '#tests/setup/announced.ts'
import { type RenderedApp, renderApp } from '#tests/setup/screens.tsx'
import { scrollElement } from '#tests/setup/scroll-element.ts'
import { typeDate } from '#tests/setup/type-date.ts'

const INTERVIEW = 'application-halden-energy-demand-analyst'
const OFFERED = 'application-universite-de-la-confluence-lecturer-statistics'
const WAITING = 'application-okapi-health-data-analyst'
const OVER = ['rejected', 'withdrawn', 'declined', 'offerWithdrawn', 'offerExpired', 'expired']

async function open(path: string) {
  const samplesOf = ['auth', 'user', 'skills', 'jobs', 'profile', 'applications']
  const app = await renderApp(path, { signedIn: true, samplesOf })
  const { screen, db } = app
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true })
  const stored = (id: string) => db.table<ApplicationRow>('applications').get(id)
  return { ...app, button, stored }
}

/** A row of the list, apart from what is announced beside it. */
const listed = (screen: RenderedApp['screen'], name: RegExp) =>
  screen.getByRole('list', { name: 'Applications', exact: true }).getByRole('link', { name })

test('the list is filtered by stage and words, becomes a board, and leads to one; all of it stands in the address', {
  tags: 'extended',
}, async () => {
  const { screen, button, href, db } = await open('/career/applications')
  await expect.element(listed(screen, /Halden/)).toBeVisible()
  const all = await db.table('applications').count()
  const rows = () => screen.getByRole('list', { name: 'Applications', exact: true }).getByRole('listitem').elements()
  await expect.element(screen.getByText(`${all} applications`)).toBeVisible()
  await expect.poll(() => rows().length).toBe(all)
  await button(/^Offer/).click()
  await expect.poll(href).toContain('stage=offer')
  await expect.poll(() => rows().length).toBeLessThan(all)
  await expect.element(screen.getByText(`${rows().length} of ${all} applications`)).toBeVisible()
  await expect.element(listed(screen, /^Lecturer, statistics/)).toBeVisible()
  await button(/^Offer/).click()
  await screen.getByRole('searchbox', { name: 'Search applications' }).fill('halden')
  await expect.poll(() => rows().length).toBe(1)
  await screen.getByRole('searchbox', { name: 'Search applications' }).fill('')
  await screen.getByText('Board', { exact: true }).click()
  const board = screen.getByRole('region', { name: 'Applications by stage' })
  await expect.poll(() => board.getByRole('link').elements().length).toBe(all)
  const column = board.getByRole('region', { name: /^Interview/ })
  await column.getByRole('link', { name: /Halden/ }).click()
  await expect.poll(href).toBe(`/career/applications?view=board&application=${INTERVIEW}`)
  await expect.element(screen.getByRole('heading', { level: 2, name: /^Demand analyst/ })).toBeVisible()
})

test('one is withdrawn with a reason and a word, which the timeline tells; a note is kept and deleted with undo', async () => {
  const { screen, button, stored } = await open(`/career/applications?application=${WAITING}`)
  await screen.getByRole('textbox', { name: 'New note' }).fill('Ask Priya about them.')
  await button('Add note').click()
  const isNoted = async () => (await stored(WAITING))?.notes.some(({ text }) => text === 'Ask Priya about them.')
  await expect.poll(isNoted).toBe(true)
  await button('Delete the note').first().click()
  await expect.poll(isNoted).toBe(false)
  await button('Undo').click()
  await expect.poll(isNoted).toBe(true)

  await button('Withdraw').click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await screen.getByRole('option', { name: 'The salary' }).click()
  await dialog.getByRole('textbox', { name: /^Note to the employer/ }).fill('Thank you for the tour.')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const last = screen.getByRole('listitem').filter({ hasText: /^Withdrawn/ })
  await expect.element(last.getByText(/^Withdrawn by you/)).toBeVisible()
  await expect.element(last.getByText(/The salary$/)).toBeVisible()
  await expect.element(last.getByText('Thank you for the tour.')).toBeVisible()
  expect(button('Withdraw').elements()).toHaveLength(0)
})

test('an interview: other times are proposed, one that has passed is refused where it was typed; a time is accepted', {
  tags: 'extended',
}, async () => {
  const { screen, button, stored } = await open(`/career/applications?application=${INTERVIEW}`)
  const interview = async () => (await stored(INTERVIEW))?.interviews.at(-1)
  await button('Propose other times').click()
  const slot = (await interview())?.slots[1]
  await button('Propose times').click()
  await expect.element(screen.getByText('Propose at least one time.')).toBeVisible()
  const time = { day: 4, month: 5, hour: 10, minute: 0 }
  await typeDate(screen, { ...time, year: 2020 })
  await button('Propose times').click()
  await expect.element(screen.getByText('Choose times in the future.')).toBeVisible()
  await button('Cancel').click()
  await screen.getByRole('group', { name: 'Which time suits you?' }).getByRole('radio').nth(1).click()
  await button('Accept').click()
  await expect.element(screen.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect.poll(() => interview()).toMatchObject({ status: 'accepted', startsAt: slot })
  // The timeline says it in words, with the time as people write it.
  await expect.element(screen.getByText(/· Time accepted$/)).toBeVisible()
  expect(screen.getByText(/\d{4}-\d\d-\d\dT/).elements()).toEqual([])
  await expect.element(button('Add to calendar')).toBeVisible()

  await button('Propose other times').click()
  await typeDate(screen, { ...time, year: new Date().getFullYear() + 1 })
  await button('Propose times').click()
  await expect.element(screen.getByText('Awaiting their reply')).toBeVisible()
  await expect.element(screen.getByText(/^You proposed:/)).toBeVisible()
  await button('Decline the interview').click()
  await expect.element(screen.getByText('You declined')).toBeVisible()
})

test('an offer is answered after a question: declining can be thought over, accepting is a promise', async () => {
  const { screen, button, stored } = await open(`/career/applications?application=${OFFERED}`)
  const requested = screen.getByRole('alertdialog')
  await button('Decline').click()
  await expect.element(requested.getByText(/close your application\.$/)).toBeVisible()
  await requested.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(async () => (await stored(OFFERED))?.status).toBe('offer')
  await button('Accept').click()
  await requested.getByRole('button', { name: 'Accept' }).click()
  await expect.element(requested).not.toBeInTheDocument()
  await expect.poll(async () => (await stored(OFFERED))?.status).toBe('accepted')
  expect(button('Accept').elements()).toHaveLength(0)
})

/** The board, with ways to its cards. */
async function openBoard() {
  const app = await open('/career/applications?view=board')
  const { screen } = app
  const board = screen.getByRole('region', { name: 'Applications by stage' })
  await expect.element(board.getByRole('link', { name: /^Demand analyst/ })).toBeVisible()
  const column = (name: string) => board.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"] a`)
  const ended = async () =>
    (await app.db.table<ApplicationRow>('applications').toArray()).filter(({ status }) => OVER.includes(status)).length
  return { ...app, board, column, card, ended }
}

test('the board is one tab stop: arrows lead from card to card; Space lifts one, which its person can only end, and each step is announced', {
  tags: 'extended',
}, async () => {
  const { screen, board, column, card, ended, stored } = await openBoard()
  const stops = () =>
    [...board.element().querySelectorAll<HTMLElement>('a, button')].filter((one) => one.tabIndex === 0)
  expect(stops()).toHaveLength(1)
  stops()[0]?.focus()
  const order = ['Sent', 'In review', 'Assessment', 'Interview', 'Offer', 'Ended'].map((name) =>
    column(name).getByRole('link').elements(),
  )
  const filled = order.filter((links) => links.length > 0)
  expect(document.activeElement).toBe(filled[0]?.[0])
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(filled[1]?.[0])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
  expect(document.activeElement).toBe(filled[0]?.[0])
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(filled[0]?.at(-1))
  expect(stops()).toEqual([filled[0]?.at(-1)])

  card(WAITING)?.focus()
  await userEvent.keyboard(' ')
  await expect.poll(announced).toMatch(/^Health data analyst picked up\./)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(announced).toMatch(/only the employer can move the card here\.$/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(announced).toBe('Move cancelled.')
  expect(document.activeElement).toBe(card(WAITING))
  // Where only the employer can move it, that is shown, and nothing is done.
  await userEvent.keyboard(' {ArrowRight} ')
  await expect.element(screen.getByText(/^Only the employer can move “/)).toBeVisible()

  const [before, status] = [await ended(), (await stored(WAITING))?.status]
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.poll(announced).toBe('Ended: you can drop the card here.')
  await userEvent.keyboard(' ')
  await screen.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.poll(async () => (await stored(WAITING))?.status).toBe('withdrawn')
  // No reason that nobody chose.
  expect((await stored(WAITING))?.events.at(-1)).toMatchObject({ to: 'withdrawn', reason: null, note: null })
  await expect
    .poll(announced)
    .toBe(`Moved “${card(WAITING)?.querySelector('span')?.textContent}” to “Ended”, position 1 of ${before + 1}`)
  await expect.poll(() => document.activeElement).toBe(card(WAITING))
  expect(column('Ended').element().contains(card(WAITING))).toBe(true)

  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(WAITING))?.status).toBe(status)
  await expect.poll(() => column('Ended').element().contains(card(WAITING))).toBe(false)
  await expect.poll(() => document.activeElement).toBe(card(WAITING))
})

test('the sheet of keys tells those of the board', { tags: 'extended' }, async () => {
  const { screen } = await openBoard()
  await userEvent.keyboard('?')
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(sheet.getByText('Pick up or drop a card')).toBeVisible()
})

test('the cards of a column are put in one’s own order by key and by menu; it is undone, and stays for the next visit', {
  tags: 'extended',
}, async () => {
  const { screen, column, href } = await openBoard()
  const ended = () =>
    [...column('Ended').element().querySelectorAll<HTMLElement>('[data-card]')].map((one) => one.dataset.card)
  const [first, second, ...others] = ended()
  const link = (id = '') => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] a`)
  link(first)?.focus()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.poll(announced).toBe(`Ended, 2 of ${others.length + 2}`)
  await userEvent.keyboard(' ')
  await expect.poll(ended).toEqual([second, first, ...others])
  await expect.poll(() => document.activeElement).toBe(link(first))
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(ended).toEqual([first, second, ...others])
  link(second)?.focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.poll(ended).toEqual([second, first, ...others])
  await screen.getByRole('radio', { name: 'List' }).click({ force: true })
  await expect.poll(href).not.toContain('view=board')
  await screen.getByRole('radio', { name: 'Board' }).click({ force: true })
  await expect.element(column('Ended')).toBeVisible()
  await expect.poll(ended).toEqual([second, first, ...others])
  localStorage.clear()
})

test('a card’s menu does what its application’s page does: what the stage allows, a note, a next step', {
  tags: 'extended',
}, async () => {
  const { screen, card, stored } = await openBoard()
  const menu = screen.getByRole('menu')
  const items = () =>
    menu
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)
  const openMenu = async (id: string) => {
    card(id)?.focus()
    await userEvent.keyboard('m')
    await expect.element(menu).toBeVisible()
  }
  await openMenu(WAITING)
  expect(items()).toContain('Withdraw…')
  expect(items()).not.toContain('Accept the offer…')
  await menu.getByRole('menuitem', { name: 'Add a note…' }).click()
  await screen.getByRole('dialog').getByRole('textbox', { name: 'New note' }).fill('Ask Priya about them.')
  await screen.getByRole('dialog').getByRole('button', { name: 'Add note' }).click()
  await expect.poll(async () => (await stored(WAITING))?.notes[0]?.text).toBe('Ask Priya about them.')

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await openMenu(WAITING)
  await menu.getByRole('menuitem', { name: /next step…$/ }).click()
  await screen.getByRole('textbox', { name: 'Description' }).fill('Write to them')
  await typeDate(screen.getByRole('dialog'), { day: 4, month: 3, year: 2030 })
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await stored(WAITING))?.nextStep?.text).toBe('Write to them')

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await openMenu(OFFERED)
  expect(items()).not.toContain('Withdraw…')
  await menu.getByRole('menuitem', { name: 'Accept the offer…' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect.poll(async () => (await stored(OFFERED))?.status).toBe('accepted')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(OFFERED))?.status).toBe('offer')
})

/** The middle of an element. */
const middleOf = (element: Element | null | undefined) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

test('a card is dragged with the mouse: to where its person can bring it, and told where they cannot; Escape and its own column do nothing', {
  tags: 'extended',
}, async () => {
  await page.viewport(1440, 900)
  const { screen, card, column, href, board, stored } = await openBoard()
  const pointer = (type: string, target: EventTarget, at: object) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...at }))
  const before = href()
  const drag = (id: string, name: string) => {
    pointer('pointerdown', card(id) as Element, middleOf(card(id)))
    pointer('pointermove', window, middleOf(column(name).element()))
    return () => {
      pointer('pointerup', window, middleOf(column(name).element()))
      card(id)?.click()
    }
  }
  const mark = (name: string) => column(name).element().getAttribute('data-mark')
  const status = (await stored(WAITING))?.status
  let drop = drag(WAITING, 'Offer')
  await expect.poll(() => mark('Offer')).toBe('refused')
  // Where its person can bring it is shown meanwhile, with what comes of it.
  expect(mark('Ended')).toBe('open')
  await expect.element(column('Ended').getByText('Drop here to withdraw')).toBeInTheDocument()
  expect(column('Ended').element().getBoundingClientRect().right).toBeLessThanOrEqual(1440)
  drop()
  await expect.element(screen.getByText(/^Only the employer can move “.*” to “Offer”\.$/)).toBeVisible()
  drop = drag(WAITING, 'Ended')
  await expect.poll(() => mark('Ended')).toBe('fits')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => mark('Ended')).toBeNull()
  drop = drag(WAITING, 'Ended')
  await expect.poll(() => mark('Ended')).toBe('fits')
  drop()
  await expect.element(screen.getByRole('dialog', { name: 'Withdraw the application?' })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  drop = drag(OFFERED, 'Ended')
  await expect.poll(() => mark('Ended')).toBe('fits')
  drop()
  await expect.element(screen.getByRole('alertdialog', { name: /^Decline .+’s offer/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(async () => (await stored(WAITING))?.status).toBe(status)
  // Letting go was no click: no application was opened.
  expect(href()).toBe(before)
  expect(board.element().querySelector('[data-mark]')).toBeNull()
})

test('by a finger a card is lifted by a long press, and a swipe before that is none; at 390 px its menu is there too', {
  tags: 'extended',
}, async () => {
  await page.viewport(390, 844)
  const { screen, card, stored } = await openBoard()
  const status = (await stored(WAITING))?.status
  const element = card(WAITING) as HTMLElement
  element.scrollIntoView({ inline: 'center', block: 'center' })
  const touch = (type: string, at: { clientX: number; clientY: number }, ends = false) => {
    const one = new Touch({ identifier: 1, target: element, ...at })
    const init = { bubbles: true, cancelable: true, touches: ends ? [] : [one], changedTouches: [one] }
    return element.dispatchEvent(new TouchEvent(type, init))
  }
  const { clientX, clientY } = middleOf(element)
  touch('touchstart', { clientX, clientY })
  // The page may scroll: the touch is not held back.
  expect(touch('touchmove', { clientX: clientX - 60, clientY })).toBe(true)
  touch('touchend', { clientX: clientX - 60, clientY }, true)
  touch('touchstart', { clientX, clientY })
  await expect.poll(() => element.closest('li')?.style.transform).toBe('translate(0px, 0px)')
  // At the edge the board scrolls along, until the last column is under the finger.
  expect(touch('touchmove', { clientX: innerWidth - 4, clientY })).toBe(false)
  await expect.poll(() => document.querySelector('[data-column="ended"]')?.getAttribute('data-mark')).toBe('fits')
  expect(touch('touchend', { clientX: innerWidth - 4, clientY }, true)).toBe(false)
  await screen
    .getByRole('dialog', { name: 'Withdraw the application?' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect.poll(async () => (await stored(WAITING))?.status).toBe(status)
  // Let go where it was, its menu opens. The board was scrolled to its last column.
  element.scrollIntoView({ inline: 'center', block: 'center' })
  const at = middleOf(element)
  touch('touchstart', at)
  await expect.poll(() => element.closest('li')?.style.transform).toBe('translate(0px, 0px)')
  touch('touchend', at, true)
  await expect.element(screen.getByRole('menuitem', { name: 'Withdraw…' })).toBeVisible()
})

test('another order begins at the top of the list; going back leads to where one was', {
  tags: 'extended',
}, async () => {
  await page.viewport(1280, 480)
  const { screen, button, router } = await open('/career/applications')
  const list = () => screen.getByRole('region', { name: 'Applications', exact: true }).element()
  await expect.element(listed(screen, /Halden/)).toBeVisible()
  await scrollElement(list(), 120)
  await button(/Order/).click()
  await screen.getByRole('option', { name: 'Company' }).click()
  await expect.poll(() => list().scrollTop).toBe(0)

  await scrollElement(list(), 90)
  await router.navigate({ to: '/career/jobs' })
  await expect.element(screen.getByRole('list', { name: 'Jobs' })).toBeVisible()
  router.history.back()
  await expect.element(listed(screen, /Halden/)).toBeVisible()
  await expect.poll(() => list().scrollTop).toBe(90)
})

test('the resume that was sent is read as it was, whatever the profile says by now', { tags: 'extended' }, async () => {
  const { screen, button, stored, href } = await open(`/career/applications?application=${WAITING}`)
  await expect.element(button(/^Sent on/)).toBeVisible()
  const sent = (await stored(WAITING))?.resumeSnapshot?.content.basics.label ?? ''
  expect(sent).not.toBe('')
  const basics = { label: 'Keeper of a lighthouse' }
  await call(profileApi.endpoints.updateProfile, { body: { profile: { basics }, version: undefined } })
  await button(/^Sent on/).click()
  await screen.getByRole('link', { name: 'View the version sent' }).click()
  const sheet = screen.getByRole('article')
  await expect.element(sheet.getByText(sent, { exact: true })).toBeVisible()
  expect(sheet.element().textContent).not.toContain(basics.label)
  await screen.getByText('Compact', { exact: true }).click()
  await expect.poll(href).toContain('print=compact')
  await expect.element(sheet.getByText(sent, { exact: true })).toBeVisible()
  await button('Back to the application').click()
  await expect.poll(href).toBe(`/career/applications?application=${WAITING}`)
})

test('an interview that is over says so in French, and is no date for a calendar any more', {
  tags: 'extended',
}, async () => {
  const { screen } = await renderApp(`/career/applications?application=${OFFERED}`, {
    signedIn: true,
    prefs: { language: 'fr' },
  })
  await expect.element(screen.getByRole('heading', { name: 'Entretien Passé' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ajouter à l’agenda' }).elements()).toEqual([])
})

test('in French too the controls stand in one line at 1440 px', { tags: 'extended' }, async () => {
  await page.viewport(1440, 900)
  const { screen } = await renderApp('/career/applications', { signedIn: true, prefs: { language: 'fr' } })
  await expect.element(screen.getByRole('button', { name: /^Terminées/ })).toBeVisible()
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const title = screen.getByRole('heading', { level: 1 }).element()
  for (const control of [
    screen.getByRole('button', { name: /^Terminées/ }),
    screen.getByRole('searchbox', { name: 'Rechercher dans les candidatures' }),
  ])
    expect(Math.abs(middle(control.element()) - middle(title))).toBeLessThan(4)
})
