// The profile while it is edited: what is typed shows at once, is kept in this tab, and is saved after a pause; what was saved can be undone, step by step.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Profile, ProfilePatch, patchContent, profileApi } from '#contract/portal/profile.ts'
import type { ResumeContent } from '#contract/portal/resume.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { isQueued, optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { useUndo } from '#platform/query/undo.ts'
import { profileQueries } from './queries.ts'

export interface ProfileEdit {
  readonly profile: Profile
  /** With what is typed and not saved yet. */
  readonly content: ResumeContent
  readonly state: 'saved' | 'saving' | 'waiting' | 'failed'
  change(patch: ProfilePatch): void
  /** Undefined where nothing of this visit can be undone. */
  readonly undo: (() => void) | undefined
  retry(): void
}

/** ms without a key */
const PAUSE_MS = 700
const DRAFT = 'profile'

/** Undefined until the profile is there. */
export function useProfileEdit(): ProfileEdit | undefined {
  const { data: profile } = useQuery(profileQueries.profile())
  const [pending, setPending] = useState<ProfilePatch>(() => readDraft(DRAFT, ProfilePatch) ?? {})
  const [saved, setSaved] = useState<readonly string[]>([])
  const undoing = useUndo()
  const save = useApiMutation(profileApi.endpoints.updateProfile, {
    optimistic: ({ body }) => [
      optimistic(profileQueries.profile(), (known) => ({
        ...known,
        content: patchContent(known.content, body.profile),
      })),
    ],
  })
  const flush = () => {
    if (Object.keys(pending).length === 0) return
    save.mutate(
      { body: { profile: pending } },
      {
        onSuccess: ({ changeId }) => {
          setPending((now) => (now === pending ? {} : now))
          if (changeId !== undefined) setSaved((known) => [...known, changeId])
        },
      },
    )
  }
  const flushNow = useRef(flush)
  flushNow.current = flush
  useEffect(() => {
    if (Object.keys(pending).length === 0) return dropDraft(DRAFT)
    writeDraft(DRAFT, pending)
    const timer = setTimeout(() => flushNow.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [pending])
  // Whoever leaves the page takes the last words along.
  useEffect(() => () => flushNow.current(), [])
  if (!profile) return undefined
  const isOpen = Object.keys(pending).length > 0
  const last = saved.at(-1)
  return {
    profile,
    content: patchContent(profile.content, pending),
    state: save.isError
      ? 'failed'
      : save.isPending || isOpen
        ? 'saving'
        : isQueued(save.data?.answer)
          ? 'waiting'
          : 'saved',
    change: (patch) =>
      setPending((now) => ({
        ...now,
        ...patch,
        ...(now.basics || patch.basics ? { basics: { ...now.basics, ...patch.basics } } : {}),
      })),
    undo:
      last === undefined || isOpen
        ? undefined
        : () => {
            setSaved((known) => known.slice(0, -1))
            undoing.mutate(last)
          },
    retry: flush,
  }
}
