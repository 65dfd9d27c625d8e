// The words that are searched, in the address a moment after they are typed. Used by toolbar.tsx.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useTasks } from './tasks-context.ts'

/** ms after the last letter */
const PAUSE_MS = 300

export function SearchBox({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useLingui()
  const { search, setSearch } = useTasks()
  const inAddress = search.q ?? ''
  const [text, setText] = useState(inAddress)

  // What changes the address from elsewhere, such as the back button, changes the box.
  const [lastInAddress, setLastInAddress] = useState(inAddress)
  if (lastInAddress !== inAddress) {
    setLastInAddress(inAddress)
    if (inAddress !== text.trim()) setText(inAddress)
  }

  useEffect(() => {
    const words = text.trim()
    if (words === inAddress) return
    const timer = setTimeout(() => setSearch({ q: words || undefined }, { replace: inAddress !== '' }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, inAddress, setSearch])

  const leave = () => {
    if (inAddress !== '') setSearch({ q: undefined })
    onLeave()
  }
  return (
    <>
      <SearchField
        autoFocus
        label={t`Search in tasks`}
        value={text}
        onChange={setText}
        onLeave={leave}
        className="min-w-0 flex-1"
      />
      <IconButton icon="x-mark" label={t`End the search`} onPress={leave} />
    </>
  )
}
