// The line for the next step of a thing: Enter adds it and starts another, several pasted lines are a step each. What is typed survives a reload.
// @chunk step-row
import { type ClipboardEvent, useState } from 'react'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Icon } from '#ui/icon.tsx'
import { type LineStep, stepsOfLines } from './steps-of-lines.ts'

export interface NewStepProps {
  readonly label: string
  readonly placeholder?: string
  /** Where the draft is stored. */
  readonly draft: string
  /** Characters, as the contract has it. */
  readonly titleLimit: number
  /** How many more there can be. None: there is no line. */
  readonly room: number
  /** Resolves to whether it was done; if not, the person has been notified, and what was typed is there again. */
  readonly onAdd: (steps: readonly LineStep[]) => Promise<boolean>
}

export function NewStep({ label, placeholder = label, draft, titleLimit, room, onAdd }: NewStepProps) {
  const [title, setTitle] = useState(() => readDraft(draft, z.string()) ?? '')
  const write = (next: string) => {
    setTitle(next)
    if (next === '') dropDraft(draft)
    else writeDraft(draft, next)
  }
  const add = async (steps: readonly LineStep[], typed: string) => {
    write('')
    if (!(await onAdd(steps))) write(typed)
  }
  const addTyped = () => {
    if (title.trim() !== '') void add([{ title: title.trim(), completed: false }], title)
  }
  /** Of several lines each becomes a step, with what was typed before them in the first. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const [before, after] = [title.slice(0, selectionStart ?? 0), title.slice(selectionEnd ?? 0)]
    const steps = stepsOfLines(`${before}${event.clipboardData.getData('text/plain')}${after}`)
    // What does not fit is pasted as a text: the field reports what it cuts.
    if (steps.length < 2 || steps.length > room || steps.some((step) => step.title.length > titleLimit)) return
    event.preventDefault()
    void add(steps, title)
  }
  if (room <= 0) return null
  return (
    <div className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11 print:hidden">
      <span className="grid w-4.5 place-items-center text-ink-faint">
        <Icon name="plus" size={16} />
      </span>
      <input
        aria-label={label}
        placeholder={placeholder}
        maxLength={titleLimit}
        autoComplete="off"
        enterKeyHint="next"
        value={title}
        onChange={(event) => write(event.target.value)}
        onPaste={paste}
        onBlur={addTyped}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape' && title !== '') {
            event.preventDefault()
            write('')
          }
          if (event.key === 'Enter') addTyped()
        }}
        className="-mx-1.5 min-w-0 flex-1 rounded-4 bg-transparent px-1.5 py-1 outline-offset-0 placeholder:text-ink-faint placeholder:opacity-100"
      />
    </div>
  )
}
