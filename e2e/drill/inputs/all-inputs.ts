// The drill's inputs of all domains: whatever the files of this folder export. A file that is read in, and a workspace that begins anew, would sweep away what
// the others do: they are tried apart.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { DomainInputs } from './define-inputs.ts'

const names = readdirSync(import.meta.dirname)
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'all-inputs')
  .sort()
const files: readonly object[] = await Promise.all(names.map((name) => import(`./${name}.ts`)))

const isInputs = (value: unknown): value is DomainInputs =>
  typeof value === 'object' && value !== null && 'prepare' in value

export const allInputs: readonly DomainInputs[] = files.flatMap((file) => Object.values(file)).filter(isInputs)
