// Timetables of the lines, worked out of stops and headways; the monthly ridership that follows from them.
import { hadCome } from '#seed/biography.ts'
import { type Cell, type Sheet, xlsx } from '#seed/documents/xlsx.ts'
import { DAY, type FileTimes, isoDay, monthName, nameOf, type PlannedFile, pick } from '#seed/files/planned-file.ts'
import { monthStart } from '#seed/local-time.ts'
import { steady } from '#seed/mail-chance.ts'
import { createRandom } from '#seed/random.ts'

interface Line {
  readonly number: string
  readonly folder: 'Rhône' | 'Métropole' | 'School runs'
  readonly stops: readonly string[]
  /** Minutes between two runs. */
  readonly every: number
  /** Hours of the first and of the last run. */
  readonly from: number
  readonly to: number
}

const line = (
  folder: Line['folder'],
  number: string,
  every: number,
  from: number,
  to: number,
  stops: string,
): Line => ({
  number,
  folder,
  every,
  from,
  to,
  stops: stops.split(', '),
})

export const lines: readonly Line[] = [
  line(
    'Rhône',
    '101',
    30,
    5,
    21,
    'Gare Part-Dieu, Grange Blanche, Bron Hôtel de Ville, Saint-Priest Bel-Air, Heyrieux Place de la Paix, Saint-Georges-d’Espéranche',
  ),
  line(
    'Rhône',
    '103',
    60,
    6,
    20,
    'Perrache, Oullins Gare, Brignais Centre, Mornant Place, Saint-Laurent-d’Agny, Rontalon',
  ),
  line(
    'Rhône',
    '106',
    20,
    5,
    22,
    'Gorge de Loup, Tassin Demi-Lune, Craponne Centre, Brindas Verchères, Vaugneray Mairie',
  ),
  line('Rhône', '114', 60, 6, 19, 'Gorge de Loup, Charbonnières, Sainte-Consorce, Pollionnay, Courzieu Gare'),
  line('Rhône', '115', 40, 6, 20, 'Gorge de Loup, Lentilly Centre, L’Arbresle Gare, Bully, Tarare Gare'),
  line('Rhône', '118', 60, 6, 19, 'Vaise, Limonest, Lissieu, Anse Gare, Villefranche Gare'),
  line('Rhône', '122', 30, 5, 21, 'Villefranche Gare, Gleizé, Denicé, Montmelas, Le Perréon'),
  line('Rhône', '131', 60, 6, 19, 'Villefranche Gare, Belleville Gare, Beaujeu Place, Les Ardillats, Monsols'),
  line('Rhône', '142', 60, 7, 19, 'Givors Ville, Échalas, Saint-Romain-en-Gier, Saint-Andéol'),
  line('Rhône', '145', 45, 6, 20, 'Bellecour, Francheville, Soucieu-en-Jarrest, Mornant Place, Chabanière'),
  line('Rhône', '152', 90, 7, 18, 'Saint-Symphorien-sur-Coise, Duerne, Yzeron, Vaugneray Mairie'),
  line('Rhône', '164', 60, 6, 19, 'Mions, Toussieu, Saint-Pierre-de-Chandieu, Heyrieux Place de la Paix'),
  line(
    'Métropole',
    '7',
    10,
    5,
    24,
    'Gare Part-Dieu, Charpennes, Villeurbanne Hôtel de Ville, Cusset, Laurent Bonnevay',
  ),
  line('Métropole', '12', 12, 5, 23, 'Bellecour, Guillotière, Saxe Gambetta, Bachut, Vénissieux Gare'),
  line('Métropole', '16', 15, 5, 23, 'Saxe Gambetta, Jean Macé, Moulin à Vent, Surville'),
  line('Métropole', '27', 15, 5, 23, 'Laurent Bonnevay, Montchat, Décines Centre, Meyzieu Gare, Jonage'),
  line('Métropole', '31', 20, 6, 22, 'Perrache, Gorge de Loup, Vaise, Champagne-au-Mont-d’Or'),
  line('Métropole', '38', 15, 5, 24, 'Part-Dieu Sud, Place Carnot, Grange Blanche, Hôpital Est, Parilly'),
  line('Métropole', '43', 20, 6, 22, 'Gare Vaise, Écully Centre, Dardilly, Limonest'),
  line('Métropole', '52', 20, 6, 22, 'Bellecour, Sainte-Foy, Francheville, Alaï'),
  line('Métropole', '64', 30, 6, 21, 'Meyzieu Gare, Genas, Saint-Bonnet-de-Mure, Aéroport'),
  line('Métropole', '79', 15, 5, 23, 'Vénissieux Gare, Saint-Fons, Feyzin, Solaize'),
  line('Métropole', '83', 12, 5, 24, 'Laurent Bonnevay, Vaulx-en-Velin La Soie, Décines Grand Large'),
  line('Métropole', '90', 30, 6, 21, 'Oullins Gare, Pierre-Bénite, Irigny, Vernaison'),
  line('School runs', 'S4', 480, 7, 16, 'Yzeron Place, Les Places, La Milonière, Vaugneray Collège'),
  line('School runs', 'S9', 480, 7, 16, 'Rontalon, Thurins Mairie, Le Michard, Mornant Collège'),
  line('School runs', 'S11', 480, 7, 17, 'Chaussan, Saint-Sorlin, Le Logis Neuf, Mornant Lycée'),
  line('School runs', 'S16', 480, 7, 16, 'Dareizé, Les Olmes, Pontcharra, Tarare Collège'),
  line('School runs', 'S20', 480, 7, 17, 'Propières, Azolette, Monsols, Beaujeu Collège'),
  line('School runs', 'S23', 480, 7, 16, 'Poule-les-Écharmeaux, Chénelette, Claveisolles, Lamure Collège'),
  line('School runs', 'S31', 480, 7, 16, 'Jarnioux, Ville-sur-Jarnioux, Cogny, Gleizé Collège'),
  line('School runs', 'S35', 480, 7, 17, 'Toussieu, Chandieu Village, Le Bois, Heyrieux Collège'),
]

