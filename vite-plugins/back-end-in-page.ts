// The back end that runs in the page where no worker answers, built apart: it shares nothing with the page's own chunks, so that what it needs (schemas above
// all) does not grow the first page. Only src/platform/api/transport.ts imports it, by `import()`.
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/** Where it lies in the build. */
export const BACK_END = 'assets/back-end'
const ENTRY = '#sw/api/device.ts'

/** @param plugins what its own build needs of the app's plugins */
export function backEndInPage(plugins: () => Plugin[]): Plugin {
  let config: ResolvedConfig
  let chunks: readonly Rolldown.OutputChunk[] = []
  return {
    name: 'cairn-back-end-in-page',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      chunks = await buildApart(config, plugins())
    },
    resolveId(source) {
      if (source !== ENTRY) return undefined
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry) throw new Error('The back end was not built')
      return { id: `${config.base}${entry.fileName}`, external: 'absolute' }
    },
    generateBundle() {
      for (const { fileName, code } of chunks) this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}

async function buildApart(
  { root, base, mode, define, resolve, build: { target } }: ResolvedConfig,
  plugins: Plugin[],
): Promise<Rolldown.OutputChunk[]> {
  const name = `${BACK_END}/[name]-[hash].js`
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root,
    base,
    mode,
    define,
    resolve: { alias: resolve.alias },
    plugins,
    build: {
      target,
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { device: `${root}/sw/api/device.ts` },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: name, chunkFileNames: name },
      },
    },
  })
  return ([built].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) =>
    output.filter((file) => file.type === 'chunk'),
  )
}
