// What a line for a new task was understood to say, in words: 'Fri 20 Nov, 10:00 · Learning · High priority'. Used by add-line.tsx.
import { useLingui } from '@lingui/react/macro'
import { usePriorityNames } from '../priority-names.ts'
import { useTasks } from '../tasks-context.ts'
import { useDueWords } from '../use-due-words.ts'
import type { Recognised } from './quick-add.ts'

export function RecognisedWords({ words }: { readonly words: readonly Recognised[] }) {
  const { t } = useLingui()
  const priorities = usePriorityNames()
  const { now } = useTasks()
  const wordsOf = useDueWords(now)
  const nameOf = (word: Recognised): string => {
    switch (word.kind) {
      case 'due':
        return wordsOf(word.due, { hasTime: true }).text
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
