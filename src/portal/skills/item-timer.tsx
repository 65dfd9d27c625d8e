// The clock in the head of an evaluation: what is left, and from it the pause and more time. It warns once, and takes nothing away.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'

export interface ItemTimerProps {
  /** ms */
  readonly elapsed: number
  /** ms; null: no limit */
  readonly limitMs: number | null
  readonly isStopped: boolean
  /** Pauses, or goes on. */
  onPause(): void
  /** As much time again. */
  onMore(): void
}

/** ms before the end at which it warns */
const SOON_MS = 20_000

export function ItemTimer({ elapsed, limitMs, isStopped, onPause, onMore }: ItemTimerProps) {
  const { t } = useLingui()
  const left = limitMs === null ? null : Math.max(0, limitMs - elapsed)
  const isSoon = left !== null && left <= SOON_MS
  useEffect(() => {
    if (isSoon) announce(t`Twenty seconds left. Open the clock for more time.`)
  }, [isSoon, t])
  const seconds = Math.ceil((left ?? elapsed) / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')]
  const time = `${minutes}:${rest}`
  return (
    <Popover
      label={t`The clock`}
      placement="bottom end"
      trigger={
        <button
          type="button"
          aria-label={left === null ? t`No time limit. Pause.` : t`${time} left. Pause, or take more time.`}
          className={cx(
            'flex h-control cursor-pointer items-center gap-2 rounded-full bg-surface-control px-3 text-13 hover:bg-surface-control-hover pointer-coarse:h-11',
            isSoon && 'bg-warning-tint text-warning',
          )}
        >
          <Icon name={isStopped ? 'pause' : 'clock'} size={16} />
          <b className="font-medium tabular-nums">{left === null ? <Trans>No limit</Trans> : time}</b>
        </button>
      }
    >
      {(close) => (
        <div className="grid gap-3">
          <p className="text-13 text-ink-muted">
            {left === null ? (
              <Trans>You chose to answer without a clock.</Trans>
            ) : (
              <Trans>
                The clock stops while this page is hidden. If time runs out your answer still counts; it’s marked as
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
            {left !== null && (
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
