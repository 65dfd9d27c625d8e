// Puts a place of the menu among the person's favourites, or takes it out.
// @chunk menus
import { useLingui } from '@lingui/react/macro'
import { useLabel } from '#platform/i18n/label.ts'
import { useArrangement } from '#platform/workspace/arrangements.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { toggleFavourite } from './menu-places.ts'
import type { Place } from './places.ts'

export function FavouriteButton({ place: { id, title }, className }: { place: Place; className: string }) {
  const { t } = useLingui()
  const name = useLabel()(title)
  const isFavourite = useArrangement('favourites').includes(id)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${name}`}
      className={cx(
        'grid shrink-0 cursor-pointer place-items-center rounded-8 hover:bg-surface-control focus-visible:-outline-offset-2',
        isFavourite ? 'text-accent-text' : 'text-ink-faint',
        className,
      )}
      onClick={() => toggleFavourite(id)}
    >
      <Icon name="star" solid={isFavourite} size={16} />
    </button>
  )
}
