// The people of the project: who does what, how they are reached, and their places in the other apps. Found by name or job.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Project } from '#contract/apps/dashboard-shapes.ts'
import { foldText } from '#formats/text.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ChartDownload } from '#ui/chart/chart-download.tsx'
import { DataLink } from '#ui/data-link.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import { SearchField } from '#ui/search-field.tsx'

type Person = Project['teamMembers'][number]

export function TeamCard({ people }: { readonly people: readonly Person[] }) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const found = people.filter(({ name, title }) => foldText(`${name} ${title}`).includes(foldText(query.trim())))
  return (
    <DashboardCard
      title={t`Team`}
      note={<span aria-live="polite">{t`${found.length} of ${people.length}`}</span>}
      actions={
        <ChartDownload
          label={t`Team`}
          table={{
            columns: [t`Name`, t`Job title`, t`Email`, t`Phone`],
            file: found.map(({ name, title, email, phone }) => [name, title, email, phone]),
          }}
        />
      }
    >
      <SearchField
        label={t`Search the team`}
        value={query}
        onChange={setQuery}
        className="mt-2 max-w-80 print:hidden"
      />
      {found.length === 0 && (
        <NoRows
          className="px-0"
          title={t`No team member matches “${query}”.`}
          showAllLabel={t`Clear search`}
          onShowAll={() => setQuery('')}
        />
      )}
      <ul aria-label={t`Team`} className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((person) => (
          <Member key={person.id} person={person} />
        ))}
      </ul>
    </DashboardCard>
  )
}

function Member({ person: { avatar, name, email, phone, title, link, chatLink } }: { readonly person: Person }) {
  return (
    <li className="flex min-w-0 gap-3 border-line-soft border-t py-3">
      <Avatar name={name} src={avatar} size={40} />
      <div className="min-w-0 flex-1 text-13">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <DataLink link={link} useRouter className="text-14">
            {name}
          </DataLink>
          <DataLink link={chatLink} useRouter>
            <Trans>
              Message<span className="sr-only"> to {name}</span>
            </Trans>
          </DataLink>
        </p>
        <p className="text-ink-muted">{title}</p>
        <p className="truncate">
          <SafeLink href={`mailto:${email}`}>{email}</SafeLink>
        </p>
        <p>
          <SafeLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</SafeLink>
        </p>
      </div>
    </li>
  )
}
