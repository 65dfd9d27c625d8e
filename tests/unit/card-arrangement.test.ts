// Arranging the cards of a dashboard: what was saved, what is new since, and how they are laid out on the page.
import { describe, expect, test } from 'vitest'
import { arrange, bandsOf, type CardSpec, cardsOf, changed, moved } from '#apps/dashboards/shared/arrangement.ts'

const SPECS: readonly CardSpec[] = [
  { id: 'a', title: 'A', width: 'broad' },
  { id: 'b', title: 'B', width: 'narrow' },
  { id: 'c', title: 'C', width: 'full', needsRoom: true },
  { id: 'd', title: 'D', width: 'narrow' },
]
const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id).join('')
const came = arrange(SPECS, null)

describe('arrange', () => {
  test('nothing kept: as the dashboard comes', () => {
    expect(ids(came)).toBe('abcd')
    expect(came.map(({ width }) => width)).toEqual(['broad', 'narrow', 'full', 'narrow'])
  })

  test('what was kept comes back as it was', () => {
    const own = changed(changed(moved(came, 'd', 'a'), 'b', { isHidden: true }), 'a', { width: 'full' })
    expect(arrange(SPECS, { cards: cardsOf(own), hiddenSeries: [] })).toEqual(own)
  })

  test('a card that was kept and is no more is passed over; a new one stands where the dashboard has it', () => {
    const cards = [
      { id: 'gone', width: 4, hidden: false },
      { id: 'd', width: 1, hidden: false },
      { id: 'a', width: 1, hidden: false },
    ]
    expect(ids(arrange(SPECS, { cards, hiddenSeries: [] }))).toBe('dbca')
  })

  test('a card that needs room is never narrow, whatever was kept', () => {
    const [card] = arrange(SPECS, { cards: [{ id: 'c', width: 1, hidden: false }], hiddenSeries: [] }).filter(
      ({ id }) => id === 'c',
    )
    expect(card?.width).toBe('broad')
  })
})

describe('moved', () => {
  test.each([
    ['a', 'c', 'bacd'],
    ['a', undefined, 'bcda'],
    ['d', 'a', 'dabc'],
    ['b', 'b', 'abcd'],
    ['nobody', 'a', 'abcd'],
  ] as const)('%s before %s', (id, before, expected) => {
    expect(ids(moved(came, id, before))).toBe(expected)
  })
})

test('cards beside each other make a band, one across the page ends it; hidden ones are left out', () => {
  const shape = (cards: readonly (typeof came)[number][]) =>
    bandsOf(cards).map((band) => ('broad' in band ? `${ids(band.broad)}|${ids(band.narrow)}` : ids(band)))
  expect(shape(came)).toEqual(['a|b', 'c', '|d'])
  expect(shape(moved(came, 'c', undefined))).toEqual(['a|bd', 'c'])
  expect(shape(changed(came, 'a', { isHidden: true }))).toEqual(['|b', 'c', '|d'])
})
