// What the fields of records are called, whatever the domain; the rest (places in orders, times of the back end) is not shown.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface FieldName {
  readonly name: MessageDescriptor
  /** What goes with it when it is put back: a task's time of completion. Null: it cannot be put back by itself. */
  readonly along?: readonly string[] | null
}

export const FIELD_NAMES: Readonly<Record<string, FieldName>> = {
  title: { name: msg`Title` },
  name: { name: msg`Name` },
  subject: { name: msg({ message: 'Subject', context: 'email' }) },
  label: { name: msg`Label` },
  link: { name: msg`Link` },
  icon: { name: msg`Icon` },
  content: { name: msg`Text` },
  text: { name: msg`Text` },
  value: { name: msg`Text`, along: ['editedAt'] },
  notes: { name: msg`Notes` },
  description: { name: msg`Description` },
  completed: { name: msg`Completed`, along: ['completedAt'] },
  done: { name: msg({ message: 'Done', context: 'one thing' }) },
  dueDate: { name: msg`Due date` },
  startDate: { name: msg`Start date` },
  repeat: { name: msg`Repeats` },
  reminder: { name: msg`Reminder`, along: ['reminderDone'] },
  priority: { name: msg`Priority` },
  tags: { name: msg`Tags` },
  labels: { name: msg`Tags` },
  assignedTo: { name: msg`Assigned to` },
  members: { name: msg`Members` },
  subTasks: { name: msg`Subtasks` },
  tasks: { name: msg`Checklist` },
  checklist: { name: msg`Checklist` },
  wipLimit: { name: msg`Card limit` },
  marksDone: { name: msg`Mark cards as done` },
  image: { name: msg`Image`, along: ['upload'] },
  upload: { name: msg`Image`, along: ['image'] },
  color: { name: msg`Colour` },
  pinned: { name: msg`Pinned` },
  muted: { name: msg`Muted`, along: ['mutedUntil'] },
  archived: { name: msg`Archived` },
  starred: { name: msg`Starred` },
  important: { name: msg`Important` },
  favourite: { name: msg`Favourite` },
  emails: { name: msg`Email addresses` },
  phoneNumbers: { name: msg`Phone numbers` },
  avatar: { name: msg`Photo` },
  job: { name: msg`Job` },
  birthday: { name: msg`Birthday` },
  address: { name: msg`Address` },
  howWeMet: { name: msg`How you met` },
  relationships: { name: msg`Knows` },
  sku: { name: msg`SKU` },
  barcode: { name: msg`Barcode` },
  basePrice: { name: msg`Base price`, along: ['price', 'taxPercent'] },
  price: { name: msg`Price with tax`, along: ['basePrice', 'taxPercent'] },
  cost: { name: msg`Cost` },
  active: { name: msg`Active` },
  folder: { name: msg`Folder`, along: null },
  listId: { name: msg`List`, along: null },
  stock: { name: msg`Stock`, along: null },
  read: { name: msg`Read`, along: null },
  unread: { name: msg`Unread`, along: null },
}

/** The fields that a version consists of: all that can be put back. */
export const VERSION_FIELDS: readonly string[] = Object.entries(FIELD_NAMES).flatMap(([field, { along }]) =>
  along === null ? [] : [field, ...(along ?? [])],
)
