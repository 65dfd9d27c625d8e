// The forms of src/kit: checked by a shape of the contract, saved as a draft, with lists of entries; a screen with unsaved text is not left without a question.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useFieldArray } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from '#contract/zod.ts'
import { UnsavedGuard } from '#kit/forms/unsaved-guard.tsx'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { useContractForm } from '#kit/forms/use-contract-form.ts'
import { dropDraft } from '#platform/forms/draft.ts'
import { renderWhole } from '#tests/setup/render-whole.tsx'
import { AriaProvider } from '#ui/aria-provider.tsx'
import { TextField } from '#ui/text-field.tsx'

const Person = z.object({
  name: z.string().check(z.minLength(1)),
  emails: z.array(z.object({ address: z.string().check(z.includes('@')) })),
})
type Person = z.infer<typeof Person>
const DRAFT = 'kit-forms'

const NOBODY: Person = { name: '', emails: [] }

function PersonForm({ values, onSave }: { values: Person; onSave: (person: Person) => boolean }) {
  const { form, field, submit, isDirty } = useContractForm<Person>({
    shape: Person,
    values,
    draft: DRAFT,
    messageOf: (path) => (path === 'name' ? 'Enter a name.' : 'Enter an email address.'),
    check: ({ name }) => ({ name: name === 'Taken' ? 'This name is taken.' : undefined }),
    save: onSave,
  })
  const { fields, append } = useFieldArray({ control: form.control, name: 'emails' })
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isUnsaved={() => isDirty} />
      <TextField label="Name" {...field('name')} />
      {fields.map(({ id }, index) => (
        <TextField key={id} label={`Email ${index + 1}`} {...field(`emails.${index}.address`)} />
      ))}
      <button type="button" onClick={() => append({ address: '' })}>
        Another address
      </button>
      <button type="submit">Save</button>
    </form>
  )
}

function SavingField({ saved, save }: { saved: string; save: (text: string) => Promise<boolean> }) {
  const { text, setText, flush } = useAutosave({ draft: DRAFT, saved, save })
  return <TextField label="Text" value={text} onChange={setText} onBlur={flush} />
}

async function open(answer = true, values = NOBODY) {
  const saved: Person[] = []
  const save = (person: Person) => {
    saved.push(person)
    return answer
  }
  const root = createRootRoute({ component: Outlet })
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <PersonForm values={values} onSave={save} />,
    }),
    createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>Elsewhere</p> }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  const screen = await renderWhole(
    <I18nProvider i18n={i18n}>
      <AriaProvider locale="en">
        <RouterProvider router={router as never} />
      </AriaProvider>
    </I18nProvider>,
  )
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
  return { screen, router, saved, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

afterEach(() => dropDraft(DRAFT))

test('what does not fit the shape is said beside its field, in words, also in a list of entries', async () => {
  const { screen, saved, press } = await open()
  await press('Another address')
  await press('Save')
  await expect.element(screen.getByText('Enter a name.')).toBeVisible()
  await expect.element(screen.getByText('Enter an email address.')).toBeVisible()
  expect(saved).toEqual([])
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Taken')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email 1' }), 'ada@example.org')
  await press('Save')
  await expect.element(screen.getByText('This name is taken.')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
  await press('Save')
  await expect.poll(() => saved).toEqual([{ name: 'Ada', emails: [{ address: 'ada@example.org' }] }])
})

test('what is typed is there again after a reload, until it is saved', async () => {
  const first = await open(false)
  await userEvent.fill(first.screen.getByRole('textbox', { name: 'Name' }), 'Ada')
  await first.press('Save')
  await expect.poll(() => first.saved.length).toBe(1)
  await first.screen.unmount()
  const second = await open()
  await expect.element(second.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await second.press('Save')
  await expect.poll(() => second.saved.length).toBe(1)
  await second.screen.unmount()
  const third = await open()
  await expect.element(third.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

test('a draft has what was typed alone: the rest is as it is stored by then', async () => {
  const first = await open(true, { name: 'Ida', emails: [{ address: 'ida@example.org' }] })
  await userEvent.fill(first.screen.getByRole('textbox', { name: 'Name' }), 'Ada')
  await first.screen.unmount()
  const second = await open(true, { name: 'Eda', emails: [{ address: 'eda@example.org' }] })
  await expect.element(second.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await expect.element(second.screen.getByRole('textbox', { name: 'Email 1' })).toHaveValue('eda@example.org')
})

test('leaving with unsaved words asks first: one stays, or goes', async () => {
  const { screen, router, press } = await open()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
  router.history.push('/other')
  await expect.element(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await press('Keep editing')
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  router.history.push('/other')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await press('Leave')
  await expect.element(screen.getByText('Elsewhere')).toBeVisible()
})

test('what came in the place of a text that was sent is taken on, although that text was never shown as stored', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>()
  const save = vi.fn(() => answered)
  const screen = await renderWhole(<SavingField saved="typed before" save={save} />)
  const field = screen.getByRole('textbox', { name: 'Text' })
  await field.fill('typed now')
  await userEvent.tab()
  await expect.poll(() => save).toHaveBeenCalledWith('typed now', 'typed before')
  await screen.rerender(<SavingField saved="cleared" save={save} />)
  await expect.element(field).toHaveValue('cleared')
  answer(true)
  await answered
  await field.click()
  await userEvent.tab()
  expect(save).toHaveBeenCalledTimes(1)
})
