// What the domains of the workspace are called. Used where the settings name them.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  activities: msg`Activity`,
  chat: msg`Chat`,
  contacts: msg`Contacts`,
  dashboards: msg`Dashboards`,
  'file-manager': msg`Files`,
  'help-center': msg`Help center`,
  icons: msg`Icons`,
  inventory: msg`Inventory`,
  mailbox: msg`Mail`,
  messages: msg`Messages`,
  notes: msg`Notes`,
  'sample-notifications': msg`Notices`,
  scrumboard: msg`Boards`,
  shortcuts: msg`Shortcuts`,
  tasks: msg`Tasks`,
  user: msg`Account`,
  workspace: msg`Whole workspace`,
  changes: msg`Undo`,
}

/** A domain that has no name yet goes by its own word. */
export const appName = (api: string): MessageDescriptor | string => NAMES[api] ?? api
