// The mails of an mbox file (RFC 4155): one behind the other, each behind a line that begins with From. Text is bytes, one a character.
// @chunk mail-format

const HEAD = /^From \S.{0,300}\d{4}\s*$/

/** The file itself where it is no mbox. */
export const splitMbox = (file: string): string[] => [...mailsOf(file)]

/** The same, one after the other: who reads a long file can do other things between them. */
export function* mailsOf(file: string): Generator<string> {
  const text = withoutMark(file)
  let mail: string[] | undefined
  let isAfterBlank = true
  for (const line of linesOf(text)) {
    // A line of the text that looks like one is quoted, or does not follow an empty one.
    const isHead = isAfterBlank && HEAD.test(line)
    if (isHead && mail) yield mail.join('\n')
    if (isHead) mail = []
    else if (mail) mail.push(line.replace(/^>(>*From )/, '$1'))
    else break
    isAfterBlank = line === ''
  }
  yield mail?.join('\n') ?? text
}

function* linesOf(text: string): Generator<string> {
  let start = 0
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) {
    yield text.slice(start, index)
    start = index + end.length
  }
  yield text.slice(start)
}

/** Some editors set the mark of UTF-8 before a mail, three signs as its bytes are read. */
export const withoutMark = (text: string): string => (text.startsWith('\u00ef\u00bb\u00bf') ? text.slice(3) : text)
