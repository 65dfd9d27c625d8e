// Dragging files and folders with the mouse onto a folder: in the list, on the path above it, or at the side. By keyboard and by finger there are cut and paste,
// and the dialog. With Ctrl or Option held when they are let go, they are copied.
// @chunk files
import { useEffect, useRef, useState } from 'react'
import type { Item } from '#contract/apps/file-manager.ts'
import { followPress, isPlainPress } from '#kit/drag/follow-press.ts'
import { useFiles } from './files-context.ts'
import { selectedOf } from './use-item-commands.ts'
import type { Listed } from './use-listed.ts'

export interface HeldItems {
  readonly items: readonly Item[]
  readonly isCopy: boolean
  /** px in the window */
  readonly x: number
  readonly y: number
}

/** @returns what is held, and the handler for what holds the list */
export function useItemDrag(listed: Listed): {
  readonly held: HeldItems | null
  readonly onPointerDown: (event: React.PointerEvent) => void
} {
  const { actions } = useFiles()
  const [held, setHeld] = useState<HeldItems | null>(null)
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])
  return {
    held,
    onPointerDown(event) {
      const target = event.target as Element
      const id = target.closest<HTMLElement>('[data-item]')?.dataset.item
      const item = listed.rows?.find((row) => row.item.id === id)?.item
      if (!item || event.pointerType === 'touch' || !isPlainPress(event)) return
      if (target.closest('button, input, [data-select]')) return
      const items = listed.selection.has(item.id) ? selectedOf(listed) : [item]
      const scroller = target.closest('[role="grid"]')?.parentElement ?? null
      let over: HTMLElement | undefined
      let isCopy = false
      const hearing = new AbortController()
      const hear = (heard: Event) => {
        const { ctrlKey, altKey } = heard as KeyboardEvent | PointerEvent
        isCopy = ctrlKey || altKey
        setHeld((before) => before && { ...before, isCopy })
      }
      for (const name of ['keydown', 'keyup', 'pointermove', 'pointerup'])
        addEventListener(name, hear, { capture: true, signal: hearing.signal })
      stop.current = followPress(target, event.nativeEvent, false, {
        scrollers: () => [scroller],
        onMove({ clientX: x, clientY: y }) {
          const folder = folderAt(x, y, items)
          if (over !== folder) delete over?.dataset.over
          if (folder) folder.dataset.over = ''
          over = folder
          setHeld({ items, isCopy, x, y })
        },
        onEnd(isDropped) {
          stop.current = null
          hearing.abort()
          setHeld(null)
          const into = over?.dataset.folder
          delete over?.dataset.over
          // An empty string is the root.
          if (isDropped && into !== undefined) void actions.place(items, into || null, isCopy)
        },
      })
    },
  }
}

/** The folder under the hand that the items can go into: not one of them, and not where all of them are. */
function folderAt(x: number, y: number, items: readonly Item[]): HTMLElement | undefined {
  const folder = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-folder]') ?? undefined
  const id = folder?.dataset.folder
  const isPlace = items.every((item) => item.id !== id) && items.some(({ folderId }) => (folderId ?? '') !== id)
  return isPlace ? folder : undefined
}
