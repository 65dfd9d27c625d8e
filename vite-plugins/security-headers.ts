// Writes dist/_headers, the headers that a static host should send; the same list that `npm start` sends.
import type { Plugin } from 'vite'
import { headersFile } from '../scripts/headers.mjs'

export function securityHeaders(): Plugin {
  let base = '/'
  return {
    name: 'cairn-security-headers',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile([], undefined, base) })
    },
  }
}
