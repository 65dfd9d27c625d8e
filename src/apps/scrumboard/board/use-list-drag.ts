// Dragging a list by its head to another place among the lists. By keyboard and by touch its menu moves it. Used by board-lists.tsx.
// @chunk scrumboard
import { type RefObject, useEffect, useRef, useState } from 'react'
import { followPress, isPlainPress } from '#kit/drag/follow-press.ts'
import { useBoard } from '../board-context.ts'

interface HeldList {
  readonly id: string
  /** The list that it would come before; null: at the end; undefined: where it is. */
  readonly before: string | null | undefined
}

export function useListDrag(root: RefObject<HTMLElement | null>) {
  const { board, lists } = useBoard()
  const [held, setHeld] = useState<HeldList | null>(null)
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])
  return {
    heldId: held?.id,
    before: held?.before,
    onPointerDown(event: React.PointerEvent) {
      const target = event.target as Element
      const id = target.closest<HTMLElement>('[data-list-head]')?.dataset.listHead
      if (id === undefined || event.pointerType === 'touch' || !isPlainPress(event) || target.closest('button, input'))
        return
      let last: HeldList = { id, before: undefined }
      stop.current?.()
      stop.current = followPress(event.target, event.nativeEvent, false, {
        scrollers: () => [root.current],
        onMove({ clientX }) {
          last = { id, before: beforeAt(root.current, id, clientX) }
          setHeld(last)
        },
        onEnd(isDropped) {
          stop.current = null
          setHeld(null)
          if (isDropped && last.before !== undefined && board.lists.some((list) => list.id === id))
            void lists.move(id, last.before ?? undefined)
        },
      })
    },
  }
}

/** Undefined where the list would stay where it is. */
function beforeAt(root: HTMLElement | null, id: string, x: number): string | null | undefined {
  const columns = [...(root?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const own = columns.findIndex((column) => column.dataset.column === id)
  const at = columns.findIndex((column) => {
    const { left, right } = column.getBoundingClientRect()
    return (left + right) / 2 > x
  })
  if (at === own || at === own + 1 || (at < 0 && own === columns.length - 1)) return undefined
  return columns[at]?.dataset.column ?? null
}
