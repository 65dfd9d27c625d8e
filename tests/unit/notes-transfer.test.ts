// What notes are read from: Markdown as it is exported here and as other programs write it, and Google Takeout; and links between notes.
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { layOut } from '#apps/notes/board/masonry.ts'
import { checklistOf, textOf } from '#apps/notes/note/convert.ts'
import { planImport } from '#apps/notes/transfer/read-files.ts'
import { draftToNote, type Note, type NoteDraft } from '#contract/apps/notes-shapes.ts'
import { linkedIn, linkTo } from '#formats/markdown/note-links.ts'
import { noteToMarkdown } from '#formats/markdown/note-to-markdown.ts'

const AT = '2026-11-02T08:00:00.000Z'
const line = (content: string, completed = false) => ({ id: content, content, completed })
const zip = (files: Record<string, string | object>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        strToU8(typeof text === 'string' ? text : JSON.stringify(text)),
      ]),
    ),
  ) as Uint8Array<ArrayBuffer>
const loose = (name: string, text: string) => ({ name, bytes: strToU8(text) as Uint8Array<ArrayBuffer> })
const plan = (files: Record<string, string | object>, present: readonly Note[] = []) =>
  planImport([{ name: 'notes.zip', bytes: zip(files) }], present)

const KEEP = {
  color: 'CERULEAN',
  isTrashed: false,
  isPinned: true,
  isArchived: false,
  title: 'Einkauf',
  listContent: [
    { text: 'Milch', isChecked: true },
    { text: 'Brot', isChecked: false },
  ],
  labels: [{ name: 'Zuhause' }],
  attachments: [{ filePath: 'bild.jpeg', mimetype: 'image/jpeg' }],
  createdTimestampUsec: 1_700_000_000_000_000,
  userEditedTimestampUsec: 1_700_000_100_000_000,
}

describe('Google Takeout', () => {
  test('notes are found in a folder of any language, with labels, colour, checklist, times and image', () => {
    const { fresh, leftOut } = plan({
      'Takeout/Notizen/Einkauf.json': KEEP,
      'Takeout/Notizen/Einkauf.html': '<p>Einkauf</p>',
      'Takeout/Notizen/bild.jpg': 'JFIF',
      'Takeout/Notizen/Labels.txt': 'Zuhause',
      'Takeout/archive_browser.json': { files: [] },
    })
    expect(leftOut).toEqual([])
    expect(fresh).toHaveLength(1)
    expect(fresh[0]?.note).toMatchObject({
      title: 'Einkauf',
      color: 'storm',
      pinned: true,
      archived: false,
      labelTitles: ['Zuhause'],
      tasks: [
        { content: 'Milch', completed: true },
        { content: 'Brot', completed: false },
      ],
      createdAt: '2023-11-14T22:13:20.000Z',
      updatedAt: '2023-11-14T22:15:00.000Z',
    })
    expect(fresh[0]?.image).toMatchObject({ name: 'bild.jpg', type: 'image/jpeg' })
  })

  test('what is left out is named file by file; so is what is here already', () => {
    const first = plan({ 'Keep/a.json': KEEP }).fresh[0]?.note
    const present = [{ ...draftToNote({ id: 'x' }, 0, AT), uid: first?.uid, labels: [] } as Note]
    const { fresh, known, leftOut, lostImages } = plan(
      {
        'Keep/a.json': KEEP,
        'Keep/b.json': { ...KEEP, isTrashed: true },
        'Keep/c.json': { title: '', textContent: '' },
        'Keep/d.json': '{"textContent": "cut o',
        'Keep/e.json': { title: 'Long', textContent: 'x'.repeat(100_001) },
        'Keep/e2.json': {
          ...{ title: 'Labelled', textContent: 'Text' },
          labels: Array.from({ length: 51 }, (_, index) => ({ name: `${index}` })),
        },
        'Keep/f.json': { title: 'Alone', textContent: 'Text', attachments: [{ filePath: 'gone.png' }] },
      },
      present,
    )
    expect(fresh.map(({ note }) => note.title)).toEqual(['Labelled', 'Alone'])
    expect(fresh[0]?.note.labelTitles).toHaveLength(50)
    expect([known.map(({ path }) => path), lostImages]).toEqual([['Keep/a.json'], 1])
    expect(leftOut).toEqual([
      { path: 'Keep/b.json', reason: 'trashed' },
      { path: 'Keep/c.json', reason: 'empty' },
      { path: 'Keep/d.json', reason: 'unreadable' },
      { path: 'Keep/e.json', reason: 'too-long' },
      { path: 'Keep/e2.json', reason: 'labels' },
    ])
  })
})

