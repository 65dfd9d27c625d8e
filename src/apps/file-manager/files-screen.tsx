// Files at /apps/file-manager: places at the side, the folder as a list or a grid, and the details of the open item. The URL holds what is open, searched
// and sorted.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { returnFocusToList } from '#kit/list/list-focus.ts'
import { ListDetail } from '#kit/panes/list-detail.tsx'
import { useReturnFocus } from '#kit/panes/use-return-focus.ts'
import { type Actions, useAction } from '#kit/undo/use-action.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { showToast } from '#ui/toast-store.ts'
import { DropArea } from './drop-area.tsx'
import { type FileInputs, FileInputsOf } from './file-inputs.tsx'
import {
  type Clipboard,
  type Conflict,
  type Decision,
  FilesContext,
  type FilesContextValue,
  type OpenDialog,
} from './files-context.ts'
import { DetailsPane, fileDialogs, loadParts, UploadsCard } from './lazy-parts.ts'
import { ListPane } from './list-pane.tsx'
import { fileQueries } from './queries.ts'
import { PlaceChips, Rail } from './rail.tsx'
import type { FilesSearch } from './search-params.ts'
import { StorageMeter } from './storage-meter.tsx'
import { Toolbar } from './toolbar.tsx'
import { TrashList } from './trash-list.tsx'
import { useUpload } from './uploads/use-upload.ts'
import { type AskConflicts, type FileActions, useFileActions } from './use-file-actions.ts'
import { useScreenKeys } from './use-screen-keys.ts'

export function FilesScreen({ search }: { readonly search: FilesSearch }) {
  const { t } = useLingui()
  useEffect(() => fetchAhead(loadParts), [])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const inputs = useRef<FileInputs>(null)
  const actions = useAction()
  const context = useFilesValue(search, actions, setDialog, inputs)
  const { openId, path } = context
  useReturnFocus(openId)
  useRecordTitle(openId === undefined ? path.at(-1)?.name : undefined)
  const isTrash = search.show === 'trash'
  return (
    <FilesContext value={context}>
      <Keys {...actions} />
      <FileInputsOf ref={inputs} onFiles={context.upload} />
      <div className="flex min-h-0 flex-1 print:block">
        <Rail />
        <div className="flex min-w-0 flex-1 flex-col print:block">
          <ListDetail
            variant="wide"
            title={t`Files`}
            listLabel={t`Files`}
            isOpen={openId !== undefined}
            head={<Toolbar />}
            list={
              isTrash ? (
                <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6">
                  <PlaceChips />
                  <TrashList />
                </div>
              ) : (
                <DropArea>
                  <PlaceChips className="px-4 pt-3 md:px-6" />
                  <Suspense>
                    <UploadsCard />
                  </Suspense>
                  <ListPane />
                  <StorageMeter className="shrink-0 border-line-soft border-t px-4 py-2 md:px-6 lg:hidden print:hidden" />
                </DropArea>
              )
            }
            detail={<Suspense>{openId !== undefined && <DetailsPane key={openId} id={openId} />}</Suspense>}
          />
        </div>
      </div>
      <LazyDialog
        source={fileDialogs}
        request={dialog}
        onClose={() => {
          setDialog(null)
          returnFocusToList(openId)
        }}
      />
    </FilesContext>
  )
}

function Keys(actions: Actions) {
  useScreenKeys(actions)
  return null
}

const NONE: readonly never[] = []

