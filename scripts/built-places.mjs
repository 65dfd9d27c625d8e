// Which places this build has a screen for: those with a file route. For the manifest and the browser tests.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../src/platform/places.ts'

const routes = join(import.meta.dirname, '../src/routes')

/** @param {{ readonly path: string }} place @returns {boolean} */
export const hasScreen = ({ path }) =>
  globSync(`${path.slice(1).replaceAll('/', '{_,}.')}{,.*,_.*}.tsx`, { cwd: routes }).length > 0

export const builtPlaces = places.filter(hasScreen)
