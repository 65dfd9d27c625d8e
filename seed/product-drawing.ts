// The strokes that product-drawings-*.ts are made of: SVG shapes in a square of 120 by 120, the ground at 104.

/** The shades of a drawing, as `#rrggbb`. */
export interface Shades {
  readonly base: string
  readonly dark: string
  readonly light: string
  /** Of another colour, for what sets one design apart from another. */
  readonly accent: string
  /** Which of its kind's designs it is, from 0. */
  readonly design: number
  /** Which of its sizes, from 0. */
  readonly size: number
}

export type Drawing = (shades: Shades) => string

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
/** A stroke with round ends. */
export const line = (d: string, stroke: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** The same shape again, mirrored at the middle. */
export const mirrored = (shapes: string): string => `${shapes}<g transform="matrix(-1 0 0 1 120 0)">${shapes}</g>`

export const WHITE = '#ffffff'
export const INK = '#2c3138'
export const METAL = '#b9c0c8'
export const METAL_DARK = '#868f99'
export const SHINE = '#e8eaec'
export const WOOD = '#c79a63'
export const AMBER = '#ffb43a'
