// The launcher: the workspace's apps as tiles, those of them that there are.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLabel } from '#platform/i18n/label.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Place } from './places.ts'
import { Popup } from './popup.tsx'

export function Launcher({ apps }: { apps: readonly Place[] }) {
  const { t } = useLingui()
  const titleOf = useLabel()
  if (apps.length === 0) return null
  return (
    <span className="hidden md:flex">
      <Popup
        label={t`Apps`}
        className="w-80 p-2"
        opener={(open) => <IconButton {...open} icon="squares-2x2" label={t`Apps`} />}
      >
        <ul className="grid grid-cols-3 gap-1">
          {apps.map(({ id, title, icon, link }) => (
            <li key={id}>
              <Link
                to={link}
                className="flex h-full min-h-21 flex-col items-center justify-center gap-1.5 rounded-8 p-2 text-center text-13 hover:bg-surface-control focus-visible:-outline-offset-2 aria-[current]:bg-accent-tint aria-[current]:font-medium aria-[current]:text-accent-text"
              >
                <Icon name={icon ?? 'squares-2x2'} size={24} />
                {titleOf(title)}
              </Link>
            </li>
          ))}
        </ul>
      </Popup>
    </span>
  )
}
