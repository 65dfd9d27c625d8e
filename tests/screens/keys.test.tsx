import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chordOf, partsOf } from '#platform/keys/chord.ts'
import { keyedActions } from '#platform/keys/conflicts.ts'
import { resetKeys, setKeysOf, setSingleKeys } from '#platform/keys/key-choices.ts'
import { actionsOf } from '#platform/keys/key-table.ts'
import { keyTables } from '#shell/keys/key-tables.ts'
import { conflictsIn } from '#tests/setup/key-conflicts.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

afterEach(resetKeys)

describe('every registration', () => {
  test('no two actions answer the same key at the same time', async () => {
    expect(conflictsIn(keyedActions(await keyTables(), { single: true, keys: {} }))).toEqual([])
  })

  test('is written as a press of it is read, so that it can be pressed at all', async () => {
    const presses = (await keyTables())
      .flatMap(actionsOf)
      .flatMap(({ keys }) => keys.flatMap((chord) => chord.split(' ')))
    for (const chord of presses) {
      const parts = partsOf(chord)
      const key = parts.at(-1) ?? ''
      const held = { ctrlKey: parts.includes('Mod'), altKey: parts.includes('Alt'), shiftKey: parts.includes('Shift') }
      expect(chordOf({ key: key === 'Space' ? ' ' : key, metaKey: false, ...held })).toBe(chord)
    }
  })

  test('has one table an id', async () => {
    const ids = (await keyTables()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const sheet = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

describe('the sheet behind ?', () => {
  test('shows what the current screen does by key, then what works everywhere; Escape gives the focus back', async () => {
    const { screen } = await renderApp('/apps/tasks', { signedIn: true })
    const button = screen.getByRole('button', { name: 'New task' })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('?')
    await expect.element(sheet()).toBeVisible()
    const headings = sheet().getByRole('heading', { level: 3 }).elements()
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Tasks',
      'On a row in the list',
      'Everywhere',
      'Go to',
    ])
    await expect.element(sheet().getByText('Complete or reopen')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('offers no page that this build has no screen for', { tags: 'extended' }, async () => {
    await renderApp('/dashboards/mainpage', { signedIn: true })
    await userEvent.keyboard('?')
    await expect.element(sheet().getByText('Activity')).toBeVisible()
    expect(sheet().getByText('Crypto').query()).toBeNull()
    expect(sheet().getByRole('heading', { name: 'On a row in the list' }).query()).toBeNull()
  })
})

describe('keys', () => {
  test('g, then a letter, goes to a page', async () => {
    const { href } = await renderApp('/dashboards/mainpage', { signedIn: true })
    await userEvent.keyboard('gt')
    await expect.poll(href).toBe('/apps/tasks')
    await userEvent.keyboard('gh')
    await expect.poll(href).toBe('/dashboards/mainpage')
  })

  test('a letter that is typed is never a shortcut', async () => {
    const { screen, href } = await renderApp('/apps/tasks?new=task', { signedIn: true })
    const field = screen.getByLabelText('New task', { exact: true })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('gh?/c')
    await expect.element(field).toHaveValue('gh?/c')
    expect(href()).not.toContain('mainpage')
    expect(sheet().query()).toBeNull()
  })

  test('single keys that are turned off do nothing; another key does what was chosen', async () => {
    const { screen, href } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('button', { name: 'New task' })).toBeVisible()
    setSingleKeys(false)
    await userEvent.keyboard('?gh')
    // By then those before it would have done something.
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    expect(sheet().query()).toBeNull()
    expect(href()).toBe('/apps/tasks')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
    setKeysOf('everywhere.keys', ['Mod+b'])
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.element(sheet()).toBeVisible()
  })
})

describe('on a layout without Latin letters', () => {
  const press = (key: string, code: string, held: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...held }),
    )

  test('the keys are where they are on a Latin one: the palette, a new task, undo', async () => {
    const { screen } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('button', { name: 'New task' })).toBeVisible()
    press('л', 'KeyK', { ctrlKey: true })
    await expect.element(page.getByRole('combobox', { name: 'Search and commands' })).toBeVisible()
    press('л', 'KeyK', { ctrlKey: true })
    await expect.element(page.getByRole('combobox', { name: 'Search and commands' })).not.toBeInTheDocument()
    press('с', 'KeyC')
    await expect.element(screen.getByRole('textbox', { name: 'New task' })).toBeVisible()
  })
})

describe('an input method', () => {
  const compose = (field: Element, key: string, how: KeyboardEventInit) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }))

  test('keeps the Enter that ends a word, however the browser tells of it; the next adds the task', async () => {
    const { screen } = await renderApp('/apps/tasks', { signedIn: true })
    await expect.element(screen.getByRole('button', { name: 'New task' })).toBeVisible()
    await userEvent.keyboard('c')
    const field = screen.getByRole('textbox', { name: 'New task' })
    await field.fill('日本語')
    compose(field.element(), 'Enter', { isComposing: true, keyCode: 229 })
    compose(field.element(), 'Enter', { keyCode: 229 })
    await expect.element(field).toHaveValue('日本語')
    compose(field.element(), 'Enter', { keyCode: 13 })
    await expect.element(field).toHaveValue('')
    await expect.element(screen.getByText('日本語', { exact: true })).toBeVisible()
  })
})

