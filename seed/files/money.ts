// Invoices of the suppliers, and the travel costs of each month.
import { hadCome, office } from '#seed/biography.ts'
import { CLAIM_DAYS_AGO, type ClaimedJourneys, claimedJourneys } from '#seed/claimed-journeys.ts'
import { pdf } from '#seed/documents/pdf.ts'
import { type Cell, xlsx } from '#seed/documents/xlsx.ts'
import { boardsAt, meetings } from '#seed/files/meetings.ts'
import {
  DAY,
  euros,
  type FileTimes,
  isoDay,
  longDay,
  monthName,
  nameOf,
  type PlannedFile,
  pick,
  timesOf,
} from '#seed/files/planned-file.ts'
import { monthStart } from '#seed/local-time.ts'

const INVOICES = 30

interface Supplier {
  readonly name: string
  readonly address: string
  /** Their numbers begin with it. */
  readonly mark: string
  /** What they charge for: text, unit, price, and how many from to. */
  readonly goods: readonly (readonly [text: string, price: number, least: number, most: number])[]
}

/** As many as boards stood in the month that is paid for. */
const CARDS = 'Data for boards, per card and month'

const suppliers: readonly Supplier[] = [
  {
    name: 'Meridian Hosting',
    address: '14 quai des Docks, 13002 Marseille',
    mark: 'MH',
    goods: [
      ['Server, 8 cores, one month', 148, 3, 5],
      ['Storage, 1 TB, one month', 21.5, 6, 11],
      ['Traffic above the plan, 100 GB', 4.2, 0, 14],
      ['Night support, per call', 90, 0, 2],
    ],
  },
  {
    name: 'Lumiboard',
    address: '3 rue de l’Optique, 42000 Saint-Étienne',
    mark: 'LB',
    goods: [
      ['Arrivals board, second series', 1890, 12, 18],
      ['Mast with base plate', 412, 2, 8],
      ['Replacement of a first-series panel', 640, 0, 3],
      ['Fitting, per stop', 310, 12, 18],
    ],
  },
  {
    name: 'Imprimerie du Quai',
    address: '41 quai Rambaud, 69002 Lyon',
    mark: 'IQ',
    goods: [
      ['Stop notices A3, weatherproof', 3.85, 60, 240],
      ['Line maps, folded', 0.42, 500, 2000],
      ['Express, within two days', 75, 0, 1],
    ],
  },
  {
    name: 'Radiolink Sud',
    address: '8 avenue des Antennes, 34000 Montpellier',
    mark: 'RS',
    goods: [
      [CARDS, 2.9, 1, 1],
      ['Text messages, per thousand', 41, 2, 56],
      ['New cards', 6, 0, 20],
    ],
  },
  {
    name: 'Parlance Co-operative',
    address: '27 montée de la Grande-Côte, 69001 Lyon',
    mark: 'PC',
    goods: [
      ['Translation French to English, per 100 words', 14, 8, 40],
      ['Reading by a native speaker, per hour', 52, 1, 6],
    ],
  },
]

function invoice(supplier: Supplier, number: number, { created }: FileTimes): Uint8Array<ArrayBuffer> {
  const lines = supplier.goods
    .map(([text, price, least, most], index) => {
      const count =
        text === CARDS ? boardsAt(daysAgoOf(number) + 12) : least + ((number * 7 + index * 13) % (most - least + 1))
      return { text, price, count, sum: Math.round(count * price * 100) / 100 }
    })
    .filter(({ count }) => count > 0)
  const net = lines.reduce((sum, line) => sum + line.sum, 0)
  const tax = Math.round(net * 20) / 100
  const mark = invoiceNumber(supplier, number, created)
  return pdf({
    title: `Invoice ${mark}`,
    author: supplier.name,
    at: created,
    foot: `${supplier.name} · ${supplier.address} · VAT ${vatNumber(412_000_111 + supplier.mark.charCodeAt(1) * 7919)}`,
    blocks: [
      { heading: supplier.name, level: 1 },
      { text: supplier.address },
      { space: 18 },
      { text: `Kestrelway\nFinance, Zeynep Yıldız\n${office.street}\n${office.postalCode} ${office.city}` },
      { space: 12 },
      { heading: `Invoice ${mark}` },
      {
        text: `Date: ${longDay(created)}. Supplied in ${monthName(created - 12 * DAY)}. Payable by ${longDay(created + 30 * DAY)}.`,
      },
      {
        table: [
          ['', 'Quantity', 'Each', 'Sum'],
          ...lines.map(({ text, count, price, sum }) => [text, String(count), euros(price), euros(sum)]),
        ],
        widths: [5, 1.4, 1.6, 1.8],
        right: [1, 2, 3],
      },
      {
        table: [
          ['Net', euros(net)],
          ['VAT 20 %', euros(tax)],
          ['To pay', euros(net + tax)],
        ],
        widths: [5, 1.8],
        right: [1],
      },
      {
        text: 'A late payment costs interest at three times the legal rate and 40 € for collection. No discount for early payment.',
      },
    ],
  })
}

/** A French one: two digits that check the nine of the company. */
const vatNumber = (company: number): string =>
  `FR ${String((12 + 3 * (company % 97)) % 97).padStart(2, '0')} ${company}`

