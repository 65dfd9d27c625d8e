// The mails of an mbox file (RFC 4155): one behind the other, each behind a line that begins with From. Text is bytes, one a character.
// @chunk mail-format

const HEAD = /^From \S.{0,300}\d{4}\s*$/

/** With all its parts it begins a mail behind a line of text too, where a program left out the empty one. */
const WHOLE_HEAD = /^From \S{1,300} +[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d.{0,60}$/
const FIELD = /^(?:[\w-]+:|>From )/
/** A mail alone. */
const IS_MAIL = /^[\r\n]*[\w-]+[ \t]{0,9}:/

/** One after the other: who reads a long file can do other things between them. The file itself where it is no mbox. */
export function* mailsOf(file: string): Generator<string> {
  const text = withoutMark(file)
  let mail: string[] | undefined
  let isAfterBlank = true
  /** A line that begins a mail where a head follows it. */
  let doubtful: string | undefined
  for (const line of IS_MAIL.test(text) ? [] : linesOf(text)) {
    const isBegun = doubtful !== undefined && FIELD.test(line)
    if (!isBegun && doubtful !== undefined) mail?.push(doubtful)
    // A line of the text that looks like one is quoted, or does not follow an empty one.
    const isHead = isAfterBlank && HEAD.test(line)
    if ((isBegun || isHead) && mail) yield mail.join('\n')
    if (isBegun || isHead) mail = []
    doubtful = !isHead && WHOLE_HEAD.test(line) ? line : undefined
    if (!isHead && doubtful === undefined) mail?.push(line.replace(/^>(>*From )/, '$1'))
    isAfterBlank = line === ''
  }
  if (doubtful !== undefined) mail?.push(doubtful)
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
