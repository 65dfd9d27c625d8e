// `node scripts/compress.mjs [folder]`: puts a .br and a .gz beside each file of a build that is worth it, for hosts that send such files instead of compressing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { dist } from './build.mjs'
import { contentType, encode, isCompressible } from './encoding.mjs'

/** An operator may put others in their place after the build: a compressed copy would be sent instead. */
const changeable = ['config.json']
/** Below it, the copy saves less than the request costs. */
const smallest = 512

/** @param {string} folder of a build */
export async function compressBuild(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isCompressible(contentType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !changeable.includes(relative(folder, file)))
  let count = 0
  for (const file of files) {
    const raw = readFileSync(file)
    if (raw.length < smallest) continue
    writeFileSync(`${file}.br`, await encode('br', raw))
    writeFileSync(`${file}.gz`, await encode('gzip', raw))
    count += 1
  }
  return count
}

if (process.argv[1] === import.meta.filename)
  console.log(`${await compressBuild(process.argv[2] ?? dist)} files compressed`)
