// The files that are to go with the next message of each chat: they wait while another chat is read, as the text does, for as long as the page is there.
// @chunk chat
import { useSyncExternalStore } from 'react'
import { pageState } from '#platform/page-state.ts'
import { sessionSignal } from '#platform/session/session.ts'

const attached = pageState<ReadonlyMap<string, readonly File[]>>(new Map())
const forget = (): void => attached.set(new Map())
const NONE: readonly File[] = []

export function useAttachedFiles(chatId: string) {
  const all = useSyncExternalStore(attached.subscribe, attached.read)
  return {
    files: all.get(chatId) ?? NONE,
    setFiles(files: readonly File[]) {
      attached.set(new Map(attached.read()).set(chatId, files))
      // They are nobody else's.
      sessionSignal().addEventListener('abort', forget, { once: true })
    },
  }
}
