// What the drill sends to the change log's writing calls.
import { changesApi } from '#contract/shell/changes.ts'
import { defineInputs } from './define-inputs.ts'

const { recent, deleted } = changesApi.endpoints

export const changesInputs = defineInputs(changesApi, {
  read: async (ask) => ({ changes: (await ask(recent)).changes, things: (await ask(deleted)).things }),
  calls: {
    undo: (chance, { changes }) => ({ body: { id: chance.id(changes) } }),
    undoSeveral: (chance, { changes }) => ({ body: { ids: chance.ids(changes) } }),
    restore: (chance, { things }) => ({
      body: {
        things: [...chance.shuffled(things).slice(0, 2), { change: '1', table: 'tasks', key: 'nothing' }].map(
          ({ change, table, key }) => ({ change, table, key }),
        ),
      },
    }),
    dismissRestored: () => ({}),
  },
})
