// The line at the very top of the screen while something loads. Drawn by the shell from the loading state.
import { cx } from './cx.ts'

export interface LoadingBarProps {
  /** What loads, for assistive technology. */
  label: string
  isVisible: boolean
  /** 0 to 100; null while nobody knows. */
  value?: number | null
}

export function LoadingBar({ label, isVisible, value = null }: LoadingBarProps) {
  if (!isVisible) return null
  return (
    // A landmark of its own, since it is outside the others.
    <section aria-label={label} className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) print:hidden">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value ?? undefined}
        className="h-0.5 overflow-hidden"
      >
        <div
          className={cx(
            'h-full bg-accent forced-colors:bg-[Highlight]',
            value === null ? 'loading-bar' : 'transition-[width]',
          )}
          style={value === null ? undefined : { width: `${value}%` }}
        />
      </div>
    </section>
  )
}
