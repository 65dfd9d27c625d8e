// The mailbox at /apps/mailbox/{folder|filter|label|search}/{slug}/{mailId}: the lists at the side, one of them, the open email, and the drafts being written over
// them. The URL holds what is open, searched and written.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { defaultMailSettings, type Mail } from '#contract/apps/mailbox-shapes.ts'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { returnFocusToList } from '#kit/list/list-focus.ts'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { type Actions, useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isNoSuchList } from './folder-names.ts'
import { ComposeWindows, loadParts, MailPage, mailDialogs } from './lazy-parts.ts'
import { ListPane } from './list-pane.tsx'
import { MailboxContext, type MailboxContextValue, type OpenDialog, useMailbox } from './mailbox-context.ts'
import { NoMailOpen } from './no-mail-open.tsx'
import { mailQueries } from './queries.ts'
import { Rail } from './rail.tsx'
import type { MailboxSearch } from './search-params.ts'
import { useDraftFocus } from './use-draft-focus.ts'
import { useMailActions } from './use-mail-actions.ts'
import { useScreenKeys } from './use-screen-keys.ts'
import { ALL, INBOX, isSame, SEARCH, sameList, type Where, whereOf } from './where.ts'

const VARIANTS = { right: 'list', bottom: 'below', off: 'instead' } as const

export function MailboxScreen({ search }: { readonly search: MailboxSearch }) {
  const { t } = useLingui()
  useEffect(() => fetchAhead(loadParts), [])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const actions = useAction()
  const context = useMailboxValue(search, actions, setDialog)
  const { openId, settings } = context
  const drafts = search.write?.split('.').filter(Boolean) ?? NONE
  useReturnFocus(openId)
  useDraftFocus(drafts.length, openId)
  return (
    <MailboxContext value={context}>
      <Keys {...actions} />
      <div className="flex min-h-0 flex-1 print:block">
        <Rail />
        <ListDetail
          title={t`Mailbox`}
          listLabel={t`Emails`}
          variant={VARIANTS[settings.messageLayout]}
          isOpen={openId !== undefined}
          head={null}
          list={<ListPane />}
          detail={
            openId === undefined ? (
              <NoMailOpen />
            ) : (
              <Suspense>
                <MailPage key={openId} id={openId} />
              </Suspense>
            )
          }
        />
      </div>
      {search.write !== undefined && (
        <Suspense>
          <ComposeWindows ids={drafts} />
        </Suspense>
      )}
      <LazyDialog
        source={mailDialogs}
        request={dialog}
        onClose={() => {
          // It may have opened another one.
          setDialog((now) => (now === dialog ? null : now))
          returnFocusToList(openId)
        }}
      />
    </MailboxContext>
  )
}

function Keys(actions: Actions) {
  useScreenKeys(actions)
  useOpenByAddress()
  return null
}

/** `?mail=`, as search and notifications link to an email: opened in the folder that it is in. */
function useOpenByAddress(): void {
  const navigate = useNavigate()
  const { mail: id } = useMailbox().search
  const { data, isSuccess } = useQuery({ ...mailQueries.one(id ?? ''), enabled: id !== undefined })
  useEffect(() => {
    if (id === undefined || !isSuccess) return
    const params = { kind: ALL.kind, slug: ALL.slug, mailId: id, ...(data && { kind: 'folder', slug: data.folder }) }
    void navigate({
      to: '/apps/mailbox/$kind/$slug/{-$mailId}',
      params,
      search: (data?.folder === 'drafts' ? { write: id } : {}) as never,
      replace: true,
      resetScroll: false,
    })
  }, [id, isSuccess, data, navigate])
}

const NONE: readonly never[] = []
/** At most so many drafts are open at once. */
const MOST_OPEN = 4

