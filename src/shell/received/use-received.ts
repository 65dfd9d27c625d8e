// What has come from outside, and what becomes of it: read first, saved or discarded when the person decides. Part of received-screen.tsx.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { SHARED_REFUSALS, type SharedRefusal } from '#contract/shell/shared.ts'
import { undoApi } from '#contract/shell/undo.ts'
import { readMailTo } from '#formats/mail/mailto.ts'
import { TransferError, type TransferOptions, transfer, type Writer } from '#kit/transfer/transfer.ts'
import { call, callForChange } from '#platform/api/call.ts'
import { isTooLarge } from '#platform/forms/read-limit.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { placeOfReading } from './places.ts'
import { readDraft } from './read-draft.ts'
import { type ReadCalendar, readOpened } from './read-opened.ts'
import { type ImportResult, type LongReading, type NamedReading, namesIn, type Place, type Saved } from './reading.ts'
import { dropShared, readShared, waitingShares } from './shared.ts'
import { readingsOf } from './shared-readings.ts'

/** What was read and is not saved yet, beside what is. */
export interface Shown {
  readonly is: 'shown'
  /** The id of what was shared. */
  readonly share?: string | undefined
  readonly readings: readonly NamedReading[]
  /** Files that are none of those that are read here, by name. */
  readonly unreadable: readonly string[]
  /** Files that are larger than is read, by name. */
  readonly tooLarge: readonly string[]
  readonly saved: readonly Saved[]
  /** Why keeping or undoing it failed, wholly or in part. */
  readonly cause?: unknown
  /** Keeping it was ended by the person. */
  readonly isStopped?: boolean
  readonly isUndone?: boolean
}

export type State =
  | { readonly is: 'empty' | 'failed' | 'no-link' | SharedRefusal }
  | { readonly is: 'busy'; readonly writing?: Writing }
  | Shown

/** Progress of saving. */
export interface Writing {
  readonly done: number
  readonly total: number
  /** What was written is being taken back. */
  readonly isStopping?: boolean
}

export interface Received {
  readonly state: State
  /** The ids of what else was shared and waits, the newest first. */
  readonly waiting: readonly string[]
  open(files: readonly File[]): Promise<void>
  keep(): Promise<void>
  discard(): Promise<void>
  undo(): Promise<void>
  /** Stops saving, and undoes what was written of the present file. */
  stop(): void
}

export function useReceived(readCalendar: ReadCalendar): Received {
  const router = useRouter()
  const { share, mailto } = useSearch({ from: '/open-file' })
  const [state, setState] = useState<State>({ is: share || mailto ? 'busy' : 'empty' })
  const attempt = async (work: () => Promise<State>) => {
    setState({ is: 'busy' })
    setState(await work().catch(() => ({ is: 'failed' }) as const))
  }
  const look = () => {
    const hasScreen = (place: Place) => isRoute(router, placeOfReading(place).path)
    if (share) void attempt(() => lookAtShare(share, { readCalendar, hasScreen }))
    // An entry of the history is one visit.
    else if (mailto) void attempt(async () => lookAtLink(mailto, router.history.location.state.key ?? mailto))
  }
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  const looked = useRef<string>(undefined)
  useEffect(() => {
    const what = share ?? mailto
    if (what !== undefined && looked.current !== what) latest.current()
    looked.current = what
  }, [share, mailto])
  const open = (files: readonly File[]) => attempt(() => lookAtFiles(files, readCalendar))
  const onProgress = (writing: Writing) => setState({ is: 'busy', writing })
  return { state, waiting: useWaiting(state, share), open, ...useDecisions(state, attempt, onProgress) }
}

