// Saves one change of the settings at once, at the portal: a person's settings, and their account.
import { useQueryClient } from '@tanstack/react-query'
import { patchSettings, type SettingsPatch, settingsApi } from '#contract/portal/settings.ts'
import { type User, userApi } from '#contract/portal/user.ts'
import { partOf, type Saver, useSaver } from '#kit/forms/use-saver.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import { settingsQueries } from '#platform/session/settings-queries.ts'
import { userQueries } from '#platform/session/user-queries.ts'

/** The domains whose answers depend on what is consented to. */
const BY_CONSENT = ['career', 'jobs', 'profile', 'profiling']

export function useSaveSettings(): Saver<SettingsPatch> {
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation(settingsApi.endpoints.updateSettings, {
    optimistic: ({ body }) => [
      optimistic(settingsQueries.all(), (settings) => patchSettings(settings, body.settings as SettingsPatch)),
    ],
    onDone: (_, { body }) => {
      if (body.settings.consents) refetchAll(client, BY_CONSENT)
    },
  })
  return useSaver<SettingsPatch>(
    (settings) => mutateAsync({ body: { settings } }),
    (patch) => {
      const before = client.getQueryData(settingsQueries.all().queryKey)
      return before && partOf(before, patch)
    },
  )
}

type UserPatch = Partial<Pick<User, 'name' | 'avatar'>>

export function useSaveUser(): Saver<UserPatch> {
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation(userApi.endpoints.updateUser, {
    optimistic: ({ body }) => [optimistic(userQueries.me(), (user) => ({ ...user, ...body.user }))],
  })
  return useSaver<UserPatch>(
    (user) => mutateAsync({ body: { user } }),
    (patch) => {
      const before = client.getQueryData(userQueries.me().queryKey)
      return before && partOf(before, patch)
    },
  )
}
