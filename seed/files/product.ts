// What the product's people write: release notes, reports of incidents, notices at stops, research.
import { hadCome } from '#seed/biography.ts'
import { docx } from '#seed/documents/docx.ts'
import { pdf } from '#seed/documents/pdf.ts'
import type { Block } from '#seed/documents/text-document.ts'
import { txt } from '#seed/documents/txt.ts'
import {
  atTheOffice,
  type FileTimes,
  isoDay,
  longDay,
  nameOf,
  type PlannedFile,
  pick,
  weekday,
} from '#seed/files/planned-file.ts'
import { inForceDaysAgo, lines } from '#seed/files/timetables.ts'
import { localTime } from '#seed/local-time.ts'
import { slug } from '#seed/slug.ts'

/** The newest first; what a meeting decided (meeting-topics.ts) comes after it. */
const CHANGES: readonly (readonly [title: string, ...changes: string[]])[] = [
  [
    'Line numbers',
    'Line numbers have a column of their own.',
    'A line with a letter is read aloud with a pause before it.',
  ],
  [
    'Quieter nights',
    'Boards dim by the timetable of their stop.',
    'A disk warns at 70 per cent by day and wakes somebody at 92.',
  ],
  ['School mornings', 'The depot’s gate gives the first position of a school run.', 'Parents see the bus from 7:12.'],
  ['Alerts', 'Text messages are sent for delays of more than ten minutes.', 'An alert ends when its cause does.'],
  [
    'The long lines',
    'The driver’s map rests while the bus stands.',
    'Battery at the end of line 131: 34 per cent, up from 8.',
  ],
  ['Two lines, one green', 'Where two lines meet, numbers are larger than colours.'],
  [
    'Departures, page by page',
    'GET /departures answers a hundred at a time, with a link to the next.',
    'The old answer stays until the end of the quarter.',
    'Kerbs are matched by their number.',
  ],
  [
    'Doubt',
    'A prediction from an old position has a dot beside it.',
    'The board asks a second time before it shows nothing.',
  ],
  ['Contrast', 'Contrast of 7 to 1 by day and by night.'],
  ['Zones', 'Each departure says which fare zone it is in.', 'Stops on a border say both.'],
  [
    'Detours',
    'Moved stops are drawn on the map with the day they come back.',
    'Notices at the pole are printed from the same data.',
  ],
  [
    'Renamed stops',
    'Stops that were renamed answer under both names for a year.',
    'The nightly import says in the morning what it has changed.',
  ],
  [
    'Voices',
    'The board at the press of a button speaks the next three runs.',
    'Names of stops are spoken as they are said there.',
  ],
  [
    'Winter time',
    'Times on the night of the change are said with their zone.',
    'Two tests for the hour that comes twice.',
  ],
  ['Keys', 'A key can be renewed without a break.', 'Each answer’s head says how many requests are left.'],
  ['Documentation', 'The stops page begins with one stop.', 'All examples run against the sample city.'],
  [
    'Positions',
    'The new position feed, every five seconds.',
    'The old feed stays for a year.',
    'Buses at the depot are not shown.',
  ],
  [
    'The hundredth board',
    'A hundred boards stand; the last one is in Villeurbanne.',
    'Nothing else. It took four years.',
  ],
]

/** A retrospective 39 days before the first run found that the last release had come on a Friday: since then none does. */
const RELEASE_ON_A_FRIDAY = 2

/** Days before the first run: from Monday to Thursday, but for one. */
function releaseDay(now: number, index: number): number {
  const days = 7 + index * 21
  const weekday = new Date(localTime(now, days, 12, 0)).getDay()
  const isOf = (back: number) => {
    const day = (weekday + 7 - back) % 7
    return index === RELEASE_ON_A_FRIDAY ? day === 5 : day > 0 && day < 5
  }
  return days + ([0, 1, 2, 3, 4, 5, 6].find(isOf) ?? 0)
}

