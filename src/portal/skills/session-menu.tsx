// The ways out of an evaluation: save and exit, finish early, give up. Used in the head of a question.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { useAbandon } from './mutations.ts'
import { useFinishing } from './use-finishing.ts'

export interface SessionMenuProps {
  readonly session: EvaluationSession
  readonly isPaused: boolean
  onLeave(): Promise<void>
  /** Pauses, or goes on. */
  onPause(): void
}

export function SessionMenu({ session, isPaused, onLeave, onPause }: SessionMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const finish = useFinishing(session)
  const { mutateAsync: abandon, isPending } = useAbandon()
  const [asks, setAsks] = useState<'finish' | 'abandon'>()
  const close = () => setAsks(undefined)
  const giveUp = async () => {
    await abandon({ params: { id: session.id }, body: {} })
    await navigate({ to: '/skill-evaluation/skills' })
  }
  return (
    <>
      <Button variant="quiet" onPress={onLeave}>
        <Trans>Save and exit</Trans>
      </Button>
      <MenuTrigger trigger={<IconButton icon="ellipsis-horizontal" label={t`More`} />}>
        <Menu>
          <MenuItem icon={isPaused ? 'play' : 'pause'} onAction={onPause}>
            {isPaused ? t`Continue` : t`Pause`}
          </MenuItem>
          <MenuItem
            icon="flag"
            isDisabled={!session.canFinish}
            description={session.canFinish ? undefined : t`After ${session.progress.min} answers`}
            onAction={() => setAsks('finish')}
          >
            {t`Finish now`}
          </MenuItem>
          <MenuItem icon="trash" onAction={() => setAsks('abandon')}>
            {t`Quit this evaluation`}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <AlertDialog
        title={t`Finish now?`}
        confirmLabel={t`Finish and see the result`}
        isPending={finish.isPending}
        onConfirm={finish.run}
        isOpen={asks === 'finish'}
        onOpenChange={close}
      >
        <Trans>The result will be less precise. Postponed questions count as unanswered.</Trans>
      </AlertDialog>
      <AlertDialog
        title={t`Quit this evaluation?`}
        confirmLabel={t`Give up`}
        isDanger
        isPending={isPending}
        onConfirm={giveUp}
        isOpen={asks === 'abandon'}
        onOpenChange={close}
      >
        {session.seq === 1 ? (
          <Trans>There’ll be no result. It isn’t an attempt, since you haven’t answered anything yet.</Trans>
        ) : (
          <Trans>There’ll be no result, and it counts as an attempt: you can try again after the waiting period.</Trans>
        )}
      </AlertDialog>
    </>
  )
}
