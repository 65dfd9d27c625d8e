// What a file looks and sounds like, and the message where it cannot be shown; names that are taken, files that are pasted, and what a long press does.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, open, put, ROOT, shown } from '#tests/setup/files-screen.tsx'
import { giveFiles, pasteFiles } from '#tests/setup/give-files.ts'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

/** A tenth of a second of silence, as a WAVE file: 800 samples of a byte. */
function silence(): Uint8Array<ArrayBuffer> {
  const samples = 800
  const bytes = new Uint8Array(44 + samples).fill(128)
  const view = new DataView(bytes.buffer)
  const write = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  // The length of what follows, no compression, one channel, samples and bytes a second, bytes and bits a sample.
  view.setUint32(16, 16, true)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    view.setUint16(at, value, true)
  for (const at of [24, 28]) view.setUint32(at, 8 * 1000, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  return bytes
}

test('a sound can be played, of a long table its first lines are shown; a kind that is not known and a broken film say so', {
  tags: 'extended',
}, async () => {
  const { screen, queryClient, router } = await open()
  const lines = Array.from({ length: 600 }, (_, at) => `${at};ship ${at}`).join('\n')
  const files = [
    await put(null, 'bell.wav', silence(), 'audio/wav'),
    await put(null, 'log.csv', `number;name\n${lines}\n`, 'text/csv'),
    await put(null, 'hull.dwg', 'no drawing', 'application/acad'),
    await put(null, 'launch.mp4', 'no film', 'video/mp4'),
  ]
  await queryClient.invalidateQueries({ queryKey: ['file-manager'] })
  const pane = async (name: string) => {
    await router.navigate({ to: `/apps/file-manager/details/${files.find((file) => file.name === name)?.id}` as never })
    const group = screen.getByRole('group', { name, exact: true })
    await expect.element(group).toBeVisible()
    return group
  }
  const sound = (await pane('bell.wav')).getByLabelText('bell.wav', { exact: true })
  await eventually(() => (sound.query() as HTMLAudioElement | null)?.duration).toBeCloseTo(0.1)
  await expect
    .element((await pane('log.csv')).getByText('Only the first 500 lines are shown. Download the file to read it all.'))
    .toBeVisible()
  await expect
    .element((await pane('hull.dwg')).getByText('There’s no preview for this type of file. Download it to open it.'))
    .toBeVisible()
  await expect
    .element((await pane('launch.mp4')).getByText('This browser can’t show the file. Download it to open it.'))
    .toBeVisible()
})

test('of names that are taken each is decided on: one is replaced, one left, one kept beside; undone, all are as they were', async () => {
  const { screen, ids, stored, namesIn } = await open()
  await eventually(shown).toEqual(ROOT)
  const before = [(await stored(ids.budget))?.size, (await stored(ids.zebra))?.size]
  const field = screen.getByLabelText('Files to upload')
  await expect.element(field).toBeInTheDocument()
  const given = ['budget.txt', 'notes.md', 'zebra.txt'].map((name) => new File(['given anew, and longer'], name))
  giveFiles(field.element(), ...given)
  const dialog = page.getByRole('dialog', { name: 'Some names already exist' })
  await dialog.getByRole('radio', { name: 'Decide for each item' }).click()
  for (const [name, choice] of [
    ['budget.txt', 'Replace'],
    ['notes.md', 'Keep both'],
    ['zebra.txt', 'Skip'],
  ] as const) {
    await dialog.getByRole('button', { name: new RegExp(name) }).click()
    await page.getByRole('option', { name: choice }).click()
  }
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await eventually(() => namesIn(null)).toEqual([...ROOT.slice(0, 3), 'notes (2).md', ...ROOT.slice(3)])
  const sizeOf = async (id: string) => (await stored(id))?.size
  await eventually(() => sizeOf(ids.budget)).toBe(given[0]?.size)
  expect(await sizeOf(ids.zebra)).toBe(before[1])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await eventually(() => namesIn(null)).toEqual(ROOT)
  await eventually(() => sizeOf(ids.budget)).toBe(before[0])
})

test('a file is pasted into the list, and is in the sum of what the files take; Ctrl+C copies, Backspace goes up, a long press selects', {
  tags: 'extended',
}, async () => {
  const { screen, row, ids, namesIn } = await open()
  await eventually(shown).toEqual(ROOT)
  const sum = screen.getByText(/ of files$/).first()
  await expect.element(sum).toBeVisible()
  const before = sum.element().textContent
  pasteFiles(document.body, new File(['x'.repeat(3000)], 'pasted.txt', { type: 'text/plain' }))
  await expect.element(row(/pasted\.txt/)).toBeVisible()
  await eventually(() => sum.element().textContent).not.toBe(before)
  await expect.element(sum).toMatchTextContent(/^3\s?kB of files$/)
  row(/budget\.txt/)
    .element()
    .focus()
  await userEvent.keyboard('{Control>}c{/Control}')
  await row(/Plans/).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(row(/budget\.txt/)).toBeVisible()
  await eventually(() => namesIn(ids.plans)).toContain('budget.txt')
  await userEvent.keyboard('{Backspace}')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()
  expect(await namesIn(null)).toContain('budget.txt')

  const target = row(/zebra\.txt/).element()
  const { left, top } = target.getBoundingClientRect()
  const finger = new Touch({ identifier: 1, target, clientX: left + 60, clientY: top + 10 })
  const touch = (type: string, touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }))
  touch('touchstart', [finger])
  await page.getByRole('menuitem', { name: /^Select/ }).click()
  touch('touchend', [])
  await expect.element(screen.getByRole('toolbar', { name: '1 item selected' })).toBeVisible()
})
