// Where what is received goes: what that is called, and its page once there is one. Used by kept-list.tsx and reading-preview.tsx.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Place } from './reading.ts'

interface Shown {
  readonly name: MessageDescriptor
  readonly icon: string
  readonly link: string
}

export const PLACES: Readonly<Record<Place, Shown>> = {
  contacts: { name: msg`Contacts`, icon: 'users', link: '/apps/contacts' },
  tasks: { name: msg`Tasks`, icon: 'check-circle', link: '/apps/tasks' },
  inventory: { name: msg`Inventory`, icon: 'cube', link: '/apps/ecommerce/inventory' },
  mailbox: { name: msg`Mail`, icon: 'envelope', link: '/apps/mailbox' },
  notes: { name: msg`Notes`, icon: 'pencil-square', link: '/apps/notes' },
  'file-manager': { name: msg`Files`, icon: 'folder', link: '/apps/file-manager' },
}
