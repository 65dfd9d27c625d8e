// Fails a build whose scripts import each other in a circle: one of them would then run before what it needs is there, which only the built app shows. The way
// out is to say `// @chunk <name>` in the modules between, or to take it away.
import type { Plugin, Rolldown } from 'vite'

export function chunkCircles(): Plugin {
  return {
    name: 'cairn-chunk-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = circleIn(chunks)
      if (circle) this.error(`Scripts that import each other in a circle:\n${circle.map(described).join('\n')}`)
    },
  }
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>

const described = ({ fileName, moduleIds }: Chunk): string =>
  `${fileName}\n${moduleIds.map((id) => `    ${id.replace(`${import.meta.dirname.slice(0, -'/vite-plugins'.length)}/`, '')}`).join('\n')}`

/** The scripts of the first circle found, each imported by the one before; undefined where there is none. */
export function circleIn<One extends Pick<Chunk, 'fileName' | 'imports'>>(chunks: readonly One[]): One[] | undefined {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const done = new Set<One>()
  const visit = (chunk: One, way: readonly One[]): One[] | undefined => {
    if (way.includes(chunk)) return way.slice(way.indexOf(chunk))
    if (done.has(chunk)) return undefined
    for (const name of chunk.imports) {
      const next = byName.get(name)
      const circle = next && visit(next, [...way, chunk])
      if (circle) return circle
    }
    done.add(chunk)
    return undefined
  }
  for (const chunk of chunks) {
    const circle = visit(chunk, [])
    if (circle) return circle
  }
  return undefined
}