test('of Keep, what is null is not there, and costs nothing else of the note', () => {
  const lines = [{ text: 'Milch', isChecked: null }, null, { text: null }]
  const { fresh, leftOut } = plan({
    'Keep/a.json': { ...KEEP, title: null, labels: [null, { name: 'Zuhause' }], listContent: lines, annotations: null },
  })
  expect(leftOut.filter(({ reason }) => reason === 'unreadable')).toEqual([])
  expect(fresh[0]?.note).toMatchObject({
    title: '',
    labelTitles: ['Zuhause'],
    tasks: [
      { content: 'Milch', completed: false },
      { content: '', completed: false },
    ],
  })
})

test('of Keep, one image comes with its note; its other images and files are named, and so is a title too long for one', () => {
  const attachments = [
    { filePath: 'memo.3gp', mimetype: 'audio/3gpp' },
    { filePath: 'eins.png', mimetype: 'image/png' },
    { filePath: 'zwei.jpeg', mimetype: 'image/jpeg' },
    { filePath: 'fort.png', mimetype: 'image/png' },
  ]
  const title = 'Lang '.repeat(110).trim()
  const { fresh, leftOut, lostImages } = plan({
    'Takeout/Keep/a.json': { title, textContent: 'Text', isArchived: true, attachments },
    'Takeout/Keep/eins.png': 'PNG',
    'Takeout/Keep/zwei.jpg': 'JPG',
  })
  expect(fresh[0]?.image?.name).toBe('eins.png')
  expect(fresh[0]?.note.content).toBe(`${title}\n\nText`)
  expect(fresh[0]?.note.archived).toBe(true)
  expect(leftOut).toEqual([
    { path: 'Takeout/Keep/zwei.jpg', reason: 'another-image', of: title.slice(0, 500) },
    { path: 'memo.3gp', reason: 'no-image', of: title.slice(0, 500) },
  ])
  expect(lostImages).toBe(1)
})

/** As each program writes its notes, and what is read of them. */
const PROGRAMS: Readonly<Record<string, { files: Record<string, string>; notes: readonly object[] }>> = {
  Joplin: {
    files: {
      'Export/Travel/Ferries.md':
        '---\ntitle: Ferries\nupdated: 2024-05-02 10:00:00Z\ncreated: 2024-05-01 09:00:00Z\nlatitude: 43.4\ntags:\n  - port\n  - summer\n---\n\nThe last one leaves at 22:40.\n\n![quay.png](../_resources/quay.png)\n\nBring cash.',
      'Export/Home/Call the port.md':
        '---\ntitle: "Call: the port"\ncreated: 2024-05-01 09:00:00Z\ncompleted?: yes\ndue: 2024-05-03 08:00:00Z\n---\n\n- [x] Number\n- [ ] Call\n',
      'Export/_resources/quay.png': 'PNG',
    },
    notes: [
      { title: 'Call: the port', content: '', labels: ['Home'], tasks: ['x Number', '  Call'], reminderDone: true },
      {
        title: 'Ferries',
        content: 'The last one leaves at 22:40.\n\n\nBring cash.',
        labels: ['port', 'summer', 'Travel'],
        image: 'quay.png',
        createdAt: '2024-05-01T09:00:00.000Z',
      },
    ],
  },
  Memos: {
    files: {
      '2024-05-01T09:00:00-PRIVATE.md': '#idea #bus/stop\n\nA bench at every stop.\n- [ ] not the end\nIssue #12',
    },
    notes: [
      {
        title: '2024-05-01T09:00:00-PRIVATE',
        content: '#idea #bus/stop\n\nA bench at every stop.\n- [ ] not the end\nIssue #12',
        labels: ['idea', 'bus/stop'],
      },
    ],
  },
  Obsidian: {
    files: {
      'Vault/Daily/2024-05-01.md':
        '---\naliases: []\ntags: [daily, "work"]\n---\nSee [[Ferries]].\n\n![[Pasted image 1.png|300]]\n\n![[map.png]]\n',
      'Vault/Ferries.md': '\uFEFF# Ferries to Sète\r\n\r\nTwo years.\r\n',
      'Vault/Files/Pasted image 1.png': 'PNG',
      'Vault/Files/map.png': 'PNG',
    },
    notes: [
      {
        title: '2024-05-01',
        content: 'See [[Ferries]].\n\n\n![[map.png]]',
        labels: ['daily', 'work', 'Daily'],
        image: 'Pasted image 1.png',
      },
      { title: 'Ferries to Sète', content: 'Two years.', labels: [] },
    ],
  },
  'Nextcloud Notes': {
    files: {
      'Notes/Home/Shopping.md': 'Shopping\n\n- [ ] Lemons\n- [x] Oats\n',
      'Notes/Plan.md': 'Plan\nA bus stop.\n\n![](.attachments.12/quay%20one.png)',
      'Notes/.attachments.12/quay one.png': 'PNG',
    },
    notes: [
      { title: 'Shopping', content: '', labels: ['Home'], tasks: ['  Lemons', 'x Oats'] },
      { title: 'Plan', content: 'A bus stop.', labels: [], image: 'quay one.png' },
    ],
  },
}

