// The search in the header (portal spec §1, §5): a button that looks like the field it opens; below lg an icon. In the classic layout.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { useAriaKeys, useKeysOf } from '#platform/keys/use-keys.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { everywhereKeys } from '../keys/everywhere-keys.ts'
import { KeyCaps } from '../keys/key-caps.tsx'
import { openPalette } from '../palette/open-palette.ts'

const load = () => import('./search-bar.tsx')
const SearchBar = lazy(load)

export function SearchBox() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const slot = useRef<HTMLDivElement>(null)
  const keys = useKeysOf(everywhereKeys, 'palette')
  const ariaKeys = useAriaKeys(everywhereKeys, 'palette')
  const open = () => setOpen(true)
  // Of the two buttons one is shown.
  const close = (isFocusBack: boolean) => {
    setOpen(false)
    if (!isFocusBack) return
    const buttons = [...(slot.current?.querySelectorAll<HTMLElement>('[data-search-opener]') ?? [])]
    buttons.find((button) => button.checkVisibility())?.focus()
  }
  const opener = { 'aria-expanded': isOpen, 'aria-haspopup': 'true', 'data-search-opener': true } as const
  // Loaded on hover, so that it is there on the press.
  const ahead = { onPointerEnter: () => void load().catch(() => undefined) }
  return (
    <div ref={slot} className="flex min-w-10 items-center lg:@container lg:w-56 print:hidden">
      <IconButton
        {...opener}
        {...ahead}
        icon="magnifying-glass"
        label={t`Search`}
        className={cx('lg:hidden', isOpen && 'opacity-0')}
        onPress={open}
      />
      <button
        {...opener}
        {...ahead}
        type="button"
        onClick={open}
        aria-keyshortcuts={ariaKeys}
        className={cx(
          'hidden h-control w-full min-w-0 cursor-pointer overflow-hidden items-center gap-2 rounded-8 bg-surface-control pe-1.5 ps-2.5 text-ink-muted hover:text-ink lg:flex',
          isOpen && 'opacity-0',
        )}
      >
        <Icon name="magnifying-glass" />
        <span className="flex-1 text-start @max-[7rem]:sr-only">{t`Search`}</span>
        <span aria-hidden="true" className="contents @max-[10rem]:hidden">
          <KeyCaps chords={keys.slice(0, 1)} />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <SearchBar onClose={close} onPalette={openPalette} />
        </Suspense>
      )}
    </div>
  )
}
