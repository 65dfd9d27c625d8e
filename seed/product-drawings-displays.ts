// Drawings of what is put up at stops.
import {
  AMBER,
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
  WHITE,
} from './product-drawing.ts'

const EINK = '#eceade'

/** A line of a departure board: its number, where it goes, in how many minutes. */
const departure = (y: number, colour: string, width = 2.6): string =>
  line(`M36 ${y}h7M49 ${y}h20M80 ${y}h5`, colour, width)

/** Amber lamps on a pole, in so many lines. */
function lampDisplay(base: string, dark: string, lines: number): string {
  const height = 12 + lines * 8
  const top = 70 - height * 0.72
  const lamps = Array.from({ length: lines }, (_, index) => {
    const y = top + 12 + index * 8
    return `<path d="M25 ${y}H35M44 ${y}H74M88 ${y}H96" stroke="${AMBER}" stroke-width="4" stroke-dasharray="1.6 1" fill="none"/>`
  })
  return (
    rect(56, top + height - 4, 8, 106 - top - height, 0, METAL_DARK) +
    rect(14, top, 92, height, 6, dark) +
    rect(18, top + 4, 84, height - 8, 3, '#14161a') +
    lamps.join('') +
    rect(14, top, 92, 4, 3, base)
  )
}

function hallDisplay(base: string, dark: string, light: string, accent: string, lies: boolean): string {
  const [x, y, width, height] = lies ? [10, 28, 100, 64] : [28, 10, 64, 92]
  const rows = (lies ? [1, 2, 3] : [1, 2, 3, 4]).map((row) => {
    const at = y + 17 + row * (lies ? 11 : 13)
    return (
      rect(x + 8, at - 4, 10, 8, 2, accent) +
      line(`M${x + 24} ${at}h${lies ? 44 : 18}M${x + width - 14} ${at}h6`, WHITE, 2.6)
    )
  })
  return (
    mirrored(rect(36, y + height - 1, 10, 104 - y - height + 2, 1, METAL_DARK)) +
    rect(x, y, width, height, 6, dark) +
    rect(x + 4, y + 4, width - 8, height - 12, 2, '#10233f') +
    rect(x + 4, y + 4, width - 8, 14, 2, base) +
    line(`M${x + 10} ${y + 11}h24`, WHITE, 3) +
    circle(x + width - 12, y + 11, 3.6, accent) +
    line(`M${x + 8} ${y + height - 4}h${width - 16}`, light, 1.2) +
    rows.join('')
  )
}

