// Writes dist/_headers, the headers that a static host should send; the same list that `npm start` sends, with the portal and the captcha of public/config.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { captchaSources, connectOrigins, headersFile } from '../scripts/headers.mjs'

export function securityHeaders(): Plugin {
  let [base, publicDir] = ['/', '']
  return {
    name: 'cairn-security-headers',
    apply: 'build',
    configResolved(config) {
      ;({ base, publicDir } = config)
    },
    generateBundle() {
      const config = JSON.parse(readFileSync(join(publicDir, 'config.json'), 'utf8'))
      const source = headersFile(connectOrigins(config), captchaSources(config), base)
      this.emitFile({ type: 'asset', fileName: '_headers', source })
    },
  }
}
