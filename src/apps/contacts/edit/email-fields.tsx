// The email addresses of a contact, each with what it is called. Used by contact-form.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useFieldArray } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EMAIL_LABELS } from '../labels.ts'
import type { FormParts } from './form-parts.ts'
import { LabelField } from './label-field.tsx'
import { FieldGroup, RemoveRow } from './row-parts.tsx'

const MOST = 50

export function EmailFields({ form, field }: FormParts) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'emails' })
  return (
    <FieldGroup
      legend={t`Email addresses`}
      add={
        fields.length < MOST && (
          <Button size="sm" icon="plus" onPress={() => append({ email: '', label: '' })}>
            <Trans>Add email address</Trans>
          </Button>
        )
      }
    >
      {fields.map(({ id }, at) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_140px_auto]"
        >
          <TextField
            {...field(`emails.${at}.email`)}
            type="email"
            label={t`Email address ${at + 1}`}
            isLabelHidden
            placeholder={t`name@example.com`}
            autoComplete="off"
            maxLength={320}
          />
          <LabelField
            form={form}
            name={`emails.${at}.label`}
            names={EMAIL_LABELS}
            label={t`Label for email address ${at + 1}`}
            className="max-sm:col-start-1"
          />
          <RemoveRow label={t`Remove email address ${at + 1}`} onPress={() => remove(at)} />
        </li>
      ))}
    </FieldGroup>
  )
}
