// What somebody else wrote goes out into files of other programs: as a text, never as a formula, a line, a path or a script of theirs.
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { entriesOf } from '#apps/activities/entries.ts'
import { saveFeed } from '#apps/activities/save-feed.ts'
import { type Contact, draftToContact } from '#contract/apps/contact-shapes.ts'
import { kindOfName, nameKey } from '#contract/apps/file-names.ts'
import { FileRow } from '#contract/apps/file-rows.ts'
import type { Task } from '#contract/apps/tasks.ts'
import type { ApplicationDetail, ApplicationRow, Interview } from '#contract/portal/application-shapes.ts'
import { csvLine, unguarded } from '#formats/csv.ts'
import { tasksToCalendar } from '#formats/icalendar/write-tasks.ts'
import { pictureOf } from '#formats/picture-url.ts'
import { contactToVcard } from '#formats/vcard/write-contact.ts'
import { zipFiles } from '#sw/api/apps/file-manager/zip-files.ts'
import { applicationZip } from '#sw/api/portal/applications/export.ts'
import { downloadCsv } from '#ui/chart/download-csv.ts'

const AT = '2026-11-17T09:00:00.000Z'

describe('a formula in a table', () => {
  const formulas = [
    ...['=1+1', '+1+1', '-1+1', '@SUM(1)', '-A1', '-1-1', '--1'],
    ...[' =1', '\u00a0=1', '\ufeff=1', '\n=1', '\r=1', '\r\n=1', '\0=1', '\v=1', '\t=1', '\f=1', '\u2028=1'],
    ...['\u200b=1', '\u2060=1', '\u202e=1', '\u00ad=1', '＝1', '＋1', '－1', '＠1', '\0text', '\x7f=1'],
  ]
  const written = (cell: string) =>
    csvLine([cell])
      .replace(/\r\n$/, '')
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')

  test.each(formulas)('%j stands behind an apostrophe, and is itself again when it is read', (formula) => {
    expect(written(formula)).toBe(`'${formula}`)
    expect(unguarded(`'${formula}`)).toBe(formula)
  })

  test.each(['A=1', 'it’s', "'tis", '5-3', 'a@b.example'])('%j stays', (text) => {
    expect(written(text)).toBe(text)
    expect(unguarded(text)).toBe(text)
  })

  test('in the table of a chart', async () => {
    const rows = [
      ['Skill', 'Change'],
      ['\u00a0=1', -5],
    ]
    const { csv } = await filesOf((kind) => kind === 'csv' && downloadCsv('Skills', rows, 'en'))
    expect(csv).toBe(`Skill,Change\r\n'\u00a0=1,-5\r\n`)
  })

  test('in the activity feed', async () => {
    const [activity] = entriesOf([{ id: 'a', description: '=1+1', link: '@SUM(1)', date: AT }], [], 'me', String)
    const words = { person: String, type: String }
    const heads = { date: 'Date', person: 'Person', type: 'Type', words: 'Activity', detail: 'Details', link: 'Link' }
    const files = await filesOf((kind) => activity && saveFeed(kind, 'activity', heads, [activity], words))
    expect(files.csv).toBe(`Date,Person,Type,Activity,Details,Link\r\n${AT},,,'=1+1,,'@SUM(1)\r\n`)
    expect(JSON.parse(files.json)).toEqual([
      { date: AT, person: '', type: '', words: '=1+1', detail: '', link: '@SUM(1)' },
    ])
  })

  test('in the events of an application', async () => {
    const { 'timeline.csv': timeline } = await application({}, { note: ' =HYPERLINK("https://evil.example")' })
    expect(timeline).toContain(`"' =HYPERLINK(""https://evil.example"")"`)
  })
})

/** Every line as a reader sees it: ended by CR, LF or both, folded ones whole. */
const linesOf = (text: string) => text.replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '').split(/\r\n|\r|\n/)
const ENDS = ['\r\n', '\n', '\r', '\r\n\r\n', '\n\r', '\0\n', '\x0b\r']

