// Medians, percentiles and the printed tables.
import type { Figure } from '#scripts/hand-over.mjs'

export interface Line {
  readonly figure: string
  readonly ours: string
  readonly beside: string
  readonly ratio: string
  readonly budget: string
  readonly verdict: '' | 'kept' | 'MISSED'
  /** Of a figure that is only shown: whether it is over its budget all the same. */
  readonly isOver?: boolean
}

/** The lines with a budget that were printed, for `npm run figures`. */
export const printed: Figure[] = []

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** @param share 0.95 for the 95th percentile */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A figure that is judged by its ratio to the one beside it. */
export function byRatio(figure: string, ours: number, beside: number, budget: number, unit = 'ms'): Line {
  const ratio = ours / beside
  return {
    figure,
    ours: shown(ours, unit),
    beside: shown(beside, unit),
    ratio: ratio.toFixed(2),
    budget: `ratio ${budget}`,
    verdict: ratio <= budget ? 'kept' : 'MISSED',
  }
}

/** A figure that is shown beside its budget and left to the reader, since absolute times drift with the machine. */
export const shownOnly = (figure: string, ours: string, budget = '', beside = '', isOver = false): Line => ({
  figure,
  ours,
  beside,
  ratio: '',
  budget,
  verdict: '',
  isOver,
})

export const shown = (value: number, unit = 'ms'): string =>
  `${value >= 100 ? value.toFixed(0) : value.toFixed(1)}${unit === '' ? '' : ` ${unit}`}`

function toFigure(title: string, { figure, ours, ratio, budget, verdict, isOver }: Line): Figure {
  return {
    figure: `${figure} (${title})`,
    value: ratio ? `${ours}, ratio ${ratio}` : ours,
    budget,
    verdict: verdict === 'MISSED' || isOver ? 'over' : 'within',
  }
}

/** @param handedOver which lines are figures of the project; those with a budget when left out @returns whether every ratio is within its budget */
export function printTable(
  title: string,
  besideName: string,
  lines: readonly Line[],
  handedOver = lines.filter(({ budget }) => budget),
): boolean {
  printed.push(...handedOver.map((line) => toFigure(title, line)))
  const heads: Line = {
    figure: title,
    ours: 'Cairn',
    beside: besideName,
    ratio: 'ratio',
    budget: 'budget',
    verdict: '',
  }
  const columns = ['figure', 'ours', 'beside', 'ratio', 'budget', 'verdict'] as const
  const widths = columns.map((column) => Math.max(...[heads, ...lines].map((line) => line[column].length)))
  const row = (line: Line) =>
    columns
      .map((column, index) =>
        index === 0 ? line[column].padEnd(widths[index] ?? 0) : line[column].padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd()
  console.log(`\n${row(heads)}`)
  console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  for (const line of lines) console.log(row(line))
  return lines.every(({ verdict }) => verdict !== 'MISSED')
}
