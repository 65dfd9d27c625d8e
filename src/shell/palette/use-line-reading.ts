// useLineReading(): what the places that parse a line recognise in what is typed, and the person's choices for its words.
import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { Language } from '#contract/shared.ts'
import type { LineChoices, LineWord, ReadLine } from '#platform/navigation/created.ts'
import type { Act } from './items.ts'

const NO_CHOICES: LineChoices = { plain: new Set(), wanted: new Set() }
/** ms, until nothing more is typed */
const PAUSE = 120

export interface LineReader {
  readonly line: string
  readonly load: () => Promise<{ readonly readLine?: ReadLine }>
}

export interface LineReading {
  readonly acts: readonly Act[]
  readonly choices: LineChoices
}

/** @param reader undefined where no place reads what is typed @returns what a press on each word does, and the choices so far */
export function useLineReading(reader: LineReader | undefined): LineReading {
  const language = Language.parse(useLingui().i18n.locale)
  const [choices, setChoices] = useState(NO_CHOICES)
  const [read, setRead] = useState<{ readonly line: string; readonly words: readonly LineWord[] }>()
  const { line = '', load } = reader ?? {}
  useEffect(() => {
    if (!load || line === '') return
    let isWanted = true
    const show = async () => {
      // Where it cannot be had, all is text until it is made.
      const { readLine } = await load().catch(() => ({ readLine: undefined }))
      const words = (await readLine?.(line, language, Date.now(), choices).catch(() => [])) ?? []
      if (isWanted) setRead({ line, words })
    }
    const timer = setTimeout(() => void show(), PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [load, line, language, choices])
  const words = read?.line === line ? read.words : []
  const acts = words.map(
    (word): Act => ({
      id: word.id,
      label: word.name,
      does: word.does,
      icon: word.isTaken ? 'x-mark' : 'plus',
      run: () => setChoices(word.pressed),
    }),
  )
  return { acts, choices }
}
