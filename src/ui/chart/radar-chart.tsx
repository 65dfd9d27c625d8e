// Values around a circle beside what they should be: one's own as a filled shape with round points, the target as a dashed line with square ones. Arrow keys
// go from one to the next; the same is there as a table. Heavy: load it with `lazy`.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { scaleLinear, scalePoint } from '@visx/scale'
import { LineRadial } from '@visx/shape'
import { type PointerEvent, useState } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { useWidth } from './use-width.ts'

export interface RadarAxis {
  readonly id: string
  readonly label: string
  readonly own: number
  readonly target: number
}

export interface RadarChartProps {
  readonly label: string
  readonly summary: string
  /** Three at least. */
  readonly axes: readonly RadarAxis[]
  /** The value of the outermost ring; a ring for each whole number. */
  readonly most: number
  /** The names of the two shapes, and of the table's first column. */
  readonly names: { readonly own: string; readonly target: string; readonly axis: string }
  /** A value in words. */
  readonly value: (value: number) => string
}

const RADAR_HEIGHT = 340
/** px above and below the circle, for the words of the topmost and the lowest. */
const MARGIN = 36
/** px for the words at either side, at least; what is between them and the circle; a letter of them, and a line. */
const SIDE = 92
const GAP = 14
const LETTER = 6.5
const LINE = 15

export function RadarChart({ label, summary, axes, most, names, value }: RadarChartProps) {
  return (
    <ChartFrame
      label={label}
      summary={summary}
      height={RADAR_HEIGHT}
      legend={<Legend names={names} />}
      table={{
        columns: [names.axis, names.own, names.target],
        rows: axes.map(({ label: name, own, target }) => [name, value(own), value(target)]),
        file: axes.map(({ label: name, own, target }) => [name, own, target]),
      }}
    >
      <Rings label={label} axes={axes} most={most} names={names} value={value} />
    </ChartFrame>
  )
}

function Legend({ names }: Pick<RadarChartProps, 'names'>) {
  return (
    <ul className="flex flex-wrap gap-4 text-13 text-ink-muted">
      <li className="flex items-center gap-2">
        <svg width="20" height="10" aria-hidden="true">
          <line x1="0" x2="20" y1="5" y2="5" strokeWidth="2" className="stroke-accent" />
          <circle cx="10" cy="5" r="4" className="fill-accent" />
        </svg>
        {names.own}
      </li>
      <li className="flex items-center gap-2">
        <svg width="20" height="10" aria-hidden="true">
          <line x1="0" x2="20" y1="5" y2="5" strokeWidth="1.5" strokeDasharray="4 3" className="stroke-ink" />
          <rect x="6.5" y="1.5" width="7" height="7" strokeWidth="1.5" className="fill-surface-raised stroke-ink" />
        </svg>
        {names.target}
      </li>
    </ul>
  )
}

type RingsProps = Omit<RadarChartProps, 'summary'>

function Rings({ label, axes, most, names, value }: RingsProps) {
  const { t } = useLingui()
  const [ref, width] = useWidth<HTMLDivElement>()
  const [at, setAt] = useState<number | null>(null)
  const last = axes.length - 1
  const radius = Math.max(40, Math.min(width / 2 - SIDE, RADAR_HEIGHT / 2 - MARGIN))
  const [x, y] = [width / 2, RADAR_HEIGHT / 2]
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const turn = Math.atan2(event.clientX - box.left - x, y - (event.clientY - box.top)) / (2 * Math.PI)
    setAt(Math.round((turn + 1) * axes.length) % axes.length)
  }
  const pairOf = (name: string, level: number) => {
    const text = value(level)
    return t`${name}: ${text}`
  }
  const spoken = ({ label: axis, own, target }: RadarAxis) =>
    [axis, pairOf(names.own, own), pairOf(names.target, target)].join('; ')
  const current = at === null ? undefined : axes[at]
  const first = axes[0]
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={t`${label}: use the arrow keys to read the values`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? 0}
      aria-valuetext={current ? spoken(current) : first && spoken(first)}
      onKeyDown={(event) => {
        const next = axisByKey(event.key, at, axes.length)
        if (next === undefined) return
        event.preventDefault()
        setAt(next)
      }}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
      style={{ height: RADAR_HEIGHT }}
      className="relative touch-pan-y rounded-8 print:h-auto!"
    >
      {width > 0 && (
        <svg
          width={width}
          height={RADAR_HEIGHT}
          viewBox={`0 0 ${width} ${RADAR_HEIGHT}`}
          aria-hidden="true"
          className="absolute inset-0 overflow-visible print:static print:h-auto print:max-w-full"
        >
          <Web axes={axes} most={most} radius={radius} x={x} y={y} current={at} />
        </svg>
      )}
      {current && <Values axis={current} names={names} value={value} />}
    </div>
  )
}

/** Around and around, as it is drawn. @returns undefined: it is no key of the chart */
function axisByKey(key: string, at: number | null, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (step !== undefined) return ((at ?? (step === 1 ? -1 : 0)) + step + count) % count
  return { Home: 0, End: count - 1 }[key]
}

interface ValuesProps extends Pick<RadarChartProps, 'names' | 'value'> {
  readonly axis: RadarAxis
}

