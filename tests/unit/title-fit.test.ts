import { describe, expect, test } from 'vitest'
import { nearest } from '#shell/search/nearest.ts'
import { bestOf, fitOf, marksIn, ranked, wordsIn } from '#shell/search/title-fit.ts'
import { fc } from '#tests/setup/properties.ts'

const titles = (...names: string[]) => names.map((title) => ({ title }))

describe('how well a title fits', () => {
  test('the very title, then one that begins so, then one that has the word, then one that has it inside', () => {
    const found = ranked(titles('Scrumboard', 'New board', 'Boards of wood', 'Board'), wordsIn('board'))
    expect(found.map(({ title }) => title)).toEqual(['Board', 'Boards of wood', 'New board', 'Scrumboard'])
  })

  test('every word must be in it, whatever the case and accents', () => {
    expect(fitOf('Centre d’aide', wordsIn('AIDE cent'))).toBeGreaterThan(0)
    expect(fitOf('Prénom', wordsIn('prenom'))).toBeGreaterThan(0)
    expect(fitOf('Tasks', wordsIn('tasks boat'))).toBe(0)
  })

  test('nothing typed: all of them, as they are', () => {
    expect(ranked(titles('B', 'A'), [])).toEqual(titles('B', 'A'))
  })

  test('the best of all groups; the first of those that fit equally; none without its words', () => {
    const groups = [
      { items: titles('Old notes') },
      { items: titles('Notes', 'Notes again') },
      { items: titles('Notes') },
    ]
    expect(bestOf(groups, wordsIn('notes'))).toBe(groups[1]?.items[0])
    expect(bestOf(groups, wordsIn('boat'))).toBeUndefined()
    expect(bestOf(groups, [])).toBeUndefined()
  })
})

describe('marks', () => {
  test.each([
    ['Élan vital', 'elan', [[0, 4]]],
    [
      'Finish the SQL evaluation',
      'sql ev',
      [
        [11, 14],
        [15, 17],
      ],
    ],
    ['Scrumboard', 'board', [[5, 10]]],
    ['Cœur', 'zz', []],
  ])('of %s searched by %s', (title, typed, marks) => expect(marksIn(title, wordsIn(typed))).toEqual(marks))

  test('stand within the title, one behind the other, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, typed) => {
        let before = 0
        for (const [from, to] of marksIn(title, wordsIn(typed))) {
          expect(before <= from && from < to && to <= title.length).toBe(true)
          before = to
        }
      }),
    )
  })
})

test('the nearest pages to what was not found: by the letters that they share', () => {
  const pages = titles('Home', 'Tasks', 'Scrumboard', 'Activity', 'Settings')
  expect(nearest('tsks', pages, 1)).toEqual(titles('Tasks'))
  expect(nearest('bord', pages, 1)).toEqual(titles('Scrumboard'))
  expect(nearest('sétings', pages, 2)[0]).toEqual({ title: 'Settings' })
  expect(nearest('', pages)).toHaveLength(3)
})