const releaseNotes = CHANGES.map(([title, ...changes], index): PlannedFile => {
  const version = `${4 - Math.floor(index / 9)}.${8 - (index % 9)}.0`
  return {
    folder: 'Kestrelway/Product/Release notes',
    name: `${version} ${title}.txt`,
    by: 'mateus-costa',
    created: 7 + index * 21,
    at: (now) => localTime(now, releaseDay(now, index), 10, 0),
    content: ({ created }) =>
      txt(
        [
          `Kestrelway ${version} – ${title}`,
          longDay(created),
          '',
          ...changes.map((change) => `  * ${change}`),
          '',
          'Behind the scenes',
          `  * ${pick(['Pages are a fifth smaller.', 'The import is read by two people before it runs.', 'Eleven libraries were brought up to date.', 'Three tests that never failed were taken out.', 'Logs are kept for 30 days in place of 90.'], index)}`,
          '',
          'Known',
          `  * ${pick(['First-series boards take a minute to start.', 'À quai / À l’approche: corrected with the next words.', 'Line 64 has no counter this week.', 'The kiosk at Part-Dieu reloads at midnight.'], index)}`,
          '',
          `Questions to ${nameOf(pick(['benoit-lefevre', 'mateus-costa'], index))}.`,
          '',
        ].join('\n'),
      ),
  }
})

const INCIDENTS: readonly (readonly [title: string, minutes: number, what: string, why: string, then: string])[] = [
  [
    'Boards dark in three towns',
    47,
    '61 boards showed nothing from 17:04.',
    'A data contract had ended; the reminder went to somebody who left in spring.',
    'Contracts are in the calendar of two people.',
  ],
  [
    'Buses in the sea',
    12,
    'The map showed nine buses off Marseille.',
    'A feed swapped latitude and longitude after an update of theirs.',
    'Positions outside the region are dropped and counted.',
  ],
  [
    'The same departure for ever',
    95,
    'Stop C at Part-Dieu showed 08:14 until 09:49.',
    'The board’s clock stood still; its watchdog asked the same clock.',
    'The watchdog asks the server.',
  ],
  [
    'Disk full at night',
    31,
    'No departures for line 7 from 04:50.',
    'Trip logs of a test that nobody had stopped.',
    'Tests stop after a day by themselves.',
  ],
  [
    'Slow mornings',
    180,
    'Answers took four seconds between 7 and 10.',
    'Every app asked for all stops after its update.',
    'Stops are kept on the telephone for a week.',
  ],
  [
    'Wrong day type',
    600,
    'Saturday’s timetable on a working day.',
    'The operator’s file counted the bridge day as a Saturday. So did the drivers.',
    'A day type that changes within a week is asked about.',
  ],
  [
    'Text messages twice',
    8,
    '2,300 people got the same message twice.',
    'The supplier answered late, and we sent again.',
    'Each message has a number that the supplier refuses twice.',
  ],
  [
    'Silent kiosk',
    1440,
    'The kiosk at Grange Blanche did not speak for a day.',
    'Its volume was at zero. Somebody had asked for quiet.',
    'Volume is a setting with a least value, and a day’s end.',
  ],
  [
    'Import stopped half-way',
    74,
    'Half of the stops had new names, half the old ones.',
    'One line without a number ended the run.',
    'The import is one transaction: all of it, or none.',
  ],
  [
    'Every bus twice',
    60,
    'All departures of one depot were shown twice.',
    'Its file had come twice, under two names.',
    'A file is known by what is in it.',
  ],
]

const incidentAgo = (index: number): number => 13 + index * 24
const writerOf = (index: number): string =>
  pick(
    ['kwame-mensah', 'elena-petrova', 'hana-kim'].filter((id) => hadCome(id, incidentAgo(index))),
    index,
  )

const incidents = INCIDENTS.map(
  ([title, minutes, what, why, then], index): PlannedFile => ({
    folder: 'Kestrelway/Operations/Incidents',
    key: `incident-${index}`,
    name: (created) => `${isoDay(created)} ${title}.txt`,
    by: writerOf(index),
    created: incidentAgo(index),
    at: atTheOffice(incidentAgo(index), 16, 0),
    content: ({ created }) =>
      txt(
        [
          title.toUpperCase(),
          `${longDay(created)} · ${minutes} minutes · written by ${nameOf(writerOf(index))}`,
          '',
          'What people saw',
          `  ${what}`,
          'Why',
          `  ${why}`,
          'What we changed',
          `  ${then}`,
          'How we heard of it',
          `  ${pick(['An alarm.', 'A call to Benoît.', 'An alarm, and a call three minutes before it.', 'A driver.'], index)}`,
          '',
          'Nobody is to blame; whoever was there did what could be known then.',
          '',
        ].join('\n'),
      ),
  }),
)