/** What the person may say to what is shown. */
function useDecisions(
  state: State,
  attempt: (work: () => Promise<State>) => Promise<void>,
  onProgress: (writing: Writing) => void,
): Pick<Received, 'keep' | 'discard' | 'undo' | 'stop'> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const stopping = useRef(new AbortController())
  const refetch = (saved: readonly { readonly place: Place }[]) =>
    refetchAll(client, [...saved.map(({ place }) => place), 'changes'])
  const decide = (work: (shown: Shown) => Promise<State>) =>
    attempt(async () => (state.is === 'shown' ? work(state).catch((cause: unknown) => ({ ...state, cause })) : state))
  /** An address of something that is dealt with leads to nothing any more. */
  const leave = async (share: string | undefined) => {
    if (share) await dropShared(share)
    await navigate({ to: '/open-file', replace: true })
  }
  return {
    keep: () =>
      decide(async (shown) => {
        stopping.current = new AbortController()
        const after = await keepAll(shown, { signal: stopping.current.signal, onProgress })
        refetch([...shown.readings.map(({ reading }) => reading), ...after.saved])
        if (after.readings.length === 0) await leave(shown.share)
        return after
      }),
    discard: () =>
      decide(async ({ share, saved }) => {
        await leave(share)
        return saved.length > 0 ? { ...SHOWN, saved } : { is: 'empty' }
      }),
    undo: () =>
      decide(async (shown) => {
        const ids = shown.saved.flatMap(({ changeIds }) => changeIds)
        if (ids.length > 0) await call(undoApi.endpoints.undoSeveral, { body: { ids } })
        refetch(shown.saved)
        return { ...shown, cause: undefined, isStopped: false, isUndone: true }
      }),
    stop: () => {
      stopping.current.abort()
      if (state.is === 'busy' && state.writing) onProgress({ ...state.writing, isStopping: true })
    },
  }
}

/** What else waits, looked up again whenever something was dealt with. */
function useWaiting(state: State, share: string | undefined): readonly string[] {
  const [waiting, setWaiting] = useState<readonly string[]>([])
  useEffect(() => {
    if (state.is === 'busy') return
    void waitingShares().then(
      (ids) => setWaiting(ids.filter((id) => id !== share)),
      () => undefined,
    )
  }, [state, share])
  return waiting
}

const SHOWN: Shown = { is: 'shown', readings: [], unreadable: [], tooLarge: [], saved: [] }

async function lookAtShare(id: string, options: Parameters<typeof readingsOf>[2]): Promise<State> {
  const why = SHARED_REFUSALS.find((refusal) => refusal === id)
  if (why) return { is: why }
  const shared = await readShared(id)
  if (!shared) return { is: 'lost' }
  return { ...SHOWN, share: id, readings: await readingsOf(id, shared, options) }
}

function lookAtLink(link: string, visit: string): State {
  const mail = readMailTo(link)
  return mail ? { ...SHOWN, readings: [readDraft(mail, `mailto-${visit}`)] } : { is: 'no-link' }
}

async function lookAtFiles(files: readonly File[], readCalendar: ReadCalendar): Promise<State> {
  const readings: NamedReading[] = []
  const unreadable: string[] = []
  const tooLarge = files.filter(isTooLarge).map(({ name }) => name)
  for (const file of files.filter((one) => !isTooLarge(one))) {
    const reading = await readOpened(file, readCalendar)
    if (reading) readings.push({ name: file.name, reading })
    else unreadable.push(file.name)
  }
  return { ...SHOWN, readings, unreadable, tooLarge }
}

interface Keeping {
  readonly signal: AbortSignal
  readonly onProgress: (writing: Writing) => void
}

/** Saves one after the other. What failed stays for a retry, and what succeeded is not saved twice. */
async function keepAll(shown: Shown, { signal, onProgress }: Keeping): Promise<Shown> {
  const readings: NamedReading[] = []
  const saved: Saved[] = [...shown.saved]
  const lengthOf = ({ reading }: NamedReading) => ('total' in reading ? reading.total : 1)
  const total = shown.readings.reduce((sum, named) => sum + lengthOf(named), 0)
  let before = 0
  let failed: unknown
  for (const named of shown.readings) {
    const { reading } = named
    const { place } = reading
    const title = namesIn(reading).slice(0, 3).join(', ')
    try {
      signal.throwIfAborted()
      onProgress({ done: before, total })
      const report = (done: number) => signal.aborted || onProgress({ done: before + done, total })
      const imported =
        'save' in reading ? await reading.save() : await writeAll(reading, { signal, onProgress: report })
      saved.push({ ...imported, place, title })
    } catch (error) {
      readings.push(named)
      const { left, written, cause = error } = error instanceof TransferError ? error : {}
      failed = cause
      if (left !== undefined) saved.push({ count: left, changeIds: [written?.changeId ?? []].flat(), place, title })
    }
    before += lengthOf(named)
  }
  const isStopped = signal.aborted
  return { ...shown, readings, saved, isStopped, cause: isStopped ? undefined : failed }
}

async function writeAll(reading: LongReading, options: Omit<TransferOptions, 'send'>): Promise<ImportResult> {
  let made = { count: 0 }
  const work = async (writer: Writer) => {
    made = await reading.write(writer)
  }
  const { changeId } = await transfer(work, { send: callForChange, ...options })
  return { ...made, changeIds: [changeId ?? []].flat() }
}
