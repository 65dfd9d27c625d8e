// What is typed into a field of the open task saves itself; where another tab replaces it, that is announced, and it can be put back.
import { useLingui } from '@lingui/react/macro'
import type { Autosave } from '#kit/forms/use-autosave.ts'
import { useWrittenText } from '#kit/forms/use-written-text.ts'
import { useTasks } from '../tasks-context.ts'

export function useWritten(id: string, field: 'title' | 'notes', saved: string): Autosave {
  const { t } = useLingui()
  const { commands } = useTasks()
  return useWrittenText({
    api: 'tasks',
    draft: `tasks/${id}/${field}`,
    saved,
    message: t`You also changed this task in another tab.`,
    save: (next) => commands.write(id, field, next),
    restore: (mine) => commands.write(id, field, mine, t`Your version restored`),
  })
}
