// What the keys of the board do: arrows walk from card to card, in reading order; the others act on the card that has the focus, or on all that are selected
// with it. Used by board.tsx.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { chosenIds } from '#kit/list/chosen-ids.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import type { WindowedSource } from '#kit/list/use-windowed-source.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { LIST } from '#platform/keys/list-actions.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { announce } from '#ui/announce.ts'
import type { CardMenuPart } from '../menus/card-menu.tsx'
import { useNotes } from '../notes-context.ts'
import { notesKeys } from '../notes-keys.ts'
import type { Chosen } from './chosen.ts'
import { cardOf } from './use-card-focus.ts'

export interface BoardKeysOptions extends Chosen {
  readonly source: WindowedSource<Note>
  reveal(index: number): void
  /** A menu of the card, or a part of it. */
  onMenu(anchor: RowMenuAnchor, of: CardMenuPart): void
}

export function useBoardKeys({ source, selection, reveal, onMenu }: BoardKeysOptions) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { actions, search, openDialog } = useNotes()
  const isFixed = search.show === 'reminders'
  const { goTo, extend, toggle } = walk({ source, selection, reveal })
  /** @param leaves what is done takes them off the board */
  const act = async (note: Note, leaves: boolean, run: (ids: readonly string[]) => unknown) => {
    const isMany = selection.has(note.id)
    const ids = isMany ? await chosenIds(selection, source) : [note.id]
    const index = source.indexOf(note.id)
    if (leaves && isMany) selection.clear()
    else if (leaves) goTo(index + 1 < source.count ? index + 1 : index - 1)
    await run(ids)
  }
  const openPart = ({ id }: Note, of: CardMenuPart) => {
    const box = cardOf(id)?.getBoundingClientRect()
    if (box) onMenu({ key: id, x: box.left, y: box.bottom }, of)
  }
  const beside = (note: Note, step: -1 | 1) => {
    const index = source.indexOf(note.id)
    const other = source.rowAt(index + step)
    if (!other || isFixed || other.pinned !== note.pinned) return
    void actions.order(step < 0 ? [note.id, other.id] : [other.id, note.id], `order of note ${note.id}`)
    const position = number(index + step + 1)
    announce(t`Moved to position ${position} of ${number(source.count)}`)
    requestAnimationFrame(() => cardOf(note.id)?.focus())
  }
  const commands: Readonly<Record<string, (note: Note, index: number) => unknown>> = {
    next: (_, index) => goTo(index + 1),
    previous: (_, index) => goTo(index - 1),
    select: ({ id }) => toggle(id),
    'extend-next': ({ id }, index) => extend(id, index + 1),
    'extend-previous': ({ id }, index) => extend(id, index - 1),
    'select-all': () => selection.selectAll(),
    'clear-selection': () => selection.clear(),
    'move-up': (note) => beside(note, -1),
    'move-down': (note) => beside(note, 1),
    pin: (note) => act(note, false, (ids) => actions.setPinned(ids, !note.pinned)),
    archive: (note) => act(note, true, (ids) => actions.setArchived(ids, !note.archived)),
    color: (note) => openPart(note, 'color'),
    tags: (note) => openPart(note, 'tags'),
    remind: (note) => openDialog({ kind: 'reminder', note }),
    copy: ({ id }) => actions.copy(id),
    delete: (note) => act(note, true, actions.remove),
  }
  return (event: KeyboardEvent) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key
    const index = key === undefined ? -1 : source.indexOf(key)
    const note = source.rowAt(index)
    const command = actionOf(notesKeys, LIST, event)
    const run = command === undefined ? undefined : commands[command]
    if (!note || !run || (command === 'clear-selection' && selection.size === 0)) return
    event.preventDefault()
    void run(note, index)
  }
}

/** From card to card, extending the selection on request. */
function walk({ source, selection, reveal }: Pick<BoardKeysOptions, 'source' | 'selection' | 'reveal'>) {
  const goTo = (index: number) => {
    const key = source.keyAt(index)
    if (key === undefined) return undefined
    reveal(index)
    // It may be drawn only once it is in sight.
    requestAnimationFrame(() => requestAnimationFrame(() => cardOf(key)?.focus({ preventScroll: true })))
    return key
  }
  const extend = (from: string, to: number) => {
    if (selection.size === 0) selection.toggle(from)
    const key = goTo(to)
    if (key !== undefined) selection.extendTo(key)
  }
  const toggle = (key: string) => {
    selection.toggle(key)
    const count = selection.size + (selection.has(key) ? -1 : 1)
    announce(plural(count, { 0: 'No notes selected', one: '# note selected', other: '# notes selected' }))
  }
  return { goTo, extend, toggle }
}
