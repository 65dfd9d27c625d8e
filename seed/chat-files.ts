// The files in sample chats: tables, notes, drawings, photographs. All made here, none taken from anywhere.
import { line27Down } from '#seed/biography.ts'
import { jpeg } from '#seed/documents/jpeg.ts'
import { pdf } from '#seed/documents/pdf.ts'
import { type SceneOptions, scene } from '#seed/documents/picture.ts'
import { csv, txt } from '#seed/documents/txt.ts'
import { createRandom } from '#seed/random.ts'

export interface ChatFile {
  /** The media type. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** @param now ms since the epoch: what has a date of its own is dated from it */
export function chatFile(name: string, now: number): ChatFile {
  const made = makers[name]
  if (!made) throw new Error(`No sample file is called ${name}`)
  return made(now)
}

type Maker = (now: number) => ChatFile

const sheet =
  (rows: readonly (readonly (string | number)[])[]): Maker =>
  () => ({ type: 'text/csv', bytes: csv(rows) })

const note =
  (text: string): Maker =>
  () => ({ type: 'text/plain', bytes: txt(text) })

const drawing =
  (width: number, height: number, content: string): Maker =>
  () => ({
    type: 'image/svg+xml',
    bytes: txt(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${content}</svg>`,
    ),
  })

const photograph =
  (key: string, options: SceneOptions): Maker =>
  () => ({ type: 'image/jpeg', bytes: jpeg(scene(key, { width: 256, height: 171, ...options })) })

/** The arrivals board, drawn: stop, then lines of number, direction and countdown. */
function board(
  title: string,
  lines: readonly (readonly [string, string, string])[],
  size: number,
  isStruck = false,
): Maker {
  const rows = lines.map(([line, direction, due], index) => {
    const y = 78 + index * (size + 22)
    const struck = isStruck && index === 1
    const line2 = struck ? `<path d="M90 ${y - size / 3}H560" stroke="#f3b33d" stroke-width="3"/>` : ''
    return `<rect x="24" y="${y - size}" width="52" height="${size + 8}" rx="6" fill="#f3b33d"/><text x="50" y="${y - 3}" font-size="${size - 4}" text-anchor="middle" font-weight="700">${line}</text><g fill="#f5f1e6"><text x="92" y="${y - 2}" font-size="${size}">${direction}</text><text x="610" y="${y - 2}" font-size="${size}" text-anchor="end">${due}</text></g>${line2}`
  })
  const height = 90 + lines.length * (size + 22)
  return drawing(
    640,
    height,
    `<rect width="640" height="${height}" rx="18" fill="#1f2a33"/><text x="24" y="38" font-size="20" fill="#9fb4c0">${title}</text>${rows.join('')}`,
  )
}

/** Words written by hand on paper, tilted a little. */
const paper = (lines: readonly string[], ink = '#2b3a67'): Maker =>
  drawing(
    420,
    60 + lines.length * 34,
    `<rect width="100%" height="100%" fill="#d9cfbd"/><g transform="rotate(-1.5)"><rect x="16" y="18" width="388" height="${30 + lines.length * 34}" fill="#fdfaf2"/>${lines
      .map(
        (line, index) =>
          `<text x="36" y="${56 + index * 34}" font-size="19" font-style="italic" fill="${ink}">${line}</text>`,
      )
      .join('')}</g>`,
  )

function berths(): Maker {
  const random = createRandom(17)
  const kinds = ['vraquier', 'porte-conteneurs', 'roulier', 'pétrolier']
  const days = Array.from({ length: 120 }, (_, index) => {
    const [month, day] = [(index % 12) + 1, ((index * 7) % 28) + 1].map((part) => String(part).padStart(2, '0'))
    return `${index < 60 ? 2024 : 2025}-${month}-${day}`
  })
  // The sensor was blind from one day to the other, as the mail about the case says.
  const known = days.filter((day) => day < '2025-01-09' || day > '2025-02-02').toSorted()
  const rows = known.map((day, index) => {
    const draught = 5 + Math.round(random() * 70) / 10
    return [
      day,
      `Q${1 + Math.floor(random() * 6)}`,
      kinds[Math.floor(random() * kinds.length)] ?? '',
      index % 9 === 4 ? Math.round(draught * 100) : draught,
      Math.round(6 + random() * 40),
    ]
  })
  return sheet([['date', 'poste à quai', 'type', 'TE', 'attente (h)'], ...rows])
}

function counts(
  head: readonly string[],
  labels: readonly string[],
  draw: (index: number, random: () => number) => (string | number)[],
): Maker {
  const random = createRandom(labels.join('').length)
  return sheet([head, ...labels.map((label, index) => [label, ...draw(index, random)])])
}

const LINES: readonly (readonly [string, string, string])[] = [
  ['69', 'Charpennes – Hernu', '2 min'],
  ['49', 'Gare de Vaise', '6 min'],
  ['38', 'Parilly', '11 min'],
]

/** Stops of Villeurbanne that are in the data twice. */
const TWINS = 'Cusset, Bel-Air, Gratte-Ciel, Flachet, Laurent Bonnevay, Charpennes, Croix-Luizet, Grandclément'.split(
  ', ',
)

const numberAt = (now: number): string => `Facture ${new Date(now).getFullYear()}-0417`

const invoice: Maker = (now) => ({
  type: 'application/pdf',
  bytes: pdf({
    title: numberAt(now),
    author: 'Plomberie Serpolet',
    at: now,
    blocks: [
      { heading: numberAt(now), level: 1 },
      { text: '14 rue de la Charité, 2e étage. Chauffe-eau : joint remplacé sous garantie.' },
      {
        table: [
          ['Désignation', 'Quantité', 'Prix'],
          ['Joint de bride', '1', '0,00 €'],
          ['Déplacement', '1', '0,00 €'],
          ['Total', '', '0,00 €'],
        ],
        widths: [3, 1, 1],
        right: [1, 2],
      },
      { text: 'Rien à payer. Bonne journée, et évitez les douches de plus de quarante minutes.' },
    ],
  }),
})

const makers: Readonly<Record<string, Maker>> = {
  'berths-2024-2025.csv': berths(),
  'board-a.svg': board('Place Carnot', LINES, 22),
  'board-b.svg': board('PLACE CARNOT', LINES, 34),
  'board-c.svg': board(
    'PLACE CARNOT',
    LINES.map(
      ([line, to, due]) => [line, to.replace(/Hernu$/, 'Hern'), due === '2 min' ? due : `about ${due}`] as const,
    ),
    28,
  ),
  'board-struck.svg': board(
    'Place Carnot',
    [
      ['38', 'Parilly', '2 min'],
      ['38', 'Parilly', 'cancelled'],
      ['49', 'Gare de Vaise', '6 min'],
    ],
    28,
    true,
  ),
  'bus-pixel.svg': drawing(
    320,
    200,
    '<rect width="320" height="200" fill="#8fc7e8"/><rect y="150" width="320" height="50" fill="#4b5a4d"/><path fill="#d8473c" d="M60 60h200v80H60z"/><path fill="#f7e9b0" d="M80 80h30v30H80zM130 80h30v30h-30zM180 80h30v30h-30zM230 80h30v40h-30z"/><path fill="#22262b" d="M90 130h30v30H90zM200 130h30v30h-30z"/>',
  ),
  'canal-morning.jpg': photograph('canal morning', { light: 'morning', ground: 'harbour', has: ['tree'] }),
  'clicker-sheet.svg': paper(
    [
      'Stop 14, Bridge Street',
      '08:00 to 08:50 (tea)',
      'in  |||| |||| |||| ||',
      'out |||| ||||',
      'M., green coat: in, out',
    ],
    '#333',
  ),
  'count-guillotiere.csv': counts(
    ['quarter', 'looked', 'below line 3'],
    ['08:00', '08:15', '08:30', '08:45'],
    (index) => [[14, 19, 17, 11][index] ?? 0, [2, 3, 3, 1][index] ?? 0],
  ),
  'defilement.csv': counts(
    ['arrêt', 'changements par minute'],
    [
      'Charpennes',
      'Gratte-Ciel',
      'Place Carnot',
      'Grange Blanche',
      'Saxe Gambetta',
      'Gare Part-Dieu',
      'Les Arceaux',
      'Cusset',
      'Montchat',
    ],
    (index) => [[31, 22, 14, 12, 9, 26, 12, 7, 4][index] ?? 0],
  ),
  'delays-map.svg': drawing(
    360,
    240,
    `<rect width="360" height="240" fill="#f2efe8"/><path d="M0 170Q120 120 190 150T360 90" fill="none" stroke="#b9d3e0" stroke-width="18"/>${[
      [60, 60],
      [78, 66],
      [120, 110],
      [138, 104],
      [200, 70],
      [214, 80],
      [260, 180],
      [276, 172],
      [310, 60],
      [324, 70],
    ]
      .map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="9" fill="${index % 2 ? '#e8a33d' : '#cf4a3c'}"/>`)
      .join('')}`,
  ),
  'demandes-semaine.csv': counts(
    ['arrêt', 'demandes'],
    ['Place Carnot', 'Cusset', 'Gare de Vaise', 'Montchat', 'Bel-Air', 'Perrache'],
    (index) => [[11, 8, 5, 4, 3, 1][index] ?? 0],
  ),
  'facture.pdf': invoice,
  'feed-cancelled.txt': note(
    'trip 38-2207  Place Carnot 07:55\n07:31:12  LEFT_DEPOT\n07:44:03  CANCELLED\n07:44:03  board: due\n07:55:00  board: due\n08:12:40  board: due  <- the lady rings\n\ntrip 38-2215  Place Carnot 08:25\n08:01:55  LEFT_DEPOT\n08:09:20  CANCELLED\n08:25:00  board: due\n',
  ),
  'gerald.svg': drawing(
    360,
    220,
    '<rect width="360" height="220" fill="#fffdf5"/><g fill="none" stroke="#3f62b5" stroke-width="5" stroke-linecap="round"><path d="M40 150q-4-80 20-90 120-14 240 2 20 6 20 86z"/><path d="M70 80q20-4 40 0v30H70zM140 78q20-3 40 0v32h-40zM210 78q20-3 40 2v30h-40z"/><circle cx="95" cy="156" r="18"/><circle cx="255" cy="156" r="18"/></g><text x="100" y="210" font-size="24" fill="#c2463b">Gérald, 71 minutes</text>',
  ),
  'hives-frost.svg': drawing(
    360,
    240,
    `<rect width="360" height="240" fill="#dbe6ec"/><circle cx="300" cy="50" r="22" fill="#f7e3b5"/><path fill="#b9cbb4" d="M0 140q90-40 180-10t180-10v120H0z"/>${[
      40, 115, 190, 265,
    ]
      .map(
        (x, index) =>
          `<path fill="${['#c98f4a', '#d8b45c', '#b5704a', '#c9a27a'][index]}" d="M${x} 120h56v66H${x}z"/><path fill="#f7fafc" d="M${x - 5} 110h66v12h-66z"/><path fill="#4a3423" d="M${x + 18} 172h20v6h-20z"/>`,
      )
      .join('')}`,
  ),
  'join-sketch.svg': drawing(
    360,
    220,
    '<rect width="360" height="220" fill="#fff"/><g font-size="18" fill="#223"><text x="30" y="60">stop 1</text><text x="30" y="110">stop 2</text><text x="30" y="160">stop 3</text><text x="250" y="45">shelter a</text><text x="250" y="80">shelter b</text><text x="250" y="115">shelter c</text><text x="250" y="165" fill="#a33">(none)</text></g><g stroke="#447" stroke-width="3" fill="none"><path d="M92 54L240 40M92 56L240 74M92 104L240 110"/><path d="M92 155L240 160" stroke-dasharray="6 6" stroke="#a33"/></g>',
  ),
  'library-letter.svg': paper([
    'To whom it may concern.',
    'Alex has shelved for two summers.',
    'Careful, and does not shout.',
    'M. Protheroe, librarian',
  ]),
  'pairs-villeurbanne.csv': counts(
    ['stop', 'twin', 'metres', 'kind'],
    Array.from({ length: 112 }, (_, index) => `${TWINS[index % TWINS.length]} ${1 + Math.floor(index / TWINS.length)}`),
    (index, random) => [
      `${8800 + index * 13}`,
      Math.round(10 + random() * 80) / 10,
      index < 16 ? 'sides' : 'duplicate',
    ],
  ),
  'quarter-plan.csv': sheet([
    ['row', 'goal', 'owner', 'by'],
    [1, 'A board that does not promise what it cannot keep', 'Amina', 'December'],
    [2, 'Each stop once', 'Hana', 'January'],
    [3, 'Kiosks at the first three stops', 'Liam', 'January'],
    [4, 'Delays in words', 'Clara', 'February'],
  ]),
  'reservation.svg': paper(['Lyon Part-Dieu – Grenoble', 'voiture 14, place 62, fenêtre', 'non remboursable'], '#444'),
  'ridership-week.csv': counts(
    ['line', 'this week', 'same week last year'],
    ['27', '38', '49', '69', 'C3', 'C17', '27: the mat at the old stop of Montchat counts 17 pigeons a day'],
    (index, random) => {
      if (index === 6) return ['', '']
      const before = Math.round(8500 + random() * 5000)
      return [Math.round(before * (index === 0 ? 1 - line27Down / 100 : 0.97 + random() * 0.08)), before]
    },
  ),
  'shelter-list.svg': drawing(
    420,
    260,
    `<rect width="420" height="260" fill="#fbfaf5"/><g fill="#3c3c3c" font-size="17">${['Bellecour – bakery', 'Cordeliers – shoes', 'Vaise – (illegible)', 'Saxe – optician', 'Guillotière – fruit', 'Monplaisir – flowers'].map((line, index) => `<text x="34" y="${48 + index * 36}">${line}</text>`).join('')}</g><circle cx="210" cy="118" r="64" fill="none" stroke="#8a6238" stroke-width="7" opacity=".45"/>`,
  ),
  'snow-stop.svg': drawing(
    360,
    240,
    '<rect width="360" height="240" fill="#cfd9e2"/><path fill="#8fa6b5" d="M0 150L80 70l60 60 70-90 90 100 60-40v90H0z"/><path fill="#f5f8fa" d="M0 170q180-30 360 0v70H0z"/><path fill="#4f7f94" d="M250 190h110v16H250z"/><path fill="#3d4f5c" d="M110 120h90v10h-6v56h-6v-56h-66v56h-6v-56h-6z"/><path fill="#fff" d="M106 112q50-14 98 0v10h-98z"/><path fill="#37424f" d="M226 92h5v96h-5z"/><circle cx="228" cy="88" r="14" fill="#e8a33d"/><g fill="#fff"><circle cx="40" cy="40" r="4"/><circle cx="170" cy="30" r="3"/><circle cx="300" cy="60" r="4"/><circle cx="90" cy="110" r="3"/><circle cx="330" cy="130" r="4"/></g>',
  ),
  'trace-walk.txt': note(
    Array.from(
      { length: 240 },
      (_, index) =>
        `18:2${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')}  position asked  battery ${Math.round(31 - index * 0.092)}%`,
    ).join('\n'),
  ),
  'vaise-board.jpg': photograph('vaise ladder', { light: 'rain', ground: 'station', has: ['board', 'shelter'] }),
  'waiting-times.csv': sheet([
    ['bus', 'minutes'],
    ...[3, 4, 5, 5, 6, 6, 6, 7, 8, 10, 71].map((minutes, index) => [index + 1, minutes]),
  ]),
}
