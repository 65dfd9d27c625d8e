// A smooth path through points (Catmull-Rom, written as Bézier curves), for the drawings: scene.tsx and contours.tsx.
// @chunk screens

export type Point = readonly [x: number, y: number]

/** The `d` of a path; `isClosed` joins the last point to the first. */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1
    const wrapped = isClosed ? (index + points.length) % points.length : Math.max(0, Math.min(last, index))
    return points[wrapped] ?? [0, 0]
  }
  const [start] = points
  if (!start) return ''
  const steps = isClosed ? points.length : points.length - 1
  let path = `M${start.join(' ')}`
  for (let index = 0; index < steps; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    path += `C${[
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ]
      .map((value) => Math.round(value * 10) / 10)
      .join(' ')}`
  }
  return isClosed ? `${path}z` : path
}
