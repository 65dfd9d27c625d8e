// The products of a page as a spreadsheet: cells that are selected, typed into, copied, pasted, filled and cleared. Each change is stored at once and undone
// as one. Rows stay where they are, whatever is changed in them, until another page is asked for. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { readTabSeparated, tabSeparated } from '#formats/tab-separated.ts'
import { readClipboard } from '#kit/transfer/read-clipboard.ts'
import { useCopy } from '#kit/transfer/use-copy.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useKeyLabels } from '#platform/keys/use-key-labels.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useInventory } from '../inventory-context.ts'
import { inventoryQueries } from '../queries.ts'
import { useAmounts } from '../use-amounts.ts'
import { type Area, areaBetween, filled, type Place, type PlacedText, pasted, placesIn } from './sheet-area.ts'
import { cellText, changesOf, type RefusedCell, SHEET_COLUMNS } from './sheet-columns.ts'
import { SheetGrid } from './sheet-grid.tsx'
import { useColumnLabels, useFaultMessages } from './use-sheet-labels.ts'

export interface SheetProps {
  /** As they are when the page comes: the sequence of the rows. */
  readonly products: readonly Product[]
}

const FIRST: Place = { row: 0, column: 0 }

export default function Sheet({ products }: SheetProps) {
  const { t } = useLingui()
  const [ids] = useState(() => products.map(({ id }) => id))
  const { data: rows = products } = useQuery({ ...inventoryQueries.some(ids), placeholderData: [...products] })
  const size = { rows: rows.length, columns: SHEET_COLUMNS.length }
  const [anchor, setAnchor] = useState(FIRST)
  const [focus, setFocus] = useState(FIRST)
  const [isExtending, setExtending] = useState(false)
  const area = areaBetween(anchor, focus)
  const { textAt, write } = useCells(rows)
  const { undoLast, redoLast } = useAction()
  const copy = useCopy()
  const keyLabels = useKeyLabels()
  const [copyKeys, pasteKeys] = ['Mod+c', 'Mod+v'].map((chord) => keyLabels(chord).join(' '))
  const select = (place: Place, isExtended = false) => {
    if (!isExtended) setAnchor(place)
    setFocus(place)
  }

  const writeMany = (texts: readonly PlacedText[], message: (count: number) => string) => {
    const refused = write(texts, message)
    return refused.length === 0
  }
  const copied = () =>
    tabSeparated(
      Array.from({ length: area.bottom - area.top + 1 }, (_, at) =>
        placesIn({ ...area, top: area.top + at, bottom: area.top + at }).map(textAt),
      ),
    )
  const copiedWords = () => plural(placesIn(area).length, { one: '# cell copied', other: '# cells copied' })
  const paste = (text: string) => {
    const { texts, outside } = pasted(readTabSeparated(text), area, size)
    const last = texts.at(-1)
    const isWritten = writeMany(texts, (count) => plural(count, { one: '# cell pasted', other: '# cells pasted' }))
    if (!isWritten || last === undefined) return
    setAnchor({ row: area.top, column: area.left })
    setFocus(last)
    if (outside > 0)
      showToast({
        message: plural(outside, {
          one: '# cell was left out because it’s beyond the end of this page.',
          other: '# cells were left out because they’re beyond the end of this page.',
        }),
      })
  }
  const fill = (source: Area, target: Area) => {
    const texts = filled(source, target, textAt)
    if (texts.length === 0) return
    writeMany(texts, (count) => plural(count, { one: '# cell filled', other: '# cells filled' }))
    setAnchor({ row: target.top, column: target.left })
    setFocus({ row: target.bottom, column: target.right })
  }
  /** The first row of the selection into the others; of one row alone, the row above into it. */
  const fillDown = () => {
    const top = area.top === area.bottom ? Math.max(0, area.top - 1) : area.top
    fill({ ...area, top, bottom: top }, { ...area, top })
  }
  /** The first column of the selection into the others; of one column alone, the column left of it into it. */
  const fillRight = () => {
    const left = area.left === area.right ? Math.max(0, area.left - 1) : area.left
    fill({ ...area, left, right: left }, { ...area, left })
  }
  const clear = () =>
    writeMany(
      placesIn(area).map((place) => ({ ...place, text: '' })),
      (count) => plural(count, { one: '# cell cleared', other: '# cells cleared' }),
    )

  const onCopy = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied())
    announce(copiedWords())
  }
  const onCut = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    onCopy(event)
    clear()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    paste(event.clipboardData.getData('text/plain'))
  }
  const copyByButton = () =>
    copy(copied(), {
      copied: copiedWords(),
      refused: { kind: 'error', message: t`Your browser doesn’t allow copying here. Press ${copyKeys} instead.` },
    })
  const cutByButton = async () => {
    if (await copyByButton()) clear()
  }
  const pasteByButton = () =>
    readClipboard().then(paste, () =>
      showToast({ kind: 'error', message: t`Your browser doesn’t allow pasting here. Press ${pasteKeys} instead.` }),
    )

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        role="toolbar"
        aria-label={t`Spreadsheet`}
        className="flex shrink-0 flex-wrap items-center gap-1 border-line-soft border-b px-3 py-1 md:px-5"
      >
        <IconButton icon="arrow-uturn-left" size="sm" label={t`Undo the last change`} onPress={undoLast} />
        <IconButton icon="arrow-uturn-right" size="sm" label={t`Redo`} onPress={redoLast} />
        <Button
          variant="quiet"
          size="sm"
          icon="squares-plus"
          aria-pressed={isExtending}
          className={cx(isExtending && 'bg-accent-tint! text-accent-text!')}
          onPress={() => setExtending(!isExtending)}
        >
          <Trans>Select a range</Trans>
        </Button>
        <Button variant="quiet" size="sm" icon="scissors" onPress={cutByButton}>
          <Trans>Cut</Trans>
        </Button>
        <Button variant="quiet" size="sm" icon="document-duplicate" onPress={copyByButton}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="quiet" size="sm" icon="clipboard-document" onPress={pasteByButton}>
          <Trans>Paste</Trans>
        </Button>
        <Button variant="quiet" size="sm" icon="arrow-down" onPress={fillDown}>
          <Trans>Fill down</Trans>
        </Button>
        <Button variant="quiet" size="sm" icon="arrow-right" onPress={fillRight}>
          <Trans>Fill right</Trans>
        </Button>
        <Button variant="quiet" size="sm" icon="backspace" onPress={clear}>
          <Trans>Clear</Trans>
        </Button>
        <p className="ms-auto text-13 text-ink-muted max-lg:hidden">
          <Trans>Every change is saved immediately.</Trans>
        </p>
      </div>
      <SheetGrid
        products={rows}
        size={size}
        focus={focus}
        area={area}
        isExtending={isExtending}
        onSelect={select}
        textAt={textAt}
        onWrite={(texts) => write(texts)}
        onFill={fill}
        onFillDown={fillDown}
        onFillRight={fillRight}
        onClear={clear}
        onCopy={onCopy}
        onCut={onCut}
        onPaste={onPaste}
      />
    </div>
  )
}

