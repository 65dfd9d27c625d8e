// One step of a thing: ticked, renamed, moved and deleted.
// @chunk step-row
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useAutosave } from '../forms/use-autosave.ts'

export interface Step {
  readonly id: string
  readonly title: string
  readonly completed: boolean
}

export interface StepRowProps {
  readonly step: Step
  /** What its field is called. */
  readonly label: string
  /** Where the draft is stored until it is saved. */
  readonly draft: string
  /** Characters, as the contract has it. */
  readonly titleLimit: number
  /** Below its title. */
  readonly under?: ReactNode
  /** Before its buttons. */
  readonly end?: ReactNode
  /** Which one it is, from 0, of how many. */
  readonly index: number
  readonly count: number
  readonly onTick: (completed: boolean) => void
  readonly onRename: (title: string) => Promise<boolean>
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => unknown
}

export function StepRow({ step, label, draft, titleLimit, under, end, index, count, ...on }: StepRowProps) {
  const { onTick, onRename, onRemove } = on
  const { t } = useLingui()
  const { text, setText, flush } = useAutosave({ draft, saved: step.title, save: onRename })
  const name = step.title || t`Untitled`
  const move = (by: -1 | 1) => {
    const to = index + by
    if (to < 0 || to >= count) return
    on.onMove(by)
    const position = to + 1
    announce(t`${position} of ${count}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isControl = event.ctrlKey || event.metaKey
    if (event.key === 'Enter') flush()
    else if (event.key === 'Backspace' && text === '') onRemove()
    else if (isControl && event.key === 'ArrowUp') move(-1)
    else if (isControl && event.key === 'ArrowDown') move(1)
    else return
    event.preventDefault()
  }
  return (
    <li className="group/step flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <Checkbox
        variant="completion"
        isSelected={step.completed}
        label={step.completed ? t`Reopen ${name}` : t`Complete ${name}`}
        onChange={onTick}
      />
      <span className="min-w-0 flex-1">
        <input
          aria-label={label}
          placeholder={t`Untitled`}
          maxLength={titleLimit}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={flush}
          onKeyDown={onKeyDown}
          className={cx(
            '-mx-1.5 w-[calc(100%+12px)] rounded-4 bg-transparent px-1.5 py-1 outline-offset-0 hover:bg-surface-hover',
            step.completed && 'text-ink-faint line-through',
          )}
        />
        {under}
      </span>
      <span className="hidden group-focus-within/step:flex group-hover/step:flex print:hidden!">
        {end}
        <StepButtons name={name} index={index} count={count} onMove={move} onRemove={onRemove} />
      </span>
    </li>
  )
}

interface StepButtonsProps extends Pick<StepRowProps, 'index' | 'count' | 'onMove' | 'onRemove'> {
  readonly name: string
}

function StepButtons({ name, index, count, onMove, onRemove }: StepButtonsProps) {
  const { t } = useLingui()
  return (
    <>
      <IconButton
        icon="chevron-up"
        size="sm"
        label={t`Move ${name} up`}
        isDisabled={index === 0}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        size="sm"
        label={t`Move ${name} down`}
        isDisabled={index === count - 1}
        onPress={() => onMove(1)}
      />
      <IconButton icon="x-mark" size="sm" label={t`Delete ${name}`} onPress={onRemove} />
    </>
  )
}
