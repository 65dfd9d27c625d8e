// Lists in a script that is loaded on demand, such as a screen's, all that its imports import in turn: a browser then requests everything at once, in place of
// finding it step by step. What the page starts with is loaded by then, and is left out.
import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'name' | 'imports' | 'dynamicImports' | 'isEntry'>
type Chunks = Readonly<Record<string, Chunk>>

/** @param startName the script that the page requests by itself as it starts, besides its entry */
export function importsAtOnce(startName: string): Plugin {
  return {
    name: 'cairn-imports-at-once',
    apply: 'build',
    renderChunk(code, { fileName }, _, { chunks }) {
      const further = furtherImports(fileName, chunks, startName)
      if (further.length === 0) return null
      // Behind the imports that are there, so that everything runs in the order in which it did.
      const named = further.map((other) => `import './${posix.relative(posix.dirname(fileName), other)}'`)
      return { code: `${code}\n${named.join('\n')}\n`, map: null }
    },
  }
}

/** What a script needs besides what it imports itself and what the page starts with; nothing for one that is never loaded on demand. */
export function furtherImports(fileName: string, chunks: Chunks, startName: string): string[] {
  const all = Object.values(chunks)
  if (!all.some(({ dynamicImports }) => dynamicImports.includes(fileName))) return []
  const start = reachedFrom(
    all.filter(({ isEntry, name }) => isEntry || name === startName).map((chunk) => chunk.fileName),
    chunks,
  )
  const own = new Set([fileName, ...(chunks[fileName]?.imports ?? [])])
  return [...reachedFrom([fileName], chunks)].filter((other) => !own.has(other) && !start.has(other))
}

function reachedFrom(fileNames: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const reached = new Set(fileNames)
  for (const fileName of reached) for (const next of chunks[fileName]?.imports ?? []) reached.add(next)
  return reached
}
