// Turns a name that is a message, a text in both languages or plain text into the chosen language.
// @chunk forms
import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Bilingual } from '#contract/shared.ts'

export type Label = MessageDescriptor | Bilingual | string

function labelIn(i18n: Pick<I18n, '_' | 'locale'>, label: Label): string {
  if (typeof label === 'string') return label
  if ('en' in label) return i18n.locale === 'fr' ? label.fr : label.en
  return i18n._(label)
}

export function useLabel(): (label: Label) => string {
  const { i18n } = useLingui()
  return (label) => labelIn(i18n, label)
}
