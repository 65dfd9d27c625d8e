// The message that the keyboard is on: the thread is one stop of the Tab key. Where a message goes while it has the focus, its neighbour takes over.
// @chunk chat
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'

export function useFocusInThread(scroller: RefObject<HTMLElement | null>, messages: readonly ChatMessage[]) {
  const [chosen, setActive] = useState<string>()
  const wanted = useRef<string>(undefined)
  const isInside = useRef(false)
  const active = messages.some(({ id }) => id === chosen) ? chosen : undefined
  const articles = () => [...(scroller.current?.querySelectorAll<HTMLElement>('article[data-key]') ?? [])]

  const place = (isLast: boolean) => {
    const isLost = isInside.current && document.activeElement === document.body
    const key = wanted.current ?? (isLost ? (active ?? messages.at(-1)?.id) : undefined)
    if (key === undefined) return
    const article = articles().find((one) => one.dataset.key === key)
    if (!article) return
    article.focus({ preventScroll: isLost })
    if (isLast || document.activeElement === article) wanted.current = undefined
  }
  useLayoutEffect(() => place(false))
  // What is below an overlay that closes stays inert until the effects of that one have ended.
  useEffect(() => place(true))

  const focusOn = (id: string | undefined) => {
    if (id === undefined) return
    wanted.current = id
    setActive(id)
  }
  return {
    active,
    setActive,
    /** Puts the focus on a message, as soon as it is drawn. */
    focusOn,
    /** @returns whether there is one further */
    step(from: string, by: 1 | -1): boolean {
      const all = articles()
      const next = all[all.findIndex((one) => one.dataset.key === from) + by]
      if (!next) return false
      next.focus({ preventScroll: true })
      next.scrollIntoView({ block: 'nearest' })
      return true
    },
    onFocus({ target }: FocusEvent) {
      isInside.current = true
      const key = target.closest<HTMLElement>('article[data-key]')?.dataset.key
      if (key !== undefined) setActive(key)
      const leave = (event: globalThis.FocusEvent | PointerEvent) => {
        if (event.target instanceof Node && scroller.current?.contains(event.target)) return
        isInside.current = false
        document.removeEventListener('focusin', leave)
        document.removeEventListener('pointerdown', leave)
      }
      document.addEventListener('focusin', leave)
      document.addEventListener('pointerdown', leave)
    },
  }
}
