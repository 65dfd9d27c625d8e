// Drawings of paper and what goes with it.
import { circle, type Drawing, INK, line, METAL, METAL_DARK, path, rect, ring, WHITE } from './product-drawing.ts'

const PAPER = '#fbf7ec'

const stops = (points: readonly (readonly [number, number])[], stroke: string): string =>
  line(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, stroke, 2.6) +
  points.map(([x, y]) => circle(x, y, 2.6, WHITE) + ring(x, y, 2.6, stroke, 1.4)).join('')

/** How the ground of each region lies, and lines over it. */
const MAPS = ['', 'matrix(-1 0 0 1 120 0)', 'matrix(1 0 0 -1 0 120)', 'matrix(-1 0 0 -1 120 120)']
const ROUTES = [
  [
    [26, 84],
    [40, 70],
    [56, 72],
    [72, 54],
    [92, 40],
  ],
  [
    [28, 38],
    [50, 46],
    [72, 54],
    [88, 78],
  ],
  [
    [24, 60],
    [46, 58],
    [60, 40],
    [80, 44],
    [94, 30],
  ],
  [
    [30, 88],
    [34, 60],
    [58, 64],
    [66, 86],
    [90, 80],
  ],
] as const

export const stationeryDrawings: Readonly<Record<string, Drawing>> = {
  notebook: ({ base, dark, light, accent, design }) => {
    if (design === 0)
      return (
        rect(34, 18, 58, 86, 4, dark) +
        rect(36, 20, 56, 82, 2, PAPER) +
        rect(30, 16, 58, 86, 4, base) +
        rect(30, 16, 8, 86, 3, dark) +
        rect(78, 16, 4, 86, 0, accent) +
        rect(46, 34, 24, 14, 2, PAPER) +
        line('M50 39H66M50 43H60', METAL_DARK, 1.2)
      )
    if (design === 1)
      return (
        rect(26, 22, 66, 82, 6, dark) +
        rect(30, 18, 66, 82, 6, base) +
        rect(88, 22, 5, 74, 2, PAPER) +
        path('M84 50 H104 V66 H84Z', dark) +
        circle(98, 58, 3, METAL) +
        `<path d="M34 22H88V96H34Z" fill="none" stroke="${light}" stroke-width="1.2" stroke-dasharray="3 2.4"/>` +
        line('M48 40H72M48 48H64', light, 2)
      )
    return [2, 1, 0]
      .map(
        (index) =>
          `<g transform="rotate(${index * 7 - 7} 60 100)">${rect(34, 22, 52, 80, 3, [base, light, dark][index] ?? base) + rect(34, 22, 7, 80, 2, accent) + rect(48, 32, 30, 18, 2, WHITE) + line('M52 38H74M52 44H68', METAL, 1.4)}</g>`,
      )
      .join('')
  },
  timetable: ({ base, dark, accent }) =>
    rect(30, 16, 64, 88, 3, dark) +
    rect(32, 18, 60, 84, 2, PAPER) +
    rect(26, 14, 62, 88, 3, base) +
    rect(26, 14, 10, 88, 3, dark) +
    rect(42, 24, 40, 22, 2, accent) +
    rect(52, 29, 20, 10, 3, WHITE) +
    circle(56, 41, 2.2, INK) +
    circle(68, 41, 2.2, INK) +
    [56, 64, 72, 80, 88].map((y) => line(`M43 ${y}H56M62 ${y}H80`, WHITE, 1.8)).join(''),
  pen: ({ base, dark, light, accent }) =>
    `<g transform="rotate(38 60 60)">${rect(53, 4, 14, 74, 6, base) + rect(53, 46, 14, 8, 0, accent) + path('M53 78 H67 L61.5 100 H58.5Z', METAL) + path('M58.5 100 H61.5 L60 106Z', INK) + rect(65, 8, 4, 34, 2, METAL_DARK) + line('M56.5 12V44', light, 2.4) + rect(55, 0, 10, 6, 2, dark)}</g>` +
    line('M20 100 Q34 92 44 98 T66 96', dark, 1.8),
  map: ({ dark, accent, size }) =>
    path('M18 28 L46 20 L74 28 L102 20 V92 L74 100 L46 92 L18 100Z', PAPER) +
    path('M46 20 L74 28 V100 L46 92Z', '#e9e0c6') +
    `<g transform="${MAPS[size] ?? ''}">${path('M18 62 Q34 54 46 64 T76 60 T102 70 V92 L74 100 L46 92 L18 100Z', '#cfdfbd', 'opacity=".8"')}${line('M60 26 Q52 50 66 66 T70 96', '#8fb7d6', 4)}</g>` +
    stops(ROUTES[size % ROUTES.length] ?? [], accent) +
    stops(ROUTES[(size + 1) % ROUTES.length] ?? [], dark),
  poster: ({ base, dark, light, accent, design }) =>
    rect(28, 10, 64, 94, 1, WHITE) +
    (design === 0
      ? rect(33, 15, 54, 70, 0, base) +
        circle(70, 36, 11, accent) +
        path('M33 62 L52 44 L66 58 L78 48 L87 58 V85 H33Z', dark) +
        path('M33 76 Q60 66 87 76 V85 H33Z', light) +
        rect(44, 64, 26, 13, 3, WHITE) +
        rect(47, 67, 20, 5, 1, dark) +
        circle(50, 78, 2.6, INK) +
        circle(64, 78, 2.6, INK) +
        line('M38 94H64M38 99H54', METAL_DARK, 1.6)
      : rect(33, 15, 54, 84, 0, base) +
        ['ABC', 'DEF', '127', '90?']
          .map(
            (row, index) =>
              `<text x="60" y="${36 + index * 19}" font-family="sans-serif" font-weight="700" font-size="18" letter-spacing="3" text-anchor="middle" fill="${index % 2 === 0 ? INK : dark}">${row}</text>`,
          )
          .join('')),
  cards: ({ base, dark, light, accent }) =>
    [-12, -3, 7]
      .map(
        (angle, index) =>
          `<g transform="rotate(${angle} 60 96)">${rect(22, 34 + index * 6, 76, 52, 2, WHITE) + rect(26, 38 + index * 6, 68, 44, 0, [dark, light, base][index] ?? base) + path(`M26 ${74 + index * 6} L48 ${56 + index * 6} L64 ${68 + index * 6} L78 ${58 + index * 6} L94 ${72 + index * 6} V${82 + index * 6} H26Z`, index === 2 ? dark : base) + circle(80, 50 + index * 6, 6, accent)}</g>`,
      )
      .join(''),
  clock: ({ base, dark }) => {
    const marks = Array.from(
      { length: 12 },
      (_, hour) =>
        `<g transform="rotate(${hour * 30} 60 58)">${line(`M60 26v${hour % 3 === 0 ? 8 : 5}`, INK, 3.4)}</g>`,
    ).join('')
    return (
      circle(60, 58, 46, dark) +
      circle(60, 58, 43, base) +
      circle(60, 58, 36, WHITE) +
      marks +
      line('M60 58 L44 44', INK, 5) +
      line('M60 58 L74 34', INK, 4) +
      line('M60 58 L66 84', '#d23b2f', 2) +
      circle(66.5, 85, 4, '#d23b2f') +
      circle(60, 58, 3, '#d23b2f')
    )
  },
}
