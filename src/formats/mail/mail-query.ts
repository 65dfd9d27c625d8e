// Reads what a person searches mail for: words, phrases and operators (see `search` in the contract). Pure.
// @chunk mailbox
import { FolderId } from '#contract/apps/mailbox-shapes.ts'

export type SearchField = 'from' | 'to' | 'subject' | 'any'
export type MailState = 'unread' | 'read' | 'starred' | 'important' | 'snoozed' | 'attachment'

/** Where a condition is in the search, and how it is written there. */
interface Written {
  readonly at: number
  readonly source: string
}

/** One condition of a search. A mail has to meet them all. */
export type Condition = Written & { readonly not: boolean } & (
    | { readonly kind: 'text'; readonly field: SearchField; readonly text: string; readonly isPhrase: boolean }
    | { readonly kind: 'state'; readonly state: MailState }
    | { readonly kind: 'folder'; readonly folder: FolderId }
    | { readonly kind: 'anywhere' }
    | { readonly kind: 'label'; readonly label: string }
    /** ms since the epoch: from the first up to the second */
    | { readonly kind: 'dated'; readonly from: number; readonly until: number }
  )

type Meant = Condition extends infer C ? (C extends Condition ? Omit<C, 'not' | keyof Written> : never) : never

const DAY = 86_400_000
const UNITS: Readonly<Record<string, number>> = { h: DAY / 24, d: DAY, w: 7 * DAY, m: 30 * DAY, y: 365 * DAY }
const TERM = /(-?)(?:([a-z_]+):)?(?:"([^"]*)"?|(\S+))/giu

/** What is no operator, or an operator with an unknown value, is searched as a word. */
export function readQuery(query: string, now: number): Condition[] {
  return [...query.matchAll(TERM)].flatMap((found): Condition[] => {
    const [source, minus, operator, phrase, word] = found
    const { index: at } = found
    const value = phrase ?? word ?? ''
    const not = minus === '-'
    if (operator !== undefined) {
      const meant = operation(operator.toLowerCase(), value, phrase !== undefined, now)
      if (meant) return [{ ...meant, not, at, source } as Condition]
    }
    const text = phrase !== undefined && operator === undefined ? phrase : not ? source.slice(1) : source
    return text.trim() === ''
      ? []
      : [{ kind: 'text', field: 'any', text, isPhrase: phrase !== undefined, not, at, source }]
  })
}

function operation(operator: string, value: string, isPhrase: boolean, now: number): Meant | undefined {
  const word = value.toLowerCase()
  if (value.trim() === '') return undefined
  switch (operator) {
    case 'from':
    case 'to':
    case 'subject':
      return { kind: 'text', field: operator, text: value, isPhrase }
    case 'has':
      return /^attachments?$/.test(word) ? { kind: 'state', state: 'attachment' } : undefined
    case 'is':
      return /^(unread|read|starred|important|snoozed)$/.test(word)
        ? { kind: 'state', state: word as MailState }
        : undefined
    case 'in': {
      if (word === 'anywhere') return { kind: 'anywhere' }
      const folder = FolderId.safeParse(word)
      return folder.success ? { kind: 'folder', folder: folder.data } : undefined
    }
    case 'label':
      return { kind: 'label', label: word }
    default:
      return dated(operator, word, now)
  }
}

function dated(operator: string, value: string, now: number): Meant | undefined {
  const [, amount, unit] = /^(\d{1,4})([hdwmy])$/.exec(value) ?? []
  const ago = now - Number(amount) * (UNITS[unit ?? ''] ?? Number.NaN)
  if (operator === 'older_than' || operator === 'newer_than') {
    if (Number.isNaN(ago)) return undefined
    return operator === 'older_than' ? between(-Infinity, ago) : between(ago, Infinity)
  }
  if (operator !== 'before' && operator !== 'after') return undefined
  const day = dayOf(value)
  if (day === undefined) return undefined
  return operator === 'before' ? between(-Infinity, day) : between(day, Infinity)
}

const between = (from: number, until: number): Meant => ({ kind: 'dated', from, until })

/** The beginning of a day where the person is: `2026-03-01` or `2026/3/1`. */
function dayOf(value: string): number | undefined {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(value) ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) ? date.getTime() : undefined
}

/** The search without one of its conditions. */
export const withoutCondition = (query: string, { at, source }: Written): string =>
  `${query.slice(0, at)}${query.slice(at + source.length)}`.replaceAll(/\s+/g, ' ').trim()
