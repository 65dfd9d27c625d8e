// What one row of a table is, in a word: a task, a tag. Tables whose rows are only parts of a thing have none.
import { msg } from '@lingui/core/macro'
import { type Label, useLabel } from '#platform/i18n/label.ts'

const [contact, list, message] = [msg`Contact`, msg`List`, msg`Message`]
const [note, tag, task] = [msg`Note`, msg`Tag`, msg`Task`]

const NAMES: Readonly<Record<string, Label>> = {
  tasks: task,
  taskTags: tag,
  taskLists: list,
  contacts: contact,
  contactTags: tag,
  notes: note,
  noteLabels: tag,
  boards: msg`Board`,
  boardLists: list,
  boardCards: msg`Card`,
  boardLabels: tag,
  boardMembers: msg`Member`,
  cardComments: msg`Comment`,
  cardAttachments: msg`Attachment`,
  mails: msg`Email`,
  mailLabels: tag,
  mailSearches: msg`Saved search`,
  chats: msg`Conversation`,
  chatMessages: message,
  chatContacts: contact,
  files: msg`File or folder`,
  products: msg`Product`,
  productCategories: msg`Category`,
  productBrands: msg`Brand`,
  productVendors: msg`Supplier`,
  productTags: tag,
  stockCounts: msg`Stock count`,
  stockMovements: msg`Stock movement`,
  shortcuts: msg`Shortcut`,
  messages: message,
  sampleNotifications: msg`Notification`,
  helpRequests: msg`Help request`,
}

export function useThingName(): (table: string) => string | undefined {
  const labelOf = useLabel()
  return (table) => {
    const name = NAMES[table]
    return name === undefined ? undefined : labelOf(name)
  }
}
