// Mails that nobody answers: a newsletter, the digest of a forum, Cairn's own notices, and Nadia's notes to the team.
import { hadCome, lookingDaysAgo } from '#seed/biography.ts'
import type { Chance } from '#seed/mail-chance.ts'
import { DAYS, type PlannedThread, say, thread } from '#seed/planned-mail.ts'

const HEADWAY = 'Headway <weekly@headway-letter.example>'
/** The issue of the week before the first run. */
const LATEST_ISSUE = 214
const HEADLINES = [
  'Why the shortest queue is the unhappiest',
  'A city that abolished its timetable, and put it back',
  'What a stop costs, with and without a roof',
  'Three apps that say “soon”, and what they mean',
  'The bus that is on time because nobody takes it',
  'Contactless at sea: ferries learn from trams',
  'How to count people without knowing them',
  'A bench is not a detail',
  'Night buses: who is on them at four',
  'The end of the paper timetable',
  'Dwell time, and the lost art of standing back',
  'A map drawn by bus drivers',
  'Fares: when free is not cheap',
  'Winter tyres and other beliefs',
  'Real time, real rain: displays that one can read',
  'What passengers do in minute six',
  'The quiet success of the request stop',
  'Bunching, explained with ducks',
  'One door or two',
  'Who cleans the glass of a shelter',
  'A tram that waits for the school',
  'The last bus, and who misses it',
  'Lanes of paint, lanes of stone',
  'Why maps bend rivers',
  'A terminus with a kitchen',
  'Standing room, and what it means',
  'The driver’s mirror, a short history',
  'Small towns, long headways',
  'Announcements that one can follow',
]

/** The newer half of the issues goes on with what the older half began. */
const headlineOf = (index: number): string =>
  `${HEADLINES[index % HEADLINES.length] ?? ''}${index < HEADLINES.length ? ', part two' : ''}`

/** @param index 0 is the newest */
export function newsletter({ between }: Chance, last: number, index: number): PlannedThread {
  const headline = headlineOf(index)
  // Each headline has come twice: what is older than that was never printed.
  const earlier = [index + 11, index + 19].filter((one) => one < 2 * HEADLINES.length)
  const archive = earlier.map((one) => `- ${HEADLINES[one % HEADLINES.length] ?? ''}\n`).join('')
  return thread(
    `Headway ${LATEST_ISSUE - index}: ${headline}`,
    { last },
    say(
      HEADWAY,
      `Dear reader,\n\nthis week: ${headline}.\n\n${archive && `From the archive:\n\n${archive}\n`}And a number: ${between(103, 897)} readers answered last week’s question.\n\nMove well,\nthe Headway desk\n\nYou get this because you asked for it. To stop, write “stop”; no hard feelings.`,
      { unsubscribe: 'mailto:weekly@headway-letter.example?subject=stop' },
    ),
  )
}

const TOPICS = [
  'Two axes: ever?',
  'Colours that survive a bad projector',
  'Maps of stops with too many stops',
  'Medians nobody believes',
  'A bar chart that begins at 40',
  'Labels on lines, not in a legend',
  'Small multiples on a phone',
  'How do you draw “no data”?',
  'Tables are charts too',
  'Sankey, or a list with arrows',
]
const FORUM = 'Plain Charts forum <digest@plaincharts.example>'
const SAYINGS = [
  'If you need two legends you have two charts.',
  'Grey is a colour. Use it.',
  'Nobody has ever asked for a third dimension.',
  'The title is the finding, not the topic.',
]

/** @param index 0 is the newest */
export function digest({ pick, between }: Chance, last: number, index: number): PlannedThread {
  const topic = (step: number) => TOPICS[(index + step) % TOPICS.length] ?? ''
  return thread(
    `Digest: ${topic(0)}`,
    { last, labels: ['forums'] },
    say(
      FORUM,
      `Hello alex_m,\n\nmost read this week:\n\n- ${topic(0)} (${between(25, 48)} answers)\n- ${topic(3)} (${between(3, 21)} answers)\n\n“${pick(SAYINGS)}”\n\nPlain Charts`,
      { unsubscribe: 'mailto:digest@plaincharts.example?subject=unsubscribe' },
    ),
  )
}

