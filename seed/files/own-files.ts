// Alex's own files: the search for a job, certificates, the hub study, and a household's papers.
import { cameDaysAgo, certificate, home as flat, hubStudyDaysAgo, withYears, work } from '#seed/biography.ts'
import { firstCallDays } from '#seed/career/sent-days.ts'
import { DAY as DAY_MS, daysBetween } from '#seed/dashboard-curves.ts'
import { type Booking, bookingsOf } from '#seed/dashboard-transactions.ts'
import { docx } from '#seed/documents/docx.ts'
import { pdf } from '#seed/documents/pdf.ts'
import type { Block, TextDocument } from '#seed/documents/text-document.ts'
import { txt } from '#seed/documents/txt.ts'
import { type Cell, xlsx } from '#seed/documents/xlsx.ts'
import {
  atTheOffice,
  DAY,
  euros,
  longDay,
  monthName,
  nameOf,
  type PlannedFile,
  pick,
} from '#seed/files/planned-file.ts'
import { monthStart } from '#seed/local-time.ts'
import { freeTime } from '#seed/own-hours.ts'

const own = { by: 'alex-morgan' } as const
const document = (title: string, at: number, blocks: readonly Block[]): TextDocument => ({
  title,
  author: 'Alex Morgan',
  at,
  blocks,
})

/** 56 minutes: the feed shows it. */
const EXPORTED_DAYS_AGO = 56 / (24 * 60)

/** Sofia had read it with a pencil: Alex took out the chess club, and what one is “responsible for”, after her mail and before the one that mentions it. */
const READ_DAYS_AGO = 2.1

/** The CV's profile, version after version; the newest first. */
const CVS: readonly (readonly [name: string, format: 'pdf' | 'docx', profile: string, days: number])[] = [
  [
    'CV Alex Morgan.pdf',
    'pdf',
    'Data analyst. I count passengers, explain the gaps, and write so that an operator reads it to the end.',
    EXPORTED_DAYS_AGO,
  ],
  [
    'CV Alex Morgan.docx',
    'docx',
    'Data analyst. I count passengers, explain the gaps, and write so that an operator reads it to the end.',
    READ_DAYS_AGO,
  ],
  [
    'CV with the hub study.docx',
    'docx',
    'Data analyst with a study of twelve transfer hubs, and the method to repeat it.',
    6,
  ],
  [
    'CV for Véro Mobilité.pdf',
    'pdf',
    'Analyst of fares and ridership. In 2024 I made one fare zone of two, and hardly anybody wrote.',
    12,
  ],
  ['CV for Halden Energy.pdf', 'pdf', 'Data analyst for networks that must not stop: buses so far, power next.', 18],
  ['CV for Port de Sète.pdf', 'pdf', 'Data analyst. Berths are stops with longer stays: I would like to prove it.', 30],
  ['CV, one page.pdf', 'pdf', 'Data analyst, {years} with regional buses.', 40],
  [
    'CV, as Sofia Rossi would have it.docx',
    'docx',
    'I turn counts into decisions. (Sofia’s sentence. It is better than mine.)',
    44,
  ],
  ['CV, two years ago.pdf', 'pdf', 'Data analyst who would like to learn how ports think.', 740],
]

/** What the CV lists for each job of the biography; of the first, what has come since besides. */
const WORK = [
  'forty operators; predictions; fare zones',
  'Timetables and rosters; the survey of passengers.',
  'Placement in the reporting team; parcels by night.',
] as const

function yearsOf(from: string, to: string): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (last === '') return `Since ${first}`
  return first === last ? first : `${first} – ${last}`
}

const workSince = (index: number, days: number): string =>
  index > 0
    ? (WORK[index] ?? '')
    : `${days > READ_DAYS_AGO ? 'Responsible for reporting to' : 'Ridership reports for'} ${WORK[0]}${days < (cameDaysAgo['samuel-okoro'] ?? 0) ? '; an apprentice' : ''}.`

