// The names of the Feather icons (MIT). In a build, vite-plugins/icon-sets.ts leaves the drawings out of the package.
import { icons } from '@iconify-json/feather'

export const feather: readonly string[] = Object.keys(icons.icons).sort()
