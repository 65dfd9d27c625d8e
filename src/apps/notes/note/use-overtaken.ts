// Says when what was written into the open note here was replaced in another tab, and offers to put it back.
// @chunk note
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { onOtherTabs } from '#platform/query/other-tabs.ts'
import { showToast } from '#ui/toast-store.ts'
import { hasLines } from './own-lines.ts'

/** The parts of a note that are typed. Two tabs that write different ones both keep theirs. */
export type Field = 'title' | 'content' | 'tasks'

/** What this visit has stored last; of a checklist, its lines that were written here. */
export type Written = Partial<Record<Field, string | undefined>>

/** ms in which what another tab says it changed is read here */
const READ_MS = 5000

/**
 * @param saved what the note holds
 * @param restore puts back what was written here
 */
export function useOvertaken(
  written: RefObject<Written>,
  saved: Readonly<Record<Field, string>>,
  restore: (field: Field, mine: string) => unknown,
): void {
  const { t } = useLingui()
  const told = useRef(Number.NEGATIVE_INFINITY)
  useEffect(
    () =>
      onOtherTabs((api) => {
        if (api === 'notes') told.current = performance.now()
      }),
    [],
  )
  const look = useEffectEvent((field: Field, now: string) => {
    const mine = written.current[field]
    if (mine === undefined || (field === 'tasks' ? hasLines(mine, now) : mine === now)) return
    // Another change of one's own has taken its place: it can be undone.
    written.current = { ...written.current, [field]: undefined }
    if (performance.now() - told.current > READ_MS) return
    showToast({
      message: t`You also changed this note in another tab.`,
      duration: null,
      action: { label: t`Restore my version`, onAction: () => restore(field, mine) },
    })
  })
  const { title, content, tasks } = saved
  useEffect(() => look('title', title), [title])
  useEffect(() => look('content', content), [content])
  useEffect(() => look('tasks', tasks), [tasks])
}