const cvBlocks = (profile: string, isShort: boolean, days: number): Block[] => [
  { heading: 'Alex Morgan', level: 1 },
  { text: 'Data analyst · Lyon · alex.morgan@cairn.example' },
  { rule: true },
  { heading: 'Profile' },
  { text: profile },
  { heading: 'Work' },
  {
    table: [
      ['When', 'Where', 'What'],
      ...work.map(({ name, place, from, to }, index) => [
        yearsOf(from, to),
        `${name}, ${place}`,
        workSince(index, days),
      ]),
    ],
    widths: [1.3, 2, 4],
  },
  { heading: 'What I can do' },
  {
    list: [
      'SQL with window functions; Python, with tests where it pays.',
      'Charts that need no legend.',
      'Explaining a confidence interval to a mayor.',
    ],
  },
  ...(isShort || days > hubStudyDaysAgo
    ? []
    : [
        { heading: 'Something to show' },
        {
          text: 'The hub study: at which of twelve hubs do people miss their bus, by how much, and what would three minutes change. Two pages, one figure to remember.',
        },
      ]),
  { heading: 'Languages' },
  { text: `English, French; German as far as timetables go.${days > READ_DAYS_AGO ? ' Chess club.' : ''}` },
]

const cvs = CVS.map(
  ([name, format, profile, created]): PlannedFile => ({
    ...own,
    folder: 'Alex/Job search/CV',
    name,
    created,
    ...(created === READ_DAYS_AGO && { at: (now: number) => freeTime(now - created * DAY_MS, now) }),
    isStarred: name === 'CV Alex Morgan.pdf',
    description: name.includes('Sofia') ? 'From the second meeting at Cap Carrières.' : undefined,
    content: ({ modified }) =>
      (format === 'pdf' ? pdf : docx)(
        document(
          'CV Alex Morgan',
          modified,
          cvBlocks(withYears(profile, modified), name.includes('one page'), created),
        ),
      ),
  }),
)

const LETTERS: readonly (readonly [company: string, post: string, reason: string, proof: string, days: number])[] = [
  [
    'Port de Sète',
    'traffic data analyst',
    'A ship that waits costs more than a bus that does, and is late for the same reasons.',
    'I would rebuild your berth data hour by hour, and count who waits for whom.',
    30,
  ],
  [
    'Véro Mobilité',
    'pricing analyst',
    'A fare is the one number of a network that everybody knows.',
    'Two fare zones made one, for 0.4 per cent of the income and 11 per cent fewer complaints.',
    4,
  ],
  [
    'Halden Energy',
    'demand analyst',
    'Demand at seven in the morning is demand at seven in the morning.',
    'Six weeks of predictions, right within a minute for 81 per cent.',
    18,
  ],
  [
    'Clinique des Monts',
    'data analyst, admissions',
    'I have counted people who wait for {years}; I would like it to matter more to them.',
    'Waiting times by the quarter of an hour, from data that was not made for it.',
    3,
  ],
  [
    'Lumen Santé',
    'operations analyst',
    'Half of my work is finding out what a column means.',
    'Words that forty operators now use alike.',
    14,
  ],
  [
    'Atelier Nord',
    'planning analyst',
    'Where people walk, a city means it.',
    'Who gets on where, by the hour, and why.',
    46,
  ],
  [
    'Nordaval',
    'supply analyst',
    'I wrote this one late at night and it shows.',
    'Stock that moves on time, told a day ahead.',
    39,
  ],
]

/** What has not been applied for yet. */
const NOT_SENT: ReadonlySet<string> = new Set(['Véro Mobilité', 'Clinique des Monts'])

const letters = LETTERS.map(
  ([company, post, reason, proof, created]): PlannedFile => ({
    ...own,
    folder: 'Alex/Job search/Cover letters',
    name: `${company}, ${post}.docx`,
    created,
    description: NOT_SENT.has(company) ? undefined : 'First draft. What was sent is with the application.',
    content: ({ modified }) =>
      docx(
        document(`Letter to ${company}`, modified, [
          { text: 'Alex Morgan\nLyon' },
          { text: longDay(modified) },
          { heading: `${company}: ${post}`, level: 1 },
          { text: 'Dear all,' },
          { text: withYears(reason, modified) },
          { text: `What I would bring: ${proof}` },
          {
            text: 'I am with Kestrelway until the handover is done, and could begin three months after we agree. Thursdays are good for talking.',
          },
          { text: 'With kind regards,\nAlex Morgan' },
        ]),
      ),
  }),
)

