// The pane of the list: its head, rows with their days, pages, bulk bar, and the message where there are none.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { Pages } from '#kit/address/pages.tsx'
import { offsetsOf } from '#kit/list/row-offsets.ts'
import type { ListActions } from '#kit/list/run-list-command.ts'
import { useArraySource } from '#kit/list/source.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { WindowedList } from '#kit/list/windowed-list.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Swipe } from '#ui/swipe.tsx'
import { BulkBar, RowMenu } from './lazy-parts.ts'
import { ListHead } from './list/list-head.tsx'
import { ListMessage } from './list/list-message.tsx'
import { MailRow, SpanHead } from './list/mail-row.tsx'
import { keyOfRow, type ListRow, rowsOf, traitsOf } from './list/rows.ts'
import { type MailSelection, useMailSelection } from './list/use-mail-selection.ts'
import { type ListedPage, useListedPage, useQueryText } from './list/use-page.ts'
import { useSwipes } from './list/use-swipes.ts'
import { useMailbox } from './mailbox-context.ts'
import { mailboxKeys } from './mailbox-keys.ts'
import { useListKeys } from './use-list-keys.ts'

/** px: two lines, or one. */
const ROW_HEIGHT = 62
const COMPACT_HEIGHT = 44
const HEAD_HEIGHT = 32
const NONE: readonly never[] = []

export function ListPane() {
  const { t } = useLingui()
  const { where, isUnknown, shown, openDialog } = useMailbox()
  const listed = useListedPage()
  const { name, mails = NONE, pagination, error, isFetching, retry } = listed
  const queryText = useQueryText()
  const keys = useMemo(() => mails.map(({ id }) => id), [mails])
  const total = pagination?.totalResults ?? 0
  const selection = useMailSelection({ where, queryText, listed: name, keys, total })
  useEffect(() => {
    shown.current = mails
  }, [shown, mails])
  useListKeys(selection, listed)
  return (
    <>
      <ListHead total={pagination?.totalResults} selection={selection} mails={mails} />
      <SelectList selection={selection} total={total} />
      <DropZone
        message={<Trans>Drop .eml, .mbox or .zip files to import emails</Trans>}
        onFiles={(files) => openDialog({ kind: 'import', files })}
        className={cx('flex min-h-0 flex-1 flex-col print:block', listed.isTurning && 'opacity-60')}
      >
        {isUnknown ? (
          <ListMessage isUnknown />
        ) : (
          <QueryView
            query={{ data: listed.mails, error, isFetching, refetch: retry }}
            loading={<SkeletonRows label={t`Loading email`} hasTwoLines count={10} className="flex-1" />}
            error={{
              title: t`Couldn’t load your email.`,
              description: t`It’s saved on this device. Trying again usually helps.`,
            }}
          >
            {() => <Rows listed={listed} mails={mails} selection={selection} />}
          </QueryView>
        )}
      </DropZone>
      <Foot listed={listed} />
    </>
  )
}

/** Once the whole page is selected: the whole list. */
function SelectList({ selection, total }: { readonly selection: MailSelection; readonly total: number }) {
  const { number } = useFormats()
  const count = number(total)
  if (!selection.canSelectList && !selection.isAll) return null
  return (
    <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-2 border-line-soft border-b bg-accent-tint px-5 py-1 text-13 print:hidden">
      {selection.isAll ? (
        <>
          <span>{plural(selection.size, { one: '# email selected', other: '# emails selected' })}</span>
          <Button variant="quiet" size="sm" onPress={selection.clear}>
            <Trans>Clear selection</Trans>
          </Button>
        </>
      ) : (
        <>
          <span>
            {plural(selection.size, {
              one: 'The email on this page is selected.',
              other: 'All # emails on this page are selected.',
            })}
          </span>
          <Button variant="quiet" size="sm" onPress={selection.selectList}>
            {plural(total, { one: `Select ${count} email`, other: `Select all ${count} emails` })}
          </Button>
        </>
      )}
    </div>
  )
}

