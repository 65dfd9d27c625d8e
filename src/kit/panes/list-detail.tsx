// A list, and beside it what is open of it; below md one of the two. Used by screens that have the open one in the URL.
// @chunk lists
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useListScroll } from '#kit/list/use-list-scroll.ts'
import { cx } from '#ui/cx.ts'

export interface ListDetailProps {
  /** The screen's name: announced on a phone too, where the open one is alone. */
  readonly title: string
  /** Above both. */
  readonly head: ReactNode
  readonly listLabel: string
  readonly list: ReactNode
  /** Something of the list is open. */
  readonly isOpen: boolean
  /** Left out: the list has the whole width until something is open. */
  readonly detail: ReactNode
  /** `wide`: the list is a board, which gives way to what is open before it becomes narrow. `below`: what is open is under the list; `instead`: in its place; `narrow`: it needs the room; `beside`: what is open has a width of its own, and each scrolls by itself. */
  readonly variant?: 'list' | 'wide' | 'below' | 'instead' | 'narrow' | 'beside'
  /** What the pane shows: each begins at its top. Left out where what is shown sees to that itself. */
  readonly shown?: string | undefined
  /** What is listed, where the list scrolls with its pane: see useListScroll(). */
  readonly scrolls?: { readonly listed: string; readonly isThere: boolean }
}

export function ListDetail({
  title,
  head,
  listLabel,
  list,
  isOpen,
  detail,
  variant = 'list',
  shown,
  scrolls,
}: ListDetailProps) {
  const scroller = useRef<HTMLElement>(null)
  useListScroll(scroller, scrolls?.listed ?? '', scrolls?.isThere === true)
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (shown !== undefined && pane.current) pane.current.scrollTop = 0
  }, [shown])
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col print:block">
      {isOpen && <h1 className={cx('sr-only', variant !== 'instead' && 'md:hidden')}>{title}</h1>}
      <div className={cx(isOpen && 'max-md:hidden', 'print:hidden')}>{head}</div>
      <div className={cx('flex min-h-0 flex-1 print:block', variant === 'below' && 'flex-col')}>
        <section ref={scroller} aria-label={listLabel} className={listClass(variant, isOpen)}>
          {list}
        </section>
        {(isOpen || variant === 'list' || variant === 'narrow') && (
          <div ref={pane} className={paneClass(variant, isOpen)}>
            {detail}
          </div>
        )}
      </div>
    </div>
  )
}

type Variant = NonNullable<ListDetailProps['variant']>

const listClass = (variant: Variant, isOpen: boolean): string =>
  cx(
    'flex w-full min-w-0 flex-col border-line',
    variant === 'beside' ? 'relative flex-1' : 'overflow-y-auto',
    (isOpen || variant !== 'beside') && 'print:hidden',
    isOpen && 'max-md:hidden',
    variant === 'list' && 'md:w-[432px] md:shrink-0 md:border-e',
    variant === 'narrow' && 'md:w-[344px] md:shrink-0 md:border-e',
    variant === 'wide' && 'md:flex-1',
    variant === 'wide' && isOpen && 'max-xl:hidden',
    variant === 'below' && 'flex-1 md:border-b',
    variant === 'instead' && (isOpen ? 'hidden' : 'flex-1'),
  )

const paneClass = (variant: Variant, isOpen: boolean): string =>
  cx(
    'min-w-0 flex-1 bg-surface-raised',
    variant === 'beside'
      ? 'flex flex-col md:w-96 md:flex-none md:border-line md:border-s lg:w-110 print:w-auto print:border-0'
      : 'overflow-y-auto',
    !isOpen && 'max-md:hidden',
    variant === 'wide' && 'xl:max-w-[560px] xl:border-line xl:border-s',
  )
