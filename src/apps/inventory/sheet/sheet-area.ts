// Which cells of the spreadsheet are selected, and which of them a paste or a fill writes. Pure.
// @offline later

/** A cell, by its row and column from 0. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** Cells from one corner to the other, both among them. */
export interface Area {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export interface PlacedText extends CellPosition {
  readonly text: string
}

export const areaBetween = (one: CellPosition, other: CellPosition): Area => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
})

export const isWithin = ({ row, column }: CellPosition, { top, left, bottom, right }: Area): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** Where moving by so many rows and columns leads: no further than the edge. */
export const moved = ({ row, column }: CellPosition, by: CellPosition, { rows, columns }: Size): CellPosition => ({
  row: clamped(row + by.row, rows),
  column: clamped(column + by.column, columns),
})

export interface Size {
  readonly rows: number
  readonly columns: number
}

const clamped = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at))

/** The cells of an area, row by row. */
export const cellsIn = ({ top, left, bottom, right }: Area): CellPosition[] =>
  Array.from({ length: (bottom - top + 1) * (right - left + 1) }, (_, at) => ({
    row: top + Math.floor(at / (right - left + 1)),
    column: left + (at % (right - left + 1)),
  }))

/**
 * A table of texts, put where the area begins. It fills the area over and over where that is a multiple of it, as one cell into many.
 * @returns `outside`: how many texts there is no cell for
 */
export function pasted(table: readonly (readonly string[])[], area: Area, size: Size) {
  const height = table.length
  const width = Math.max(...table.map((cells) => cells.length))
  const [rows, columns] = [area.bottom - area.top + 1, area.right - area.left + 1]
  const repeats = rows % height === 0 && columns % width === 0
  const target = {
    ...area,
    bottom: area.top + (repeats ? rows : height) - 1,
    right: area.left + (repeats ? columns : width) - 1,
  }
  const texts = cellsIn(target).flatMap(({ row, column }): PlacedText[] => {
    const text = table[(row - area.top) % height]?.[(column - area.left) % width]
    return text === undefined ? [] : [{ row, column, text }]
  })
  const inside = texts.filter(({ row, column }) => row < size.rows && column < size.columns)
  return { texts: inside, outside: texts.length - inside.length }
}

/** The cells of an area again and again, into what else an area around it has. */
export function filled(source: Area, target: Area, textAt: (position: CellPosition) => string): PlacedText[] {
  const { top, left, bottom, right } = source
  return cellsIn(target)
    .filter((position) => !isWithin(position, source))
    .map(({ row, column }) => {
      const from = {
        row: top + ((row - top) % (bottom - top + 1)),
        column: left + ((column - left) % (right - left + 1)),
      }
      return { row, column, text: textAt(from) }
    })
}

/** An area as far as a place below it or, where that is not below, right of it. Undefined where it is neither. */
export function pulledTo(area: Area, { row, column }: CellPosition): Area | undefined {
  if (row > area.bottom) return { ...area, bottom: row }
  return column > area.right ? { ...area, right: column } : undefined
}
