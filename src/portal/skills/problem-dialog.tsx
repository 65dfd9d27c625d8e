// Reports a question that is unclear or wrong. The clock is stopped; the question is set aside and does not count, unless too many were reported.
// @offline later
// @chunk skills-dialogs
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CurrentItem, EvaluationSession, ItemProblem } from '#contract/portal/evaluation-shapes.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { showToast } from '#ui/toast-store.ts'
import { currentOf, useReport, useShowSession } from './mutations.ts'

export interface ProblemDialogProps {
  readonly session: EvaluationSession
  readonly item: CurrentItem
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

export function ProblemDialog({ session, item, isOpen, onOpenChange }: ProblemDialogProps) {
  const { t } = useLingui()
  const { kind, setKind, text, setText, problem, send, isPending } = useProblemReport(session, item)
  const left = session.reportsLeft
  return (
    <Dialog
      title={t`Report a problem with this question`}
      description={
        left > 0
          ? t`The timer has stopped. If you report this question, it won’t count and you’ll get another one.`
          : t`The timer has stopped. You’ve used all your reports: if you report this question, it will count as “I don’t know”.`
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          <Button onPress={close}>
            <Trans>Back to the question</Trans>
          </Button>
          <Button variant="primary" onPress={send} isPending={isPending}>
            <Trans>Report</Trans>
          </Button>
        </>
      )}
    >
      <RadioGroup
        label={t`What’s the problem?`}
        value={kind}
        onChange={setKind}
        error={problem && kind === null ? problem : undefined}
        options={[
          { id: 'unclear', label: t`It’s ambiguous` },
          { id: 'wrong', label: t`No answer is correct, or more than one is` },
          { id: 'language', label: t`The wording or translation is wrong` },
          { id: 'display', label: t`It isn’t displayed correctly` },
          { id: 'accessibility', label: t`I can’t read or use it` },
          { id: 'other', label: t`Something else` },
        ]}
      />
      <TextArea
        label={t`In your own words (optional)`}
        value={text}
        onChange={setText}
        maxLength={2000}
        className="mt-4"
      />
      {left > 0 && (
        <p className="mt-3 text-13 text-ink-muted">
          <Plural
            value={left}
            one="# report left in this evaluation, including this one."
            other="# reports left in this evaluation, including this one."
          />
        </p>
      )}
      {problem && kind !== null && <FieldNotes error={problem} />}
    </Dialog>
  )
}

function useProblemReport(session: EvaluationSession, item: CurrentItem) {
  const { t } = useLingui()
  const show = useShowSession()
  const report = useReport()
  const [kind, setKind] = useState<ItemProblem | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    if (kind === null) return setProblem(t`Choose one of the options first.`)
    setProblem(undefined)
    try {
      await report.mutateAsync({ params: { id: session.id }, body: { itemId: item.id, seq: session.seq, kind, text } })
      showToast({
        message:
          session.reportsLeft > 0
            ? t`Reported. The question won’t count.`
            : t`Reported. The question will count as “I don’t know”.`,
      })
    } catch (error) {
      const current = currentOf(error)
      if (current) show(current)
      else setProblem(await failureOf(error, t`Couldn’t send your report.`))
    }
  }
  return { kind, setKind, text, setText, problem, send, isPending: report.isPending }
}
