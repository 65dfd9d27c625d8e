// What a page is made of, as links to its parts: beside it, or above it where there is no room.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { GuideSection } from './guide-sections.ts'

export function ContentsList({ sections }: { readonly sections: readonly GuideSection[] }) {
  const { t } = useLingui()
  const named = sections.filter(({ title }) => title !== '')
  if (named.length < 2) return null
  return (
    <nav aria-label={t`On this page`} className="text-13 lg:sticky lg:top-20 print:hidden">
      <p className="mb-1 font-medium">{t`On this page`}</p>
      <ul className="border-line border-s">
        {named.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="."
              hash={id}
              replace
              className="-ms-px flex min-h-8 items-center border-transparent border-s-2 py-1 ps-3 text-ink-muted hover:border-line-strong hover:text-ink pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
