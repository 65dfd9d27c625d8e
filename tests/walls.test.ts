// Plants violations of the import walls, the house rules, the words and the catalogs, and sees the checks find each one
// and nothing else.
import { describe, expect, it } from 'vitest'
import { foreignTables } from '../scripts/domain-tables.mjs'
import { hardCodedTexts } from '../scripts/hard-coded-texts.mjs'
import { brokenRules } from '../scripts/house-rules.mjs'
import { importCycles } from '../scripts/import-cycles.mjs'
import { catalogProblems } from '../scripts/messages.mjs'
import { unextractedMessages } from '../scripts/unextracted-messages.mjs'
import { brokenWalls } from '../scripts/walls.mjs'

function messagesFor(path: string, text: string) {
  return brokenWalls([{ path, text }]).map(({ message }) => message)
}

describe('an import that the table forbids is reported with what to do instead', () => {
  it.each([
    ['src/contract/apps/tasks.ts', "import { db } from '#sw/api/engine/db.ts'", /contract is a language/],
    ['src/contract/apps/tasks.ts', "import { useState } from 'react'", /zod and other contracts only/],
    ['src/contract/apps/tasks.ts', "import { now } from '#platform/clock.ts'", /contract is a language/],
    [
      'src/platform/query/client.ts',
      "import { TasksScreen } from '#apps/tasks/tasks-screen.tsx'",
      /platform knows no screen/,
    ],
    [
      'src/platform/query/client.ts',
      "const api = await import('#sw/api/engine/create-api.ts')",
      /platform knows no screen/,
    ],
    [
      'src/platform/api/transport.ts',
      "import { createDeviceApi } from '#sw/api/device.ts'",
      /must be a chunk of its own/,
    ],
    ['src/platform/api/transport.ts', "const db = await import('#sw/api/engine/db.ts')", /the one bridge/],
    ['src/ui/button.tsx', "import { Id } from '#contract/shared.ts'", /knows nothing of ours/],
    ['src/ui/button.tsx', "import { call } from '../platform/api/call.ts'", /knows nothing of ours/],
    [
      'src/kit/list/windowed-list.tsx',
      "import { TaskRow } from '#apps/tasks/task-row.tsx'",
      /what several screens do alike/,
    ],
    [
      'src/formats/csv.ts',
      "import { useKeys } from '#platform/keys/use-keys.ts'",
      /pure functions, for page and worker/,
    ],
    ['src/formats/csv.ts', "import { parse } from 'papaparse'", /the library of the format only/],
    ['src/contract/apps/tasks.ts', "import { foldText } from '#formats/text.ts'", /contract is a language/],
    ['src/kit/panes/list-detail.tsx', "import { Popup } from '#shell/popup.tsx'", /what several screens do alike/],
    ['src/ui/button.tsx', "import { useAction } from '#kit/undo/use-action.ts'", /knows nothing of ours/],
    ['src/platform/query/client.ts', "import { useAction } from '#kit/undo/use-action.ts'", /knows no screen/],
    ['src/shell/classic-layout.tsx', "import { TaskRow } from '#apps/tasks/task-row.tsx'", /never in an import/],
    ['src/apps/tasks/task-row.tsx', "import { MailRow } from '#apps/mailbox/mail-row.tsx'", /Two apps meet in a URL/],
    ['src/apps/tasks/task-row.tsx', "import { MailRow } from '../mailbox/mail-row.tsx'", /Two apps meet in a URL/],
    ['src/apps/tasks/task-row.tsx', "const row = await import('#apps/mailbox/mail-row.tsx')", /Two apps meet in a URL/],
    ['src/apps/tasks/task-row.tsx', "type Row = import('#apps/mailbox/mail-row.tsx').Row", /Two apps meet in a URL/],
    [
      'src/apps/tasks/task-row.tsx',
      "import { classicLayout } from '#shell/classic-layout.tsx'",
      /Two apps meet in a URL/,
    ],
    ['src/portal/auth/sign-in.tsx', "import { JobList } from '#portal/career/job-list.tsx'", /Two apps meet in a URL/],
    ['src/routes/tasks.tsx', "import { createApi } from '#sw/api/engine/create-api.ts'", /through a query/],
    ['src/main.tsx', "import { seedTasks } from '#seed/tasks.ts'", /through src\/platform\/api/],
    ['seed/tasks.ts', "import { db } from '#sw/api/engine/db.ts'", /pure function of `now`/],
    ['sw/api/apps/tasks/module.ts', "import { mailbox } from '#sw/api/apps/mailbox/module.ts'", /of another domain/],
    ['sw/api/shell/search/module.ts', "import { foundTasks } from '#sw/api/apps/tasks/found.ts'", /of another domain/],
    ['sw/api/portal/career/home.ts', "import { jobQueue } from '#sw/api/portal/jobs/queue.ts'", /of another domain/],
    ['sw/api/apps/tasks/entry.ts', "import { seedTasks } from '#seed/tasks.ts'", /always loaded/],
    ['sw/api/loose.ts', "import { tasks } from '#sw/api/apps/tasks/module.ts'", /A domain has a folder/],
    ['sw/api/engine/db.ts', "import { tasks } from '#sw/api/apps/tasks/module.ts'", /engine knows no domain/],
    ['sw/api/engine/db.ts', "import { useQuery } from '@tanstack/react-query'", /engine knows no domain/],
    ['sw/worker.ts', "import { call } from '#platform/api/call.ts'", /shares only the contract/],
    ['sw/worker.ts', "import { seedTasks } from '#seed/tasks.ts'", /shares only the contract/],
    ['e2e/tasks.spec.ts', "import { TaskRow } from '#apps/tasks/task-row.tsx'", /as a person does/],
    ['scripts/size.mjs', "import { config } from '../src/platform/config.ts'", /import no code of it/],
    ['src/apps/tasks/parts/row.tsx', "import { Button } from '../../../ui/button.tsx'", /no '\.\.\/\.\.\/'/],
    ['tests/api/tasks.test.ts', "import { createApi } from '../../sw/api/engine/create-api.ts'", /no '\.\.\/\.\.\/'/],
    ['src/apps/tasks/task-row.tsx', "import { Button } from '#ui/button'", /with its extension/],
    ['src/ui/index.ts', 'export const a = 1', /No barrels/],
    ['src/ui/controls.ts', "export { Button } from './button.tsx'", /No barrels/],
    ['src/ui/controls.ts', "export * from './button.tsx'", /No barrels/],
  ])('%s: %s', (path, text, message) => {
    expect(messagesFor(path, text)).toEqual([expect.stringMatching(message)])
  })
})

