// The pieces of a formula, as both languages write them: decimals behind a point or a comma, arguments parted by commas or semicolons.
import { isFrenchName } from './formula-names.ts'
import { numberIn } from './formula-value.ts'

export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'text'; readonly value: string; readonly at: number }
  /** A cell, a function or a truth value. */
  | { readonly kind: 'name'; readonly value: string; readonly at: number }
  /** An operator, a parenthesis, `:`, or `;` between arguments, whichever way it was written. */
  | { readonly kind: 'sign'; readonly value: string; readonly at: number }

/** Why a text is no formula. */
export interface FormulaProblem {
  /** `unfinished`: more must come. `unexpected`: something is where it cannot. The others: of a name. */
  readonly kind: 'unfinished' | 'unexpected' | 'function' | 'arguments' | 'reference'
  /** What it is about; empty at the end. */
  readonly word: string
}

/** Thrown while a text is read. */
export class UnreadFormula extends Error {
  readonly problem: FormulaProblem
  constructor(kind: FormulaProblem['kind'], word = '') {
    super(`${kind} ${word}`)
    this.problem = { kind, word }
  }
}

const NAME = /[\p{L}_$][\p{L}\p{N}_.$]*/uy
const SIGN = /<=|>=|<>|≤|≥|≠|[-+*/^&=<>()%:;,×÷−]/uy
const POINT_NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?/y
const COMMA_NUMBER = /(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][-+]?\d{1,3})?/y
const SIGNS: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=', '≠': '<>', '×': '*', '÷': '/', '−': '-' }
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' }

/** @param text of a formula, without its equals sign */
export function tokensOf(text: string): Token[] {
  const isFrench = hasFrenchCommas(text)
  const tokens: Token[] = []
  let depth = 0
  for (let at = 0; at < text.length; ) {
    const letter = text.charAt(at)
    if (/\s/.test(letter)) {
      at += 1
      continue
    }
    const closing = CLOSING[letter]
    if (closing) {
      const { value, end } = quoted(text, at, closing)
      tokens.push({ kind: 'text', value, at })
      at = end
      continue
    }
    // Outside of parentheses there are no arguments to part.
    const number = matchAt(isFrench || depth === 0 ? COMMA_NUMBER : POINT_NUMBER, text, at)
    const name = number === undefined ? matchAt(NAME, text, at) : undefined
    const sign = number === undefined && name === undefined ? matchAt(SIGN, text, at) : undefined
    const found = number ?? name ?? sign
    if (found === undefined) throw new UnreadFormula('unexpected', letter)
    if (number !== undefined) tokens.push({ kind: 'number', value: numberIn(number) ?? 0, at })
    else if (name !== undefined) tokens.push({ kind: 'name', value: name, at })
    else {
      if (found === '(') depth += 1
      if (found === ')') depth -= 1
      tokens.push({ kind: 'sign', value: found === ',' ? ';' : (SIGNS[found] ?? found), at })
    }
    at += found.length
  }
  return tokens
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** A text between quotation marks; a mark in it is written twice. */
function quoted(text: string, from: number, closing: string): { value: string; end: number } {
  let value = ''
  for (let at = from + 1; at < text.length; at += 1) {
    if (text.charAt(at) !== closing) value += text.charAt(at)
    else if (text.charAt(at + 1) === closing) {
      value += closing
      at += 1
    } else return { value: closing === '»' ? value.trim() : value, end: at + 1 }
  }
  throw new UnreadFormula('unfinished')
}

/** Whether commas are decimals: where semicolons part the arguments, or a function is called in French. What is in quotation marks is ignored. */
function hasFrenchCommas(text: string): boolean {
  const bare = text.replaceAll(/"[^"]*"?|“[^”]*”?|«[^»]*»?/g, ' ')
  const called = bare.split('(').slice(0, -1)
  return bare.includes(';') || called.some((before) => isFrenchName(lastName(before.trimEnd())))
}

/** The name with which a text ends. */
function lastName(text: string): string {
  let from = text.length
  while (from > 0 && /[\p{L}.]/u.test(text.charAt(from - 1))) from -= 1
  return text.slice(from)
}
