// Dialogs that are chunks of their own, one for each kind of request: loaded on first use. Where the code cannot be loaded yet, the screen goes on without.
// @chunk signed-in
import { type ComponentType, Suspense } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'

/** A screen's request: which dialog, and its parameters. */
export interface DialogRequest {
  readonly kind: string
}

/** What a dialog of the chunk takes. */
type DialogProps<Request extends DialogRequest> = Omit<Request, 'kind'> & { readonly onClose: () => void }

export interface DialogSource<Request extends DialogRequest> {
  readonly dialogOf: (request: Request) => ComponentType<DialogProps<Request>> | undefined
}

/** @param loads imports, for each kind of request, the file whose default export is its dialog */
export function lazyDialogs<Request extends DialogRequest>(
  loads: {
    readonly [Kind in Request['kind']]: () => Promise<{
      default: ComponentType<DialogProps<Extract<Request, { kind: Kind }>>>
    }>
  },
): DialogSource<Request> {
  const entries = Object.entries<() => Promise<{ default: unknown }>>(loads)
  const dialogs = new Map(
    entries.map(([kind, load]) => [
      kind,
      lazyBeside(async () => (await load()).default as ComponentType<DialogProps<Request>>),
    ]),
  )
  return { dialogOf: ({ kind }) => dialogs.get(kind) as ComponentType<DialogProps<Request>> | undefined }
}

export interface LazyDialogProps<Request extends DialogRequest> {
  readonly source: DialogSource<Request>
  readonly request: Request | null
  readonly onClose: () => void
}

export function LazyDialog<Request extends DialogRequest>({ source, request, onClose }: LazyDialogProps<Request>) {
  if (!request) return null
  const Dialog = source.dialogOf(request)
  const { kind: _, ...props } = request
  return (
    <Suspense fallback={<CloseOnEscape onClose={onClose} />}>
      {Dialog && <Dialog {...props} onClose={onClose} />}
    </Suspense>
  )
}
