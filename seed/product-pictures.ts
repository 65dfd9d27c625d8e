// Draws products: flat pictures by what they are, in the colours that they come in. The drawings are ours. Used by inventory.ts.
import type { Drawing, Shades } from './product-drawing.ts'
import { bagDrawings } from './product-drawings-bags.ts'
import { cyclingDrawings } from './product-drawings-cycling.ts'
import { displayDrawings } from './product-drawings-displays.ts'
import { onTheWayDrawings } from './product-drawings-on-the-way.ts'
import { stationeryDrawings } from './product-drawings-stationery.ts'
import { wornDrawings } from './product-drawings-worn.ts'
import { COLOURS } from './product-line.ts'

const drawings: Readonly<Record<string, Drawing>> = {
  ...wornDrawings,
  ...bagDrawings,
  ...cyclingDrawings,
  ...stationeryDrawings,
  ...displayDrawings,
  ...onTheWayDrawings,
}

const ACCENTS = ['mustard', 'teal', 'brick', 'cream', 'sky', 'coral']

/**
 * A product as an SVG data URL.
 * @param kind what it is, as product lines name it
 * @param design which of the designs of this kind, from 0
 * @param view the whole product, or a detail
 */
export function productPicture(
  kind: string,
  colour: string,
  design: number,
  view: 'whole' | 'detail' = 'whole',
): string {
  const drawing = drawings[kind]
  const base = COLOURS[colour]?.hex
  if (!drawing || !base) throw new Error(`No drawing of ${kind} in ${colour}`)
  const accents = ACCENTS.filter((name) => name !== colour)
  const accent = COLOURS[accents[(design * 2 + kind.length) % accents.length] ?? '']?.hex ?? '#ffffff'
  const shades: Shades = { base, dark: shade(base, -0.28), light: shade(base, 0.35), accent, design }
  const ground = shade(base, 0.86)
  const box = view === 'whole' ? '0 0 120 120' : '28 20 58 58'
  const shadow = view === 'whole' ? '<ellipse cx="60" cy="105" rx="38" ry="4.5" fill="#000" opacity=".1"/>' : ''
  const paper = `<rect width="120" height="120" fill="${view === 'whole' ? ground : shade(base, 0.72)}"/>`
  return svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${paper}${shadow}${drawing(shades)}</svg>`)
}

/** @param by -1 black, 0 as it is, 1 white */
function shade(hex: string, by: number): string {
  const target = by < 0 ? 0 : 255
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `#${parts
    .map((part) =>
      Math.round(part + (target - part) * Math.abs(by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const svgUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
