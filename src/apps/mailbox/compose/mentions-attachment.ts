// Whether a text speaks of a file that comes with it, in English or French; what it quotes does not count. Pure.
// @chunk mailbox-menus

const WORDS = /\b(?:attached|attaching|attachments?|enclosed|ci-joint(?:e|s|es)?|pi[eè]ces? jointes?|en pj|je joins)\b/i

export const mentionsAttachment = (content: string): boolean =>
  content
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .some((line) => WORDS.test(line.slice(0, 2000)))
