// What the parts of the form of a contact take of it. Used by the fields beside it.
import type { useContractForm } from '#kit/forms/use-contract-form.ts'
import type { ContactValues } from './form-values.ts'

type ContactForm = ReturnType<typeof useContractForm<ContactValues>>

export type FormParts = Pick<ContactForm, 'form' | 'field'>
