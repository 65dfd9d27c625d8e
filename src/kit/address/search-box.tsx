// A search box whose text is in the URL a moment after it is typed. What changes the URL from elsewhere, such as the back button, changes the box.
// @chunk lists
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { SearchField, type SearchFieldProps } from '#ui/search-field.tsx'

export interface SearchBoxProps extends Omit<SearchFieldProps, 'value' | 'onChange'> {
  /** As in the URL. `maxLength` is what the call takes; default 200. */
  readonly query: string | undefined
  /** @param isFirst nothing was searched before: a step for the back button */
  readonly onSearch: (words: string | undefined, isFirst: boolean) => void
}

/** ms after the last letter */
const PAUSE_MS = 300
const NONE: readonly string[] = []

export function SearchBox({ query: inAddress = '', onSearch, maxLength = 200, ...field }: SearchBoxProps) {
  const [text, setText] = useState(inAddress)
  const [lastInAddress, setLastInAddress] = useState(inAddress)
  /** What was searched and is not in the URL yet, the earliest first: meanwhile more may be typed. */
  const [onTheirWay, setOnTheirWay] = useState(NONE)
  if (lastInAddress !== inAddress) {
    setLastInAddress(inAddress)
    const index = onTheirWay.indexOf(inAddress)
    const isOwn = index >= 0
    setOnTheirWay(isOwn && inAddress !== text.trim() ? onTheirWay.slice(index + 1) : NONE)
    if (!isOwn && inAddress !== text.trim()) setText(inAddress)
  }

  const search = () => {
    const trimmed = text.trim()
    if (trimmed === inAddress) return
    setOnTheirWay([...onTheirWay, trimmed])
    onSearch(trimmed || undefined, (onTheirWay.at(-1) ?? inAddress) === '')
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (text.trim() === inAddress) return
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, inAddress])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event)
    if (event.key === 'Enter' && !isComposing(event)) search()
  }
  return <SearchField {...field} maxLength={maxLength} value={text} onChange={setText} onKeyDown={onKeyDown} />
}
