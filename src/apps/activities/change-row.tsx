// One change of the person's own, with its record's history, its undo, and after that its redo.
import { Trans, useLingui } from '@lingui/react/macro'
import type { RecentChange } from '#contract/shell/changes.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Button } from '#ui/button.tsx'
import { DataLink } from '#ui/data-link.tsx'
import { EntrySubject } from './entry-item.tsx'
import { EntryIcon, EntryTime } from './entry-parts.tsx'
import { linkOfChange } from './record-link.ts'

export interface ChangeRowProps {
  readonly change: RecentChange
  /** What it did. */
  readonly text: string
  /** The id of its undo, once it was undone; null where it can no longer be. */
  readonly undo: string | null | undefined
  onUndo(): Promise<void>
  onRedo(): Promise<void>
}

export function ChangeRow(props: ChangeRowProps) {
  const { change, text, undo } = props
  return (
    <>
      <EntryIcon name={iconOf(change)} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-3">
          <p className="min-w-0 flex-1 py-1.5 wrap-anywhere">
            {text}
            {undo && (
              <span className="text-ink-muted">
                {' '}
                · <Trans>Undone</Trans>
              </span>
            )}
          </p>
          <EntryTime date={change.at} />
        </div>
        <Acts {...props} />
      </div>
    </>
  )
}

function Acts({ change, text, undo, onUndo, onRedo }: ChangeRowProps) {
  const { t } = useLingui()
  const [record, ...others] = change.records
  const link = linkOfChange(change)
  return (
    <div className="-ms-2.5 flex flex-wrap pointer-coarse:gap-y-2 print:hidden">
      {/* One button for both actions, so that the focus stays on it. */}
      {undo !== null && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={undo ? t`Redo: ${text}` : t`Undo: ${text}`}
          onPress={undo ? onRedo : onUndo}
        >
          {undo ? <Trans>Redo</Trans> : <Trans>Undo</Trans>}
        </Button>
      )}
      {link && (
        <EntrySubject>
          <DataLink
            link={link}
            useRouter
            className="inline-flex h-control-sm items-center px-2.5 text-13 pointer-coarse:min-h-11"
          >
            <Trans>Open</Trans>
            <span className="sr-only"> {record?.title}</span>
          </DataLink>
        </EntrySubject>
      )}
      {record && others.length === 0 && (
        <EntrySubject>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`History of “${record.title}”`}
            onPress={() => openHistory(record)}
          >
            <Trans>History</Trans>
          </Button>
        </EntrySubject>
      )}
    </div>
  )
}

function iconOf({ api, created, changed, deleted }: RecentChange): string {
  if (api === 'changes') return 'arrow-uturn-left'
  if (created > 0 && changed + deleted === 0) return 'plus'
  return deleted >= changed && deleted > 0 ? 'trash' : 'pencil'
}