/** A sheet of departures: one row a stop, one column a run. */
function direction(
  { number, stops, every, from, to }: Line,
  way: readonly string[],
  name: string,
  slack: number,
): Sheet {
  const random = createRandom(Number.parseInt(number.replace(/\D/g, ''), 10) * 97 + stops.length)
  const legs = way.map((_, index) => (index === 0 ? 0 : 4 + Math.floor(random() * 9) + slack))
  const starts: number[] = []
  // The first bus of all leaves the depot at 05:31.
  const first = from * 60 + (from === 5 ? 28 : 0) + Math.floor(random() * 20)
  for (let start = first; start <= to * 60 + 30; start += every) starts.push(start)
  let passed = 0
  const rows = way.map((stop, index): Cell[] => {
    passed += legs[index] ?? 0
    return [stop, ...starts.map((start): Cell => ({ time: (start + passed) % 1440 }))]
  })
  const head = ['Stop', ...starts.map((_, index) => `Run ${index + 1}`)]
  return { name, rows: [head, ...rows], widths: [30, ...starts.map(() => 8)] }
}

/** A timetable is ready so many days before it is in force. */
const NOTICE_DAYS = 14

function timetable(of: Line, { modified }: FileTimes, by: string): Uint8Array<ArrayBuffer> {
  const [out, back] = [of.stops, of.stops.toReversed()]
  const valid: Cell[][] = [
    ['Line', of.number],
    ['From', of.stops[0] ?? ''],
    ['To', of.stops.at(-1) ?? ''],
    ['Valid from', { day: modified + NOTICE_DAYS * DAY }],
    ['Checked by', nameOf(by)],
    [
      'Remarks',
      of.folder === 'School runs'
        ? 'Runs on school days only.'
        : of.every >= 60
          ? 'Call by 16:00 the day before for a seat with a wheelchair.'
          : 'Every bus has a ramp.',
    ],
  ]
  return xlsx({
    title: `Timetable of line ${of.number}`,
    author: nameOf(by),
    at: modified,
    sheets: [
      direction(of, out, 'Outward', 0),
      direction(of, back, 'Return', 0),
      ...(of.folder === 'School runs'
        ? []
        : [direction({ ...of, every: Math.min(480, of.every * 2), from: of.from + 1 }, out, 'Sundays', -1)]),
      { name: 'About', rows: [['Field', 'Value'], ...valid], widths: [16, 50] },
    ],
  })
}

