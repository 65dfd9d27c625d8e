// What a module says of itself to the build, in a comment of its own line below its head: `// @offline later` (offline-later.ts),
// `// @preload imports` (preload-imports.ts) and `// @chunk <name>`, the script that it is part of where it would otherwise be a small one of its own.
import { readFileSync } from 'node:fs'

/** What a module of ours says after `@<word>`; undefined where it says nothing. @param id as Rolldown has it: a path, perhaps with a query */
export function saidInModule(id: string, word: 'chunk' | 'offline' | 'preload'): string | undefined {
  const file = id.split('?')[0] ?? ''
  if (file.includes('node_modules') || !/\.tsx?$/.test(file) || file.startsWith('\0')) return undefined
  return new RegExp(`^// @${word} ([\\w-]+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1]
}

/** The package that a module is from; undefined for one of ours. @param id as above */
export function packageOf(id: string): string | undefined {
  const [, path] = id.replaceAll('\\', '/').split(/.*\/node_modules\//)
  const [scope = '', name] = path?.split('/') ?? []
  return path === undefined ? undefined : scope.startsWith('@') ? `${scope}/${name}` : scope
}
