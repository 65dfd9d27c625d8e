// What the device knows of sessions beside the portal: which token of a portal's server opens whose workspace, and which sessions are locked.
import { deviceApi } from '#contract/shell/device.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { type DeviceSession, deviceSessionId } from '#sw/api/engine/people/sessions.ts'
import { deviceSessionTable, sessionTable } from '#sw/api/engine/people/tables.ts'

const tables = { deviceSessions: table<DeviceSession>() }

/** Tokens that nobody signed out of are forgotten after so long. ms */
const KEPT_MS = 90 * 24 * 3_600_000

export const deviceModule = defineModule(deviceApi, {
  tables,
  handlers: {
    openSession: async ({ body: { portal, userId, unlocks } }, context) => {
      const { token, now, db } = context
      if (token === undefined) return false
      const id = await deviceSessionId(token)
      await context.maintain(async () => {
        const sessions = deviceSessionTable(db)
        await sessions.filter(({ at }) => at < now - KEPT_MS).delete()
        // A session that is locked is not opened by saying again whose it is.
        const { lockedAt = null } = (await sessions.get(id)) ?? {}
        await sessions.put({ id, owner: `${portal} ${userId}`, at: now, lockedAt: unlocks ? null : lockedAt })
      })
      return true
    },

    lockSession: async (_, context) => {
      const { db, now, sessionId } = context
      if (sessionId === undefined) return false
      let isLocked = false
      await context.maintain(async () => {
        const session = await sessionTable(db).get(sessionId)
        if (session) await sessionTable(db).put({ ...session, lockedAt: session.lockedAt ?? now })
        const elsewhere = await deviceSessionTable(db).get(sessionId)
        if (elsewhere) await deviceSessionTable(db).put({ ...elsewhere, lockedAt: elsewhere.lockedAt ?? now })
        isLocked = session !== undefined || elsewhere !== undefined
      })
      return isLocked
    },

    endSession: async (_, context) => {
      const { token, db } = context
      if (token === undefined) return false
      const id = await deviceSessionId(token)
      let isEnded = false
      await context.maintain(async () => {
        isEnded = (await deviceSessionTable(db).where('id').equals(id).delete()) > 0
      })
      return isEnded
    },
  },
})
