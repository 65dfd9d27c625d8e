// Shows the toasts of toast-store.ts, above everything, at the foot of the screen. Mounted once by the shell. F6 goes to them by keyboard.
import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { answerToast, dismissToast, pauseToasts, resumeToasts, type Toast, toastStore } from './toast-store.ts'

export function ToastRegion() {
  const { t } = useLingui()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const button = event.key === 'F6' ? region.current?.querySelector('button') : null
      if (!button) return
      event.preventDefault()
      button.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  // The toast under the hand goes without a word that it was left: the others' clocks may not wait for it.
  useEffect(() => {
    if (toasts.length > 0 && !region.current?.matches(':hover, :focus-within')) resumeToasts()
  }, [toasts])
  useEffect(() => resumeToasts, [])
  const onFocus = (event: FocusEvent) => {
    pauseToasts()
    if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
  }
  const onBlur = (event: FocusEvent) => {
    if (region.current?.contains(event.relatedTarget)) return
    cameFrom.current = null
    resumeToasts()
  }
  // A toast that is answered takes no focus with it.
  const leave = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the clocks pause while a toast is hovered or focused
    <section
      ref={region}
      aria-label={t`Messages`}
      data-react-aria-top-layer="true"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={onFocus}
      onBlur={onBlur}
      className="toasts group/toasts pointer-events-none fixed inset-x-2 z-(--z-toast) flex flex-col items-stretch gap-2 sm:inset-x-auto sm:end-6 sm:items-end print:hidden"
    >
      {toasts.map((toast) => (
        <Card key={toast.id} toast={toast} onLeave={leave} />
      ))}
    </section>
  )
}

const plainButton =
  'inline-flex h-8 shrink-0 cursor-pointer items-center justify-center rounded-8 outline-current pointer-coarse:h-11'

function Card({ toast, onLeave }: { toast: Toast; onLeave: () => void }) {
  const { t } = useLingui()
  const leaveBy = (way: (id: number) => void) => () => {
    onLeave()
    way(toast.id)
  }
  return (
    <div className="toast pointer-events-auto relative flex min-h-12 items-center gap-3 overflow-hidden rounded-12 bg-surface-inverse py-1.5 ps-4 pe-2 text-ink-inverse shadow-menu sm:max-w-120">
      {toast.kind === 'error' && <Icon name="exclamation-circle" />}
      {toast.kind === 'success' && <Icon name="check-circle" />}
      <p className="min-w-0 py-1 wrap-anywhere">{toast.message}</p>
      <div className="ms-auto flex items-center">
        {(['second', 'action'] as const).map(
          (which) =>
            toast[which] && (
              <button
                key={which}
                type="button"
                className={cx(plainButton, 'px-3 font-semibold underline underline-offset-3')}
                onClick={leaveBy((id) => answerToast(id, which))}
              >
                {toast[which].label}
              </button>
            ),
        )}
        <button
          type="button"
          className={cx(plainButton, 'w-8 pointer-coarse:w-11')}
          aria-label={t`Close`}
          onClick={leaveBy(dismissToast)}
        >
          <Icon name="x-mark" size={16} />
        </button>
      </div>
      {toast.duration !== null && (
        <span aria-hidden="true" className="toast-clock" style={{ animationDuration: `${toast.duration}ms` }} />
      )}
    </div>
  )
}
