// One contact at /apps/contacts/{id}: read, or being edited.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { OpenPane } from '#kit/panes/open-pane.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useContacts } from '../contacts-context.ts'
import { nameOf } from '../display.ts'
import { ContactForm, ContactView, LostContact } from '../lazy-parts.ts'
import { contactQueries } from '../queries.ts'
import { StepBar } from './step-bar.tsx'
import { UnknownContact } from './unknown-contact.tsx'

export function ContactPage({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const { search } = useContacts()
  const query = useQuery(contactQueries.one(id))
  // Whether one can write to them here is known from the first moment on.
  const { isLoading } = useQuery(contactQueries.chatPartners())
  return (
    <div className="flex min-h-full flex-col">
      {!search.edit && <StepBar />}
      <QueryView
        query={isLoading && !search.edit ? { ...query, data: undefined } : query}
        loading={<Waiting />}
        error={{
          title: t`Couldn’t load this contact.`,
          description: t`They’re saved on this device. Trying again usually helps.`,
        }}
        className="p-4"
      >
        {(contact) => (contact ? <Open key={id} contact={contact} /> : <Absent id={id} />)}
      </QueryView>
    </div>
  )
}

function Open({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const { open, search, following } = useContacts()
  const name = nameOf(contact) || t`No name`
  useRecordTitle(name)
  return (
    <OpenPane
      id={contact.id}
      name={name}
      following={following}
      onClose={() => open(search.edit === 'yes' ? contact.id : undefined)}
      className="flex-1"
    >
      <Suspense fallback={<Waiting />}>
        {search.edit ? (
          <ContactForm contact={contact} isNew={search.edit === 'new'} />
        ) : (
          <ContactView contact={contact} />
        )}
      </Suspense>
    </OpenPane>
  )
}

function Waiting() {
  const { t } = useLingui()
  return <SkeletonRows label={t`Loading the contact`} hasTwoLines count={6} className="p-4 md:p-6" />
}

function Absent({ id }: { readonly id: string }) {
  const { search } = useContacts()
  if (search.edit !== 'new') return <UnknownContact />
  return (
    <Suspense fallback={<Waiting />}>
      <LostContact key={id} id={id} waiting={<Waiting />} />
    </Suspense>
  )
}
