// The checklist of the open note: Enter makes the next line, Backspace in an empty one deletes it, arrows walk; lines are moved by their handle, by pointer or
// by key. Used by note-dialog.tsx.
// @chunk note
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import type { NoteTask } from '#contract/apps/notes-shapes.ts'
import type { RowOffsets } from '#kit/list/row-offsets.ts'
import { type RowDrag, useRowDrag } from '#kit/list/use-row-drag.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast-store.ts'
import { CheckLine } from './check-line.tsx'
import { LONGEST_LINE, MOST_LINES } from './convert.ts'

export interface ChecklistProps {
  readonly noteId: string
  readonly tasks: readonly NoteTask[]
  readonly setTasks: (tasks: readonly NoteTask[]) => void
}

const lineOf = (content = ''): NoteTask => ({ id: crypto.randomUUID(), content, completed: false })

export function Checklist({ noteId, tasks, setTasks }: ChecklistProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const focus = useLineFocus(list, tasks)
  const { move, put, join, remove } = useLines(tasks, setTasks, focus)
  const done = tasks.filter(({ completed }) => completed).length
  const drag = useLineDrag(list, tasks, (id, gap) => {
    const from = tasks.findIndex((task) => task.id === id)
    move(id, gap > from ? gap - 1 : gap)
  })
  return (
    <section aria-label={t`Checklist`}>
      {tasks.length > 0 && (
        <p className="mb-1 text-13 text-ink-muted tabular-nums">
          <Trans>
            {done} of {tasks.length} ticked
          </Trans>
        </p>
      )}
      <ul ref={list} className="relative">
        {tasks.map((task, index) => (
          <CheckLine
            key={task.id}
            noteId={noteId}
            task={task}
            drag={drag}
            isFirst={index === 0}
            onChange={(patch) => setTasks(tasks.map((one) => (one.id === task.id ? { ...one, ...patch } : one)))}
            onSplit={(before, after) => put(index, 1, [{ ...task, content: before }, lineOf(after)], 'start')}
            onPasteLines={(own, lines) => put(index, 1, [{ ...task, content: own }, ...lines.map(lineOf)], 'end')}
            onJoin={() => join(task, index)}
            onRemove={() => remove(task, index)}
            onMove={(by) => {
              move(task.id, index + by)
              focus(task.id, 'keep')
            }}
            onGo={(by) => {
              const next = tasks[index + by]
              if (next) focus(next.id, 'end')
            }}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        icon="plus"
        isDisabled={tasks.length >= MOST_LINES}
        onPress={() => put(tasks.length, 0, [lineOf()], 'start')}
      >
        <Trans>Add a line</Trans>
      </Button>
    </section>
  )
}

/** What changes the lines, and which one has the caret then. */
function useLines(
  tasks: readonly NoteTask[],
  setTasks: ChecklistProps['setTasks'],
  focus: (id: string, caret: Caret) => void,
) {
  const { t } = useLingui()
  return {
    move(id: string, to: number) {
      const from = tasks.findIndex((task) => task.id === id)
      const task = tasks[from]
      const at = Math.max(0, Math.min(to, tasks.length - 1))
      if (!task || at === from) return
      setTasks(tasks.toSpliced(from, 1).toSpliced(at, 0, task))
      announce(t`${at + 1} of ${tasks.length}`)
    },
    /** Lines in the place of those of `replaced`; none where there would be too many, which is reported. */
    put(at: number, replaced: number, lines: readonly NoteTask[], caret: 'start' | 'end') {
      const last = lines.at(-1)
      if (!last) return
      if (tasks.length - replaced + lines.length > MOST_LINES) {
        showToast({
          kind: 'error',
          message: t`A checklist can have up to ${MOST_LINES} lines. Delete some, then try again.`,
        })
        return
      }
      setTasks(tasks.toSpliced(at, replaced, ...lines))
      focus(last.id, caret)
    },
    /** Into the line before it. */
    join(task: NoteTask, index: number) {
      const before = tasks[index - 1]
      if (!before || before.content.length + task.content.length > LONGEST_LINE) return
      const joined = { ...before, content: before.content + task.content }
      setTasks(tasks.flatMap((one) => (one === before ? [joined] : one.id === task.id ? [] : [one])))
      focus(before.id, before.content.length)
    },
    remove({ id }: NoteTask, index: number) {
      setTasks(tasks.filter((one) => one.id !== id))
      const next = tasks[index + 1] ?? tasks[index - 1]
      if (next) focus(next.id, 'end')
    },
  }
}

type Caret = 'start' | 'end' | 'keep' | number

/** Puts the caret into a line once it is there. */
function useLineFocus(list: RefObject<HTMLElement | null>, tasks: readonly NoteTask[]) {
  const wanted = useRef<{ readonly id: string; readonly caret: Caret }>(null)
  useEffect(() => {
    const { id, caret } = wanted.current ?? {}
    if (id === undefined || caret === undefined || tasks.every((task) => task.id !== id)) return
    wanted.current = null
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-key="${CSS.escape(id)}"] textarea`)
    if (!field) return
    field.focus()
    if (caret === 'keep') return
    const at = caret === 'start' ? 0 : caret === 'end' ? field.value.length : caret
    field.setSelectionRange(at, at)
  })
  return (id: string, caret: Caret) => {
    wanted.current = { id, caret }
    // Where nothing is drawn anew, it is there already.
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-key="${CSS.escape(id)}"] textarea`)
    if (field && caret !== 'keep') field.focus()
  }
}

function useLineDrag(
  list: RefObject<HTMLElement | null>,
  tasks: readonly NoteTask[],
  onDrop: (id: string, gap: number) => void,
): RowDrag {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
  const offsets: RowOffsets = {
    count: tasks.length,
    topOf(index) {
      const all = rows()
      const row = all[index]
      if (row) return row.offsetTop
      const last = all.at(-1)
      return last ? last.offsetTop + last.offsetHeight : 0
    },
    rowAt: (y) =>
      Math.max(
        0,
        rows().findLastIndex((row) => row.offsetTop <= y),
      ),
  }
  const scroller = {
    get current() {
      return list.current?.closest<HTMLElement>('.overflow-y-auto') ?? null
    },
  }
  return useRowDrag({
    scroller,
    grid: list,
    offsets,
    indexOf: (key) => tasks.findIndex(({ id }) => id === key),
    canDrag: () => true,
    gapsFor: () => Array.from({ length: tasks.length + 1 }, (_, gap) => gap),
    onDrop,
    onPressed: () => undefined,
  })
}
