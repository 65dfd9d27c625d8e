// What comes to Cairn from outside, at /open-file: what another app shared, a mailto link, a file that was opened with it, or one that is chosen here where
// the device does none of that. Says where it went and offers to undo it; a file is looked at before it is brought in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { changesApi } from '#contract/shell/changes.ts'
import { call } from '#platform/api/call.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { KeptList } from './kept-list.tsx'
import { keepMailTo, readMailTo } from './mailto.ts'
import { OPENED_TYPES, type ReadCalendar, readOpened } from './read-opened.ts'
import type { Reading } from './reading.ts'
import { ReadingPreview } from './reading-preview.tsx'
import { dropShared, type Kept, keepShared, readShared } from './shared.ts'

export interface ReceivedScreenProps {
  readonly readCalendar: ReadCalendar
}

type State =
  | { readonly is: 'empty' | 'busy' | 'gone' | 'failed' }
  | { readonly is: 'unreadable'; readonly name: string }
  | { readonly is: 'read'; readonly name: string; readonly reading: Reading }
  | { readonly is: 'kept' | 'undone'; readonly kept: readonly Kept[] }

export function ReceivedScreen({ readCalendar }: ReceivedScreenProps) {
  const { state, open, bringIn, undo } = useReceived(readCalendar)
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-5 pb-12 md:px-6 md:pt-8">
      <h1 className="mb-5 font-semibold text-24 tracking-tight">
        <Trans>From outside</Trans>
      </h1>
      <div aria-live="polite">
        <Told state={state} onBringIn={bringIn} onUndo={undo} />
      </div>
      <FileChoice onChoose={open} isAgain={state.is !== 'empty'} />
    </div>
  )
}

interface ToldProps {
  readonly state: State
  readonly onBringIn: () => Promise<void>
  readonly onUndo: () => Promise<void>
}

function Told({ state, onBringIn, onUndo }: ToldProps) {
  const { t } = useLingui()
  switch (state.is) {
    case 'empty':
      return null
    case 'busy':
      return <SkeletonRows label={t`Looking at what came`} count={3} />
    case 'gone':
      return (
        <Note>
          <Trans>What was shared is not here any more: it was kept before, or could not be read. Share it again.</Trans>
        </Note>
      )
    case 'failed':
      return (
        <Note kind="danger">
          <Trans>This could not be kept. Nothing was changed; try again.</Trans>
        </Note>
      )
    case 'unreadable':
      return (
        <Note kind="danger">
          <Trans>
            <b>{state.name}</b> holds no contacts, tasks, products or mail that Cairn can read.
          </Trans>
        </Note>
      )
    case 'read':
      return <ReadingPreview name={state.name} reading={state.reading} onBringIn={onBringIn} />
    default:
      return <KeptList kept={state.kept} isUndone={state.is === 'undone'} onUndo={onUndo} />
  }
}

function FileChoice({ onChoose, isAgain }: { onChoose: (file: File) => Promise<void>; isAgain: boolean }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mt-6">
      <p className="mb-3 max-w-(--prose) text-ink-muted">
        <Trans>
          Contacts (.vcf), tasks (.ics), products (.csv) and mails (.eml) are shown first, and brought in when you say
          so.
        </Trans>
      </p>
      <input
        ref={input}
        type="file"
        accept={OPENED_TYPES}
        aria-label={t`File`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void onChoose(file)
          target.value = ''
        }}
      />
      <Button icon="arrow-up-tray" onPress={() => input.current?.click()}>
        {isAgain ? t`Choose another file` : t`Choose a file`}
      </Button>
    </div>
  )
}

interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void
}

function useReceived(readCalendar: ReadCalendar) {
  const client = useQueryClient()
  const { history } = useRouter()
  const navigate = useNavigate()
  const { share, mailto } = useSearch({ from: '/open-file' })
  const [state, setState] = useState<State>({ is: share || mailto ? 'busy' : 'empty' })
  const refetch = (kept: readonly Kept[]) => refetchAll(client, [...kept.map(({ place }) => place), 'changes'])
  const attempt = async (work: () => Promise<State>) => {
    setState({ is: 'busy' })
    try {
      setState(await work())
    } catch {
      setState({ is: 'failed' })
    }
  }
  const open = (file: File) =>
    attempt(async () => {
      const reading = await readOpened(file, readCalendar)
      return reading ? { is: 'read', name: file.name, reading } : { is: 'unreadable', name: file.name }
    })
  const takeIn = useRef<() => void>(undefined)
  takeIn.current = () => {
    if (share)
      void attempt(async () => {
        const shared = await readShared(share)
        if (!shared) return { is: 'gone' }
        const kept = await keepShared(share, shared)
        await dropShared(share)
        refetch(kept)
        await navigate({ to: '/open-file', replace: true })
        return { is: 'kept', kept }
      })
    else if (mailto)
      void attempt(async () => {
        const draft = readMailTo(mailto)
        if (!draft) return { is: 'failed' }
        // An entry of the history is one visit.
        const key = `mailto-${history.location.state.key ?? mailto}`
        const kept = [await keepMailTo(draft, key)]
        refetch(kept)
        await navigate({ to: '/open-file', replace: true })
        return { is: 'kept', kept }
      })
  }
  const taken = useRef<string>(undefined)
  useEffect(() => {
    const what = share ?? mailto
    if (what === undefined || taken.current === what) return
    taken.current = what
    takeIn.current?.()
  }, [share, mailto])
  const openLatest = useRef(open)
  openLatest.current = open
  useEffect(() => {
    // Where the device opens files with Cairn (Chromium, installed).
    const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files: [first] }) => {
      if (first) void first.getFile().then((file) => openLatest.current(file))
    })
  }, [])
  const bringIn = () =>
    attempt(async () => {
      if (state.is !== 'read') return state
      const { place, titles } = state.reading
      const made = await state.reading.bringIn()
      const kept = [{ ...made, place, title: titles.slice(0, 3).join(', ') }]
      refetch(kept)
      return { is: 'kept', kept }
    })
  const undo = () =>
    attempt(async () => {
      if (state.is !== 'kept') return state
      const ids = state.kept.flatMap(({ changeIds }) => changeIds)
      if (ids.length > 0) await call(changesApi.endpoints.undoSeveral, { body: { ids } })
      refetch(state.kept)
      return { is: 'undone', kept: state.kept }
    })
  return { state, open, bringIn, undo }
}
