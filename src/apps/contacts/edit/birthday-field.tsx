// The birthday of a contact: day, month, and the year where it is known. Used by contact-form.tsx.
import { useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { FieldNotes, fieldLabelClass } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormParts } from './form-parts.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

export function BirthdayField({ form, field }: FormParts) {
  const { t, i18n } = useLingui()
  const month = useController({ control: form.control, name: 'birthday.month' })
  const { error, ...day } = field('birthday.day')
  const format = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' })
  const months = MONTHS.map((at) => ({ id: String(at + 1), label: format.format(Date.UTC(2000, at, 1)) }))
  return (
    <fieldset className="min-w-0">
      <legend className={fieldLabelClass}>{t`Birthday`}</legend>
      <div className="mt-1.5 grid grid-cols-[72px_minmax(0,1fr)_96px] gap-2 sm:max-w-96">
        <TextField
          {...day}
          label={t`Day`}
          isLabelHidden
          placeholder={t`Day`}
          inputMode="numeric"
          maxLength={2}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'birthday-error' : undefined}
        />
        <Select
          label={t`Month`}
          isLabelHidden
          placeholder={t`Month`}
          options={[{ id: '', label: t`No month` }, ...months]}
          value={month.field.value || null}
          onChange={month.field.onChange}
          onBlur={month.field.onBlur}
        />
        <TextField
          {...field('birthday.year')}
          label={t`Year, if you know it`}
          isLabelHidden
          placeholder={t`Year`}
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <FieldNotes id="birthday" error={error} description={error ? undefined : t`The year is optional.`} />
    </fieldset>
  )
}