/** What is announced, and the line on which it happens. */
const NOTICES = [
  ['Roadworks', '101'],
  ['New timetable', '27'],
  ['Stop moved', '145'],
  ['Market day', '118'],
  ['Strong wind', '152'],
  ['School holidays', 'S9'],
  ['Night lines', '7'],
  ['Board being replaced', '114'],
  ['Marathon', '31'],
  ['Lift out of order', '83'],
  ['Festival', '12'],
  ['Strike', '90'],
] as const
const NOTICE_FOLDER = 'Kestrelway/Operations/Stops/Notices'
type Notice = (typeof NOTICES)[number]
const NOTICE_TEXTS: Readonly<Record<Notice[0], string>> = {
  Roadworks: 'The street is open on one side only. Buses stop in front of the bakery, forty metres further on.',
  'Market day': 'On market days until 14:00 the bus stops behind the church.',
  'Stop moved': 'This stop has moved to the other side of the crossing. The way there has no step.',
  'New timetable':
    'New times are in force. The last bus leaves nine minutes earlier; please look before you stay for the dessert.',
  'Strong wind': 'Above 600 metres buses run slowly and without promises. The board says what it knows.',
  'School holidays': 'During the holidays school runs do not run. The other lines do.',
  'Night lines': 'On Fridays and Saturdays a night bus leaves here at 0:30, 1:30 and 2:30.',
  'Board being replaced': 'The board is being replaced. Meanwhile, scan the code or ask the driver.',
  Marathon: 'From 7:00 to 13:00 no bus passes here. Runners do.',
  'Lift out of order':
    'The lift to the platform is out of order. Wheelchairs are met at Laurent Bonnevay: call half an hour before.',
  Festival:
    'For four evenings buses end at Guillotière, not at Bellecour. It is a quarter of an hour on foot, and worth it.',
  Strike: 'About one bus in three runs. The board shows only those that do.',
}

/** Nobody runs on a working day. */
const sundayAfter = (at: number): number => at + (14 - new Date(at).getUTCDay()) * 86_400_000

function notice([kind, number]: Notice, { created }: FileTimes, ahead: number): Uint8Array<ArrayBuffer> {
  const stops = lines.find((line) => line.number === number)?.stops ?? []
  return pdf({
    title: `${kind}, line ${number}`,
    author: nameOf('lucie-bernard'),
    at: created,
    foot: 'Kestrelway · information at stops · questions: 04 00 00 00 38',
    blocks: [
      { space: 40 },
      { centered: `Line ${number}`, size: 40, isBold: true },
      { space: 20 },
      { centered: kind, size: 30, isBold: true },
      { space: 24 },
      { rule: true },
      { space: 12 },
      { centered: NOTICE_TEXTS[kind], size: 18 },
      { space: 24 },
      { heading: 'Stops concerned' },
      { list: stops },
      { heading: 'From' },
      { text: weekday(kind === 'Marathon' ? sundayAfter(created) : created + ahead * 86_400_000) },
    ],
  })
}

/** Whose key is of an older name: the rows on devices have it. */
const FORMER: Partial<Record<Notice[0], string>> = { 'Strong wind': 'Snow', Festival: 'Festival of lights' }

const notices = NOTICES.map((announced, index): PlannedFile => {
  const [kind, number] = announced
  const created = 18 + index * 19
  return {
    folder: NOTICE_FOLDER,
    name: `${kind}, line ${number}.pdf`,
    key: slug(`${NOTICE_FOLDER}/${FORMER[kind] ?? kind}, line ${number}.pdf`),
    by: pick(['lucie-bernard', 'omar-haddad'], index),
    created,
    content: (times) => notice(announced, times, kind === 'New timetable' ? created - inForceDaysAgo(number) : 10),
  }
})

