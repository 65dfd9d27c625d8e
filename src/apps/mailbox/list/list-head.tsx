// The head of the list: what is listed and how many, the way to the other lists below lg, the search, and what concerns all of it.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LazyDialog, lazyDialogs } from '#kit/lazy/lazy-dialog.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useMailbox } from '../mailbox-context.ts'
import type { SelectMenuProps } from '../menus/select-menu.tsx'
import { mailQueries } from '../queries.ts'
import { useListTitle } from '../use-list-title.ts'
import { useNewMail } from '../use-new-mail.ts'
import { INBOX, isFolder, isSame } from '../where.ts'
import { SearchBar } from './search-bar.tsx'

const FOLDERS = { kind: 'folders' } as const
const drawer = lazyDialogs<typeof FOLDERS>({ folders: () => import('./folders-drawer.tsx') })
const moreMenu = lazyMenu(() => import('../menus/more-menu.tsx'))
const selectMenu = lazyMenu<SelectMenuProps>(() => import('../menus/select-menu.tsx'))

export interface ListHeadProps extends SelectMenuProps {
  /** In the whole list; undefined while nothing is known. */
  readonly total: number | undefined
}

export function ListHead({ total, selection, mails }: ListHeadProps) {
  const { t } = useLingui()
  const { where, openId, settings } = useMailbox()
  const title = useListTitle()
  const write = useNewMail()
  const { data: folders } = useQuery(mailQueries.folders())
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const unread = isSame(where, INBOX) ? folders?.find(({ id }) => id === 'inbox')?.count : undefined
  // The open email has the heading of a page of its own in its place.
  const Heading = openId !== undefined && settings.messageLayout === 'off' ? 'p' : 'h1'
  return (
    <div className="shrink-0 border-line border-b px-3 pt-2 pb-3 md:px-5 print:hidden">
      <div className="flex min-h-10 items-center gap-2">
        <IconButton
          icon="inbox-stack"
          size="sm"
          label={t`Folders and labels`}
          className="lg:hidden"
          onPress={() => setDrawerOpen(true)}
        />
        <Heading className="truncate font-semibold text-16 tracking-tight">{title}</Heading>
        <Counted total={total} unread={unread} />
        <div className="ms-auto flex items-center gap-1">
          <EmptyFolder total={total} />
          {mails.length > 0 && (
            <LazyMenu
              source={selectMenu}
              menu={{ selection, mails }}
              opener={(opener) => <IconButton {...opener} icon="check-circle" size="sm" label={t`Select`} />}
            />
          )}
          <LazyMenu
            source={moreMenu}
            menu={{}}
            opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
          />
          <IconButton
            variant="primary"
            size="sm"
            icon="pencil-square"
            label={t`New email`}
            className="lg:hidden"
            onPress={() => write()}
          />
        </div>
      </div>
      <SearchBar />
      <LazyDialog source={drawer} request={isDrawerOpen ? FOLDERS : null} onClose={() => setDrawerOpen(false)} />
    </div>
  )
}

function Counted({ total, unread }: { readonly total: number | undefined; readonly unread: number | undefined }) {
  const { number } = useFormats()
  const count = number((unread || total) ?? 0)
  if (total === undefined) return null
  return (
    <span className="whitespace-nowrap text-13 text-ink-muted tabular-nums">
      {unread
        ? plural(unread, { one: `${count} unread`, other: `${count} unread` })
        : plural(total, { one: `${count} email`, other: `${count} emails` })}
    </span>
  )
}

function EmptyFolder({ total }: { readonly total: number | undefined }) {
  const { where, actions, open } = useMailbox()
  const folder = isFolder(where, 'trash') ? 'trash' : isFolder(where, 'spam') ? 'spam' : undefined
  if (!folder || !total) return null
  const empty = () => {
    open(undefined)
    void actions.empty(folder)
  }
  return (
    <Button size="sm" icon="trash" onPress={empty}>
      {folder === 'trash' ? <Trans>Empty Trash</Trans> : <Trans>Empty Spam</Trans>}
    </Button>
  )
}
