// The signed-in person (workspace spec §7 Common).
import { User, userApi } from '#contract/portal/user.ts'
import { seedUsers } from '#seed/users.ts'
import { defineModule, reply, table } from '#sw/api/engine/define-module.ts'

export const userModule = defineModule(userApi, {
  tables: { users: table(User) },
  seed: () => ({ users: seedUsers() }),
  handlers: {
    user: async (_, { tables, userId = '' }) =>
      (await tables.users.get(userId)) ?? reply(401, { error: 'Unknown user' }),

    updateUser: async ({ body }, { tables, userId = '' }) => {
      const user = await tables.users.get(userId)
      if (!user) return reply(401, { error: 'Unknown user' })
      const updated = { ...user, ...body.user }
      await tables.users.put(updated)
      return updated
    },
  },
})
