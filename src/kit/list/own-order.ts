// The order that a person gives to rows, as pure functions: what moving and adding make of it, and what has to be sent for it.
// @chunk tasks

/** As far as its place goes. */
export interface Placed {
  readonly id: string
  /** Ascending; only its relation to the other rows' matters. */
  readonly order: number
}

/** Beside which row something is put. */
export interface Anchor {
  readonly id: string
  readonly side: 'before' | 'after'
}

/** The rows with `ids` put together beside the anchor, in the order that they had. An anchor that moves itself changes nothing. */
export function moveBeside<Row extends Placed>(rows: readonly Row[], ids: readonly string[], anchor: Anchor): Row[] {
  const moving = new Set(ids)
  if (moving.has(anchor.id)) return [...rows]
  const rest = rows.filter(({ id }) => !moving.has(id))
  const at = rest.findIndex(({ id }) => id === anchor.id)
  if (at < 0) return [...rows]
  const moved = rows.filter(({ id }) => moving.has(id))
  return rest.toSpliced(anchor.side === 'before' ? at : at + 1, 0, ...moved)
}

/**
 * What has to be sent to get from one order to another: the rows of the part that changed, in their new sequence.
 * Empty where nothing moved.
 */
export function changedPart<Row extends Placed>(before: readonly Row[], after: readonly Row[]): Row[] {
  const differs = (index: number) => before[index]?.id !== after[index]?.id
  const first = after.findIndex((_, index) => differs(index))
  if (first < 0) return []
  let last = after.length - 1
  while (!differs(last)) last -= 1
  return after.slice(first, last + 1)
}

/** As the back end does it: the rows sent take, in the sequence sent, the positions that they held between them. */
export function applyOrder<Row extends Placed>(rows: readonly Row[], sent: readonly { readonly id: string }[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const known = sent.flatMap(({ id }) => byId.get(id) ?? [])
  const orders = known.map(({ order }) => order).toSorted((a, b) => a - b)
  const moved = new Map(known.map((row, index) => [row.id, orders[index] ?? row.order]))
  return rows
    .map((row) => {
      const order = moved.get(row.id) ?? row.order
      return order === row.order ? row : { ...row, order }
    })
    .toSorted((a, b) => a.order - b.order)
}

/** With new rows behind `afterId` (null: at the top; unknown: at the end), placed between their neighbours as the back end does it. */
export function insertBehind<Row extends Placed>(
  rows: readonly Row[],
  created: readonly Row[],
  afterId: string | null,
): Row[] {
  const found = afterId === null ? -1 : rows.findIndex(({ id }) => id === afterId)
  const at = afterId !== null && found < 0 ? rows.length : found + 1
  const next = rows[at]?.order
  const from = rows[at - 1]?.order ?? (next ?? 0) - created.length - 1
  const gap = ((next ?? from + created.length + 1) - from) / (created.length + 1)
  return rows.toSpliced(at, 0, ...created.map((row, index) => ({ ...row, order: from + gap * (index + 1) })))
}