const invoiceNumber = ({ mark }: Supplier, number: number, created: number): string =>
  `${mark}-${isoDay(created).slice(0, 4)}-${String(1040 + number * 17).padStart(5, '0')}`

/** The highest number came last. */
const daysAgoOf = (number: number): number => 3 + (INVOICES - number) * 11

const invoices = Array.from({ length: INVOICES }, (_, index): PlannedFile => {
  const supplier = pick(suppliers, index)
  const number = INVOICES - index
  return {
    key: `invoice-${number}`,
    folder: `Kestrelway/Finance/Invoices/${supplier.name}`,
    name: (created) => `${invoiceNumber(supplier, number, created)}.pdf`,
    by: 'zeynep-yildiz',
    created: daysAgoOf(number),
    description: index === 1 ? 'Fewer masts than boards; Omar asks.' : undefined,
    content: (times) => invoice(supplier, number, times),
  }
})

const TRIPS: readonly (readonly [who: string, route: string, why: string, price: number])[] = [
  ['omar-haddad', 'Lyon – Villefranche, return', 'Depot, gate signal', 17.2],
  ['kwame-mensah', 'Lyon – Grenoble, return', 'Second data centre', 45.6],
  ['greta-lindqvist', 'Tram and bus, day ticket', 'Test ride with two passengers', 6.7],
  ['liam-osullivan', 'Lyon – Annecy, return', 'Offer to the valley', 52.4],
  ['priya-nair', 'Lyon – Paris, return', 'Meeting of the authorities', 154],
  ['tom-hughes', 'Van hire, one day', 'Boards to Yzeron', 79],
  ['lucie-bernard', 'Lyon – Saint-Étienne, return', 'Lumiboard, first series', 24.8],
  ['hana-kim', 'Lyon – Givors, return', 'Counters on line 142', 9.4],
  ['nadia-benali', 'Lyon – Clermont, return', 'School, apprentices', 61.2],
]

/** What Alex has back of the last month, and of no other: three tickets and two receipts, as Zeynep writes; each with its day. @internal */
export const costsOfAlex: readonly (readonly [
  route: string,
  why: string,
  price: number,
  day: keyof ClaimedJourneys,
])[] = [
  ['Lyon – Sète', 'Workshop on counters', 44, 'out'],
  ['Sète – Lyon', 'Workshop on counters', 44, 'back'],
  ['Lyon – Grenoble, return', 'Counters of the tram', 45.6, 'grenoble'],
  ['Coffee and a sandwich, Sète', 'Workshop on counters', 9.4, 'out'],
  ['Tram in Grenoble, day ticket', 'Counters of the tram', 5.6, 'grenoble'],
]

/** The next day on which somebody is at work, and no meeting is. */
function tripDay(wanted: number, met: ReadonlySet<string>): number {
  let day = wanted
  while (new Date(day).getUTCDay() % 6 === 0 || met.has(isoDay(day))) day += DAY
  return day
}

function travelCosts(month: number, { created, now }: FileTimes): Uint8Array<ArrayBuffer> {
  const trips = TRIPS.filter(([who], index) => (index + month) % 3 !== 0 && hadCome(who, 70 + month * 31))
  const first = monthStart(created, 1)
  const met = new Set(meetings.map((file) => isoDay(timesOf(file, now).created)))
  const others = trips.map(([who, route, why, price], index): Cell[] => [
    { day: tripDay(first + (index * 3 + 2) * DAY, met) },
    nameOf(who),
    route,
    why,
    { money: Math.round(price * (1 + ((month * 3 + index) % 5) / 50) * 100) / 100 },
    pick(['paid', 'paid', 'receipt missing', 'paid'], index + month),
  ])
  const own = costsOfAlex.map(([route, why, price, day]): Cell[] => [
    { day: claimedJourneys(now)[day] },
    nameOf('alex-morgan'),
    route,
    why,
    { money: price },
    'with the salary',
  ])
  const rows = month === 0 ? [...others, ...own] : others
  const sum = rows.reduce((total, row) => total + (row[4] as { readonly money: number }).money, 0)
  return xlsx({
    title: `Travel costs, ${monthName(first)}`,
    author: nameOf('zeynep-yildiz'),
    at: created,
    sheets: [
      {
        name: 'Trips',
        rows: [
          ['Day', 'Who', 'Journey', 'Why', 'Cost', 'State'],
          ...rows,
          [null, null, null, 'All', { formula: `SUM(E2:E${rows.length + 1})`, result: sum, isMoney: true }, null],
        ],
        widths: [12, 20, 30, 30, 12, 16],
      },
    ],
  })
}

const travel = Array.from(
  { length: 12 },
  (_, month): PlannedFile => ({
    key: `travel-${month}`,
    folder: 'Kestrelway/Finance/Travel costs',
    name: (created) => `Travel costs ${isoDay(monthStart(created, 1)).slice(0, 7)}.xlsx`,
    by: 'zeynep-yildiz',
    created: CLAIM_DAYS_AGO + month * 30,
    months: month,
    // Zeynep waits for one receipt of the last month.
    ...(month === 0 && { modified: 0.1 }),
    content: (times) => travelCosts(month, times),
  }),
)

export const moneyFiles: readonly PlannedFile[] = [...invoices, ...travel]
