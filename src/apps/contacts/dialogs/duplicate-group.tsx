// Contacts that may be one person, side by side, and why they are suspected.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { PossibleDuplicates } from '#contract/apps/contacts.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Tag } from '#ui/tag.tsx'
import { birthdayText } from '../birthday.ts'
import { useContacts } from '../contacts-context.ts'
import { jobOf, nameOf } from '../display.ts'
import { endOfNumber } from './merge-choices.ts'

export interface DuplicateGroupProps {
  readonly group: PossibleDuplicates
  /** From 1. */
  readonly position: number
  readonly total: number
  /** The ids of those that are not to be merged with the others. */
  readonly excluded: ReadonlySet<string>
  readonly onExcludedChange: (excluded: ReadonlySet<string>) => void
}

export function DuplicateGroup({ group, excluded, onExcludedChange, ...rest }: DuplicateGroupProps) {
  const { number } = useFormats()
  const [position, total] = [number(rest.position), number(rest.total)]
  const { contacts } = group
  const toggle = (id: string, isIncluded: boolean) => {
    const others = [...excluded].filter((one) => one !== id)
    onExcludedChange(new Set(isIncluded ? others : [...others, id]))
  }
  return (
    <>
      <div aria-live="polite">
        <p className="text-13 text-ink-muted tabular-nums">
          <Trans>
            {position} of {total}
          </Trans>
        </p>
        <Reasons {...group} />
      </div>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {contacts.map((contact) => (
          <li key={contact.id} className="min-w-0 rounded-12 border border-line px-4 py-3">
            <Person contact={contact} />
            {contacts.length > 2 && (
              <Checkbox
                isSelected={!excluded.has(contact.id)}
                onChange={(isIncluded) => toggle(contact.id, isIncluded)}
                className="mt-2 wrap-anywhere"
              >
                <Trans>Include {nameOf(contact)}</Trans>
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Reasons({ reasons, contacts }: PossibleDuplicates) {
  return (
    <ul className="font-medium">
      {reasons.map(({ kind, value }) => (
        <li key={`${kind} ${value}`} className="wrap-anywhere">
          {kind === 'email' && <Trans>Same email address: {value}</Trans>}
          {kind === 'phone' && <Trans>Same phone number: {writtenNumber(value, contacts)}</Trans>}
          {kind === 'name' && <Trans>Same name</Trans>}
        </li>
      ))}
    </ul>
  )
}

/** As the first of them writes the number of which this is the end. */
const writtenNumber = (end: string, contacts: readonly Contact[]): string =>
  contacts.flatMap(({ phoneNumbers }) => phoneNumbers).find(({ phoneNumber }) => endOfNumber(phoneNumber) === end)
    ?.phoneNumber ?? end

function Person({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { tagTitles } = useContacts()
  const { emails, phoneNumbers, birthday, address, tags } = contact
  const lines = [
    ...emails.map(({ email }) => email),
    ...phoneNumbers.map(({ phoneNumber }) => phoneNumber),
    ...(birthday ? [birthdayText(birthday, formats)] : []),
    ...(address ? [address] : []),
  ]
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={nameOf(contact)} src={contact.avatar} size={40} />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-semibold">{nameOf(contact) || t`No name`}</p>
          <p className="wrap-anywhere text-13 text-ink-muted">{jobOf(contact)}</p>
        </div>
      </div>
      <ul className="mt-2 text-13">
        {lines.map((text) => (
          <li key={text} className="wrap-anywhere whitespace-pre-line">
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {tags
          .flatMap((id) => tagTitles.get(id) ?? [])
          .map((title) => (
            <Tag key={title}>{title}</Tag>
          ))}
      </p>
    </>
  )
}
