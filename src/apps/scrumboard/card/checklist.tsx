// What is to be ticked off on the open card, with how far it has come.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CardDetail, ChecklistItem } from '#contract/apps/scrumboard-shapes.ts'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { TextField } from '#ui/text-field.tsx'
import { itemsOfLines, type LineItem } from '../items-of-lines.ts'
import { SectionHead } from './section-head.tsx'
import { type CardParts, useCardParts } from './use-card-parts.ts'

/** As the contract bounds them. */
const MOST_ITEMS = 300
const LONGEST_TITLE = 500

export function Checklist({ card }: { readonly card: CardDetail }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const parts = useCardParts(card)
  const { checklist } = card
  const [done, all] = [number(checklist.filter(({ completed }) => completed).length), number(checklist.length)]
  return (
    <section aria-label={t`Checklist`}>
      <SectionHead title={t`Checklist`} count={checklist.length > 0 ? t`${done} of ${all}` : undefined} />
      {checklist.length > 0 && (
        <ProgressBar
          label={t`Checklist`}
          isLabelHidden
          value={checklist.filter(({ completed }) => completed).length}
          max={checklist.length}
          valueText={t`${done} of ${all}`}
        />
      )}
      <ul className="mt-2">
        {checklist.map((item, index) => (
          <Item
            key={item.id}
            cardId={card.id}
            item={item}
            position={index + 1}
            parts={parts}
            onMove={{
              up: index > 0 ? () => parts.moveItem(index, index - 1) : undefined,
              down: index < checklist.length - 1 ? () => parts.moveItem(index, index + 1) : undefined,
            }}
          />
        ))}
      </ul>
      {checklist.length < MOST_ITEMS && <NewItem count={checklist.length} parts={parts} />}
    </section>
  )
}

interface NewItemProps {
  /** How many there are. */
  readonly count: number
  readonly parts: CardParts
}

function NewItem({ count, parts }: NewItemProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const add = async () => {
    const title = text.trim()
    if (title !== '' && (await parts.addItem(title))) setText('')
  }
  /** Of several lines each becomes an item, with what was typed before them in the first. */
  const paste = async (event: React.ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const [before, after] = [text.slice(0, selectionStart ?? 0), text.slice(selectionEnd ?? 0)]
    const items = itemsOfLines(`${before}${event.clipboardData.getData('text/plain')}${after}`)
    const isFitting = ({ title }: LineItem) => title.length <= LONGEST_TITLE
    // What does not fit is pasted as a text, of which the field says what it cuts.
    if (items.length < 2 || items.length > MOST_ITEMS - count || !items.every(isFitting)) return
    event.preventDefault()
    if (await parts.addItems(items)) setText('')
  }
  return (
    <TextField
      label={t`New checklist item`}
      isLabelHidden
      placeholder={t`Add an item`}
      maxLength={500}
      icon="plus"
      value={text}
      onChange={setText}
      onPaste={(event) => void paste(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return
        event.preventDefault()
        void add()
      }}
      className="mt-1 print:hidden"
    />
  )
}

interface ItemProps {
  readonly cardId: string
  readonly item: ChecklistItem
  readonly position: number
  readonly parts: CardParts
  readonly onMove: { readonly up: (() => unknown) | undefined; readonly down: (() => unknown) | undefined }
}

function Item({ cardId, item: { id, title, completed }, position, parts, onMove: { up, down } }: ItemProps) {
  const { t } = useLingui()
  const { text, setText, flush } = useAutosave({
    draft: `scrumboard/${cardId}/item/${id}`,
    saved: title,
    save: (next) => parts.renameItem(id, next),
  })
  const name = title || t`Untitled`
  return (
    <li className="group/item flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <Checkbox
        variant="completion"
        isSelected={completed}
        label={completed ? t`Reopen ${name}` : t`Complete ${name}`}
        onChange={(isTicked) => void parts.tickItem(id, isTicked)}
      />
      <input
        aria-label={t`Checklist item ${position}`}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={flush}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') flush()
          else if (event.key === 'Backspace' && text === '') void parts.removeItem(id)
          else return
          event.preventDefault()
        }}
        className={cx(
          '-mx-1.5 min-w-0 flex-1 rounded-4 bg-transparent px-1.5 py-1 outline-offset-0 hover:bg-surface-hover',
          completed && 'text-ink-muted line-through',
        )}
      />
      <span className="flex opacity-0 group-focus-within/item:opacity-100 group-hover/item:opacity-100 pointer-coarse:opacity-100 print:hidden">
        {up && <IconButton icon="chevron-up" size="sm" label={t`Move ${name} up`} onPress={up} />}
        {down && <IconButton icon="chevron-down" size="sm" label={t`Move ${name} down`} onPress={down} />}
        <IconButton icon="x-mark" size="sm" label={t`Delete ${name}`} onPress={() => parts.removeItem(id)} />
      </span>
    </li>
  )
}
