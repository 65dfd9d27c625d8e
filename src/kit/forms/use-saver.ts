// useSaver(): saves one change at once: a toast when it is saved, with an undo, or beside its field why not.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { reasonOf } from '#platform/api/reason-of.ts'
import { isQueued } from '#platform/query/api-mutation.ts'
import { announce } from '#ui/announce.ts'

export interface Saver<Patch> {
  /** @param text the toast's text @returns whether it was: taken by the portal, or waiting for it */
  save(patch: Patch, text: string): Promise<boolean>
  /** Why the last change was not saved, until another one is tried. */
  readonly problem: string | undefined
}

/**
 * Undo is the values of before, sent as any other change: it works for what waits to be sent too.
 * @param before the values that a change takes the place of
 */
export function useSaver<Patch>(
  send: (patch: Patch) => Promise<Written>,
  before: (patch: Patch) => Patch | undefined,
): Saver<Patch> {
  const { t } = useLingui()
  const { run } = useAction()
  const [problem, setProblem] = useState<string>()
  const failed = t`Couldn’t save. Try again.`
  const save = (to: Patch, text: string) => {
    const from = before(to)
    let waits = false
    setProblem(undefined)
    return run({
      message: () => (waits ? t`Saved on this device, waiting to send` : text),
      write: async () => {
        try {
          const written = await send(to)
          waits = isQueued(written.answer)
          return written
        } catch (error) {
          const reason = (await reasonOf(error)) ?? failed
          setProblem(reason)
          announce(reason)
          throw error
        }
      },
      inverse: from === undefined ? undefined : () => send(from),
      isPortal: true,
      failure: null,
    })
  }
  return { save, problem }
}

/** The values that are where the patch has some, however deep. */
export function partOf<Patch extends object>(whole: object, patch: Patch): Patch {
  const values = whole as Record<string, unknown>
  const parts = Object.entries(patch).map(([name, value]) => {
    const there = values[name]
    const isGroup = typeof value === 'object' && value !== null && typeof there === 'object' && there !== null
    return [name, isGroup ? partOf(there, value) : there]
  })
  return Object.fromEntries(parts) as Patch
}
