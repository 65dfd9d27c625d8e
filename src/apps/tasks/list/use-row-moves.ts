// Moves rows where they are dropped or one step by a key, and announces where they are now. Used by task-list.tsx.
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Task } from '#contract/apps/tasks.ts'
import { moveBeside } from '#kit/list/own-order.ts'
import type { RowMoving } from '#kit/list/windowed-list.tsx'
import { announce } from '#ui/announce.ts'
import { anchorAtGap, anchorOneStep, movedWith, type Step, sectionGaps, taskGaps } from '../moves.ts'
import type { Row } from '../rows.ts'
import { useTasks } from '../tasks-context.ts'

export interface RowMoves extends Omit<RowMoving<Row>, 'canMove'> {
  oneStep(key: string, step: Step): void
}

export function useRowMoves(rows: readonly Row[], selected: ReadonlySet<string>, isOrdered: boolean): RowMoves {
  const { t, i18n } = useLingui()
  const { tasks, commands } = useTasks()
  return useMemo(() => {
    const move = (ids: readonly string[], anchor: ReturnType<typeof anchorAtGap>) => {
      if (!anchor || ids.includes(anchor.id)) return false
      const [first] = ids
      const [position, total] = placeOf(moveBeside(tasks, ids, anchor), first, rows).map((one) => i18n.number(one))
      void commands.moveBeside(ids, anchor, t`Moved to position ${position} of ${total}`)
      return true
    }
    return {
      movesAlong: (heldKey, key) => movedWith(heldKey, selected, tasks).includes(key),
      gapsFor: (key) => (rows.find((row) => row.key === key)?.kind === 'section' ? sectionGaps(rows) : taskGaps(rows)),
      drop: (key, gap) => void move(movedWith(key, selected, tasks), anchorAtGap(rows, gap, tasks)),
      oneStep(key, step) {
        if (!isOrdered) return announce(t`Sort by “My order” to move tasks.`)
        const ids = movedWith(key, selected, tasks)
        if (!move(ids, anchorOneStep(rows, ids, step, tasks)))
          announce(step === 1 ? t`Already at the bottom` : t`Already at the top`)
      },
    }
  }, [rows, selected, isOrdered, tasks, commands, t, i18n])
}

/** The place of a task among those of its section that are shown, or of a section among the sections. */
function placeOf(after: readonly Task[], id: string | undefined, rows: readonly Row[]): readonly number[] {
  const shown = new Set(rows.map(({ key }) => key))
  const at = after.findIndex((task) => task.id === id)
  if (after[at]?.type === 'section') {
    const sections = after.filter(({ type }) => type === 'section')
    return [sections.findIndex((section) => section.id === id) + 1, sections.length]
  }
  const start = after.slice(0, at).findLastIndex(({ type }) => type === 'section') + 1
  const next = after.findIndex(({ type }, index) => index > at && type === 'section')
  const siblings = after.slice(start, next < 0 ? undefined : next).filter((task) => shown.has(task.id))
  return [siblings.findIndex((task) => task.id === id) + 1, siblings.length]
}
