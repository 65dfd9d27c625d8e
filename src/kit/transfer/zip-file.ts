// Several files as one .zip that a person saves. Loaded on use.
// @offline later
import { type Zippable, zipSync } from 'fflate'
import { nameKey, numberedName, safeName } from '#contract/apps/file-names.ts'

/** @param files their bytes by name @param name of the archive, without its ending */
export const zipFile = (files: Zippable, name: string): File =>
  new File([zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>], `${name}.zip`, { type: 'application/zip' })

/** Names for the files of one folder on any disk: none is refused there, and no two are the same. `bill.txt`, again -> `bill (2).txt` */
export function createNames(): (name: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    const safe = safeName(wanted)
    let name = safe
    for (let number = 2; taken.has(nameKey(name)); number += 1) name = numberedName(safe, number)
    taken.add(nameKey(name))
    return name
  }
}
