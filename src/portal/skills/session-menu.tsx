// The ways out of an evaluation: save and exit, finish early, give up. Used in the head of a question.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Button } from '#ui/button.tsx'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { SessionMenuItemsProps } from './session-menu-items.tsx'

const items = lazyMenu<SessionMenuItemsProps>(() => import('./session-menu-items.tsx'))
const SessionQuestions = lazyBeside(async () => (await import('./session-questions.tsx')).SessionQuestions)

export interface SessionMenuProps {
  readonly session: EvaluationSession
  readonly isPaused: boolean
  onLeave(): Promise<void>
  /** Pauses, or goes on. */
  onPause(): void
}

export function SessionMenu({ session, isPaused, onLeave, onPause }: SessionMenuProps) {
  const { t } = useLingui()
  const [asks, setAsks] = useState<'finish' | 'abandon'>()
  // Mounted from the first question on, so that it can give the focus back.
  const [isConfirming, setConfirming] = useState(false)
  const ask = (question: 'finish' | 'abandon') => {
    setConfirming(true)
    setAsks(question)
  }
  const close = () => setAsks(undefined)
  return (
    <>
      <Button variant="quiet" onPress={onLeave} aria-label={t`Save and exit`}>
        <span className="max-sm:hidden">
          <Trans>Save and exit</Trans>
        </span>
        <span className="sm:hidden">
          <Trans>Exit</Trans>
        </span>
      </Button>
      <LazyMenu
        source={items}
        menu={{ session, isPaused, onPause, onAsk: ask }}
        opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" label={t`More`} />}
      />
      {isConfirming && (
        <Suspense fallback={<CloseOnEscape onClose={close} />}>
          <SessionQuestions session={session} asks={asks} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
