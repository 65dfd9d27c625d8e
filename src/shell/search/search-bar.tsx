// The open search bar: a form over the header with the hits below it, as a combobox with its list. Escape closes it (portal spec §4); so does leaving it.
// A chunk of its own; opened by search-box.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { BarResults } from './bar-results.tsx'
import { useFound } from './use-found.ts'
import { useNearestPages } from './use-nearest-pages.ts'
import { useOpenHit } from './use-open-hit.ts'

export interface SearchBarProps {
  /** @param isFocusBack false where the person has gone elsewhere */
  readonly onClose: (isFocusBack: boolean) => void
  readonly onPalette: (text: string) => void
}

export default function SearchBar({ onClose, onPalette }: SearchBarProps) {
  const { t } = useLingui()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const { found, near, hits, isShown } = useHits(text)
  const openHit = useOpenHit()
  const at = Math.min(active, hits.length - 1)
  const type = (next: string) => {
    setText(next)
    setActive(-1)
  }
  const open = (index: number) => {
    const hit = hits[index]
    if (!hit) return
    onClose(true)
    openHit(hit)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at < 0 ? hits.length - 1 : at - 1 }
    const next = steps[event.key]
    if (next !== undefined && hits.length > 0) setActive(next >= hits.length ? -1 : next)
    else if (event.key === 'Escape') onClose(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = useLeaving(form, () => onClose(false))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of everything in it comes by here
    <form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        open(Math.max(at, 0))
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="absolute inset-y-0 start-0 end-0 z-1 flex items-center gap-2 bg-surface-raised ps-[max(16px,env(safe-area-inset-left))] pe-[max(4px,env(safe-area-inset-right))] md:start-auto md:end-6 md:w-140 md:ps-0 md:pe-0"
    >
      <BarField id={id} text={text} at={at} isExpanded={hits.length > 0} onText={type} />
      <IconButton icon="x-mark" label={t`Close search`} onPress={() => onClose(true)} />
      {isShown && (
        <BarResults id={id} found={found} near={near} active={at} onOpen={open} onActive={setActive}>
          <AllCommands
            text={text}
            onPress={() => {
              onClose(true)
              onPalette(text)
            }}
          />
        </BarResults>
      )}
    </form>
  )
}

interface BarFieldProps {
  /** The beginning of the ids of the list and its rows. */
  readonly id: string
  readonly text: string
  /** The active row; -1: none. */
  readonly at: number
  readonly isExpanded: boolean
  readonly onText: (text: string) => void
}

function BarField({ id, text, at, isExpanded, onText }: BarFieldProps) {
  const { t } = useLingui()
  return (
    <div className="field-box flex h-control min-w-0 flex-1 items-center gap-2 rounded-8 bg-surface-control pe-1 ps-2.5 text-ink-muted focus-within:outline-2 focus-within:outline-focus-ring">
      <Icon name="magnifying-glass" />
      <input
        autoFocus
        type="search"
        role="combobox"
        aria-label={t`Search`}
        aria-expanded={isExpanded}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${id}${at}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`People, tasks, pages`}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="h-full min-w-0 flex-1 appearance-none bg-transparent text-body text-ink outline-none placeholder:text-ink-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
      />
    </div>
  )
}

/** What is found, and the pages that are near to it. */
function useHits(text: string) {
  const found = useFound(text)
  const near = useNearestPages(found)
  useSpokenCount(
    found.query,
    found.isPending || found.isError,
    found.groups.reduce((sum, { total }) => sum + total, 0),
  )
  return {
    found,
    near,
    hits: [...found.groups.flatMap((group) => group.hits), ...near],
    isShown: found.query !== '' || found.isPending,
  }
}

/** @returns the handler for when something in the form loses the focus */
function useLeaving(form: RefObject<HTMLElement | null>, onLeave: () => void) {
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on nothing that takes the focus: whether it is outside is decided below.
    if (relatedTarget && !form.current?.contains(relatedTarget)) onLeave()
  }
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => !form.current?.contains(target as Node) && onLeave()
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  })
  return onBlur
}

function AllCommands({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-9 w-full cursor-pointer items-center gap-3 px-4 py-2 text-start text-13 text-ink-muted hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
    >
      <Icon name="command-line" size={16} />
      <Trans>All commands for “{text}”</Trans>
    </button>
  )
}

function useSpokenCount(query: string, isNotYet: boolean, count: number): void {
  const { t } = useLingui()
  useEffect(() => {
    if (query === '' || isNotYet) return
    announce(count === 0 ? t`No results found!` : plural(count, { one: '# result', other: '# results' }))
  }, [query, isNotYet, count, t])
}
