// Saves tasks as a calendar file (.ics). Used by the menus; the writing of the file is a chunk of its own.
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { TaskTag } from '#contract/apps/tasks.ts'
import { fileNameOf } from '#formats/text.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { showToast } from '#ui/toast-store.ts'
import { useTasks } from './tasks-context.ts'

/** @returns saves the tasks with these ids, in their order */
export function useExport(): (ids: readonly string[]) => Promise<void> {
  const { t } = useLingui()
  const { tasks, tags } = useTasks()
  return useCallback(
    async (ids) => {
      try {
        const { tasksToCalendar } = await import('#formats/icalendar/write-tasks.ts')
        // With the sections that hold them.
        const written = tasks.filter(({ id, type }) => type === 'section' || ids.includes(id))
        const chosen = written.filter(({ id }) => ids.includes(id))
        const name = chosen.length === 1 ? (chosen[0]?.title ?? '') : t`Tasks`
        const text = tasksToCalendar(written, { tagTitles: titlesOf(tags), now: Date.now() })
        saveFile(new File([text], `${fileNameOf(name) || 'tasks'}.ics`, { type: 'text/calendar;charset=utf-8' }))
      } catch {
        showToast({ kind: 'error', message: t`Couldn’t create the calendar file.` })
      }
    },
    [t, tasks, tags],
  )
}

const titlesOf = (tags: readonly TaskTag[]) => new Map(tags.map(({ id, title }) => [id, title]))
