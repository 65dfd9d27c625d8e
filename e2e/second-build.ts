// Makes the build that a later deploy would bring, from the one under test: every hashed file gets another name, as if its content had changed, and every text
// names them so. No file of the old build is in it under its old name.
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'

/** How a page shows which build it is of. */
export const LATER_MARK = 'later-build'

/** What it says otherwise, in English: the heading of an address without a page. */
export const REWORDED = { from: 'There’s nothing at this address', to: 'No page has this address' } as const

export interface LaterBuild {
  readonly root: string
  remove(): Promise<void>
}

/** @param root the folder of a build */
export async function makeLaterBuild(root: string): Promise<LaterBuild> {
  const later = await mkdtemp(join(tmpdir(), 'cairn-later-'))
  await cp(root, later, { recursive: true })
  const files = (await readdir(later, { recursive: true, withFileTypes: true })).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )
  const newNames = new Map(files.flatMap((file) => renamed(relative(later, file))))
  const revisions = new Map<string, string>()
  for (const file of files.filter((path) => TEXT.test(path))) {
    const text = await readFile(file, 'utf8')
    let changed = text
    for (const [from, to] of newNames) changed = changed.replaceAll(from, to)
    if (file.endsWith('.json')) changed = changed.replace(JSON.stringify(REWORDED.from), JSON.stringify(REWORDED.to))
    if (basename(file) === 'index.html') changed = changed.replace('<head>', `<head><meta name="${LATER_MARK}">`)
    if (changed === text) continue
    revisions.set(md5(text), md5(changed))
    await writeFile(file, changed)
  }
  await reviseWorker(join(later, 'worker.js'), revisions)
  for (const file of files) {
    const name = newNames.get(basename(file))
    if (name) await rename(file, join(later, relative(later, file).slice(0, -basename(file).length), name))
  }
  return { root: later, remove: () => rm(later, { recursive: true, force: true }) }
}

const TEXT = /\.(js|css|html|json|webmanifest)$/
const HASHED = /^(.+-)([\w-]{7,8})(\.\w+)$/

/** The file's new name beside its old one, where it carries a hash. */
function renamed(path: string): [string, string][] {
  const name = basename(path)
  const [, start, hash, end] = HASHED.exec(name) ?? []
  if (!path.startsWith('assets') || !start || !hash || !end) return []
  return [[name, start + createHash('sha256').update(hash).digest('base64url').slice(0, hash.length) + end]]
}

/** The worker caches files without a hash in their name by the hash of their content. */
async function reviseWorker(file: string, revisions: ReadonlyMap<string, string>): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of revisions) text = text.replaceAll(from, to)
  await writeFile(file, text)
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
