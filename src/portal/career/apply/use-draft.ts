// The draft of an application: typed here, stored in this tab at once and by the portal after a pause, until it is sent.
import { useRef, useState } from 'react'
import { DraftFields } from '#contract/portal/application-drafts.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { useSaveAfterPause } from '#kit/forms/use-save-after-pause.ts'
import type { Written } from '#kit/undo/written.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { applicationQueries } from '#portal/career/applications/queries.ts'

export interface Draft {
  readonly fields: DraftFields
  readonly isSaved: boolean
  change(change: Partial<DraftFields>): void
  /** It was sent, or the person wants it no more: nothing of it stays here. */
  drop(): void
  /** Undoes that. */
  restore(fields: DraftFields): Promise<Written>
}

export interface DraftOptions {
  readonly jobId: string
  /** What the portal has stored. */
  readonly stored: DraftFields | null
  /** What the form begins with. */
  readonly empty: DraftFields
}

export function useDraft({ jobId, stored, empty }: DraftOptions): Draft {
  const key = `application/${jobId}`
  const [initial] = useState(() => ({ fields: readDraft(key, DraftFields) ?? stored ?? empty, empty, stored }))
  const [fields, setFields] = useState(initial.fields)
  const [saved, setSaved] = useState(initial.stored)
  const { mutate, mutateAsync } = useApiMutation(applicationsApi.endpoints.putDraft, {
    optimistic: ({ body }) => [
      optimistic(applicationQueries.draft(jobId), (before) => before && { ...before, ...body.draft }),
    ],
  })
  const isOver = useRef(false)
  const isUntouched = fields === initial.empty
  const isSaved = fields === saved || isUntouched
  useSaveAfterPause({
    typed: isSaved ? undefined : fields,
    save: () => {
      if (isSaved || isOver.current) return
      mutate({ params: { jobId }, body: { draft: fields } }, { onSuccess: () => setSaved(fields) })
    },
  })
  return {
    fields,
    isSaved,
    change(change) {
      const next = { ...fields, ...change }
      setFields(next)
      writeDraft(key, next)
    },
    drop() {
      isOver.current = true
      dropDraft(key)
    },
    restore: (before) => mutateAsync({ params: { jobId }, body: { draft: before } }),
  }
}
