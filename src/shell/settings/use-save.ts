// Saves one change of the settings at once, and offers to undo it. Used by the sections about what the portal keeps.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { patchSettings, type Settings, type SettingsPatch, settingsApi } from '#contract/portal/settings.ts'
import { type User, userApi } from '#contract/portal/user.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { showToast } from '#ui/toast-store.ts'

/** The domains whose answers depend on what is consented to. */
const BY_CONSENT = ['career', 'jobs', 'profile', 'profiling']

/** @returns saves a change; its words say in a toast what was done */
export function useSaveSettings(): (patch: SettingsPatch, words: string) => void {
  const client = useQueryClient()
  const save = useSaver()
  const { mutate } = useApiMutation(settingsApi.endpoints.updateSettings, {
    optimistic: ({ body }) => [
      optimistic(settingsQueries.all(), (settings) => patchSettings(settings, body.settings as SettingsPatch)),
    ],
    onDone: (_, { body }) => {
      if (body.settings.consents) refetchAll(client, BY_CONSENT)
    },
  })
  return (patch, words) => {
    const before = client.getQueryData(settingsQueries.all().queryKey)
    const send = (settings: SettingsPatch, onError: () => void) => mutate({ body: { settings } }, { onError })
    save(send, { to: patch, from: before && partOf(before, patch), words })
  }
}

type UserPatch = Partial<Pick<User, 'name' | 'avatar'>>

export function useSaveUser(): (patch: UserPatch, words: string) => void {
  const client = useQueryClient()
  const save = useSaver()
  const { mutate } = useApiMutation(userApi.endpoints.updateUser, {
    optimistic: ({ body }) => [optimistic(userQueries.me(), (user) => ({ ...user, ...body.user }))],
  })
  return (patch, words) => {
    const before = client.getQueryData(userQueries.me().queryKey)
    const send = (user: UserPatch, onError: () => void) => mutate({ body: { user } }, { onError })
    save(send, { to: patch, from: before && partOf(before, patch), words })
  }
}

interface Change<Patch> {
  readonly to: Patch
  readonly from: Patch | undefined
  readonly words: string
}

/** Undo is the values of before, sent as any other change: it works for what waits to be sent too. */
function useSaver() {
  const { t } = useLingui()
  const failed = () => showToast({ kind: 'error', message: t`This could not be saved. Try again.` })
  return <Patch>(send: (patch: Patch, onError: () => void) => void, { to, from, words }: Change<Patch>) => {
    send(to, failed)
    const action = from === undefined ? undefined : { label: t`Undo`, onAction: () => send(from, failed) }
    showToast({ message: words, action })
  }
}

/** The values that stand where the patch has some, however deep. */
export function partOf<Patch extends object>(whole: Settings | User, patch: Patch): Patch {
  const values = whole as unknown as Record<string, unknown>
  const parts = Object.entries(patch).map(([name, value]) => {
    const there = values[name]
    const isGroup = typeof value === 'object' && value !== null && typeof there === 'object' && there !== null
    return [name, isGroup ? partOf(there as Settings, value) : there]
  })
  return Object.fromEntries(parts) as Patch
}
