// What is known about the open contact beside the ways to reach them. Used by contact-view.tsx.
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { Tag } from '#ui/tag.tsx'
import { birthdayText, nextBirthday } from '../birthday.ts'
import { useContacts } from '../contacts-context.ts'
import { nameOf } from '../display.ts'
import { contactQueries } from '../queries.ts'
import { sameList } from '../search-params.ts'
import { useBirthdayNote } from '../use-birthday-note.ts'

export function Facts({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { tagTitles } = useContacts()
  const { birthday, address, howWeMet, lastContacted, relationships, extra } = contact
  const tags = contact.tags.flatMap((id) => ({ id, title: tagTitles.get(id) ?? '' })).filter(({ title }) => title)
  return (
    <aside aria-label={t`Details`} className="@3xl:row-span-2">
      <dl className="divide-y divide-line-soft">
        {birthday && (
          <Fact name={t`Birthday`}>
            <Birthday birthday={birthday} />
          </Fact>
        )}
        {tags.length > 0 && (
          <Fact name={t`Tags`}>
            <Tags tags={tags} />
          </Fact>
        )}
        {address && (
          <Fact name={t`Address`}>
            <span className="wrap-anywhere whitespace-pre-line text-13">{address}</span>
          </Fact>
        )}
        {howWeMet && (
          <Fact name={t`How you met`}>
            <span className="wrap-anywhere whitespace-pre-line text-13">{howWeMet}</span>
          </Fact>
        )}
        {relationships.length > 0 && (
          <Fact name={t`Knows`}>
            <Relationships relationships={relationships} />
          </Fact>
        )}
        {lastContacted && (
          <Fact name={t`Last in touch`}>
            <span className="text-13">{date(lastContacted, 'longDay')}</span>
          </Fact>
        )}
      </dl>
      {extra.length > 0 && <Imported extra={extra} />}
    </aside>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="py-3 first:pt-0">
      <dt className="mb-0.5 text-13 text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Tags({ tags }: { readonly tags: readonly { readonly id: string; readonly title: string }[] }) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:gap-y-7">
      {tags.map(({ id, title }) => (
        <Link
          key={id}
          to="/apps/contacts"
          search={{ tag: id } as never}
          className="relative inline-flex min-w-0 rounded-4 hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3.5"
        >
          <Tag>{title}</Tag>
        </Link>
      ))}
    </span>
  )
}

/** Lines of an imported card that mean nothing here. */
function Imported({ extra }: Pick<Contact, 'extra'>) {
  const { t } = useLingui()
  return (
    <Disclosure title={t`Other details from the imported contact card`} className="mt-3">
      <ul className="space-y-1 text-12 text-ink-muted">
        {extra.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <li key={at} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Birthday({ birthday }: { readonly birthday: string }) {
  const formats = useFormats()
  const next = nextBirthday(birthday, useNow())
  const note = useBirthdayNote(next?.at.getTime() ?? 0, next?.age ?? null)
  return (
    <>
      <span className="flex items-center gap-2 font-medium">
        <Icon name="cake" className="text-ink-faint" />
        {birthdayText(birthday, formats)}
      </span>
      {next && <span className="text-13 text-ink-muted">{note}</span>}
    </>
  )
}

function Relationships({ relationships }: Pick<Contact, 'relationships'>) {
  const { t } = useLingui()
  const others = useQueries({ queries: relationships.map(({ contactId }) => contactQueries.one(contactId)) })
  return (
    <ul className="space-y-1 text-13">
      {relationships.map(({ contactId, kind }, at) => {
        const other = others[at]?.data
        return (
          other && (
            <li key={contactId}>
              <Link to="/apps/contacts/$id" params={{ id: contactId }} search={sameList as never} className={linkClass}>
                {nameOf(other) || t`No name`}
              </Link>{' '}
              <span className="text-ink-muted">{kind}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}
