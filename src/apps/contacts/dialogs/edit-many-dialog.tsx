// Gives all the selected contacts the same company, job title, address or story; what is left empty stays as it is. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useContacts } from '../contacts-context.ts'
import type { SharedFields } from '../use-contact-actions.ts'

export interface EditManyDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

const NOTHING: SharedFields = { title: '', company: '', address: '', howWeMet: '' }

export default function EditManyDialog({ ids, onClose }: EditManyDialogProps) {
  const { t } = useLingui()
  const { actions } = useContacts()
  const formId = useId()
  const [fields, setFields] = useState(NOTHING)
  const [isSaving, setSaving] = useState(false)
  const isEmpty = Object.values(fields).every((value: string) => value.trim() === '')
  const field = (name: keyof SharedFields) => ({
    value: fields[name],
    onChange: (value: string) => setFields((before) => ({ ...before, [name]: value })),
    autoComplete: 'off',
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isSaving) return
    setSaving(true)
    const { title, company, address, howWeMet } = fields
    const isSaved = await actions.saveMany(ids, {
      title: title.trim(),
      company: company.trim(),
      address: address.trim(),
      howWeMet: howWeMet.trim(),
    })
    setSaving(false)
    if (isSaved) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={plural(ids.length, { one: 'Edit # contact', other: 'Edit # contacts' })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={isEmpty} isPending={isSaving}>
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="space-y-4">
        <p className="text-ink-muted">{t`Fields left empty won’t change.`}</p>
        <TextField {...field('company')} label={t`Company`} maxLength={500} autoFocus />
        <TextField {...field('title')} label={t`Job title`} maxLength={500} />
        <TextArea {...field('address')} label={t`Address`} rows={2} maxLength={2000} />
        <TextArea {...field('howWeMet')} label={t`How you met`} rows={2} maxLength={2000} />
      </form>
    </Dialog>
  )
}
