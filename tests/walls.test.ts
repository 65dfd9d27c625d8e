// Plants violations of the import walls, the house rules, the words and the catalogs, and sees the checks find each one
// and nothing else.
import { describe, expect, it } from 'vitest'
import { hardCodedWords } from '../scripts/hard-coded.mjs'
import { brokenRules } from '../scripts/house-rules.mjs'
import { catalogProblems } from '../scripts/messages.mjs'
import { brokenWalls } from '../scripts/walls.mjs'

function messagesFor(path: string, text: string) {
  return brokenWalls([{ path, text }]).map(({ message }) => message)
}

describe('an import that the table forbids is reported with what to do instead', () => {
  it.each([
    ['src/contract/apps/tasks.ts', "import { db } from '#sw/api/db.ts'", /contract is a language/],
    ['src/contract/apps/tasks.ts', "import { useState } from 'react'", /zod and other contracts only/],
    ['src/contract/apps/tasks.ts', "import { now } from '#platform/clock.ts'", /contract is a language/],
    [
      'src/platform/query/client.ts',
      "import { TasksScreen } from '#apps/tasks/tasks-screen.tsx'",
      /platform knows no screen/,
    ],
    ['src/platform/query/client.ts', "const api = await import('#sw/api/index.ts')", /platform knows no screen/],
    [
      'src/platform/api/transport.ts',
      "import { createDeviceApi } from '#sw/api/device.ts'",
      /must be a chunk of its own/,
    ],
    ['src/platform/api/transport.ts', "const db = await import('#sw/api/db.ts')", /the one bridge/],
    ['src/ui/button.tsx', "import { Id } from '#contract/shared.ts'", /knows nothing of ours/],
    ['src/ui/button.tsx', "import { call } from '../platform/api/call.ts'", /knows nothing of ours/],
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
    ['src/routes/tasks.tsx', "import { createApi } from '#sw/api/index.ts'", /through a query/],
    ['src/main.tsx', "import { seedTasks } from '#seed/tasks.ts'", /through src\/platform\/api/],
    ['seed/tasks.ts', "import { db } from '#sw/api/db.ts'", /pure function of `now`/],
    ['sw/api/apps/tasks.ts', "import { mailbox } from './mailbox.ts'", /not another module/],
    ['sw/api/apps/tasks.ts', "import { user } from '#sw/api/shell/user.ts'", /not another module/],
    ['sw/api/db.ts', "import { tasks } from '#sw/api/apps/tasks.ts'", /only through sw\/api\/modules/],
    ['sw/api/db.ts', "import { useQuery } from '@tanstack/react-query'", /only through sw\/api\/modules/],
    ['sw/worker.ts', "import { call } from '#platform/api/call.ts'", /shares only the contract/],
    ['sw/worker.ts', "import { seedTasks } from '#seed/tasks.ts'", /shares only the contract/],
    ['e2e/tasks.spec.ts', "import { TaskRow } from '#apps/tasks/task-row.tsx'", /as a person does/],
    ['scripts/size.mjs', "import { config } from '../src/platform/config.ts'", /import no code of it/],
    ['src/apps/tasks/parts/row.tsx', "import { Button } from '../../../ui/button.tsx'", /no '\.\.\/\.\.\/'/],
    ['tests/api/tasks.test.ts', "import { createApi } from '../../sw/api/index.ts'", /no '\.\.\/\.\.\/'/],
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
    ['src/main.tsx', "import { routeTree } from './routeTree.gen.ts'; import './ui/theme.css'"],
    [
      'src/platform/offline/install.ts',
      "import { Workbox } from 'workbox-window'; import x from 'virtual:pwa-register'",
    ],
    ['seed/tasks.ts', "import type { Task } from '#contract/apps/tasks.ts'; import { people } from './people.ts'"],
    [
      'sw/api/apps/tasks.ts',
      "import { seedTasks } from '#seed/tasks.ts'; import { defineModule } from '#sw/api/define-module.ts'; import { toIcs } from './tasks-vtodo.ts'",
    ],
    ['sw/api/shell/search.ts', "import { tasks } from '#sw/api/apps/tasks.ts'"],
    ['sw/api/modules.ts', "import { tasks } from './apps/tasks.ts'"],
    ['sw/api/index.ts', "export { createApi } from './create-api.ts'"],
    ['sw/worker.ts', "import { createApi } from './api/index.ts'; import { Id } from '#contract/shared.ts'"],
    ['e2e/tasks.spec.ts', "import { test } from './fixtures.ts'; import { serve } from '../scripts/serve.mjs'"],
    [
      'tests/screens/tasks.test.tsx',
      "import { TasksScreen } from '#apps/tasks/tasks-screen.tsx'; import { createApi } from '#sw/api/index.ts'",
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
    ['sw/api/apps/notes.ts', "await db.transaction('rw', db.notes, work)", /beside the queued writes/],
    ['sw/api/apps/notes.ts', 'await context.db.transaction(mode, tables, work)', /beside the queued writes/],
    ['sw/api/apps/notes.ts', "await db.table('tasks').bulkPut(rows)", /past the module's tables/],
    [
      'sw/api/apps/notes.ts',
      "await context.db.meta.where('key').equals('seq').modify(change)",
      /past the module's tables/,
    ],
    ['sw/api/listed.ts', "await db.meta.delete('epoch')", /past the module's tables/],
  ])('%s: %s', (path, text, message) => {
    expect(brokenRules([{ path, text }]).map((problem) => problem.message)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    ['src/ui/rich-text.tsx', 'const a = <div dangerouslySetInnerHTML={{ __html: clean }} />'],
    ['src/ui/tokens.css', ':root {\n  --ink: oklch(0.2 0 0);\n}'],
    ['src/ui/list.css', '/* #fff would not do */\n#main:hover {\n  color: var(--ink);\n}'],
    ['src/ui/tag.tsx', 'const colour = `oklch(0.65 0.13 ${hue})`'],
    ['src/ui/skip-link.tsx', 'const a = <a href="#add" className="text-ink bg-surface" />'],
    ['src/apps/notes/note.tsx', "import { a } from '#contract/shared.ts'; const b = element.innerText"],
    [
      'sw/api/apps/notes.ts',
      "await db.transaction('r', db.tables, work); await tables.notes.put(note); seen.add(note.id)",
    ],
    ['sw/api/run-write.ts', "await db.transaction('rw', db.tables, work)"],
    ['sw/api/change-log.ts', 'await db.changes.add(change)'],
    ['sw/api/storage.ts', 'db.close(); await db.meta.get(id)'],
  ])('nothing is wrong with %s: %s', (path, text) => {
    expect(brokenRules([{ path, text }])).toEqual([])
  })

  it('tells the line of what it found', () => {
    const [problem] = brokenRules([{ path: 'src/ui/a.tsx', text: "const a = 1\n\nconst b = 'rgb(1 2 3)'\n" }])
    expect(problem).toMatchObject({ path: 'src/ui/a.tsx', line: 3 })
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
    expect(hardCodedWords([{ path, text }])).toEqual([
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
    expect(hardCodedWords([{ path, text }])).toEqual([])
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
