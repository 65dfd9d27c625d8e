// Where the open page is in the menu: its group, its place, itself. Only where there is more to say than the page's own name, and on pages that leave room
// for it, on the edge of the header.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useMatches } from '@tanstack/react-router'
import { useLabel } from '#platform/i18n/label.ts'
import { Icon } from '#ui/icon.tsx'
import { type Crumb, crumbsOf } from './crumbs.ts'
import type { Entry } from './places.ts'

export function Breadcrumbs({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  })
  const crumbs = crumbsOf(entries, pathname, title)
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={t`Breadcrumbs`} className="w-full px-4 pt-3 md:px-6 print:hidden">
      <ol className="flex min-w-0 items-center gap-1 text-13 text-ink-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.id} className="flex min-w-0 items-center gap-1">
            {index > 0 && <Icon name="chevron-right" size={14} className="text-ink-faint rtl:rotate-180" />}
            <CrumbLabel crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLabel({ crumb: { title, link }, isLast }: { crumb: Crumb; isLast: boolean }) {
  const titleOf = useLabel()
  if (isLast)
    return (
      <span aria-current="page" className="truncate">
        {titleOf(title)}
      </span>
    )
  if (!link) return <span className="truncate">{titleOf(title)}</span>
  return (
    <Link
      to={link}
      className="relative truncate rounded-4 hover:text-ink hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-y-3 pointer-coarse:after:inset-x-0"
    >
      {titleOf(title)}
    </Link>
  )
}
