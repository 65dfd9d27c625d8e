// The drill's inputs of all domains. A file that is read in, and a workspace that begins anew, would sweep away what the others do: they are tried apart.
import { arrangementsInputs } from './arrangements.ts'
import { changesInputs } from './changes.ts'
import { chatInputs } from './chat.ts'
import { contactsInputs } from './contacts.ts'
import { dashboardsInputs } from './dashboards.ts'
import type { DomainInputs } from './define-inputs.ts'
import { fileManagerInputs } from './file-manager.ts'
import { helpCenterInputs } from './help-center.ts'
import { iconsInputs } from './icons.ts'
import { inventoryInputs } from './inventory.ts'
import { mailboxInputs } from './mailbox.ts'
import { notesInputs } from './notes.ts'
import { messagesInputs, sampleNotificationsInputs } from './notices.ts'
import { scrumboardInputs } from './scrumboard.ts'
import { shortcutsInputs } from './shortcuts.ts'
import { tasksInputs } from './tasks.ts'

export const allInputs: readonly DomainInputs[] = [
  arrangementsInputs,
  changesInputs,
  chatInputs,
  contactsInputs,
  dashboardsInputs,
  fileManagerInputs,
  helpCenterInputs,
  iconsInputs,
  inventoryInputs,
  mailboxInputs,
  messagesInputs,
  notesInputs,
  sampleNotificationsInputs,
  scrumboardInputs,
  shortcutsInputs,
  tasksInputs,
]