const NOTES: readonly (readonly [name: string, days: number, text: string])[] = [
  [
    'Port de Sète, first call.txt',
    firstCallDays - 0.5,
    'Inès Roche, 20 minutes.\n\nThey have two years of berth data and nobody who looks at it before noon.\nShe asked twice about the winter gap. That is the case.\nTeam of four; one leaves in spring.\nSalary: she said “within the grid” and laughed.\n\nAsk: who decides which ship waits? Is it a rule or a person?',
  ],
  [
    'Halden Energy, first call.txt',
    6,
    'Anneke de Vries. Very quick, very kind.\n\nTwo rounds: her, then the team, by video.\nThey forecast by the quarter of an hour; the hard part is public holidays.\n\nRead: their blog about the eclipse.',
  ],
  [
    'Véro Mobilité, questions of the form.txt',
    4,
    '1. What is a fair fare? (done)\n2. Tell us of a price that you changed. (the fare zones)\n\nFinish by 23:30 on the last day, not at 23:58.',
  ],
  [
    'Clinique des Monts, pro and contra.txt',
    0.7,
    '+ matters\n+ twelve minutes by bus\n+ they named the pay within a day of being asked\n- one analyst: me\n- “we are flexible about tools” = a spreadsheet\n- 20 % less\n\nSleep over it. Then sleep over it again.',
  ],
  [
    'Atelier Nord, after the call.txt',
    5.4,
    'No planning before spring, only invoices until then. They would like to talk about counting people on foot.\nThank them.\n\nSomething for a weekend, not for a life.',
  ],
  [
    'Sofia Rossi, second meeting.txt',
    44,
    'Her three corrections to the CV:\n1. Say what it was for, not what I used.\n2. One figure that a reader remembers.\n3. Delete the adjectives.\n\nI deleted the adjectives.',
  ],
  [
    'Questions that I ask.txt',
    52,
    'What did the last person in this post do best?\nWhat happens when a number is not what somebody hoped?\nWhen did you last change a decision because of data? And when in spite of it?\nWho reads the reports?\nMay I see a desk?',
  ],
]

const notes = NOTES.map(
  ([name, created, text]): PlannedFile => ({
    ...own,
    folder: 'Alex/Job search/Interview notes',
    name,
    created,
    content: () => txt(`${text}\n`),
  }),
)

const CERTIFICATES: readonly (readonly [what: string, from: string, detail: string, days: number])[] = [
  [
    'SQL, joins and grouping',
    'Open courses of the Université Lyon 1',
    '40 of 40 exercises, the last one at the second try',
    25,
  ],
  ['German, first level', 'Institut des Langues de Lyon', 'Twelve evenings; timetables without a dictionary', 190],
  ['Statistics for public transport', 'École des Ponts, evening courses', 'Mark 17 of 20', 400],
  ['First aid at work', 'Croix-Rouge, Lyon 3', 'Valid for two years', 130],
  ['Python for data analysis', 'Open courses of the Université Lyon 1', '62 hours', 820],
  [
    'Accessible documents',
    'Kestrelway, taught by Greta Lindqvist',
    'One morning, and never again a table without a head',
    75,
  ],
  [certificate.name, certificate.issuer, '14 hours', 260],
]

/** The month in the profile, or the day of the file. */
const issuedOn = (what: string, modified: number): string =>
  what === certificate.name ? monthName(Date.parse(certificate.date)) : longDay(modified)

