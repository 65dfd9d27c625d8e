// The confirmations before an evaluation is finished early or given up.
// @offline later
// @chunk skills-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { useAbandon } from './mutations.ts'
import { useFinishing } from './use-finishing.ts'

export interface SessionQuestionsProps {
  readonly session: EvaluationSession
  /** Undefined: neither. */
  readonly asks: 'finish' | 'abandon' | undefined
  readonly onClose: () => void
}

export function SessionQuestions({ session, asks, onClose }: SessionQuestionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const finish = useFinishing(session)
  const { mutateAsync: abandon, isPending } = useAbandon()
  const giveUp = async () => {
    await abandon({ params: { id: session.id }, body: {} })
    await navigate({ to: '/skill-evaluation/skills' })
  }
  return (
    <>
      <AlertDialog
        title={t`Finish now?`}
        confirmLabel={t`Finish and see the result`}
        isPending={finish.isPending}
        onConfirm={finish.run}
        isOpen={asks === 'finish'}
        onOpenChange={onClose}
      >
        <Trans>The result will be less precise. Postponed questions count as unanswered.</Trans>
      </AlertDialog>
      <AlertDialog
        title={t`Quit this evaluation?`}
        confirmLabel={t`Quit`}
        isDanger
        isPending={isPending}
        onConfirm={giveUp}
        isOpen={asks === 'abandon'}
        onOpenChange={onClose}
      >
        {session.seq === 1 ? (
          <Trans>You won’t get a result. This won’t count as an attempt, as you haven’t answered anything yet.</Trans>
        ) : (
          <Trans>
            You won’t get a result, and this will count as an attempt. You can try again after the waiting period.
          </Trans>
        )}
      </AlertDialog>
    </>
  )
}
