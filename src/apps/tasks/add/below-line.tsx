// What a line for a new task was understood to say, a chip for each word: 'Fri 20 Nov, 10:00', 'Learning'. A press makes it text again; a dashed one is a date only
// when it is pressed. And what a pasted text could be instead. Used by add-line.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { isWholeDay } from '#formats/due.ts'
import { useDueWords } from '#kit/due/use-due-words.ts'
import type { Pasted } from '#kit/quick-add/pasted.ts'
import { useRepeatWords } from '#kit/repeat/use-repeat-words.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { Key } from '#ui/key.tsx'
import { usePriorityNames } from '../priority-names.ts'
import { useTasks } from '../tasks-context.ts'
import { type Recognised, ruleFrom } from './quick-add.ts'

export interface BelowLineProps {
  readonly text: string
  readonly words: readonly Recognised[]
  /** What may be a date. */
  readonly offered: readonly Recognised[]
  /** @param isMeant whether the word is what it was read as, or text */
  readonly onChoose: (word: Recognised, isMeant: boolean) => void
  readonly pasted: Pasted | undefined
  readonly onAddLines: (lines: readonly string[]) => void
}

export default function BelowLine({ text, words, offered, onChoose, pasted, onAddLines }: BelowLineProps) {
  const { t } = useLingui()
  const priorities = usePriorityNames()
  const { now } = useTasks()
  const wordsOf = useDueWords(now)
  const formats = useFormats()
  const dateOf = (due: string) => {
    const day = formats.date(due, 'day')
    return isWholeDay(new Date(due)) ? day : `${day}, ${formats.date(due, 'time')}`
  }
  const repeatWords = useRepeatWords()
  const first = words.find((word) => word.kind === 'due')?.due
  const repetitionText = ({ due, rule }: Extract<Recognised, { kind: 'repetition' }>) => {
    const repeats = repeatWords(ruleFrom(rule, due ?? first ?? new Date(now).toISOString()))
    if (due === null) return repeats
    const day = dateOf(due)
    return t`${repeats}, first on ${day}`
  }
  const nameOf = (word: Recognised): string => {
    switch (word.kind) {
      case 'due':
        return wordsOf(word.due).text
      case 'repetition':
        return repetitionText(word)
      case 'tag':
        return word.tagId === null ? t`${word.title} (new tag)` : word.title
      case 'priority':
        return priorities[word.priority]
      case 'person':
        return word.name
    }
  }
  const typed = ({ start, end }: Recognised) => text.slice(start, end)
  /** Of a due date that stands in two places, the second has no name of its own. */
  const isSecond = (word: Recognised, index: number) =>
    word.kind === 'due' && words.findIndex(({ kind }) => kind === 'due') < index
  const chips = words.map((word, index) => ({ word, name: isSecond(word, index) ? typed(word) : nameOf(word) }))
  const lines = pasted?.lines ?? []
  const isEmpty = words.length + offered.length + lines.length === 0
  return (
    <span className="block pb-1.5 text-13 text-ink-faint">
      {pasted?.isCut && lines.length === 0 && (
        <span role="status" className="block pb-1 text-ink-muted">
          {t`A title has ${TITLE_LIMIT} characters at most: the rest was not added.`}
        </span>
      )}
      {isEmpty ? (
        <span className="flex items-center gap-2 max-md:sr-only">
          <Key>
            <Trans>Enter</Trans>
          </Key>
          <Trans>adds and starts the next</Trans>
        </span>
      ) : (
        <span
          role="group"
          aria-label={t`Understood`}
          className="flex flex-wrap gap-2 tabular-nums"
          // The field keeps the focus under a mouse or a finger.
          onMouseDown={(event) => event.preventDefault()}
        >
          <span id="add-line-words" hidden>
            {chips.map(({ name }) => name).join(', ')}
          </span>
          {lines.length > 0 && (
            <Chip variant="add" onPress={() => onAddLines(lines)}>
              {plural(lines.length, { one: 'Add # task', other: 'Add # tasks' })}
            </Chip>
          )}
          {chips.map(({ word, name }) => (
            <Chip
              key={word.start}
              isSelected
              className="max-w-full"
              aria-label={t`${name}: keep “${typed(word)}” as text`}
              onPress={() => onChoose(word, false)}
            >
              <span className="truncate">{name}</span>
            </Chip>
          ))}
          {offered.map((word) => (
            <Chip
              key={word.start}
              variant="add"
              className="max-w-full"
              aria-label={t`${nameOf(word)}: read “${typed(word)}” as the due date`}
              onPress={() => onChoose(word, true)}
            >
              <span className="truncate">{nameOf(word)}</span>
            </Chip>
          ))}
        </span>
      )}
    </span>
  )
}
