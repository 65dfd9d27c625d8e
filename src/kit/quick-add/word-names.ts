// What a line for a new task was understood to say, in words: 'Fri 20 Nov, 10:00', 'Every week', 'Harbour (new tag)'.
// @offline later
// @chunk repeat-text
import { t } from '@lingui/core/macro'
import { isWholeDay } from '#formats/due.ts'
import { dueTextIn } from '#kit/due/use-due-text.ts'
import { repeatTextIn } from '#kit/repeat/repeat-text.ts'
import { formatsOf } from '#platform/i18n/dates.ts'
import { type QuickAddReading, type Recognised, ruleFrom } from './read-line.ts'

export interface WordName {
  readonly word: Recognised
  readonly name: string
  /** What a press on it does. */
  readonly does: string
  /** Whether it is taken, and a press makes it text again; else a press makes it a date. */
  readonly isTaken: boolean
}

export interface NamesOptions {
  readonly language: string
  /** ms since the epoch */
  readonly now: number
  readonly priorities: Readonly<Record<0 | 1 | 2, string>>
}

/** Those that are taken, then what may be a date. */
export function wordNames(text: string, { words, offered }: QuickAddReading, options: NamesOptions): WordName[] {
  const typed = ({ start, end }: Recognised) => text.slice(start, end)
  const first = words.find((word) => word.kind === 'due')
  const nameOf = namer(first?.due, options)
  const taken = words.map((word): WordName => {
    // Of a due date that is in two places, the second has no name of its own.
    const name = word.kind === 'due' && word !== first ? typed(word) : nameOf(word)
    return { word, name, does: t`${name}: keep “${typed(word)}” as text`, isTaken: true }
  })
  const possible = offered.map((word): WordName => {
    const name = nameOf(word)
    return { word, name, does: t`${name}: use “${typed(word)}” as the due date`, isTaken: false }
  })
  return [...taken, ...possible]
}

function namer(first: string | undefined, { language, now, priorities }: NamesOptions): (word: Recognised) => string {
  const formats = formatsOf(language)
  const dateOf = (due: string) => {
    const day = formats.date(due, 'day')
    return isWholeDay(new Date(due)) ? day : `${day}, ${formats.date(due, 'time')}`
  }
  const repetition = ({ due, rule }: Extract<Recognised, { kind: 'repetition' }>) => {
    const repeats = repeatTextIn(formats)(ruleFrom(rule, due ?? first ?? new Date(now).toISOString()))
    if (due === null) return repeats
    const day = dateOf(due)
    return t`${repeats}, starting ${day}`
  }
  return (word) => {
    switch (word.kind) {
      case 'due':
        return dueTextIn(formats, now)(word.due).text
      case 'repetition':
        return repetition(word)
      case 'tag':
        return word.tagId === null ? t`${word.title} (new tag)` : word.title
      case 'priority':
        return priorities[word.priority]
      case 'person':
        return word.name
    }
  }
}
