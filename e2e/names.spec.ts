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

async function open(page: Page, name: string | RegExp): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name }).click()
  return page.getByRole('dialog')
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

test('Every control of the header and of the footer has its role and its name', async ({ page }) => {
  await visit(page, '/pages/activities')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Notifications, 6 unread' })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Messages, 3 unread' })).toBeVisible()
  const places = await controls(banner.getByRole('navigation'))
  const all = await controls(banner)
  expect(all.filter((one) => !places.includes(one))).toEqual([
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
    'button Alex Morgan, account',
  ])
  expect(places.length).toBeGreaterThan(0)
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
    ...['Online', 'Away', 'Busy', 'Not visible'].map((one) => `radio ${one}`),
    'link Profile',
    'link Settings',
    'link Install Cairn',
    ...['English', 'Français', 'Light', 'Dark', 'As the system'].map((one) => `radio ${one}`),
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
  const inView = await controls(shortcuts)
  expect(inView.filter((one) => !one.startsWith('link '))).toEqual([
    'button Edit shortcuts',
    'button Add a shortcut',
    'button Add this page',
  ])
  await shortcuts.getByRole('button', { name: 'Add a shortcut' }).click()
  const inForm = await controls(shortcuts)
  expect(inForm.filter((one) => !one.startsWith('radio '))).toEqual([
    'textbox Label',
    'textbox Description',
    'textbox Link',
    'switch Open in this tab',
    'button Cancel',
    'button Save',
  ])
  expect(inForm.filter((one) => one.startsWith('radio '))).toHaveLength(35)
  await page.keyboard.press('Escape')
  const messages = await open(page, /^Messages/)
  await expect(messages.getByRole('listitem').first()).toBeVisible()
  expect((await controls(messages)).filter((one) => !one.startsWith('link ')).slice(0, 3)).toEqual([
    'button Mark all as read',
    'button Mark as read: Inès Roche',
    'button Remove: Inès Roche',
  ])
  await page.keyboard.press('Escape')
  const notifications = await open(page, /^Notifications/)
  await expect(notifications.getByRole('listitem').first()).toBeVisible()
  const ofNotifications = await controls(notifications)
  // Which of them lead somewhere follows from the product's pages.
  expect(ofNotifications.filter((one) => !one.startsWith('link ')).slice(0, 7)).toEqual([
    'button Mark all as read',
    'button Clear all',
    'button Unread 6',
    'button Job offers',
    'button Applications',
    'button Mark as read: Mobility analyst, Transports du Rhône',
    'button More about Mobility analyst, Transports du Rhône',
  ])
  for (const part of [inView, inForm, ofNotifications])
    expect(part.filter((one) => one.endsWith('(no name)'))).toEqual([])
})
