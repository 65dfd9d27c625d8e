// The whole workspace: out as one file, in from such a file, begun anew, and how large it is.
import { workspaceApi } from '#contract/shell/workspace.ts'
import { defineModule } from '../define-module.ts'
import { FileStream } from '../file-stream.ts'
import type { ModuleEntry } from '../modules.ts'
import { stampOf } from '../seeding.ts'
import { exportWorkspace } from './workspace/export-workspace.ts'
import { importRows } from './workspace/import-rows.ts'
import { readArchive } from './workspace/read-archive.ts'
import { newRows, resetWorkspace } from './workspace/reset.ts'
import { EXPORTED, workspaceStatus } from './workspace/status.ts'

export const workspaceModule = defineModule(workspaceApi, {
  tables: {},
  scope: 'all',
  seedsAll: ['export', 'import', 'reset'],
  prepare: {
    import: ({ body }, { modules, progress }) => readArchive(body.file, modules, progress),
    reset: ({ body }, { modules, now }) => newRows(modules, now, body.factor),
  },
  handlers: {
    export: async ({ query }, context) => {
      const { db, now, maintain } = context
      const onEnd = () => maintain(async () => void (await db.meta.put({ key: EXPORTED, value: now })))
      const bytes = await exportWorkspace(context, { readable: query.readable === 'true', onEnd })
      return new FileStream(`cairn-${new Date(now).toISOString().slice(0, 10)}.zip`, 'application/zip', bytes)
    },

    snapshot: async (_, context) => {
      const opened: ModuleEntry[] = []
      for (const module of context.modules) if (await context.db.meta.get(stampOf(module))) opened.push(module)
      const bytes = await exportWorkspace({ ...context, modules: opened }, { readable: false, onEnd: async () => {} })
      return new FileStream('snapshot.zip', 'application/zip', bytes)
    },

    import: async ({ body }, { db }, archive) => ({
      mode: body.mode,
      madeAt: archive.madeAt,
      tables: await importRows(db, archive, body),
    }),

    reset: ({ body }, { db, modules, now }, rows) => resetWorkspace(db, modules, rows, { now, factor: body.factor }),

    status: (_, { db, modules }) => workspaceStatus(db, modules),
  },
})