test.each(Object.entries(PROGRAMS))(
  '%s: its notes are read, and come back from our export as they are',
  (_, { files, notes }) => {
    const shown = ({ fresh }: ReturnType<typeof plan>) =>
      fresh
        .map(({ note, image }) => ({
          title: note.title,
          content: note.content,
          labels: note.labelTitles,
          ...(note.tasks && {
            tasks: note.tasks.map(({ content, completed }) => `${completed ? 'x' : ' '} ${content}`),
          }),
          ...(image && { image: image.name }),
          ...(note.createdAt && { createdAt: note.createdAt }),
          ...(note.reminder && { reminderDone: note.reminderDone }),
        }))
        .sort((a, b) => String(a.title).localeCompare(String(b.title)))
    const read = plan(files)
    expect(shown(read)).toMatchObject([...notes].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))))
    const out = Object.fromEntries(
      read.fresh.flatMap(({ note, image }, index) => {
        const { labelTitles = [], uid: _uid, createdAt = AT, ...draft } = note
        const stored = { ...draftToNote({ ...draft, id: 'n' }, 0, createdAt), labels: labelTitles }
        const text = noteToMarkdown(stored, {
          labels: new Map(labelTitles.map((title) => [title, title])),
          picture: image?.name,
        })
        return [[`${index}.md`, text], ...(image ? [[image.name, 'PNG']] : [])]
      }),
    )
    const again = shown(plan(out)).map(({ createdAt: _, reminderDone: __, ...rest }) => rest)
    expect(again).toEqual(shown(read).map(({ createdAt: _, reminderDone: __, ...rest }) => rest))
    expect(
      plan(
        files,
        read.fresh.map(({ note }) => ({ ...draftToNote({ id: 'x' }, 0, AT), ...note, labels: [] }) as Note),
      ),
    ).toMatchObject({
      fresh: [],
      known: notes.map(() => ({})),
    })
  },
)

describe('Markdown', () => {
  test('a note that is exported comes back as it was', () => {
    const draft: NoteDraft & { id: string } = {
      id: 'n',
      title: 'Ferries: “Sète”',
      content: '# Not the title\n\nA *text* with [a link](https://example.org).',
      tasks: [line('Book'), line('Pay', true)],
      archived: true,
      color: 'mint',
      reminder: AT,
    }
    const stored = { ...draftToNote(draft, 0, AT), labels: ['a', 'b'] }
    const labels = new Map([
      ['a', 'Travel'],
      ['b', 'One, two'],
    ])
    const text = noteToMarkdown(stored, { labels, picture: 'Ferries.png' })
    const { fresh } = plan({ 'out/Ferries.md': text, 'out/Ferries.png': 'PNG' })
    expect(fresh[0]?.note).toMatchObject({
      title: draft.title,
      content: draft.content,
      tasks: [
        { content: 'Book', completed: false },
        { content: 'Pay', completed: true },
      ],
      labelTitles: ['Travel', 'One, two'],
      archived: true,
      pinned: false,
      color: 'mint',
      reminder: AT,
      createdAt: AT,
    })
    expect(fresh[0]?.image?.name).toBe('Ferries.png')
    expect(plan({ 'Ferries.md': text }, [{ ...stored, labels: [] } as Note])).toMatchObject({
      known: [{ path: 'Ferries.md' }],
      fresh: [],
    })
  })

  test('other programs: lists of YAML, a heading as title, no front matter, a file by itself', () => {
    const { fresh } = plan({
      'a.md': '---\ntags:\n  - Work\n  - "Bus lines"\ndate: 2024-05-01\n---\n# From its heading\n\nText.',
      'b.md': '---\ntags: [one, two]\n---\nText of b',
      'c.markdown': 'Only text\n---\nwith a line',
    })
    expect(fresh.map(({ note }) => [note.title, note.content, note.labelTitles])).toEqual([
      ['From its heading', 'Text.', ['Work', 'Bus lines']],
      ['b', 'Text of b', ['one', 'two']],
      ['c', 'Only text\n---\nwith a line', []],
    ])
    const alone = planImport([loose('alone.md', '- [ ] one\n- [x] two')], [])
    expect(alone.fresh[0]?.note).toMatchObject({ title: 'alone', content: '' })
    expect(alone.fresh[0]?.note.tasks?.map(({ completed }) => completed)).toEqual([false, true])
  })
})

