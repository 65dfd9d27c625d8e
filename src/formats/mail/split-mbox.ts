// The mails of an mbox file (RFC 4155): one behind the other, each behind a line that begins with From. Text is bytes, one a character.
// @chunk mail-format

const HEAD = /^From \S.{0,300}\d{4}\s*$/

/** The file itself where it is no mbox. */
export function splitMbox(file: string): string[] {
  const text = withoutMark(file)
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  if (!HEAD.test(lines[0] ?? '')) return [text]
  const mails: string[][] = []
  let isAfterBlank = true
  for (const line of lines) {
    // A line of the text that looks like one is quoted, or does not follow an empty one.
    if (isAfterBlank && HEAD.test(line)) mails.push([])
    else mails.at(-1)?.push(line.replace(/^>(>*From )/, '$1'))
    isAfterBlank = line === ''
  }
  return mails.map((mail) => mail.join('\n'))
}

/** Some editors set the mark of UTF-8 before a mail, three signs as its bytes are read. */
export const withoutMark = (text: string): string => (text.startsWith('\u00ef\u00bb\u00bf') ? text.slice(3) : text)
