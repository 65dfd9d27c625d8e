// `g`, then a letter: to a page. Bound by src/shell/keys/shell-keys.tsx for the pages that this build has; the names are the places' ids (seed/places.ts).
import { msg } from '@lingui/core/macro'
import { defineKeys } from '../key-table.ts'

export const jumpKeys = defineKeys({
  id: 'jumps',
  title: msg`Go to`,
  isEverywhere: true,
  actions: {
    'dashboards.mainpage': { words: msg`Home`, keys: ['g h'], isKeyOnly: true },
    'dashboards.analytics': { words: msg`Analytics`, keys: ['g y'], isKeyOnly: true },
    'career.jobs': { words: msg`Job offers`, keys: ['g j'], isKeyOnly: true },
    'career.applications': { words: msg`My applications`, keys: ['g a'], isKeyOnly: true },
    'skills.evaluation': { words: msg`Skills evaluation`, keys: ['g s'], isKeyOnly: true },
    'apps.mailbox': { words: msg`Mailbox`, keys: ['g m'], isKeyOnly: true },
    'apps.chat': { words: msg`Chat`, keys: ['g c'], isKeyOnly: true },
    'apps.contacts': { words: msg`Contacts`, keys: ['g o'], isKeyOnly: true },
    'apps.tasks': { words: msg`Tasks`, keys: ['g t'], isKeyOnly: true },
    'apps.scrumboard': { words: msg`Scrumboard`, keys: ['g b'], isKeyOnly: true },
    'apps.notes': { words: msg`Notes`, keys: ['g n'], isKeyOnly: true },
    'apps.file-manager': { words: msg`Files`, keys: ['g f'], isKeyOnly: true },
    'apps.inventory': { words: msg`Inventory`, keys: ['g i'], isKeyOnly: true },
    'pages.activities': { words: msg`Activity`, keys: ['g v'], isKeyOnly: true },
    'apps.help-center': { words: msg`Help Center`, keys: ['g e'], isKeyOnly: true },
    profile: { words: msg`Profile`, keys: ['g p'], isKeyOnly: true },
    settings: { words: msg`Settings`, keys: ['g ,'], isKeyOnly: true },
  },
})

/** Where each leads. */
export const JUMPS: Readonly<Record<keyof typeof jumpKeys.actions, string>> = {
  'dashboards.mainpage': '/dashboards/mainpage',
  'dashboards.analytics': '/dashboards/analytics',
  'career.jobs': '/career/jobs',
  'career.applications': '/career/applications',
  'skills.evaluation': '/skill-evaluation/skills',
  'apps.mailbox': '/apps/mailbox',
  'apps.chat': '/apps/chat',
  'apps.contacts': '/apps/contacts',
  'apps.tasks': '/apps/tasks',
  'apps.scrumboard': '/apps/scrumboard',
  'apps.notes': '/apps/notes',
  'apps.file-manager': '/apps/file-manager',
  'apps.inventory': '/apps/ecommerce/inventory',
  'pages.activities': '/pages/activities',
  'apps.help-center': '/apps/help-center',
  profile: '/profile',
  settings: '/settings',
}
