// Plain text whose lines were broken to fit (`format=flowed`, RFC 3676), as its writer wrote it: a line for each paragraph.
// @chunk mail-format

/** Its dashes and their blank end no line of a paragraph. */
const SIGNATURE = '-- '

/** @param deletesSpace the blank before a break is no part of the text, as where words have none between them */
export function unflowed(text: string, deletesSpace: boolean): string {
  const lines: string[] = []
  /** Of the paragraph that goes on in the next line, by how deep it is quoted. */
  let open = -1
  for (const line of text.split('\n')) {
    const depth = line.length - line.replace(/^>+/, '').length
    // A line that begins with a blank, `>` or `From ` was given one more.
    const said = line.slice(depth).replace(/^ /, '')
    const goesOn = said.endsWith(' ') && said !== SIGNATURE
    const piece = goesOn && deletesSpace ? said.slice(0, -1) : said
    if (open === depth && said !== SIGNATURE) lines[lines.length - 1] += piece
    else lines.push(depth === 0 ? piece : `${'>'.repeat(depth)} ${piece}`)
    open = goesOn ? depth : -1
  }
  return lines.join('\n')
}
