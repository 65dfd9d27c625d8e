// Drawings of what belongs to a bicycle.
import {
  AMBER,
  circle,
  type Drawing,
  INK,
  line,
  METAL,
  METAL_DARK,
  path,
  rect,
  ring,
  SHINE,
  WHITE,
} from './product-drawing.ts'

export const cyclingDrawings: Readonly<Record<string, Drawing>> = {
  'bike-light': ({ base, dark, light, design }) =>
    design === 0
      ? path('M12 44 L50 54 V70 L12 84Z', AMBER, 'opacity=".35"') +
        rect(46, 46, 46, 32, 10, base) +
        rect(46, 46, 12, 32, 5, dark) +
        circle(51, 62, 9, WHITE) +
        circle(51, 62, 5, AMBER) +
        rect(66, 42, 14, 6, 3, dark) +
        rect(64, 78, 18, 14, 3, dark) +
        ring(73, 96, 8, INK, 4) +
        line('M64 56H86', light, 2)
      : circle(60, 56, 40, '#e2453a').replace('/>', ' opacity=".14"/>') +
        rect(42, 22, 36, 62, 13, base) +
        rect(48, 28, 24, 30, 8, '#e2453a') +
        circle(60, 38, 5, WHITE).replace('/>', ' opacity=".75"/>') +
        rect(48, 63, 24, 14, 4, '#27364f') +
        line('M54 63V77M60 63V77M66 63V77M48 70H72', light, 0.8) +
        path('M46 84 H74 L70 100 H50Z', dark),
  band: ({ base, dark }) =>
    `<g transform="rotate(-18 60 60)">${rect(12, 38, 96, 16, 8, base) + rect(18, 44, 84, 4, 2, SHINE)}</g>` +
    ring(62, 78, 20, dark, 12) +
    ring(62, 78, 20, base, 9) +
    ring(62, 78, 20, SHINE, 2.4),
  lock: ({ base, dark, light, accent, design }) => {
    if (design === 0)
      return (
        line('M30 40 L44 18 L78 18 L92 42 L86 74', dark, 9) +
        line('M30 40 L44 18 L78 18 L92 42 L86 74', base, 6) +
        [
          [30, 40],
          [44, 18],
          [78, 18],
          [92, 42],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 4.4, METAL) + circle(x, y, 1.8, INK))
          .join('') +
        rect(22, 44, 40, 56, 8, base) +
        rect(28, 52, 28, 20, 4, light) +
        circle(42, 84, 6, METAL) +
        rect(41, 80, 2, 8, 1, INK) +
        line('M62 86 L86 78', dark, 7)
      )
    const wheels = [0, 1, 2, 3]
      .map(
        (index) =>
          rect(26 + index * 18, 64, 14, 26, 3, WHITE) +
          `<text x="${33 + index * 18}" y="83" font-family="sans-serif" font-weight="700" font-size="15" text-anchor="middle" fill="${INK}">${[2, 7, 0, 4][index]}</text>`,
      )
      .join('')
    return (
      line('M32 58 V40 Q32 14 60 14 Q88 14 88 40 V58', METAL_DARK, 9) +
      line('M32 58 V40 Q32 14 60 14 Q88 14 88 40 V58', METAL, 5) +
      rect(18, 54, 84, 46, 10, base) +
      rect(18, 54, 84, 7, 4, dark) +
      wheels +
      circle(60, 95, 2, accent)
    )
  },
  helmet: ({ base, dark, light, accent }) =>
    path('M18 72 Q16 26 60 24 Q104 26 104 70 Q104 78 94 78 H28 Q18 78 18 72Z', base) +
    path('M18 72 Q16 26 60 24 Q40 36 38 78 H28 Q18 78 18 72Z', light, 'opacity=".45"') +
    ['M44 40 Q52 34 60 34', 'M48 54 Q58 48 70 48', 'M74 38 Q84 42 90 52', 'M78 58 Q86 60 92 66']
      .map((d) => line(d, dark, 5))
      .join('') +
    path('M96 74 Q112 76 108 82 Q96 84 84 80Z', dark) +
    line('M40 78 Q46 100 58 102 Q68 100 74 78', INK, 3) +
    rect(52, 97, 12, 8, 3, accent),
  bell: ({ base, dark, light }) =>
    path('M24 76 Q24 32 60 30 Q96 32 96 76Z', base) +
    line('M36 68 Q38 46 54 40', light, 5) +
    rect(20, 74, 80, 8, 4, dark) +
    circle(60, 28, 6, dark) +
    path('M92 80 L108 66 L112 72 L98 86Z', METAL_DARK) +
    rect(50, 82, 20, 12, 2, METAL_DARK) +
    ring(60, 98, 8, INK, 4),
  'repair-kit': ({ base, dark, light, accent }) =>
    rect(20, 42, 80, 60, 12, base) +
    rect(20, 42, 80, 22, 10, dark) +
    line('M24 64H96', light, 2) +
    rect(56, 58, 8, 14, 3, METAL) +
    path('M32 42 L28 16 Q33 12 37 17 L42 42Z', accent) +
    path('M50 42 V22 H46 V14 H62 V22 H58 V42Z', METAL) +
    circle(80, 28, 12, '#e08a3c') +
    circle(80, 28, 6, INK).replace('/>', ' opacity=".25"/>') +
    path('M54 82 H66 M60 76 V88', 'none', `stroke="${WHITE}" stroke-width="4"`),
  pump: ({ base, dark, light, accent }) =>
    `<g transform="rotate(-32 60 60)">${rect(8, 50, 20, 20, 6, dark) + rect(26, 57, 22, 6, 2, METAL) + rect(44, 49, 56, 22, 7, base) + line('M52 55H92', light, 2.4) + circle(80, 60, 12, WHITE) + ring(80, 60, 12, dark, 3) + line('M80 60 L86 53', '#d23b2f', 2) + rect(98, 55, 14, 10, 3, accent)}</g>`,
}
