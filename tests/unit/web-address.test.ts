import { expect, test } from 'vitest'
import { webAddressOf } from '#formats/web-address.ts'

test.each([
  ['', ''],
  ['  https://a.example/x?y#z ', 'https://a.example/x?y#z'],
  ['mira.example', 'https://mira.example'],
  ['http://mira.example:8080/', 'http://mira.example:8080/'],
  ['mira', undefined],
  ['two words.example', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:mira@mail.example', undefined],
  ['https://', undefined],
])('a web address of a profile: %s', (typed, stored) => {
  expect(webAddressOf(typed)).toBe(stored)
})
