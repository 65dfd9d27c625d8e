// The draft of an application: typed here, kept in this tab at once and by the portal after a pause, until it is sent. Used by the apply screen.
import { useEffect, useRef, useState } from 'react'
import { DraftFields } from '#contract/portal/application-shapes.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { applicationQueries } from '#portal/career/applications/queries.ts'

export interface Draft {
  readonly fields: DraftFields
  /** Whether all of it is kept. */
  readonly isKept: boolean
  change(change: Partial<DraftFields>): void
  /** It was sent, or the person wants it no more: nothing of it is kept here. */
  drop(): void
  /** Undoes that. */
  restore(fields: DraftFields): void
}

export interface DraftOptions {
  readonly jobId: string
  /** What the portal keeps. */
  readonly stored: DraftFields | null
  /** What the form begins with. */
  readonly empty: DraftFields
}

/** ms without a key */
const PAUSE_MS = 800

export function useDraft({ jobId, stored, empty }: DraftOptions): Draft {
  const key = `application/${jobId}`
  const [initial] = useState(() => ({ fields: readDraft(key, DraftFields) ?? stored ?? empty, empty, stored }))
  const [fields, setFields] = useState(initial.fields)
  const [kept, setKept] = useState(initial.stored)
  const { mutate } = useApiMutation(applicationsApi.endpoints.putDraft, {
    optimistic: ({ body }) => [
      optimistic(applicationQueries.draft(jobId), (before) => before && { ...before, ...body.draft }),
    ],
  })
  const isOver = useRef(false)
  const isUntouched = fields === initial.empty
  const left = useRef<DraftFields>(undefined)
  left.current = isUntouched || fields === kept ? undefined : fields
  useEffect(() => {
    if (isUntouched || fields === kept || isOver.current) return
    const timer = setTimeout(() => {
      if (!isOver.current) mutate({ params: { jobId }, body: { draft: fields } }, { onSuccess: () => setKept(fields) })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isUntouched, fields, kept, jobId, mutate])
  // Who leaves before the pause is over has typed it all the same.
  useEffect(
    () => () => {
      if (left.current && !isOver.current) mutate({ params: { jobId }, body: { draft: left.current } })
    },
    [jobId, mutate],
  )
  return {
    fields,
    isKept: fields === kept || isUntouched,
    change(change) {
      const next = { ...fields, ...change }
      setFields(next)
      writeDraft(key, next)
    },
    drop() {
      isOver.current = true
      dropDraft(key)
    },
    restore(before) {
      mutate({ params: { jobId }, body: { draft: before } })
    },
  }
}
