// What a line for a new task was understood to say, a chip for each word: 'Fri 20 Nov, 10:00', 'Learning'. A press makes it text again; a dashed one is a date only
// when it is pressed. And what a pasted text could be instead. Used by add-line.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TITLE_LIMIT } from '#contract/apps/tasks.ts'
import type { Pasted } from '#kit/quick-add/pasted.ts'
import type { QuickAddReading, Recognised } from '#kit/quick-add/read-line.ts'
import { wordNames } from '#kit/quick-add/word-names.ts'
import { Chip } from '#ui/chip.tsx'
import { Key } from '#ui/key.tsx'
import { usePriorityNames } from '../priority-names.ts'
import { useTasks } from '../tasks-context.ts'

export interface BelowLineProps extends QuickAddReading {
  readonly text: string
  /** @param isMeant whether the word is what it was read as, or text */
  readonly onChoose: (word: Recognised, isMeant: boolean) => void
  readonly pasted: Pasted | undefined
  readonly onAddLines: (lines: readonly string[]) => void
}

export default function BelowLine({ text, words, offered, onChoose, pasted, onAddLines }: BelowLineProps) {
  const { t, i18n } = useLingui()
  const priorities = usePriorityNames()
  const { now } = useTasks()
  const chips = wordNames(text, { words, offered }, { language: i18n.locale, now, priorities })
  const lines = pasted?.lines ?? []
  const isEmpty = chips.length + lines.length === 0
  return (
    <span className="block pb-1.5 text-13 text-ink-faint">
      {pasted?.isCut && lines.length === 0 && (
        <span role="status" className="block pb-1 text-ink-muted">
          {t`A title can have at most ${TITLE_LIMIT} characters, so the rest was not added.`}
        </span>
      )}
      {isEmpty ? (
        <span className="flex items-center gap-2 max-md:sr-only">
          <Key>
            <Trans>Enter</Trans>
          </Key>
          <Trans>adds it and starts the next</Trans>
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
            {chips.flatMap(({ name, isTaken }) => (isTaken ? name : [])).join(', ')}
          </span>
          {lines.length > 0 && (
            <Chip variant="add" onPress={() => onAddLines(lines)}>
              {plural(lines.length, { one: 'Add # task', other: 'Add # tasks' })}
            </Chip>
          )}
          {chips.map(({ word, name, does, isTaken }) => (
            <Chip
              key={word.start}
              {...(isTaken ? { isSelected: true } : { variant: 'add' })}
              className="max-w-full"
              aria-label={does}
              onPress={() => onChoose(word, !isTaken)}
            >
              <span className="truncate">{name}</span>
            </Chip>
          ))}
        </span>
      )}
    </span>
  )
}