describe('an import that the table allows is left alone', () => {
  it.each([
    ['src/contract/apps/tasks.ts', "import * as z from 'zod/mini'; import { Id } from '#contract/shared.ts'"],
    ['src/platform/api/transport.ts', "const { createDeviceApi } = await import('#sw/api/device.ts')"],
    [
      'src/platform/query/client.ts',
      "import { QueryClient } from '@tanstack/react-query'; import { call } from '#platform/api/call.ts'",
    ],
    ['src/ui/button.tsx', "import { Button } from 'react-aria-components'; import { Icon } from './icon.tsx'"],
    [
      'src/apps/tasks/task-row.tsx',
      "import { tasksApi } from '#contract/apps/tasks.ts'; import { Button } from '#ui/button.tsx'; import { x } from './queries.ts'",
    ],
    [
      'src/routes/tasks.tsx',
      "import { TasksScreen } from '#apps/tasks/tasks-screen.tsx'; import { Header } from '#shell/header.tsx'",
    ],
    [
      'src/kit/list/windowed-list.tsx',
      "import { Id } from '#contract/shared.ts'; import { useKeys } from '#platform/keys/use-keys.ts'; import { cx } from '#ui/cx.ts'; import { useAction } from '#kit/undo/use-action.ts'",
    ],
    ['src/apps/tasks/task-list.tsx', "import { WindowedList } from '#kit/list/windowed-list.tsx'"],
    ['src/formats/csv.ts', "import { Id } from '#contract/shared.ts'; import { foldText } from '#formats/text.ts'"],
    ['src/platform/workspace/snapshots.ts', "import { utcDay } from '#formats/iso-day.ts'"],
    ['sw/api/engine/lists/list-keys.ts', "import { foldText } from '#formats/text.ts'"],
    ['sw/api/apps/contacts/entry.ts', "import { foldText } from '#formats/text.ts'"],
    ['src/shell/classic-layout.tsx', "import { lazyMenu } from '#ui/lazy-menu.tsx'"],
    ['src/main.tsx', "import { routeTree } from './routeTree.gen.ts'; import './ui/theme.css'"],
    [
      'src/platform/offline/install.ts',
      "import { Workbox } from 'workbox-window'; import x from 'virtual:pwa-register'",
    ],
    ['seed/tasks.ts', "import type { Task } from '#contract/apps/tasks.ts'; import { people } from './people.ts'"],
    [
      'sw/api/apps/tasks/module.ts',
      "import { seedTasks } from '#seed/tasks.ts'; import { defineModule } from '#sw/api/engine/define-module.ts'; import { toIcs } from './tasks-vtodo.ts'",
    ],
    ['sw/api/modules.ts', "export { tasksEntry } from './apps/tasks/entry.ts'"],
    ['sw/api/portal/career/home.ts', "import { findJobs } from '#sw/api/portal/jobs/shared/find.ts'"],
    ['sw/worker.ts', "import { createDeviceApi } from './api/device.ts'; import { Id } from '#contract/shared.ts'"],
    ['e2e/tasks.spec.ts', "import { test } from './fixtures.ts'; import { serve } from '../scripts/serve.mjs'"],
    [
      'tests/screens/tasks.test.tsx',
      "import { TasksScreen } from '#apps/tasks/tasks-screen.tsx'; import { createApi } from '#sw/api/engine/create-api.ts'",
    ],
    ['src/routes/index.tsx', "import { Home } from '#portal/home/home.tsx'; export const Route = Home"],
  ])('%s: %s', (path, text) => {
    expect(messagesFor(path, text)).toEqual([])
  })
})