function useMailboxValue(
  search: MailboxSearch,
  undoable: Actions,
  openDialog: (dialog: OpenDialog) => void,
): MailboxContextValue {
  const {
    kind,
    slug,
    mailId: openId,
  } = useParams({ strict: false }) as Partial<Record<'kind' | 'slug' | 'mailId', string>>
  const lists = useLists(kind, slug)
  const { data: settings = defaultMailSettings } = useQuery(mailQueries.settings())
  const setSearch = useSetSearch<MailboxSearch>()
  const actions = useMailActions(undoable)
  const navigation = useMailNavigation(lists.where, openId)
  const writing = useWriting(search.write, openId, setSearch, navigation.open)
  const following = useRef(false)
  const shown = useRef<readonly Mail[]>([])
  return useMemo(
    () => ({
      ...lists,
      settings,
      search,
      setSearch,
      openId,
      ...navigation,
      following,
      shown,
      actions,
      ...writing,
      openDialog,
    }),
    [lists, settings, search, setSearch, openId, navigation, actions, writing, openDialog],
  )
}

type Lists = Pick<MailboxContextValue, 'where' | 'isUnknown' | 'labels' | 'labelOf' | 'searches'>

/** Which list is shown, and which there are besides the folders. */
function useLists(kind: string | undefined, slug: string | undefined): Lists {
  const { data: unsorted = NONE, isSuccess: hasLabels } = useQuery(mailQueries.labels())
  const { data: searches = NONE, isSuccess: hasSearches } = useQuery(mailQueries.searches())
  const { compare } = useFormats()
  const where = useMemo(() => whereOf(kind, slug), [kind, slug])
  const labels = useMemo(() => unsorted.toSorted((a, b) => compare(a.title, b.title)), [unsorted, compare])
  const labelOf = useMemo(() => new Map(labels.map((label) => [label.id, label])), [labels])
  const isUnknown =
    where === undefined ||
    isNoSuchList(where) ||
    (where.kind === 'label' && hasLabels && !unsorted.some((label) => label.slug === where.slug)) ||
    (where.kind === 'search' && !isSame(where, SEARCH) && hasSearches && !searches.some(({ id }) => id === where.slug))
  return useMemo(
    () => ({ where: where ?? INBOX, isUnknown, labels, labelOf, searches }),
    [where, isUnknown, labels, labelOf, searches],
  )
}

/** Opens and closes the drafts that are being written. @param written their ids, as in the URL */
function useWriting(
  written: string | undefined,
  openId: string | undefined,
  setSearch: MailboxContextValue['setSearch'],
  open: MailboxContextValue['open'],
): Pick<MailboxContextValue, 'write' | 'reopen' | 'closeDraft'> {
  const client = useQueryClient()
  return useMemo(() => {
    const drafts = written?.split('.').filter(Boolean) ?? []
    const withDraft = (id: string) => ({
      write: [...drafts.filter((one) => one !== id), id].slice(-MOST_OPEN).join('.'),
    })
    const write = (id: string) => setSearch(withDraft(id))
    return {
      write,
      reopen(id: string) {
        // What it was a moment ago is no draft.
        client.removeQueries({ queryKey: mailQueries.one(id).queryKey })
        if (openId === id) open(undefined, withDraft(id))
        else write(id)
      },
      closeDraft: (id: string) =>
        setSearch({ write: drafts.filter((one) => one !== id).join('.') || undefined }, { replace: true }),
    }
  }, [written, openId, setSearch, open, client])
}

/** From one email to the next is no step for the back button: it leads to the list. */
function useMailNavigation(where: Where, openId: string | undefined): Pick<MailboxContextValue, 'open' | 'go'> {
  const navigate = useNavigate()
  const isOpen = openId !== undefined
  const open = useCallback(
    (id: string | undefined, change: Partial<MailboxSearch> = {}) =>
      void navigate({
        to: '/apps/mailbox/$kind/$slug/{-$mailId}',
        params: { ...where, mailId: id },
        search: (before: MailboxSearch) => ({ ...sameList(before), ...change }) as never,
        replace: isOpen,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate, where, isOpen],
  )
  const go = useCallback(
    (to: Where, search: MailboxSearch = {}) =>
      void navigate({
        to: '/apps/mailbox/$kind/$slug/{-$mailId}',
        params: { ...to, mailId: undefined },
        search: (({ write }: MailboxSearch) => ({ write, ...search })) as never,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return useMemo(() => ({ open, go }), [open, go])
}
