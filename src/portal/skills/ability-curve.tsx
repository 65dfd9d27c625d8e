// Where the level probably is, as a curve over the scale: the 95 % in the middle dark, the rest soft, the borders of the levels dotted.
import { type Point, smoothPath } from '#ui/smooth-path.ts'
import { CUTS, onScale } from './level-scale.ts'

export interface AbilityCurveProps {
  readonly theta: number
  readonly se: number
  /** Its text alternative. */
  readonly label: string
  /** px */
  readonly height: number
  /** Without the borders of the levels. */
  readonly isPlain?: boolean
}

const WITHIN = 1.96
const STEPS = 60
/** The height of the drawing's own scale. */
const FOOT = 100

export function AbilityCurve({ theta, se, label, height, isPlain }: AbilityCurveProps) {
  const curve = pointsOf(theta, se, -2.5, 2.5)
  const sure = pointsOf(theta, se, Math.max(-2.5, theta - WITHIN * se), Math.min(2.5, theta + WITHIN * se))
  const line = smoothPath(curve)
  return (
    <svg
      viewBox="0 0 100 102"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      style={{ height }}
      className="block w-full overflow-visible"
    >
      <path d={`${line}L100 ${FOOT}L0 ${FOOT}z`} className="fill-accent-tint" />
      {sure.length > 0 && (
        <path
          d={`${smoothPath(sure)}L${sure.at(-1)?.[0]} ${FOOT}L${sure[0]?.[0]} ${FOOT}z`}
          className="fill-accent-soft"
        />
      )}
      {!isPlain &&
        CUTS.map((cut) => (
          <line
            key={cut}
            x1={onScale(cut)}
            x2={onScale(cut)}
            y1="0"
            y2={FOOT}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="2 4"
            className="stroke-line-strong"
          />
        ))}
      <path d={line} vectorEffect="non-scaling-stroke" strokeWidth="2" className="fill-none stroke-accent" />
      <line x1="0" x2="100" y1={FOOT} y2={FOOT} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
    </svg>
  )
}

function pointsOf(theta: number, se: number, from: number, to: number): Point[] {
  if (to <= from) return []
  return Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const at = from + ((to - from) * index) / STEPS
    const height = Math.exp(-((at - theta) ** 2) / (2 * se ** 2))
    return [onScale(at), FOOT - 92 * height]
  })
}
