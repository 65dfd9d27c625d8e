// Looks a phone number up in the numbering plans of the world (libphonenumber). Pure; a chunk of its own.
// @offline later
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export interface PhoneCheck {
  /** It does not look like a number of its country, or of any. */
  readonly isOdd: boolean
  /** The country that the number itself names, in small letters; empty where it names none. */
  readonly country: string
}

/** @param country ISO 3166 alpha-2 in small letters; empty: the number is to name it by its plus */
export function checkPhone(country: string, phoneNumber: string): PhoneCheck {
  const code = country.toUpperCase()
  const known = isSupportedCountry(code) ? (code as CountryCode) : undefined
  const parsed = parsePhoneNumberFromString(phoneNumber, known)
  const named = parsed?.country?.toLowerCase() ?? ''
  // Without a country and a plus there is no plan to hold it to.
  if (!known && !phoneNumber.trim().startsWith('+')) return { isOdd: /[\p{L}]/u.test(phoneNumber), country: '' }
  const isOther = known !== undefined && parsed?.countryCallingCode !== getCountryCallingCode(known)
  return { isOdd: !parsed?.isPossible() || isOther, country: known ? '' : named }
}
