// A button whose menu, or panel, is a chunk of its own: loaded when the pointer or the focus comes near, opened as soon as it is there.
// @chunk signed-in
import { type ComponentType, type JSX, lazy, Suspense, useEffect, useRef, useState } from 'react'

/** What a menu of the chunk takes. */
export interface LoadedMenuProps {
  readonly trigger: JSX.Element
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What the button takes. */
export interface MenuOpener {
  readonly 'aria-haspopup': 'menu' | 'dialog'
  readonly 'aria-expanded': boolean
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: () => void
}

export interface LazyMenuSource<Props> {
  readonly Menu: ComponentType<LoadedMenuProps & Props>
  readonly prepare: () => void
}

/** @param load imports the file whose default export is the menu */
export function lazyMenu<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<LoadedMenuProps & Props> }>,
): LazyMenuSource<Props> {
  return {
    Menu: lazy(load) as unknown as ComponentType<LoadedMenuProps & Props>,
    prepare: () => void load().catch(() => undefined),
  }
}

export interface LazyMenuProps<Props> {
  readonly source: LazyMenuSource<Props>
  /** What the menu itself needs. */
  readonly menu: Props
  readonly opener: (props: MenuOpener) => JSX.Element
  /** What opens: a menu by default. */
  readonly opens?: MenuOpener['aria-haspopup']
}

export function LazyMenu<Props extends object>({
  source: { Menu, prepare },
  menu,
  opener,
  opens = 'menu',
}: LazyMenuProps<Props>) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  // Once it is there the menu has the button for its own; it gives the focus back to where it was when it opened.
  const openOnceThere = () => {
    anchor.current?.querySelector('button')?.focus({ preventScroll: true })
    setOpen(true)
  }
  const trigger = opener({
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setWanted(true),
  })
  if (!isWanted) return trigger
  return (
    <span ref={anchor} className="contents">
      <Suspense fallback={trigger}>
        <Menu {...menu} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} />
        <Then run={openOnceThere} />
      </Suspense>
    </span>
  )
}

/** Runs once, when what it is beside is there. */
function Then({ run }: { run: () => void }) {
  const first = useRef(run)
  useEffect(() => first.current(), [])
  return null
}
