// Builds the domains' cards as an array: as the namespace that sw/api/registry.ts imports, each would cost the worker's start a getter.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const api = join(import.meta.dirname, '../sw/api')
const NAMESPACE = "import * as entries from './modules.ts'"

export function cardsInAList(): Plugin {
  return {
    name: 'cairn-cards-in-a-list',
    enforce: 'pre',
    transform(code, id) {
      if (id !== join(api, 'registry.ts')) return undefined
      const lines = [...readFileSync(join(api, 'modules.ts'), 'utf8').matchAll(/^export (\{ (\w+) \} from .+)$/gm)]
      const imports = lines.map(([, line]) => `import ${line}`).join('\n')
      const list = `const entries = [${lines.map(([, , name]) => name).join(', ')}]`
      if (!code.includes(NAMESPACE)) this.error(`sw/api/registry.ts no longer says: ${NAMESPACE}`)
      return { code: code.replace(NAMESPACE, `${imports}\n${list}`), map: null }
    },
  }
}
