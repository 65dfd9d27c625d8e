// What a line for a new task was understood to say, in words: 'Fri 20 Nov, 10:00 · Learning · High priority'. Used by add-line.tsx.
import { useLingui } from '@lingui/react/macro'
import { isWholeDay } from '#formats/due.ts'
import { useDueWords } from '#kit/due/use-due-words.ts'
import { useRepeatWords } from '#kit/repeat/use-repeat-words.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { usePriorityNames } from '../priority-names.ts'
import { useTasks } from '../tasks-context.ts'
import { type Recognised, ruleFrom } from './quick-add.ts'

export default function RecognisedTokens({ words }: { readonly words: readonly Recognised[] }) {
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
  return <span className="tabular-nums">{words.map(nameOf).join(' · ')}</span>
}
