// The names of the heroicons (MIT) by style. In a build, vite-plugins/icon-sets.ts leaves the drawings out of the package.
import { icons } from '@iconify-json/heroicons'

const names = Object.keys(icons.icons)
const ending = (style: string) =>
  names.flatMap((name) => (name.endsWith(style) ? name.slice(0, -style.length) : [])).sort()

/** `-16-solid`, the micro icons, are no set of ours. */
export const heroicons: Readonly<Record<'outline' | 'solid' | 'mini', readonly string[]>> = {
  outline: names.filter((name) => !name.endsWith('-solid')).sort(),
  solid: ending('-solid').filter((name) => !/-(16|20)$/.test(name)),
  mini: ending('-20-solid'),
}
