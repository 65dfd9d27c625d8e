// The icons of the basket as files: one with all of them as symbols, or each as an SVG of its own in a zip. Brought by pick-bar.tsx.
// @offline later
import { strToU8 } from 'fflate'
import { zipFile } from '#kit/transfer/zip-file.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { type Drawing, spriteOf, svgOf } from './drawings.ts'

export type NamedDrawing = Drawing & {
  /** What it is called in the file. */
  readonly id: string
}

/** px: as the sets have drawn them */
const SIZE = 24

/** @param name of the file, without its ending */
export function saveSprite(drawings: readonly NamedDrawing[], name: string): void {
  saveFile(new File([spriteOf(drawings)], `${name}.svg`, { type: 'image/svg+xml' }))
}

export function saveZip(drawings: readonly NamedDrawing[], name: string): void {
  const files = drawings.map((drawing) => [`${drawing.id}.svg`, strToU8(svgOf(drawing, { size: SIZE }))] as const)
  saveFile(zipFile(Object.fromEntries(files), name))
}
