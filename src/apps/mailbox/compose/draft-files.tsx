// The files of a draft, each of which can be taken off, and why another was refused.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Attach } from './use-attach.ts'

export interface DraftFilesProps {
  readonly mail: Mail
  readonly attach: Attach
}

export function DraftFiles({ mail: { attachments }, attach }: DraftFilesProps) {
  const { t } = useLingui()
  const sizeOf = useByteFormat()
  return (
    <div className="px-4 pb-2 empty:hidden">
      {attachments.length > 0 && (
        <ul aria-label={t`Attachments`} className="flex flex-wrap gap-2">
          {attachments.map(({ id, name, size }) => (
            <li key={id} className="flex max-w-full items-center gap-2 rounded-8 bg-surface-control ps-3 text-13">
              <Icon name="paper-clip" size={14} />
              <span className="max-w-48 truncate">{name}</span>
              <span className="text-12 text-ink-muted">{sizeOf(size)}</span>
              <IconButton icon="x-mark" size="sm" label={t`Remove “${name}”`} onPress={() => attach.remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {attach.isAdding && <Spinner />}
      <div role="alert">{attach.problem && <p className="mt-2 text-13 text-danger">{attach.problem}</p>}</div>
    </div>
  )
}
