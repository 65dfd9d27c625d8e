// What the installed app takes from other apps: only what this build has a screen for.
import { expect, test } from 'vitest'
import { type Place, places } from '#platform/places.ts'
import { hasScreen } from '#scripts/built-places.mjs'
import { manifestOf } from '#vite-plugins/manifest.ts'

const isNothing = () => false
const isAll = () => true

test('every screen makes its handlers appear', () => {
  const { file_handlers, protocol_handlers, share_target } = manifestOf(isAll)
  expect(file_handlers).toEqual([
    {
      action: '/open-file',
      accept: {
        'text/vcard': ['.vcf'],
        'text/calendar': ['.ics'],
        'text/csv': ['.csv'],
        'message/rfc822': ['.eml'],
      },
    },
  ])
  expect(protocol_handlers).toEqual([{ protocol: 'mailto', url: '/open-file?mailto=%s' }])
  expect(JSON.stringify(share_target)).toContain('"image/*","text/*","application/*"')
})

test('without a screen nothing is asked for but words', () => {
  const { file_handlers, protocol_handlers, share_target } = manifestOf(isNothing)
  expect([file_handlers, protocol_handlers]).toEqual([undefined, undefined])
  expect(share_target).toMatchObject({ params: { title: 'title', text: 'text', url: 'url' } })
  expect(share_target?.params).not.toHaveProperty('files')
})

test.each([
  ['apps.tasks', 'text/calendar'],
  ['apps.contacts', 'text/vcard'],
  ['apps.mailbox', 'message/rfc822'],
  ['apps.inventory', 'text/csv'],
])('%s alone: its own files, opened and shared', (entry, type) => {
  const { file_handlers, protocol_handlers, share_target } = manifestOf(({ id }) => id === entry)
  expect(Object.keys((file_handlers as { accept: object }[])[0]?.accept ?? {})).toEqual([type])
  expect(JSON.stringify(share_target)).toContain(type)
  expect(protocol_handlers !== undefined).toBe(entry === 'apps.mailbox')
})

test('a screen is a route of that name', () => {
  expect(hasScreen({ path: '/apps/tasks' })).toBe(true)
  expect(hasScreen({ path: '/ui/icons' })).toBe(true)
  expect(hasScreen({ path: '/apps/task' })).toBe(false)
})

test('a place that opens files or links of its own has them in the manifest', () => {
  const memos: Place = {
    id: 'apps.memos',
    path: '/apps/memos',
    icon: 'pencil',
    title: { en: 'Memos', fr: 'Mémos' },
    alias: '',
    opens: { 'text/x-memo': ['.memo'] },
    shareTarget: ['audio/*'],
  }
  expect(JSON.stringify(manifestOf(isAll, [...places, memos]))).toMatch(/"text\/x-memo":\["\.memo"\]/)
  expect(JSON.stringify(manifestOf(({ id }) => id === memos.id, [...places, memos]).share_target)).toContain('audio/*')
})

test('below a path, every address is below it', () => {
  const { id, scope, start_url, icons, ...rest } = manifestOf(isAll, places, '/cairn/')
  expect([id, scope, start_url]).toEqual(['/cairn/', '/cairn/', '/cairn/'])
  const addresses = JSON.stringify({ icons, ...rest }).match(/"\/[^"/]+\/[^"]*"|"\/open-file[^"]*"/g) ?? []
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address) => !address.startsWith('"/cairn/'))).toEqual([])
})
