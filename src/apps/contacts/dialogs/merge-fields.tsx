// The choices of a merge: a group of radios for each field in which the contacts differ, and the lists that are joined.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Tag } from '#ui/tag.tsx'
import { birthdayText } from '../birthday.ts'
import { useContacts } from '../contacts-context.ts'
import { chosenOf, joinedLists, type MergeField, valuesOf } from './merge-choices.ts'

const NAMES: Readonly<Record<MergeField, MessageDescriptor>> = {
  avatar: msg`Photo`,
  name: msg`Name`,
  title: msg`Job title`,
  company: msg`Company`,
  birthday: msg`Birthday`,
  address: msg`Address`,
  notes: msg`Notes`,
  howWeMet: msg`How you met`,
}

export interface MergeFieldChoiceProps {
  readonly field: MergeField
  /** The one to keep comes first. */
  readonly contacts: readonly Contact[]
  readonly chosen: string | undefined
  readonly onChange: (value: string) => void
}

/** Nothing where they say the same. */
export function MergeFieldChoice({ field, contacts, chosen, onChange }: MergeFieldChoiceProps) {
  const { i18n } = useLingui()
  const values = valuesOf(field, contacts)
  const present = chosenOf(field, contacts, chosen)
  if (present === undefined || values.length === 1) return null
  return (
    <RadioGroup
      label={i18n._(NAMES[field])}
      value={String(values.indexOf(present))}
      onChange={(index) => onChange(values[Number(index)] ?? present)}
      options={values.map((value, index) => ({
        id: String(index),
        label: <Value field={field} value={value} index={index} contacts={contacts} />,
      }))}
    />
  )
}

interface ValueProps {
  readonly field: MergeField
  readonly value: string
  /** From 0. */
  readonly index: number
  readonly contacts: readonly Contact[]
}

function Value({ field, value, index, contacts }: ValueProps): ReactNode {
  const { t } = useLingui()
  const formats = useFormats()
  if (field === 'avatar') return <Avatar name="" src={value} size={56} label={t`Photo ${index + 1}`} />
  if (field === 'birthday') return birthdayText(value, formats)
  const isAll = field === 'notes' && index === 0
  return (
    <>
      {isAll && (
        <span className="block font-medium">
          <Trans>All notes</Trans>
        </span>
      )}
      <span className="line-clamp-4 wrap-anywhere whitespace-pre-line">{value}</span>
      {field === 'name' && <CompanyOf name={value} contacts={contacts} />}
    </>
  )
}

/** Tells two people of nearly the same name apart. */
function CompanyOf({ name, contacts }: { readonly name: string; readonly contacts: readonly Contact[] }) {
  const company = contacts.find((contact) => contact.name.trim() === name)?.job.company
  return company ? <span className="block text-13 text-ink-muted">{company}</span> : null
}

export function JoinedLists({ contacts }: { readonly contacts: readonly Contact[] }) {
  const { t } = useLingui()
  const { tagTitles } = useContacts()
  const { emails, phoneNumbers, tags } = joinedLists(contacts)
  const titles = tags.flatMap((id) => tagTitles.get(id) ?? [])
  if (emails.length + phoneNumbers.length + titles.length === 0) return null
  return (
    <section aria-label={t`Combined from all contacts`} className="rounded-12 border border-line-soft px-4 py-3">
      <h3 className="font-semibold">
        <Trans>Combined from all contacts</Trans>
      </h3>
      <dl className="mt-2 grid gap-2 text-13">
        <Joined name={t`Email`} values={emails} />
        <Joined name={t`Phone`} values={phoneNumbers} />
        {titles.length > 0 && (
          <div>
            <dt className="text-ink-muted">{t`Tags`}</dt>
            <dd className="flex flex-wrap gap-x-3 gap-y-1">
              {titles.map((title) => (
                <Tag key={title}>{title}</Tag>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Joined({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      {values.map((value) => (
        <dd key={value} className="wrap-anywhere">
          {value}
        </dd>
      ))}
    </div>
  )
}
