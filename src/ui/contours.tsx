// Contour lines of a hill, faint, at the edge of one card a page. An ornament: gone in print and in forced colours.
import { cx } from './cx.ts'
import { type Point, smoothPath } from './smooth-path.ts'

// Three lines of the hill around its top; the others lie between and beyond.
const top: readonly Point[] = [
  [32, 0],
  [29, 5],
  [26, 9],
  [22, 13],
  [14, 15],
  [7, 15],
  [0, 16],
  [-9, 18],
  [-19, 19],
  [-29, 17],
  [-35, 12],
  [-36, 6],
  [-34, 0],
  [-30, -4],
  [-23, -7],
  [-17, -9],
  [-13, -13],
  [-9, -17],
  [0, -21],
  [9, -20],
  [17, -17],
  [24, -14],
  [30, -10],
  [33, -5],
]
const middle: readonly Point[] = [
  [206, 0],
  [185, 29],
  [159, 54],
  [126, 73],
  [82, 83],
  [39, 86],
  [0, 94],
  [-52, 111],
  [-119, 119],
  [-177, 102],
  [-204, 68],
  [-205, 32],
  [-193, 0],
  [-169, -26],
  [-136, -45],
  [-106, -61],
  [-84, -83],
  [-52, -110],
  [0, -125],
  [55, -119],
  [101, -100],
  [142, -82],
  [183, -61],
  [209, -32],
]
const foot: readonly Point[] = [
  [393, 0],
  [341, 53],
  [280, 94],
  [216, 125],
  [143, 144],
  [72, 156],
  [0, 181],
  [-100, 215],
  [-225, 225],
  [-325, 188],
  [-362, 121],
  [-355, 55],
  [-338, 0],
  [-309, -47],
  [-261, -86],
  [-209, -120],
  [-161, -160],
  [-95, -202],
  [0, -222],
  [96, -207],
  [177, -177],
  [260, -150],
  [349, -116],
  [403, -62],
]
const LINES = 11

const paths = Array.from({ length: LINES }, (_, index) => {
  const [from, to, part] = index <= 5 ? [top, middle, index / 5] : [middle, foot, (index - 5) / 5]
  return smoothPath(
    from.map(([x, y], corner): Point => {
      const [toX, toY] = to[corner] ?? [x, y]
      return [286 + x + (toX - x) * part, 114 + y + (toY - y) * part]
    }),
    true,
  )
})

export interface ContoursProps {
  className?: string
}

export function Contours({ className }: ContoursProps) {
  return (
    <svg
      viewBox="0 0 420 220"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={cx(
        'pointer-events-none fill-none stroke-accent-line opacity-55 [mask-image:linear-gradient(to_right,transparent,black_70%)] print:hidden forced-colors:hidden',
        className,
      )}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
