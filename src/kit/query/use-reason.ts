// Why a query or a write was refused, in words, for where it is shown.
// @chunk signed-in
import { useEffect, useState } from 'react'
import { reasonOf } from '#platform/api/reason-of.ts'

/** @returns undefined until it is known, and where there is none */
export function useReason(error: Error | null): string | undefined {
  const [told, setTold] = useState<{ readonly error: Error; readonly reason: string | undefined }>()
  useEffect(() => {
    if (error) void reasonOf(error).then((reason) => setTold({ error, reason }))
  }, [error])
  return told?.error === error ? told.reason : undefined
}
