// How many changes wait to be sent to the portal, in the header; opens their list. Shown only while there are some. Loaded by outbox-mark.tsx.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { useOutbox } from '#platform/offline/use-outbox.ts'
import { announce } from '#ui/announce.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'
import { OutboxPanel } from './outbox-panel.tsx'

export function OutboxPill() {
  const { t } = useLingui()
  const { number } = useFormats()
  const outbox = useOutbox()
  const [isOpen, setOpen] = useState(false)
  const count = outbox.rows.length
  const failed = outbox.rows.filter(({ state }) => state === 'needs-you').length
  const text = failed
    ? t`${plural(failed, { one: '# change needs your attention', other: '# changes need your attention' })}`
    : t`${plural(count, { one: '# change waiting to send', other: '# changes waiting to send' })}`
  useAnnouncement(count > 0 ? text : t`All changes have been sent.`, count > 0)
  // The list stays until it is closed, so that nobody's focus goes with the last change.
  if (count === 0 && !isOpen) return null
  return (
    <Popover
      label={t`Waiting to send`}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      isBare
      className="w-88 max-w-[calc(100vw-16px)]"
      trigger={
        <button
          type="button"
          aria-label={text}
          data-outbox
          className={cx(
            'relative mx-1 inline-flex h-control-sm shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-medium text-13 pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5',
            failed ? 'bg-danger-tint text-danger' : 'bg-surface-control text-ink-muted hover:text-ink',
          )}
        >
          <Icon name={failed ? 'exclamation-circle' : 'arrow-up-tray'} size={16} />
          <span className="tabular-nums sm:hidden">{number(failed || count)}</span>
          <span className="hidden sm:inline">
            {failed
              ? t`${plural(failed, { one: '# needs attention', other: '# need attention' })}`
              : t`${plural(count, { one: '# waiting', other: '# waiting' })}`}
          </span>
        </button>
      }
    >
      <OutboxPanel outbox={outbox} />
    </Popover>
  )
}

/** Said when it changes, not when the page opens with it; and that all is sent only after something waited. */
function useAnnouncement(text: string, isWaiting: boolean): void {
  const last = useRef(isWaiting ? text : undefined)
  useEffect(() => {
    if (last.current === text || (last.current === undefined && !isWaiting)) return
    last.current = isWaiting ? text : undefined
    announce(text)
  }, [text, isWaiting])
}
