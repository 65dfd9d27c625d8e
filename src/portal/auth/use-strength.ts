// How hard the password that is being typed is to guess, as far as it is known.
import { useEffect, useRef, useState } from 'react'
import type { Estimator } from './estimator.ts'
import type { Strength } from './strength.ts'

/** `unavailable`: the code that estimates is not on this device, and there is no network. */
export type StrengthState = 'none' | 'unavailable' | Strength

export function useStrength(password: string, inputs: readonly string[]) {
  const [known, setKnown] = useState<{ readonly password: string; readonly strength: Strength }>()
  const [isUnavailable, setUnavailable] = useState(false)
  const [estimator, setEstimator] = useState<Estimator>()
  const isBringing = useRef(false)
  const inputsText = inputs.join('\n')

  useEffect(() => () => estimator?.close(), [estimator])
  useEffect(() => {
    if (password !== '') estimator?.ask({ password, inputs: inputsText.split('\n') })
  }, [estimator, password, inputsText])

  /** Loaded on focus, since it has 400 kB that nothing else needs. Each focus tries again until it is loaded. */
  const bring = async () => {
    if (estimator || isBringing.current) return
    isBringing.current = true
    setUnavailable(false)
    const failed = () => {
      setEstimator(undefined)
      setUnavailable(true)
    }
    try {
      const { createEstimator } = await import('./estimator.ts')
      setEstimator(
        createEstimator({
          onStrength: (ofPassword, strength) => setKnown({ password: ofPassword, strength }),
          onUnavailable: failed,
        }),
      )
    } catch {
      failed()
    }
    isBringing.current = false
  }
  return { state: stateOf(), bring }

  function stateOf(): StrengthState {
    if (password === '') return 'none'
    // While a letter's answer is on its way, that of the letters before is shown.
    return isUnavailable ? 'unavailable' : (known?.strength ?? 'none')
  }
}
