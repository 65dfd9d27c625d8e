// Drawings of bags and watches.
import {
  circle,
  type Drawing,
  INK,
  line,
  METAL,
  METAL_DARK,
  mirrored,
  path,
  rect,
  ring,
  SHINE,
  WHITE,
} from './product-drawing.ts'

const handle = (angle: number, length: number, width: number, colour: string): string =>
  `<g transform="rotate(${angle} 60 58)">${line(`M60 60V${58 - length}`, colour, width)}</g>`

const hourMarks = (radius: number, colour: string, width: number): string =>
  Array.from(
    { length: 12 },
    (_, hour) =>
      `<g transform="rotate(${hour * 30} 60 58)">${line(`M60 ${58 - radius}v${hour % 3 === 0 ? 5 : 3}`, colour, width)}</g>`,
  ).join('')

export const bagDrawings: Readonly<Record<string, Drawing>> = {
  backpack: ({ base, dark, light, accent, design }) => {
    const loop = line('M50 20 Q50 10 60 10 Q70 10 70 20', dark, 4)
    if (design === 0)
      return (
        loop +
        rect(30, 18, 60, 86, 16, base) +
        path('M30 34 Q30 18 46 18 H74 Q90 18 90 34 V44 H30Z', dark) +
        rect(38, 58, 44, 36, 7, light) +
        line('M42 66H78', dark, 2.4) +
        rect(57, 38, 6, 16, 2, accent) +
        mirrored(rect(26, 58, 6, 30, 3, dark))
      )
    if (design === 1)
      return (
        loop +
        rect(28, 22, 64, 80, 12, base) +
        rect(28, 22, 64, 40, 12, light) +
        rect(40, 56, 8, 18, 2, accent) +
        rect(72, 56, 8, 18, 2, accent) +
        rect(28, 84, 64, 7, 0, SHINE) +
        circle(60, 42, 9, WHITE) +
        rect(54, 38, 12, 7, 2, accent) +
        circle(57, 46, 1.6, INK) +
        circle(63, 46, 1.6, INK)
      )
    return (
      mirrored(rect(22, 52, 12, 40, 6, dark)) +
      path('M32 34 H88 L92 96 Q92 104 84 104 H36 Q28 104 28 96Z', base) +
      path('M34 18 Q60 8 86 18 L90 40 Q60 48 30 40Z', dark) +
      mirrored(line('M44 40V88', accent, 4)) +
      rect(44, 64, 32, 28, 5, light) +
      mirrored(circle(44, 62, 2, METAL)) +
      line('M36 98H84', dark, 5)
    )
  },
  messenger: ({ base, dark, light, accent }) =>
    line('M26 56 Q30 12 62 12 Q92 12 94 56', dark, 5) +
    rect(22, 46, 76, 54, 9, dark) +
    path('M22 50 Q22 44 30 44 H90 Q98 44 98 50 V74 Q98 84 86 84 H34 Q22 84 22 74Z', base) +
    line('M28 50H92', light, 1.6) +
    rect(54, 74, 12, 18, 3, accent) +
    circle(60, 86, 2, METAL),
  tote: ({ base, dark, accent }) =>
    line('M44 44 Q44 12 60 12 Q76 12 76 44', dark, 4) +
    path('M30 40 H90 L94 104 H26Z', base) +
    line('M40 92 L52 74 L66 80 L80 56', accent, 3.4) +
    [
      [40, 92],
      [52, 74],
      [66, 80],
      [80, 56],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 4, WHITE) +
          `<circle cx="${x}" cy="${y}" r="4" fill="none" stroke="${dark}" stroke-width="1.8"/>`,
      )
      .join('') +
    line('M31 46H89', dark, 1.2),
  pannier: ({ base, dark, light, accent, design }) =>
    mirrored(path('M40 22 H46 V34 H38 V26Z', INK)) +
    (design === 0
      ? path('M34 30 H86 L90 96 Q90 104 82 104 H38 Q30 104 30 96Z', base) +
        rect(32, 28, 56, 12, 6, dark) +
        line('M38 34H82', light, 1.8) +
        mirrored(line('M36 40V60', dark, 4)) +
        path('M60 58 L72 78 H48Z', light, 'opacity=".7"') +
        rect(31, 88, 58, 5, 0, SHINE)
      : path('M28 34 H92 V96 Q92 104 84 104 H36 Q28 104 28 96Z', base) +
        path('M28 34 H92 V62 Q60 74 28 62Z', dark) +
        rect(54, 60, 12, 16, 3, accent) +
        line('M40 34 Q40 14 60 14 Q80 14 80 34', dark, 4) +
        rect(36, 82, 48, 12, 4, light)),
  wallet: ({ base, dark, light, accent }) =>
    `<g transform="rotate(-9 60 62)">${rect(24, 36, 72, 50, 6, dark) + rect(30, 28, 56, 30, 4, WHITE) + rect(34, 33, 22, 4, 2, accent) + rect(34, 41, 34, 3, 1.5, METAL) + path('M24 52 H96 V80 Q96 86 90 86 H30 Q24 86 24 80Z', base)}<path d="M28 56H92V82H28Z" fill="none" stroke="${light}" stroke-width="1.3" stroke-dasharray="3 2.4"/>${circle(60, 69, 6, dark)}</g>`,
  watch: ({ base, dark, accent, light, design }) => {
    const strap =
      path('M46 34 L49 8 H71 L74 34Z', base) + path('M46 82 L49 108 H71 L74 82Z', base) + line('M60 94V104', dark, 1.4)
    const face = design === 2 ? INK : WHITE
    const marks = design === 2 ? WHITE : INK
    const glass =
      circle(60, 58, 29, design === 1 ? '#d8c08a' : METAL_DARK) + circle(60, 58, 26, METAL) + circle(60, 58, 23.5, face)
    const numbers =
      design === 1
        ? `<g font-family="sans-serif" font-weight="700" font-size="11" fill="${INK}" text-anchor="middle"><text x="60" y="47">12</text><text x="78" y="62">3</text><text x="60" y="79">6</text><text x="42" y="62">9</text></g>`
        : hourMarks(22, marks, design === 0 ? 2.2 : 1.2)
    const sun = design === 2 ? path('M60 58 L60 35 A23 23 0 0 1 82 64Z', light, 'opacity=".5"') : ''
    const hands = handle(305, 12, design === 1 ? 4.5 : 3, marks) + handle(48, 18, design === 1 ? 3 : 2.2, marks)
    const second =
      design === 0 ? handle(168, 17, 1.2, '#d23b2f') + handle(168, 14, 0, '') + circle(63, 72, 2.6, '#d23b2f') : ''
    return (
      strap + rect(88, 55, 5, 7, 2, METAL_DARK) + glass + sun + numbers + hands + second + circle(60, 58, 2.2, accent)
    )
  },
  'pocket-watch': ({ base, dark, accent }) =>
    line('M60 20 Q88 4 100 26 Q106 44 92 52', METAL_DARK, 2.4) +
    ring(60, 20, 6, dark, 3) +
    circle(60, 64, 38, dark) +
    circle(60, 64, 35, base) +
    circle(60, 64, 29, '#fdf8ea') +
    `<g transform="translate(0 6)">${hourMarks(27, INK, 1.8) + handle(300, 14, 2.6, INK) + handle(60, 21, 1.8, INK)}</g>` +
    circle(60, 80, 7, '#eee3c4') +
    line('M60 80V75', INK, 1.2) +
    circle(60, 64, 2.4, accent),
}