test('several files at once: each note once, an image beside the note that shows it, what was imported in a zip is known alone', () => {
  const [a, b] = [loose('a.md', '# A\n![](port.png)'), loose('b.md', '# B')]
  const image = loose('port.png', 'PNG')
  const packed = { name: 'more.zip', bytes: zip({ 'Trips/b.md': '# B', 'Trips/c.md': '# C' }) }
  const first = planImport([packed], [])
  expect(first.fresh.map(({ note }) => note.title)).toEqual(['B', 'C'])
  const [, c] = first.fresh
  const present = first.fresh.map(
    ({ note }) => ({ ...draftToNote({ id: 'x' }, 0, AT), uid: note.uid, labels: [] }) as Note,
  )
  const both = planImport([a, b, image, loose('quay.png', 'PNG'), packed], present)
  expect(both.fresh.map(({ note, image: shown }) => [note.title, shown?.name])).toEqual([['A', 'port.png']])
  expect(both.known.map(({ note }) => note.title).sort()).toEqual(['B', 'B', 'C'])
  expect(both.leftOut).toEqual([{ path: 'quay.png', reason: 'unused' }])
  expect(planImport([packed, packed], []).leftOut).toEqual([
    { path: 'Trips/b.md', reason: 'repeated' },
    { path: c?.path, reason: 'repeated' },
  ])
  expect(planImport([b, loose('b.md', '# Another B')], []).fresh.map(({ note }) => note.title)).toEqual([
    'B',
    'Another B',
  ])
})

test('a zip that a Mac packed again is read as it was: its own files are no notes', () => {
  const { fresh, leftOut } = plan({
    'notes/': '',
    'notes/Plan.md': '# Plan',
    'notes/._Plan.md': 'Mac OS X',
    'notes/.DS_Store': 'Mac OS X',
    '__MACOSX/notes/._Plan.md': 'Mac OS X',
  })
  expect(fresh.map(({ note }) => note.title)).toEqual(['Plan'])
  expect(leftOut).toEqual([])
})

describe('what notes are turned into', () => {
  test('text becomes a checklist and text again, and nothing is lost', () => {
    const list = checklistOf({ content: 'Lemons\n\n- Butter\n* [x] Oats' })
    expect(list.content).toBe('')
    expect(list.tasks?.map(({ content, completed }) => [content, completed])).toEqual([
      ['Lemons', false],
      ['Butter', false],
      ['Oats', true],
    ])
    expect(textOf({ content: 'Before', tasks: list.tasks ?? null })).toEqual({
      content: 'Before\n\n- [ ] Lemons\n- [ ] Butter\n- [x] Oats',
      tasks: null,
    })
  })

  test('a line longer than a line of a checklist can be becomes several, whole words and whole characters', () => {
    const words = Array.from({ length: 1200 }, (_, index) => `word${index}`).join(' ')
    const emoji = `x${'🧭'.repeat(4000)}`
    const { tasks, content } = checklistOf({ content: `- [x] ${words}\n${emoji}` })
    expect(content).toBe('')
    const [done, open] = [true, false].map((state) => tasks?.filter(({ completed }) => completed === state) ?? [])
    expect(done?.map((task) => task.content).join(' ')).toBe(words)
    expect(open?.map((task) => task.content).join('')).toBe(emoji)
    expect(tasks?.every((task) => task.content.length <= 5000 && task.content.isWellFormed())).toBe(true)
  })

  test('what a checklist or a text cannot hold stays where it is', () => {
    const text = Array.from({ length: 499 }, (_, index) => `line ${index}`).join('\n')
    const { tasks, content } = checklistOf({ content: `${text}\n${'y'.repeat(5001)}\nlast` })
    expect([tasks?.length, content]).toEqual([499, `${'y'.repeat(5001)}\nlast`])
    expect(textOf({ content: '', tasks: Array.from({ length: 30 }, () => line('z'.repeat(4000))) })).toBeNull()
  })

  test('a link to a note is found in a text, each note once', () => {
    const text = `${linkTo('a b', 'Handover [draft]')} and ${linkTo('c', 'C')}, ${linkTo('c', 'again')}`
    expect(linkedIn(text).map(({ id, title }) => [id, title])).toEqual([
      ['a b', 'Handover  draft'],
      ['c', 'C'],
    ])
    expect(linkedIn('[x](https://apps/notes?note=y) [y](/apps/tasks?task=1)')).toEqual([])
  })
})

test('cards stand in the column that ends highest; pinned ones are a part of their own', () => {
  const heights = [100, 40, 60, 50, 80]
  const shape = { count: 5, columns: 2, gap: 10, head: 30, heightOf: (index: number) => heights[index] ?? 0 }
  const all = layOut({ ...shape, pinned: 0 })
  expect([...all.columns]).toEqual([0, 1, 1, 0, 1])
  expect([...all.tops]).toEqual([0, 0, 50, 110, 120])
  const parts = layOut({ ...shape, pinned: 2 })
  expect([parts.pinnedHead, parts.othersHead]).toEqual([0, 145])
  expect([...parts.tops]).toEqual([30, 30, 175, 175, 235])
})