/** Of the axis that is pointed at. */
function Values({ axis, names, value }: ValuesProps) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute start-0 top-0 w-max max-w-56 rounded-8 bg-surface-overlay px-3 py-2 text-12 shadow-menu ring-1 ring-line"
    >
      <p className="font-medium">{axis.label}</p>
      {(['own', 'target'] as const).map((one) => (
        <p key={one} className="flex justify-between gap-4 text-ink-muted">
          <span>{names[one]}</span>
          <span className="text-ink">{value(axis[one])}</span>
        </p>
      ))}
    </div>
  )
}

interface WebProps {
  readonly axes: readonly RadarAxis[]
  readonly most: number
  readonly radius: number
  readonly x: number
  readonly y: number
  /** Which has the focus. */
  readonly current: number | null
}

function Web({ axes, most, radius, x, y, current }: WebProps) {
  const out = scaleLinear({ domain: [0, most], range: [0, radius] })
  const around = scalePoint({ domain: [...axes.keys(), axes.length], range: [0, 2 * Math.PI] })
  const angle = (index: number) => around(index) ?? 0
  const pointAt = (index: number, value: number) => ({
    x: x + Math.sin(angle(index)) * out(value),
    y: y - Math.cos(angle(index)) * out(value),
  })
  const shape = (of: 'own' | 'target') =>
    [...axes, ...axes.slice(0, 1)].map((axis, index) => ({ index, value: axis[of] }))
  const rings = Array.from({ length: most }, (_, ring) => ring + 1)
  const round = axes.map((_, index) => index).concat(0)
  const plan: Plan = { x, y, most, radius, angle, pointAt }
  return (
    <>
      {rings.map((ring) => (
        <path
          key={ring}
          d={`M${round.map((index) => `${pointAt(index, ring).x},${pointAt(index, ring).y}`).join('L')}Z`}
          className="fill-none stroke-line"
        />
      ))}
      {axes.map(({ id, label }, index) => (
        <Axis key={id} label={label} plan={plan} index={index} isCurrent={index === current} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <LineRadial
          data={shape('own')}
          angle={({ index }) => angle(index)}
          radius={({ value }) => out(value)}
          strokeWidth={2}
          className="fill-accent-tint-strong stroke-accent"
          fillOpacity={0.6}
        />
        <LineRadial
          data={shape('target')}
          angle={({ index }) => angle(index)}
          radius={({ value }) => out(value)}
          strokeWidth={1.5}
          strokeDasharray="4 3"
          className="fill-none stroke-ink"
        />
      </g>
      {axes.map((axis, index) => (
        <Marks key={axis.id} axis={axis} plan={plan} index={index} isCurrent={index === current} />
      ))}
    </>
  )
}

/** The web's geometry. */
interface Plan extends Pick<WebProps, 'x' | 'y' | 'most' | 'radius'> {
  angle(index: number): number
  pointAt(index: number, value: number): { readonly x: number; readonly y: number }
}

interface AxisProps {
  readonly label: string
  readonly plan: Plan
  readonly index: number
  readonly isCurrent: boolean
}

/** The line from the middle, with its name at the end. */
function Axis({ label, plan: { x, y, most, radius, angle, pointAt }, index, isCurrent }: AxisProps) {
  const [end, labelAt] = [pointAt(index, most), pointAt(index, most + (most * GAP) / radius)]
  const side = Math.sin(angle(index))
  const isMiddle = Math.abs(side) < 0.1
  const lines = linesOf(label, Math.floor((isMiddle ? x : x - Math.abs(labelAt.x - x)) / LETTER))
  // Labels above the circle end at their point, those below begin there.
  const up = (1 + Math.cos(angle(index))) / 2
  return (
    <g>
      <line x1={x} y1={y} x2={end.x} y2={end.y} className="stroke-line-soft" />
      <text
        textAnchor={isMiddle ? 'middle' : side > 0 ? 'start' : 'end'}
        className={isCurrent ? 'fill-ink text-12 font-semibold' : 'fill-ink-muted text-12'}
      >
        {lines.map((line, row) => (
          <tspan key={line} x={labelAt.x} y={labelAt.y + 4 + (row - up * (lines.length - 1)) * LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

interface MarksProps {
  readonly axis: RadarAxis
  readonly plan: Plan
  readonly index: number
  readonly isCurrent: boolean
}

function Marks({ axis: { own, target }, plan: { pointAt }, index, isCurrent }: MarksProps) {
  const [here, there] = [pointAt(index, own), pointAt(index, target)]
  const size = isCurrent ? 10 : 7
  return (
    <g>
      <rect
        x={there.x - size / 2}
        y={there.y - size / 2}
        width={size}
        height={size}
        strokeWidth="1.5"
        className="fill-surface-raised stroke-ink"
      />
      <circle cx={here.x} cy={here.y} r={isCurrent ? 5.5 : 4} className="fill-accent" />
    </g>
  )
}

/** A name in two lines at most, each with so many letters at most. */
function linesOf(name: string, letters: number): readonly string[] {
  if (name.length <= letters) return [name]
  const space = name.lastIndexOf(' ', letters)
  const [first, rest] = space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name, '']
  const fitting = (line: string) => (line.length > letters ? `${line.slice(0, letters - 1).trimEnd()}…` : line)
  return [first, rest].filter(Boolean).map(fitting)
}
