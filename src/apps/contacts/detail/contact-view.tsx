// The open contact: who it is, how to reach the person, what is known about them, and what else is about them. A chunk of its own.
import { Trans } from '@lingui/react/macro'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { MarkdownText } from '#kit/text/markdown-text.tsx'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useContacts } from '../contacts-context.ts'
import { contactsKeys } from '../contacts-keys.ts'
import { nameOf } from '../display.ts'
import { About } from './about.tsx'
import { ContactHead } from './contact-head.tsx'
import { Facts } from './facts.tsx'
import { Reach } from './reach.tsx'

export default function ContactView({ contact }: { readonly contact: Contact }) {
  const { actions, open, neighbours } = useContacts()
  const { id, favourite, notes } = contact
  useKeys(contactsKeys, {
    edit: () => open(id, 'yes'),
    favourite: () => actions.setFavourite([id], !favourite),
    'next-contact': () => neighbours.step(1),
    'previous-contact': () => neighbours.step(-1),
  })
  return (
    <div className="@container px-4 pt-2 pb-24 md:px-8">
      <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_240px]">
        <div className="min-w-0 space-y-8">
          <ContactHead contact={contact} />
          <Reach contact={contact} />
          {notes && (
            <section className="space-y-2">
              <h3 className="font-semibold">
                <Trans>Notes</Trans>
              </h3>
              <div className="max-w-(--prose) text-ink-muted">
                <MarkdownText text={notes} />
              </div>
            </section>
          )}
        </div>
        <Facts contact={contact} />
        <div className="min-w-0">{nameOf(contact) && <About contact={contact} />}</div>
      </div>
    </div>
  )
}
