// The phone numbers of a contact: country, number, label. A number that does not look like one of its country is flagged, and saved all the same
// (workspace spec §5 checks nothing but its length). Used by contact-form.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { Country } from '#contract/apps/contacts.ts'
import { Button } from '#ui/button.tsx'
import { ComboBox } from '#ui/combo-box.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PHONE_LABELS } from '../labels.ts'
import { contactQueries } from '../queries.ts'
import type { FormParts } from './form-parts.ts'
import { LabelField } from './label-field.tsx'
import { FieldGroup, RemoveRow } from './row-parts.tsx'
import { usePhoneCheck } from './use-phone-check.ts'

const MOST = 50
const NONE: readonly Country[] = []

export function PhoneFields({ form, field }: FormParts) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'phoneNumbers' })
  const { data: countries = NONE } = useQuery(contactQueries.countries())
  const last = form.getValues('phoneNumbers').at(-1)
  return (
    <FieldGroup
      legend={t`Phone numbers`}
      add={
        fields.length < MOST && (
          <Button
            size="sm"
            icon="plus"
            onPress={() => append({ country: last?.country ?? '', phoneNumber: '', label: '' })}
          >
            <Trans>Add phone number</Trans>
          </Button>
        )
      }
    >
      {fields.map(({ id }, at) => (
        <PhoneRow key={id} form={form} field={field} at={at} countries={countries} onRemove={() => remove(at)} />
      ))}
    </FieldGroup>
  )
}

interface PhoneRowProps extends FormParts {
  readonly at: number
  readonly countries: readonly Country[]
  readonly onRemove: () => void
}

function PhoneRow({ form, field, at, countries, onRemove }: PhoneRowProps) {
  const { t } = useLingui()
  const position = at + 1
  const [country, phoneNumber] = useWatch({
    control: form.control,
    name: [`phoneNumbers.${at}.country`, `phoneNumbers.${at}.phoneNumber`],
  })
  const check = usePhoneCheck(country, phoneNumber)
  const setCountry = (iso: string) => form.setValue(`phoneNumbers.${at}.country`, iso, { shouldDirty: true })
  const countryName = countries.find(({ iso }) => iso === country)?.name ?? ''
  const number = field(`phoneNumbers.${at}.phoneNumber`)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[172px_minmax(0,1fr)_140px_auto]">
      <ComboBox
        key={`${country} ${countries.length}`}
        label={t`Country for phone number ${position}`}
        isLabelHidden
        placeholder={t`Country`}
        options={countries.map(({ iso, name, code, flag }) => ({ id: iso, label: `${flag} ${name} ${code}` }))}
        value={country || null}
        onChange={(iso) => setCountry(iso ?? '')}
        emptyText={t`No countries with this name`}
      />
      <TextField
        {...number}
        type="tel"
        label={t`Phone number ${position}`}
        isLabelHidden
        placeholder={t`Phone number`}
        autoComplete="off"
        maxLength={100}
        className="max-sm:col-start-1"
        description={
          check.isOdd
            ? countryName
              ? t`This doesn’t look like a phone number for this country (${countryName}). You can still save it.`
              : t`This doesn’t look like a phone number. You can still save it.`
            : undefined
        }
        onBlur={(event) => {
          void number.onBlur(event)
          // The number itself names its country.
          if (!country && check.country) setCountry(check.country)
        }}
      />
      <LabelField
        form={form}
        name={`phoneNumbers.${at}.label`}
        names={PHONE_LABELS}
        label={t`Label for phone number ${position}`}
        className="max-sm:col-start-1"
      />
      <RemoveRow label={t`Remove phone number ${position}`} onPress={onRemove} />
    </li>
  )
}
