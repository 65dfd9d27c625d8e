// Ctrl+Z (Cmd+Z) undoes the last change that was made on the screen, and Ctrl+Shift+Z or Ctrl+Y does it again: on every screen, whatever wrote. A screen that
// answers these keys itself, as tasks do, is left to it. Used by later.tsx.
import { useLingui } from '@lingui/react/macro'
import { type Mutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { UNDO, useUndo } from '#platform/query/undo.ts'
import { showToast } from '#ui/toast-store.ts'

interface Done {
  readonly changeId: string
  /** Of the screen where it was done. */
  readonly path: string
}

/** So many are remembered, of all screens together. */
const MOST = 100

export function useScreenUndo(): void {
  const { t } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const { mutateAsync } = useUndo()
  const stacks = useRef<{ done: readonly Done[]; undone: readonly Done[] }>({ done: [], undone: [] })

  useEffect(() => {
    const cache = client.getMutationCache()
    const note = (mutation: Mutation<unknown, Error, unknown>) => {
      stacks.current = after(stacks.current, mutation, router.state.location.pathname)
    }
    // What was done on the first screen before this came.
    for (const mutation of cache.findAll({ status: 'success' })) note(mutation)
    return cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') note(event.mutation)
    })
  }, [client, router])

  useEffect(() => {
    let isBusy = false
    const onKeyDown = async (event: KeyboardEvent) => {
      const kind = kindOf(event)
      if (!kind || event.defaultPrevented || isElsewhere(event.target)) return
      const { pathname } = router.state.location
      const last = stacks.current[kind].findLast(({ path }) => path === pathname)
      if (!last) return
      event.preventDefault()
      // One after the other, however fast the keys come.
      if (isBusy) return
      isBusy = true
      try {
        const { answer } = await mutateAsync(last.changeId)
        if (!answer) showToast({ kind: 'error', message: t`This change can no longer be undone.` })
        else
          showToast({ message: kind === 'done' ? t`The last change here was undone.` : t`The change was made again.` })
      } catch {
        showToast({ kind: 'error', message: t`This could not be undone. Try again.` })
      }
      isBusy = false
    }
    const onKey = (event: KeyboardEvent) => void onKeyDown(event)
    // After those of screens, which listen on the document.
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [router, mutateAsync, t])
}

type Stacks = { readonly done: readonly Done[]; readonly undone: readonly Done[] }

/** The changes once a write has been answered: an undo, by whatever button, takes its change from the one list to the other. */
function after({ done, undone }: Stacks, mutation: Mutation<unknown, Error, unknown>, path: string): Stacks {
  const changeId = (mutation.state.data as { changeId?: string } | undefined)?.changeId
  const isUndo = mutation.options.mutationKey?.[1] === UNDO[1] && mutation.options.mutationKey[0] === UNDO[0]
  const made = changeId === undefined ? [] : [{ changeId, path }]
  if (!isUndo) return made.length > 0 ? { done: [...done, ...made].slice(-MOST), undone: [] } : { done, undone }
  const { variables } = mutation.state
  const isOther = ({ changeId: id }: Done) => id !== variables
  const wasUndone = undone.some(({ changeId: id }) => id === variables)
  return wasUndone
    ? { done: [...done, ...made], undone: undone.filter(isOther) }
    : { done: done.filter(isOther), undone: [...undone, ...made].slice(-MOST) }
}

function kindOf({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent): keyof Stacks | undefined {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'undone' : 'done'
  return letter === 'y' && ctrlKey && !shiftKey ? 'undone' : undefined
}

/** In a field, undo is about its text; over a dialog, not about the screen behind it. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  if (!(target instanceof HTMLElement)) return false
  const isText = target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|file)$/.test(target.type)
  return isText || target instanceof HTMLTextAreaElement || target.isContentEditable
}
