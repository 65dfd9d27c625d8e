// A file as an address for an element: of this page, and for as long as it is shown.
// @chunk screens
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

export function useFileUrl(file: File | undefined): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return src
}

/** Of a file that the back end has. @returns `isGone`: it has it no more, or it could not be read */
export function useStoredFileUrl({ data, isError, isSuccess }: Pick<UseQueryResult, 'data' | 'isError' | 'isSuccess'>) {
  const src = useFileUrl(data instanceof File ? data : undefined)
  return { src, isGone: isError || (isSuccess && data === null) }
}
