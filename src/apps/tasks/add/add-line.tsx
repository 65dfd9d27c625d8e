// The line for a new task: Enter adds it and starts the next, Escape ends. What is recognised is marked in the text; Backspace behind it, a click on it or a press on its chip makes it text again.
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { LINE, Marks } from '#kit/quick-add/marks.tsx'
import type { Pasted } from '#kit/quick-add/pasted.ts'
import type { Recognised } from '#kit/quick-add/read-line.ts'
import type { Suggestion } from '#kit/quick-add/suggest.ts'
import { loadRecogniser, useRecogniser } from '#kit/quick-add/use-recogniser.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import type { LineChoices } from '#platform/navigation/created.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import type { Addition } from '../addition.ts'
import { useTasks } from '../tasks-context.ts'
import type { Line } from './use-add-line.ts'

const SuggestionList = lazy(() => import('#kit/quick-add/suggestion-list.tsx'))
const BelowLine = lazy(() => import('./below-line.tsx'))
const LIST_ID = 'add-line-suggestions'
const optionId = ({ id }: Suggestion): string => `add-line-${id}`

export interface AddLineProps {
  readonly line: Line
  readonly onText: (text: string) => void
  readonly onAdd: (additions: readonly Addition[]) => void
  readonly onClose: () => void
  /** px, as the text grows over several lines */
  readonly onHeight: (height: number) => void
}

