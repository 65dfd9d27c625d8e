// The open item beside the list: its preview, what is known of it, and its description, which is edited in place.
// @chunk files-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { FoundItem } from '#contract/apps/file-manager.ts'
import { type PreviewSource, previewKind } from '#kit/media/preview/preview-kind.ts'
import { OpenPane } from '#kit/panes/open-pane.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'
import { DiskFacts } from '../disk/disk-facts.tsx'
import { useFiles } from '../files-context.ts'
import { KINDS } from '../kinds.ts'
import { FilePreview } from '../lazy-parts.ts'
import type { DetailsMenuProps } from '../menus/details-menu.tsx'
import { fileQueries } from '../queries.ts'
import { useDownloadItems } from '../use-download-items.ts'
import { usePreviewSource } from '../use-preview-source.ts'
import { Description } from './description.tsx'
import { Facts } from './facts.tsx'
import { hasDraft, TextEditor } from './text-editor.tsx'

const menu = lazyMenu<DetailsMenuProps>(() => import('../menus/details-menu.tsx'))

export default function DetailsPane({ id }: { readonly id: string }) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(fileQueries.one(id))}
      loading={<SkeletonRows label={t`Loading the details`} count={6} className="p-4 md:p-6" />}
      error={{
        title: t`Couldn’t load the details.`,
        description: t`They’re saved on this device. Trying again usually helps.`,
      }}
      className="p-4"
    >
      {(found) => (found ? <Open found={found} /> : <Unknown />)}
    </QueryView>
  )
}

function Open({ found }: { readonly found: FoundItem }) {
  const { t, i18n } = useLingui()
  const { open, actions, following } = useFiles()
  const download = useDownloadItems()
  const { item } = found
  const { id, name, type, starred } = item
  useRecordTitle(name)
  return (
    <OpenPane id={id} name={name} following={following} onClose={() => open(undefined)} className="min-h-full">
      <div className="flex h-13 items-center gap-1 border-line-soft border-b px-3 md:px-4 print:hidden">
        <Button variant="quiet" size="sm" icon="arrow-left" className="xl:hidden" onPress={() => open(undefined)}>
          <Trans>Files</Trans>
        </Button>
        <Button size="sm" icon="arrow-down-tray" onPress={() => download([item])}>
          <Trans>Download</Trans>
        </Button>
        <span className="flex-1" />
        <IconButton
          icon="star"
          solid={starred}
          size="sm"
          label={starred ? t`Remove star` : t({ message: 'Star', context: 'files' })}
          aria-pressed={starred}
          onPress={() => actions.setStarred([id], !starred)}
        />
        <LazyMenu
          source={menu}
          menu={{ item }}
          opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
        />
        <IconButton
          icon="x-mark"
          size="sm"
          label={t`Close`}
          className="max-xl:hidden"
          onPress={() => open(undefined)}
        />
      </div>
      <div className="space-y-5 p-4 pb-24 md:p-6">
        {type !== 'folder' && <Preview found={found} />}
        <div>
          <h2 className="wrap-anywhere font-semibold text-20 tracking-tight">{name}</h2>
          <p className="text-13 text-ink-muted">{i18n._(KINDS[type].name)}</p>
        </div>
        <Facts found={found} />
        {type !== 'folder' && <DiskFacts item={item} />}
        <Description key={id} item={item} />
      </div>
    </OpenPane>
  )
}

function Preview({ found: { item } }: { readonly found: FoundItem }) {
  const { t } = useLingui()
  const { openDialog } = useFiles()
  const source = usePreviewSource(item)
  const [isEditing, setEditing] = useState(() => canEdit(source) && hasDraft(item))
  if (isEditing) return <TextEditor item={item} source={source} onClose={() => setEditing(false)} />
  return (
    <div className="relative">
      <Suspense fallback={<Skeleton className="h-48 w-full rounded-12" />}>
        <FilePreview source={source} />
      </Suspense>
      <span className="absolute end-2 top-2 flex gap-1 print:hidden">
        {canEdit(source) && (
          <IconButton
            icon="pencil-square"
            size="sm"
            variant="secondary"
            label={t`Edit the text`}
            onPress={() => setEditing(true)}
          />
        )}
        <IconButton
          icon="arrows-pointing-out"
          size="sm"
          variant="secondary"
          label={t`Enlarge`}
          onPress={() => openDialog({ kind: 'preview', item })}
        />
      </span>
    </div>
  )
}

/** Larger texts are not for a field on a page. */
const MOST_EDITED = 500_000

function canEdit(source: PreviewSource): boolean {
  const kind = previewKind(source)
  return source.size <= MOST_EDITED && (kind === 'text' || kind === 'markdown' || kind === 'csv')
}

function Unknown() {
  const { t } = useLingui()
  const { open } = useFiles()
  return (
    <EmptyState
      heading="h2"
      title={t`This file no longer exists.`}
      description={t`It was deleted, or the link is from another device. Deleted files stay in the trash for 30 days.`}
      action={
        <Button onPress={() => open(undefined)}>
          <Trans>Back to the folder</Trans>
        </Button>
      }
      className="p-6"
    />
  )
}
