// A text that saves itself: after a pause, on leaving its field, its screen or the page; a draft until it is saved. The caller reports when its field is left.
// @chunk autosave
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { useSaveAfterPause } from './use-save-after-pause.ts'

export interface AutosaveOptions {
  /** The draft's name; another text has another name. */
  readonly draft: string
  /** The text as it is stored. */
  readonly saved: string
  /** @param before what was stored when the text began to differ from it @returns whether it is stored now */
  save(text: string, before: string): Promise<boolean>
  /** Where what is typed and what was stored meanwhile both stay. Without it what is typed replaces the other. @param before undefined: not known */
  merge?(before: string | undefined, mine: string, theirs: string): string
}

export interface Autosave {
  readonly text: string
  setText(text: string): void
  /** At once, if there is something to save. */
  flush(): void
  /** True once this visit has saved something, and all of it. */
  readonly isSaved: boolean
}

const MOST_OWN = 20

export function useAutosave({ draft, saved, save, merge }: AutosaveOptions): Autosave {
  const [text, setLocal] = useState(() => {
    const draftText = readDraft(draft, z.string())
    return draftText === undefined ? saved : (merge?.(undefined, draftText, saved) ?? draftText)
  })
  const [lastSaved, setLastSaved] = useState(saved)
  const [sent, setSent] = useState<{ readonly text: string; readonly before: string }>()
  /** Sent from here: what is shown of them is no change of another tab's. */
  const [own, setOwn] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<string>()
  const [hasSaved, setHasSaved] = useState(false)
  // Changed elsewhere, by undo or in another tab: taken on unless something is being typed here.
  if (saved !== lastSaved) {
    setLastSaved(saved)
    // What was sent and could not be stored is still what was typed; where another change came in its place, even before it was shown, that is taken on.
    const isSent = text === sent?.text
    if (isSent ? saved !== sent.before : text === lastSaved)
      setLocal(isSent && merge ? merge(sent.before, text, saved) : saved)
    else if (merge && saved !== sent?.before && !own.includes(saved)) setLocal(merge(lastSaved, text, saved))
  }

  const latest = useRef({ text, saved, save, draft, merges: merge !== undefined })
  const underWay = useRef<string>(undefined)
  const isWaiting = useRef(false)
  /** What the text was made from, and what was last shown as stored. */
  const base = useRef(saved)
  const seen = useRef(saved)
  useEffect(() => {
    latest.current = { text, saved, save, draft, merges: merge !== undefined }
    // What is under way is shown as if it were stored.
    if (saved !== seen.current && saved !== underWay.current) base.current = saved
    seen.current = saved
  })

  const flush = useCallback(() => {
    const now = latest.current
    if (now.text === now.saved || now.text === underWay.current) return
    // Two at once would not know what the other makes of it: the next one goes when this one is done.
    if (now.merges && underWay.current !== undefined) {
      isWaiting.current = true
      return
    }
    underWay.current = now.text
    setSent({ text: now.text, before: now.saved })
    if (now.merges) setOwn((before) => [...before, now.text].slice(-MOST_OWN))
    void now.save(now.text, base.current).then((isStored) => {
      underWay.current = undefined
      setRefused(isStored ? undefined : now.text)
      if (isStored) base.current = now.text
      if (isWaiting.current) {
        isWaiting.current = false
        flush()
      }
      if (!isStored) return
      setSent((last) => (last?.text === now.text ? undefined : last))
      setHasSaved(true)
      if (latest.current.text === now.text) dropDraft(now.draft)
    })
  }, [])

  // What was refused is tried again when its field is left, or more is typed: not after each pause.
  useSaveAfterPause({ typed: text === saved || text === refused ? undefined : text, save: flush })

  const setText = useCallback((next: string) => {
    setLocal(next)
    latest.current = { ...latest.current, text: next }
    writeDraft(latest.current.draft, next)
  }, [])
  return { text, setText, flush, isSaved: hasSaved && text === saved }
}
