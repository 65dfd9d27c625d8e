// The line for a new task or section, in its place among the rows.
import { useLingui } from '@lingui/react/macro'
import { lazy, type RefObject, useEffect, useRef } from 'react'
import { TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { QuickLine } from '#kit/quick-add/quick-line.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Addition } from '../addition.ts'
import { useTasks } from '../tasks-context.ts'
import type { Line } from './use-add-line.ts'

const BelowLine = lazy(() => import('./below-line.tsx'))

export interface AddLineProps {
  readonly line: Line
  readonly onText: (text: string) => void
  readonly onAdd: (additions: readonly Addition[]) => void
  readonly onClose: () => void
  /** px, as the text grows over several lines */
  readonly onHeight: (height: number) => void
}

export function AddLine({ line: { type, text }, onText, onAdd, onClose, onHeight }: AddLineProps) {
  const { t } = useLingui()
  const { tags, people, now } = useTasks()
  const area = useRef<HTMLSpanElement>(null)
  useGrowing(area, onHeight)
  const isTask = type === 'task'
  return (
    <div className="flex min-h-full items-center gap-3 bg-surface-raised px-4 shadow-[inset_0_0_0_2px_var(--focus-ring)] md:ps-11 md:pe-5 md:pointer-coarse:ps-14">
      <span className="grid w-5 place-items-center text-ink-faint md:w-4.5 md:pointer-coarse:w-8">
        {isTask ? (
          <span className="size-4.5 rounded-full border-[1.5px] border-line-strong" />
        ) : (
          <Icon name="hashtag" size={16} />
        )}
      </span>
      <span ref={area} className="min-w-0 flex-1">
        <QuickLine
          text={text}
          isRead={isTask}
          names={{ tags, people, now }}
          label={isTask ? t`New task` : t`New section`}
          placeholder={isTask ? t`Title, plus a date (tomorrow), #tag, !high or @name` : t`Section name`}
          limit={TITLE_LIMIT}
          Below={BelowLine}
          onText={onText}
          onAdd={(additions) => onAdd(additions.map((one) => (typeof one === 'string' ? { type, title: one } : one)))}
          onClose={onClose}
        />
      </span>
    </div>
  )
}

function useGrowing(field: RefObject<HTMLElement | null>, onHeight: (height: number) => void): void {
  useEffect(() => {
    const element = field.current
    if (!element) return
    const size = new ResizeObserver(() => onHeight(element.offsetHeight + 8))
    size.observe(element)
    return () => size.disconnect()
  }, [field, onHeight])
}
