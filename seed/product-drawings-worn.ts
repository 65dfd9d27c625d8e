// Drawings of what is worn.
import { circle, type Drawing, INK, line, METAL, mirrored, path, rect, SHINE } from './product-drawing.ts'

export const wornDrawings: Readonly<Record<string, Drawing>> = {
  'rain-jacket': ({ base, dark, light, accent, design }) => {
    const hem = design > 2 ? 104 : 98
    const sleeve = path('M38 34 L18 76 Q17 82 23 83 L31 84 L42 58Z', dark)
    const body = path(`M38 34 Q46 27 52 26 L68 26 Q74 27 82 34 L85 ${hem - 2} Q60 ${hem + 4} 35 ${hem - 2}Z`, base)
    const hood =
      path('M46 30 Q44 12 60 11 Q76 12 74 30 Q60 40 46 30Z', dark) +
      path('M51 29 Q51 18 60 17 Q69 18 69 29 Q60 35 51 29Z', INK, 'opacity=".35"')
    const yoke = design % 2 === 0 ? path('M38 34 Q60 50 82 34 L83 48 Q60 58 37 48Z', light, 'opacity=".55"') : ''
    const stripe = design === 2 ? rect(36, 70, 48, 5, 0, accent) : ''
    const closing =
      design > 2
        ? [48, 60, 72, 84].map((y) => circle(60, y, 2.2, accent)).join('') + line(`M60 38V${hem}`, dark, 1.2)
        : line(`M60 36V${hem}`, accent, 2.4)
    const pockets = mirrored(line('M42 74 L52 78', dark, 2.6))
    return mirrored(sleeve) + body + yoke + stripe + closing + pockets + hood
  },
  poncho: ({ base, dark, light, accent }) =>
    path('M60 24 Q84 34 102 92 Q60 106 18 92 Q36 34 60 24Z', base) +
    path('M60 24 Q66 60 60 101 Q40 100 18 92 Q36 34 60 24Z', light, 'opacity=".3"') +
    line('M20 88 Q60 101 100 88', SHINE, 4) +
    path('M46 34 Q44 14 60 12 Q76 14 74 34 Q60 44 46 34Z', dark) +
    path('M52 33 Q51 22 60 20 Q69 22 68 33 Q60 38 52 33Z', INK, 'opacity=".4"') +
    rect(50, 58, 20, 14, 3, SHINE) +
    circle(60, 65, 3.5, accent),
  trousers: ({ base, dark, accent }) =>
    path('M38 18 H82 L88 102 H66 L60 48 L54 102 H32Z', base) +
    rect(38, 16, 44, 9, 3, dark) +
    mirrored(line('M35 98 L37 66', accent, 2.4)) +
    line('M60 25V46', dark, 1.6) +
    mirrored(rect(33, 84, 20, 4, 0, SHINE)),
  gloves: ({ base, dark, accent, design }) => {
    const fingers =
      design === 0
        ? 'M27 50 V24 Q31 19 35 24 V48 V17 Q39 12 43 17 V47 V20 Q47 15 51 20 V50 V30 Q55 26 57 32 L56 74 H24 L22 62Z'
        : 'M24 56 V32 Q26 16 40 15 Q56 16 56 34 L56 74 H24Z'
    const thumb = path('M24 64 L13 50 Q13 43 20 44 L28 54Z', dark)
    const hand = thumb + path(fingers, base) + rect(24, 74, 32, 22, 4, dark) + rect(24, 80, 32, 4, 0, accent)
    return `${hand}<g transform="matrix(-1 0 0 1 122 6)">${hand}</g>`
  },
  cap: ({ base, dark, light, accent }) =>
    path('M22 72 Q18 38 58 34 Q98 36 98 70 Q62 60 22 72Z', base) +
    path('M58 34 Q44 46 42 66 L22 72 Q18 38 58 34Z', light, 'opacity=".4"') +
    path('M22 70 Q60 56 98 68 L98 78 Q60 68 24 80Z', dark) +
    path('M24 78 Q42 70 70 72 Q62 92 36 92 Q22 90 24 78Z', base) +
    path('M24 78 Q42 70 70 72 Q68 76 66 79 Q42 78 25 84Z', dark) +
    circle(58, 34, 3.4, dark) +
    rect(74, 68, 9, 6, 1.5, accent),
  vest: ({ base, dark }) =>
    path('M40 16 Q44 36 34 46 L34 100 H86 L86 46 Q76 36 80 16 L70 14 Q68 34 60 40 Q52 34 50 14Z', base) +
    rect(34, 62, 52, 9, 0, SHINE) +
    rect(34, 80, 52, 9, 0, SHINE) +
    mirrored(path('M43 16 L50 14 Q50 30 53 35 L53 62 H46 L46 40 Q45 26 43 16Z', SHINE)) +
    line('M60 41V100', dark, 1.8) +
    mirrored(rect(30, 74, 6, 5, 1, dark)),
  scarf: ({ base, dark, light, accent }) => {
    const bands = [dark, accent, light, base, dark, light, accent]
      .map((colour, index) => rect(66, 44 + index * 8, 20, 5, 0, colour))
      .join('')
    return (
      path('M28 38 Q28 16 60 16 Q92 16 92 38 Q92 60 60 60 Q28 60 28 38Z', base) +
      path('M40 35 Q42 27 60 27 Q78 27 80 35 Q78 45 60 45 Q42 45 40 35Z', dark) +
      line('M32 46 Q44 56 62 54', light, 2) +
      path('M42 56 L62 60 L54 98 L34 92Z', base) +
      rect(66, 40, 20, 60, 2, base) +
      bands +
      [68, 72, 76, 80, 84].map((x) => line(`M${x} 100V105`, dark, 1.5)).join('') +
      path('M60 50 Q80 46 88 46 L88 60 Q70 64 58 60Z', light) +
      line('M36 92l-1 5M41 94l-1 5M46 96l-1 5M51 98l-1 5', METAL, 1.4)
    )
  },
}
