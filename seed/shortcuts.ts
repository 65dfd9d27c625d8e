// Sample shortcuts to places (workspace spec §2, §3).
import type { Shortcut } from '#contract/shell/shortcuts.ts'

const shortcut = (id: string, label: string, description: string, icon: string, link: string) => ({
  id,
  label,
  description,
  icon,
  link,
  useRouter: true,
})

/** In their order. */
export const seedShortcuts = (): Shortcut[] =>
  [
    shortcut('mailbox', 'Mailbox', 'Today’s emails', 'envelope', 'apps/mailbox'),
    shortcut('tasks', 'Tasks', 'Due dates', 'check-circle', '/apps/tasks'),
    shortcut('contacts', 'Contacts', 'Everybody', 'users', '/apps/contacts'),
    shortcut('analytics', 'Analytics', 'Who visited, and from where', 'chart-bar', '/dashboards/analytics'),
    shortcut('project', 'Project', 'Issues, budget, team', 'presentation-chart-line', '/dashboards/project'),
    shortcut('help-center', 'Help centre', 'Questions and guides', 'lifebuoy', '/apps/help-center'),
    shortcut('introduction', 'Introduction', 'Four minutes', 'book-open', '/docs/guides/getting-started/introduction'),
    shortcut('changelog', 'What’s new', 'Version by version', 'megaphone', '/docs/changelog'),
  ].map((one, order) => ({ ...one, order }))
