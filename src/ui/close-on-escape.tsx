// In the place of a dialog or a panel whose code is on its way: Escape closes it as if it were there already.
// @chunk signed-in
import { useEffect } from 'react'

export function CloseOnEscape({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return null
}
