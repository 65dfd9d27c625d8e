// Tasks of a table: columns by their headers, Todoist's own, and rows that are refused by themselves.
import { describe, expect, test } from 'vitest'
import { planTable, readLines } from '#apps/tasks/table/plan-table.ts'
import { TaskDraft } from '#contract/apps/tasks.ts'
import { tableOfLines } from '#formats/file-table.ts'
import { guessTaskColumns } from '#formats/task-columns.ts'

/** Tuesday 17 November 2026, 09:00 here. */
const now = new Date(2026, 10, 17, 9).getTime()
const at = (month: number, day: number) => new Date(2026, month - 1, day, 23, 59, 59).toISOString()

function plan(text: string, tasks: readonly { uid?: string }[] = [], namesColumns = true) {
  const table = tableOfLines(readLines(text), namesColumns)
  const tags = [{ id: 'bug', title: 'Bug' }]
  return planTable(table, { fields: guessTaskColumns(table), tasks: tasks as never, tags, language: 'en', now })
}

describe('a table', () => {
  test('is read by its headers, in both languages', () => {
    const headers = (text: string) => guessTaskColumns(tableOfLines(readLines(`${text}\nx`), true))
    expect(headers('Title,Due,Priority,Tags,Colour')).toEqual(['title', 'due', 'priority', 'tags', null])
    expect(headers('Titre;Échéance;Priorité;Étiquettes;Terminé')).toEqual(['title', 'due', 'priority', 'tags', 'done'])
  })

  test('a row is a task with all that it says', () => {
    const text =
      'Section,Title,Due,Start,Repeats,Priority,Tags,Done,Notes\nHome,Water,20/11/2026,2026-11-18,every week,high,Bug; Garden,no,"Two\nlines"\n'
    expect(plan(text).fresh).toMatchObject([
      {
        section: 'Home',
        title: 'Water',
        dueDate: at(11, 20),
        startDate: new Date(2026, 10, 18).toISOString(),
        repeat: 'FREQ=WEEKLY;BYDAY=FR',
        priority: 2,
        tags: ['bug'],
        newTags: ['Garden'],
        completed: false,
        notes: 'Two\nlines',
      },
    ])
  })

  test('a row that cannot be read is refused by itself, with its line', () => {
    const { fresh, refused } = plan(
      'Title,Due,Priority\nGood,,\n,tomorrow,\nBad day,31/2,\nBad priority,,enormous\nLast,tomorrow,low\n',
    )
    expect(fresh.map(({ title }) => title)).toEqual(['Good', 'Last'])
    expect(refused.map(({ line, title }) => [line, title])).toEqual([
      [3, ''],
      [4, 'Bad day'],
      [5, 'Bad priority'],
    ])
  })

  test('imported again, it adds nothing', () => {
    const text = 'Title,Due\nWater,tomorrow\nWater,tomorrow\n'
    const { fresh } = plan(text)
    expect(fresh).toHaveLength(1)
    expect(plan(text, fresh as never)).toMatchObject({ fresh: [], known: 2 })
  })

  test('rows of one title and date with other notes are tasks of their own', () => {
    const text = 'Title,Due,Notes\nCall,tomorrow,Ines\nCall,tomorrow,Bob\n'
    const { fresh } = plan(text)
    expect(fresh.map(({ notes }) => notes)).toEqual(['Ines', 'Bob'])
    expect(plan(text, fresh as never)).toMatchObject({ fresh: [], known: 2 })
  })

  test('what is longer, or more, than a task takes is told, and all of it is taken by a call', () => {
    const long = (length: number) => 'x'.repeat(length)
    const many = (count: number, sign: string) => Array.from({ length: count }, (_, index) => `${sign}${index}`)
    const headers = 'Title,Notes,Section,Tags,Steps\n'
    const rows = [
      `${long(501)},${long(20_001)},${long(501)},${long(501)},${long(501)}`,
      `Many,,,${many(51, 't').join(';')},"${many(201, 's').join('\n')}"`,
      'More,,,,,and more',
      'Short,,,Bug;bug;BUG,',
    ]
    const { fresh, altered, refused } = plan(headers + rows.join('\n'))
    const reported = altered.map(({ line, what }) => `${line} ${what}`).toSorted()
    expect(reported).toEqual(['2 notes', '2 section', '2 step', '2 tag', '2 title', '3 steps', '3 tags'])
    expect(refused).toMatchObject([{ title: 'More', line: 4, why: 'cells' }])
    for (const { section: _, newTags, ...draft } of fresh) {
      expect(TaskDraft.safeParse(draft)).toMatchObject({ success: true })
      expect(newTags.every((title) => title.length <= 500)).toBe(true)
    }
    expect(fresh[2]).toMatchObject({ title: 'Short', tags: ['bug'], newTags: [] })
  })

  test('rows that differ late are different tasks', () => {
    const text = `Title,Section\nOne,${'s'.repeat(600)}\nTwo,${'s'.repeat(600)}\n`
    expect(plan(text).fresh).toHaveLength(2)
  })

  test('without names its first line is a task too, and the first column with words is the title', () => {
    const { fresh, refused } = plan('1,Buy rope\n2,Mend the jib\n3,\n', [], false)
    expect(fresh.map(({ title }) => title)).toEqual(['Buy rope', 'Mend the jib'])
    expect(refused).toEqual([{ title: '', line: 3, why: 'title' }])
  })
})

test('Todoist: sections, labels, subtasks by indent, comments, words for dates, its priorities', () => {
  const text = [
    'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
    'section,Garden,,,,,,,,',
    'task,Water the plants @bug @green,Not too much,1,1,A (1),,every friday,en,Europe/Paris',
    'task,Fill the can,,4,2,A (1),,,en,',
    'note,Rain water,,,,A (1),,,,',
    ',,,,,,,,,',
    'task,Rest,,4,1,A (1),,tomorrow,en,',
  ].join('\n')
  expect(plan(text)).toMatchObject({
    refused: [],
    fresh: [
      {
        section: 'Garden',
        title: 'Water the plants',
        notes: 'Not too much\n\nRain water',
        priority: 2,
        dueDate: at(11, 20),
        repeat: 'FREQ=WEEKLY;BYDAY=FR',
        tags: ['bug'],
        newTags: ['green'],
        subTasks: [{ title: 'Fill the can', completed: false }],
      },
      { section: 'Garden', title: 'Rest', priority: 1, dueDate: at(11, 18), subTasks: [] },
    ],
  })
})
