// A digest of the contract's files, by which a page knows stored answers of another build's shapes (src/platform/query/persist.ts).
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

export function contractDigest(): string {
  const hash = createHash('sha256')
  for (const file of globSync('src/contract/**/*.ts').toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 12)
}
