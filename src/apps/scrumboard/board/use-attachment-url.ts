// The address of an attachment's bytes on this page, for as long as it is shown.
// @chunk scrumboard
import { useEffect, useState } from 'react'
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import { download } from '#platform/api/download.ts'

/** @returns undefined until it is read, and where there is none */
export function useAttachmentUrl(id: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    download(scrumboardApi.endpoints.attachment, { query: { id } }).then(
      (file) => {
        if (isGone) return
        made = URL.createObjectURL(file)
        setUrl(made)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id])
  return url
}
