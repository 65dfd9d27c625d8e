// The drawings of a set: read from a static file that the worker caches once read. And the texts that can be made of a drawing. Pure but for `readDrawings`.
import * as z from '#contract/zod.ts'

const Drawings = z.object({
  viewBox: z.string(),
  /** The content of each `<svg>`, by name. */
  icons: z.record(z.string(), z.string()),
  /** Names by the title of a category. */
  categories: z.record(z.string(), z.array(z.string())),
})
export type Drawings = z.infer<typeof Drawings>

/** @param url as IconSetInfo has it @throws where it cannot be had, or is none */
export async function readDrawings(url: string, signal: AbortSignal): Promise<Drawings> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return Drawings.parse(await answer.json())
}

export interface Drawing {
  readonly name: string
  readonly viewBox: string
  readonly body: string
}

export function drawingOf({ viewBox, icons }: Drawings, name: string): Drawing | undefined {
  const body = icons[name]
  return body === undefined ? undefined : { name, viewBox, body }
}

export interface Look {
  /** px */
  readonly size: number
  /** A CSS colour; undefined: as the text around it. */
  readonly colour?: string | undefined
  /** Of an icon of lines; undefined: as it was drawn. */
  readonly stroke?: number | undefined
}

export function svgOf({ viewBox, body }: Drawing, { size, colour, stroke }: Look): string {
  const coloured = colour === undefined ? body : body.replaceAll('currentColor', colour)
  const drawn =
    stroke === undefined ? coloured : coloured.replaceAll(/stroke-width="[\d.]+"/g, `stroke-width="${stroke}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">${drawn}</svg>`
}

/** As React writes attributes. */
export const jsxOf = (drawing: Drawing, look: Look): string =>
  svgOf(drawing, look).replaceAll(/ ([a-z]+(?:-[a-z]+)+)=/g, (_, name: string) => ` ${camelCase(name)}=`)

export const dataUrlOf = (drawing: Drawing, look: Look): string =>
  `data:image/svg+xml,${encodeURIComponent(svgOf(drawing, look))}`

/** One file with a `<symbol>` for each icon, under its name. */
export const spriteOf = (drawings: readonly (Drawing & { readonly id: string })[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${drawings
    .map(({ id, viewBox, body }) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`)
    .join('')}</svg>\n`

const camelCase = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
