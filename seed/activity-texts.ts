// The texts of the sample activity feed. Descriptions and quotes have light markup, for `RichText`.
import type { Activity } from '#contract/apps/activities.ts'
import { withdrawnDays } from './career/sent-days.ts'
import { eventTimes, type TimeOfDay } from './event-times.ts'
import { slug } from './slug.ts'
import { ownDoneInWeek } from './tasks.ts'

export interface ActivityTexts extends Omit<Activity, 'id' | 'date' | 'type' | 'actor'> {
  /** Minutes before the first run; the list is in this order. */
  readonly ago: number
  /** In place of that, where a chat or a mail has the time. */
  readonly on?: TimeOfDay
}

const HOUR = 60
const DAY = 24 * HOUR
const HOME = '/dashboards/mainpage'
const TASKS = '/apps/tasks'

function leading(ago: number, icon: string, description: string, linkedContent: string, link: string): ActivityTexts {
  return { ago, icon, description, linkedContent, link, useRouter: true }
}

/** What happened to a sample task, which is named by its title and perhaps by a quote. */
function about(ago: number, icon: string, description: string, title: string, extraContent?: string): ActivityTexts {
  const words = leading(ago, icon, description, title, `${TASKS}?task=${slug(title)}`)
  return extraContent === undefined ? words : { ...words, extraContent }
}

/** At the time that another app has for it. */
const at = (on: TimeOfDay, event: ActivityTexts): ActivityTexts => ({ ...event, on })

const week = (ago: number): ActivityTexts =>
  leading(
    ago,
    'chart-bar',
    `Your week: <strong>${ownDoneInWeek(ago)} tasks</strong> completed, none of them overdue`,
    'Open the tasks',
    TASKS,
  )

