// The draft of an application: typed here, kept in this tab at once and by the portal after a pause, until it is sent. Used by the apply screen.
import { useEffect, useRef, useState } from 'react'
import { DraftFields } from '#contract/portal/application-shapes.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { EMPTY_DRAFT } from './apply-form.ts'

export interface Draft {
  readonly fields: DraftFields
  /** Whether all of it is kept. */
  readonly isKept: boolean
  change(change: Partial<DraftFields>): void
  /** It was sent: nothing of it is kept here any more. */
  drop(): void
}

/** ms without a key */
const PAUSE_MS = 800

export function useDraft(jobId: string, stored: DraftFields | null): Draft {
  const key = `application/${jobId}`
  const [fields, setFields] = useState<DraftFields>(() => readDraft(key, DraftFields) ?? stored ?? EMPTY_DRAFT)
  const [kept, setKept] = useState<DraftFields | null>(stored)
  const { mutate } = useApiMutation(applicationsApi.endpoints.putDraft)
  const isSent = useRef(false)
  useEffect(() => {
    if (fields === EMPTY_DRAFT || fields === kept || isSent.current) return
    const timer = setTimeout(() => {
      if (!isSent.current) mutate({ params: { jobId }, body: { draft: fields } }, { onSuccess: () => setKept(fields) })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, kept, jobId, mutate])
  return {
    fields,
    isKept: fields === kept || fields === EMPTY_DRAFT,
    change(change) {
      const next = { ...fields, ...change }
      setFields(next)
      writeDraft(key, next)
    },
    drop() {
      isSent.current = true
      dropDraft(key)
    },
  }
}