function useCells(rows: readonly Product[]) {
  const { t } = useLingui()
  const { actions } = useInventory()
  const amounts = useAmounts()
  const columns = useColumnLabels()
  const faults = useFaultMessages()
  const words = { yes: t`yes`, no: t`no` }
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const textAt = ({ row, column }: Place): string => {
    const [product, name] = [rows[row], SHEET_COLUMNS[column]]
    return product && name ? cellText(product, name, amounts, words) : ''
  }
  const tellRefused = ([first, ...others]: readonly RefusedCell[]) => {
    if (!first) return
    const name = first.product.name || t`No name`
    const where = columns[first.column]
    const why = faults[first.fault]
    showToast({
      kind: 'error',
      message:
        others.length === 0
          ? t`“${name}”, ${where}: ${why} Nothing was changed.`
          : plural(others.length, {
              one: `“${name}”, ${where}: ${why} # other cell isn’t valid either. Nothing was changed.`,
              other: `“${name}”, ${where}: ${why} # other cells aren’t valid either. Nothing was changed.`,
            }),
    })
  }
  /**
   * All of the texts, or none where one of them means nothing.
   * @param message of several cells; left out for one, which stands there to be seen
   * @returns those that are refused, which the person has been told where there is a message
   */
  const write = (texts: readonly PlacedText[], message?: (count: number) => string): readonly RefusedCell[] => {
    const cells = texts.flatMap(({ row, column, text }) => {
      const [product, name] = [latest.current[row], SHEET_COLUMNS[column]]
      return product && name ? [{ product, column: name, text }] : []
    })
    const { patches, refused } = changesOf(cells, amounts)
    if (refused.length > 0) {
      if (message) tellRefused(refused)
      return refused
    }
    // Where it fails, that is told, and the cells are what they were.
    if (patches.length > 0) void actions.change(patches, message?.(cells.length))
    return []
  }
  return { textAt, write }
}