export const displayDrawings: Readonly<Record<string, Drawing>> = {
  'eink-panel': ({ base, dark, light }) =>
    path('M40 12 L80 12 L86 24 H34Z', '#27406b') +
    line('M50 12L46 24M60 12V24M70 12L74 24M37 18H83', light, 0.8) +
    rect(56, 24, 8, 6, 0, METAL_DARK) +
    rect(26, 30, 68, 70, 6, base) +
    rect(26, 30, 68, 6, 4, dark) +
    rect(31, 40, 58, 52, 2, EINK) +
    line('M36 47H62', INK, 3.6) +
    [57, 66, 75, 84].map((y) => departure(y, INK)).join('') +
    circle(60, 96, 1.4, light),
  'stop-display': ({ base, dark, light, accent, design, size }) =>
    design === 0 ? lampDisplay(base, dark, [2, 4, 8][size] ?? 4) : hallDisplay(base, dark, light, accent, size === 1),
  speaker: ({ base, dark, light }) =>
    rect(34, 12, 52, 92, 10, base) +
    rect(34, 12, 52, 8, 6, light) +
    [30, 37, 44, 51].map((y) => [48, 54, 60, 66, 72].map((x) => circle(x, y, 1.7, dark)).join('')).join('') +
    circle(60, 78, 17, dark) +
    circle(60, 77, 14, WHITE) +
    path('M54 72 H58 L63 67 V87 L58 82 H54Z', INK) +
    line('M67 73 Q70 77 67 81', INK, 2) +
    [54, 60, 66].map((x) => circle(x, 99, 1.3, WHITE)).join(''),
  mount: ({ base, dark, light, accent, design }) =>
    design === 0
      ? rect(52, 8, 16, 98, 0, METAL) +
        line('M55 10V104', WHITE, 2) +
        mirrored(
          rect(28, 42, 28, 30, 5, base) +
            rect(30, 45, 5, 24, 2, light) +
            circle(41, 50, 4, dark) +
            circle(41, 64, 4, dark) +
            line('M39 50h4M39 64h4', light, 1.2),
        ) +
        rect(46, 40, 28, 34, 3, dark) +
        rect(50, 45, 20, 24, 2, base) +
        rect(46, 54, 28, 4, 0, accent)
      : rect(22, 14, 12, 90, 3, dark) +
        [24, 56, 92].map((y) => circle(28, y, 2.6, METAL)).join('') +
        line('M34 38 L92 26', base, 8) +
        line('M34 78 L92 90', base, 8) +
        line('M34 78 L70 58 L34 38', dark, 4) +
        rect(86, 16, 10, 84, 3, METAL_DARK) +
        rect(88, 20, 3, 76, 1, light) +
        circle(91, 58, 3, accent),
  cable: ({ base, light, accent }) =>
    [34, 27, 20].map((radius) => ring(58, 56, radius, base, 5) + ring(58, 56, radius, light, 1)).join('') +
    line('M88 70 Q98 90 84 98', base, 5) +
    line('M36 80 Q24 92 34 100', base, 5) +
    rect(74, 92, 18, 12, 3, accent) +
    rect(91, 95, 6, 6, 1, METAL_DARK) +
    rect(30, 95, 16, 11, 3, accent) +
    circle(47, 100, 2.4, METAL) +
    rect(51, 30, 14, 8, 2, accent),
  solar: ({ base, light }) =>
    rect(56, 66, 8, 38, 0, METAL_DARK) +
    rect(44, 98, 32, 6, 2, METAL_DARK) +
    path('M26 18 L102 18 L92 76 L16 76Z', METAL) +
    path('M29 21 L98 21 L89.5 73 L20 73Z', base) +
    line('M46 21L38.5 73M63.5 21L56 73M81 21L73 73M26 38H95M23 56H92', light, 1.3) +
    path('M29 21 L60 21 L40 73 L20 73Z', WHITE, 'opacity=".13"'),
  sign: ({ base, dark, accent }) =>
    rect(22, 8, 7, 98, 2, METAL_DARK) +
    rect(28, 16, 70, 52, 4, dark) +
    rect(30, 18, 66, 48, 3, base) +
    `<circle cx="48" cy="38" r="13" fill="${WHITE}"/>` +
    rect(41, 31, 14, 11, 3, accent) +
    circle(44.5, 44, 2, INK) +
    circle(51.5, 44, 2, INK) +
    line('M67 33H90M67 42H84', WHITE, 4) +
    [36, 42, 52, 58, 68, 74, 84]
      .map((x, index) => circle(x, 58, 1.5, WHITE) + (index % 2 === 0 ? circle(x, 62, 1.5, WHITE) : ''))
      .join('') +
    ring(25.5, 24, 5, METAL, 2.5),
  sim: ({ base, dark, light }) =>
    path('M36 14 H72 L90 32 V98 Q90 104 84 104 H36 Q30 104 30 98 V20 Q30 14 36 14Z', base) +
    rect(42, 50, 36, 38, 6, '#e3c56d') +
    line('M42 62H54V76H42M78 62H66V76H78M54 50V62M66 50V62M54 76V88M66 76V88', '#a5853a', 1.8) +
    line('M40 26H60', light, 3) +
    circle(40, 38, 2, dark) +
    path('M66 40 a6 6 0 0 1 12 0', 'none', `stroke="${light}" stroke-width="2.4"`),
}
