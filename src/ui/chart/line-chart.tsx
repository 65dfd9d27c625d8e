// Values over time, as lines: axes with units, a tooltip that arrow keys reach, series that can be left out, and the same as a table.
import { useLingui } from '@lingui/react/macro'
import { scaleLinear, scaleTime } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartPoint, ChartSeries, ChartWords } from './chart-values.ts'
import { useWidth } from './use-width.ts'

export interface LineChartProps {
  readonly label: string
  readonly summary: string
  /** All with a value at the same moments, in order. */
  readonly series: readonly ChartSeries[]
  readonly words: ChartWords
  /** The head of the table's first column. */
  readonly momentLabel: string
  /** px */
  readonly height?: number
}

const MARGIN = { top: 8, right: 20, bottom: 24, left: 44 }
/** px between two ticks, at least */
const TICK_APART = 84

export function LineChart({ label, summary, series, words, momentLabel, height = 220 }: LineChartProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const shown = series.filter(({ id }) => !hidden.has(id))
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    // The last one stays.
    if (next.size < series.length) setHidden(next)
  }
  const moments = series[0]?.points ?? []
  return (
    <ChartFrame
      label={label}
      summary={summary}
      height={height}
      legend={series.length > 1 && <Legend series={series} hidden={hidden} onToggle={toggle} />}
      table={{
        columns: [momentLabel, ...series.map((one) => one.label)],
        rows: moments.map(({ x }, index) => [
          words.moment(x),
          ...series.map(({ points }) => words.value(points[index]?.y ?? 0)),
        ]),
      }}
    >
      <Lines label={label} series={shown} words={words} height={height} />
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
      {series.map(({ id, label, isQuiet }) => (
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
            <svg width="18" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="18"
                y1="4"
                y2="4"
                className={strokeOf(isQuiet)}
                strokeWidth="2"
                strokeDasharray={isQuiet ? '4 3' : undefined}
              />
            </svg>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Some of the moments, evenly apart, the last among them. */
function ticksOf(moments: readonly ChartPoint[], most: number): number[] {
  const step = Math.max(1, Math.ceil(moments.length / most))
  return moments.filter((_, index) => (moments.length - 1 - index) % step === 0).map(({ x }) => x)
}

const strokeOf = (isQuiet: boolean | undefined) => (isQuiet ? 'stroke-ink-muted' : 'stroke-accent')

interface LinesProps {
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly words: ChartWords
  readonly height: number
}

function Lines({ label, series, words, height }: LinesProps) {
  const { t } = useLingui()
  const [ref, width] = useWidth<HTMLDivElement>()
  const [at, setAt] = useState<number | null>(null)
  const moments = series[0]?.points ?? []
  const last = moments.length - 1
  const x = scaleTime({
    domain: [moments[0]?.x ?? 0, moments[last]?.x ?? 1],
    range: [MARGIN.left, Math.max(width - MARGIN.right, MARGIN.left + 1)],
  })
  const values = series.flatMap(({ points }) => points.map(({ y }) => y))
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: 4,
  })
  const near = (clientX: number, left: number) => {
    const wanted = x.invert(clientX - left).getTime()
    return moments.reduce(
      (best, point, index) => (Math.abs(point.x - wanted) < Math.abs((moments[best]?.x ?? 0) - wanted) ? index : best),
      0,
    )
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) =>
    setAt(near(event.clientX, event.currentTarget.getBoundingClientRect().left))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: 7, PageDown: -7, Home: -last, End: last }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, (at ?? last) + step)))
  }
  const current = at === null ? undefined : moments[Math.min(at, last)]
  const spoken = (index: number) =>
    [
      words.moment(moments[index]?.x ?? 0),
      ...series.map((one) => `${one.label}: ${words.value(one.points[index]?.y ?? 0)}`),
    ].join('; ')
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={t`${label}: the values, by arrow keys`}
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
      className="relative touch-pan-y rounded-8"
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true" className="absolute inset-0 overflow-visible">
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} className="stroke-line-soft" />
              <text x={MARGIN.left - 6} y={y(tick) + 4} textAnchor="end" className="fill-ink-faint text-12">
                {(words.axisValue ?? words.value)(tick)}
              </text>
            </g>
          ))}
          {ticksOf(moments, Math.max(2, Math.floor(width / TICK_APART))).map((tick) => (
            <text
              key={tick}
              x={x(tick)}
              y={height - MARGIN.bottom + 16}
              textAnchor="middle"
              className="fill-ink-faint text-12"
            >
              {words.tick(tick)}
            </text>
          ))}
          {series.map(({ id, points, isQuiet }) => (
            <g key={id}>
              {!isQuiet && series.length < 3 && (
                <AreaClosed<ChartPoint>
                  data={[...points]}
                  x={(point) => x(point.x)}
                  y={(point) => y(point.y)}
                  yScale={y}
                  className="fill-accent-tint"
                />
              )}
              <LinePath<ChartPoint>
                data={[...points]}
                x={(point) => x(point.x)}
                y={(point) => y(point.y)}
                className={cx('fill-none', strokeOf(isQuiet))}
                strokeWidth={isQuiet ? 1.5 : 2}
                strokeDasharray={isQuiet ? '4 3' : undefined}
              />
            </g>
          ))}
          {current && at !== null && (
            <g>
              <line
                x1={x(current.x)}
                x2={x(current.x)}
                y1={MARGIN.top}
                y2={height - MARGIN.bottom}
                className="stroke-line-strong"
              />
              {series.map(({ id, points, isQuiet }) => (
                <circle
                  key={id}
                  cx={x(current.x)}
                  cy={y(points[at]?.y ?? 0)}
                  r="4"
                  className={cx('fill-surface-raised', strokeOf(isQuiet))}
                  strokeWidth="2"
                />
              ))}
            </g>
          )}
        </svg>
      )}
      {current && at !== null && (
        <div
          aria-hidden="true"
          style={{ left: Math.min(Math.max(x(current.x), 80), Math.max(width - 80, 80)) }}
          className="pointer-events-none absolute top-0 w-max max-w-56 -translate-x-1/2 rounded-8 bg-surface-overlay px-3 py-2 text-12 shadow-menu ring-1 ring-line"
        >
          <p className="font-medium">{words.moment(current.x)}</p>
          {series.map((one) => (
            <p key={one.id} className="flex justify-between gap-4 text-ink-muted tabular-nums">
              <span>{one.label}</span>
              <span className="text-ink">{words.value(one.points[at]?.y ?? 0)}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
