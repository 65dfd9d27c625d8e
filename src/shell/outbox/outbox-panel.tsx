// The list of what waits to be sent: what it is, when it was done, its state, and what the person can do about it. Opened by outbox-pill.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useAction } from '#kit/undo/use-action.ts'
import { concernSame, type OutboxRow } from '#platform/offline/outbox-rows.ts'
import type { ShownOutbox } from '#platform/offline/use-outbox.ts'
import { cx } from '#ui/cx.ts'
import { OutboxItem } from './outbox-item.tsx'

export function OutboxPanel({ outbox }: { outbox: ShownOutbox }) {
  const { t } = useLingui()
  const { run } = useAction()
  const { rows } = outbox
  const discard = async (id: string) => {
    let discarded: OutboxRow | undefined
    await run({
      message: t`Change discarded`,
      write: async () => {
        discarded = await outbox.discard(id)
        return discarded ? undefined : null
      },
      inverse: () => discarded && outbox.putBack(discarded),
    })
  }
  return (
    <>
      <h2 className="px-4 pt-3 pb-2 font-semibold">
        <Trans>Waiting to send</Trans>
      </h2>
      <p className={cx('px-4 text-ink-muted', rows.length > 0 ? 'pb-3 text-13' : 'pb-4')}>
        {rows.length > 0 ? <Trans>Saved on this device</Trans> : <Trans>All changes have been sent.</Trans>}
      </p>
      <ul className="max-h-[min(60dvh,480px)] divide-y divide-line overflow-y-auto overscroll-contain border-line border-t empty:hidden">
        {rows.map((row, index) => (
          <OutboxItem
            key={row.id}
            row={row}
            isBehind={rows.slice(0, index).some(({ entity }) => concernSame(entity, row.entity))}
            onRetry={() => outbox.retry(row.id)}
            onDiscard={() => discard(row.id)}
            onKeepMine={() => outbox.keepMine(row.id)}
            onEdit={(body) => outbox.edit(row.id, body)}
          />
        ))}
      </ul>
    </>
  )
}
