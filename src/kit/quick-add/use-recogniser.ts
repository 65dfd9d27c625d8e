// Brings the recognising of dates, tags, priorities and people when the line opens; until it is there all is text. Used by the line of a screen.
import { useEffect, useState } from 'react'

type Recogniser = typeof import('./read-line.ts')

export const loadRecogniser = (): Promise<Recogniser> => import('./read-line.ts')

export function useRecogniser(): Recogniser | undefined {
  const [recogniser, setRecogniser] = useState<Recogniser>()
  useEffect(() => {
    let isThere = true
    loadRecogniser().then(
      (loaded) => isThere && setRecogniser(loaded),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [])
  return recogniser
}