function useFilesValue(
  search: FilesSearch,
  undoable: Actions,
  openDialog: (dialog: OpenDialog) => void,
  inputs: React.RefObject<FileInputs | null>,
): FilesContextValue {
  const { folderId: inAddress = null, id: openId } = useParams({ strict: false })
  const { data } = useQuery(fileQueries.list(inAddress))
  const path = data?.path ?? NONE
  const folderId = data ? (path.at(-1)?.id ?? null) : inAddress
  const setSearch = useSetSearch<FilesSearch>()
  const { goTo, open } = useGoing(folderId, openId)
  useKnownFolder(inAddress, data && folderId, path.at(-1)?.name, goTo)
  const askConflicts = useAskConflicts(openDialog)
  const actions = useFileActions(undoable, askConflicts)
  const uploadInto = useUpload(undoable, askConflicts)
  const [renaming, rename] = useState<string>()
  const cutting = useClipboard(actions, folderId)
  const following = useRef(false)
  const upload = useCallback<FilesContextValue['upload']>(
    (files, into = folderId) => void uploadInto(files, into),
    [uploadInto, folderId],
  )
  const chooseFiles = useCallback((isFolder?: boolean) => inputs.current?.choose(isFolder), [inputs])
  return useMemo(
    () => ({
      search,
      setSearch,
      folderId,
      path,
      openId,
      following,
      goTo,
      open,
      renaming,
      rename,
      ...cutting,
      chooseFiles,
      upload,
      actions,
      openDialog,
    }),
    [
      search,
      setSearch,
      folderId,
      path,
      openId,
      goTo,
      open,
      renaming,
      cutting,
      chooseFiles,
      upload,
      actions,
      openDialog,
    ],
  )
}

function useAskConflicts(openDialog: (dialog: OpenDialog) => void): AskConflicts {
  return useCallback(
    (conflicts: readonly Conflict[], folderName: string) =>
      new Promise<Decision | undefined>((onDecide) =>
        openDialog({ kind: 'conflict', conflicts, folderName, onDecide }),
      ),
    [openDialog],
  )
}

/** What was copied or cut, to be pasted into the folder. */
function useClipboard(
  actions: FileActions,
  folderId: string | null,
): Pick<FilesContextValue, 'clipboard' | 'setClipboard' | 'paste'> {
  const [clipboard, setClipboard] = useState<Clipboard | null>(null)
  const paste = useCallback(async () => {
    if (!clipboard) return
    const isDone = await actions.place(clipboard.items, folderId, !clipboard.isCut)
    if (isDone && clipboard.isCut) setClipboard(null)
  }, [clipboard, actions, folderId])
  return useMemo(() => ({ clipboard, setClipboard, paste }), [clipboard, paste])
}

/** The parameters that stay from folder to folder. */
const sameView = ({ view, sort }: FilesSearch): FilesSearch => ({ view, sort })

function useGoing(folderId: string | null, openId: string | undefined): Pick<FilesContextValue, 'goTo' | 'open'> {
  const navigate = useNavigate()
  const isOpen = openId !== undefined
  const goTo = useCallback(
    (to: string | null, replace = false) => {
      const search = sameView as never
      if (to === null) void navigate({ to: '/apps/file-manager', search, replace })
      else void navigate({ to: '/apps/file-manager/$folderId', params: { folderId: to }, search, replace })
    },
    [navigate],
  )
  const open = useCallback(
    (id: string | undefined) => {
      const search = ((before: FilesSearch) => before) as never
      const [replace, resetScroll] = [isOpen, false]
      if (id !== undefined)
        void navigate({
          to: '/apps/file-manager/{-$folderId}/details/{-$id}',
          params: { folderId: folderId ?? undefined, id },
          search,
          replace,
          resetScroll,
        })
      else if (folderId === null) void navigate({ to: '/apps/file-manager', search, replace, resetScroll })
      else void navigate({ to: '/apps/file-manager/$folderId', params: { folderId }, search, replace, resetScroll })
    },
    [navigate, folderId, isOpen],
  )
  return { goTo, open }
}

/** A folder that is gone leads to the nearest one above it. */
function useKnownFolder(
  inAddress: string | null,
  shown: string | null | undefined,
  name: string | undefined,
  goTo: (folderId: string | null, replace?: boolean) => void,
): void {
  const { t } = useLingui()
  const isGone = shown !== undefined && shown !== inAddress
  useEffect(() => {
    if (!isGone) return
    showToast({
      message:
        name === undefined
          ? t`That folder no longer exists.`
          : t`That folder no longer exists. Showing “${name}” instead.`,
    })
    goTo(shown, true)
  }, [isGone, shown, name, goTo, t])
}