const readyDaysAgo = (index: number): number => 20 + ((index * 5) % 60)

/** Since when the timetable of a line is in force: days before the first run. */
export const inForceDaysAgo = (number: string): number =>
  readyDaysAgo(lines.findIndex((line) => line.number === number)) - NOTICE_DAYS

const timetables = lines.map((of, index): PlannedFile => {
  const by = pick(['omar-haddad', 'elena-petrova', 'greta-lindqvist'], index)
  return {
    folder: `Kestrelway/Operations/Timetables/${of.folder}`,
    name: `Line ${of.number} ${of.stops[0]} – ${of.stops.at(-1)}.xlsx`,
    by,
    created: 210 - index,
    modified: readyDaysAgo(index),
    description: of.every >= 60 && of.every < 480 ? 'An hourly line: the board shows two runs ahead.' : undefined,
    content: (times) => timetable(of, times, by),
  }
})

function ridership(month: number, { created }: FileTimes): Uint8Array<ArrayBuffer> {
  const random = createRandom(month * 1009 + 3)
  const season = 1 - 0.03 * Math.cos(((month % 12) / 12) * 2 * Math.PI)
  const counted = lines.map((of, index): Cell[] => {
    const isSchool = of.folder === 'School runs'
    // All lines come to some four times what the mail of a week counts.
    const usual = isSchool ? 2400 : 7400
    // A line has its own number, which hardly changes from one year to the next.
    const own = (steady(`boardings of ${of.number}`, 85, 115) / 100) * (0.97 + random() * 0.06)
    const weekdays = Math.round((usual / Math.sqrt(of.every)) * season * own * 21)
    const weekend = isSchool ? 0 : Math.round(weekdays * (0.14 + random() * 0.06))
    const row = index + 2
    return [
      of.number,
      of.stops.length,
      weekdays,
      weekend,
      { formula: `C${row}+D${row}`, result: weekdays + weekend },
      { share: weekdays / (weekdays + weekend) },
    ]
  })
  const total = counted.reduce((sum, row) => sum + (row[2] as number) + (row[3] as number), 0)
  const last = counted.length + 1
  return xlsx({
    title: `Ridership, ${monthName(monthStart(created, 1))}`,
    author: 'Alex Morgan',
    at: created,
    sheets: [
      {
        name: 'Boardings',
        rows: [
          ['Line', 'Stops', 'Weekdays', 'Weekends', 'All', 'On weekdays'],
          ...counted,
          ['All lines', null, null, null, { formula: `SUM(E2:E${last})`, result: total }, null],
        ],
      },
      {
        name: 'Notes',
        rows: [
          ['Note', 'Text'],
          ['Method', 'Boardings counted at the front door, checked against the cameras of two buses a line.'],
          [
            'Left out',
            pick(
              [
                'Nothing this month.',
                'Two days of the strike.',
                'Line 64, whose counter stood still for nine days.',
                'The night of the power cut.',
              ],
              month,
            ),
          ],
          ['Sent', isoDay(created)],
        ],
        widths: [14, 70],
      },
    ],
  })
}

const reports = Array.from(
  { length: 16 },
  (_, month): PlannedFile => ({
    folder: 'Kestrelway/Data/Ridership',
    key: `ridership-${month}`,
    name: (created) => `Ridership ${isoDay(monthStart(created, 1)).slice(0, 7)}.xlsx`,
    by: month % 5 === 1 && hadCome('samuel-okoro', 6 + month * 30) ? 'samuel-okoro' : 'alex-morgan',
    created: 6 + month * 30,
    months: month,
    content: (times) => ridership(month, times),
  }),
)

export const timetableFiles: readonly PlannedFile[] = [...timetables, ...reports]
