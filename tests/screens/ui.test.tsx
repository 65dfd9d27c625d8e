// The pieces of src/ui as a person uses them: by pointer, by keyboard, by assistive technology.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type FormEvent, type ReactElement, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWhole } from '#tests/setup/render-whole.tsx'
import { AriaProvider } from '#ui/aria-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { List, ListRow } from '#ui/list.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { dismissToast, showToast, toastStore } from '#ui/toast-store.ts'

const show = (element: ReactElement, locale = 'en') =>
  renderWhole(
    <I18nProvider i18n={i18n}>
      <AriaProvider locale={locale}>{element}</AriaProvider>
    </I18nProvider>,
  )

function Languages() {
  const [value, setValue] = useState('en')
  const options = [
    { id: 'en', label: 'English' },
    { id: 'fr', label: 'Français' },
  ]
  return <Segmented label="Language" options={options} value={value} onChange={setValue} />
}

function Due({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('2026-11-19')
  const change = (next: string | null) => {
    onChange(next)
    setValue(next)
  }
  return <DatePicker label="Due" value={value} onChange={change} />
}

function Turning({ turn }: { turn: () => Promise<void> }) {
  const [isList, setList] = useState(true)
  const label = isList ? 'Turn into text' : 'Turn into a list'
  const press = () => {
    setList(!isList)
    return turn()
  }
  return <IconButton icon="list-bullet" label={label} onPress={press} />
}

beforeEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('a double press runs an action once while it is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const save = vi.fn(() => promise)
  await show(<Button onPress={save}>Save changes</Button>)
  await page.getByRole('button', { name: 'Save changes' }).dblClick()
  expect(save).toHaveBeenCalledTimes(1)
  resolve()
  await promise
  await page.getByRole('button', { name: 'Save changes' }).click()
  expect(save).toHaveBeenCalledTimes(2)
})

test('a button whose label has changed takes a press while its first action is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const turn = vi.fn(() => promise)
  await show(<Turning turn={turn} />)
  await page.getByRole('button', { name: 'Turn into text' }).click()
  await page.getByRole('button', { name: 'Turn into a list' }).click()
  await expect.element(page.getByRole('button', { name: 'Turn into text' })).toBeVisible()
  resolve()
  expect(turn).toHaveBeenCalledTimes(2)
})

