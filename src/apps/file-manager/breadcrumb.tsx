// The folders from the root's down to the one that is shown, each a way there and a place to drop things on. Below md: the folder, and the way up.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useFiles } from './files-context.ts'
import type { FilesSearch } from './search-params.ts'

export function Breadcrumb() {
  const { t } = useLingui()
  const { path, search, folderId, goTo } = useFiles()
  const { show } = search
  const places = {
    recent: t({ message: 'Recent', context: 'files' }),
    starred: t({ message: 'Starred', context: 'files' }),
    trash: t`Trash`,
  }
  if (show) return <Crumbs folders={[]} last={places[show]} isRootLink />
  const last = path.at(-1)
  return (
    <>
      {folderId !== null && (
        <IconButton
          icon="arrow-left"
          size="sm"
          label={t`Up one folder`}
          className="-ms-2 md:hidden"
          onPress={() => goTo(path.at(-2)?.id ?? null)}
        />
      )}
      <Crumbs folders={path.slice(0, -1)} last={last?.name ?? t`Files`} isRootLink={last !== undefined} />
    </>
  )
}

interface CrumbsProps {
  readonly folders: readonly { readonly id: string; readonly name: string }[]
  readonly last: string
  readonly isRootLink: boolean
}

const linkClass =
  'block max-w-40 truncate rounded-8 px-1.5 py-1 text-ink-muted no-underline hover:bg-surface-hover hover:text-ink data-[over]:bg-accent-tint data-[over]:text-accent-text pointer-coarse:py-2.5'
const keep = (({ view, sort }: FilesSearch) => ({ view, sort })) as never

function Crumbs({ folders, last, isRootLink }: CrumbsProps) {
  const { t } = useLingui()
  // Of a long way the middle is left out: it is in the tree of the move dialog, and a press on the last shown leads up.
  const shown = folders.length > 3 ? folders.slice(-2) : folders
  return (
    <nav aria-label={t`Path`} className="min-w-0">
      <ol className="flex min-w-0 items-center">
        {isRootLink && (
          <Crumb>
            <Link to="/apps/file-manager" search={keep} data-folder="" className={`${linkClass} -ms-1.5`}>
              <Trans>Files</Trans>
            </Link>
          </Crumb>
        )}
        {shown.length < folders.length && (
          <Crumb>
            <span className="px-1.5 text-ink-muted">…</span>
          </Crumb>
        )}
        {shown.map(({ id, name }) => (
          <Crumb key={id}>
            <Link
              to="/apps/file-manager/$folderId"
              params={{ folderId: id }}
              search={keep}
              data-folder={id}
              className={linkClass}
            >
              {name}
            </Link>
          </Crumb>
        ))}
        <li className="min-w-0">
          <h1
            className={cx('truncate font-semibold text-16 tracking-tight', isRootLink && 'md:ms-1.5')}
            aria-current="page"
          >
            {last}
          </h1>
        </li>
      </ol>
    </nav>
  )
}

const Crumb = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex min-w-0 items-center max-md:hidden">
    {children}
    <Icon name="chevron-right" size={14} className="shrink-0 text-ink-faint" />
  </li>
)
