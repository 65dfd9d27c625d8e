import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ariaKeysOf, chordOf, isSingleKey, type KeyPress } from '#platform/keys/chord.ts'
import { keyedActions, ownerOf } from '#platform/keys/conflicts.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { chosenKeys, getKeyChoices, resetKeys, setKeysOf, setSingleKeys } from '#platform/keys/key-choices.ts'
import { actionId, defineKeys } from '#platform/keys/key-table.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { conflictsIn } from '#tests/setup/key-conflicts.ts'

const AS_THEY_COME = { single: true, keys: {} }
const words = { id: 'words', message: 'Words' }

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

afterEach(resetKeys)

test('a key of a word being composed is the input method’s, also as Safari tells of the Enter that ends it', () => {
  const enter = { isComposing: false, keyCode: 13 }
  expect(isComposing(enter)).toBe(false)
  expect(isComposing({ ...enter, isComposing: true })).toBe(true)
  expect(isComposing({ ...enter, keyCode: 229 })).toBe(true)
  expect(isComposing({ nativeEvent: enter })).toBe(false)
  expect(isComposing({ nativeEvent: { ...enter, keyCode: 229 } })).toBe(true)
})

/** No text is written where they listen, or what they are given has been checked already. */
const WITHOUT_TEXT = [
  'apps/chat/composer/voice-recorder.tsx',
  'apps/chat/thread/feed-handlers.ts',
  'apps/scrumboard/board/use-list-drag.ts',
  'kit/drag/card-positions.ts',
  'kit/drag/follow-press.ts',
  'kit/drag/use-card-keys.ts',
  'kit/list/paged-table.tsx',
  'kit/list/use-list-input.ts',
  'kit/list/windowed-grid.tsx',
  'kit/media/preview/use-kept-focus.ts',
  'kit/month/day-entries.tsx',
  'kit/month/month-days.ts',
  'platform/session/keep-from-page.ts',
  'portal/profiling/question-page.tsx',
  'portal/skills/use-item-keys.ts',
  'ui/close-on-escape.tsx',
  'ui/select.tsx',
  'ui/swipe.tsx',
  'ui/tooltip.tsx',
  // Through a search field or a text area that checks it.
  'apps/chat/emoji/emoji-picker.tsx',
  'apps/scrumboard/card/comments.tsx',
  'kit/quick-add/use-suggestions.ts',
  // An Enter that only saves what is typed, or that nothing follows.
  'apps/scrumboard/card/written-fields.tsx',
  'apps/tasks/detail/notes-field.tsx',
  'portal/profiling/role-picker.tsx',
]

test('whatever listens to Enter, Escape or arrows asks first whether a word is being composed', () => {
  const src = join(import.meta.dirname, '../../src')
  const named = /\bkey [!=]== '(?:Enter|Escape|Tab|Backspace|Arrow\w+)'|case '(?:Enter|Escape|ArrowDown)'/
  const deaf = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    return named.test(text) && !text.includes('isComposing')
  })
  expect(deaf.toSorted()).toEqual(WITHOUT_TEXT.toSorted())
})

test('every table of keys is in a file by whose name the settings find it (src/shell/keys/key-tables.ts)', () => {
  const src = join(import.meta.dirname, '../../src')
  const tables = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) =>
    readFileSync(join(src, file), 'utf8').includes('= defineKeys({'),
  )
  expect(tables.length).toBeGreaterThan(20)
  expect(tables.filter((file) => !/^(apps|portal|shell)\/(.+\/)?(?!use-)[\w-]+-keys\.ts$/.test(file))).toEqual([])
})

describe('conflicts', () => {
  const everywhere = defineKeys({
    id: 'all',
    title: words,
    isEverywhere: true,
    actions: { go: { label: words, keys: ['g t'] }, find: { label: words, keys: ['/'] } },
  })
  const screen = (keys: readonly string[], part?: string) =>
    defineKeys({ id: 'one', title: words, actions: { act: { label: words, keys, ...(part && { part }) } } })
  const count = (...tables: Parameters<typeof keyedActions>[0][number][]) =>
    conflictsIn(keyedActions(tables, AS_THEY_COME)).length

  test('a screen has the same key as what works everywhere', () => expect(count(everywhere, screen(['/']))).toBe(1))

  test('a part of a screen, too', () => expect(count(everywhere, screen(['/'], 'list'))).toBe(1))

  test('a screen that comes first takes it', () => {
    const first = defineKeys({
      id: 'one',
      title: words,
      actions: { act: { label: words, keys: ['g t'], comesFirst: true } },
    })
    expect([count(everywhere, first), count(first, everywhere)]).toEqual([0, 0])
    expect(count(first, { ...screen(['g t']), id: 'one' })).toBe(1)
  })

  test('a key is the beginning of another', () => expect(count(everywhere, screen(['g']))).toBe(1))

  test('two screens may use one key', () => expect(count(screen(['x']), { ...screen(['x']), id: 'two' })).toBe(0))

  test('who wants a key is told whose it is', () => {
    const actions = keyedActions([everywhere, screen(['x'])], AS_THEY_COME)
    const wanted = actions.find(({ id }) => id === 'one.act')
    expect(wanted && ownerOf('/', wanted, actions)?.id).toBe('all.find')
    expect(wanted && ownerOf('x', wanted, actions)).toBeUndefined()
  })
})

