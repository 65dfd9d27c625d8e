// The picture of a line chart: axes, columns, lines with the area below them, and a mark on the current moment.
import { AreaClosed, Bar, LinePath } from '@visx/shape'
import { cx } from '#ui/cx.ts'
import { type ChartLabels, type ChartPoint, type ChartSeries, type KnownPoint, knownPoints } from './chart-values.ts'
import { type LineScales, MARGIN } from './line-scales.ts'

export interface LineDrawingProps {
  readonly series: readonly ChartSeries[]
  readonly labels: ChartLabels
  readonly scales: LineScales
  /** The index of the current moment; undefined where there is none. */
  readonly current: number | undefined
  /** The axis does not begin at 0: a filled area would mislead. */
  readonly fitsValues?: boolean
}

/** px between two ticks, at least */
const TICK_APART = 84
const COLUMN_TICK_APART = 52

/** px of a column, at most */
const WIDEST = 40

export const strokeOf = (isQuiet: boolean | undefined): string => (isQuiet ? 'stroke-ink-muted' : 'stroke-accent')

export const dashOf = ({ isQuiet, isDotted }: Pick<ChartSeries, 'isQuiet' | 'isDotted'>): string | undefined =>
  isDotted ? '1.5 3' : isQuiet ? '4 3' : undefined

export function LineDrawing({ series, labels, scales, current, fitsValues }: LineDrawingProps) {
  const { width, height } = scales
  const lines = series.filter(({ isColumns }) => !isColumns)
  return (
    // On paper it is as wide as there is room.
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 overflow-visible print:static print:h-auto print:max-w-full"
    >
      <Axes moments={series[0]?.points ?? []} labels={labels} scales={scales} />
      <Columns series={series.filter(({ isColumns }) => isColumns)} scales={scales} />
      {lines.map((one) => (
        <Line
          key={one.id}
          series={one}
          hasArea={!one.isQuiet && series.length < 3 && lines.length === series.length && !fitsValues}
          scales={scales}
        />
      ))}
      {current !== undefined && <Mark series={series} scales={scales} at={current} />}
    </svg>
  )
}

interface AxesProps extends Pick<LineDrawingProps, 'labels' | 'scales'> {
  readonly moments: readonly ChartPoint[]
}

function Axes({ moments, labels, scales: { x, y, width, height, left, band } }: AxesProps) {
  return (
    <>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} className="stroke-line-soft" />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end" className="fill-ink-faint text-12">
            {(labels.axisValue ?? labels.value)(tick)}
          </text>
        </g>
      ))}
      {ticksOf(moments, Math.max(2, Math.floor(width / (band > 0 ? COLUMN_TICK_APART : TICK_APART)))).map((tick) => (
        <text
          key={tick}
          x={x(tick)}
          y={height - MARGIN.bottom + 16}
          textAnchor="middle"
          className="fill-ink-faint text-12"
        >
          {labels.tick(tick)}
        </text>
      ))}
    </>
  )
}

/** Some of the moments, evenly apart, the last among them. */
function ticksOf(moments: readonly ChartPoint[], most: number): number[] {
  const step = Math.max(1, Math.ceil(moments.length / most))
  return moments.filter((_, index) => (moments.length - 1 - index) % step === 0).map(({ x }) => x)
}

interface LineProps {
  readonly series: ChartSeries
  readonly hasArea: boolean
  readonly scales: LineScales
}

function Line({ series: { points, isQuiet, isDotted }, hasArea, scales: { x, y } }: LineProps) {
  const place = {
    data: knownPoints(points),
    x: (point: KnownPoint) => x(point.x),
    y: (point: KnownPoint) => y(point.y),
  }
  return (
    <g>
      {hasArea && <AreaClosed<KnownPoint> {...place} yScale={y} className="fill-accent-tint" />}
      <LinePath<KnownPoint>
        {...place}
        className={cx('fill-none', strokeOf(isQuiet))}
        strokeWidth={isQuiet ? 1.5 : 2}
        strokeDasharray={dashOf({ isQuiet, isDotted })}
      />
    </g>
  )
}

/** Side by side at each moment; those that are compared with are hollow and dashed. */
function Columns({ series, scales: { x, y, band } }: Pick<LineDrawingProps, 'series' | 'scales'>) {
  const width = Math.min(WIDEST, (band * 0.68) / Math.max(1, series.length))
  return series.map(({ id, points, isQuiet }, index) => (
    <g key={id}>
      {knownPoints(points).map((point) => (
        <Bar
          key={point.x}
          x={x(point.x) + (index - series.length / 2) * width + 1}
          y={Math.min(y(point.y), y(0))}
          width={Math.max(1, width - 2)}
          height={Math.abs(y(0) - y(point.y))}
          className={cx(isQuiet ? 'fill-none' : 'fill-accent-tint-strong', strokeOf(isQuiet))}
          strokeDasharray={isQuiet ? '4 3' : undefined}
        />
      ))}
    </g>
  ))
}

interface MarkProps extends Pick<LineDrawingProps, 'series' | 'scales'> {
  readonly at: number
}

function Mark({ series, scales: { x, y, height }, at }: MarkProps) {
  const moment = series[0]?.points[at]
  if (!moment) return null
  return (
    <g>
      <line
        x1={x(moment.x)}
        x2={x(moment.x)}
        y1={MARGIN.top}
        y2={height - MARGIN.bottom}
        className="stroke-line-strong"
      />
      {series
        .filter(({ isColumns }) => !isColumns)
        .flatMap(({ id, points, isQuiet }) =>
          knownPoints(points.slice(at, at + 1)).map((point) => (
            <circle
              key={id}
              cx={x(point.x)}
              cy={y(point.y)}
              r="4"
              className={cx('fill-surface-raised', strokeOf(isQuiet))}
              strokeWidth="2"
            />
          )),
        )}
    </g>
  )
}
