// Where a person goes most, at the thumb on a phone: home, what a search for work is made of, and their profile. All other places are in the menu.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { places } from '#platform/places.ts'
import { Icon } from '#ui/icon.tsx'
import { type Entry, placesOf } from './places.ts'

export default function BottomBar({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui()
  // Short enough for five side by side at 320 px, in both languages.
  const names = [
    ['dashboards.mainpage', t`Home`],
    ['career.jobs', t({ message: 'Jobs', context: 'bottom bar' })],
    ['career.applications', t`Applications`],
    ['skills.evaluation', t`Skills`],
    ['profile', t`Profile`],
  ] as const
  const offered = new Set(['profile', ...placesOf(entries).map(({ id }) => id)])
  const shown = names.flatMap(([id, name]) => {
    const place = offered.has(id) && places.find((one) => one.id === id)
    return place ? [{ ...place, name }] : []
  })
  return (
    <nav
      aria-label={t`Quick access`}
      className="bottom-bar fixed inset-x-0 bottom-0 z-(--z-header) h-(--bottom-bar) overflow-hidden [@media(width>=960px),(height<480px)]:hidden border-line border-t bg-surface-raised pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="mx-auto flex h-full max-w-120">
        {shown.map(({ id, icon, path, name }) => (
          <li key={id} className="flex-auto">
            <Link
              to={path}
              className="relative flex h-full flex-col items-center justify-center gap-0.5 px-1 text-12 text-ink-muted focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-accent-text aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-top-px aria-[current]:after:h-0.5 aria-[current]:after:bg-accent forced-colors:aria-[current]:after:bg-[Highlight]"
            >
              <Icon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
