// 'Was this helpful?' under a guide or an answer. The answer is stored at once; why something did not help can be added, and all of it changed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { type HelpFeedback, type HelpKind, helpCenterApi } from '#contract/apps/help-center.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { helpQueries } from './queries.ts'

const FeedbackForm = lazy(() => import('./feedback-form.tsx'))

export interface FeedbackProps {
  readonly kind: HelpKind
  readonly about: string
  /** Of the guide or question, for assistive technology. */
  readonly title: string
  readonly className?: string
}

export type Judgement = Pick<HelpFeedback, 'isHelpful' | 'reason' | 'comment'>

export function Feedback({ kind, about, title, className }: FeedbackProps) {
  const { t } = useLingui()
  const { given, save } = useFeedback(kind, about)
  const [isAsking, setAsking] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const judge = async (isHelpful: boolean) => {
    setAsking(!isHelpful)
    if (given?.isHelpful !== isHelpful) await save({ isHelpful, reason: null, comment: '' })
  }
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={t`Was this helpful? ${title}`}
      className={cx('outline-none print:hidden', className)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-ink-muted">
          <Trans>Was this helpful?</Trans>
        </span>
        <Button
          size="sm"
          icon="hand-thumb-up"
          aria-pressed={given?.isHelpful === true}
          onPress={() => judge(true)}
          className={chosenClass}
        >
          <Trans>Yes</Trans>
        </Button>
        <Button
          size="sm"
          icon="hand-thumb-down"
          aria-pressed={given?.isHelpful === false}
          onPress={() => judge(false)}
          className={chosenClass}
        >
          <Trans>No</Trans>
        </Button>
        {given?.isHelpful === false && !isAsking && (
          <Button size="sm" variant="quiet" onPress={() => setAsking(true)}>
            {given.reason === null ? <Trans>Add a reason</Trans> : <Trans>Change your reason</Trans>}
          </Button>
        )}
      </div>
      <Suspense>
        {given?.isHelpful === false && isAsking && (
          <FeedbackForm
            given={given}
            onSave={async (judgement) => {
              if (!(await save(judgement))) return
              setAsking(false)
              group.current?.focus()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

const chosenClass = 'aria-pressed:bg-accent-tint aria-pressed:text-accent-text'

/** What was answered before, and how another answer is stored. */
function useFeedback(kind: HelpKind, about: string) {
  const { t } = useLingui()
  const { data: all } = useQuery(helpQueries.feedback())
  const { run } = useAction()
  const { mutateAsync } = useApiMutation(helpCenterApi.endpoints.setFeedback)
  const given = all?.find((one) => one.kind === kind && one.about === about)
  const save = (judgement: Judgement) =>
    run({
      message: t`Feedback saved`,
      write: () => mutateAsync({ body: { feedback: { kind, about, ...judgement } } }),
    })
  return { given, save }
}