describe('a line in a card or a calendar', () => {
  test.each(ENDS)('a contact with %j in everything', (end) => {
    const evil = `x${end}TEL:+666${end}END:VCARD${end}BEGIN:VCARD`
    const contact: Contact = {
      ...draftToContact({ id: 'one' }, AT),
      name: evil,
      avatar: `data:image/png;base64,AAAA${end}TEL:+666`,
      emails: [{ email: evil, label: evil }],
      address: evil,
      notes: evil,
      uids: [evil],
      extra: [`X-A:${evil}`, 'END:VCARD', `E${end}ND:VCARD`, 'item1.BEGIN:VCARD', 'no line', 'X-KEPT;A=b:1'],
    }
    const lines = linesOf(contactToVcard(contact, new Map()))
    expect(lines.filter((line) => /^(?:[\w-]+\.)?(TEL|BEGIN|END)\b/i.test(line))).toEqual(['BEGIN:VCARD', 'END:VCARD'])
    expect(lines).toContain('X-KEPT;A=b:1')
    expect(lines).not.toContain('no line')
  })

  test.each(ENDS)('an interview with %j in everything', async (end) => {
    const evil = `x${end}ATTENDEE:mailto:evil@example.org${end}END:VCALENDAR`
    const files = await application({ place: evil, url: `https://a.example/${evil}`, note: evil }, { company: evil })
    const lines = linesOf(files['interview-1.ics'] ?? '')
    expect(lines.filter((line) => /^(ATTENDEE|END:VCALENDAR|URL)/.test(line))).toEqual(['END:VCALENDAR'])
    expect(lines.filter((line) => line.startsWith('ORGANIZER'))).toHaveLength(1)
  })

  test.each([
    ['https://meet.example/abc', true],
    ['javascript:alert(1)', false],
    ['file:///etc/passwd', false],
    ['https://a.example/ b', false],
  ])('an interview’s address %s is in its calendar: %s', async (url, isThere) => {
    const { 'interview-1.ics': calendar = '' } = await application({ url }, {})
    expect(linesOf(calendar).includes(`URL:${url}`)).toBe(isThere)
  })

  test.each(ENDS)('a task with %j in everything', (end) => {
    const evil = `x${end}ATTACH:file:///etc/passwd${end}END:VCALENDAR`
    const task = {
      ...{
        id: evil,
        type: 'task',
        title: evil,
        notes: evil,
        tags: ['t'],
        priority: 1,
        completed: false,
        dueDate: null,
      },
      ...{ subTasks: [{ id: evil, title: evil, completed: false }], order: 0, createdAt: AT, updatedAt: AT },
      ...{ completedAt: null, assignedTo: null, uid: evil },
    } as Task
    const lines = linesOf(tasksToCalendar([task], { tagTitles: new Map([['t', evil]]), now: Date.parse(AT) }))
    expect(lines.filter((line) => /^(ATTACH|END:VCALENDAR)/.test(line))).toEqual(['END:VCALENDAR'])
  })
})

