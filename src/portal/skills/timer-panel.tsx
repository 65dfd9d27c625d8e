// What the clock of an evaluation opens: the pause, and more time.
// @offline later
// @chunk skills-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Popover } from '#ui/popover.tsx'

export interface TimerPanelProps {
  readonly isUnlimited: boolean
  readonly isStopped: boolean
  /** Pauses, or goes on. */
  readonly onPause: () => void
  /** As much time again. */
  readonly onMore: () => void
}

export default function TimerPanel({
  isUnlimited,
  isStopped,
  onPause,
  onMore,
  ...trigger
}: TimerPanelProps & LoadedMenuProps) {
  const { t } = useLingui()
  return (
    <Popover label={t`Timer`} placement="bottom end" {...trigger}>
      {(close) => (
        <div className="grid gap-3">
          <p className="text-13 text-ink-muted">
            {isUnlimited ? (
              <Trans>You chose to answer without a timer.</Trans>
            ) : (
              <Trans>
                The timer stops while this page is hidden. If time runs out, your answer still counts but is marked as
                late.
              </Trans>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              icon={isStopped ? 'play' : 'pause'}
              onPress={() => {
                close()
                onPause()
              }}
            >
              {isStopped ? <Trans>Continue</Trans> : <Trans>Pause</Trans>}
            </Button>
            {!isUnlimited && (
              <Button
                size="sm"
                icon="plus"
                onPress={() => {
                  onMore()
                  close()
                }}
              >
                <Trans>Take more time</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </Popover>
  )
}
