// The sheets of labels that can be printed on, in mm. Pure.
// @offline later

export interface LabelFormat {
  readonly id: string
  /** Of a page. */
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly label: { readonly width: number; readonly height: number }
  /** To the first label. */
  readonly left: number
  readonly top: number
  /** Between labels side by side. */
  readonly gap: number
}

export const mm = (length: number): string => `${length}mm`

const A4 = { width: 210, height: 297 }

export const LABEL_FORMATS: readonly [LabelFormat, ...LabelFormat[]] = [
  { id: 'a4-24', ...A4, columns: 3, rows: 8, label: { width: 70, height: 36 }, left: 0, top: 4.5, gap: 0 },
  { id: 'a4-21', ...A4, columns: 3, rows: 7, label: { width: 63.5, height: 38.1 }, left: 7.2, top: 15.1, gap: 2.5 },
  { id: 'a4-65', ...A4, columns: 5, rows: 13, label: { width: 38.1, height: 21.2 }, left: 4.7, top: 10.7, gap: 2.5 },
  { id: 'roll', width: 62, height: 29, columns: 1, rows: 1, label: { width: 62, height: 29 }, left: 0, top: 0, gap: 0 },
]

/** Each thing as often as it is wanted, on pages; the first page begins behind labels that are used up. */
export function pagesOf<Thing>(
  things: readonly Thing[],
  { copies, used, format }: { readonly copies: number; readonly used: number; readonly format: LabelFormat },
): (Thing | null)[][] {
  const perPage = format.columns * format.rows
  const free: null[] = Array.from({ length: Math.min(used, perPage - 1) }, () => null)
  const labels = [...free, ...things.flatMap((thing) => Array.from({ length: copies }, () => thing))]
  return Array.from({ length: Math.ceil(labels.length / perPage) }, (_, at) =>
    labels.slice(at * perPage, (at + 1) * perPage),
  )
}
