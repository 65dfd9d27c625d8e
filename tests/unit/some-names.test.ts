import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { someNames } from '#kit/transfer/some-names.ts'

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('three names at most are quoted as the language quotes; the others are counted', () => {
  expect(someNames(['Budget', '  '])).toBe('“Budget”, “…”')
  i18n.loadAndActivate({ locale: 'fr', messages: {} })
  expect(someNames(['Budget', 'Bilan', 'Relevé', 'Devis'])).toBe(
    '«\u00a0Budget\u00a0», «\u00a0Bilan\u00a0», «\u00a0Relevé\u00a0», +1',
  )
})
