// Where files are: all of them, recent, starred, trash, and the folders of the root. At the side from lg up, as a row of chips above the list below it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { useFiles } from './files-context.ts'
import { fileQueries } from './queries.ts'
import type { FilesSearch } from './search-params.ts'
import { StorageMeter } from './storage-meter.tsx'

interface Entry {
  readonly name: string
  readonly icon: string
  readonly show: FilesSearch['show']
}

function useEntries(): readonly Entry[] {
  const { t } = useLingui()
  return [
    { name: t`All files`, icon: 'folder', show: undefined },
    { name: t({ message: 'Recent', context: 'files' }), icon: 'clock', show: 'recent' },
    { name: t({ message: 'Starred', context: 'files' }), icon: 'star', show: 'starred' },
    { name: t`Trash`, icon: 'trash', show: 'trash' },
  ]
}

const searchOf = (show: FilesSearch['show']) =>
  (({ view, sort }: FilesSearch) => ({ view, sort: show === undefined ? sort : undefined, show })) as never

const rowClass =
  'flex h-9 items-center gap-3 rounded-8 px-3 text-ink-muted no-underline hover:bg-surface-hover pointer-coarse:h-11'

export function Rail() {
  const { t } = useLingui()
  const { search, path } = useFiles()
  const entries = useEntries()
  return (
    <div className="flex w-56 shrink-0 flex-col border-line border-e max-lg:hidden print:hidden">
      <nav aria-label={t`Views`} className="min-h-0 flex-1 overflow-y-auto p-3">
        <ul>
          {entries.map(({ name, icon, show }) => {
            const isCurrent = show === search.show && (show !== undefined || path.length === 0)
            return (
              <li key={name}>
                <Link
                  to="/apps/file-manager"
                  search={searchOf(show)}
                  aria-current={isCurrent ? 'page' : undefined}
                  {...(show === undefined && { 'data-folder': '' })}
                  className={cx(
                    rowClass,
                    'data-[over]:bg-accent-tint',
                    isCurrent && 'bg-accent-tint! font-medium text-ink!',
                  )}
                >
                  <Icon name={icon} className={isCurrent ? 'text-accent-text' : undefined} />
                  {name}
                </Link>
              </li>
            )
          })}
        </ul>
        <RootFolders />
      </nav>
      <StorageMeter className="p-6 pt-3" />
    </div>
  )
}

function RootFolders() {
  const { search, path } = useFiles()
  const { data: root } = useQuery(fileQueries.list(null))
  const isAt = (id: string) => search.show === undefined && path[0]?.id === id
  const folders = root?.folders ?? []
  if (folders.length === 0) return null
  return (
    <>
      <h2 className="px-3 pt-5 pb-2 text-12 text-ink-muted">
        <Trans>Folders</Trans>
      </h2>
      <ul>
        {folders.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/apps/file-manager/$folderId"
              params={{ folderId: id }}
              search={searchOf(undefined)}
              aria-current={isAt(id) ? (path.length === 1 ? 'page' : 'true') : undefined}
              data-folder={id}
              className={cx(
                rowClass,
                'data-[over]:bg-accent-tint',
                isAt(id) && 'bg-accent-tint! font-medium text-ink!',
              )}
            >
              <Icon name="folder" />
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Below lg. */
export function PlaceChips({ className }: { readonly className?: string }) {
  const { t } = useLingui()
  const { search } = useFiles()
  return (
    <nav
      aria-label={t`Views`}
      className={cx(
        'flex shrink-0 gap-2 overflow-x-auto pb-1 [scrollbar-width:none] lg:hidden print:hidden',
        className,
      )}
    >
      {useEntries().map(({ name, show }) => {
        const isCurrent = show === search.show
        return (
          <Link
            key={name}
            to="/apps/file-manager"
            search={searchOf(show)}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'inline-flex h-control-sm shrink-0 items-center rounded-full px-3 text-13 no-underline pointer-coarse:h-11',
              isCurrent ? 'bg-accent-tint font-medium text-accent-text' : 'bg-surface-control text-ink',
            )}
          >
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
