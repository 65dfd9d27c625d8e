// Labels of what a column of a table of contacts can be.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ColumnField } from '#formats/contacts-csv.ts'

export const COLUMN_NAMES: Readonly<Record<ColumnField, MessageDescriptor>> = {
  name: msg`Full name`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`Email`,
  phone: msg`Phone`,
  company: msg`Company`,
  title: msg`Job title`,
  birthday: msg`Birthday`,
  address: msg`Address`,
  howWeMet: msg`How you met`,
  notes: msg`Notes`,
  tags: msg`Tags`,
  favourite: msg({ message: 'Favourite', context: 'contact' }),
}
