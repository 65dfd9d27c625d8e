// The words of a line that were recognised, a chip each: 'Fri 20 Nov, 10:00', 'Learning'. A press makes one text again; a dashed one is a date only when it is
// pressed. And what a pasted text could be instead. What a line adds, and how long it may be, is the screen's.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Key } from '#ui/key.tsx'
import type { Pasted } from './pasted.ts'
import type { QuickAddReading, Recognised } from './read-line.ts'
import { type NamesOptions, wordNames } from './word-names.ts'

/** A line and what was recognised in it. */
export interface LineReading extends QuickAddReading {
  readonly text: string
  /** @param isMeant whether the word is what it was read as, or text */
  readonly onChoose: (word: Recognised, isMeant: boolean) => void
  readonly pasted: Pasted | undefined
  readonly onAddLines: (lines: readonly string[]) => void
}

export interface RecognisedWordsProps extends LineReading, Pick<NamesOptions, 'now' | 'priorities'> {
  /** Said where what was pasted was longer than the line may be. */
  readonly cut: ReactNode
  /** What a press on what was pasted does: it adds each line. */
  readonly addAll: (lines: readonly string[]) => string
}

export function RecognisedWords({
  text,
  words,
  offered,
  onChoose,
  pasted,
  onAddLines,
  ...screen
}: RecognisedWordsProps) {
  const { t, i18n } = useLingui()
  const { now, priorities, cut, addAll } = screen
  const chips = wordNames(text, { words, offered }, { language: i18n.locale, now, priorities })
  const lines = pasted?.lines ?? []
  const isEmpty = chips.length + lines.length === 0
  return (
    <span className="block pb-1.5 text-13 text-ink-faint">
      {pasted?.isCut && lines.length === 0 && (
        <span role="status" className="block pb-1 text-ink-muted">
          {cut}
        </span>
      )}
      {isEmpty ? (
        <span className="flex items-center gap-2 max-md:sr-only">
          <Key>
            <Trans>Enter</Trans>
          </Key>
          <Trans>to add and start another</Trans>
        </span>
      ) : (
        <span
          role="group"
          aria-label={t`Recognised`}
          className="flex flex-wrap gap-2 tabular-nums"
          // Keeps the focus in the field on a press by mouse or finger.
          onMouseDown={(event) => event.preventDefault()}
        >
          <span id="add-line-words" hidden>
            {chips.flatMap(({ name, isTaken }) => (isTaken ? name : [])).join(', ')}
          </span>
          {lines.length > 0 && (
            <Chip variant="add" onPress={() => onAddLines(lines)}>
              {addAll(lines)}
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
