import { expect, test } from 'vitest'
import { dataUrlOf, jsxOf, spriteOf, svgOf } from '#apps/icons/drawings.ts'
import { keyToRef, refToKey } from '#apps/icons/icon-ref.ts'

const bell = {
  name: 'bell',
  viewBox: '0 0 24 24',
  body: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="1.5" d="M1 2"/>',
}

test('as SVG: of a size, in a colour, with a stroke of another width', () => {
  expect(svgOf(bell, { size: 24 })).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${bell.body}</svg>`,
  )
  expect(svgOf(bell, { size: 16, colour: '#ff0000', stroke: 2 })).toContain(
    'stroke="#ff0000" stroke-linecap="round" stroke-width="2"',
  )
})

test('as JSX: attributes as React writes them', () => {
  expect(jsxOf(bell, { size: 24 })).toContain('stroke="currentColor" strokeLinecap="round" strokeWidth="1.5"')
  expect(jsxOf(bell, { size: 24 })).toContain('viewBox="0 0 24 24"')
})

test('as a data URL that an image takes', () => {
  const url = dataUrlOf(bell, { size: 24, colour: '#ff0000' })
  expect(decodeURIComponent(url.replace('data:image/svg+xml,', ''))).toBe(svgOf(bell, { size: 24, colour: '#ff0000' }))
})

test('several as one file of symbols', () => {
  expect(spriteOf([{ ...bell, id: 'bell' }])).toContain('<symbol id="bell" viewBox="0 0 24 24"><path')
})

test('the address names an icon with its set; what names no set is dropped', () => {
  expect(keyToRef(refToKey({ set: 'feather', name: 'anchor' }))).toEqual({ set: 'feather', name: 'anchor' })
  expect(keyToRef('nowhere/anchor')).toBeUndefined()
  expect(keyToRef('feather')).toBeUndefined()
})
