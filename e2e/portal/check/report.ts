// What `npm run portal:check` prints: a line a call, what differs below it, and the sum of all.
import type { CheckedCall } from './checker.ts'

const WORDS = { ok: 'ok', differs: 'differs', missing: 'missing', 'not asked': 'not asked' } as const

export function linesOf({ name, call, outcome, differences, note }: CheckedCall): string[] {
  const line = `${WORDS[outcome].padEnd(9)}  ${name.padEnd(28)}  ${call}`
  const reported = differences.map(({ when, wanted, came }) => `${when && `${when}: `}wanted ${wanted}, came ${came}`)
  // What is not there, or does not answer, differs in everything: once is enough.
  const isGone = outcome === 'missing' || differences.every(({ came }) => came.startsWith('no answer'))
  const shown = isGone ? reported.slice(0, 1) : reported
  return [note ? `${line} (${note})` : line, ...shown.map((text) => `${' '.repeat(13)}${text}`)]
}

export function sumOf(calls: readonly CheckedCall[]): string {
  const count = (wanted: CheckedCall['outcome']) => calls.filter(({ outcome }) => outcome === wanted).length
  const partly = calls.filter(({ outcome, note }) => outcome === 'ok' && note !== undefined).length
  const ok = `${count('ok')} ok${partly > 0 ? `, ${partly} of them not asked in full` : ''}`
  return `${calls.length} calls: ${ok}; ${count('differs')} differ, ${count('missing')} missing, ${count('not asked')} not asked.`
}

export const isGood = (calls: readonly CheckedCall[]): boolean =>
  calls.every(({ outcome }) => outcome === 'ok' || outcome === 'not asked')

/** What must not be read on a screen or in a log is not in the text. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.filter(Boolean).reduce((left, secret) => left.replaceAll(secret, '…'), text)
