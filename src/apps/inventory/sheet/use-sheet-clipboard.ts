// Copies, cuts and pastes the selected cells, by keys with the browser's own clipboard and by buttons.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ClipboardEvent } from 'react'
import { tabSeparated } from '#formats/tab-separated.ts'
import { readClipboard } from '#kit/transfer/read-clipboard.ts'
import { useCopy } from '#kit/transfer/use-copy.ts'
import { useKeyLabels } from '#platform/keys/use-key-labels.ts'
import { announce } from '#ui/announce.ts'
import { showToast } from '#ui/toast-store.ts'
import { type Area, cellsIn } from './sheet-area.ts'
import type { Edits } from './sheet-edits.ts'
import type { Cells } from './use-cells.ts'

export type SheetClipboard = ReturnType<typeof useSheetClipboard>

export function useSheetClipboard(area: Area, textAt: Cells['textAt'], edits: Pick<Edits, 'paste' | 'clear'>) {
  const { t } = useLingui()
  const copy = useCopy()
  const keyLabels = useKeyLabels()
  const [copyKeys, pasteKeys] = ['Mod+c', 'Mod+v'].map((chord) => keyLabels(chord).join(' '))
  const copied = () =>
    tabSeparated(
      Array.from({ length: area.bottom - area.top + 1 }, (_, at) =>
        cellsIn({ ...area, top: area.top + at, bottom: area.top + at }).map(textAt),
      ),
    )
  const copiedMessage = () => plural(cellsIn(area).length, { one: '# cell copied', other: '# cells copied' })
  const onCopy = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied())
    announce(copiedMessage())
  }
  const onCut = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    onCopy(event)
    edits.clear()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    edits.paste(event.clipboardData.getData('text/plain'))
  }
  const copyByButton = () =>
    copy(copied(), {
      copied: copiedMessage(),
      refused: { kind: 'error', message: t`Your browser doesn’t allow copying here. Press ${copyKeys} instead.` },
    })
  const cutByButton = async () => {
    if (await copyByButton()) edits.clear()
  }
  const pasteByButton = () =>
    readClipboard().then(edits.paste, () =>
      showToast({ kind: 'error', message: t`Your browser doesn’t allow pasting here. Press ${pasteKeys} instead.` }),
    )
  return { onCopy, onCut, onPaste, copy: copyByButton, cut: cutByButton, paste: pasteByButton }
}
