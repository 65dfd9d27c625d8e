// The notes of the open task. Used by task-detail.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '#contract/apps/tasks.ts'
import { MarkdownField } from '#kit/text/markdown-field.tsx'
import { peopleNamed } from '#kit/text/people-named.ts'
import { useTasks } from '../tasks-context.ts'
import { useWritten } from './use-written.ts'

const NOTES_LIMIT = 20_000

export function NotesField({ task: { id, notes } }: { readonly task: Task }) {
  const { t } = useLingui()
  const { people } = useTasks()
  const { text, setText, flush, isSaved } = useWritten(id, 'notes', notes ?? '')
  return (
    <MarkdownField
      label={t`Notes`}
      labelEnd={<span aria-live="polite">{isSaved && <Trans>Saved</Trans>}</span>}
      value={text}
      maxLength={NOTES_LIMIT}
      onChange={setText}
      findPeople={async (typed) => peopleNamed(people, typed)}
      onBlur={flush}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        flush()
      }}
    />
  )
}
