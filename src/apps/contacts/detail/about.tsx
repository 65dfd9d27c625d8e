// What else names the person: mails, chats, tasks, cards, files, notes, as far as this build has a screen for them. Used by contact-view.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { SearchGroup } from '#contract/shell/search.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { places } from '#platform/places.ts'
import { DataLink } from '#ui/data-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { nameOf } from '../display.ts'
import { contactQueries } from '../queries.ts'

/** Of other people, or of no person. */
const ELSEWHERE: ReadonlySet<SearchGroup['id']> = new Set(['contacts', 'pages', 'settings', 'guides', 'products'])

interface Mention {
  readonly key: string
  readonly icon: string
  readonly kind: string
  readonly title: string
  readonly link: string
  readonly at: string | null
}

export function About({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const mentions = useMentions(nameOf(contact))
  if (mentions.length === 0) return null
  const given = contact.name.trim().split(/\s+/)[0] || nameOf(contact)
  return (
    <section aria-label={t`Also about ${given}`}>
      <h3 className="mb-1 font-semibold">
        <Trans>Also about {given}</Trans>
      </h3>
      <ul>
        {mentions.map(({ key, icon, kind, title, link, at }) => (
          <li key={key} className="flex min-h-row items-center gap-3 border-line-soft border-t first:border-0">
            <Icon name={icon} className="shrink-0 text-ink-faint" />
            <span className="w-24 shrink-0 truncate text-13 text-ink-muted max-sm:sr-only">{kind}</span>
            <DataLink useRouter link={link} className="min-w-0 flex-1 truncate">
              {title}
            </DataLink>
            {at && (
              <span className="whitespace-nowrap text-13 text-ink-muted tabular-nums">{date(at, 'shortDay')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useMentions(name: string): readonly Mention[] {
  const router = useRouter()
  const { data } = useQuery(contactQueries.about(name))
  return (data?.results ?? []).flatMap((group) => {
    if (ELSEWHERE.has(group.id)) return []
    const icon = places.find(({ finds }) => finds?.includes(group.id))?.icon ?? 'document'
    return group.results.flatMap((result) => {
      const { pathname } = new URL(result.link, 'https://app.invalid')
      if (!isRoute(router, pathname)) return []
      return {
        key: `${group.id} ${result.id}`,
        icon,
        kind: group.label,
        title: 'title' in result ? result.title : result.name,
        link: result.link,
        at: 'at' in result ? result.at : null,
      }
    })
  })
}
