// Reserves the height that a part that loads later had at the last visit, so that what is below does not move when it comes. Used by home-screen.tsx.
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ownKey } from '#platform/session/own-items.ts'
import { getSession } from '#platform/session/session.ts'

export interface StoredHeightProps {
  /** Under which it is remembered. */
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

export function StoredHeight({ name, className, children }: StoredHeightProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const key = ownKey(`height-${name}`)
    // Another width breaks other lines: then it does not apply.
    const [width, height] = read(key)
    const isComing = () => element.querySelector('.skeleton') !== null
    if (isComing() && width === element.clientWidth) element.style.minHeight = `${height}px`
    const follow = () => {
      // What is somebody's own goes when they sign out, and stays away while their page is being left.
      if (isComing() || !getSession().accessToken) return
      element.style.minHeight = ''
      store(key, [element.clientWidth, element.offsetHeight])
    }
    const sizes = new ResizeObserver(follow)
    const contents = new MutationObserver(follow)
    sizes.observe(element)
    contents.observe(element, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [name])
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}

function read(key: string): readonly number[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').map(Number)
  } catch {
    return []
  }
}

function store(key: string, size: readonly number[]): void {
  try {
    localStorage.setItem(key, size.join(' '))
  } catch {
    // A full or forbidden store: the next visit moves a little.
  }
}