const certificates = CERTIFICATES.map(
  ([what, from, detail, created]): PlannedFile => ({
    ...own,
    folder: 'Alex/Certificates',
    name: `${what}.pdf`,
    created,
    at: atTheOffice(created, 17, 0),
    content: ({ modified }) =>
      pdf({
        ...document(`Certificate: ${what}`, modified, [
          { space: 110 },
          { centered: 'CERTIFICATE', size: 30, isBold: true },
          { space: 30 },
          { centered: 'It is certified that', size: 13 },
          { space: 14 },
          { centered: 'Alex Morgan', size: 26, isBold: true },
          { space: 14 },
          { centered: 'has completed', size: 13 },
          { space: 14 },
          { centered: what, size: 20, isBold: true },
          { space: 12 },
          { centered: detail, size: 12 },
          { space: 60 },
          { rule: true },
          { centered: `${from}, ${issuedOn(what, modified)}`, size: 12 },
        ]),
        author: from,
        foot: from,
      }),
  }),
)

const HUBS = [
  'Part-Dieu',
  'Perrache',
  'Vaise',
  'Gorge de Loup',
  'Laurent Bonnevay',
  'Grange Blanche',
  'Oullins',
  'Vénissieux',
  'Meyzieu',
  'Villefranche',
  'Givors',
  'Tarare',
]

const hubRows = HUBS.map((hub, index): readonly [hub: string, transfers: number, missed: number, saved: number] => {
  const transfers = 9400 - index * 690 + (index % 3) * 210
  const missed = 0.061 + ((index * 7) % 12) / 100
  return [hub, transfers, missed, Math.round(transfers * missed * 0.37)]
})

