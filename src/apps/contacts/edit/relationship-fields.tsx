// Whom a contact knows, and what each of them is to them: people are found as their name is typed. Used by contact-form.tsx.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { ComboBox } from '#ui/combo-box.tsx'
import { TextField } from '#ui/text-field.tsx'
import { nameOf } from '../display.ts'
import { contactQueries } from '../queries.ts'
import type { FormParts } from './form-parts.ts'
import { FieldGroup, RemoveRow } from './row-parts.tsx'

const MOST = 100

export interface RelationshipFieldsProps extends FormParts {
  /** Of the contact itself, who is none of those it knows. */
  readonly id: string
}

export function RelationshipFields({ form, field, id }: RelationshipFieldsProps) {
  const { t } = useLingui()
  const list = useId()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'relationships' })
  const people = useQueries({ queries: fields.map(({ contactId }) => contactQueries.one(contactId)) })
  const kinds = [t`Partner`, t`Parent`, t`Child`, t`Sibling`, t`Friend`, t`Colleague`, t`Manager`, t`Neighbour`]
  return (
    <FieldGroup
      legend={t`Knows`}
      add={
        <>
          {fields.length < MOST && (
            <AddPerson
              key={fields.length}
              others={[id, ...fields.map(({ contactId }) => contactId)]}
              onAdd={(contactId) =>
                append({ contactId, kind: '' }, { focusName: `relationships.${fields.length}.kind` })
              }
            />
          )}
          <datalist id={list}>
            {kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </datalist>
        </>
      }
    >
      {fields.map(({ id: row }, at) => {
        const person = people[at]?.data
        const name = (person && nameOf(person)) || t`No name`
        return (
          <li
            key={row}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_180px_auto]"
          >
            <span className="truncate">{name}</span>
            <TextField
              {...field(`relationships.${at}.kind`)}
              label={t`Relationship with ${name}`}
              isLabelHidden
              placeholder={t`Friend, manager…`}
              list={list}
              autoComplete="off"
              maxLength={100}
              className="max-sm:col-start-1"
            />
            <RemoveRow label={t`Remove ${name}`} onPress={() => remove(at)} />
          </li>
        )
      })}
    </FieldGroup>
  )
}

interface AddPersonProps {
  /** Ids of those that cannot be added. */
  readonly others: readonly string[]
  readonly onAdd: (contactId: string) => void
}

function AddPerson({ others, onAdd }: AddPersonProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { data } = useQuery({ ...contactQueries.people(typed.trim()), placeholderData: keepPreviousData })
  const options = (data?.contacts ?? [])
    .filter((person) => !others.includes(person.id))
    .map((person) => ({ id: person.id, label: nameOf(person) || t`No name` }))
  return (
    <ComboBox
      label={t`Add a person`}
      isLabelHidden
      placeholder={t`Add a person`}
      options={options}
      value={null}
      onChange={(contactId) => contactId !== null && onAdd(contactId)}
      onType={setTyped}
      emptyText={t`No contacts with this name`}
      className="sm:max-w-96"
    />
  )
}
