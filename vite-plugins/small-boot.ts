// Minifies boot.js, which Vite copies as it is: it comes before the first paint of every page.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

export function smallBoot(): Plugin {
  return {
    name: 'cairn-small-boot',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const file = join(dir, 'boot.js')
      writeFileSync(file, (await minify(file, readFileSync(file, 'utf8'))).code)
    },
  }
}
