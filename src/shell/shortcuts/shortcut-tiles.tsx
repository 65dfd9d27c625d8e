// The shortcuts to follow: by the router, or as a new page where they lead out of the product or are set to.
import { Link } from '@tanstack/react-router'
import type { Shortcut } from '#contract/shell/shortcuts.ts'
import { Icon } from '#ui/icon.tsx'
import { safeUrl } from '#ui/safe-url.ts'
import { ownPath } from '../panels/offered-link.ts'
import { ownAddress } from './shortcut-draft.ts'

const OWN = 'https://own.invalid/'

const tileClass =
  'relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-12 px-3 py-4 text-center text-ink no-underline hover:bg-surface-hover focus-visible:-outline-offset-2'

export interface ShortcutTilesProps {
  readonly shortcuts: readonly Shortcut[]
  readonly onFollow: () => void
}

export function ShortcutTiles({ shortcuts, onFollow }: ShortcutTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-1 border-line border-t p-2">
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id}>
          <Tile shortcut={shortcut} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ shortcut, onFollow }: { shortcut: Shortcut; onFollow: () => void }) {
  const { link, useRouter } = shortcut
  const isOwn = ownPath(link) !== undefined
  const { pathname, search, searchParams, hash } = new URL(isOwn ? link : '', OWN)
  if (useRouter && isOwn) {
    return (
      <Link
        to={pathname}
        search={Object.fromEntries(searchParams)}
        hash={hash.slice(1)}
        onClick={onFollow}
        className={tileClass}
      >
        <Content shortcut={shortcut} />
      </Link>
    )
  }
  const href = isOwn ? ownAddress() + pathname + search + hash : (safeUrl(link) ?? undefined)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={onFollow} className={tileClass}>
      <Content shortcut={shortcut} isNewPage />
    </a>
  )
}

function Content({ shortcut: { icon, label, description }, isNewPage }: { shortcut: Shortcut; isNewPage?: boolean }) {
  return (
    <>
      <Icon name={icon} size={24} className="text-ink-muted" />
      <span className="max-w-full font-medium wrap-anywhere">
        {label}
        {isNewPage && <Icon name="arrow-top-right-on-square" size={14} className="ms-1 inline align-[-2px]" />}
      </span>
      {description && (
        <span className="line-clamp-2 max-w-full text-13 text-ink-muted wrap-anywhere">{description}</span>
      )}
    </>
  )
}
