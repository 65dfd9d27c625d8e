// The result of converting coins into another currency, or why it is impossible. Pure.

export type ConversionFault = 'empty' | 'number' | 'negative' | 'balance' | 'least'

export interface Conversion {
  readonly fault?: ConversionFault
  /** Of what is wanted, cut to its smallest part: nobody is given more than they had. */
  readonly result: number
}

export interface ConversionInput {
  /** As it was typed; a comma is a point. */
  readonly text: string
  readonly balance: number
  /** In euros, of one of what is given and of one of what is wanted. */
  readonly fromPrice: number
  readonly toPrice: number
  /** Decimals of what is wanted. */
  readonly digits: number
}

export function convert({ text, balance, fromPrice, toPrice, digits }: ConversionInput): Conversion {
  const typed = text.replaceAll(/\s/g, '').replace(',', '.')
  if (typed === '') return { fault: 'empty', result: 0 }
  if (!/^-?\d{0,15}(?:\.\d{0,15})?$/.test(typed) || !/\d/.test(typed)) return { fault: 'number', result: 0 }
  const amount = Number(typed)
  if (amount <= 0) return { fault: 'negative', result: 0 }
  if (amount > balance) return { fault: 'balance', result: 0 }
  const unit = 10 ** digits
  // What floating point leaves behind is no part of it.
  const result = Math.floor(Number(((amount * fromPrice * unit) / toPrice).toFixed(4))) / unit
  return result > 0 ? { result } : { fault: 'least', result: 0 }
}
