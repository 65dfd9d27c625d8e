// Minifies boot.js, which Vite copies as it is: it comes before the first paint of every page. It is given the names that a build gives the catalogs.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** @param named puts the build's names into its text */
export function smallBoot(named: (text: string) => string): Plugin {
  return {
    name: 'cairn-small-boot',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const file = join(dir, 'boot.js')
      writeFileSync(file, (await minify(file, named(readFileSync(file, 'utf8')))).code)
    },
  }
}
