// Draws products: flat pictures by what they are, in the colours that they come in. The drawings are ours.
import type { Drawing } from './product-drawing.ts'
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

/** What of a product is drawn, and how. */
export interface PictureOptions {
  /** What it is, as product lines name it. */
  readonly kind: string
  readonly colour: string
  /** Which of the designs of this kind, from 0. */
  readonly design: number
  /** Which of its sizes, from 0, and how many there are. */
  readonly size: number
  readonly sizes: number
  readonly view: 'whole' | 'detail'
}

/** These are drawn larger with their size; others show it in another way, or not at all. */
const GROWING: ReadonlySet<string> = new Set(['eink-panel', 'mount', 'cable', 'solar'])

/** A product as an SVG data URL. */
export function productPicture({ kind, colour, design, size, sizes, view }: PictureOptions): string {
  const drawing = drawings[kind]
  const base = COLOURS[colour]?.hex
  if (!drawing || !base) throw new Error(`No drawing of ${kind} in ${colour}`)
  const accents = ACCENTS.filter((name) => name !== colour)
  const accent = COLOURS[accents[(design * 2 + kind.length + size) % accents.length] ?? '']?.hex ?? '#ffffff'
  const shapes = drawing({ base, dark: shade(base, -0.28), light: shade(base, 0.35), accent, design, size })
  const isWhole = view === 'whole'
  const scale = isWhole && GROWING.has(kind) && sizes > 1 ? 0.66 + (0.34 * size) / (sizes - 1) : 1
  const product =
    scale === 1
      ? shapes
      : `<g transform="translate(60 104) scale(${scale.toFixed(2)}) translate(-60 -104)">${shapes}</g>`
  const paper = `<rect width="120" height="120" fill="${shade(base, isWhole ? 0.86 : 0.72)}"/>`
  const shadow = isWhole ? '<ellipse cx="60" cy="105" rx="38" ry="4.5" fill="#000" opacity=".1"/>' : ''
  const box = isWhole ? '0 0 120 120' : '28 20 58 58'
  return svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${paper}${shadow}${product}</svg>`)
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
