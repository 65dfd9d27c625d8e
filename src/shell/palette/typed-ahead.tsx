// In the palette's place while its code is on its way: what is typed is for its field, and no command of the page behind; Escape closes it.
// @chunk signed-in
import { useLayoutEffect } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { closePalette, openPalette, paletteStore } from './open-palette.ts'

export function TypedAhead() {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
      const typed = paletteStore.read() ?? ''
      if (event.key.length === 1) openPalette(typed + event.key)
      else if (event.key === 'Backspace') openPalette(typed.slice(0, -1))
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
  return <CloseOnEscape onClose={closePalette} />
}
