// The lines and stops that mails of the series name, by whose they are: nobody writes about a stop in another country.
import { steady, thursdayOf, weekOf, withCommas } from '#seed/mail-chance.ts'

export interface Network {
  /** Who reports diversions there. */
  readonly reporters: readonly string[]
  /** Who requests its numbers, besides the colleagues. */
  readonly askers: readonly string[]
  readonly lines: readonly string[]
  /** Where each line stops, of those below; default everywhere. */
  readonly serves?: Readonly<Record<string, string>>
  /** How many get on at each on an ordinary weekday. */
  readonly boardings: Readonly<Record<string, number>>
}

export const lyon: Network = {
  reporters: ['omar-haddad', 'benoit-lefevre'],
  askers: [],
  lines: ['3', '7', '9', '12', '14', '27', '31', '38', '49', '63', 'C3', 'C17', 'C20'],
  // As the timetables have them, between the stops that are printed there.
  serves: {
    3: 'Gare Part-Dieu, Grange Blanche, Les Iris, Mairie de Bron',
    7: 'Gare Part-Dieu, Cusset, Laurent Bonnevay',
    9: 'Gare de Vaise, Quai Jaÿr, Pont Mouton',
    12: 'Monplaisir, Grange Blanche',
    14: 'Place Carnot, Hôtel de Région, Halle Tony Garnier',
    27: 'Laurent Bonnevay, Les Iris',
    31: 'Place Carnot, Quai Jaÿr, Pont Mouton, Gare de Vaise',
    38: 'Place Carnot, Grange Blanche, Monplaisir',
    49: 'Halle Tony Garnier, Monplaisir, Mairie de Bron',
    63: 'Hôtel de Région, Place Carnot, Quai Jaÿr',
    C3: 'Gare Part-Dieu, Villeurbanne Mairie, Laurent Bonnevay',
    C17: 'Villeurbanne Mairie, Cusset, Les Iris',
    C20: 'Place Carnot, Gare Part-Dieu, Grange Blanche',
  },
  boardings: {
    'Place Carnot': 2140,
    'Gare Part-Dieu': 6900,
    'Gare de Vaise': 3150,
    'Grange Blanche': 2480,
    'Mairie de Bron': 760,
    'Pont Mouton': 410,
    'Halle Tony Garnier': 690,
    'Laurent Bonnevay': 1820,
    'Villeurbanne Mairie': 1240,
    'Quai Jaÿr': 230,
    'Les Iris': 180,
    'Hôtel de Région': 540,
    Cusset: 880,
    Monplaisir: 1010,
  },
}

/** Where Kestrelway has customers. */
const elsewhere: readonly Network[] = [
  {
    reporters: ['etienne-garnier'],
    askers: ['etienne-garnier'],
    lines: ['4', '16', '18', '21'],
    boardings: {
      'Balaruc Thermes': 320,
      'Les Aresquiers': 46,
      'Mas Neuf': 9,
      'La Plagette': 14,
      'Pont Levis': 260,
      'Hôpital Saint-Clair': 540,
      'Montbazin-Église': 62,
      'Port Sud': 85,
    },
  },
  {
    reporters: ['aurelien-thevenet'],
    askers: [],
    lines: ['51', '56', '412', '604'],
    boardings: { 'Revel-Halle': 130, 'Villefranche-Gare': 210, 'Avignonet-Église': 22, 'Croix de Marcenac': 48 },
  },
  {
    reporters: ['zofie-dvorakova'],
    askers: [],
    lines: ['231', '340', '355'],
    boardings: { Nádraží: 720, Náměstí: 480, 'U Mlýna': 60 },
  },
  {
    reporters: ['dimitrios-papadakis'],
    askers: [],
    lines: ['8', '15', '20'],
    boardings: { Limani: 830, Plateia: 560, 'Agia Triada': 90 },
  },
  {
    reporters: ['ingrid-ostby'],
    askers: [],
    lines: ['11', '22', '530'],
    boardings: { Fergekaien: 240, Kirketorget: 180, Fjordveien: 35 },
  },
  {
    reporters: [],
    askers: ['pau-ferrer-i-soler'],
    lines: ['L2', 'L5', 'L8'],
    boardings: { 'Pont Vell': 330, Estació: 610, Mercat: 270 },
  },
  {
    reporters: [],
    askers: ['margaret-achterberg'],
    lines: ['163', '171', '188'],
    boardings: { Hoofdstation: 1900, 'Grote Markt': 1450, Zuiderhaven: 120 },
  },
]

export const networks: readonly Network[] = [lyon, ...elsewhere]

/** Lyon is whatever nobody else's is. */
export const networkOf = (id: string, role: 'reporters' | 'askers'): Network =>
  networks.find((network) => network[role].includes(id)) ?? lyon

/** @internal */
export const stopsOf = ({ boardings }: Network): readonly string[] => Object.keys(boardings)

export const stopsOn = (network: Network, line: string): readonly string[] =>
  network.serves?.[line]?.split(', ') ?? stopsOf(network)

/** Where a line loses its time: always the same stop. */
export function slowStopOf(network: Network, line: string): string {
  const stops = stopsOn(network, line)
  // Never the last: mails mention the way from there to the terminus.
  return stops[steady(line, 0, Math.max(0, stops.length - 2))] ?? ''
}

/** On time within three minutes, in per cent. */
export const onTimeOf = (line: string, month: string): number =>
  steady(`line ${line}`, 68, 93) + steady(`${line} in ${month}`, -2, 2)

/** On an ordinary weekday of a month. */
export const boardingsOf = (network: Network, stop: string, month: string): number =>
  Math.round(((network.boardings[stop] ?? 0) * (100 + steady(`${stop} in ${month}`, -4, 4))) / 100)

/** All boardings of a week: an even year has the usual number, an odd year differs from it. */
function weekTotal(year: number, week: number): number {
  const usual = steady(`${week}, all boardings`, 198_000, 207_000)
  if (year % 2 === 0) return usual
  const permille = steady(`week ${week} of ${year}`, 2, 48)
  return Math.round(usual * (1 + (permille % 2 === 0 ? permille : -permille) / 1000))
}

/** Such as `204,310 boardings, up 1.3%`: against the same week of the year before, whose report had that number.*/
export function boardingsInWeek(day: Date): string {
  const [week, year] = [weekOf(day), thursdayOf(day).getUTCFullYear()]
  const [now, before] = [weekTotal(year, week), weekTotal(year - 1, week)]
  const percent = Math.abs((now / before - 1) * 100).toFixed(1)
  return `${withCommas(now)} boardings, ${now > before ? 'up' : 'down'} ${percent}%`
}
