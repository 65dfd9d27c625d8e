// Whether a phone number looks like one of its country. The numbering plans of the world are a chunk of their own, loaded when a number is typed.
import { useEffect, useState } from 'react'
import type { PhoneCheck } from './phone-check.ts'

const NOTHING: PhoneCheck = { isOdd: false, country: '' }

/** @param country ISO 3166 alpha-2 in small letters, or empty */
export function usePhoneCheck(country: string, phoneNumber: string): PhoneCheck {
  const [checked, setChecked] = useState({ of: '', check: NOTHING })
  const of = `${country} ${phoneNumber}`
  useEffect(() => {
    if (phoneNumber.trim() === '') return
    let isCurrent = true
    import('./phone-check.ts').then(
      ({ checkPhone }) => isCurrent && setChecked({ of, check: checkPhone(country, phoneNumber) }),
      // Without its code nothing is warned of.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [of, country, phoneNumber])
  return checked.of === of && phoneNumber.trim() !== '' ? checked.check : NOTHING
}
