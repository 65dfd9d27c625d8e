// Tasks of vCalendar 1.0, as older phones and organisers write them.
import { describe, expect, test } from 'vitest'
import { readTasks } from '#formats/icalendar/read-tasks.ts'

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:1.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const todo = (...lines: string[]) => ['BEGIN:VTODO', 'UID:x', ...lines, 'END:VTODO']
const read = (...lines: string[]) => readTasks(file(...lines), { tasks: [], tags: [] })
const only = (...lines: string[]) => read(...todo(...lines))?.fresh[0]

describe('a task of vCalendar 1.0', () => {
  test.each([
    ['SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Caf=C3=A9 =E2=82=AC', 'Café €'],
    ['SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Caf=E9', 'Café'],
    ['SUMMARY;QUOTED-PRINTABLE:Eggs, bread; milk', 'Eggs, bread; milk'],
    ['SUMMARY:Eggs, bread', 'Eggs, bread'],
    ['summary;encoding=quoted-printable:a =3D b', 'a = b'],
    ['SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=NONE-SUCH:Caf=C3=A9', 'Café'],
  ])('%s', (line, title) => {
    expect(only(line)?.title).toBe(title)
  })

  test('has its notes whole, over soft ends of lines', () => {
    const notes = ['DESCRIPTION;ENCODING=QUOTED-PRINTABLE:one=0D=0A=', 'two, a very =', 'long line', 'PRIORITY:1']
    expect(only('SUMMARY:X', ...notes)).toMatchObject({ notes: 'one\ntwo, a very long line', priority: 2 })
  })

  test('has its categories, its due time and whether it is done', () => {
    const lines = ['SUMMARY:X', 'CATEGORIES:Home;Garden', 'DUE:20261203T080000Z', 'STATUS:COMPLETED']
    const task = { newTags: ['Home', 'Garden'], dueDate: '2026-12-03T08:00:00.000Z', completed: true }
    expect(only(...lines)).toMatchObject(task)
    expect(only('SUMMARY:X', 'CATEGORIES;QUOTED-PRINTABLE:=C3=89t=C3=A9;Home')?.newTags).toEqual(['Été', 'Home'])
  })

  test.each([
    ['D1 #0', 'FREQ=DAILY'],
    ['D3 #5', 'FREQ=DAILY;INTERVAL=3;COUNT=5'],
    ['D1', 'FREQ=DAILY;COUNT=2'],
    ['W2 TU TH 20271224T000000Z', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20271224'],
    ['W1 FR 0900 #0', 'FREQ=WEEKLY;BYDAY=FR'],
    ['MD1 15 #0', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    ['MD1 LD #0', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ])('repeats by %s', (rule, repeat) => {
    expect(only('SUMMARY:X', 'DUE:20261203T080000Z', `RRULE:${rule}`)?.repeat).toBe(repeat)
  })

  test.each([
    ['MP1 1+ MO 2- FR #0', 'FREQ=MONTHLY;INTERVAL=1;BYDAY=1MO,-2FR'],
    ['YM1 6 9 #0', 'FREQ=YEARLY;INTERVAL=1;BYMONTH=6,9'],
    ['YD1 100 #3', 'FREQ=YEARLY;INTERVAL=1;BYYEARDAY=100;COUNT=3'],
  ])('keeps what tasks here cannot follow: %s', (rule, stored) => {
    const [found] = read(...todo('SUMMARY:X', `RRULE:${rule}`))?.fresh ?? []
    expect(found?.repeat).toBeUndefined()
    expect(new Set(found?.otherRule?.split(';'))).toEqual(new Set(stored.split(';')))
  })

  test.each(['Q1 #0', 'W0 #0', 'W1 XX #0', 'MD1 first'])('tells what is no rule: %s', (rule) => {
    expect(read(...todo('SUMMARY:X', `RRULE:${rule}`))).toMatchObject({ fresh: [{ title: 'X' }], notTaken: ['RRULE'] })
  })

  test('that cannot be read is told with its line in the file', () => {
    const lines = ['SUMMARY;QUOTED-PRINTABLE:A=', 'B']
    const calendar = read(...todo(...lines), 'BEGIN:VTODO', 'SUMMARY:never closed')
    expect(calendar?.fresh.map(({ title }) => title)).toEqual(['AB'])
    expect(calendar?.unreadable).toEqual([{ title: 'never closed', line: 8 }])
  })

  test.each(['VERSION:2.0', 'PRODID:-//Phone//EN'])('is decoded in a file of %s, where a line says so', (version) => {
    const notes = ['DESCRIPTION;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:caf=C3=A9=0D=0A=', 'two', 'CATEGORIES:a\\;b,c']
    const text = file(...todo('SUMMARY:a=3Db', ...notes)).replace('VERSION:1.0', version)
    const fresh = [{ title: 'a=3Db', notes: 'café\ntwo', newTags: ['a;b', 'c'] }]
    expect(readTasks(text, { tasks: [], tags: [] })).toMatchObject({ fresh, notTaken: [] })
  })

  test.each([
    ['soft ends of lines', 'SUMMARY;QUOTED-PRINTABLE:a=\r\n'],
    ['parameters', `X${';QUOTED-PRINTABLE'.repeat(3)}:=\r\n`],
    ['coded letters', '=C3=A9'],
  ])('is read however many %s it has', (_, piece) => {
    expect(read(...todo(`SUMMARY;QUOTED-PRINTABLE:${piece.repeat(20_000)}`))).not.toBeNull()
  })
})
