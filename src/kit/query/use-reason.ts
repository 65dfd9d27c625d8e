// Why a query or a write was refused, in words, for where it is shown.
// @chunk signed-in
import { useEffect, useState } from 'react'
import { reasonOf } from '#platform/api/reason-of.ts'

/** @returns undefined until it is known, and where there is none */
export function useReason(error: Error | null): string | undefined {
  const [known, setKnown] = useState<{ readonly error: Error; readonly reason: string | undefined }>()
  useEffect(() => {
    if (error) void reasonOf(error).then((reason) => setKnown({ error, reason }))
  }, [error])
  return known?.error === error ? known.reason : undefined
}
