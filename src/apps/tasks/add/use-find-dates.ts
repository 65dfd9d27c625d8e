// Loads the reading of dates in words when a place for typing them is there; until then, and where it cannot be loaded, dates stay text.
import { useEffect, useState } from 'react'
import type { FindDates } from './dates.ts'

const load = () => import('./dates.ts')

export function useFindDates(): FindDates | undefined {
  const [findDates, setFindDates] = useState<{ readonly find: FindDates }>()
  useEffect(() => {
    let isThere = true
    load().then(
      (dates) => isThere && setFindDates({ find: dates.findDates }),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [])
  return findDates?.find
}