test('the settings have every table with its own heading, that of a page without a list too', {
  tags: 'extended',
}, async () => {
  const { screen } = await renderApp('/settings?section=keyboard', { signedIn: true, samplesOf: ['auth', 'user'] })
  for (const name of ['Everywhere', 'Home', 'Dashboards', 'Tasks', 'Jobs', 'Apply', 'Skills', 'Profile', 'Settings'])
    await expect.element(screen.getByRole('region', { name, exact: true }).getByRole('listitem').first()).toBeVisible()
})

test('in the settings a key is changed, a taken one is refused with its owner’s name, one is turned off, all are reset with an undo', {
  tags: 'extended',
}, async () => {
  const { screen } = await renderApp('/settings?section=keyboard', { signedIn: true, samplesOf: ['auth', 'user'] })
  const change = screen.getByRole('button', { name: 'Change the keys for “Complete or reopen”' })
  const row = () => change.element().closest('li')?.textContent ?? ''
  await expect.element(change).toBeVisible()
  const reset = screen.getByRole('button', { name: 'Reset all shortcuts' })
  await expect.element(reset).toBeDisabled()
  const own = row()

  ;(change.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const field = screen.getByLabelText('New keys for “Complete or reopen”')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('?')
  await expect.element(screen.getByText(/^\? is already used for “.+”\. Press different keys\.$/)).toBeVisible()
  await userEvent.keyboard('{Control>}r{/Control}')
  await expect.element(screen.getByText(/is reserved by the browser/)).toBeVisible()
  await userEvent.keyboard('{Control>}{Shift>}y{/Shift}{/Control}')
  await expect.element(change).toHaveFocus()
  expect(row()).toContain('Y')
  expect(row()).not.toBe(own)
  expect(localStorage.getItem('keys')).toContain('Shift+')

  await screen.getByRole('button', { name: 'Turn off “Complete or reopen”' }).click()
  expect(row()).toContain('No shortcut')
  await expect.element(screen.getByRole('button', { name: 'Turn off “Complete or reopen”' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Reset “Complete or reopen”' }).click()
  expect(row()).toBe(own)

  await screen.getByRole('switch', { name: /^Single-key shortcuts/ }).click()
  await expect.element(screen.getByText('Single-key shortcuts are off').first()).toBeVisible()
  await reset.click()
  expect(localStorage.getItem('keys')).toBeNull()
  await expect.element(screen.getByText('Single-key shortcuts are off')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Single-key shortcuts are off').first()).toBeVisible()
})
