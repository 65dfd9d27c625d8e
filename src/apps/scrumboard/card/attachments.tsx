// The files on the open card: chosen, dropped or pasted; shown large by a press, or saved to this device; a picture can be the cover.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { CardAttachment, CardDetail } from '#contract/apps/scrumboard-shapes.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CoverPicture } from '../board/cover-picture.tsx'
import { useBoard } from '../board-context.ts'
import { SectionHead } from './section-head.tsx'
import { useCardParts } from './use-card-parts.ts'

const Preview = lazyBeside(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

export function Attachments({ card }: { readonly card: CardDetail }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { attach } = useCardParts(card)
  const { attachments } = card
  return (
    <DropZone message={<Trans>Drop files to attach them</Trans>} onFiles={(files) => void attach(files)}>
      <section aria-label={t`Attachments`}>
        <SectionHead title={t`Attachments`} count={attachments.length > 0 ? number(attachments.length) : undefined}>
          <FileButton
            label={t`Files to attach`}
            isMultiple
            icon="paper-clip"
            size="sm"
            variant="quiet"
            onFiles={(files) => void attach(files)}
          >
            <Trans>Attach</Trans>
          </FileButton>
        </SectionHead>
        <ul className="mt-1 space-y-2">
          {attachments.map((attachment) => (
            <Attached key={attachment.id} card={card} attachment={attachment} />
          ))}
        </ul>
      </section>
    </DropZone>
  )
}

interface AttachedProps {
  readonly card: CardDetail
  readonly attachment: CardAttachment
}

function Attached({ card, attachment }: AttachedProps) {
  const { t } = useLingui()
  const { id, name, type, size } = attachment
  const [isShown, setShown] = useState(false)
  const { cards } = useBoard()
  const { detach } = useCardParts(card)
  const download = useDownload()
  const { number } = useFormats()
  const isPicture = type.startsWith('image/')
  const isCover = card.cover !== null && 'attachmentId' in card.cover && card.cover.attachmentId === id
  const kilobytes = number(Math.max(1, Math.round(size / 1000)))
  return (
    <li className="flex items-center gap-3 rounded-12 bg-surface-control p-2">
      <button
        type="button"
        className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-8 text-start hover:underline"
        onClick={() => setShown(true)}
      >
        {isPicture ? (
          <CoverPicture attachmentId={id} className="size-10 shrink-0 rounded-8 object-cover" />
        ) : (
          <span className="grid size-10 shrink-0 place-items-center rounded-8 bg-surface-raised text-ink-muted">
            <Icon name="document" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-13">{name}</span>
          <span className="block text-12 text-ink-muted">
            {isCover ? t`${kilobytes} kB, cover` : t`${kilobytes} kB`}
          </span>
        </span>
        <span className="sr-only">{t`Preview`}</span>
      </button>
      <span className="flex shrink-0 print:hidden">
        {isPicture && (
          <IconButton
            icon="photo"
            size="sm"
            label={isCover ? t`Remove ${name} as the cover` : t`Use ${name} as the cover`}
            onPress={() => cards.patch(card.id, { cover: isCover ? null : { attachmentId: id } }, t`Cover changed`)}
          />
        )}
        <IconButton
          icon="arrow-down-tray"
          size="sm"
          label={t`Download ${name}`}
          onPress={() => download(scrumboardApi.endpoints.attachment, { query: { id } })}
        />
        <IconButton icon="trash" size="sm" label={t`Delete ${name}`} onPress={() => detach(id)} />
      </span>
      <Suspense>{isShown && <Preview attachment={attachment} onClose={() => setShown(false)} />}</Suspense>
    </li>
  )
}