export const activityTexts: readonly ActivityTexts[] = [
  about(35, 'check-circle', 'You completed', 'Reply to Véro Mobilité'),
  about(56, 'check-circle', 'You completed', 'Export the CV as PDF'),
  about(
    HOUR + 22,
    'chat-bubble-left-ellipsis',
    '<strong>Tom Hughes</strong> wrote about a bug that is due today',
    'A cancelled run still shows as “due” on the board',
    '<p>“It is only the runs that are cancelled <em>after</em> they left the depot.”</p>',
  ),
  leading(2 * HOUR + 10, 'sparkles', 'New jobs match <strong>Analyst near Lyon</strong>', 'See them on Home', HOME),
  about(
    3 * HOUR,
    'clock',
    'The draft for <strong>Véro Mobilité</strong> closes tonight',
    'Finish the draft for the pricing analyst at Véro Mobilité',
  ),
  about(
    16 * HOUR,
    'calendar-days',
    '<strong>Anneke de Vries</strong> offered three interview times',
    'Accept an interview time with Halden Energy',
  ),
  about(
    20 * HOUR + 5,
    'arrow-right-circle',
    '<strong>Port de Sète</strong> moved your application to <em>interview</em>',
    'Prepare the network case for Port de Sète',
  ),
  about(
    DAY + 2 * HOUR,
    'check-circle',
    '<strong>Clara Svensson</strong> completed',
    'Clock on the board is one minute behind in winter time',
  ),
  about(
    2 * DAY + 4 * HOUR,
    'flag',
    '<strong>Marek Nowak</strong> set the priority to <em>high</em>',
    'Page the list of stops',
  ),
  about(withdrawnDays * DAY, 'archive-box', 'You withdrew an application', 'Withdraw from the Nordaval supply post'),
  about(2 * DAY + 18 * HOUR, 'check-circle', '<strong>Nadia Benali</strong> completed', 'Room for the retrospective'),
  at(
    eventTimes.answerOfInès,
    about(
      2 * DAY + 20 * HOUR,
      'chat-bubble-left-right',
      '<strong>Inès Roche</strong> answered your question',
      'Ask Inès Roche about the on-site day',
      '<p>“Half a day on site, lunch included. Bring shoes for the quay.”</p>',
    ),
  ),
  about(3 * DAY, 'check-circle', 'You completed', 'Note the dates of every application in one place'),
  {
    ...leading(
      3 * DAY + 2 * HOUR,
      'link',
      '<strong>Yuki Tanaka</strong> shared a page about reading graphs aloud',
      'WAI: complex images',
      'https://www.w3.org/WAI/tutorials/images/complex/',
    ),
    useRouter: false,
  },
  about(
    3 * DAY + 19 * HOUR,
    'pencil-square',
    '<strong>Hana Kim</strong> changed the notes of',
    'Duplicate stops after the Villeurbanne import',
  ),
  about(
    3 * DAY + 20 * HOUR,
    'chat-bubble-left-ellipsis',
    '<strong>Greta Lindqvist</strong> wrote about the kiosk',
    'Large print for the kiosk at Gare Part-Dieu',
    '<p>“At 140 cm the lowest line cannot be read from a wheelchair. <strong>110 would do.</strong>”</p>',
  ),
  about(
    4 * DAY + HOUR,
    'check-circle',
    '<strong>Elena Petrova</strong> completed',
    'Answer 410 for stops that were removed',
  ),
  about(
    4 * DAY + 3 * HOUR,
    'academic-cap',
    'You tried the practice question of the <strong>SQL</strong> evaluation',
    'Finish the SQL evaluation',
  ),
  at(
    eventTimes.hourForSamuel,
    about(
      4 * DAY + 19 * HOUR,
      'user-group',
      '<strong>Samuel Okoro</strong> asked for an hour of your time',
      'Give Samuel an hour on joins',
    ),
  ),
  about(5 * DAY, 'check-circle', 'You completed', 'Watch the talk on queueing for bus stops'),
  about(
    5 * DAY + 2 * HOUR,
    'bug-ant',
    '<strong>Kwame Mensah</strong> reported',
    'Nightly import ends after the first bus leaves',
  ),
  about(
    5 * DAY + 9 * HOUR,
    'bug-ant',
    '<strong>Tom Hughes</strong> reported',
    'A cancelled run still shows as “due” on the board',
  ),
  at(
    eventTimes.letterOfPriya,
    about(
      5 * DAY + 15 * HOUR,
      'document-text',
      '<strong>Priya Nair</strong> signed the reference letter',
      'Send the reference letter to Lumen Santé',
    ),
  ),
  about(
    5 * DAY + 22 * HOUR,
    'user-plus',
    '<strong>Amina Diallo</strong> assigned <strong>Lucie Bernard</strong> to',
    'Agree on the wording of “about 4 min”',
  ),
  at(
    eventTimes.callOfAtelierNord,
    about(
      5 * DAY + 23 * HOUR,
      'phone',
      '<strong>Atelier Nord</strong> called for an hour',
      'Thank Atelier Nord for the call',
    ),
  ),
  about(5 * DAY + 23 * HOUR + 30, 'document-text', 'You began', 'Update the CV with the hub study'),
  about(6 * DAY, 'check-circle', '<strong>Jonas Weber</strong> completed', 'Move the board to the new type scale'),
  at(
    eventTimes.listOfSofia,
    leading(
      6 * DAY + 22 * HOUR,
      'list-bullet',
      '<strong>Sofia Rossi</strong> shared a list with you, <em>Interview preparation</em>',
      'Open the chat',
      '/apps/chat',
    ),
  ),
  about(
    6 * DAY + 23 * HOUR,
    'user-plus',
    '<strong>Amina Diallo</strong> assigned <strong>Yuki Tanaka</strong> to',
    'Count how often people scroll past the third run',
  ),
  week(7 * DAY),
  about(
    7 * DAY + 22 * HOUR,
    'chat-bubble-left-right',
    '<strong>Omar Haddad</strong> answered everyone',
    'Weekly ridership report for the operators',
    '<p>“The operators read the <em>first chart</em> and nothing else. Please put line 27 there.”</p>',
  ),
  about(
    8 * DAY - 1,
    'arrow-right-circle',
    '<strong>Lumen Santé</strong> asked for a reference',
    'Send the reference letter to Lumen Santé',
  ),
  about(8 * DAY, 'plus-circle', '<strong>Marek Nowak</strong> added', 'Page the list of stops'),
  about(10 * DAY, 'plus-circle', '<strong>Elena Petrova</strong> added', 'Say which zone a departure time is in'),
  at(
    eventTimes.reviewOfGreta,
    about(
      11 * DAY + 6 * HOUR,
      'eye',
      '<strong>Greta Lindqvist</strong> reviewed the board with a colour filter',
      'Show delays in words, not only in colour',
    ),
  ),
  at(
    eventTimes.tunnelAtPerrache,
    about(
      11 * DAY + 18 * HOUR,
      'wifi',
      '<strong>Jonas Weber</strong> tried the board in the tunnel',
      'Board falls back to the timetable after thirty seconds offline',
    ),
  ),
  leading(
    12 * DAY - 1,
    'check-badge',
    'You earned the badge <strong>Business English, Competent</strong>',
    'Valid for two years',
    HOME,
  ),
  leading(
    12 * DAY,
    'check-badge',
    'You finished the <strong>Business English</strong> evaluation: <em>Proficient</em>',
    'See your skills on Home',
    HOME,
  ),
  about(
    12 * DAY + 5,
    'document-text',
    '<strong>Mateus Costa</strong> began',
    'Document the departures endpoint with one real day',
  ),
  week(14 * DAY),
  about(14 * DAY + 2 * HOUR, 'book-open', 'You began', 'Window functions: work through ten exercises'),
  about(
    15 * DAY,
    'calendar-days',
    '<strong>Yuki Tanaka</strong> set a date',
    'Plan the test day with two blind passengers',
  ),
  about(
    16 * DAY + HOUR,
    'briefcase',
    '<strong>Priya Nair</strong> helps you to leave well',
    'Hand over the hub study before leaving',
  ),
  about(
    18 * DAY,
    'plus-circle',
    '<strong>Greta Lindqvist</strong> added',
    'Large print for the kiosk at Gare Part-Dieu',
  ),
]

/** The first thing that ever happened. */
export const welcome: Omit<ActivityTexts, 'ago' | 'on'> = {
  icon: 'hand-raised',
  description: 'Welcome to Cairn, <strong>Alex</strong>. Everything here stays on this device.',
  linkedContent: 'Start with the tasks',
  link: TASKS,
  useRouter: true,
}
