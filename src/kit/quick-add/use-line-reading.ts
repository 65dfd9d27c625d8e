// What is recognised in a line that adds something, with what the person chose about it, and what is added of it. Used by quick-line.tsx.
import { useMemo, useRef, useState } from 'react'
import type { LineChoices } from '#platform/navigation/created.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import type { LineAddition, QuickAddKnown, Recognised } from './read-line.ts'
import { loadRecogniser, useRecogniser } from './use-recogniser.ts'

type Recogniser = NonNullable<ReturnType<typeof useRecogniser>>

/** What a line may name. */
export type LineNames = Pick<QuickAddKnown, 'tags' | 'people' | 'now'>

export type LineWords = ReturnType<typeof useLineReading>

const NOTHING = { words: [], offered: [] }
const NO_CHOICES: LineChoices = { plain: new Set(), wanted: new Set() }

/** @param isRead false: all of it is text */
export function useLineReading(text: string, isRead: boolean, { tags, people, now }: LineNames) {
  const { language } = usePrefs()
  const recogniser = useRecogniser()
  const [choices, setChoices] = useState<LineChoices>(NO_CHOICES)
  const known = useMemo(() => ({ tags, people, language, now, ...choices }), [tags, people, language, now, choices])
  const { words, offered } = useMemo(
    () => (isRead && recogniser ? recogniser.recognise(text, known) : NOTHING),
    [isRead, recogniser, text, known],
  )
  return {
    recogniser,
    known,
    words,
    offered,
    /** @param isMeant false: it is text */
    choose(word: Recognised, isMeant: boolean) {
      if (recogniser) setChoices(recogniser.choose(choices, text, word, isMeant))
    },
  }
}

export const additionOf = (recogniser: Recogniser, text: string, known: QuickAddKnown): LineAddition =>
  recogniser.additionOf(text, recogniser.recognise(text, known).words)

/**
 * Adds lines in the order in which they were entered. What is added waits for the recogniser's chunk, and for what was entered before it; the line does not: the
 * next one can be typed. Where the chunk cannot be had, all is title.
 */
export function useAddInOrder({ recogniser, known }: LineWords, onAdd: (addition: LineAddition | string) => void) {
  const added = useRef(Promise.resolve())
  return (text: string, isRead: boolean) => {
    const addNow = async (before: Promise<void>) => {
      await before
      const reader = isRead ? (recogniser ?? (await loadRecogniser().catch(() => undefined))) : undefined
      onAdd(reader ? additionOf(reader, text, known) : text.trim())
    }
    added.current = addNow(added.current)
  }
}
