// The text editor of src/kit: Markdown in a text area, with a toolbar, keys, paste, mentions, files and a preview.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MarkdownField } from '#kit/text/markdown-field.tsx'
import { peopleNamed } from '#kit/text/people-named.ts'
import { renderWhole } from '#tests/setup/render-whole.tsx'

const PEOPLE = [
  { id: 'amelie', name: 'Amélie Roux' },
  { id: 'ben', name: 'Ben Amestoy' },
  { id: 'carl', name: 'Carl Weiss' },
]

function Editor({ initial = '', storeFile }: { initial?: string; storeFile?: (file: File) => Promise<string> }) {
  const [text, setText] = useState(initial)
  return (
    <I18nProvider i18n={i18n}>
      <MarkdownField
        label="Notes"
        value={text}
        onChange={setText}
        findPeople={async (typed) => peopleNamed(PEOPLE, typed)}
        storeFile={storeFile}
      />
    </I18nProvider>
  )
}

const field = () => page.getByRole('textbox', { name: 'Notes' })
const area = () => field().element() as HTMLTextAreaElement

/** The field in use, with its tools there: the toolbar has its role once they are. */
async function use() {
  await field().click()
  await expect.element(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
}

function paste(data: Record<string, string>, files: readonly File[] = []) {
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
  for (const file of files) clipboardData.items.add(file)
  area().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

afterEach(() => document.querySelector('[role="listbox"]')?.remove())

test('marks what is selected by key and by button, takes the marks away again, and the browser’s undo knows of it', async () => {
  await renderWhole(<Editor initial="one two" />)
  await use()
  area().setSelectionRange(0, 3)
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(field()).toHaveValue('**one** two')
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(field()).toHaveValue('one two')
  area().setSelectionRange(4, 7)
  await page.getByRole('button', { name: 'Italic' }).click()
  await expect.element(field()).toHaveValue('one _two_')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field()).toHaveValue('one two')
})

test('the toolbar is one tab stop, with arrow keys within', async () => {
  await renderWhole(<Editor initial="milk" />)
  await use()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'List', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('- milk')
})

test('what is pasted from a page becomes Markdown, without what could act; an address over words becomes their link', async () => {
  await renderWhole(<Editor />)
  await use()
  paste({
    'text/plain': 'Plan',
    'text/html': '<h3>Plan</h3><p onclick="x()">Do <b>this</b><script>alert(1)</script></p><ul><li>one</li></ul>',
  })
  await expect.element(field()).toHaveValue('### Plan\n\nDo **this**\n\n-   one')
  await field().fill('see here')
  area().setSelectionRange(4, 8)
  paste({ 'text/plain': 'https://example.org/a' })
  await expect.element(field()).toHaveValue('see [here](https://example.org/a)')
})

test('after @ it offers the people whose names begin so, whatever the accents', async () => {
  await renderWhole(<Editor />)
  await use()
  await userEvent.keyboard('ask @ame')
  await expect.element(page.getByRole('option', { name: 'Amélie Roux' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Ben Amestoy' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Carl Weiss' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('ask @Amélie Roux ')
})

test('a file that is pasted is stored and referred to; one that cannot be stored is told, and nothing typed is lost', async () => {
  const stored: string[] = []
  const storeFile = async (file: File) => {
    if (file.name === 'bad.txt') throw new Error('No space')
    stored.push(file.name)
    return `/files/${stored.length}`
  }
  await renderWhole(<Editor initial="See: " storeFile={storeFile} />)
  await use()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  paste({}, [new File(['x'], 'plan.png', { type: 'image/png' }), new File(['x'], 'bad.txt', { type: 'text/plain' })])
  await expect.element(field()).toHaveValue('See: ![plan.png](/files/1)\n')
  expect(stored).toEqual(['plan.png'])
})

test('the preview reads as it will, and lets nothing act or load', async () => {
  await renderWhole(
    <Editor initial={'# Plan\n\n- **one**\n\n<img src=x onerror=alert(1)> [go](javascript:alert(1))'} />,
  )
  await use()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByRole('heading', { level: 3, name: 'Plan' })).toBeVisible()
  await expect.element(preview.getByRole('listitem')).toHaveTextContent('one')
  expect(preview.element().querySelector('img, [onerror], a[href]')).toBeNull()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(field()).toBeVisible()
})