describe('a broken rule of the house is reported with what to do instead', () => {
  const inner = 'innerHTML'

  it.each([
    [
      'src/apps/notes/note.tsx',
      'const a = <p dangerouslySetInnerHTML={{ __html: text }} />',
      /show it with <RichText>/,
    ],
    ['src/apps/notes/note.tsx', `element.${inner} = text`, /show it with <RichText>/],
    ['src/apps/notes/note.tsx', "element.insertAdjacentHTML('beforeend', text)", /show it with <RichText>/],
    ['src/apps/notes/note.tsx', 'document.write(text)', /show it with <RichText>/],
    ['src/apps/notes/note.tsx', 'const a = <style>{css}</style>', /inline <style>/],
    ['src/apps/notes/note.tsx', 'const a = <p className="p-8 text-red-500" />', /use a token/],
    ['src/apps/notes/note.tsx', 'const a = <p className={`bg-white ${more}`} />', /use a token/],
    ['src/apps/notes/note.tsx', 'const a = <p className="bg-[#fff]" />', /use a token/],
    ['src/apps/notes/note.tsx', "const a = <p style={{ color: '#c0ffee' }} />", /use a token/],
    ['src/apps/notes/note.tsx', "const a = <p style={{ color: 'rgb(0 0 0 / 50%)' }} />", /use a token/],
    ['src/apps/notes/note.css', '.note {\n  color: #ffffff;\n}', /use a token/],
    ['src/apps/notes/note.css', '.note {\n  background: oklch(0.5 0.1 200);\n}', /use a token/],
    ['src/apps/notes/notes.tsx', "import { undoChange } from '#platform/query/undo.ts'", /Undo is the kit/],
    [
      'src/apps/notes/notes.tsx',
      'showToast({ message, action: { label: t`Undo`, onAction: takeBack } })',
      /toast with Undo is the kit/,
    ],
    [
      'src/apps/notes/notes.tsx',
      'const action = id === undefined ? undefined : { label: t`Undo`, onAction: takeBack }',
      /toast with Undo is the kit/,
    ],
    ['src/apps/notes/notes.tsx', 'const a = <input type="file" accept=".txt" />', /with <FileButton>/],
    ['src/apps/notes/notes.tsx', 'await navigator.clipboard.writeText(text)', /with `useCopy`/],
    ['src/apps/notes/notes.tsx', 'if (event.nativeEvent.isComposing) return', /says `isComposing\(event\)`/],
    ['src/apps/notes/notes.tsx', 'const read = ({ key, isComposing }) => key', /says `isComposing\(event\)`/],
    ['src/apps/notes/notes.tsx', 'if (event.keyCode === 229) return', /says `isComposing\(event\)`/],
    ['sw/api/apps/notes/module.ts', "await db.transaction('rw', db.notes, work)", /beside the queued writes/],
    ['sw/api/apps/notes/module.ts', 'await context.db.transaction(mode, tables, work)', /beside the queued writes/],
    ['sw/api/apps/notes/module.ts', "await db.table('tasks').bulkPut(rows)", /past the module's tables/],
    [
      'sw/api/apps/notes/module.ts',
      "await context.db.meta.where('key').equals('seq').modify(change)",
      /past the module's tables/,
    ],
    ['sw/api/engine/lists/lists.ts', "await db.meta.delete('epoch')", /past the module's tables/],
    ['sw/api/apps/notes/module.ts', 'await taskTable(context.db).put(task)', /past the module's tables/],
    [
      'sw/api/apps/notes/module.ts',
      "const rows = taskTable(db); await rows.where('id').equals(id).modify(change)",
      /past the module's tables/,
    ],
    [
      'sw/api/apps/notes/module.ts',
      "const rows = db.table('tasks'); await rows.bulkDelete(ids)",
      /past the module's tables/,
    ],
    [
      'tests/screens/notes.test.tsx',
      "test('a', async () => { await one.click(); expect(one.query()).toBeNull() })",
      /Nothing has waited/,
    ],
    [
      'tests/screens/notes.test.tsx',
      "test('a', async () => { await userEvent.keyboard('a'); expect(titles).toEqual([]); expect(rows.elements().length).toBe(2) })",
      /Nothing has waited/,
    ],
    [
      'tests/screens/notes.test.tsx',
      "test('a', async () => { const { screen } = await renderApp('/'); expect(screen.getByRole('main').element().id).toBe('main') })",
      /Nothing has waited/,
    ],
  ])('%s: %s', (path, text, message) => {
    expect(brokenRules([{ path, text }]).map((problem) => problem.message)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    ['src/ui/rich-text.tsx', 'const a = <div dangerouslySetInnerHTML={{ __html: clean }} />'],
    ['src/kit/undo/use-action.ts', 'showToast({ message, action: { label: t`Undo`, onAction: undo } })'],
    [
      'tests/screens/notes.test.tsx',
      "test('a', async () => { await one.click(); await expect.element(two).toBeVisible(); expect(one.query()).toBeNull() })",
    ],
    [
      'tests/screens/notes.test.tsx',
      "test('a', async () => { await one.click(); await expect.poll(() => one.query()).toBeNull() })",
    ],
    [
      'tests/screens/notes.test.tsx',
      "test('a', async () => { await one.click(); expect(one.getByText('a').selector).toBe('a') })",
    ],
    ['src/apps/notes/notes.tsx', 'showToast({ message, action: { label: t`Redo`, onAction: again } })'],
    ['src/apps/notes/notes.tsx', 'if (isComposing(event)) return'],
    ['src/ui/tokens.css', ':root {\n  --ink: oklch(0.2 0 0);\n}'],
    ['src/ui/list.css', '/* #fff would not do */\n#main:hover {\n  color: var(--ink);\n}'],
    ['src/ui/tag.tsx', 'const colour = `oklch(0.65 0.13 ${hue})`'],
    ['src/ui/skip-link.tsx', 'const a = <a href="#add" className="text-ink bg-surface" />'],
    ['src/apps/notes/note.tsx', "import { a } from '#contract/shared.ts'; const b = element.innerText"],
    [
      'sw/api/apps/notes/module.ts',
      "await db.transaction('r', db.tables, work); await tables.notes.put(note); seen.add(note.id)",
    ],
    [
      'sw/api/apps/notes/module.ts',
      'const rows = await taskTable(db).toArray(); const ids = new Set(rows); ids.add(note); const index = createIndex(notes); index.put(note)',
    ],
    ['sw/api/engine/run-write.ts', "await db.transaction('rw', db.tables, work)"],
    ['sw/api/engine/change-log/change-log.ts', 'await db.changes.add(change)'],
    ['sw/api/engine/storage.ts', 'db.close(); await db.meta.get(id)'],
  ])('nothing is wrong with %s: %s', (path, text) => {
    expect(brokenRules([{ path, text }])).toEqual([])
  })

  it('tells the line of what it found', () => {
    const [problem] = brokenRules([{ path: 'src/ui/a.tsx', text: "const a = 1\n\nconst b = 'rgb(1 2 3)'\n" }])
    expect(problem).toMatchObject({ path: 'src/ui/a.tsx', line: 3 })
  })
})

describe('a table of another domain is reached through its accessor, and the card says so', () => {
  const cardOf = (name: string, card: string) => ({
    path: `sw/api/apps/${name}/entry.ts`,
    text: `export const ${name}Entry: ModuleEntry = { name: '${name}', ${card} load }`,
  })
  const tasks = [
    cardOf('tasks', "tables: { tasks: 'id', taskTags: 'id' },"),
    {
      path: 'sw/api/apps/tasks/shared/tables.ts',
      text: "export const taskTable = (db) => db.table('tasks')\nexport const tagsOf = (db) => db.table('taskTags').toArray()",
    },
    {
      path: 'sw/api/apps/tasks/shared/open-tasks.ts',
      text: "import { taskTable } from './tables.ts'\nexport const openTasks = (db) => taskTable(db).toArray()",
    },
  ]
  const problems = (card: string, module: string) =>
    foreignTables([
      ...tasks,
      cardOf('notes', `tables: { notes: 'id' }, ${card}`),
      { path: 'sw/api/apps/notes/module.ts', text: module },
    ]).map(({ path, message }) => `${path.split('/').at(-1)}: ${message}`)
  const accessor = "import { taskTable } from '#sw/api/apps/tasks/shared/tables.ts'\n"

  it.each([
    [
      '',
      "const rows = await db.table('tasks').toArray()",
      /^module.ts: 'tasks' is a table of tasks: import what reads/,
    ],
    ['', "const rows = await context.stored('taskTags', ids)", /^module.ts: 'taskTags' is a table of tasks/],
    [
      '',
      "const TASKS = 'tasks'; const rows = await db.table(TASKS).toArray()",
      /^module.ts: 'tasks' is a table of tasks/,
    ],
    ['', `${accessor}const rows = await taskTable(db).toArray()`, /^entry.ts: notes reads tables of tasks/],
    [
      '',
      "import { openTasks } from '#sw/api/apps/tasks/shared/open-tasks.ts'",
      /^entry.ts: notes reads tables of tasks/,
    ],
    [
      '',
      "const { openTasks } = await import('#sw/api/apps/tasks/shared/open-tasks.ts')",
      /^entry.ts: notes reads tables/,
    ],
    ["reads: ['tasks'],", `${accessor}await taskTable(db).put(task)`, /^entry.ts: notes writes to tables of tasks/],
    [
      "reads: ['tasks'],",
      `${accessor}const all = taskTable(db); await all.put(task)`,
      /^entry.ts: notes writes to tables/,
    ],
    ["reads: ['tasks'],", 'const a = 1', /^entry.ts: notes names tasks under `reads` or `writes`, and uses no table/],
  ])('%s %s', (card, module, message) => {
    const found = problems(card, module)
    expect(found).toContainEqual(expect.stringMatching(message))
  })

  it.each([
    ["reads: ['tasks'],", `${accessor}const rows = await taskTable(db).toArray()`],
    ["writes: ['tasks'],", `${accessor}const rows = await taskTable(db).toArray()`],
    ["writes: ['tasks'],", `${accessor}await taskTable(db).put(task)`],
    ['', "import type { TaskRow } from '#sw/api/apps/tasks/shared/tables.ts'; await db.table('notes').get(id)"],
  ])('nothing is wrong with %s %s', (card, module) => {
    expect(problems(card, module)).toEqual([])
  })
})

describe('words that no translator sees are reported', () => {
  it.each([
    ['const a = <p>Good morning</p>', "'Good morning' is not translated"],
    ['const a = <p>{ready ? "Yes, do" : undefined}</p>', "'Yes, do' is not translated"],
    ['const a = <p>{`Sent at ${time}`}</p>', "'Sent at' is not translated"],
    ['const a = <button aria-label="Close it" />', "'Close it' is not translated"],
    ['const a = <input placeholder="Search here" />', "'Search here' is not translated"],
    ['const a = <img alt={wide ? "A wide view" : ""} />', "'A wide view' is not translated"],
    ['const a = <Field label="Due date" />', "'Due date' is not translated"],
    ['const a = <Card icon={<b>In here too</b>} />', "'In here too' is not translated"],
  ])('%s', (text, message) => {
    const path = 'src/apps/notes/note.tsx'
    expect(hardCodedTexts([{ path, text }])).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ])
  })

  it.each([
    ['src/apps/notes/note.tsx', 'const a = <p><Trans>Good <b>morning</b></Trans></p>'],
    ['src/apps/notes/note.tsx', 'const a = <button aria-label={t`Close it`} className="p-8">{name}</button>'],
    ['src/apps/notes/note.tsx', 'const a = <p>{count} · {t({ message: "Ready" })} — 12</p>'],
    ['src/apps/notes/note.tsx', 'const a = <p><code>npm start</code> Cairn</p>'],
    ['src/ui/gallery/buttons.tsx', 'const a = <p>Buttons</p>'],
  ])('nothing is wrong with %s: %s', (path, text) => {
    expect(hardCodedTexts([{ path, text }])).toEqual([])
  })
})

describe('a message that no macro sees is reported', () => {
  const macro = "import { useLingui } from '@lingui/react/macro'\n"

  it.each([
    ['`t` as a parameter', 'function reason(t) { return t`Too large` }', /not the macro's here/],
    ['`t` as a part of one', 'const reason = ({ t }) => t`Too large`', /not the macro's here/],
    ['`t` of something else', 'const { t } = useWords(); const a = t`Too large`', /not the macro's here/],
    ['`t` from nowhere', 'const a = t({ message: "Too large" })', /not the macro's here/],
    ['a member', 'const lingui = useLingui(); const a = lingui.t`Too large`', /does not see/],
    ['`t` handed on', 'function Note() { const { t } = useLingui(); return reason(t) }', /passed to/],
    [
      '`t` handed on by a property',
      'function Note() { const { t } = useLingui(); return <Text t={t} /> }',
      /passed to/,
    ],
  ])('%s', (_, text, message) => {
    expect(unextractedMessages([{ path: 'src/apps/notes/note.tsx', text: macro + text }])).toEqual([
      expect.objectContaining({ message: expect.stringMatching(message) }),
    ])
  })

  it.each([
    'function Note() { const { t } = useLingui(); return t`Too large` }',
    'function Note() { const { t, i18n } = useLingui(); useEffect(() => say(t`Too large`), [t]) }',
    'function Note() { const { t } = useLingui(); return rows.map((row) => t({ message: "Row", context: "head" })) }',
    "import { msg } from '@lingui/core/macro'\nexport const WORDS = msg`Too large`",
  ])('nothing is wrong with %s', (text) => {
    expect(unextractedMessages([{ path: 'src/apps/notes/note.tsx', text: macro + text }])).toEqual([])
  })
})

describe('a catalog that does not match the code is reported', () => {
  const used = { a: { message: 'Save' } }

  it.each([
    ['a message without its translation', { a: { message: 'Save', translation: '' } }, /not translated: "Save"/],
    ['a message that was not extracted', {}, /not in the catalog yet.*"Save"/],
    [
      'a message that the code no longer has',
      { a: { message: 'Save', translation: 'Enregistrer' }, b: { message: 'Old', translation: 'Vieux' } },
      /no longer in the code.*"Old"/,
    ],
    [
      'a message that is marked obsolete',
      {
        a: { message: 'Save', translation: 'Enregistrer' },
        b: { message: 'Old', translation: 'Vieux', obsolete: true },
      },
      /no longer in the code.*"Old"/,
    ],
  ])('%s', (_, known, message) => {
    expect(catalogProblems(used, known, false)).toEqual([expect.stringMatching(message)])
  })

  it('nothing is wrong with a translated catalog, nor with an empty one of the source language', () => {
    expect(catalogProblems(used, { a: { message: 'Save', translation: 'Enregistrer' } }, false)).toEqual([])
    expect(catalogProblems(used, { a: { message: 'Save', translation: '' } }, true)).toEqual([])
  })
})

describe('modules that import each other in a circle are found', () => {
  const sources = (c: string) => [
    { path: 'src/platform/a.ts', text: "import { b } from './b.ts'" },
    { path: 'src/platform/b.ts', text: "export const c = () => import('#platform/c.ts')" },
    { path: 'src/platform/c.ts', text: c },
  ]

  it('through import() too', () => {
    const messages = importCycles(sources("import { a } from './a.ts'")).map(({ message }) => message)
    expect(messages).toEqual([
      expect.stringMatching(
        /^src\/platform\/a\.ts -> src\/platform\/b\.ts -> src\/platform\/c\.ts -> src\/platform\/a\.ts/,
      ),
    ])
  })

  it('but not by types alone', () => {
    expect(importCycles(sources("import type { A } from './a.ts'"))).toEqual([])
  })
})
