// Reads the pragmas of a module, comments of their own line below its head: `// @offline later` (offline-later.ts),
// `// @preload imports` (preload-imports.ts) and `// @chunk <name>`, the script that it is part of where it would otherwise be a small one of its own.
import { readFileSync } from 'node:fs'

/** The value of a module's pragma `@<name>`; undefined where it has none. @param id as Rolldown has it: a path, perhaps with a query */
export function modulePragma(id: string, name: 'chunk' | 'offline' | 'preload'): string | undefined {
  const file = id.split('?')[0] ?? ''
  if (file.includes('node_modules') || !/\.tsx?$/.test(file) || file.startsWith('\0')) return undefined
  return new RegExp(`^// @${name} ([\\w-]+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1]
}

/** The package that a module is from; undefined for one of ours. @param id as above */
export function packageOf(id: string): string | undefined {
  const [, path] = id.replaceAll('\\', '/').split(/.*\/node_modules\//)
  const [scope = '', name] = path?.split('/') ?? []
  return path === undefined ? undefined : scope.startsWith('@') ? `${scope}/${name}` : scope
}