export function AddLine({ line, onText, onAdd, onClose, onHeight }: AddLineProps) {
  const { t } = useLingui()
  const { tags, people, now } = useTasks()
  const { language } = usePrefs()
  const recogniser = useRecogniser()
  const [choices, setChoices] = useState<LineChoices>(NO_CHOICES)
  const [pasted, setPasted] = useState<Pasted>()
  const field = useRef<HTMLTextAreaElement>(null)
  const added = useRef(Promise.resolve())
  const area = useRef<HTMLSpanElement>(null)
  const isTask = line.type === 'task'
  const { text } = line
  const known = useMemo(() => ({ tags, people, language, now, ...choices }), [tags, people, language, now, choices])
  const { words, offered } = useMemo(
    () => (isTask && recogniser ? recogniser.recognise(text, known) : NOTHING),
    [isTask, recogniser, text, known],
  )

  const [caret, setCaret] = useState(text.length)
  const [at, setAt] = useState(0)
  const [closedFor, setClosedFor] = useState<string>()
  const suggestions =
    isTask && closedFor !== text ? recogniser?.suggest(text, Math.min(caret, text.length), known) : undefined
  const active = suggestions?.items[at % (suggestions.items.length || 1)]

  // A name's beginning that means this person already: Enter adds the task, as without a list.
  const isUnderstood = words.some(
    (word) => word.kind === 'person' && word.end === caret && word.personId === active?.id,
  )

  useGrowing(area, onHeight)

  const take = (suggestion: Suggestion) => {
    if (!suggestions || !recogniser) return
    const next = recogniser.taken(text, suggestions, suggestion)
    onText(next.text)
    setCaret(next.caret)
    setAt(0)
    // The field has the new text after this draw.
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret))
  }

  /** The keys of the list of suggestions, while it is open. @returns whether it was one */
  const onListKey = (key: string): boolean => {
    if (!suggestions || !active) return false
    const { length } = suggestions.items
    if (key === 'ArrowDown') setAt((at + 1) % length)
    else if (key === 'ArrowUp') setAt((at + length - 1) % length)
    else if (key === 'Tab' || (key === 'Enter' && !isUnderstood)) take(active)
    else if (key === 'Escape') setClosedFor(text)
    else return false
    return true
  }

  const choose = (word: Recognised, isMeant: boolean) => {
    if (recogniser) setChoices(recogniser.choose(choices, text, word, isMeant))
    field.current?.focus()
  }

  const addLines = (lines: readonly string[]) => {
    onText('')
    if (recogniser) onAdd(lines.map((one) => recogniser.additionOf(one, recogniser.recognise(one, known).words)))
    field.current?.focus()
  }

  // What is added waits for the recogniser's chunk, and for what was entered before it; the line does not: the next task can be typed. Where the chunk cannot be
  // had, all is title.
  const add = () => {
    if (text.trim() === '') return
    onText('')
    const addNow = async (before: Promise<void>) => {
      await before
      const reader = isTask ? (recogniser ?? (await loadRecogniser().catch(() => undefined))) : undefined
      onAdd([
        reader ? reader.additionOf(text, reader.recognise(text, known).words) : { type: line.type, title: text.trim() },
      ])
    }
    added.current = addNow(added.current)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const behind = selectionStart === selectionEnd && words.find(({ end }) => end === selectionStart)
    if (!event.shiftKey && onListKey(event.key)) {
      // Done.
    } else if (event.key === 'Enter') add()
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Backspace' && behind) choose(behind, false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const label = isTask ? t`New task` : t`New section`
  return (
    <div className="flex min-h-full items-center gap-3 bg-surface-raised px-4 shadow-[inset_0_0_0_2px_var(--focus-ring)] md:ps-11 md:pe-5 md:pointer-coarse:ps-14">
      <span className="grid w-5 place-items-center text-ink-faint md:w-4.5 md:pointer-coarse:w-8">
        {isTask ? (
          <span className="size-4.5 rounded-full border-[1.5px] border-line-strong" />
        ) : (
          <Icon name="hashtag" size={16} />
        )}
      </span>
      <span ref={area} className="min-w-0 flex-1">
        <span className="relative block">
          <Marks text={text} words={words} />
          <textarea
            ref={field}
            autoFocus
            rows={1}
            aria-label={label}
            aria-describedby="add-line-words"
            // Only while there is something to choose from: what is typed is free text.
            role={suggestions && 'combobox'}
            aria-autocomplete={suggestions && 'list'}
            aria-expanded={suggestions && true}
            aria-controls={suggestions && LIST_ID}
            aria-activedescendant={active && optionId(active)}
            placeholder={isTask ? t`Title and date: tomorrow, #tag, !high, @name` : t`Name of the section`}
            enterKeyHint="next"
            autoComplete="off"
            maxLength={TITLE_LIMIT}
            value={text}
            onChange={({ target, nativeEvent }) => {
              if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setPasted(undefined)
              setCaret(target.selectionStart)
              setAt(0)
              onText(target.value.replaceAll('\n', ' '))
            }}
            onPaste={({ clipboardData }) =>
              setPasted(recogniser?.pastedOf(clipboardData.getData('text/plain'), text, TITLE_LIMIT))
            }
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
            onBlur={() => text.trim() === '' && onClose()}
            onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
              const on = words.find(({ start, end }) => start < selectionStart && selectionStart < end)
              if (on && selectionStart === selectionEnd) choose(on, false)
            }}
            className={cx(
              LINE,
              'relative block w-full resize-none overflow-hidden bg-transparent text-ink outline-none field-sizing-content placeholder:text-ink-faint placeholder:opacity-100',
            )}
          />
          <Suspense>
            {suggestions && (
              <SuggestionList id={LIST_ID} idOf={optionId} items={suggestions.items} active={active} onTake={take} />
            )}
          </Suspense>
        </span>
        <Suspense>
          {text !== '' && (
            <BelowLine
              text={text}
              words={words}
              offered={offered}
              onChoose={choose}
              pasted={pasted}
              onAddLines={addLines}
            />
          )}
        </Suspense>
      </span>
    </div>
  )
}

const NOTHING = { words: [], offered: [] }
const NO_CHOICES: LineChoices = { plain: new Set(), wanted: new Set() }

function useGrowing(field: React.RefObject<HTMLElement | null>, onHeight: (height: number) => void): void {
  useEffect(() => {
    const element = field.current
    if (!element) return
    const size = new ResizeObserver(() => onHeight(element.offsetHeight + 8))
    size.observe(element)
    return () => size.disconnect()
  }, [field, onHeight])
}
