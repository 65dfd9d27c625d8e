// The name of a file or folder, edited in its row: Enter saves it, Escape leaves it; an invalid name has its error below it, and nothing is lost.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Item } from '#contract/apps/file-manager.ts'
import { NAME_LIMIT, nameKey, nameProblem, splitName } from '#contract/apps/file-names.ts'
import { rowToFocus } from '#kit/list/list-focus.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Icon } from '#ui/icon.tsx'
import { useFiles } from '../files-context.ts'
import { fileQueries } from '../queries.ts'

export function NameInput({ item }: { readonly item: Item }) {
  const { t } = useLingui()
  const { rename, actions } = useFiles()
  const problemOf = useNameProblem(item)
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Leaving by Enter or Escape takes the field away, which is leaving once more.
  const isDone = useRef(false)
  useEffect(() => {
    const field = input.current
    field?.focus()
    field?.setSelectionRange(0, item.type === 'folder' ? item.name.length : splitName(item.name)[0].length)
  }, [item.type, item.name])

  const finish = async (typed: string | null, isByKey: boolean) => {
    if (isDone.current) return
    const name = typed?.trim() ?? item.name
    const wrong = typed === null || name === item.name ? undefined : await problemOf(name)
    setProblem(wrong)
    if (wrong !== undefined) return input.current?.focus()
    isDone.current = true
    rename(undefined)
    if (isByKey) requestAnimationFrame(() => rowToFocus(item.id)?.focus())
    if (name !== item.name) void actions.rename(item, name)
  }
  return (
    <span className="relative min-w-0 flex-1">
      <input
        ref={input}
        aria-label={t`Name`}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        defaultValue={item.name}
        maxLength={NAME_LIMIT + 10}
        autoComplete="off"
        spellCheck={false}
        onBlur={({ target }) => void finish(target.value, false)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') void finish(event.currentTarget.value, true)
          if (event.key === 'Escape') void finish(null, true)
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
          event.stopPropagation()
        }}
        className="-mx-1.5 w-full rounded-4 bg-surface-raised px-1.5 py-0.5 text-ink outline-2 outline-focus-ring aria-invalid:outline-danger"
      />
      <span role="alert">
        {problem !== undefined && (
          <span
            id={id}
            className="absolute start-0 top-full z-(--z-popover) mt-1 flex w-max max-w-72 gap-1.5 rounded-8 bg-surface-overlay px-3 py-2 text-13 text-danger shadow-menu"
          >
            <Icon name="exclamation-circle" size={16} className="mt-0.5" />
            {problem}
          </span>
        )}
      </span>
    </span>
  )
}

/** @returns the message why an item cannot be called so; undefined where it can */
function useNameProblem(item: Item): (name: string) => Promise<string | undefined> {
  const { t } = useLingui()
  const client = useQueryClient()
  return async (name) => {
    const problem = nameProblem(name)
    if (problem === 'empty') return t`Enter a name.`
    if (problem === 'too long') return t`A name can have at most ${NAME_LIMIT} characters.`
    if (problem === 'reserved') return t`This name is reserved by the system. Choose another name.`
    if (problem !== undefined) return t`A name can’t contain / or \\.`
    const { folders, files } = await client.fetchQuery(fileQueries.list(item.folderId))
    const isTaken = [...folders, ...files].some(
      (other) => other.id !== item.id && nameKey(other.name) === nameKey(name),
    )
    return isTaken ? t`“${name}” is already in this folder. Choose another name.` : undefined
  }
}
