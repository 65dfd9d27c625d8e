// What a screen reader says of the shell: the role and the name of every control, in their sequence. The menus' own places follow from the product's pages.
import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from './fixtures.ts'

const CONTROL =
  /^\s*- '?(button|link|radio|checkbox|switch|searchbox|combobox|textbox)(?=[ :']|$) ?("(?:[^"\\]|\\.)*")?/

/** Role and name of each control in a part of the page. */
async function controls(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n')
  return lines.flatMap((line) => {
    const [, role, name] = CONTROL.exec(line) ?? []
    return role ? [`${role} ${name ? JSON.parse(name) : '(no name)'}`] : []
  })
}

async function open(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  return page.getByRole('dialog', { name })
}

const isLink = (one: string) => one.startsWith('link ')
const isRadio = (one: string) => one.startsWith('radio ')
/** Controls of a part, without those left out, read anew at each call. */
const rest = (part: Locator, isLeftOut: (one: string) => boolean) => async () =>
  (await controls(part)).filter((one) => !isLeftOut(one))

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

test('Every control of the header and of the footer has its role and its name', async ({ page }) => {
  await visit(page, '/pages/activities')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Notifications, 6 unread' })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Messages, 3 unread' })).toBeVisible()
  const links = await controls(banner.getByRole('navigation'))
  const all = await controls(banner)
  expect(all.filter((one) => !links.includes(one))).toEqual([
    'link Cairn',
    'button Search',
    'button Shortcuts',
    'button Messages, 3 unread',
    'button Notifications, 6 unread',
    'button Apps',
    'button Language',
    'button Colour scheme',
    'button Theme',
    'button Full screen',
    'link Help with this screen',
    'button Alex Morgan, account',
  ])
  expect(links.length).toBeGreaterThan(0)
  expect(await controls(page.getByRole('contentinfo'))).toEqual([])
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1)
})

test('Every control of the account panel has its role and its name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/pages/activities')
  await page.getByRole('banner').getByRole('button', { name: 'Alex Morgan, account' }).click()
  const panel = page.getByRole('group', { name: 'Account' })
  await expect(panel.getByRole('link', { name: 'Sign out' })).toBeVisible()
  for (const group of ['Status', 'Language', 'Colour scheme', 'Theme'])
    await expect(panel.getByRole('group', { name: group })).toBeVisible()
  expect(await controls(panel)).toEqual([
    ...['Online', 'Away', 'Busy', 'Invisible'].map((one) => `radio ${one}`),
    'link Profile',
    'link Settings',
    'link Help with this screen',
    'link Install Cairn',
    ...['English', 'Français', 'Light', 'Dark', 'Same as system'].map((one) => `radio ${one}`),
    ...['Indigo', 'Pine', 'Glacier', 'Heather', 'Dusk', 'Lichen'].map((one) => `radio ${one}`),
    'button Full screen',
    ...['Never', '5 min', '15 min', '60 min'].map((one) => `radio ${one}`),
    'button Lock now',
    'link Sign out',
  ])
})

test('Every control of the panels has its role and its name', async ({ page }) => {
  await visit(page, '/pages/activities')
  const shortcuts = await open(page, 'Shortcuts')
  await expect(shortcuts.getByRole('link', { name: /^Tasks/ })).toBeVisible()
  await expect
    .poll(rest(shortcuts, isLink))
    .toEqual(['button Edit shortcuts', 'button Add a shortcut', 'button Add this page'])
  const inView = await controls(shortcuts)
  await shortcuts.getByRole('button', { name: 'Add a shortcut' }).click()
  const form = page.getByRole('dialog', { name: 'New shortcut' })
  await expect
    .poll(rest(form, isRadio))
    .toEqual([
      'textbox Label',
      'textbox Description',
      'textbox Link',
      'switch Open in this tab',
      'button Cancel',
      'button Save',
    ])
  await expect(form.getByRole('radio')).toHaveCount(35)
  const inForm = await controls(form)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  const messages = await open(page, 'Messages')
  await expect(messages.getByRole('listitem', { name: 'Inès Roche' })).toBeVisible()
  await expect
    .poll(async () => (await rest(messages, isLink)()).slice(0, 3))
    .toEqual(['button Mark all as read', 'button Mark as read: Inès Roche', 'button Remove: Inès Roche'])
  await page.keyboard.press('Escape')
  await expect(messages).toHaveCount(0)
  const notifications = await open(page, 'Notifications')
  const first = 'Mobility analyst, Transports du Rhône'
  await expect(notifications.getByRole('listitem', { name: first })).toBeVisible()
  // Which of them lead somewhere follows from the product's pages.
  await expect
    .poll(async () => (await rest(notifications, isLink)()).slice(0, 9))
    .toEqual([
      'button Mark all as read',
      'button Archive read notifications',
      'button Clear all',
      'button Unread 6',
      'button Jobs',
      'button Applications',
      'button Archived',
      `button Mark as read: ${first}`,
      `button More actions for ${first}`,
    ])
  for (const part of [inView, inForm, await controls(notifications)])
    expect(part.filter((one) => one.endsWith('(no name)'))).toEqual([])
})
