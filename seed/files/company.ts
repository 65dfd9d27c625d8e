// Papers of the company: how it works together, how a new person begins, what is still open.
import { docx } from '#seed/documents/docx.ts'
import { pdf } from '#seed/documents/pdf.ts'
import type { Block } from '#seed/documents/text-document.ts'
import { csv, txt } from '#seed/documents/txt.ts'
import { xlsx } from '#seed/documents/xlsx.ts'
import { longDay, nameOf, type PlannedFile } from '#seed/files/planned-file.ts'
import { lines } from '#seed/files/timetables.ts'
import { extensionOf, people } from '#seed/people.ts'

const POLICIES: readonly (readonly [
  title: string,
  by: string,
  aim: string,
  rules: readonly string[],
  exception: string,
])[] = [
  [
    'Travel and expenses',
    'zeynep-yildiz',
    'Nobody lends money to Kestrelway.',
    [
      'By train where it takes less than five hours.',
      'Second class; first where it is cheaper.',
      'Receipts within a month, a photograph will do.',
      'Paid back with the next salary.',
    ],
    'The last bus is missed now and then. A taxi is paid without a question up to 40 €.',
  ],
  [
    'Working from home',
    'nadia-benali',
    'People live where they live.',
    [
      'Two days a week in the office, which two is the team’s business.',
      'A desk and a chair are paid, up to 450 €.',
      'Nobody answers after seven in the evening, nor is asked to.',
    ],
    'A week abroad is fine; a month needs a word with Nadia because of insurance.',
  ],
  [
    'On call',
    'kwame-mensah',
    'Whoever sleeps with the phone sleeps badly, and is thanked for it.',
    [
      'One week in eight, from Thursday to Thursday.',
      'What wakes somebody has a note that says what to do.',
      'A night with a call is a morning off.',
      'Nobody in their first half year.',
    ],
    'Weeks are swapped among each other, in the table, without asking.',
  ],
  [
    'Accessibility',
    'greta-lindqvist',
    'A bus that somebody cannot find does not run for them.',
    [
      'Nothing is said by colour alone.',
      'Contrast of 7 to 1 outdoors.',
      'Each change is used once with a screen reader before it is released.',
      'A passenger is asked before the second discussion.',
    ],
    'There is none.',
  ],
  [
    'Personal data',
    'priya-nair',
    'We count people; we do not know them.',
    [
      'No position of a person is kept.',
      'Counts under five are shown as “few”.',
      'Phone numbers for alerts are deleted with the alert.',
      'Whoever asks what we know about them is told within a week.',
    ],
    'Letters that people write to us are kept as long as they wish.',
  ],
  [
    'Holidays',
    'nadia-benali',
    'Everybody is away for two weeks in a row, once a year.',
    [
      'Thirty days, and the day of the move.',
      'Asked for in the calendar; it is granted unless somebody says no within a week.',
      'The board does not need you on 15 August.',
    ],
    'In the school holidays parents choose first one year, everybody else the next.',
  ],
]

const policies = POLICIES.map(
  ([title, by, aim, rules, exception], index): PlannedFile => ({
    folder: 'Kestrelway/Company/Policies',
    name: `${title}.docx`,
    by,
    created: 420 - index * 40,
    modified: 60 + index * 17,
    content: ({ created, modified }) =>
      docx({
        title,
        author: nameOf(by),
        at: modified,
        blocks: [
          { heading: title, level: 1 },
          {
            text: `In force since ${longDay(created)}; last read and changed on ${longDay(modified)}. Ask ${nameOf(by)}.`,
          },
          { heading: 'What it is for' },
          { text: aim },
          { heading: 'What we do' },
          { list: rules, isNumbered: true },
          { heading: 'Exceptions' },
          { text: exception },
        ],
      }),
  }),
)

const welcome: Block[] = [
  { heading: 'Your first week', level: 1 },
  { text: 'Nobody expects anything of you before Thursday. Please expect something of us.' },
  {
    table: [
      ['Day', 'Morning', 'Afternoon'],
      ['Monday', 'Keys, desk, lunch with your team', 'A ride on line 38 with Greta, eyes closed for two stops'],
      ['Tuesday', 'How the data comes in, with Hana', 'Your computer'],
      ['Wednesday', 'Support, beside Benoît: listen to five calls', 'The depot at Givors, with Omar'],
      ['Thursday', 'Your first change, however small', 'Released'],
      ['Friday', 'What surprised you? With Nadia, over coffee', 'Home early'],
    ],
    widths: [1.2, 3, 3],
  },
  { heading: 'Whom to ask' },
  {
    list: [
      'Anything at all: whoever sits beside you.',
      'Money and travel: Zeynep Yıldız.',
      'A board that is dark: Tom Hughes, then Omar Haddad.',
      'The people at the transport authority: Amina Diallo.',
    ],
  },
  { heading: 'What people forget' },
  { list: ['The door on the yard locks at eight.', 'The blue cups are Kwame’s.', 'You may say that you do not know.'] },
]

