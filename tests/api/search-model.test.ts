// After any writes and undoes, a search finds what looking at every row would.

import { expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import type { SearchGroup } from '#contract/shell/search.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { searchAll, type Thing } from '#tests/setup/search-model.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(8)

const word = fc.constantFrom(
  'Timetable',
  'timetables',
  'Élise',
  'elise',
  'Straße',
  'strasse',
  'weber',
  'wever',
  'kestrelway',
  'bus',
  'büs',
  'A',
  '77',
  '<b>',
)
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const query = fc.oneof(
  text,
  fc.constantFrom('ti', 'timetabel', 'eli', 'str', 'kestre', 'kestrlewey', 'webr', 'bus 7', '  ', '%'),
)

type Step =
  | { step: 'create'; titles: string[]; query: string }
  | { step: 'change'; choice: number; task: { title?: string; notes?: string | null }; query: string }
  | { step: 'delete'; choice: number; query: string }
  | { step: 'undo'; change: number; query: string }

const choice = fc.nat(8)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ step: fc.constant('create' as const), titles: fc.array(text, { minLength: 1, maxLength: 6 }), query }),
  fc.record({
    step: fc.constant('change' as const),
    choice,
    task: fc.record({ title: text, notes: fc.option(text) }, { requiredKeys: [] }),
    query,
  }),
  fc.record({ step: fc.constant('delete' as const), choice, query }),
  fc.record({ step: fc.constant('undo' as const), change: fc.nat(20), query }),
)

test(
  `random writes and undoes: a search finds what a look at every row finds (${RUNS} sequences)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), query, async (steps, first) => {
        const api = createTestApi({ samplesOf: ['tasks'] })
        const changes: string[] = []
        await compare(api, first)
        for (const [index, made] of steps.entries()) {
          api.setNow(TEST_NOW + (index % 7) * 1000)
          const change = (await perform(api, made, changes)).headers.get('x-change-id')
          if (change) changes.push(change)
          await compare(api, made.query)
        }
      }),
      { numRuns: RUNS },
    )
  },
  180_000 + RUNS * 4000,
)

async function perform(api: TestApi, made: Step, changes: readonly string[]) {
  const tasks = await all(api)
  const idAt = (at: number) => tasks[at % Math.max(1, tasks.length)]?.id ?? 'none'
  switch (made.step) {
    case 'create':
      return api.send('POST', 'apps/tasks/tasks', { tasks: made.titles.map((title) => ({ title })), afterId: null })
    case 'change':
      return api.send('PATCH', 'apps/tasks/task', { id: idAt(made.choice), task: made.task })
    case 'delete':
      return api.send('DELETE', `apps/tasks/task?id=${idAt(made.choice)}`)
    case 'undo':
      return api.send('POST', 'changes/undo', { id: changes[made.change % Math.max(1, changes.length)] ?? '0' })
  }
}

const all = async (api: TestApi) => (await api.get('apps/tasks/all')).body as Task[]

async function compare(api: TestApi, text: string): Promise<void> {
  const things = (await all(api)).map(
    ({ id, title, notes, subTasks, updatedAt }): Thing => ({
      id,
      title,
      body: [notes ?? '', ...subTasks.map((one) => one.title)].join('\n'),
      at: Date.parse(updatedAt),
    }),
  )
  const { body } = await api.send('POST', 'common/search', { query: text })
  const groups = (body as { results: SearchGroup[] }).results
  const found = groups.find(({ id }) => id === 'tasks')
  // Slips are looked for where little is found in all groups; which of the two it was, the other groups decide too.
  const [exact, near] = [searchAll(things, text, false), searchAll(things, text, true)]
  const isBlank = !/[\p{L}\p{N}]/u.test(text)
  const expected = isBlank ? [[]] : exact.length >= 8 ? [exact] : [exact, near]
  const shown = { ids: found?.results.map(({ id }) => id) ?? [], total: found?.total ?? 0 }
  expect(expected.map((ids) => ({ ids: ids.slice(0, 8), total: ids.length }))).toContainEqual(shown)
}