test('a pending button keeps the focus, is announced as busy and takes no press', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: FormEvent) => event.preventDefault())
  await show(
    <form onSubmit={submit}>
      <Button type="submit" isPending onPress={press}>
        Sign in
      </Button>
    </form>,
  )
  const button = page.getByRole('button', { name: 'Sign in' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('a field is tied to its label, its help and what is wrong with it', async () => {
  await show(<TextField label="Email" description="We write rarely." error="Give an address." />)
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Give an address. We write rarely.')
})

test('a password is hidden until the person shows it', async () => {
  await show(<PasswordField label="Password" value="cairn-demo" onChange={() => undefined} />)
  const field = page.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('an icon button tells its name and its key on focus, until Escape', async () => {
  await show(<IconButton icon="magnifying-glass" label="Search" shortcut="/" />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus()
  const tooltip = page.getByRole('tooltip', { includeHidden: true })
  await expect.element(tooltip).toHaveTextContent('Search/')
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
})

test('a choice in one line is made with the arrow keys', async () => {
  await show(<Languages />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Français' })).toBeChecked()
})

test('a radio group says what is wrong with it', async () => {
  await show(
    <RadioGroup
      label="Size"
      options={[{ id: 's', label: 'Small' }]}
      value={null}
      onChange={() => undefined}
      error="Choose a size."
    />,
  )
  await expect.element(page.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Choose a size.')
})

test('a menu opens from its button by keyboard, does what is chosen and gives the focus back', async () => {
  const act = vi.fn()
  await show(
    <MenuTrigger trigger={<IconButton icon="ellipsis-horizontal" label="More" />}>
      <Menu aria-label="More" onAction={act}>
        <MenuItem id="copy">Copy link</MenuItem>
        <MenuItem id="delete">Delete</MenuItem>
      </Menu>
    </MenuTrigger>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(act.mock.calls[0]?.[0]).toBe('delete')
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
})

test('a dialog takes the focus, keeps it, closes on Escape and gives it back to its opener', async () => {
  await show(
    <Dialog
      title="Edit section"
      trigger={<Button>Edit</Button>}
      footer={(close) => <Button onPress={close}>Cancel</Button>}
    >
      <TextField label="Name" />
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit section' })
  await expect.element(dialog).toBeVisible()
  for (let press = 0; press < 4; press++) await userEvent.tab()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus()
})

function Tasks({ open, complete }: { open: (id: string) => void; complete: (id: string) => void }) {
  return (
    <List label="Tasks" selectionMode="multiple" onAction={(key) => open(String(key))}>
      {['one', 'two'].map((id) => (
        <ListRow key={id} id={id} textValue={id}>
          <Checkbox variant="completion" label={`Done: ${id}`} isSelected={false} onChange={() => complete(id)} />
          <span>{id}</span>
          <Button onPress={() => complete(`button ${id}`)}>{`Archive ${id}`}</Button>
        </ListRow>
      ))}
    </List>
  )
}

test('the whole row opens its record; a control in it does not', async () => {
  const [open, complete] = [vi.fn(), vi.fn()]
  await show(<Tasks open={open} complete={complete} />)
  await page.getByRole('checkbox', { name: 'Done: one' }).click()
  await page.getByRole('button', { name: 'Archive one' }).click()
  expect(complete.mock.calls).toEqual([['one'], ['button one']])
  expect(open).not.toHaveBeenCalled()
  await page.getByText('two', { exact: true }).click()
  expect(open.mock.calls).toEqual([['two']])
})

test('a list is walked, opened and selected by keyboard, and so are the controls in its rows', async () => {
  const [open, complete] = [vi.fn(), vi.fn()]
  await show(<Tasks open={open} complete={complete} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(open.mock.calls).toEqual([['two']])
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('row', { name: 'two' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('checkbox', { name: 'Done: two' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(complete.mock.calls).toEqual([['two'], ['button two']])
  expect(open).toHaveBeenCalledTimes(1)
})

test('a date is typed in the order of the language and kept as a date; it can be taken away', async () => {
  const change = vi.fn()
  await show(<Due onChange={change} />, 'fr-FR')
  await userEvent.tab()
  await userEvent.keyboard('24122026')
  expect(change).toHaveBeenLastCalledWith('2026-12-24')
  await page.getByRole('button', { name: /Due/ }).click()
  await page.getByRole('button', { name: 'No date' }).click()
  expect(change).toHaveBeenLastCalledWith(null)
})

test('a moment is kept as an instant and shown in the zone of the person', async () => {
  const change = vi.fn()
  const noon = new Date(2026, 10, 19, 12, 0)
  await show(<DatePicker label="Due" value={noon.toISOString()} onChange={change} granularity="minute" />, 'fr-FR')
  const parts = page.getByRole('spinbutton').elements()
  expect(parts.map((part) => part.ariaValueNow)).toEqual(['19', '11', '2026', '12', '0'])
  await userEvent.tab()
  await userEvent.keyboard('20')
  expect(change).toHaveBeenLastCalledWith(new Date(2026, 10, 20, 12, 0).toISOString())
})

test('undo is reached by F6, and the focus returns to where it was', async () => {
  const undo = vi.fn()
  await show(
    <>
      <Button onPress={() => showToast({ message: 'Task deleted', action: { label: 'Undo', onAction: undo } })}>
        Delete
      </Button>
      <ToastRegion />
    </>,
  )
  await page.getByRole('button', { name: 'Delete' }).click()
  await userEvent.keyboard('{F6}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus()
  await expect.element(page.getByText('Task deleted')).not.toBeInTheDocument()
})

test.each(['Save', 'Import 2 tasks and update 12 of those that are here'])(
  'on a phone a dialog’s buttons fill its foot, on one line or each on its own: “%s”',
  async (label) => {
    await page.viewport(390, 844)
    await show(
      <Dialog
        isOpen
        title="Edit section"
        footer={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">{label}</Button>
          </>
        }
      />,
    )
    const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
    await expect.element(page.getByRole('button', { name: label })).toBeVisible()
    const [cancel, act] = [boxOf('Cancel'), boxOf(label)]
    const isBeside = cancel.top === act.top
    expect([cancel.left, act.right]).toEqual([20, 370])
    expect([isBeside, act.left - (isBeside ? cancel.right : cancel.left)]).toEqual(
      label === 'Save' ? [true, 8] : [false, 0],
    )
  },
)
