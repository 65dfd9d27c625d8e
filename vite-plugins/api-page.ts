// Writes dist/docs/api/index.html, the page that describes what a portal's server answers, from public/openapi.json.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { apiPage } from '../scripts/api-page.mjs'

/** Where the page and its styles are, below the site's root. */
export const API_PAGE = 'docs/api'

export function apiDocs(): Plugin {
  let base = '/'
  return {
    name: 'cairn-api-page',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      const source = apiPage(JSON.parse(readFileSync('public/openapi.json', 'utf8')), base)
      this.emitFile({ type: 'asset', fileName: `${API_PAGE}/index.html`, source })
    },
  }
}
