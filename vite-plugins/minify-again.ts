// Minifies what the build sends a second time: Terser finds about 1 % that the build's own minifier leaves (it joins declarations, drops what only it sees unused).
import { minify } from 'terser'
import type { Plugin } from 'vite'

/** @param code a script, or a module where `module` is true */
export async function minifiedAgain(code: string, module: boolean): Promise<string> {
  const { code: smaller } = await minify(code, { module, ecma: 2020, compress: { passes: 2 } })
  if (smaller === undefined) throw new Error('Terser gave no code')
  return smaller
}

export function minifyAgain(): Plugin {
  return {
    name: 'cairn-minify-again',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = await minifiedAgain(chunk.code, true)
    },
  }
}
