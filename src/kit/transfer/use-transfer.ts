// useTransfer(): an import that is reported while it is written, and can be undone as one action, or stopped. Its outcome is shown as text.
// @chunk transfer
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAction } from '#kit/undo/use-action.ts'
import { callForChange } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { whileSessionLasts } from '#platform/session/while-session-lasts.ts'
import { showToast, type ToastAction } from '#ui/toast-store.ts'
import { TransferError, type Transferred, transfer, type Writer } from './transfer.ts'

export interface Import {
  /** How many things there are to write. */
  readonly total: number
  readonly write: (writer: Writer) => Promise<unknown>
  /** What was done, once it is. */
  readonly message: () => string
  readonly second?: ToastAction | undefined
  /** How many are left out because no call takes them. */
  readonly leftOut?: number
}

export interface Progress {
  readonly done: number
  readonly total: number
  readonly isStopping: boolean
}

export interface Transfers {
  /** Undefined while nothing is written. */
  readonly progress: Progress | undefined
  /** @returns false where nothing was imported, of which the person has been notified */
  run(what: Import): Promise<boolean>
  /** Takes back what was written. */
  stop(): void
}

export function useTransfer(): Transfers {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const action = useAction()
  const [progress, setProgress] = useState<Progress>()
  const stopping = useRef<AbortController>(undefined)
  const writeAll = async ({ total, write }: Import): Promise<TransferError | Transferred> => {
    const controller = new AbortController()
    const { signal } = controller
    stopping.current = controller
    const onProgress = (done: number) => setProgress((before) => ({ isStopping: false, ...before, done, total }))
    onProgress(0)
    try {
      return await whileSessionLasts(() => transfer(write, { send: callForChange, signal, onProgress }))
    } catch (error) {
      if (!(error instanceof TransferError)) throw error
      refetchAll(client, error.written.apis)
      if (error.left !== undefined) return error
      // What is refused once is refused again.
      const isRefused = error.cause instanceof ApiError && error.cause.status === 400
      const failure = isRefused
        ? t`Cairn can’t import this file. Nothing was changed.`
        : await failureOf(error.cause, t`Couldn’t import. Nothing was changed.`)
      showToast(signal.aborted ? { message: t`Stopped. Nothing was imported.` } : { kind: 'error', message: failure })
      throw error
    } finally {
      setProgress(undefined)
    }
  }
  return {
    progress,
    run: (what) => {
      const { message, second, leftOut = 0 } = what
      let left: number | undefined
      const outcome = () => {
        if (left !== undefined) return onlyPart(left, i18n.number(what.total))
        return withLeftOut(message(), leftOut)
      }
      return action.run({
        message: outcome,
        second,
        write: async () => {
          const became = await writeAll(what)
          if (!(became instanceof TransferError)) {
            refetchAll(client, became.apis)
            return became
          }
          left = became.left
          return became.written
        },
        failure: null,
        announcesUndo: true,
      })
    },
    stop: () => {
      setProgress((before) => before && { ...before, isStopping: true })
      stopping.current?.abort()
    },
  }
}

function withLeftOut(done: string, leftOut: number): string {
  if (leftOut === 0) return done
  return plural(leftOut, {
    one: `${done}. # item was too large to import.`,
    other: `${done}. # items were too large to import.`,
  })
}

const onlyPart = (left: number, total: string): string =>
  plural(left, {
    one: `Only # of ${total} was imported. Undo removes it.`,
    other: `Only # of ${total} were imported. Undo removes them.`,
  })
