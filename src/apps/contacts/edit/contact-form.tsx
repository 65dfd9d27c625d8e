// Edits a contact. Saved explicitly; what is typed survives a reload, and leaving with unsaved changes requires confirmation. A new contact that is
// left without being saved is deleted (workspace spec §7). A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { NEW_CONTACT_NAME } from '#contract/apps/new-contact-name.ts'
import { UnsavedGuard } from '#kit/forms/unsaved-guard.tsx'
import { useContractForm } from '#kit/forms/use-contract-form.ts'
import { useDiscardUntouched } from '#kit/forms/use-discard-untouched.ts'
import { dropDraft, writeDraft } from '#platform/forms/draft.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { rememberBlank } from '../blank-contacts.ts'
import { useContacts } from '../contacts-context.ts'
import { contactsKeys } from '../contacts-keys.ts'
import { BirthdayField } from './birthday-field.tsx'
import { draftOf } from './draft-of.ts'
import { EmailFields } from './email-fields.tsx'
import { ContactValues, changeOf, isBlank, valuesOf } from './form-values.ts'
import { PhoneFields } from './phone-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { RelationshipFields } from './relationship-fields.tsx'
import { TagsField } from './tags-field.tsx'
import { useFormErrors } from './use-form-errors.ts'

export interface ContactFormProps {
  readonly contact: Contact
  /** It was made for this form. */
  readonly isNew: boolean
}

export default function ContactForm({ contact, isNew: isMade }: ContactFormProps) {
  const { t } = useLingui()
  const { id } = contact
  const { contractForm, isNew, isDone, leave, cancel } = useContactPage(contact, isMade)
  const { submit, isSaving, isDirty } = contractForm
  useKeys(contactsKeys, { save: submit })
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t`Contact`}
      className="mx-auto max-w-160 px-4 pt-4 pb-10 md:px-8 md:pt-7"
    >
      <UnsavedGuard
        isUnsaved={() => isDirty && !isDone()}
        isLeaving={({ pathname, search }) => !pathname.endsWith(`/${encodeURIComponent(id)}`) || !('edit' in search)}
        onLeave={leave}
      />
      <h2 className="mb-5 font-semibold text-20 tracking-tight">
        {isNew ? <Trans>New contact</Trans> : <Trans>Edit contact</Trans>}
      </h2>
      <Fields contact={contact} contractForm={contractForm} />
      <div
        data-foot
        className="sticky bottom-0 -mx-4 mt-6 flex flex-wrap gap-2 border-line-soft border-t bg-surface-raised px-4 py-3"
      >
        <Button type="submit" variant="primary" isPending={isSaving}>
          {isNew ? <Trans>Add contact</Trans> : <Trans>Save changes</Trans>}
        </Button>
        <Button onPress={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The form, and what becomes of a new contact that is left. */
function useContactPage(contact: Contact, isMade: boolean) {
  const { actions, open } = useContacts()
  const { id } = contact
  const draft = draftOf(id)
  // One that was saved before the page went is no blank one any more: cancelling leaves it.
  const [isNew] = useState(isMade && contact.name === NEW_CONTACT_NAME)
  useReloaded(id, isNew)
  const errors = useFormErrors()
  /** It is being left by its own buttons, which have seen to what was typed. */
  const isDone = useRef(false)
  const leave = (to: string | undefined) => {
    isDone.current = true
    dropDraft(draft)
    open(to)
  }
  const contractForm = useContractForm({
    shape: ContactValues,
    values: valuesOf(contact, isNew),
    draft,
    ...errors,
    save: async (values, begun) => {
      if (isNew && isBlank(values) && contact.avatar === null) {
        cancel()
        return true
      }
      const change = changeOf(values, isNew ? undefined : begun, contact)
      const isSaved = await actions.save(id, change, values.newTags, isNew)
      if (isSaved) leave(id)
      return isSaved
    },
  })
  const { form, isDirty } = contractForm
  const discard = () => {
    dropDraft(draft)
    if (!isNew) return
    const typed = form.getValues()
    const reopen = () => {
      writeDraft(draft, typed)
      open(id, 'new')
    }
    void actions.discard(id, isDirty || contact.avatar !== null ? reopen : undefined)
  }
  const cancel = () => {
    leave(isNew ? undefined : id)
    discard()
  }
  useDiscardUntouched(isNew && !isDirty, () => {
    if (!isDone.current) discard()
  })
  return {
    contractForm,
    isNew,
    isDone: () => isDone.current,
    leave() {
      isDone.current = true
      discard()
    },
    cancel,
  }
}

/** A page that was loaded again holds what the one before did. */
function useReloaded(id: string, isNew: boolean): void {
  const { editedFrom } = useContacts()
  useEffect(() => {
    if (isNew) rememberBlank(id)
  }, [isNew, id])
  useEffect(() => {
    // By its address, as after a reload.
    editedFrom.current ??= null
  }, [editedFrom])
}

interface FieldsProps {
  readonly contact: Contact
  readonly contractForm: ReturnType<typeof useContactPage>['contractForm']
}

function Fields({ contact, contractForm: { form, field } }: FieldsProps) {
  const { t } = useLingui()
  return (
    <div className="space-y-5">
      <PictureField contact={contact} />
      <TextField {...field('name')} label={t`Name`} autoFocus autoComplete="off" maxLength={500} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('title')} label={t`Job title`} autoComplete="off" maxLength={500} />
        <TextField {...field('company')} label={t`Company`} autoComplete="off" maxLength={500} />
      </div>
      <EmailFields form={form} field={field} />
      <PhoneFields form={form} field={field} />
      <BirthdayField form={form} field={field} />
      <TagsField form={form} />
      <TextArea {...field('address')} label={t`Address`} rows={2} autoComplete="off" />
      <TextArea {...field('howWeMet')} label={t`How you met`} rows={2} />
      <RelationshipFields form={form} field={field} id={contact.id} />
      <TextArea {...field('notes')} label={t`Notes`} rows={4} />
    </div>
  )
}
