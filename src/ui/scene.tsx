// The scene beside the sign-in form: five ridges, a sun, a cairn, all from the accent ramp. An ornament: at most one a page, behind nothing
// that must be read closely, gone in print and in forced colours.
import { useId } from 'react'
import { cx } from './cx.ts'
import { type Point, smoothPath } from './smooth-path.ts'

// The height of each ridge at every 60th of its 1000 units, from the farthest to the nearest.
const ridges = [
  [598, 570, 558, 560, 551, 539, 534, 520, 500, 505, 528, 549, 573, 600, 606, 594, 592, 594],
  [675, 702, 694, 688, 668, 653, 660, 642, 613, 593, 565, 574, 614, 638, 666, 678, 666, 671],
  [694, 692, 698, 692, 677, 672, 682, 694, 709, 736, 764, 772, 765, 761, 755, 740, 729, 730],
  [780, 785, 789, 792, 802, 824, 848, 859, 860, 860, 857, 843, 823, 811, 811, 811, 803, 797],
  [945, 944, 935, 926, 922, 920, 915, 908, 905, 906, 906, 900, 888, 876, 871, 870, 869, 868],
].map((heights) => `${smoothPath(heights.map((y, index): Point => [Math.min(1000, index * 60), y]))}V1000H0z`)

// An uneven stone around 0, 0, one unit wide and high; and where each stone of the cairn lies.
const stone: readonly Point[] = [
  [1, 0],
  [0.84, 0.7],
  [0.4, 0.95],
  [-0.4, 0.98],
  [-0.81, 0.68],
  [-0.98, 0],
  [-0.84, -0.7],
  [-0.4, -0.98],
  [0.4, -0.92],
  [0.84, -0.66],
]
const stones = [
  { at: 'translate(302 902) rotate(-2)', width: 101, height: 25, tone: 'fill-scene-5' },
  {
    at: 'translate(292 860) rotate(2)',
    width: 75,
    height: 19,
    tone: 'fill-[color-mix(in_oklch,var(--scene-5)_82%,var(--scene-4))]',
  },
  { at: 'translate(308 825) rotate(-4)', width: 58, height: 17, tone: 'fill-scene-5' },
  {
    at: 'translate(296 795) rotate(3)',
    width: 38,
    height: 14,
    tone: 'fill-[color-mix(in_oklch,var(--scene-5)_82%,var(--scene-4))]',
  },
  { at: 'translate(303 770) rotate(-5)', width: 24, height: 11.5, tone: 'fill-accent' },
].map(({ width, height, ...rest }) => ({
  ...rest,
  path: smoothPath(
    stone.map(([x, y]): Point => [x * width, y * height]),
    true,
  ),
}))

const [farthest, second, third, fourth, nearest] = ridges

export interface SceneProps {
  className?: string
}

export function Scene({ className }: SceneProps) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 1000 1000"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={cx('bg-scene-sky print:hidden forced-colors:hidden', className)}
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="var(--scene-sky)" />
          <stop offset="1" stopColor="var(--scene-1)" />
        </linearGradient>
        <linearGradient id={`${id}mist`} x2="0" y2="1">
          <stop stopColor="var(--scene-sky)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--scene-sky)" stopOpacity=".55" />
        </linearGradient>
      </defs>
      <rect width="1000" height="1000" fill={`url(#${id}sky)`} />
      <circle cx="668" cy="430" r="74" className="fill-scene-sun" />
      <path d={farthest} className="fill-scene-1" />
      <rect y="560" width="1000" height="220" fill={`url(#${id}mist)`} />
      <path d={second} className="fill-scene-2" />
      <rect y="650" width="1000" height="180" fill={`url(#${id}mist)`} opacity=".7" />
      <path d={third} className="fill-scene-3" />
      <path d={fourth} className="fill-scene-4" />
      <path d={nearest} className="fill-scene-5" />
      {stones.map(({ at, path, tone }) => (
        <path key={at} transform={at} d={path} className={tone} />
      ))}
    </svg>
  )
}
