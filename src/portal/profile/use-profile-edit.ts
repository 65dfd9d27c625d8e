// The profile while it is edited: what is typed shows at once, is stored in this tab, and is saved after a pause; what was saved can be undone, step by step.
// A change made elsewhere meanwhile is merged with it, field by field; where both changed the same field, the person chooses.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react'
import { profileApi } from '#contract/portal/profile.ts'
import { Profile, ProfilePatch, patchContent } from '#contract/portal/profile-shapes.ts'
import { EMPTY_RESUME, ResumeContent } from '#contract/portal/resume.ts'
import * as z from '#contract/zod.ts'
import { useSaveAfterPause } from '#kit/forms/use-save-after-pause.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useCanUndo } from '#kit/undo/use-undo-log.ts'
import type { Written } from '#kit/undo/written.ts'
import { ApiError } from '#platform/api/errors.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { useWaitingWrites } from '#platform/offline/use-waiting-writes.ts'
import { isQueued, optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { type Clash, mergeContents, patchBetween } from './merge-contents.ts'
import { profileQueries } from './queries.ts'

export interface ProfileEdit {
  readonly profile: Profile
  /** With what is typed and not saved yet. */
  readonly content: ResumeContent
  readonly state: 'saved' | 'saving' | 'waiting' | 'failed' | 'clash'
  /** Fields that were changed elsewhere too, while they were changed here. Nothing is saved until it is chosen whose value wins. */
  readonly clashes: readonly Clash[]
  choose(winner: 'mine' | 'theirs'): void
  change(patch: ProfilePatch): void
  /** Saves at once what is to become of the content as it is then, with what else is typed. @returns the write, once it is answered */
  save(patchOf: (content: ResumeContent) => ProfilePatch): Promise<Written>
  /** Undefined where nothing of the screen can be undone. */
  readonly undo: (() => void) | undefined
  retry(): void
}

const DRAFT = 'profile'

/** What is not saved yet, and the profile that it was typed upon. */
const Pending = z.object({
  patch: ProfilePatch,
  base: z.nullable(z.object({ content: ResumeContent, version: z.int() })),
})
type Pending = z.infer<typeof Pending>

const NOTHING: Pending = { patch: {}, base: null }
const baseOf = ({ content, version }: Profile): Pending['base'] => ({ content, version })
const isEmpty = ({ patch }: Pending) => Object.keys(patch).length === 0

/** Undefined until the profile is there. */
export function useProfileEdit(): ProfileEdit | undefined {
  const { data: profile } = useQuery(profileQueries.profile())
  const client = useQueryClient()
  const [pending, setPending] = useState<Pending>(() => readDraft(DRAFT, Pending) ?? NOTHING)
  const { undoLast } = useAction()
  const canUndo = useCanUndo()
  const { rows: waiting } = useWaitingWrites(profileApi.endpoints.updateProfile)
  const { theirs, setTheirs, urgent, save, rebase, flush } = useProfileSaving({
    ...{ profile, pending, setPending },
    isBehind: waiting.length > 0,
  })
  if (!profile) return undefined
  const isOpen = !isEmpty(pending)
  const changeBy = (patchOf: (content: ResumeContent) => ProfilePatch) =>
    setPending((now) => {
      // An undo calls this long after it was made: what is known now counts.
      const known = client.getQueryData(profileQueries.profile().queryKey) ?? profile
      return withPatch(now, known, patchOf)
    })
  const isFailed = save.isError && !staleOf(save.error)
  return {
    profile,
    content: patchContent(profile.content, pending.patch),
    clashes: theirs ? clashesOf(pending, theirs) : [],
    choose: (winner) => {
      if (theirs) rebase(theirs, winner)
      setTheirs(undefined)
    },
    state: theirs
      ? 'clash'
      : isFailed
        ? 'failed'
        : save.isPending || isOpen
          ? 'saving'
          : waiting.length > 0
            ? 'waiting'
            : 'saved',
    change: (patch) => changeBy(() => patch),
    save(patchOf) {
      const written = Promise.withResolvers<Written>()
      urgent.current.push(written)
      changeBy(patchOf)
      return written.promise
    },
    undo: canUndo && !isOpen ? () => void undoLast() : undefined,
    retry: flush,
  }
}

interface SavingOptions {
  readonly profile: Profile | undefined
  readonly pending: Pending
  readonly setPending: Dispatch<SetStateAction<Pending>>
  /** Whether an earlier change of the profile waits to be sent. */
  readonly isBehind: boolean
}

/** Saves what is pending after a pause, or at once. */
function useProfileSaving({ pending, ...options }: SavingOptions) {
  const [theirs, setTheirs] = useState<Profile>()
  const urgent = useRef<PromiseWithResolvers<Written>[]>([])
  const underWayRef = useRef<UnderWay>(undefined)
  const isLeft = useRef(false)
  const { send, rejectUrgent, ...sending } = useSending({ ...options, setTheirs, urgent, underWayRef, isLeft })
  const flush = () => {
    if (isEmpty(pending) || theirs) return
    // Sent beside the one before it, it would clash with that one, as with a change made elsewhere.
    if (!underWayRef.current) send(pending)
    else if (pending !== underWayRef.current.sent) underWayRef.current.next = pending
  }
  const leave = () => {
    isLeft.current = true
    flush()
    if (!underWayRef.current?.next) rejectUrgent(new Error('The profile was left'))
  }
  useEffect(() => {
    if (isEmpty(pending)) {
      // What is stored already is saved.
      for (const { resolve } of urgent.current.splice(0)) resolve({})
      return dropDraft(DRAFT)
    }
    writeDraft(DRAFT, pending)
  }, [pending])
  useEffect(() => {
    isLeft.current = false
  }, [])
  useSaveAfterPause({
    typed: isEmpty(pending) ? undefined : pending,
    save: flush,
    leave,
    isUrgent: () => urgent.current.length > 0,
  })
  return { theirs, setTheirs, urgent, flush, ...sending }
}

interface UnderWay {
  readonly sent: Pending
  /** What came to be saved meanwhile. */
  next?: Pending
}

interface SendingOptions extends Omit<SavingOptions, 'pending'> {
  readonly setTheirs: (current: Profile) => void
  /** Of what is to be saved at once: who waits for it. */
  readonly urgent: RefObject<PromiseWithResolvers<Written>[]>
  readonly underWayRef: RefObject<UnderWay | undefined>
  readonly isLeft: RefObject<boolean>
}

/** Sends what is pending, one after the other. */
function useSending({ profile, setPending, isBehind, setTheirs, urgent, underWayRef, isLeft }: SendingOptions) {
  const save = useSaveProfile()
  const rebase = useRebase(setPending)
  const rejectUrgent = (error: Error, waiters = urgent.current.splice(0)) => {
    for (const { reject } of waiters) reject(error)
  }
  const nextOf = () => {
    const next = underWayRef.current?.next
    underWayRef.current = undefined
    return next
  }
  const send = (sent: Pending, isNextToWait = isBehind) => {
    // What waits to be sent is sent upon whatever there is then: its version would be none any more.
    const version = navigator.onLine && !isNextToWait ? sent.base?.version : undefined
    const waiters = urgent.current.splice(0)
    underWayRef.current = { sent }
    save.mutateAsync({ body: { profile: sent.patch, version } }).then(
      (written) => {
        const next = nextOf()
        const { answer } = written
        // What was typed meanwhile was typed upon what has just been saved.
        const { content, version: at } = isQueued(answer) ? sentUpon(sent, profile) : answer
        const base = { content, version: at }
        setPending((now) => (now === sent ? NOTHING : { ...now, base }))
        for (const { resolve } of waiters) resolve(written)
        if (next && isLeft.current) send({ ...next, base }, isQueued(answer))
      },
      (error: Error) => {
        const next = nextOf()
        const stale = staleOf(error)
        const latest = next ?? sent
        const hasClash = stale !== undefined && clashesOf(latest, stale).length > 0
        // Upon what is stored now it is sent again; a clash waits for the person.
        if (stale && !hasClash) urgent.current.unshift(...waiters)
        else rejectUrgent(error, waiters)
        if (hasClash) setTheirs(stale)
        if (stale) rebase(stale)
        // The same again, as another value: its pause begins anew.
        else if (next) setPending((now) => ({ ...now }))
        if (!isLeft.current) return
        if (stale && !hasClash) send(rebased(latest, stale))
        else rejectUrgent(error)
      },
    )
  }
  return { send, save, rebase, rejectUrgent }
}

function useSaveProfile() {
  const client = useQueryClient()
  return useApiMutation(profileApi.endpoints.updateProfile, {
    // What is typed next is typed upon this version, whether it has been read again by then or not.
    onDone: ({ answer }) => client.setQueryData(profileQueries.profile().queryKey, answer),
    optimistic: ({ body }) => [
      optimistic(profileQueries.profile(), (known) => ({
        ...known,
        content: patchContent(known.content, body.profile),
      })),
    ],
  })
}

/** Upon what is stored now: what only one side changed is preserved of both; a clash waits for the person. */
function useRebase(setPending: Dispatch<SetStateAction<Pending>>) {
  const client = useQueryClient()
  return (current: Profile, winner?: 'mine' | 'theirs') => {
    client.setQueryData(profileQueries.profile().queryKey, current)
    setPending((now) => rebased(now, current, winner))
  }
}

const rebased = (now: Pending, current: Profile, winner?: 'mine' | 'theirs'): Pending => {
  const base = now.base ?? current
  const merged = mergeContents(base.content, patchContent(base.content, now.patch), current.content, winner)
  if (merged.clashes.length > 0 && !winner) return now
  return { patch: patchBetween(current.content, merged.content), base: current }
}

const withPatch = (now: Pending, known: Profile, patchOf: (content: ResumeContent) => ProfilePatch): Pending => {
  const patch = patchOf(patchContent(known.content, now.patch))
  return {
    base: now.base ?? baseOf(known),
    patch: {
      ...now.patch,
      ...patch,
      ...(now.patch.basics || patch.basics ? { basics: { ...now.patch.basics, ...patch.basics } } : {}),
    },
  }
}

/** What a change that waits to be sent was made upon, with it. */
const sentUpon = ({ patch, base }: Pending, profile: Profile | undefined) => {
  const { content, version } = base ?? profile ?? { content: EMPTY_RESUME, version: 0 }
  return { content: patchContent(content, patch), version }
}

/** The profile as it is, where a change was made upon an older one. */
function staleOf(error: Error | null): Profile | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const current = Profile.safeParse((error.body as { current?: unknown } | null)?.current)
  return current.success ? current.data : undefined
}

const clashesOf = ({ patch, base }: Pending, current: Profile): readonly Clash[] =>
  base ? mergeContents(base.content, patchContent(base.content, patch), current.content).clashes : []
