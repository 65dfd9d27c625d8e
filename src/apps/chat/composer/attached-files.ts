// The files that are to go with the next message of each chat: they wait while another chat is read, as the text does, over a reload too.
// @chunk chat
import { useEffect, useSyncExternalStore } from 'react'
import { pageState } from '#platform/page-state.ts'
import { sessionSignal } from '#platform/session/session.ts'
import { keepFiles, readFiles } from '../unsent-files.ts'

const attached = pageState<ReadonlyMap<string, readonly File[]>>(new Map())
const forget = (): void => {
  attached.set(new Map())
  restored.set(false)
}
const NONE: readonly File[] = []
const KEY = 'attached '
/** What a visit before has left was read. */
const restored = pageState(false)

async function restore(): Promise<void> {
  if (restored.read()) return
  restored.set(true)
  const found = await readFiles((key) => key.startsWith(KEY))
  if (found.size === 0) return
  const ofChats = [...found].map(([key, files]) => [key.slice(KEY.length), files] as const)
  // What was attached meanwhile goes before.
  attached.set(new Map([...ofChats, ...attached.read()]))
}

export function useAttachedFiles(chatId: string) {
  const all = useSyncExternalStore(attached.subscribe, attached.read)
  useEffect(() => void restore(), [])
  return {
    files: all.get(chatId) ?? NONE,
    setFiles(files: readonly File[]) {
      attached.set(new Map(attached.read()).set(chatId, files))
      void keepFiles(KEY + chatId, files)
      // They are nobody else's.
      sessionSignal().addEventListener('abort', forget, { once: true })
    },
  }
}
