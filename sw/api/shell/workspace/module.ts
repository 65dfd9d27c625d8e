// The whole workspace: out as one file, in from such a file, begun anew, and how large it is.
import type { SampleContent } from '#contract/shell/samples.ts'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { utcDay } from '#formats/iso-day.ts'
import { type Context, defineModule, table } from '#sw/api/engine/define-module.ts'
import { FileStream } from '#sw/api/engine/files/file-stream.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { stampOf } from '#sw/api/engine/seed-stamps.ts'
import { backupTables, type Owner } from './backup-tables.ts'
import { exportWorkspace } from './export-workspace.ts'
import { importRows } from './import-rows.ts'
import { portalTranslations, translatePortal } from './portal-language.ts'
import { readArchive } from './read-archive.ts'
import { newRows, resetWorkspace } from './reset.ts'
import { choiceOf, fillSamples, plannedSamples, putChoice, removeSamples, SampleChoice } from './samples.ts'
import { CHOICES } from './shared/choices.ts'
import { EXPORTED, workspaceStatus } from './status.ts'

export const workspaceModule = defineModule(workspaceApi, {
  tables: { [CHOICES]: table(SampleChoice) },
  scope: 'all',
  seedsAll: ['export', 'exportWith', 'import', 'reset', 'samples'],
  prepare: {
    import: async ({ body }, context) => {
      const [tables, owner] = [await backupTables(context.modules), await ownerOf(context)]
      return readArchive(body.file, { tables, owner }, context.progress)
    },
    reset: async ({ body }, context) => ({
      rows: await newRows(context, body.factor),
      translations: await portalTranslations(context),
    }),
    samples: ({ body }, context) => plannedSamples(body.wanted, context),
  },
  finish: {
    forget: ({ people, owner = '' }) => people.forget(owner),
  },
  handlers: {
    forget: () => true as const,

    export: ({ query }, context) => backup(context, { readable: query.readable === 'true' }),

    exportWith: ({ body }, context) =>
      backup(context, { readable: body.readable === 'true', portalFile: body.portalFile }),

    snapshot: async (_, context) => {
      const opened: ModuleEntry[] = []
      for (const module of context.modules) if (await context.db.meta.get(stampOf(module))) opened.push(module)
      const tables = (await backupTables(opened)).filter(({ isPersonal }) => !isPersonal)
      const bytes = await exportWorkspace(context, { tables, owner: undefined, readable: false, onEnd: async () => {} })
      return new FileStream('snapshot.zip', 'application/zip', bytes)
    },

    import: async ({ body }, { db, userId }, archive) => ({
      mode: body.mode,
      madeAt: archive.madeAt,
      otherOwner: archive.otherOwner,
      leftOut: archive.leftOut,
      tables: await importRows(db, archive, body, userId),
    }),

    reset: async ({ body: { factor } }, { db, modules, now, isSample, language }, { rows, translations }) => {
      const report = await resetWorkspace(db, modules, rows, { at: now, factor, language })
      await translatePortal(db, translations)
      if (factor === 0) await putChoice(db, { content: 'none' }, now)
      else if (!isSample) await putChoice(db, { content: 'samples', language }, now)
      return report
    },

    samples: ({ body }, { db, modules, now, language }, planned) =>
      body.wanted ? fillSamples(db, planned, { now, language }) : removeSamples(db, modules, planned, now),

    sampleContent: async (_, { db, isSample }): Promise<SampleContent> => {
      const choice = await choiceOf(db)
      return { content: choice?.content ?? (isSample ? 'samples' : 'unchosen'), isChosen: choice !== undefined }
    },

    status: (_, { db, modules }) => workspaceStatus(db, modules),
  },
})

async function backup(
  context: Context,
  options: { readonly readable: boolean; readonly portalFile?: File },
): Promise<FileStream> {
  const { db, now, maintain, modules } = context
  const onEnd = () => maintain(async () => void (await db.meta.put({ key: EXPORTED, value: now })))
  const [tables, owner] = [await backupTables(modules), await ownerOf(context)]
  const bytes = await exportWorkspace(context, { ...options, tables, owner, onEnd })
  return new FileStream(`cairn-${utcDay(now)}.zip`, 'application/zip', bytes)
}

/** The caller, where their career data are on this device. */
async function ownerOf({ people, userId }: Pick<Context, 'people' | 'userId'>): Promise<Owner | undefined> {
  const user = userId === undefined ? undefined : await people.userOf(userId)
  return user && { id: user.id, name: user.name, email: user.email }
}
