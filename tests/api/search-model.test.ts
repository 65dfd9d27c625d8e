// After any writes and undoes, a search finds what looking at every row would.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Task } from '#contract/apps/tasks.ts'
import type { SearchGroup } from '#contract/shell/search.ts'
import { searchAll, type Thing } from '#tests/setup/search-model.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 30)

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
  | { step: 'create'; titles: string[] }
  | { step: 'change'; place: number; task: { title?: string; notes?: string | null } }
  | { step: 'delete'; place: number }
  | { step: 'undo'; change: number }
  | { step: 'search'; query: string }

const place = fc.nat(30)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ step: fc.constant('create' as const), titles: fc.array(text, { minLength: 1, maxLength: 6 }) }),
  fc.record({
    step: fc.constant('change' as const),
    place,
    task: fc.record({ title: text, notes: fc.option(text) }, { requiredKeys: [] }),
  }),
  fc.record({ step: fc.constant('delete' as const), place }),
  fc.record({ step: fc.constant('undo' as const), change: fc.nat(20) }),
  fc.record({ step: fc.constant('search' as const), query }),
)

test(`random writes and undoes: a search finds what a look at every row finds (${RUNS} sequences)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), query, async (steps, last) => {
      const api = createTestApi()
      const changes: string[] = []
      for (const [index, made] of steps.entries()) {
        api.setNow(TEST_NOW + (index % 7) * 1000)
        await perform(api, made, changes)
      }
      await compare(api, last)
    }),
    { numRuns: RUNS },
  )
}, 120_000)

async function perform(api: TestApi, made: Step, changes: string[]): Promise<void> {
  if (made.step === 'search') return compare(api, made.query)
  const tasks = await all(api)
  const id = 'place' in made ? (tasks[made.place % Math.max(1, tasks.length)]?.id ?? 'none') : ''
  const send = {
    create: () => {
      const drafts = 'titles' in made ? made.titles.map((title) => ({ title })) : []
      return api.send('POST', 'apps/tasks/tasks', { tasks: drafts, afterId: null })
    },
    change: () => {
      const { task } = made as Extract<Step, { step: 'change' }>
      return api.send('PATCH', 'apps/tasks/task', { id, task })
    },
    delete: () => api.send('DELETE', `apps/tasks/task?id=${id}`),
    undo: () => {
      const { change } = made as Extract<Step, { step: 'undo' }>
      return api.send('POST', 'changes/undo', { id: changes[change % Math.max(1, changes.length)] ?? '0' })
    },
  }[made.step]
  const change = (await send()).headers.get('x-change-id')
  if (change) changes.push(change)
}

const all = async (api: TestApi) => (await api.get('apps/tasks/all')).body as Task[]

async function compare(api: TestApi, text: string): Promise<void> {
  const things = (await all(api)).map(
    ({ id, title, notes, updatedAt }): Thing => ({ id, title, body: notes ?? '', at: Date.parse(updatedAt) }),
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
