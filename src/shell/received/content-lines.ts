// The lines of a vCard: folded lines made whole, each as its name, parameters and value. Used by read-contacts.ts.

export interface ContentLine {
  /** In capitals, without a group before it. */
  readonly name: string
  /** What stands between the name and the colon, such as `TYPE=work`. */
  readonly parameters: string
  readonly value: string
  /** As it stands in the file. */
  readonly text: string
}

export function contentLines(text: string): ContentLine[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
    .flatMap((line) => {
      const found = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/.exec(line)
      if (!found) return []
      const [, name = '', parameters = '', value = ''] = found
      return [{ name: name.toUpperCase(), parameters, value, text: line }]
    })
}

/** The parts of a value between its semicolons, without what escapes them. */
export const partsOf = (value: string): string[] => value.split(/(?<!\\);/).map(plain)

export const plain = (value: string): string =>
  value.replaceAll(/\\([\\,;nN])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped)).trim()

/** The first type that says what an address is called: `work`, `home`. */
export const typeOf = (parameters: string): string =>
  /TYPE="?([\w-]+)/i.exec(parameters)?.[1]?.replace(/^(internet|pref|voice)$/i, '') ?? ''
