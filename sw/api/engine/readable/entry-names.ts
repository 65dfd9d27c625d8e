// Names of files in a workspace file: what a thing is called, as every system can store it.

/** Characters that are a letter, a number, or harmless in a name. */
const UNSAFE = /[^\p{L}\p{N}\p{M} ._,'()+&–-]+/gu
const LONGEST = 80
/** Names that Windows reserves. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Never empty, without a dot at either end. */
export function safeName(title: string, otherwise: string): string {
  const plain = title.toWellFormed().normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ')
  const name = [...plain]
    .slice(0, LONGEST)
    .join('')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '')
  if (name === '') return otherwise
  return RESERVED.test(name) ? `_${name}` : name
}

/** Gives each name once: the second `Report.pdf` is `Report (2).pdf`. Whether letters are large or small is no difference. */
export function createNames(): (name: string, ending: string) => string {
  const used = new Map<string, number>()
  return (name, ending) => {
    for (;;) {
      const key = `${name}${ending}`.toLowerCase()
      const count = (used.get(key) ?? 0) + 1
      used.set(key, count)
      if (count === 1) return `${name}${ending}`
      const next = `${name} (${count})`
      if (!used.has(`${next}${ending}`.toLowerCase())) {
        used.set(`${next}${ending}`.toLowerCase(), 1)
        return `${next}${ending}`
      }
    }
  }
}