describe('a path in an archive', () => {
  const names = [
    '../../../../home/x/.bashrc',
    '..',
    '.',
    '/etc/passwd',
    'C:\\Windows\\x.dll',
    '..\\..\\x',
    'a/../../b',
    'a\0b',
    'con',
  ]

  test.each(names)('a file called %j', async (name) => {
    const [path = ''] = await pathsOf([row('folder', '', 'safe', 'folder'), row('evil', 'folder', name)], ['folder'])
    expect(path).toMatch(/^safe\/[^/\\]+$/)
    expect(path).not.toMatch(/^safe\/\.{1,2}$/)
  })

  test.each(names)('a folder called %j', async (name) => {
    const [path = ''] = await pathsOf([row('folder', '', name, 'folder'), row('file', 'folder', 'a.txt')], ['folder'])
    expect(path).toMatch(/^[^/\\]+\/a\.txt$/)
    expect(path).not.toMatch(/^\.{1,2}\//)
  })

  test.each(names)('a row of a file called %j is refused', (name) => {
    expect(FileRow.safeParse(row('one', '', 'a.txt')).success).toBe(true)
    expect(FileRow.safeParse(row('one', '', name)).success).toBe(false)
  })

  test('two that get the same name are two', async () => {
    const paths = await pathsOf([row('f', '', 'f', 'folder'), row('a', 'f', 'a/b'), row('b', 'f', 'a\\b')], ['f'])
    expect(new Set(paths).size).toBe(2)
  })

  test('folders within one another, round and round, are told once', async () => {
    const paths = await pathsOf([row('a', 'b', 'a', 'folder'), row('b', 'a', 'b', 'folder'), row('c', 'b', 'c')], ['a'])
    expect(paths).toEqual(['a/b/c'])
  })

  test.each(names)('a document of an application called %j', async (name) => {
    const paths = Object.keys(await application({}, { document: name }))
    expect(paths.filter((path) => path.startsWith('documents/'))).toEqual([
      expect.stringMatching(/^documents\/1-[^/\\]+$/),
    ])
  })

  test.each(['constructor', '__proto__', 'toString'])('a picture of the kind %s is none', (kind) => {
    expect(pictureOf(`data:${kind},x`)).toBeUndefined()
  })
})

test('a job’s text in a file runs nothing when it is opened', async () => {
  const { 'job.html': page = '' } = await application({}, { title: '</title><script>alert(1)</script>' })
  expect(page).toMatch(
    /^<!doctype html><html lang="en"><meta charset="utf-8">\n?<meta http-equiv="content-security-policy"/,
  )
  expect(page).not.toContain('<script>')
})

function row(id: string, parent: string, name: string, kind: 'file' | 'folder' = 'file'): FileRow {
  const about = { createdBy: '', createdAt: AT, modifiedAt: AT, description: null }
  return { id, parent, kind, name, nameKey: nameKey(name), ...about, ...(kind === 'file' && kindOfName('a.txt')) }
}

async function pathsOf(rows: readonly FileRow[], chosen: readonly string[]): Promise<string[]> {
  const top = rows.filter(({ id }) => chosen.includes(id))
  const { bytes } = zipFiles('all.zip', top, rows, async function* () {
    yield new TextEncoder().encode('x')
  })
  return Object.keys(unzipSync(new Uint8Array(await new Response(bytes).arrayBuffer())))
}

interface Evil {
  readonly note?: string
  readonly company?: string
  readonly title?: string
  readonly document?: string
}

/** The texts of an application's archive, by their paths. */
async function application(interview: Partial<Interview>, evil: Evil): Promise<Record<string, string>> {
  const both = (text: string) => ({ en: text, fr: text })
  const full = {
    ...{ id: 'iv', kind: 'video', status: 'proposed', startsAt: AT, durationMin: 30, sequence: 0, slots: [] },
    ...{ place: null, url: null, people: [], note: null },
    ...interview,
  }
  const event = {
    at: AT,
    actor: 'employer',
    from: 'submitted',
    to: 'inReview',
    kind: 'status',
    reason: null,
    isSimulated: false,
  }
  const job = {
    title: both(evil.title ?? 'Job'),
    company: { name: evil.company ?? 'Halden' },
    descriptionHtml: both('<p>Text</p>'),
  }
  const application = {
    id: 'one',
    interviews: [full],
    events: [{ ...event, note: evil.note ?? null }],
    jobSnapshot: job,
  }
  const file = await applicationZip({
    row: application as unknown as ApplicationRow,
    detail: {} as ApplicationDetail,
    files: evil.document === undefined ? [] : [new File(['x'], evil.document)],
    now: Date.parse(AT),
    language: 'en',
  })
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return Object.fromEntries(Object.entries(entries).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
}

/** The text of the file that is handed to the person, by its kind; empty where there is none. */
async function filesOf(save: (kind: 'csv' | 'json') => unknown): Promise<{ csv: string; json: string }> {
  const { createObjectURL } = URL
  Object.assign(globalThis, { document: { createElement: () => ({ click() {} }) } })
  const texts = { csv: '', json: '' }
  try {
    for (const kind of ['csv', 'json'] as const) {
      const blobs: Blob[] = []
      URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
      save(kind)
      texts[kind] = (await blobs[0]?.text()) ?? ''
    }
  } finally {
    URL.createObjectURL = createObjectURL
    Reflect.deleteProperty(globalThis, 'document')
  }
  return texts
}
