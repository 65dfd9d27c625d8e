// What the shell does for who is signed in once the page has nothing else to do: announces restored data, protects the data, makes offers, announces
// what a field cuts off, remembers the places where one was and the person's own orders, and undoes the last change of a screen by its keys. Loaded by
// load-idle-tasks.tsx.
import type { RefObject } from 'react'
import type { Direction } from '#kit/undo/done-actions.ts'
import { HistoryOutlet } from '../history/history-outlet.tsx'
import { AlertNewNotifications } from './alert-new-notifications.tsx'
import { Offers } from './offers.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { useArrangements } from './use-arrangements.ts'
import { useCutPaste } from './use-cut-paste.ts'
import { useDataProtection } from './use-data-protection.ts'
import { useScreenUndo } from './use-screen-undo.ts'
import { useStoredChoices } from './use-stored-choices.ts'
import { useStoredFrame } from './use-stored-frame.ts'
import { useVisitedPlaces } from './use-visited-places.ts'
import { Watchers } from './watchers.tsx'

export interface IdleTasksProps {
  /** Undo keys pressed before this was loaded; null once it is done. */
  readonly early: RefObject<Direction[] | null>
}

export default function IdleTasks({ early }: IdleTasksProps) {
  useScreenUndo(early)
  useCutPaste()
  useDataProtection()
  useStoredFrame()
  useVisitedPlaces()
  useArrangements()
  useStoredChoices()
  return (
    <>
      <RestoredNotice />
      <Offers />
      <AlertNewNotifications />
      <Watchers />
      <HistoryOutlet />
    </>
  )
}
