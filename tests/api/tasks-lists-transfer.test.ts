// Lists of tasks in files: what a calendar file or a table says of lists is there again where it is imported, whatever is there already.
import { describe, expect, test } from 'vitest'
import { placeImported } from '#apps/tasks/calendar/place-imported.ts'
import { writeImported } from '#apps/tasks/calendar/write-imported.ts'
import { planTable, readLines } from '#apps/tasks/table/plan-table.ts'
import type { TaskList } from '#contract/apps/task-lists.ts'
import type { Task } from '#contract/apps/tasks.ts'
import { tableOfLines } from '#formats/file-table.ts'
import { type CalendarTask, readTasks } from '#formats/icalendar/read-tasks.ts'
import { tasksToCalendar } from '#formats/icalendar/write-tasks.ts'
import { tasksToTable } from '#formats/own-task-table.ts'
import { guessTaskColumns } from '#formats/task-columns.ts'
import { all, apiWith } from '#tests/setup/tasks-api.ts'
import type { TestApi } from '#tests/setup/test-api.ts'
import { transferTo } from '#tests/setup/transfers.ts'

const now = Date.parse('2026-11-17T09:00:00.000Z')
const tagTitles = new Map<string, string>()

const listsOf = async (api: TestApi) => (await api.get('apps/tasks/lists')).body as TaskList[]

const rowsOfTable = (text: string): readonly CalendarTask[] => {
  const table = tableOfLines(readLines(text), true)
  return planTable(table, { fields: guessTaskColumns(table), tasks: [], tags: [], language: 'en', now }).fresh
}
const rowsOfCalendar = (text: string): readonly CalendarTask[] => readTasks(text, { tasks: [], tags: [] })?.fresh ?? []

async function importInto(api: TestApi, fresh: readonly CalendarTask[], listId: string | null = null) {
  const { parts, places } = placeImported({ tasks: await all(api), lists: await listsOf(api), listId }, fresh, 'File')
  await transferTo(api, (writer) => writeImported(writer, parts))
  return places
}

/** Every list with what is in it, sections in capitals; the inbox is ''. */
async function contents(api: TestApi): Promise<Record<string, string>> {
  const names = new Map((await listsOf(api)).map(({ id, title }) => [id, title]))
  const nameOf = ({ listId }: Task) => names.get(listId ?? '') ?? ''
  const shown = ({ type, title }: Task) => (type === 'section' ? title.toUpperCase() : title)
  return Object.fromEntries(
    [...Map.groupBy(await all(api), nameOf)].map(([name, held]) => [name, held.map(shown).join(' ')]),
  )
}

const WHOLE = 'List,Section,Title\nHome,Rooms,paint\nHome,,stamps\nWork,Rooms,desk\n,,loose\nhome,Rooms,sweep\n'

describe('a table with lists', () => {
  test('makes the lists that are not there, each with its own sections; what names none goes into a section of its own', async () => {
    const api = await apiWith()
    expect(await importInto(api, rowsOfTable(WHOLE))).toEqual(['Home', 'Work', 'File'])
    expect(await contents(api)).toEqual({ Home: 'stamps ROOMS paint sweep', Work: 'ROOMS desk', '': 'FILE loose' })
  })

  test('again, with other tasks, it goes to the lists and sections of those names', async () => {
    const api = await apiWith()
    await importInto(api, rowsOfTable(WHOLE))
    await importInto(api, rowsOfTable('List,Section,Title\nHOME,rooms,tidy\nHome,,post\nHome,Garden,dig\n'))
    expect(await contents(api)).toEqual({
      Home: 'stamps post ROOMS paint sweep tidy GARDEN dig',
      Work: 'ROOMS desk',
      '': 'FILE loose',
    })
    expect(await listsOf(api)).toHaveLength(2)
  })

  test('what names no list goes to the open one', async () => {
    const api = await apiWith()
    await importInto(api, rowsOfTable(WHOLE))
    const [home] = await listsOf(api)
    await importInto(api, rowsOfTable('Title,Section\nmop,Rooms\n'), home?.id)
    expect(await contents(api)).toMatchObject({ Home: 'stamps ROOMS paint sweep mop' })
  })

  test('a name that is too long is shortened, and said', () => {
    const table = tableOfLines(readLines(`List,Title\n${'x'.repeat(300)},one\n`), true)
    const plan = planTable(table, { fields: guessTaskColumns(table), tasks: [], tags: [], language: 'en', now })
    expect(plan.fresh[0]?.list).toHaveLength(200)
    expect(plan.altered).toEqual([{ what: 'list', title: 'one', line: 2 }])
  })
})

describe.each([
  ['a table', tasksToTable, rowsOfTable],
  ['a calendar file', tasksToCalendar, rowsOfCalendar],
] as const)('%s of our own', (_, write, read) => {
  test('brings every list back with what is in it', async () => {
    const api = await apiWith()
    await importInto(api, rowsOfTable(WHOLE))
    const listTitles = new Map((await listsOf(api)).map(({ id, title }) => [id, title]))
    const text = write(await all(api), { tagTitles, listTitles, people: [], now })
    const other = await apiWith()
    await importInto(other, read(text))
    expect(await contents(other)).toEqual(await contents(api))
  })
})
