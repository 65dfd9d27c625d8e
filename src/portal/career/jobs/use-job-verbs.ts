// What can be done with a job: keep it, put it out of sight, pass it on. Each says that it was done, and how to take it back. Used by the rows and the detail.
import { useLingui } from '@lingui/react/macro'
import type { JobListed } from '#contract/portal/job-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { showToast } from '#ui/toast-store.ts'
import { useHideJob, useSaveJob, useUnhideJob, useUnsaveJob } from './mutations.ts'

export interface JobVerbs {
  toggleSaved(job: JobListed): void
  toggleHidden(job: JobListed): void
  share(job: JobListed): Promise<void>
}

export function useJobVerbs(): JobVerbs {
  const { t } = useLingui()
  const say = useBilingual()
  const save = useSaveJob()
  const unsave = useUnsaveJob()
  const hide = useHideJob()
  const unhide = useUnhideJob()
  const told = (message: string, onUndo: () => unknown) =>
    showToast({ message, action: { label: t`Undo`, onAction: onUndo } })
  return {
    toggleSaved: ({ id, isSaved, title }) => {
      const input = { params: { jobId: id }, body: undefined }
      const name = say(title)
      const [now, back] = isSaved ? [unsave, save] : [save, unsave]
      now.mutate(input, {
        onSuccess: () =>
          told(isSaved ? t`“${name}” is not saved any more.` : t`“${name}” is saved.`, () => back.mutate(input)),
      })
    },
    toggleHidden: ({ id, isHidden, title }) => {
      const input = { params: { jobId: id }, body: undefined }
      const name = say(title)
      const [now, back] = isHidden ? [unhide, hide] : [hide, unhide]
      now.mutate(input, {
        onSuccess: () =>
          told(isHidden ? t`“${name}” is shown again.` : t`“${name}” is hidden.`, () => back.mutate(input)),
      })
    },
    async share({ id, title, company }) {
      const url = new URL(`/career/jobs/${encodeURIComponent(id)}`, location.origin).href
      const name = `${say(title)}, ${company.name}`
      if (navigator.share) {
        // Who closes the sheet has changed their mind.
        await navigator.share({ title: name, url }).catch(() => undefined)
        return
      }
      try {
        await navigator.clipboard.writeText(url)
        showToast({ message: t`Link copied` })
      } catch {
        // A browser may keep the clipboard to itself: the link is shown to be copied by hand.
        showToast({ message: url })
      }
    },
  }
}
