// Values over time, as lines or columns: axes with units, a tooltip that arrow keys reach, series that can be left out, and the same as a table.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartLabels, ChartSeries } from './chart-values.ts'
import type { Cell } from './download-csv.ts'
import { dashOf, LineDrawing, strokeOf } from './line-drawing.tsx'
import { type LineScales, lineScales, nearestMoment } from './line-scales.ts'
import { useWidth } from './use-width.ts'

export interface LineChartProps {
  readonly label: string
  readonly summary: string
  /** All at the same moments, in order. */
  readonly series: readonly ChartSeries[]
  readonly labels: ChartLabels
  /** The head of the table's first column. */
  readonly momentLabel: string
  /** px */
  readonly height?: number
  /** The axis spans the values, as for prices that hardly move; otherwise it has 0. */
  readonly fitsValues?: boolean
}

export function LineChart({
  label,
  summary,
  series,
  labels,
  momentLabel,
  height = 220,
  fitsValues = false,
}: LineChartProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const shown = series.filter(({ id }) => !hidden.has(id))
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    // The last one stays.
    if (next.size < series.length) setHidden(next)
  }
  const moments = series[0]?.points ?? []
  // What is left out of the chart is left out of the table and of the file.
  const rowsOf = <Value,>(momentOf: (x: number) => Value, cellOf: (y: number) => Value, none: Value): Value[][] =>
    moments.map(({ x }, index) => [
      momentOf(x),
      ...shown.map(({ points }) => {
        const y = points[index]?.y
        return y === undefined ? none : cellOf(y)
      }),
    ])
  const { fileMoment, fileValue = (y: number): Cell => y } = labels
  return (
    <ChartFrame
      label={label}
      summary={summary}
      height={height}
      legend={series.length > 1 && <Legend series={series} hidden={hidden} onToggle={toggle} />}
      table={{
        columns: [momentLabel, ...shown.map((one) => one.label)],
        rows: rowsOf(labels.moment, labels.value, ''),
        file: rowsOf<Cell>(fileMoment, fileValue, null),
      }}
    >
      <Lines label={label} series={shown} labels={labels} height={height} fitsValues={fitsValues} />
    </ChartFrame>
  )
}

function Legend({
  series,
  hidden,
  onToggle,
}: {
  series: readonly ChartSeries[]
  hidden: ReadonlySet<string>
  onToggle(id: string): void
}) {
  return (
    <ul className="flex flex-wrap gap-1">
      {series.map(({ id, label, isQuiet, isDotted, isColumns }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={!hidden.has(id)}
            onClick={() => onToggle(id)}
            className={cx(
              'flex min-h-7 items-center gap-2 rounded-8 px-2 text-13 hover:bg-surface-hover pointer-coarse:min-h-11',
              hidden.has(id) ? 'text-ink-faint line-through' : 'text-ink-muted',
            )}
          >
            <Swatch isQuiet={isQuiet} isDotted={isDotted} isColumns={isColumns} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Swatch({ isQuiet, isDotted, isColumns }: Pick<ChartSeries, 'isQuiet' | 'isDotted' | 'isColumns'>) {
  const dash = dashOf({ isQuiet, isDotted })
  return (
    <svg width="18" height="12" aria-hidden="true">
      {isColumns ? (
        <rect
          x="4"
          y="1"
          width="10"
          height="10"
          className={cx(isQuiet ? 'fill-none' : 'fill-accent-tint-strong', strokeOf(isQuiet))}
          strokeDasharray={dash}
        />
      ) : (
        <line x1="0" x2="18" y1="6" y2="6" className={strokeOf(isQuiet)} strokeWidth="2" strokeDasharray={dash} />
      )}
    </svg>
  )
}

const knownAt = (series: readonly ChartSeries[], index: number) =>
  series.filter(({ points }) => points[index]?.y !== undefined)

/** Nothing where no value is known. */
function sayAt(points: ChartSeries['points'], index: number, say: (y: number) => string): string {
  const y = points[index]?.y
  return y === undefined ? '' : say(y)
}

interface LinesProps {
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly labels: ChartLabels
  readonly height: number
  readonly fitsValues: boolean
}

function Lines({ label, series, labels, height, fitsValues }: LinesProps) {
  const { t } = useLingui()
  const [ref, width] = useWidth<HTMLDivElement>()
  const [at, setAt] = useState<number | null>(null)
  const moments = series[0]?.points ?? []
  const last = moments.findLastIndex((_, index) => knownAt(series, index).length > 0)
  const scales = lineScales(series, { width, height, labels, fitsValues })
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) =>
    setAt(
      nearestMoment(
        moments.slice(0, last + 1),
        scales.x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left),
      ),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: 7, PageDown: -7, Home: -last, End: last }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, (at ?? last) + step)))
  }
  const current = at === null ? undefined : Math.min(at, last)
  const pairOf = (name: string, text: string) => t`${name}: ${text}`
  const spoken = (index: number) =>
    [
      labels.moment(moments[index]?.x ?? 0),
      ...knownAt(series, index).map((one) => pairOf(one.label, sayAt(one.points, index, labels.value))),
    ].join('; ')
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={t`${label}: use the arrow keys to read the values`}
      aria-valuemin={0}
      aria-valuemax={Math.max(last, 0)}
      aria-valuenow={at ?? last}
      aria-valuetext={last < 0 ? '' : spoken(at ?? last)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
      style={{ height }}
      className="relative touch-pan-y rounded-8 print:h-auto!"
    >
      {width > 0 && (
        <LineDrawing series={series} labels={labels} scales={scales} current={current} fitsValues={fitsValues} />
      )}
      {current !== undefined && <Tooltip series={series} labels={labels} scales={scales} at={current} />}
    </div>
  )
}

interface TooltipProps extends Pick<LinesProps, 'series' | 'labels'> {
  readonly scales: LineScales
  readonly at: number
}

function Tooltip({ series, labels, scales: { x, width }, at }: TooltipProps) {
  const moment = series[0]?.points[at]
  if (!moment) return null
  return (
    <div
      aria-hidden="true"
      style={{ left: Math.min(Math.max(x(moment.x), 80), Math.max(width - 80, 80)) }}
      className="pointer-events-none absolute top-0 w-max max-w-56 -translate-x-1/2 rounded-8 bg-surface-overlay px-3 py-2 text-12 shadow-menu ring-1 ring-line"
    >
      <p className="font-medium">{labels.moment(moment.x)}</p>
      {knownAt(series, at).map((one) => (
        <p key={one.id} className="flex justify-between gap-4 text-ink-muted tabular-nums">
          <span>{one.label}</span>
          <span className="text-ink">{sayAt(one.points, at, labels.value)}</span>
        </p>
      ))}
    </div>
  )
}
