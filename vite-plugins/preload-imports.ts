// Which scripts are named in the first page with all that they import, so that these come at once: the list stands in the first page's script, and is for the
// pages that most begin with alone. The others find what they import a turn later. A module says so of itself by the comment `@preload imports`. Used by
// vite.config.ts.
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