const study: readonly PlannedFile[] = [
  {
    ...own,
    folder: 'Alex/Hub study',
    name: 'Twelve hubs – final.pdf',
    created: 110,
    modified: 97,
    isStarred: true,
    description: 'The version that went to the operators.',
    content: ({ modified }) =>
      pdf(
        document('Twelve hubs: who misses the bus, and by how much', modified, [
          { heading: 'Twelve hubs', level: 1 },
          {
            text: `Who misses the bus, and by how much. Alex Morgan, Kestrelway, ${longDay(modified)}.`,
          },
          { heading: 'In one sentence' },
          {
            text: 'If buses waited three minutes at four of the twelve hubs, about 770 people a week would catch the one that they see leaving now.',
          },
          { heading: 'What was counted' },
          {
            text: 'Arrivals and departures of all runs over nine weeks, and boardings where a bus has a counter. A transfer counts as missed where the next departure left within three minutes before somebody could have crossed the platform. The day is cut at 04:20.',
          },
          {
            table: [
              ['Hub', 'Transfers a week', 'Missed', 'Caught with 3 min'],
              ...hubRows.map(([hub, transfers, missed, saved]) => [
                hub,
                String(transfers),
                `${(missed * 100).toFixed(1)} %`,
                String(saved),
              ]),
            ],
            widths: [3, 2, 1.4, 2],
            right: [1, 2, 3],
          },
          { heading: 'What it does not say' },
          {
            list: [
              'Why somebody transfers at all.',
              'What waiting does to those already on the bus. We estimate it on page 2.',
              'Anything about snow.',
            ],
          },
          { pageBreak: true },
          { heading: 'The price of waiting' },
          {
            text: 'Three minutes for one person who runs are three minutes for forty who sit. At Gorge de Loup and Givors that is worth it by any measure that we tried; at Part-Dieu by none.',
          },
          { heading: 'What we propose' },
          {
            list: [
              'Wait at Gorge de Loup, Givors, Tarare and Villefranche, from 17:00 to 20:00.',
              'Let the 22:10 at Perrache wait for the train.',
              'Show the connection on the board of the arriving bus.',
              'Count again in spring.',
            ],
            isNumbered: true,
          },
          { heading: 'Thanks' },
          {
            text: `To ${nameOf('yuki-tanaka')} for doubting the first method, to ${nameOf('hana-kim')} for the counters, and to the driver of line 142 who knew the answer.`,
          },
        ]),
      ),
  },
  {
    ...own,
    folder: 'Alex/Hub study',
    name: 'Counts by hub.xlsx',
    created: 144,
    modified: 26,
    content: ({ modified }) =>
      xlsx({
        title: 'Counts by hub',
        author: 'Alex Morgan',
        at: modified,
        sheets: [
          {
            name: 'Hubs',
            rows: [
              ['Hub', 'Transfers a week', 'Missed', 'Caught with 3 min'],
              ...hubRows.map(([hub, transfers, missed, saved]): Cell[] => [hub, transfers, { share: missed }, saved]),
              [
                'All',
                { formula: 'SUM(B2:B13)', result: hubRows.reduce((sum, row) => sum + row[1], 0) },
                null,
                { formula: 'SUM(D2:D13)', result: hubRows.reduce((sum, row) => sum + row[3], 0) },
              ],
            ],
            widths: [22, 16, 12, 18],
          },
          {
            name: 'By hour',
            rows: [
              ['Hub', ...Array.from({ length: 16 }, (_, hour) => `${hour + 6}:00`)],
              ...hubRows.map(([hub, transfers], index): Cell[] => [
                hub,
                ...Array.from({ length: 16 }, (_, hour) =>
                  Math.round((transfers / 16) * (1 + 0.8 * Math.cos(((hour - 2 + (index % 3)) / 5) * Math.PI))),
                ),
              ]),
            ],
            widths: [22],
          },
        ],
      }),
  },
  {
    ...own,
    folder: 'Alex/Hub study',
    name: 'Method, for Samuel.docx',
    created: 16,
    modified: 3,
    description: 'Still missing: the cut-off.',
    content: ({ modified }) =>
      docx(
        document('Method, for Samuel', modified, [
          { heading: 'Method', level: 1 },
          { text: 'So that the study can be done again without me.' },
          {
            list: [
              'Take nine weeks without holidays.',
              'Join arrivals and departures by hub, not by stop: kerbs differ.',
              'Leave out hubs with fewer than 500 transfers a week.',
              'Cut the day at 04:20. (Why: to be written. The night bus of line N3 is the example.)',
              'Look at ten missed connections by hand before believing any number.',
            ],
            isNumbered: true,
          },
          { text: 'If a number surprises you, it is wrong. If it still surprises you on Thursday, it is interesting.' },
        ]),
      ),
  },
  {
    ...own,
    folder: 'Alex/Hub study/Drafts',
    name: 'First outline.txt',
    created: 205,
    content: () =>
      txt(
        'Twelve hubs (or ten?)\n\n1 the question: do people miss the bus or does the bus miss the people\n2 the data, and what it does not know\n3 a map?\n4 one figure\n5 three minutes\n',
      ),
  },
  {
    ...own,
    folder: 'Alex/Hub study/Drafts',
    name: 'Draft with remarks by Yuki.docx',
    created: 135,
    content: ({ modified }) =>
      docx(
        document('Twelve hubs, draft', modified, [
          { heading: 'Twelve hubs, second draft', level: 1 },
          {
            text: 'A transfer counts as missed where the next departure left before somebody could have crossed the platform. [Yuki: how long is “before”? I come to other numbers with two minutes than with four.]',
          },
          {
            text: 'We find 17 per cent at Gorge de Loup. [Yuki: of what? Of those who transfer, or of those who arrive?]',
          },
          { text: '[Yuki: I like it. Please doubt it for another week.]' },
        ]),
      ),
  },
]

/** What each line of the budget is paid to; what is of no line is the rest. */
const PAID_TO: readonly (readonly [line: string, planned: number, to: RegExp])[] = [
  ['Rent', flat.rent + flat.charges, /, rent$/],
  ['Electricity', 62, /^Électricité/],
  ['Internet and insurance', 76.4, /^(?:Fibre|Mutuelle|Home insurance)/],
  ['Income tax', 262, /^Income tax/],
  ['Food', 600, /^(?:Boulangerie|Marché|Super U|Monoprix|Halles)/],
  ['Transport', 67, /^Region pass/],
  ['Trains', 100, /^SNCF/],
  ['Books', 40, /^Librairie/],
]

