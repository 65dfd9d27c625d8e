// The actions on a job: save it, hide it, share it. Each confirms that it was done, and offers undo.
// @chunk jobs
import { useLingui } from '@lingui/react/macro'
import type { JobListed } from '#contract/portal/job-shapes.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { type Action, useAction } from '#kit/undo/use-action.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useHideJob, useSaveJob, useUnhideJob, useUnsaveJob } from './mutations.ts'

type Act = Action['write']

export interface JobCommands {
  toggleSaved(job: JobListed): void
  toggleHidden(job: JobListed): void
  share(job: JobListed): Promise<void>
}

export function useJobCommands(): JobCommands {
  const { t } = useLingui()
  const say = useBilingual()
  const save = useSaveJob()
  const unsave = useUnsaveJob()
  const hide = useHideJob()
  const unhide = useUnhideJob()
  const { run } = useAction()
  const copyLink = useCopyLink()
  /** A refusal puts it back, and has been reported. */
  const toggle = (message: string, write: Act, inverse: Act) => void run({ message, write, inverse, failure: null })
  return {
    toggleSaved: ({ id: jobId, isSaved, title }) => {
      const name = say(title)
      const add = () => save.mutateAsync({ params: { jobId }, body: undefined })
      const take = () => unsave.mutateAsync({ params: { jobId } })
      if (isSaved) toggle(t`“${name}” is no longer saved.`, take, add)
      else toggle(t`“${name}” is saved.`, add, take)
    },
    toggleHidden: ({ id: jobId, isHidden, title }) => {
      const name = say(title)
      const hideIt = () => hide.mutateAsync({ params: { jobId }, body: undefined })
      const showIt = () => unhide.mutateAsync({ params: { jobId } })
      if (isHidden) toggle(t`“${name}” is shown again.`, showIt, hideIt)
      else toggle(t`“${name}” is hidden.`, hideIt, showIt)
    },
    share: ({ id, title, company }) =>
      copyLink(`/career/jobs/${encodeURIComponent(id)}`, { shareAs: `${say(title)}, ${company.name}` }),
  }
}
