// Makes a contact of a line that was typed in the palette: a name, and with it an email address or a number where the line has one.
// @offline later
import { contactsApi } from '#contract/apps/contacts.ts'
import { callForChange } from '#platform/api/call.ts'
import type { CreateOfLine } from '#platform/navigation/created.ts'
import { contactHref } from './contacts-context.ts'
import { isEmail } from './edit/form-values.ts'

const LEAST_DIGITS = 6

/** `Ana Lopez ana@example.com +34 600 000 000` */
export function draftOfLine(text: string) {
  const words = text.split(/[\s<>,;]+/).filter(Boolean)
  const email = words.find(isEmail)
  const numbers = words.filter((word) => /^[+\d().-]+$/.test(word))
  const isPhone = numbers.join('').replaceAll(/\D/g, '').length >= LEAST_DIGITS
  const name = words.filter((word) => word !== email && !(isPhone && numbers.includes(word)))
  return {
    name: name.join(' '),
    emails: email ? [{ email, label: '' }] : [],
    phoneNumbers: isPhone ? [{ country: '', phoneNumber: numbers.join(' '), label: '' }] : [],
  }
}

export const createOfLine: CreateOfLine = async (text) => {
  const id = crypto.randomUUID()
  const contacts = [{ id, ...draftOfLine(text) }]
  const { changeId } = await callForChange(contactsApi.endpoints.createContacts, { body: { contacts } })
  return { changeIds: changeId === undefined ? [] : [changeId], link: contactHref(id) }
}
