// Dragging a list by its head to another place: by mouse, by a finger that stays on it, and by keyboard on its title, where each step is announced.
// Used by board-lists.tsx.
// @chunk scrumboard
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followPress, isPlainPress, type Point } from '#kit/drag/follow-press.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { announce } from '#ui/announce.ts'
import { useBoard } from '../board-context.ts'
import { scrumboardKeys } from '../scrumboard-keys.ts'

interface HeldList {
  readonly id: string
  /** The list that it would come before; null: at the end; undefined: where it is. */
  readonly before: string | null | undefined
  /** By keyboard: its place among the other lists. */
  readonly index?: number
}

export function useListDrag(root: RefObject<HTMLElement | null>) {
  const { board, lists } = useBoard()
  const [held, setHeld] = useState<HeldList | null>(null)
  const stop = useRef<() => void>(null)
  const want = useWantedList(root)
  useEffect(() => () => stop.current?.(), [])
  const drop = async ({ id, before }: HeldList) => {
    if (before === undefined || !board.lists.some((list) => list.id === id)) return
    if (!(await lists.move(id, before ?? undefined))) want(null)
  }
  const { lift, whileLifted } = useLifting(root, setHeld, (list) => {
    want(list.before === undefined ? null : list.id)
    void drop(list)
  })
  const begin = (target: Element, start: Point, isTouch: boolean) => {
    const id = target.closest<HTMLElement>('[data-list-head]')?.dataset.listHead
    if (id === undefined || target.closest('button:not([data-list-title]), input')) return
    let last: HeldList = { id, before: undefined }
    stop.current?.()
    stop.current = followPress(target, start, isTouch, {
      scrollers: () => [root.current],
      onMove({ clientX }) {
        last = { id, before: beforeAt(root.current, id, clientX) }
        setHeld(last)
      },
      onEnd(isDropped) {
        stop.current = null
        setHeld(null)
        if (isDropped) void drop(last)
      },
    })
  }
  return {
    heldId: held?.id,
    before: held?.before,
    onPointerDown(event: React.PointerEvent) {
      if (event.pointerType !== 'touch' && isPlainPress(event)) begin(event.target as Element, event.nativeEvent, false)
    },
    onTouchStart(event: React.TouchEvent) {
      const touch = event.touches[0]
      if (touch && event.touches.length === 1) begin(event.target as Element, touch, true)
      else stop.current?.()
    },
    onKeyDown(event: React.KeyboardEvent) {
      const title = (event.target as Element).closest('[data-list-title]')
      const id = title?.closest<HTMLElement>('[data-list-head]')?.dataset.listHead
      if (id === undefined) return
      const isLifted = held?.id === id && held.index !== undefined
      if (isLifted ? !whileLifted(held, event.key) : actionOf(scrumboardKeys, 'list', event) !== 'lift-list') return
      event.preventDefault()
      if (!isLifted) lift(id)
    },
    /** A lifted list that loses the focus stays where it is, without a word. */
    onBlur: () => setHeld((now) => (now?.index === undefined ? now : null)),
  }
}

/** @returns sets the list whose title gets the focus once it has moved */
function useWantedList(root: RefObject<HTMLElement | null>): (id: string | null) => void {
  const { board } = useBoard()
  const wanted = useRef<string>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the lists are in their new order
  useLayoutEffect(() => {
    if (wanted.current === null) return
    root.current
      ?.querySelector<HTMLElement>(`[data-list-head="${CSS.escape(wanted.current)}"] [data-list-title]`)
      ?.focus()
    wanted.current = null
  }, [board.lists, root])
  return (id) => {
    wanted.current = id
  }
}

/** By keyboard: a list is picked up, moved and dropped. */
function useLifting(
  root: RefObject<HTMLElement | null>,
  setHeld: (held: HeldList | null) => void,
  onDrop: (list: HeldList) => void,
) {
  const { t } = useLingui()
  const { board } = useBoard()
  const lift = (id: string) => {
    const list = board.lists.find((one) => one.id === id)
    if (!list) return
    setHeld({ id, before: undefined, index: board.lists.indexOf(list) })
    const name = list.title || t`Untitled`
    announce(t`${name} picked up. Use the left and right arrow keys to move it, Space to drop it or Escape to cancel.`)
  }
  const whileLifted = ({ id, index = 0, before }: HeldList, key: string): boolean => {
    const others = board.lists.filter((list) => list.id !== id)
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: others.length }[key]
    if (key === ' ' || key === 'Enter') {
      setHeld(null)
      onDrop({ id, before })
      if (before === undefined) announce(t`Move cancelled.`)
    } else if (key === 'Escape') {
      setHeld(null)
      announce(t`Move cancelled.`)
    } else if (next === undefined) return false
    else if (next >= 0 && next <= others.length && next !== index) {
      const isHome = next === board.lists.findIndex((list) => list.id === id)
      const beside = others[next]?.id ?? null
      setHeld({ id, index: next, before: isHome ? undefined : beside })
      root.current
        ?.querySelector(`[data-column="${CSS.escape(beside ?? others.at(-1)?.id ?? id)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const [position, of] = [next + 1, others.length + 1]
      announce(t`${position} of ${of}`)
    }
    return true
  }
  return { lift, whileLifted }
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
