// The bytes of an attachment, as an address for an element.
// @chunk chat
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chatQueries } from '../queries.ts'

export function useObjectUrl(id: string) {
  const { data, isError, isSuccess } = useQuery(chatQueries.attachment(id))
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!(data instanceof File)) return
    const url = URL.createObjectURL(data)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  return { src, isGone: isError || (isSuccess && data === null) }
}
