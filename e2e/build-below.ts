// A build for a path below the root of its host, in a folder of its own.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')

export interface Built {
  readonly root: string
  remove(): void
}

/** @param base with a slash at both ends */
export function buildBelow(base: string): Built {
  const root = mkdtempSync(join(tmpdir(), 'cairn-below-'))
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', root, '--emptyOutDir']
  const built = spawnSync(process.execPath, args, { cwd: project, env: { ...process.env, BASE: base } })
  if (built.status !== 0) throw new Error(`It could not be built: ${built.stderr}`)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
