// Saves tasks as a calendar file (.ics). Used by the menus; the writing of the file is a chunk of its own.
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { showToast } from '#ui/toast-store.ts'
import { useTasks } from './tasks-context.ts'

/** @returns saves the tasks with these ids, in their order */
export function useExport(): (ids: readonly string[]) => Promise<void> {
  const { t } = useLingui()
  const { tasks, tags } = useTasks()
  return useCallback(
    async (ids) => {
      try {
        const { tasksToCalendar } = await import('./calendar/tasks-to-calendar.ts')
        const chosen = tasks.filter(({ id }) => ids.includes(id))
        const name = chosen.length === 1 ? (chosen[0]?.title ?? '') : t`Tasks`
        save(tasksToCalendar(chosen, { tags, now: Date.now() }), `${fileName(name) || 'tasks'}.ics`)
      } catch {
        showToast({ kind: 'error', message: t`The calendar file could not be made.` })
      }
    },
    [t, tasks, tags],
  )
}

const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 80)

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
