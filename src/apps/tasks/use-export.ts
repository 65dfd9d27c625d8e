// Saves tasks as a calendar file (.ics) or as a table (.csv). Used by the menus; the writing of the file is a chunk of its own.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { fileNameOf } from '#formats/text.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { showToast } from '#ui/toast-store.ts'
import { useTasks } from './tasks-context.ts'

/** @returns saves the tasks with these ids, in their order */
export function useExport(): (ids: readonly string[], format?: 'csv' | 'ics') => Promise<void> {
  const { t } = useLingui()
  const { tasks, lists, tagTitles, people } = useTasks()
  return useCallback(
    async (ids, format = 'ics') => {
      try {
        // With the sections that hold them.
        const written = tasks.filter(({ id, type }) => type === 'section' || ids.includes(id))
        const chosen = written.filter(({ id }) => ids.includes(id))
        const listTitles = new Map(lists.map(({ id, title }) => [id, title]))
        const name = chosen.length === 1 ? (chosen[0]?.title ?? '') : t`Tasks`
        const text =
          format === 'csv'
            ? (await import('#formats/own-task-table.ts')).tasksToTable(written, { tagTitles, listTitles, people })
            : (await import('#formats/icalendar/write-tasks.ts')).tasksToCalendar(written, {
                tagTitles,
                listTitles,
                now: Date.now(),
              })
        const type = `text/${format === 'csv' ? 'csv' : 'calendar'};charset=utf-8`
        saveFile(new File([text], `${fileNameOf(name) || 'tasks'}.${format}`, { type }))
      } catch {
        showToast({ kind: 'error', message: t`Couldn’t create the file. Try again.` })
      }
    },
    [t, tasks, lists, tagTitles, people],
  )
}