interface RowsProps {
  readonly listed: ListedPage
  readonly mails: readonly Mail[]
  readonly selection: MailSelection
}

function Rows({ listed, mails, selection }: RowsProps) {
  const { t } = useLingui()
  const { search, openId, labelOf, settings, actions } = useMailbox()
  const swipesOf = useSwipes()
  const isCompact = settings.density === 'compact'
  const { source, offsets } = useRows(mails, isCompact)
  const [menu, setMenu] = useState<RowMenuAnchor | null>(null)
  const menuRow = menu && source.rowAt(source.indexOf(menu.key))
  const onStar = useCallback(({ id, starred }: Mail) => void actions.setStarred([id], !starred), [actions])
  return (
    <>
      <WindowedList
        label={t`Emails`}
        source={source}
        listed={`${listed.name} ${search.page ?? 1}`}
        traitsOf={traitsOf}
        offsets={offsets}
        headHeight={HEAD_HEIGHT}
        keys={mailboxKeys}
        actions={useRowActions()}
        selection={selection}
        openKey={openId}
        onMenu={(anchor) => !anchor.key.startsWith('head ') && setMenu(anchor)}
        renderRow={(row, { isSelected }) =>
          row.kind === 'head' ? (
            <SpanHead span={row.span} />
          ) : (
            <Swipe {...swipesOf(row.mail)} className="h-full">
              <MailRow
                mail={row.mail}
                isSelected={isSelected}
                isSelecting={selection.size > 0}
                isCompact={isCompact}
                labelOf={labelOf}
                onStar={onStar}
              />
            </Swipe>
          )
        }
      >
        {mails.length === 0 && <ListMessage />}
      </WindowedList>
      <Suspense>
        {selection.size > 0 && <BulkBar selection={selection} mails={mails} />}
        {menu && menuRow?.kind === 'mail' && (
          <RowMenu anchor={menu} mail={menuRow.mail} selection={selection} onClose={() => setMenu(null)} />
        )}
      </Suspense>
    </>
  )
}

/** The emails with the heads of their days, and where each row begins. */
function useRows(mails: readonly Mail[], isCompact: boolean) {
  const { where } = useMailbox()
  const now = useNow()
  const isByDate = where.slug !== 'snoozed' && where.slug !== 'outbox'
  const rows = useMemo(() => rowsOf(mails, isByDate, now), [mails, isByDate, now])
  const source = useArraySource(rows, keyOfRow)
  const offsets = useMemo(
    () => offsetsOf(rows.map(({ kind }) => (kind === 'head' ? HEAD_HEIGHT : isCompact ? COMPACT_HEIGHT : ROW_HEIGHT))),
    [rows, isCompact],
  )
  return { source, offsets }
}

function useRowActions(): ListActions<ListRow> {
  const { open, openId, following, write } = useMailbox()
  return {
    open: (row, key) => (row.kind === 'mail' && isWritten(row.mail) ? write(key) : open(key)),
    follow(row, key) {
      if (openId === undefined || openId === key || (row.kind === 'mail' && isWritten(row.mail))) return
      following.current = true
      open(key)
    },
    close: () => openId !== undefined && open(undefined),
  }
}

/** A draft is opened to be written on; one that waits in the outbox is looked at first. */
const isWritten = ({ folder, sendAt }: Mail): boolean => folder === 'drafts' && sendAt === undefined

function Foot({ listed: { pagination } }: { readonly listed: ListedPage }) {
  const { setSearch } = useMailbox()
  if (!pagination) return null
  return (
    <div className="shrink-0 border-line-soft border-t print:hidden">
      <Pages
        pagination={{
          page: pagination.currentPage,
          size: pagination.resultsPerPage,
          lastPage: pagination.lastPage,
          startIndex: pagination.startIndex,
          endIndex: pagination.endIndex,
          length: pagination.totalResults,
        }}
        sizes={[10]}
        onPage={({ page }) => page !== undefined && setSearch({ page: page > 1 ? page : undefined })}
      />
    </div>
  )
}
