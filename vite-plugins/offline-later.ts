// Marks the scripts that the worker saves shortly after activation, and not before: those that one action or one screen needs. A module declares it by the
// comment `@offline later`; its script, and what only such scripts import, is then marked in the worker's list.
import type { Plugin, Rolldown } from 'vite'
import type { VitePWAOptions } from 'vite-plugin-pwa'
import { modulePragma } from './module-pragma.ts'

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number]

/** The plugin that finds them, and the transform of the worker's list (workbox's `manifestTransforms`) that marks them. */
export function offlineLater() {
  let later: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'cairn-offline-later',
    apply: 'build',
    generateBundle(_, bundle) {
      later = laterOf(Object.values(bundle).filter((file) => file.type === 'chunk'))
    },
  }
  const mark: ManifestTransform = (entries) => ({
    manifest: entries.map((entry) => (later.has(entry.url) ? { ...entry, later: true } : entry)),
  })
  return { plugin, mark }
}

/** All that cannot be reached from the entries but through a script that is marked. */
function laterOf(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const atOnce = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || atOnce.has(chunk.fileName) || isMarked(chunk)) return
    atOnce.add(chunk.fileName)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(byName.get(next))
  }
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk)
  return new Set([...byName.keys()].filter((fileName) => !atOnce.has(fileName)))
}

const isMarked = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => modulePragma(id, 'offline') === 'later')
