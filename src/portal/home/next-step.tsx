// 'Next step': the most urgent thing, why it is, and doing it; what comes after it waits below, folded up.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { NextAction } from '#contract/portal/career.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { ActionLink } from './action-link.tsx'
import { InterviewAnswer } from './interview-answer.tsx'
import { type ActionText, useActionText } from './use-action-text.ts'

export interface NextStepProps {
  /** The most urgent first. */
  readonly actions: readonly NextAction[]
  /** From when on a match is new. */
  readonly newSince: string
  /** Whether jobs are counted by the person's conditions. */
  readonly isNarrowed: boolean
}

/** Shown without unfolding. */
const FEW = 2

export function NextStep({ actions, newSince, isNarrowed }: NextStepProps) {
  const actionText = useActionText(newSince, isNarrowed)
  const [first, ...others] = actions
  if (!first) return null
  // What has a card of its own on this page is not shown twice.
  const rest = others.filter(({ kind }) => kind !== 'newMatches' && kind !== 'explore')
  return (
    <section
      aria-labelledby="next-step"
      className="relative overflow-hidden rounded-12 border border-line bg-surface-raised"
    >
      <Contours className="absolute end-0 top-0 h-56 w-75 opacity-40! md:w-105 md:opacity-55!" />
      <MostUrgent action={first} text={actionText(first)} newSince={newSince} />
      {rest.length > 0 && <AfterThat actions={rest} actionText={actionText} newSince={newSince} />}
    </section>
  )
}

interface MostUrgentProps {
  readonly action: NextAction
  readonly text: ActionText
  readonly newSince: string
}

function MostUrgent({ action, text: { what, why, linkText }, newSince }: MostUrgentProps) {
  const { kind, interview, applicationId } = action
  return (
    <div className="relative p-4 md:p-5">
      <p className="font-semibold text-12 text-accent-text">
        <Trans>Next step</Trans>
      </p>
      <h2
        id="next-step"
        className="my-1 max-w-[32ch] font-semibold text-20 tracking-tight wrap-anywhere sm:max-w-[44ch]"
      >
        {what}
      </h2>
      <p className="max-w-(--prose) text-ink-muted">{why}</p>
      {kind === 'answerInterview' && interview && applicationId ? (
        <InterviewAnswer applicationId={applicationId} interview={interview} />
      ) : (
        <div className="mt-4 flex flex-col sm:flex-row">
          <ActionLink action={action} newSince={newSince} className={buttonClass({ variant: 'primary' })}>
            {linkText}
          </ActionLink>
        </div>
      )}
    </div>
  )
}

interface AfterThatProps {
  readonly actions: readonly NextAction[]
  readonly actionText: (action: NextAction) => ActionText
  readonly newSince: string
}

function AfterThat({ actions, actionText, newSince }: AfterThatProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ul aria-label={t`After that`} className="relative">
        {actions.slice(0, isOpen ? actions.length : FEW).map((action) => {
          const { what, why } = actionText(action)
          return (
            <li key={`${action.kind} ${action.applicationId ?? action.jobId}`}>
              <ActionLink
                action={action}
                newSince={newSince}
                className="flex min-h-row-two-lines items-center gap-3 border-line-soft border-t px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2 md:px-5"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{what}</span>
                  <span className="block text-13 text-ink-muted">{why}</span>
                </span>
                <Icon name="chevron-right" size={16} className="text-ink-faint rtl:rotate-180" />
              </ActionLink>
            </li>
          )
        })}
      </ul>
      {actions.length > FEW && (
        <p className="relative border-line-soft border-t px-1.5 py-1 md:px-2.5">
          <Button size="sm" variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? (
              <Trans>Show fewer</Trans>
            ) : (
              <Plural value={actions.length - FEW} one="# more thing to do" other="# more things to do" />
            )}
          </Button>
        </p>
      )}
    </>
  )
}
