// The clock in the head of an evaluation: what is left, and from it the pause and more time. It warns once, and takes nothing away.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { TimerPanelProps } from './timer-panel.tsx'

const panel = lazyMenu<TimerPanelProps>(() => import('./timer-panel.tsx'))

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
    if (isSoon) announce(t`Twenty seconds left. Open the timer for more time.`)
  }, [isSoon, t])
  const seconds = Math.ceil((left ?? elapsed) / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')]
  const time = `${minutes}:${rest}`
  return (
    <LazyMenu
      source={panel}
      menu={{ isUnlimited: left === null, isStopped, onPause, onMore }}
      opens="dialog"
      opener={(opener) => (
        <button
          {...opener}
          type="button"
          aria-label={left === null ? t`No time limit. Pause.` : t`${time} left. Pause or take more time.`}
          className={cx(
            'flex h-control cursor-pointer items-center gap-2 whitespace-nowrap rounded-full bg-surface-control px-3 text-13 hover:bg-surface-control-hover pointer-coarse:h-11',
            isSoon && 'bg-warning-tint text-warning',
          )}
        >
          <Icon name={isStopped ? 'pause' : 'clock'} size={16} />
          <b className="font-medium tabular-nums">{left === null ? <Trans>No limit</Trans> : time}</b>
        </button>
      )}
    />
  )
}
