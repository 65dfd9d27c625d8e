// The head of a list: its title, how many cards it holds of how many it should, and its menu. More than it should is a signal, never a bar.
// @chunk scrumboard
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { type ShownList, useBoard } from '../board-context.ts'
import type { ListMenuProps } from '../menus/list-menu.tsx'

const listMenu = lazyMenu<ListMenuProps>(() => import('../menus/list-menu.tsx'))

export function ListHead({ list }: { readonly list: ShownList }) {
  const { t } = useLingui()
  const { setAdding } = useBoard()
  const [isRenaming, setRenaming] = useState(false)
  const getsFocus = useRef(false)
  const { id, title } = list
  const done = (isByKey: boolean) => {
    getsFocus.current = isByKey
    setRenaming(false)
  }
  if (isRenaming) return <Rename list={list} onDone={done} />
  return (
    <div data-list-head={id} className="flex h-10 shrink-0 select-none items-center gap-2 [-webkit-touch-callout:none]">
      <h2 id={`list-${id}`} className="min-w-0 font-semibold text-14">
        <button
          type="button"
          data-list-title
          aria-describedby="list-keys"
          ref={(button) => {
            if (!getsFocus.current) return
            getsFocus.current = false
            button?.focus()
          }}
          className="block min-h-8 max-w-full cursor-pointer truncate rounded-8 px-1 text-start hover:bg-surface-control pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          onClick={() => setRenaming(true)}
          // The drag lifts the list by Space, which is no press.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        >
          {title || t`Untitled`}
        </button>
      </h2>
      {list.marksDone && (
        <span className="shrink-0 text-ink-muted">
          <Icon name="check-circle" size={16} />
          <span className="sr-only">
            <Trans>Cards in this list are done</Trans>
          </span>
        </span>
      )}
      <Count list={list} />
      <span className="ms-auto flex shrink-0 print:hidden">
        <IconButton icon="plus" size="sm" label={t`New card in ${title}`} onPress={() => setAdding(id)} />
        <LazyMenu
          source={listMenu}
          menu={{ list, onRename: () => setRenaming(true) }}
          opener={(opener) => (
            <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`Actions for the list ${title}`} />
          )}
        />
      </span>
    </div>
  )
}

/** Of all its cards, whatever the filters let through. */
export function Count({ list: { id, wipLimit } }: { readonly list: ShownList }) {
  const { board } = useBoard()
  const { number } = useFormats()
  const count = board.lists.find((one) => one.id === id)?.cards.length ?? 0
  const [held, most] = [number(count), number(wipLimit ?? 0)]
  if (wipLimit === null) return <span className="text-13 text-ink-muted tabular-nums">{held}</span>
  if (count <= wipLimit)
    return (
      <span className="shrink-0 text-13 text-ink-muted tabular-nums">
        <Trans>
          {held} of {most}
        </Trans>
      </span>
    )
  return (
    <span className="flex shrink-0 items-center gap-1 rounded-full border border-warning-line bg-warning-tint px-2 text-13 text-warning tabular-nums">
      <Icon name="exclamation-triangle" size={14} />
      <Trans>
        {held} of {most}, over the limit
      </Trans>
    </span>
  )
}

function Rename({
  list: { id, title },
  onDone,
}: {
  readonly list: ShownList
  readonly onDone: (isByKey: boolean) => void
}) {
  const { t } = useLingui()
  const { lists } = useBoard()
  const [text, setText] = useState(title)
  const save = (isByKey: boolean) => {
    const trimmed = text.trim()
    if (trimmed !== '' && trimmed !== title) void lists.rename(id, trimmed)
    onDone(isByKey)
  }
  return (
    <div className="flex h-10 shrink-0 items-center">
      <h2 id={`list-${id}`} className="sr-only">
        {title}
      </h2>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just opened
        autoFocus
        aria-label={t`List title`}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => save(false)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // The title gets the focus at once: the same press would open it again.
          event.preventDefault()
          if (event.key === 'Enter') save(true)
          else onDone(true)
        }}
        className="h-9 w-full rounded-8 border border-line-strong bg-surface-raised px-2 font-semibold text-14"
      />
    </div>
  )
}
