// The notes of the open task. Used by task-detail.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '#contract/apps/tasks.ts'
import { TextArea } from '#ui/text-area.tsx'
import { useTasks } from '../tasks-context.ts'
import { useAutosave } from './use-autosave.ts'

const NOTES_LIMIT = 20_000

export function NotesField({ task: { id, notes } }: { readonly task: Task }) {
  const { t } = useLingui()
  const { verbs } = useTasks()
  const { text, setText, flush, isSaved } = useAutosave({
    draft: `tasks/${id}/notes`,
    saved: notes ?? '',
    save: (next) => verbs.write(id, 'notes', next),
  })
  return (
    <TextArea
      label={t`Notes`}
      labelEnd={<span aria-live="polite">{isSaved && <Trans>Saved</Trans>}</span>}
      value={text}
      maxLength={NOTES_LIMIT}
      onChange={setText}
      onBlur={flush}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        flush()
      }}
    />
  )
}
