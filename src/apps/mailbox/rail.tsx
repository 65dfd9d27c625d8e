// The lists of the mailbox: folders with their counts, filters, labels, saved searches, and the button that begins an email. At the side from lg up, in a drawer
// below it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FolderId } from '#contract/apps/mailbox-shapes.ts'
import { namedColor } from '#kit/tags/named-colors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { FILTER_ICONS, FILTERS, FOLDER_ICONS, useFilterNames, useFolderNames } from './folder-names.ts'
import { useMailbox } from './mailbox-context.ts'
import { mailboxKeys } from './mailbox-keys.ts'
import { mailQueries } from './queries.ts'
import type { MailboxSearch } from './search-params.ts'
import { useNewMail } from './use-new-mail.ts'
import { isSame, type Where } from './where.ts'

export function Rail() {
  const { t } = useLingui()
  const write = useNewMail()
  const newKeys = useAriaKeys(mailboxKeys, 'new-mail')
  return (
    <nav
      aria-label={t`Folders and labels`}
      className="w-56 shrink-0 overflow-y-auto border-line border-e p-3 max-lg:hidden print:hidden"
    >
      <Button
        isWide
        icon="pencil-square"
        variant="primary"
        className="mb-3"
        aria-keyshortcuts={newKeys}
        onPress={() => write()}
      >
        <Trans>New email</Trans>
      </Button>
      <RailLists />
    </nav>
  )
}

interface RailListsProps {
  /** Once one of them was chosen. */
  readonly onGo?: () => void
}

export function RailLists({ onGo }: RailListsProps) {
  const { t } = useLingui()
  const { labels, searches, openDialog } = useMailbox()
  const { data: counts } = useQuery(mailQueries.counts())
  const manage = (kind: 'labels' | 'searches') => {
    onGo?.()
    openDialog({ kind })
  }
  return (
    <>
      <Folders onGo={onGo} />
      <Group title={t`Labels`} manage={t`Manage labels`} onManage={() => manage('labels')} />
      <ul>
        {labels.map(({ id, slug, title, color }) => (
          <RailRow
            key={slug}
            where={{ kind: 'label', slug }}
            name={title}
            mark={<TagSquare color={namedColor(color)} />}
            count={counts?.labels[id]}
            onGo={onGo}
          />
        ))}
      </ul>
      {searches.length > 0 && (
        <>
          <Group title={t`Saved searches`} manage={t`Manage saved searches`} onManage={() => manage('searches')} />
          <ul>
            {searches.map(({ id, title }) => (
              <RailRow
                key={id}
                where={{ kind: 'search', slug: id }}
                name={title}
                mark={<Icon name="magnifying-glass" size={16} />}
                count={counts?.searches[id]}
                onGo={onGo}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Those that nobody makes: the folders and the filters. */
function Folders({ onGo }: { readonly onGo: (() => void) | undefined }) {
  const { data: folders } = useQuery(mailQueries.folders())
  const { data: outbox } = useQuery(mailQueries.outbox())
  const { data: counts } = useQuery(mailQueries.counts())
  const folderNames = useFolderNames()
  const filterNames = useFilterNames()
  return (
    <>
      <ul>
        {FolderId.options.map((id) => (
          <RailRow
            key={id}
            where={{ kind: 'folder', slug: id }}
            name={folderNames[id]}
            mark={<Icon name={FOLDER_ICONS[id]} />}
            count={folders?.find((folder) => folder.id === id)?.count}
            onGo={onGo}
          />
        ))}
      </ul>
      <ul className="mt-3 border-line-soft border-t pt-3">
        {FILTERS.map((slug) => (
          <RailRow
            key={slug}
            where={{ kind: 'filter', slug }}
            name={filterNames[slug]}
            mark={<Icon name={FILTER_ICONS[slug]} />}
            count={slug === 'outbox' ? outbox?.count : slug === 'snoozed' ? counts?.snoozed : 0}
            onGo={onGo}
          />
        ))}
      </ul>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly manage: string
  readonly onManage: () => void
}

const Group = ({ title, manage, onManage }: GroupProps) => (
  <div className="flex items-center justify-between ps-3 pt-4 pb-1">
    <h2 className="text-12 text-ink-muted">{title}</h2>
    <IconButton icon="pencil" size="sm" label={manage} onPress={onManage} />
  </div>
)

interface RailRowProps {
  readonly where: Where
  readonly name: string
  readonly mark: ReactNode
  readonly count: number | undefined
  readonly onGo: (() => void) | undefined
}

function RailRow({ where, name, mark, count = 0, onGo }: RailRowProps) {
  const { where: here, isUnknown } = useMailbox()
  const { number } = useFormats()
  const isCurrent = !isUnknown && isSame(where, here)
  return (
    <li>
      <Link
        to="/apps/mailbox/$kind/$slug/{-$mailId}"
        params={{ ...where, mailId: undefined }}
        search={(({ write }: MailboxSearch) => ({ write })) as never}
        viewTransition={false}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
        className={cx(
          'flex h-9 cursor-pointer items-center gap-3 rounded-8 px-3 text-ink-muted no-underline hover:bg-surface-hover pointer-coarse:h-11',
          isCurrent && 'bg-accent-tint! font-medium text-ink!',
        )}
      >
        <span className="grid w-5 shrink-0 place-items-center">{mark}</span>
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {count > 0 && <span className="font-medium text-13 text-ink tabular-nums">{number(count)}</span>}
      </Link>
    </li>
  )
}
