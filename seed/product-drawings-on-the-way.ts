// Drawings of what one has along.
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
  WHITE,
  WOOD,
} from './product-drawing.ts'

export const onTheWayDrawings: Readonly<Record<string, Drawing>> = {
  flask: ({ base, dark, light, accent, design }) =>
    design === 0
      ? rect(47, 10, 26, 24, 4, METAL) +
        rect(47, 16, 26, 3, 0, METAL_DARK) +
        rect(47, 24, 26, 3, 0, METAL_DARK) +
        path('M44 34 H76 Q82 40 82 48 V98 Q82 104 76 104 H44 Q38 104 38 98 V48 Q38 40 44 34Z', base) +
        rect(38, 82, 44, 8, 0, accent) +
        line('M45 48V76', light, 4)
      : rect(48, 12, 24, 14, 4, dark) +
        line('M72 18 Q84 20 80 32', dark, 4) +
        path('M46 26 H74 L80 42 V96 Q80 104 72 104 H48 Q40 104 40 96 V42Z', base) +
        path('M44 66 Q60 58 76 66 V94 Q76 100 70 100 H50 Q44 100 44 94Z', light, 'opacity=".7"') +
        line('M46 46V60', WHITE, 3) +
        path('M60 70 Q70 84 60 90 Q50 84 60 70Z', accent),
  cup: ({ base, dark, light, accent }) =>
    line('M84 52 Q104 52 102 70 Q100 86 80 84', dark, 7) +
    path('M26 36 H86 L80 98 Q79 104 72 104 H40 Q33 104 32 98Z', base) +
    path('M28.5 58 H83.5 L81 84 H31Z', WOOD) +
    [40, 52, 64, 74].map((x, index) => circle(x, 66 + (index % 2) * 9, 1.5, '#8f6a3d')).join('') +
    rect(22, 28, 68, 10, 5, dark) +
    rect(40, 22, 32, 8, 4, accent) +
    line('M37 44V54', light, 3) +
    line('M48 16q-4-4 0-8M60 16q-4-4 0-8', METAL, 2),
  umbrella: ({ base, dark, light, accent, design }) => {
    const canopy =
      path(
        'M12 62 Q16 18 60 16 Q104 18 108 62 Q100 54 92 62 Q84 54 76 62 Q68 54 60 62 Q52 54 44 62 Q36 54 28 62 Q20 54 12 62Z',
        base,
      ) +
      path('M60 16 Q46 30 44 62 Q36 54 28 62 Q20 54 12 62 Q16 18 60 16Z', light, 'opacity=".45"') +
      path('M60 16 Q74 30 76 62 Q84 54 92 62 Q100 54 108 62 Q104 18 60 16Z', dark, 'opacity=".45"')
    const hem =
      design === 1
        ? line('M13 60Q21 52 28 60Q36 52 44 60Q52 52 60 60Q68 52 76 60Q84 52 92 60Q99 52 107 60', '#f4f6f7', 3)
        : ''
    const stick =
      design === 0
        ? line('M60 60 V92 Q60 104 70 104 Q80 104 79 93', WOOD, 5)
        : line('M60 60 V84', METAL_DARK, 4) + rect(54, 84, 12, 20, 4, INK) + line('M66 98q8 2 6 8', accent, 2)
    return stick + canopy + hem + rect(58.5, 8, 3, 9, 1.5, INK)
  },
  'model-bus': ({ base, dark, light, accent }) =>
    rect(12, 36, 96, 56, 10, base) +
    rect(12, 36, 96, 9, 6, dark) +
    [20, 38, 56].map((x) => rect(x, 50, 15, 16, 3, WHITE)).join('') +
    rect(76, 50, 14, 38, 3, light) +
    line('M83 52V86', dark, 1.6) +
    rect(94, 50, 10, 18, 3, WHITE) +
    ['#e3b088', '#a26a43', '#f2cba7'].map((skin, index) => circle(27.5 + index * 18, 61, 4.5, skin)).join('') +
    rect(12, 74, 62, 5, 0, accent) +
    [32, 88].map((x) => circle(x, 93, 11, '#8a5f35') + circle(x, 93, 5, WOOD)).join('') +
    `<text x="33" y="43.5" font-family="sans-serif" font-weight="700" font-size="8" text-anchor="middle" fill="${WHITE}">27</text>`,
  blanket: ({ base, dark, light, accent }) =>
    [0, 1, 2]
      .map((index) => {
        const y = 40 + index * 21
        const fill = [light, base, dark][index] ?? base
        return (
          rect(18, y, 84, 20, 9, fill) +
          line(`M30 ${y + 10}H102`, accent, 1.6) +
          line(`M24 ${y + 4}Q18 ${y + 10} 24 ${y + 16}`, dark, 1.6)
        )
      })
      .join('') +
    Array.from({ length: 9 }, (_, index) => line(`M${26 + index * 8.5} 36V41`, dark, 1.6)).join('') +
    rect(80, 78, 14, 10, 2, WHITE),
  pillow: ({ base, dark, light, accent }) =>
    path(
      'M22 34 Q20 22 36 24 Q60 30 84 24 Q100 22 98 38 Q92 60 98 82 Q100 98 84 96 Q60 90 36 96 Q20 98 22 84 Q28 60 22 34Z',
      base,
    ) +
    path('M22 34 Q20 22 36 24 Q60 30 84 24 Q66 46 40 54 Q26 60 24 66 Q26 50 22 34Z', light, 'opacity=".5"') +
    line('M34 88 Q60 80 86 88', dark, 1.6) +
    circle(88, 34, 4, accent) +
    line('M44 60 Q60 68 78 58', dark, 1.4),
  headphones: ({ base, dark, light, accent }) =>
    line('M28 70 Q26 18 60 18 Q94 18 92 70', dark, 9) +
    line('M30 66 Q30 24 60 23 Q90 24 90 66', base, 4) +
    mirrored(rect(18, 58, 24, 42, 11, base) + rect(34, 62, 12, 34, 6, INK) + line('M24 68V88', light, 3)) +
    circle(29, 92, 2.4, accent),
  pin: ({ base, dark, light, accent }) =>
    circle(60, 60, 42, METAL_DARK) +
    circle(60, 60, 40, '#e3c56d') +
    circle(60, 60, 36, base) +
    path(
      'M34 66 Q48 62 54 50 Q58 40 68 40 Q74 40 78 45 L84 47 L78 51 Q78 66 64 74 L46 88 L50 76 Q40 74 34 66Z',
      light,
    ) +
    path('M54 54 Q56 68 40 72 Q52 78 64 68 Q70 60 66 52Z', dark) +
    circle(72, 46.5, 1.8, INK) +
    line('M78 45 L84 47 L78 50', accent, 2.2) +
    ring(60, 60, 36, '#f3e3a6', 1.2),
}
