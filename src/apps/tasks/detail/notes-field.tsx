// The notes of the open task. Used by task-detail.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '#contract/apps/tasks.ts'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { MarkdownField } from '#kit/text/markdown-field.tsx'
import { peopleNamed } from '#kit/text/people-named.ts'
import { useTasks } from '../tasks-context.ts'

const NOTES_LIMIT = 20_000

export function NotesField({ task: { id, notes } }: { readonly task: Task }) {
  const { t } = useLingui()
  const { commands, people } = useTasks()
  const { text, setText, flush, isSaved } = useAutosave({
    draft: `tasks/${id}/notes`,
    saved: notes ?? '',
    save: (next) => commands.write(id, 'notes', next),
  })
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