/** Since when Alex has an account of Cairn: days before the first run. */
export const ACCOUNT_DAYS_AGO = 300
const BACKUP_PLACES = ['on a memory stick', 'on another computer', 'with somebody you trust']
const ON_BACKUPS = [
  'It takes a minute.',
  'Once a month is often enough.',
  'The help centre says how.',
  'Try once whether it can be read again.',
]
const SOON = ['A quarter of an hour at a time is enough.', 'Paper and a pencil help.', 'Saying it aloud helps.']
const LATER = [
  'An evaluation shows what has stayed.',
  'Cairn keeps a list of what you want to learn.',
  'Short and often beats long and late.',
]
const WANTED = [
  'SQL and patience',
  'a spreadsheet past the age of innocence',
  'statistics, and English on the telephone',
  'maps',
]

/** Cairn's own notices: of jobs only while Alex looks for some. None knows of an answer that Alex gave, or of another device. */
export function notice({ pick, between, oneIn }: Chance, last: number): PlannedThread {
  const backup = [
    'Have you saved a backup?',
    `all that you keep here is on this device alone. A backup is one file: keep it ${pick(BACKUP_PLACES)}. ${pick(ON_BACKUPS)}`,
  ] as const
  const offers = [
    `${between(3, 9)} new jobs match your search`,
    `your search “Analyst near Lyon” has new jobs, the nearest ${between(4, 55)} minutes by train. The best of them asks for ${pick(WANTED)}.`,
  ] as const
  const skills = [
    'Skills: worth an evening',
    `worth an evening: ${pick(['grouping', 'joins', 'reading a chart'])}. Worth a second one: ${pick(['window functions', 'dates and zones', 'saying no in English'])}. ${pick(SOON)}\n\n${pick(LATER)}`,
  ] as const
  const [subject, text] = last / DAYS > lookingDaysAgo ? (oneIn(2) ? backup : skills) : pick([backup, offers, skills])
  return thread(
    subject,
    { last, labels: ['accounts'] },
    say('Cairn <no-reply@cairn.example>', `Hello Alex,\n\n${text}\n\nYours,\nCairn`),
  )
}

const TEAM = ['alex-morgan', 'omar-haddad', 'hana-kim', 'lucie-bernard']
/** Two a mail, the newest first; none comes again. */
const TEAM_POINTS = [
  'Leave of the next three months: into the calendar this week, please.',
  'Whoever took the long ruler: Greta needs it.',
  'Samuel’s first month is done, and he has asked everyone a question.',
  'Eye tests on the second floor, tomorrow.',
  'The coffee machine speaks Swedish now, nobody knows why.',
  'New chairs for the back room are on the list; no need to write again.',
  'Our new apprentice begins in three weeks. Somebody please empty the third desk.',
  'The next lunch talk: Yuki on waiting.',
  'The meeting room by the stairs has a door again.',
  'The soup place closes at two now.',
  'Three applications for the apprenticeship, all good.',
  'The plant has a name. It is Odile.',
  'A data engineer joins us in three days. She brings a paper map.',
  'The fire drill went well, apart from the lift.',
  'Bicycles go under the roof, not under the stairs.',
  'Marek’s marathon: 3:58, and he came to work.',
  'The letter box has a new key, and I have it.',
  'Clara is away this week; ask Diego about the phones.',
  'Whose is the yellow helmet? It has been here since last year.',
  'The demo is at the board in the hall, bring a scarf.',
  'The kitchen has six cups more, and one spoon fewer.',
  'First-aid kits: one on each floor now, checked by Zeynep.',
  'The water on the north side is warm again.',
  'The biscuits in the kitchen are from Omar.',
  'Soup for everyone at noon, on the last day of the month.',
  'Please return the projector’s remote; the remote knows who you are.',
  'The lift man comes tomorrow, he says.',
  'Two umbrellas were left in the hall. They may be yours by now.',
]

/** @param index 0 is the newest */
export function teamNotes({ pick }: Chance, last: number, index: number): PlannedThread {
  const at = (index * 2) % TEAM_POINTS.length
  return thread(
    'Team notes',
    { last, labels: ['work'] },
    say(
      'nadia-benali',
      `Short, because it is ${pick(['noisy here', 'sunny', 'late', 'nearly lunch'])}:\n\n- ${TEAM_POINTS[at]}\n- ${TEAM_POINTS[at + 1]}`,
      { to: TEAM.filter((id) => hadCome(id, last / DAYS + 2)), cc: ['priya-nair'] },
    ),
  )
}
