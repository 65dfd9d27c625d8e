// All emoji, by group or as search results. A chunk of its own; floats from what opened it.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { Language } from '#contract/shared.ts'
import { cx } from '#ui/cx.ts'
import { Popover } from '#ui/popover.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { EMOJI } from './emoji-data.ts'
import { EMOJI_GROUPS } from './emoji-groups.ts'
import { type EmojiEntry, findEmoji } from './find-emoji.ts'
import { noteRecentEmoji, readRecentEmoji } from './recent-emoji.ts'

export interface EmojiPickerProps {
  /** What it floats from. */
  readonly anchor: RefObject<Element | null>
  readonly label: string
  readonly onPick: (emoji: string) => void
  readonly onClose: () => void
}

/** So many of what a search found are shown. */
const MOST_FOUND = 120
const RECENT = -1

export default function EmojiPicker({ anchor, label, onPick, onClose }: EmojiPickerProps) {
  return (
    <Popover
      isBare
      isOpen
      anchor={anchor}
      label={label}
      placement="top end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-[min(344px,calc(100vw-16px))]"
    >
      <Picker
        onPick={(emoji) => {
          noteRecentEmoji(emoji)
          onPick(emoji)
          onClose()
        }}
      />
    </Popover>
  )
}

function Picker({ onPick }: Pick<EmojiPickerProps, 'onPick'>) {
  const { t, i18n } = useLingui()
  const [query, setQuery] = useState('')
  const [recent] = useState(() => readRecentEmoji().flatMap((used) => EMOJI.find(({ emoji }) => emoji === used) ?? []))
  const [group, setGroup] = useState(recent.length > 0 ? RECENT : 0)
  const grid = useRef<HTMLDivElement>(null)
  const isSearch = query.trim() !== ''
  const shown = useMemo(
    () =>
      isSearch
        ? findEmoji(EMOJI, query).slice(0, MOST_FOUND)
        : group === RECENT
          ? recent
          : EMOJI.filter((one) => one.group === group),
    [isSearch, query, group, recent],
  )
  const title = isSearch ? t`Search results` : i18n._(titleOf(group))
  return (
    <div className="flex flex-col">
      <div className="p-2">
        <SearchField
          label={t`Search emoji`}
          value={query}
          onChange={setQuery}
          // A touch keyboard would cover what is to be looked at.
          autoFocus={!matchMedia('(pointer: coarse)').matches}
          onKeyDown={(event) => {
            const [first] = shown
            if (event.key === 'ArrowDown') {
              event.preventDefault()
              grid.current?.querySelector('button')?.focus()
            } else if (event.key === 'Enter' && isSearch && first) {
              event.preventDefault()
              onPick(first.emoji)
            }
          }}
        />
      </div>
      {!isSearch && <Groups group={group} hasRecent={recent.length > 0} onChoose={setGroup} />}
      <div className="h-64 overflow-y-auto overscroll-contain p-2">
        <p className="px-1 pb-1 text-12 text-ink-muted">{title}</p>
        {isSearch && (
          <p role="status" className="sr-only">
            {plural(shown.length, { one: '# emoji found', other: '# emoji found' })}
          </p>
        )}
        {shown.length === 0 ? (
          <p className="px-1 py-4 text-ink-muted">
            <Trans>No emoji found for “{query}”.</Trans>
          </p>
        ) : (
          <Grid key={isSearch ? query : group} ref={grid} title={title} shown={shown} onPick={onPick} />
        )}
      </div>
    </div>
  )
}

interface GroupsProps {
  readonly group: number
  readonly hasRecent: boolean
  readonly onChoose: (group: number) => void
}

function Groups({ group, hasRecent, onChoose }: GroupsProps) {
  const { t, i18n } = useLingui()
  return (
    <div role="group" aria-label={t`Emoji categories`} className="flex border-line-soft border-b px-2 pb-1">
      {EMOJI_GROUPS.filter(({ id }) => id !== RECENT || hasRecent).map(({ id, sign, title: name }) => (
        <button
          key={id}
          type="button"
          aria-label={i18n._(name)}
          aria-pressed={group === id}
          title={i18n._(name)}
          onClick={() => onChoose(id)}
          className={cx(
            'grid h-9 min-w-0 flex-1 cursor-pointer place-items-center rounded-8 text-16 pointer-coarse:h-11',
            group === id ? 'bg-accent-tint-strong' : 'hover:bg-surface-control',
          )}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}

const titleOf = (group: number): MessageDescriptor =>
  (EMOJI_GROUPS.find(({ id }) => id === group) ?? EMOJI_GROUPS[0]).title

interface GridProps extends Pick<EmojiPickerProps, 'onPick'> {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly title: string
  readonly shown: readonly EmojiEntry[]
}

/** One stop of the Tab key; arrow keys go from one emoji to the next, and to the line above and below. */
function Grid({ ref, title, shown, onPick }: GridProps) {
  const { i18n } = useLingui()
  const language = Language.parse(i18n.locale)
  const [active, setActive] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const columns = Math.max(
      1,
      buttons.findIndex((one) => one.offsetTop > (buttons[0]?.offsetTop ?? 0)),
    )
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - columns,
      ArrowDown: at + columns,
      Home: 0,
      End: buttons.length - 1,
    }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    buttons[to]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of all its buttons come by here
    <div
      ref={ref}
      role="group"
      aria-label={title}
      onKeyDown={onKeyDown}
      className="grid grid-cols-8 pointer-coarse:grid-cols-[repeat(auto-fill,minmax(44px,1fr))]"
    >
      {shown.map(({ emoji, names }, index) => (
        <button
          key={emoji}
          type="button"
          tabIndex={index === active ? 0 : -1}
          aria-label={names[language].label}
          title={names[language].label}
          onFocus={() => setActive(index)}
          onClick={() => onPick(emoji)}
          className="grid h-9 cursor-pointer place-items-center rounded-8 text-20 hover:bg-surface-control focus-visible:bg-surface-control pointer-coarse:h-11"
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