const RESEARCH: readonly (readonly [
  title: string,
  by: string,
  question: string,
  found: readonly string[],
  numbers: readonly (readonly [string, string])[],
])[] = [
  [
    'The walk to the bench',
    'greta-lindqvist',
    'How far is it from each stop to the nearest place to sit.',
    [
      'A third of the stops have a bench within ten metres.',
      'In the hills it is the church’s.',
      'Eleven stops have none within 300 metres; all eleven serve a surgery.',
    ],
    [
      ['Within 10 m', '34 %'],
      ['Within 100 m', '71 %'],
      ['Beyond 300 m', '11 stops'],
    ],
  ],
  [
    'Six rides with two blind passengers',
    'greta-lindqvist',
    'Two people who take line 12 every day took it with us, six times.',
    [
      'The button is found by its hum, not by its mark.',
      '“Due” is understood as “late”.',
      'The order line, place, minutes is right; the pause after the line is too short.',
    ],
    [
      ['Rides', '6'],
      ['Found the button at once', '5'],
      ['Boarded the right bus', '6'],
      ['Would use it alone', '2 of 2'],
    ],
  ],
  [
    'Predictions before school',
    'yuki-tanaka',
    'Six weeks of predictions on eight school runs, beside the arrivals.',
    [
      'Between 7:00 and 7:30 we are within a minute for 58 per cent.',
      'The first position comes too late; the model is not the problem.',
      'With the gate’s signal it would be 79.',
    ],
    [
      ['All day', '81 %'],
      ['7:00 to 7:30', '58 %'],
      ['With the gate', '79 %'],
    ],
  ],
  [
    'Who reads the line map',
    'lucie-bernard',
    'We watched 90 minutes at three poles.',
    [
      'Visitors read the map, locals read the minutes.',
      'Nobody unfolded the folded one.',
      'Four people photographed it.',
    ],
    [
      ['Looked at the minutes', '112'],
      ['Looked at the map', '19'],
      ['Photographed the map', '4'],
    ],
  ],
  [
    'Do people trust the minutes',
    'yuki-tanaka',
    'We asked 1,140 people at 24 stops whether they believe the board.',
    [
      'Where a bus comes every ten minutes, 86 per cent do.',
      'Where it comes once an hour, 41 per cent do, and they come ten minutes early anyway.',
      'One wrong number a week is forgiven; two are not.',
    ],
    [
      ['Every 10 min', '86 %'],
      ['Every 20 min', '74 %'],
      ['Every 30 min', '63 %'],
      ['Every hour', '41 %'],
    ],
  ],
  [
    'Why people call',
    'benoit-lefevre',
    'All 214 calls of October, read again.',
    [
      'A cancelled run that nobody had told them of: 61.',
      'Lost things: 48, of which 19 umbrellas.',
      'Somebody who wanted to talk: 7. They were the longest.',
    ],
    [
      ['Cancelled run', '61'],
      ['Lost things', '48'],
      ['Fares', '37'],
      ['Detours', '29'],
      ['Other', '39'],
    ],
  ],
]

const research = RESEARCH.map(([title, by, question, found, numbers], index): PlannedFile => {
  const isPdf = index % 2 === 0
  return {
    folder: 'Kestrelway/Product/Research',
    name: `${title}.${isPdf ? 'pdf' : 'docx'}`,
    by,
    created: 15 + index * 33,
    content: ({ created }) => {
      const blocks: Block[] = [
        { heading: title, level: 1 },
        { text: `${nameOf(by)}, ${longDay(created)}` },
        { heading: 'Question' },
        { text: question },
        { heading: 'What we found' },
        { list: found, isNumbered: true },
        { heading: 'In numbers' },
        { table: [['', 'Count'], ...numbers], widths: [4, 1], right: [1] },
        { heading: 'What we would do' },
        {
          text: `${pick(['Ask again in spring, at the same stops.', 'Change one thing, and measure it before the next.', 'Show it to the operators before we decide.'], index)} The notes and the raw counts are with ${nameOf(by)}.`,
        },
      ]
      return (isPdf ? pdf : docx)({ title, author: nameOf(by), at: created, blocks })
    },
  }
})

export const productFiles: readonly PlannedFile[] = [...releaseNotes, ...incidents, ...notices, ...research]
