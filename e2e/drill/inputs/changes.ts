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
    restoreVersion: (chance, { changes }) => {
      const [
        {
          id: change,
          records: [{ table, key } = { table: 'tasks', key: 'nothing' }],
        } = { id: '1', records: [] },
      ] = chance.shuffled(changes)
      return { body: { change, table, key, fields: ['title', 'name'], as: chance.pick(['before', 'after']) } }
    },
    dismissRestored: () => ({}),
  },
})
