// The palette (screens.md §1): everything that can be found or done, in one field. A chunk of its own; opened by Ctrl K, by / and from the search bar.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { chordOf } from '#platform/keys/chord.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { useKeysOf } from '#platform/keys/use-keys.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Key } from '#ui/key.tsx'
import { TopDialog } from '#ui/top-dialog.tsx'
import { everywhereKeys } from '../keys/everywhere-keys.ts'
import type { Hit } from '../search/hits.ts'
import { NoHits } from '../search/no-hits.tsx'
import { type Found, useFound } from '../search/use-found.ts'
import type { Act, Item, ItemGroup } from './items.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteList } from './palette-list.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useCursor } from './use-cursor.ts'
import { useGroups } from './use-groups.ts'
import { useWrites } from './use-writes.ts'

export interface PaletteProps {
  /** What was typed before. */
  readonly typed: string
  readonly onClose: () => void
}

export default function Palette({ typed, onClose }: PaletteProps) {
  const { t } = useLingui()
  const [text, setText] = useState(typed)
  const [replyTo, setReplyTo] = useState<Hit | null>(null)
  const writes = useWrites()
  const found = useFound(text)
  const groups = useGroups(text, found, writes, setReplyTo)
  return (
    <TopDialog label={t`Search and commands`} onClose={onClose}>
      {replyTo ? (
        <ReplyForm mail={replyTo} onDone={() => setReplyTo(null)} />
      ) : (
        <Field text={text} onText={setText} found={found} groups={groups} onClose={onClose} />
      )}
    </TopDialog>
  )
}

interface FieldProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly found: Found
  readonly groups: readonly ItemGroup[]
  readonly onClose: () => void
}

function Field({ text, onText, found, groups, onClose }: FieldProps) {
  const { t } = useLingui()
  const id = useId()
  const items = groups.flatMap((group) => group.items)
  // Nothing but what could be made of the words: that is not what is looked for.
  const isWaiting = found.isPending && groups.every((group) => group.id === 'create')
  const cursor = useCursor(items, text, isWaiting)
  const count = countOf(groups)
  const hasNoMatch = found.query !== '' && !found.isPending && !found.isError && count === 0
  useSpokenCount(text, found, count)

  const run = (item: Item) => {
    onClose()
    afterClosing(item.run)
  }
  const act = (chosen: Act) => void chosen.run()
  const enter = () => {
    const item = items[cursor.index]
    const chosen = item?.acts[cursor.cell - 1]
    if (chosen) act(chosen)
    else if (item) run(item)
  }
  const active = items[cursor.index] ? `${id}${cursor.index}-${cursor.cell}` : undefined
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-line border-b ps-4 pe-3 pt-[env(safe-area-inset-top)]">
        <Icon name="magnifying-glass" className="text-ink-muted" />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label={t`Search and commands`}
          aria-expanded={items.length > 0}
          aria-haspopup="grid"
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t`Search or run a command`}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={useFieldKeys(cursor, enter, onClose)}
          className="h-13 min-w-0 flex-1 bg-transparent text-16 text-ink outline-none placeholder:text-ink-muted placeholder:opacity-100"
        />
        <CloseButton onPress={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Status found={found} isWaiting={isWaiting} hasNoMatch={hasNoMatch} />
        <PaletteList id={id} groups={groups} cursor={cursor} onRun={run} onAct={(_, chosen) => act(chosen)} />
      </div>
      <PaletteFoot count={found.query === '' ? null : count} isPending={found.isPending} />
    </>
  )
}

function useFieldKeys(cursor: ReturnType<typeof useCursor>, enter: () => void, onClose: () => void) {
  const openers = useKeysOf(everywhereKeys, 'palette')
  const keys = new Map([
    ['ArrowDown', () => cursor.step(1)],
    ['ArrowUp', () => cursor.step(-1)],
    ['Tab', () => cursor.stepCell(1)],
    ['Shift+Tab', () => cursor.stepCell(-1)],
    ['Enter', enter],
  ])
  return (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const chord = chordOf(event) ?? ''
    const isOpener = openers.includes(chord) && chord.startsWith('Mod')
    const does = isOpener ? onClose : keys.get(chord)
    if (!does) return
    event.preventDefault()
    event.stopPropagation()
    does()
  }
}

function CloseButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant="quiet" size="sm" onPress={onPress}>
      <span className="sm:sr-only">
        <Trans>Close</Trans>
      </span>
      <span aria-hidden="true" className="max-sm:hidden">
        <Key>{t`Esc`}</Key>
      </span>
    </Button>
  )
}

interface StatusProps extends Pick<FieldProps, 'found'> {
  readonly isWaiting: boolean
  readonly hasNoMatch: boolean
}

/** The message in place of results. */
function Status({ found, isWaiting, hasNoMatch }: StatusProps) {
  return (
    <>
      {isWaiting && (
        <p className="px-4 pt-4 text-13 text-ink-faint">
          <Trans>Searching…</Trans>
        </p>
      )}
      <NoHits found={found} isEmpty={hasNoMatch} className="px-4 pt-4" />
    </>
  )
}

/** What was found; what can be made of the words, or is near to them, was not. */
const countOf = (groups: readonly ItemGroup[]): number =>
  groups.filter(({ id }) => id !== 'create' && id !== 'nearest').reduce((sum, { items }) => sum + items.length, 0)

/** The dialog gives the focus back in the frame after the one that it closes in; what puts it elsewhere comes after that. */
function afterClosing(run: () => unknown): void {
  requestAnimationFrame(() => requestAnimationFrame(() => void run()))
}

function useSpokenCount(text: string, { query, isPending, isError }: Found, count: number): void {
  const { t } = useLingui()
  useEffect(() => {
    if (query === '' || isPending || isError || text.trim() === '') return
    announce(count === 0 ? t`No results found!` : plural(count, { one: '# result', other: '# results' }))
  }, [text, query, isPending, isError, count, t])
}
