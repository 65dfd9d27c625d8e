// What changes several cells of the spreadsheet at once: pasting, filling, clearing.
// @offline later
import { plural } from '@lingui/core/macro'
import { readTabSeparated } from '#formats/tab-separated.ts'
import { showToast } from '#ui/toast-store.ts'
import type { Selection } from './sheet.tsx'
import { type Area, cellsIn, filled, pasted, type Size } from './sheet-area.ts'
import type { Cells } from './use-cells.ts'

export type Edits = ReturnType<typeof sheetEdits>

export function sheetEdits({ area, selectArea }: Selection, size: Size, { textAt, write }: Cells) {
  const paste = (text: string) => {
    const { texts, outside } = pasted(readTabSeparated(text), area, size)
    const last = texts.at(-1)
    const refused = write(texts, (count) => plural(count, { one: '# cell pasted', other: '# cells pasted' }))
    if (refused.length > 0 || last === undefined) return
    selectArea(area, last)
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
    write(texts, (count) => plural(count, { one: '# cell filled', other: '# cells filled' }))
    selectArea(target, { row: target.bottom, column: target.right })
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
    write(
      cellsIn(area).map((position) => ({ ...position, text: '' })),
      (count) => plural(count, { one: '# cell cleared', other: '# cells cleared' }),
    )
  return { paste, fill, fillDown, fillRight, clear }
}
