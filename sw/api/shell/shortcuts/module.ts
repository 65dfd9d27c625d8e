// Shortcuts to places (workspace and portal spec §7 Common).
import { Shortcut, shortcutsApi } from '#contract/shell/shortcuts.ts'
import { seedShortcuts } from '#seed/shortcuts.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { reorderRows } from '#sw/api/engine/kit/ordered-rows.ts'

export const shortcutsModule = defineModule(shortcutsApi, {
  tables: { shortcuts: table(Shortcut) },
  seed: () => ({ shortcuts: seedShortcuts() }),
  handlers: {
    all: (_, { tables }) => tables.shortcuts.orderBy('order').toArray(),

    create: async ({ body }, { tables, newId }) => {
      const last = await tables.shortcuts.orderBy('order').last()
      const shortcut = { ...body.shortcut, id: newId(), order: (last?.order ?? -1) + 1 }
      await tables.shortcuts.add(shortcut)
      return shortcut
    },

    update: async ({ body }, { tables }) => {
      const shortcut = await tables.shortcuts.get(body.id)
      if (!shortcut) return null
      const updated = { ...shortcut, ...body.shortcut }
      await tables.shortcuts.put(updated)
      return updated
    },

    remove: async ({ query: { id } }, { tables }) => {
      if (!(await tables.shortcuts.get(id))) return false
      await tables.shortcuts.delete(id)
      return true
    },

    order: async ({ body }, { tables }) => {
      await reorderRows(
        tables.shortcuts,
        body.shortcuts.map(({ id }) => id),
      )
      return true
    },
  },
})