/** Out of the account, of a month that is over. @param from its first moment, in ms since the epoch */
function spentIn(from: number): [line: string, planned: number, spent: number][] {
  const first = from / DAY_MS
  const length = new Date(monthStart(from + 45 * DAY_MS) - DAY_MS).getUTCDate()
  const paid = daysBetween(first, first + length - 1)
    .flatMap((day) => bookingsOf(day, Number.POSITIVE_INFINITY))
    .filter(({ purse }) => purse === 'bill' || purse === 'card')
  const sumOf = (isOf: (booking: Booking) => boolean): number =>
    Math.round(paid.reduce((sum, one) => (isOf(one) ? sum - one.amount : sum), 0) * 100) / 100
  return [
    ...PAID_TO.map(([line, planned, to]): [string, number, number] => [
      line,
      planned,
      sumOf(({ name }) => to.test(name)),
    ]),
    ['The rest', 350, sumOf(({ name }) => !PAID_TO.some(([, , to]) => to.test(name)))],
  ]
}

/** Of the month before the one in which it was made. */
const budget = (month: number): PlannedFile => ({
  ...own,
  key: `budget-${month}`,
  folder: 'Alex/Home/Budget',
  name: (created) => `Budget ${monthName(monthStart(created, 1))}.xlsx`,
  created: 2 + month * 30,
  months: month,
  content: ({ created }) => {
    const of = monthStart(created, 1)
    const spent = spentIn(of)
    return xlsx({
      title: `Budget, ${monthName(of)}`,
      author: 'Alex Morgan',
      at: created,
      sheets: [
        {
          name: 'Month',
          rows: [
            ['For', 'Planned', 'Spent', 'Left'],
            ...spent.map(([name, planned, paid], index): Cell[] => [
              name,
              { money: planned },
              { money: paid },
              {
                formula: `B${index + 2}-C${index + 2}`,
                result: Math.round((planned - paid) * 100) / 100,
                isMoney: true,
              },
            ]),
          ],
          widths: [24],
        },
      ],
    })
  },
})

/** The day of the rent: the last third of a month that was. */
const lastThird = (at: number): number => monthStart(at - 2 * DAY) + 2 * DAY

const receipt = (index: number): PlannedFile => ({
  ...own,
  key: `rent-${index}`,
  folder: 'Alex/Home/Rent receipts',
  name: (created) => `Rent receipt ${monthName(lastThird(created))}.pdf`,
  created: 9 + index * 30,
  months: index,
  content: ({ created }) =>
    pdf({
      ...document(`Rent receipt, ${monthName(lastThird(created))}`, created, [
        { heading: 'Quittance de loyer', level: 1 },
        {
          text: `${monthName(lastThird(created))}\n${flat.street}, ${flat.postalCode} ${flat.city}, second floor, the door with the postcards.`,
        },
        {
          table: [
            ['', 'Sum'],
            ['Rent', euros(flat.rent)],
            ['Charges', euros(flat.charges)],
            ['Paid', euros(flat.rent + flat.charges)],
          ],
          widths: [4, 1],
          right: [1],
        },
        { text: `Received with thanks on ${longDay(lastThird(created))}.\nMme ${flat.landlady}` },
      ]),
      author: flat.landlady,
      foot: 'Quittance de loyer',
    }),
})

const home: readonly PlannedFile[] = [
  ...Array.from({ length: 6 }, (_, month) => budget(month)),
  ...Array.from({ length: 6 }, (_, index) => receipt(index)),
  {
    ...own,
    folder: 'Alex/Home',
    name: 'Packing list, Sète.txt',
    created: 2,
    content: () =>
      txt(
        'the thick scarf\nthe good shirt (for the interview!)\ncharger\nbook, thin\nnothing from work\n\n(the berth data. only to look at it once)\n',
      ),
  },
  {
    ...own,
    folder: 'Alex/Home',
    name: 'Plants.txt',
    created: 33,
    content: () =>
      txt(
        `${['Fern: every other day, not on the leaves.', 'Lemon: as soon as it complains.', 'The thing from Nadia: never. It likes it.', 'Basil: see lemon, but sooner.'].map((line, index) => `${pick(['•', '◦'], index)} ${line}`).join('\n')}\n`,
      ),
  },
]

export const ownFiles: readonly PlannedFile[] = [...cvs, ...letters, ...notes, ...certificates, ...study, ...home]
