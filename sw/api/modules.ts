// The registry of the back end: one line a domain. What the engine must know of each before its code is loaded stands in its entry.ts.
import { activitiesEntry } from './apps/activities/entry.ts'
import { chatEntry } from './apps/chat/entry.ts'
import { contactsEntry } from './apps/contacts/entry.ts'
import { dashboardsEntry } from './apps/dashboards/entry.ts'
import { fileManagerEntry } from './apps/file-manager/entry.ts'
import { helpCenterEntry } from './apps/help-center/entry.ts'
import { iconsEntry } from './apps/icons/entry.ts'
import { inventoryEntry } from './apps/inventory/entry.ts'
import { mailboxEntry } from './apps/mailbox/entry.ts'
import { notesEntry } from './apps/notes/entry.ts'
import { scrumboardEntry } from './apps/scrumboard/entry.ts'
import { tasksEntry } from './apps/tasks/entry.ts'
import type { ModuleEntry } from './engine/module-entry.ts'
import { applicationsEntry } from './portal/applications/entry.ts'
import { authEntry } from './portal/auth/entry.ts'
import { careerEntry } from './portal/career/entry.ts'
import { evaluationEntry } from './portal/evaluation/entry.ts'
import { jobsEntry } from './portal/jobs/entry.ts'
import { notificationsEntry } from './portal/notifications/entry.ts'
import { profileEntry } from './portal/profile/entry.ts'
import { profilingEntry } from './portal/profiling/entry.ts'
import { settingsEntry } from './portal/settings/entry.ts'
import { skillsEntry } from './portal/skills/entry.ts'
import { userEntry } from './portal/user/entry.ts'
import { arrangementsEntry } from './shell/arrangements/entry.ts'
import { changesEntry } from './shell/changes/entry.ts'
import { deviceEntry } from './shell/device/entry.ts'
import { messagesEntry } from './shell/messages/entry.ts'
import { navigationEntry } from './shell/navigation/entry.ts'
import { sampleNotificationsEntry } from './shell/sample-notifications/entry.ts'
import { searchEntry } from './shell/search/entry.ts'
import { shortcutsEntry } from './shell/shortcuts/entry.ts'
import { workspaceEntry } from './shell/workspace/entry.ts'

const inFrench: ModuleEntry['inFrench'] = async (rows) =>
  (await import('./shell/workspace/in-french.ts')).rowsInFrench(rows)

const entries: readonly ModuleEntry[] = [
  activitiesEntry,
  applicationsEntry,
  arrangementsEntry,
  authEntry,
  careerEntry,
  changesEntry,
  chatEntry,
  contactsEntry,
  dashboardsEntry,
  deviceEntry,
  evaluationEntry,
  fileManagerEntry,
  helpCenterEntry,
  iconsEntry,
  inventoryEntry,
  messagesEntry,
  jobsEntry,
  mailboxEntry,
  navigationEntry,
  notesEntry,
  notificationsEntry,
  profileEntry,
  profilingEntry,
  sampleNotificationsEntry,
  scrumboardEntry,
  searchEntry,
  settingsEntry,
  shortcutsEntry,
  skillsEntry,
  tasksEntry,
  userEntry,
  workspaceEntry,
]

export const modules: readonly ModuleEntry[] = entries.map((entry) => ({ ...entry, inFrench }))