const staff = people.filter(({ id, email }) => id === 'alex-morgan' || email.endsWith('@kestrelway.example'))

const others: readonly PlannedFile[] = [
  {
    folder: 'Kestrelway/Company/Onboarding',
    name: 'Your first week.pdf',
    by: 'nadia-benali',
    created: 300,
    modified: 44,
    isStarred: true,
    content: ({ modified }) =>
      pdf({ title: 'Your first week', author: nameOf('nadia-benali'), at: modified, blocks: welcome }),
  },
  {
    folder: 'Kestrelway/Company/Onboarding',
    name: 'Words we use.docx',
    by: 'mateus-costa',
    created: 280,
    modified: 35,
    description: 'For whoever wonders what a kerb has to do with software.',
    content: ({ modified }) =>
      docx({
        title: 'Words we use',
        author: nameOf('mateus-costa'),
        at: modified,
        blocks: [
          { heading: 'Words we use', level: 1 },
          {
            table: [
              ['Word', 'What it means here'],
              ['Stop', 'What a passenger calls one: a name and a place.'],
              ['Kerb', 'One side of the road at a stop. A stop has one or more.'],
              ['Run', 'One bus, one way, from its first stop to its last.'],
              ['Line', 'Runs that people think of together.'],
              ['Due', 'Less than a minute away. Not: late.'],
              ['Day type', 'Which timetable counts on a day. The source of half of all trouble.'],
              ['Board', 'What shows the next runs at a stop.'],
              ['Feed', 'What tells us where the buses are.'],
            ],
            widths: [1, 4],
          },
        ],
      }),
  },
  {
    folder: 'Kestrelway/Company/Onboarding',
    name: 'Checklist for the new one’s desk.txt',
    by: 'nadia-benali',
    created: 120,
    content: () =>
      txt(
        '[ ] Key for the yard\n[ ] Card for the tram (ask Zeynep)\n[ ] Chair that goes low enough\n[ ] Name on the door, spelled as its owner spells it\n[ ] Somebody to have lunch with, every day of the first week\n[ ] A plant. Not from the supermarket.\n',
      ),
  },
  {
    folder: 'Kestrelway/Company',
    name: 'Telephone list.xlsx',
    by: 'nadia-benali',
    created: 200,
    modified: 3,
    content: ({ modified }) => staffList(modified),
  },
  {
    folder: 'Kestrelway/Data/Open data',
    name: 'Read me.txt',
    by: 'hana-kim',
    created: 150,
    content: () =>
      txt(
        'What is in here\n\n  lines.txt    the lines whose timetables are checked so far, with their first and last stop\n  stops.txt    the stops that are printed in those, each once for every line; a bus stops between them too\n\nTexts in UTF-8, fields between commas, the first line names them.\nLicence: ODbL 1.0. Use it, say where it is from, and share what you make of it.\nA mistake? hana.kim@kestrelway.example. We correct it, and thank you by name.\n',
      ),
  },
  {
    folder: 'Kestrelway/Data/Open data',
    name: 'lines.txt',
    by: 'hana-kim',
    created: 30,
    content: () =>
      csv([
        ['line', 'area', 'from', 'to', 'minutes_between_runs'],
        ...lines.map(({ number, folder, stops, every }) => [number, folder, stops[0] ?? '', stops.at(-1) ?? '', every]),
      ]),
  },
  {
    folder: 'Kestrelway/Data/Open data',
    name: 'stops.txt',
    by: 'hana-kim',
    created: 30,
    content: () =>
      csv([
        ['line', 'sequence', 'stop'],
        ...lines.flatMap(({ number, stops }) => stops.map((stop, index) => [number, index + 1, stop])),
      ]),
  },
]

function staffList(at: number): Uint8Array<ArrayBuffer> {
  return xlsx({
    title: 'Telephone list',
    author: nameOf('nadia-benali'),
    at,
    sheets: [
      {
        name: 'Kestrelway',
        rows: [
          ['Name', 'What they do', 'E-mail', 'Extension'],
          ...staff.map(({ id, name, title, email }) => [name, title, email, extensionOf(id)]),
        ],
        widths: [22, 28, 34, 12],
      },
    ],
  })
}

export const companyFiles: readonly PlannedFile[] = [...policies, ...others]
