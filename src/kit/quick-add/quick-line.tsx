// A line that adds something: Enter adds it and starts the next, Escape ends. What is recognised is marked in the text; Backspace behind it, a click on it or a press on its chip makes it text again.
import { type ComponentType, type KeyboardEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import { LINE, Marks } from './marks.tsx'
import type { Pasted } from './pasted.ts'
import type { LineAddition, Recognised } from './read-line.ts'
import type { LineReading } from './recognised-words.tsx'
import type { Suggestion } from './suggest.ts'
import { additionOf, type LineNames, type LineWords, useAddInOrder, useLineReading } from './use-line-reading.ts'
import { type LineSuggestions, useSuggestions } from './use-suggestions.ts'

const SuggestionList = lazy(() => import('./suggestion-list.tsx'))
const LIST_ID = 'add-line-suggestions'
const optionId = ({ id }: Suggestion): string => `add-line-${id}`

export interface QuickLineProps {
  readonly text: string
  /** False: all of it is text. */
  readonly isRead: boolean
  readonly names: LineNames
  readonly label: string
  readonly placeholder: string
  /** characters */
  readonly limit: number
  /** Says below the line what was recognised in it. */
  readonly Below: ComponentType<LineReading>
  readonly onText: (text: string) => void
  /** A text where nothing was recognised in it. */
  readonly onAdd: (additions: readonly (LineAddition | string)[]) => void
  readonly onClose: () => void
}

export function QuickLine({ names, Below, onAdd, ...line }: QuickLineProps) {
  const { text, isRead, onText } = line
  const [pasted, setPasted] = useState<Pasted>()
  const field = useRef<HTMLTextAreaElement>(null)
  const reading = useLineReading(text, isRead, names)
  const suggestions = useSuggestions({ text, isRead, reading, field, onText })
  const addInOrder = useAddInOrder(reading, (addition) => onAdd([addition]))
  const { recogniser, known, words, offered } = reading

  const choose = (word: Recognised, isMeant: boolean) => {
    reading.choose(word, isMeant)
    field.current?.focus()
  }
  const addLines = (lines: readonly string[]) => {
    onText('')
    if (recogniser) onAdd(lines.map((one) => additionOf(recogniser, one, known)))
    field.current?.focus()
  }
  const add = () => {
    if (text.trim() === '') return
    onText('')
    addInOrder(text, isRead)
  }

  return (
    <>
      <span className="relative block">
        <Marks text={text} words={words} />
        <Field
          {...line}
          field={field}
          reading={reading}
          suggestions={suggestions}
          onEnter={add}
          onPlain={(word) => choose(word, false)}
          onPasted={setPasted}
        />
        <Suspense>
          {suggestions.items && (
            <SuggestionList
              id={LIST_ID}
              idOf={optionId}
              items={suggestions.items}
              active={suggestions.active}
              onTake={suggestions.take}
            />
          )}
        </Suspense>
      </span>
      <Suspense>
        {text !== '' && <Below {...{ text, words, offered, pasted }} onChoose={choose} onAddLines={addLines} />}
      </Suspense>
    </>
  )
}

interface FieldProps extends Omit<QuickLineProps, 'names' | 'Below' | 'onAdd'> {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly reading: LineWords
  readonly suggestions: LineSuggestions
  readonly onEnter: () => void
  /** What was recognised is text. */
  readonly onPlain: (word: Recognised) => void
  /** Undefined: what is in the line is typed. */
  readonly onPasted: (pasted: Pasted | undefined) => void
}

function Field({ field, text, label, placeholder, limit, reading, suggestions, ...on }: FieldProps) {
  const { recogniser, words } = reading
  const { items, active } = suggestions

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const behind = selectionStart === selectionEnd && words.find(({ end }) => end === selectionStart)
    if (!event.shiftKey && suggestions.onKey(event.key)) {
      // Done.
    } else if (event.key === 'Enter') on.onEnter()
    else if (event.key === 'Escape') on.onClose()
    else if (event.key === 'Backspace' && behind) on.onPlain(behind)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <textarea
      ref={field}
      autoFocus
      rows={1}
      aria-label={label}
      aria-describedby="add-line-words"
      // Only while there is something to choose from: what is typed is free text.
      role={items && 'combobox'}
      aria-autocomplete={items && 'list'}
      aria-expanded={items && true}
      aria-controls={items && LIST_ID}
      aria-activedescendant={active && optionId(active)}
      placeholder={placeholder}
      enterKeyHint="next"
      autoComplete="off"
      maxLength={limit}
      value={text}
      onChange={({ target, nativeEvent }) => {
        if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') on.onPasted(undefined)
        suggestions.onTyped(target.selectionStart)
        on.onText(target.value.replaceAll('\n', ' '))
      }}
      onPaste={({ clipboardData }) =>
        on.onPasted(recogniser?.pastedOf(clipboardData.getData('text/plain'), text, limit))
      }
      onSelect={({ currentTarget }) => suggestions.onCaret(currentTarget.selectionStart)}
      onKeyDown={onKeyDown}
      onBlur={() => text.trim() === '' && on.onClose()}
      onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
        const clicked = words.find(({ start, end }) => start < selectionStart && selectionStart < end)
        if (clicked && selectionStart === selectionEnd) on.onPlain(clicked)
      }}
      className={cx(
        LINE,
        'relative block w-full resize-none overflow-hidden bg-transparent text-ink outline-none field-sizing-content placeholder:text-ink-faint placeholder:opacity-100',
      )}
    />
  )
}
