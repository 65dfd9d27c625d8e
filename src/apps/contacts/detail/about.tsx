// What else is about the person: mails, chats, tasks, cards, files and notes that name them, and applications to the company they work for. Used by contact-view.tsx.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { SearchGroup } from '#contract/shell/search.ts'
import { foldText } from '#formats/text.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { places } from '#platform/places.ts'
import { DataLink } from '#ui/data-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { nameOf } from '../display.ts'
import { contactQueries } from '../queries.ts'

/** What one of each group is called. What is of other people, or of no person, is not here. */
const KINDS: Readonly<Partial<Record<SearchGroup['id'], MessageDescriptor>>> = {
  tasks: msg`Task`,
  mails: msg`Email`,
  chats: msg({ message: 'Chat', context: 'one' }),
  messages: msg({ message: 'Message', context: 'one' }),
  files: msg`File`,
  notes: msg`Note`,
  cards: msg`Card`,
}

/** The name and so many email addresses. */
const MOST_ASKED = 4

interface Mention {
  /** The same for what is shown once: a thing, or the mails of a conversation. */
  readonly key: string
  readonly icon: string
  readonly kind: string
  readonly title: string
  readonly link: string
  readonly at: string | null
}

export function About({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const mentions = useMentions(contact)
  if (mentions.length === 0) return null
  const given = contact.name.trim().split(/\s+/)[0] || nameOf(contact)
  return (
    <section aria-label={t`Related to ${given}`}>
      <h3 className="mb-1 font-semibold">
        <Trans>Related to {given}</Trans>{' '}
        <span className="ms-1 font-normal text-13 text-ink-muted tabular-nums">{number(mentions.length)}</span>
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

function useMentions(contact: Contact): readonly Mention[] {
  const { i18n } = useLingui()
  const router = useRouter()
  const applications = useApplications(contact)
  const texts = [contact.name, ...contact.emails.map(({ email }) => email)].map((text) => text.trim()).filter(Boolean)
  const answers = useQueries({ queries: [...new Set(texts)].slice(0, MOST_ASKED).map(contactQueries.about) })
  // All at once, so that none moves another.
  if (applications === undefined || answers.some(({ isLoading }) => isLoading)) return []
  const found = answers.flatMap(({ data }) => data?.results ?? [])
  const mentions = [...Map.groupBy(found, ({ id }) => id).values()].flatMap((groups) =>
    groups.flatMap((group) => {
      const kind = KINDS[group.id]
      if (!kind) return []
      const icon = places.find(({ finds }) => finds?.includes(group.id))?.icon ?? 'document'
      return group.results.map((result) => ({
        key: `${group.id} ${'threadId' in result ? result.threadId : result.id}`,
        icon,
        kind: i18n._(kind),
        title: 'title' in result ? result.title : result.name,
        link: result.link,
        at: 'at' in result ? result.at : null,
      }))
    }),
  )
  const distinct = Map.groupBy([...mentions, ...applications], ({ key }) => key).values()
  return [...distinct]
    .map(newestOf)
    .filter(({ link }) => isRoute(router, new URL(link, 'https://app.invalid').pathname))
}

/** Of a conversation of several mails, the last one: it opens with the others. */
const newestOf = (same: readonly Mention[]): Mention =>
  same.reduce((newest, one) => ((one.at ?? '') > (newest.at ?? '') ? one : newest))

/** Those to the company that the contact works for; undefined until they are there. */
function useApplications({ job: { company } }: Contact): readonly Mention[] | undefined {
  const { t, i18n } = useLingui()
  const wanted = foldText(company.trim())
  const { data, isLoading } = useQuery({ ...contactQueries.applicationsTo(company.trim()), enabled: wanted !== '' })
  const { icon = 'document' } = places.find(({ id }) => id === 'career.applications') ?? {}
  if (isLoading) return undefined
  return (data?.results ?? [])
    .filter((application) => foldText(application.company.name.trim()) === wanted)
    .map(({ id, title, updatedAt }) => ({
      key: `application ${id}`,
      icon,
      kind: t`Application`,
      title: title[i18n.locale === 'fr' ? 'fr' : 'en'],
      link: `/career/applications?application=${encodeURIComponent(id)}`,
      at: updatedAt,
    }))
}
