// The screens that tests go through one by one: every place as it opens, and what else is to be seen at some of them.
import { builtPlaces } from '#scripts/built-places.mjs'
import type { Path } from './fixtures.ts'

interface Screen {
  readonly name: string
  readonly path: Path
  /** Seen by who is not signed in. */
  readonly guest?: boolean
}

/** All but the account's, with which the settings open. */
const SECTIONS = ['appearance', 'language', 'notifications', 'keyboard', 'security', 'data', 'about'] as const

const states: readonly Screen[] = [
  { name: 'The sign-in page', path: '/sign-in', guest: true },
  { name: 'The front door', path: '/home', guest: true },
  { name: 'Signing up', path: '/sign-up', guest: true },
  { name: 'A forgotten password', path: '/forgot-password', guest: true },
  { name: 'Another password', path: '/reset-password?token=any', guest: true },
  { name: 'The first password', path: '/set-password?token=any', guest: true },
  { name: 'Activating an account', path: '/activate-account?token=any', guest: true },
  { name: 'An activation without its link', path: '/activate-account', guest: true },
  { name: 'An address to be confirmed', path: '/confirmation-required' },
  { name: 'Home', path: '/dashboards/mainpage' },
  { name: 'One’s own figures', path: '/dashboards/analytics' },
  { name: 'The figures of the sample web site', path: '/dashboards/analytics?view=site' },
  { name: 'The project', path: '/dashboards/project' },
  { name: 'The crypto prices', path: '/dashboards/crypto?live=paused' },
  { name: 'The finances', path: '/dashboards/finance' },
  { name: 'The profile', path: '/profile' },
  { name: 'The CV on paper', path: '/profile?print=columns' },
  { name: 'The jobs', path: '/career/jobs' },
  { name: 'A job', path: '/career/jobs/nordlys-analytics-energy-analyst' },
  { name: 'Applying', path: '/career/jobs/vero-mobilite-pricing-analyst/apply' },
  { name: 'The applications', path: '/career/applications' },
  { name: 'The applications as a board', path: '/career/applications?view=board' },
  {
    name: 'An application',
    path: '/career/applications?application=application-halden-energy-demand-analyst',
  },
  { name: 'The tasks list', path: '/apps/tasks' },
  { name: 'The calendar of tasks', path: '/apps/tasks?view=calendar' },
  { name: 'An open task', path: '/apps/tasks?task=finish-the-sql-evaluation' },
  { name: 'The mailbox', path: '/apps/mailbox' },
  { name: 'The mailbox of a label', path: '/apps/mailbox/label/work' },
  { name: 'The notes', path: '/apps/notes' },
  { name: 'An open note', path: '/apps/notes?note=onion-tart' },
  { name: 'The chats', path: '/apps/chat' },
  { name: 'An open chat', path: '/apps/chat/ines-roche' },
  { name: 'An open chat, its contact and its search', path: '/apps/chat/amina-diallo?info=yes&find=page' },
  { name: 'The contacts', path: '/apps/contacts' },
  { name: 'An open contact', path: '/apps/contacts/ines-roche' },
  { name: 'A contact being edited', path: '/apps/contacts/ines-roche?edit=yes' },
  { name: 'The files', path: '/apps/file-manager' },
  { name: 'A folder as a grid', path: '/apps/file-manager/folder-alex?view=grid' },
  { name: 'The trash of the files', path: '/apps/file-manager?show=trash' },
  { name: 'The boards', path: '/apps/scrumboard' },
  { name: 'A board', path: '/apps/scrumboard/arrivals-board' },
  { name: 'A board, compact', path: '/apps/scrumboard/arrivals-board?view=compact' },
  { name: 'An open card', path: '/apps/scrumboard/office-move?card=office-move-who-sits-by-the-window' },
  { name: 'The inventory', path: '/apps/ecommerce/inventory' },
  { name: 'The products that run low', path: '/apps/ecommerce/inventory?low=yes&size=25' },
  { name: 'A product below its row', path: '/apps/ecommerce/inventory?q=PASS&size=50&product=pass-holder-plum' },
  { name: 'A product of the inventory', path: '/apps/ecommerce/inventory/pass-holder-plum' },
  { name: 'The stock counts', path: '/apps/ecommerce/inventory?count=all' },
  { name: 'A stock count', path: '/apps/ecommerce/inventory?count=count-displays' },
  { name: 'A search in the help', path: '/apps/help-center?q=duplicates' },
  { name: 'A question of the help', path: '/apps/help-center/faqs/about-cairn#dark-mode' },
  { name: 'A guide', path: '/apps/help-center/guides/workspace/tasks' },
  { name: 'Support, with its form', path: '/apps/help-center/support' },
  { name: 'A request to support', path: '/apps/help-center/support/help-request-1001' },
  { name: 'The activity feed', path: '/pages/activities' },
  { name: 'The settings of the account', path: '/settings' },
  ...SECTIONS.map((section) => ({
    name: `The settings, ${section}`,
    path: `/settings?section=${section}` as const,
  })),
  { name: 'What came from outside', path: '/open-file' },
  { name: 'The skills', path: '/skill-evaluation/skills' },
  { name: 'Before an evaluation', path: '/skill-evaluation/loading/javascript' },
  { name: 'No evaluation under way', path: '/skill-evaluation/evaluation' },
  { name: 'The result of an evaluation', path: '/skill-evaluation/results/alex-spreadsheets' },
  { name: 'Rating oneself anew', path: '/skill-evaluation/rating/sql' },
  { name: 'All notifications', path: '/notifications' },
  { name: 'The page for what is not there', path: '/404-not-found' },
]

/** A place that none of these shows is looked at as it opens. */
export const screens: readonly Screen[] = [
  ...states,
  ...builtPlaces
    .filter(({ path }) => !states.some((state) => state.path.split('?')[0] === path))
    .map(({ title, path }) => ({ name: title.en, path: path as Path, guest: false })),
]
