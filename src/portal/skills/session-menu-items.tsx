// What the menu of an evaluation offers: pause, finish early, give up.
// @offline later
// @chunk skills-dialogs
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'

export interface SessionMenuItemsProps {
  readonly session: EvaluationSession
  readonly isPaused: boolean
  /** Pauses, or goes on. */
  readonly onPause: () => void
  readonly onAsk: (question: 'finish' | 'abandon') => void
}

export default function SessionMenuItems({
  session,
  isPaused,
  onPause,
  onAsk,
  ...trigger
}: SessionMenuItemsProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger {...trigger}>
      <Menu>
        <MenuItem icon={isPaused ? 'play' : 'pause'} onAction={onPause}>
          {isPaused ? t`Continue` : t`Pause`}
        </MenuItem>
        <MenuItem
          icon="flag"
          isDisabled={!session.canFinish}
          description={
            session.canFinish
              ? undefined
              : t`${plural(session.progress.min, { one: 'Available after # answer', other: 'Available after # answers' })}`
          }
          onAction={() => onAsk('finish')}
        >
          {t`Finish now`}
        </MenuItem>
        <MenuItem icon="trash" onAction={() => onAsk('abandon')}>
          {t`Quit this evaluation`}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
