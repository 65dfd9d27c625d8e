// The result of converting coins into another currency, or why it is impossible. Pure.
import { readDecimal } from '#formats/decimal.ts'

export type ConversionFault = 'empty' | 'number' | 'negative' | 'balance' | 'least'

export interface Conversion {
  readonly fault?: ConversionFault
  /** Of what is wanted, cut to its smallest part: nobody is given more than they had. */
  readonly result: number
}

export interface ConversionInput {
  /** As it was typed. */
  readonly text: string
  /** The language it was typed in: how to read a comma. */
  readonly language: string
  readonly balance: number
  /** In euros, of one of what is given and of one of what is wanted. */
  readonly fromPrice: number
  readonly toPrice: number
  /** Decimals of what is wanted. */
  readonly digits: number
}

export function convert({ text, language, balance, fromPrice, toPrice, digits }: ConversionInput): Conversion {
  if (text.trim() === '') return { fault: 'empty', result: 0 }
  const amount = readDecimal(text, language)
  if (amount === undefined) return { fault: 'number', result: 0 }
  if (amount <= 0) return { fault: 'negative', result: 0 }
  if (amount > balance) return { fault: 'balance', result: 0 }
  const unit = 10 ** digits
  // What floating point leaves behind is no part of it.
  const result = Math.floor(Number(((amount * fromPrice * unit) / toPrice).toFixed(4))) / unit
  return result > 0 ? { result } : { fault: 'least', result: 0 }
}
