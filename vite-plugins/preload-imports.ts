// Lists in the first page's script the scripts that are preloaded with all that they import, for the pages that most people begin with. The others find their
// imports one step later. A module declares it by the comment `@preload imports`.
import type { BuildOptions, Plugin } from 'vite'
import { modulePragma } from './module-pragma.ts'

type ResolveDependencies = NonNullable<
  Exclude<BuildOptions['modulePreload'], boolean | undefined>['resolveDependencies']
>

/** The plugin that finds them, and what says of each script which others are listed with it. */
export function preloadImports() {
  let marked: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'cairn-preload-imports',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      // Before the lists are written.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const saying = chunks.filter(({ moduleIds }) =>
          moduleIds.some((id) => modulePragma(id, 'preload') === 'imports'),
        )
        marked = new Set(saying.map(({ fileName }) => fileName))
      },
    },
  }
  // What index.html begins with needs no turn of its own either.
  const resolveDependencies: ResolveDependencies = (file, imports, { hostType }) =>
    hostType === 'html' || marked.has(file) ? imports : []
  return { plugin, resolveDependencies }
}
