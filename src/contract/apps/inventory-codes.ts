// Article numbers: EAN check digits. Pure; used by the inventory's back end, its screens and its samples.
// @chunk inventory

/**
 * The last digit of an EAN-13 or EAN-8, worked out of those before it.
 * @param digits the 12 or 7 digits before it; '' is answered for anything else
 */
export function eanCheckDigit(digits: string): string {
  if (!/^(\d{7}|\d{12})$/.test(digits)) return ''
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** What is wrong with a barcode: nothing (also where it is empty), its length or characters, or its check digit with the one that would be right. */
export type BarcodeFault =
  | null
  | { readonly fault: 'form' }
  | { readonly fault: 'check-digit'; readonly expected: string }

/** EAN-13 and EAN-8 are checked to the digit; other codes (Code 128 and the like) may be anything printable up to 48 characters. */
export function barcodeFault(barcode: string): BarcodeFault {
  if (barcode === '') return null
  if (!/^[\x21-\x7e]{1,48}$/.test(barcode)) return { fault: 'form' }
  if (!/^(\d{8}|\d{13})$/.test(barcode)) return null
  const expected = eanCheckDigit(barcode.slice(0, -1))
  return barcode.endsWith(expected) ? null : { fault: 'check-digit', expected }
}

/** A barcode that lacks only its check digit, with it; any other as it is, a UPC-A among them. */
export const withCheckDigit = (barcode: string): string => (isUpc(barcode) ? barcode : barcode + eanCheckDigit(barcode))

/** Twelve digits that have their check digit already: an EAN-13 without the zero before it. */
const isUpc = (barcode: string): boolean =>
  /^\d{12}$/.test(barcode) && eanCheckDigit(`0${barcode.slice(0, -1)}`) === barcode.at(-1)
