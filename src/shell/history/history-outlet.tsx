// Where a record's history is mounted, once it is opened. In idle-tasks.tsx.
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { closeHistory, historyStore } from '#platform/workspace/record-history.ts'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'

const HistoryDialog = lazyBeside(async () => (await import('./history-dialog.tsx')).HistoryDialog)

export function HistoryOutlet() {
  const record = useSyncExternalStore(historyStore.subscribe, historyStore.read)
  // Who is signed out from under it finds it closed when they come back.
  useEffect(() => closeHistory, [])
  return (
    <Suspense fallback={<CloseOnEscape onClose={closeHistory} />}>
      {record && <HistoryDialog key={`${record.table}/${record.key}`} record={record} />}
    </Suspense>
  )
}
