// What somebody wrote into a draft: without the signature and what is quoted below it. Pure.
// @chunk mailbox-menus
import { withoutQuote } from './read/quoted-text.ts'

export function ownText(content: string, signature: string): string {
  const own = withoutQuote(content).own.trimEnd()
  const name = signature.trim()
  return (name !== '' && own.endsWith(name) ? own.slice(0, -name.length) : own).trim()
}
