// What the line for a new task was understood to say. A chunk of its own; shown below add-line.tsx.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { type LineReading, RecognisedWords } from '#kit/quick-add/recognised-words.tsx'
import { usePriorityNames } from '../priority-names.ts'
import { useTasks } from '../tasks-context.ts'

export default function BelowLine(reading: LineReading) {
  const { t } = useLingui()
  const { now } = useTasks()
  const priorities = usePriorityNames()
  return (
    <RecognisedWords
      {...reading}
      now={now}
      priorities={priorities}
      cut={t`A title can have at most ${TITLE_LIMIT} characters, so the rest wasn’t added.`}
      addAll={(lines) => plural(lines.length, { one: 'Add # task', other: 'Add # tasks' })}
    />
  )
}