describe('a press', () => {
  test.each([
    ['k', { ctrlKey: true }, 'Mod+k'],
    ['K', { metaKey: true, shiftKey: true }, 'Mod+Shift+k'],
    ['?', { shiftKey: true }, '?'],
    ['J', { shiftKey: true }, 'Shift+j'],
    ['J', {}, 'j'],
    [' ', { shiftKey: true }, 'Shift+Space'],
    ['/', { ctrlKey: true, shiftKey: true }, 'Mod+/'],
    // France has '#' behind AltGr, which Windows reports as Ctrl and Alt.
    ['#', { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' }, '#'],
    // A Mac types another sign with Alt held.
    ['Ò', { altKey: true, shiftKey: true, code: 'KeyL' }, 'Alt+Shift+l'],
    // Layouts without Latin letters are recognised by the place of the key ...
    ['л', { ctrlKey: true, code: 'KeyK' }, 'Mod+k'],
    ['с', { code: 'KeyC' }, 'c'],
    ['С', { shiftKey: true, code: 'KeyC' }, 'Shift+c'],
    ['я', { metaKey: true, shiftKey: true, code: 'KeyZ' }, 'Mod+Shift+z'],
    ['д', { altKey: true, code: 'KeyL' }, 'Alt+l'],
    ['х', { code: 'BracketLeft' }, '['],
    ['κ', { ctrlKey: true, code: 'KeyK' }, 'Mod+k'],
    ['ל', { ctrlKey: true, code: 'KeyK' }, 'Mod+k'],
    ['ن', { ctrlKey: true, code: 'KeyK' }, 'Mod+k'],
    ['لا', { code: 'KeyB' }, 'b'],
    ['ี', { code: 'KeyU' }, 'u'],
    ['٣', { code: 'Digit3' }, '3'],
    ['ë', { code: 'Backquote' }, 'ë'],
    ['ё', { code: 'Backquote' }, 'ё'],
    // ... what a layout writes in Latin counts as it is written, wherever its key is: AZERTY, Dvorak, and Russian with signs.
    ['a', { ctrlKey: true, code: 'KeyQ' }, 'Mod+a'],
    ['z', { ctrlKey: true, code: 'KeyW' }, 'Mod+z'],
    [',', { code: 'KeyM' }, ','],
    ['é', { code: 'Digit2' }, 'é'],
    ['k', { ctrlKey: true, code: 'KeyV' }, 'Mod+k'],
    ["'", { code: 'KeyQ' }, "'"],
    ['ł', { code: 'KeyL' }, 'ł'],
    ['.', { code: 'Slash' }, '.'],
    ['№', { shiftKey: true, code: 'Digit3' }, '№'],
    ['µ', { code: 'KeyM', ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' }, 'µ'],
    ['ArrowDown', { code: 'ArrowDown' }, 'ArrowDown'],
    ['Shift', { shiftKey: true }, undefined],
    ['Dead', {}, undefined],
  ])('%s with %o is %s', (key, held, chord) => expect(chordOf(press(key, held))).toBe(chord))

  test.each([
    ['j', true],
    ['#', true],
    ['g t', true],
    ['Shift+j', true],
    ['Mod+k', false],
    ['Alt+Shift+l', false],
    ['ArrowDown', false],
    ['Delete', false],
  ])('%s is of letters and signs alone: %s', (chord, isSingle) => expect(isSingleKey(chord)).toBe(isSingle))

  test('is told to assistive technology in its words', () => {
    expect(ariaKeysOf(['Mod+k', '/', 'g t'])).toBe('Control+K /')
  })
})

describe('what a person chose', () => {
  const table = defineKeys({
    id: 'screen',
    title: words,
    actions: {
      next: { label: words, keys: ['j', 'ArrowDown'], part: 'list' },
      all: { label: words, keys: ['Mod+a'], part: 'list' },
    },
  })
  const next = actionId(table, 'next')

  test('single keys turned off: those of more than a letter or a sign stay', () => {
    expect(actionOf(table, 'list', press('j'))).toBe('next')
    setSingleKeys(false)
    expect(actionOf(table, 'list', press('j'))).toBeUndefined()
    expect(actionOf(table, 'list', press('ArrowDown'))).toBe('next')
    expect(actionOf(table, 'list', press('a', { ctrlKey: true }))).toBe('all')
  })

  test('another key takes the place of all that an action had', () => {
    setKeysOf(next, ['n'])
    expect(actionOf(table, 'list', press('n'))).toBe('next')
    expect(actionOf(table, 'list', press('j'))).toBeUndefined()
    setKeysOf(next, undefined)
    expect(actionOf(table, 'list', press('j'))).toBe('next')
  })

  test('one action turned off', () => {
    setKeysOf(next, [])
    expect(chosenKeys(next, ['j'])).toEqual([])
    resetKeys()
    expect(getKeyChoices()).toEqual(AS_THEY_COME)
  })

  test('a key of another part of the screen means nothing', () => {
    expect(actionOf(table, 'detail', press('j'))).toBeUndefined()
  })
})
