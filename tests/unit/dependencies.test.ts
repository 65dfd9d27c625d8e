// What is installed: exact versions, from the registry, each held against its integrity, and nothing that runs when it is installed.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly link?: boolean
  /** It comes inside another package. */
  readonly inBundle?: boolean
  readonly optionalDependencies?: Record<string, string>
}

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
const { packages } = json('package-lock.json') as { packages: Record<string, Locked> }
const { dependencies, devDependencies, optionalDependencies } = json('package.json') as Record<
  string,
  Record<string, string>
>
const installed = Object.entries(packages).filter(([path]) => path !== '')
const pathsOf = (isOdd: (one: Locked) => boolean) => installed.filter(([, one]) => isOdd(one)).map(([path]) => path)

test('every package has an integrity', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(pathsOf(({ integrity = '', inBundle }) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
})

test('the lock file has what each needs on any system, so that an install asks for nothing else', () => {
  const isLocked = (path: string, name: string) => {
    const folders = path.split('/node_modules/').map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'))
    return ['', ...folders.map((folder) => `${folder}/`)].some((folder) => `${folder}node_modules/${name}` in packages)
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies: wanted = {} }]) =>
    Object.keys(wanted).filter((name) => !isLocked(path, name)),
  )
  expect(missing).toEqual([])
})

test('none runs when it is installed', () => {
  expect(pathsOf(({ hasInstallScript }) => hasInstallScript === true)).toEqual([])
  expect(readFileSync(new URL('../../scripts/install.mjs', import.meta.url), 'utf8')).toContain("'--ignore-scripts'")
})

test('none comes from anywhere but a registry', () => {
  expect(pathsOf(({ resolved, link }) => link === true || /^(git|file|http:)|\.git(#|$)/.test(resolved ?? ''))).toEqual(
    [],
  )
})

test('each is named by its exact version, and is that one', () => {
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  const other = named.filter(([name, version]) => {
    const locked = packages[`node_modules/${name}`]
    return locked !== undefined && locked.version !== version
  })
  expect(other).toEqual([])
})
