// Where files and folders are to go: the folder is found by typing, or in the list of all of them.
// @chunk files-menus
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FolderRef, Item } from '#contract/apps/file-manager.ts'
import { foldText } from '#formats/text.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useFiles } from '../files-context.ts'
import { fileQueries } from '../queries.ts'

export interface MoveDialogProps {
  readonly items: readonly Item[]
  readonly isCopy: boolean
  readonly onClose: () => void
}

interface Choice {
  /** Null is the root. */
  readonly id: string | null
  readonly name: string
  /** The folders above it. */
  readonly place: string
  readonly depth: number
}

export default function MoveDialog({ items, isCopy, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const { actions } = useFiles()
  const { query, search, choices, at, choose, go } = useFolderSearch(items, isCopy)
  const id = useId()
  const choice = choices[at]
  const place = () => {
    if (!choice) return
    // First of all: the next dialog opens in its place.
    onClose()
    void actions.place(items, choice.id, isCopy)
  }
  return (
    <Dialog
      isOpen
      title={useTitle(items, isCopy)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isDisabled={!choice} onPress={place}>
            {isCopy ? <Trans>Copy here</Trans> : <Trans>Move here</Trans>}
          </Button>
        </>
      }
    >
      <SearchField
        autoFocus
        label={t`Find a folder`}
        value={query}
        onChange={search}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={choice && `${id}-${at}`}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
          if (by !== undefined) go(at + by)
          else if (event.key === 'Enter') place()
          else return
          event.preventDefault()
        }}
      />
      <FolderList id={id} choices={choices} at={at} isFound={query !== ''} onChoose={choose} onPlace={place} />
      {choices.length === 0 && (
        <p className="mt-3 text-13 text-ink-muted">
          <Trans>No matching folders.</Trans>
        </p>
      )}
    </Dialog>
  )
}

/** The folders that the search finds, and which of them is chosen. */
function useFolderSearch(items: readonly Item[], isCopy: boolean) {
  const [query, setQuery] = useState('')
  const choices = useChoices(items, isCopy, query)
  const [chosen, setChosen] = useState(0)
  const search = (text: string) => {
    setQuery(text)
    setChosen(0)
  }
  const go = (index: number) => {
    const next = Math.max(0, Math.min(index, choices.length - 1))
    setChosen(next)
    const to = choices[next]
    if (to) announce([to.name, to.place].filter(Boolean).join(', '))
  }
  return { query, search, choices, at: Math.min(chosen, choices.length - 1), choose: setChosen, go }
}

function useTitle(items: readonly Item[], isCopy: boolean): string {
  const { t } = useLingui()
  const name = items[0]?.name ?? ''
  return isCopy
    ? items.length === 1
      ? t`Copy “${name}”`
      : plural(items.length, { one: 'Copy # item', other: 'Copy # items' })
    : items.length === 1
      ? t`Move “${name}”`
      : plural(items.length, { one: 'Move # item', other: 'Move # items' })
}

interface FolderListProps {
  readonly id: string
  readonly choices: readonly Choice[]
  readonly at: number
  /** Search results, listed one below the other instead of as a tree. */
  readonly isFound: boolean
  readonly onChoose: (index: number) => void
  readonly onPlace: () => void
}

/** The keys are those of the search field above it. */
function FolderList({ id, choices, at, isFound, onChoose, onPlace }: FolderListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t`Folders`}
      className="mt-3 max-h-80 overflow-y-auto rounded-8 border border-line p-1"
    >
      {choices.map((one, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the box's above it
        <div
          key={one.id ?? 'root'}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => onChoose(index)}
          onDoubleClick={onPlace}
          style={{ paddingInlineStart: 12 + (isFound ? 0 : one.depth * 20) }}
          className={cx(
            'flex min-h-9 cursor-pointer items-center gap-2 rounded-8 pe-3 pointer-coarse:min-h-11',
            index === at ? 'bg-accent-tint text-accent-text forced-colors:outline' : 'hover:bg-surface-hover',
          )}
        >
          <Icon name="folder" size={16} />
          <span className="truncate">{one.name}</span>
          {isFound && <span className="min-w-0 truncate text-13 text-ink-muted">{one.place}</span>}
        </div>
      ))}
    </div>
  )
}

/** Every folder that they can go to, in the order of the tree, filtered by the query. A folder does not go into itself. */
function useChoices(items: readonly Item[], isCopy: boolean, query: string): readonly Choice[] {
  const { t } = useLingui()
  const { data: folders } = useQuery(fileQueries.folders())
  return useMemo(() => {
    const own = new Set(items.map(({ id }) => id))
    const here = isCopy ? undefined : new Set(items.map(({ folderId }) => folderId))
    const below = Map.groupBy(folders ?? [], ({ folderId }) => folderId)
    const all: Choice[] = [{ id: null, name: t`Files`, place: '', depth: 0 }]
    const add = (parent: string | null, above: readonly string[]) => {
      for (const { id, name } of below.get(parent) ?? ([] as FolderRef[])) {
        if (own.has(id)) continue
        all.push({ id, name, place: above.join(' / '), depth: above.length })
        add(id, [...above, name])
      }
    }
    add(null, [t`Files`])
    const wanted = foldText(query.trim()).split(/\s+/)
    return all.filter(
      ({ id, name, place }) =>
        // Where they are already is no place to move them to.
        !(here?.size === 1 && here.has(id)) && wanted.every((word) => foldText(`${place} ${name}`).includes(word)),
    )
  }, [folders, items, isCopy, query, t])
}
