// What the shell does for who is signed in once the page has nothing else to do: tells of restored data, keeps the data safe, offers what is worth it, and
// undoes the last change of a screen by its keys. Brought by bring-later.tsx.
import { HistoryOutlet } from '../history/history-outlet.tsx'
import { AlertNewNotifications } from './alert-new-notifications.tsx'
import { Offers } from './offers.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { useDataKept } from './use-data-kept.ts'
import { useScreenUndo } from './use-screen-undo.ts'

export default function Later() {
  useScreenUndo()
  useDataKept()
  return (
    <>
      <RestoredNotice />
      <Offers />
      <AlertNewNotifications />
      <HistoryOutlet />
    </>
  )
}
