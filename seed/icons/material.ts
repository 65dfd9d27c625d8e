// The names of Google's Material Icons (Apache-2.0) by style. In a build, vite-plugins/icon-sets.ts leaves the drawings out of the package.
import { icons } from '@iconify-json/ic'

const names = Object.keys(icons.icons)
const beginning = (style: string) =>
  names.flatMap((name) => (name.startsWith(style) ? name.slice(style.length) : [])).sort()

/** The filled style is called baseline there. */
export const material: Readonly<Record<'solid' | 'outline' | 'twotone', readonly string[]>> = {
  solid: beginning('baseline-'),
  outline: beginning('outline-'),
  twotone: beginning('twotone-'),
}
