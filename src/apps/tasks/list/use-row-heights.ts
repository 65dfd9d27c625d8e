// How high each row is drawn, on this kind of screen. Fixed by the kind of row, so that a list of any length knows its height. Used by task-list.tsx.
import { useMemo } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { offsetsOf, type RowOffsets } from '#kit/list/row-offsets.ts'
import { useMedia } from '#ui/use-media.ts'
import type { Row } from '../rows.ts'

/** px, as src/ui/tokens.css has them: pointer, then touch. */
const ONE_LINE = [44, 52] as const
const TWO_LINES = [60, 64] as const
/** Above every section but the first. */
const SECTION_GAP = 16

export interface RowHeights {
  readonly offsets: RowOffsets
  /** Of the section head that sticks to the top. */
  readonly headHeight: number
}

/** @param lineHeight px of the open line, which grows with its text */
export function useRowHeights(rows: readonly Row[], lineHeight: number): RowHeights {
  const isTouch = useMedia('(pointer: coarse)')
  const isNarrow = useMedia('(width < 960px)')
  return useMemo(() => {
    const size = isTouch ? 1 : 0
    const heightOf = (row: Row, index: number): number => {
      if (row.kind === 'section') return ONE_LINE[size] + (index > 0 ? SECTION_GAP : 0)
      if (row.kind === 'line') return Math.max(ONE_LINE[size], lineHeight)
      return isNarrow && row.kind === 'task' && hasSecondLine(row.task) ? TWO_LINES[size] : ONE_LINE[size]
    }
    return { offsets: offsetsOf(rows.map(heightOf)), headHeight: ONE_LINE[size] }
  }, [rows, lineHeight, isTouch, isNarrow])
}

const hasSecondLine = ({ tags, subTasks, repeat }: Task): boolean => tags.length > 0 || subTasks.length > 0 || !!repeat
