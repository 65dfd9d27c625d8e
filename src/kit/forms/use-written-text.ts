// A text that saves itself, and reports when its content was replaced in another tab: it can be restored. What is still being typed replaces the other,
// and its own tab is notified.
// @chunk autosave
import { useRef } from 'react'
import { type Autosave, type AutosaveOptions, useAutosave } from './use-autosave.ts'
import { type OvertakenOptions, useOvertaken, type Written } from './use-overtaken.ts'

export interface WrittenTextOptions
  extends Pick<AutosaveOptions, 'draft' | 'saved'>,
    Pick<OvertakenOptions<'text'>, 'api' | 'message'> {
  save(text: string): Promise<boolean>
  /** What is stored of a text. Default: all of it. */
  storedOf?(text: string): string
  /** Puts back what was written here. */
  restore(mine: string): unknown
}

export function useWrittenText(options: WrittenTextOptions): Autosave {
  const { api, draft, saved, message, save, storedOf = (text) => text, restore } = options
  const written = useRef<Written<'text'>>({})
  const autosave = useAutosave({
    draft,
    saved,
    async save(next) {
      const before = written.current
      // Beforehand: it is shown before it is stored.
      written.current = { text: storedOf(next) }
      const isStored = await save(next)
      if (!isStored) written.current = before
      return isStored
    },
  })
  useOvertaken({
    api,
    written,
    saved: { text: saved },
    // What the field has besides is saved in a moment: nothing of it was replaced.
    has: (_, mine, now) => mine === now || storedOf(autosave.text) !== now,
    message,
    restore: (_, mine) => restore(mine),
  })
  return autosave
}
