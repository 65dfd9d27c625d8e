// The app's one polite live region. Mounted once by the shell; spoken to through announce.ts.
import { useEffect, useState } from 'react'
import { onAnnounce } from './announce.ts'

export function LiveRegion() {
  const [said, setSaid] = useState({ message: '', turn: 0 })
  useEffect(() => onAnnounce((message) => setSaid((was) => ({ message, turn: was.turn + 1 }))), [])
  // A new element for each message, so that a repeated text is announced again.
  return (
    <div aria-live="polite" aria-atomic="false" data-react-aria-top-layer="true" className="sr-only">
      <p key={said.turn}>{said.message}</p>
    </div>
  )
}
