// The keys of a question of an evaluation. use-item-keys.ts looks at them itself, since a button in focus keeps its Enter.
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'

export const QUESTION = 'question'

export const evaluationKeys = defineKeys({
  id: 'evaluation',
  title: msg`Skill evaluation`,
  parts: { [QUESTION]: msg`During a question` },
  actions: {
    'choose-1': { label: msg`Choose the first answer`, keys: ['1'], part: QUESTION },
    'choose-2': { label: msg`Choose the second answer`, keys: ['2'], part: QUESTION },
    'choose-3': { label: msg`Choose the third answer`, keys: ['3'], part: QUESTION },
    'choose-4': { label: msg`Choose the fourth answer`, keys: ['4'], part: QUESTION },
    'choose-5': { label: msg`Choose the fifth answer`, keys: ['5'], part: QUESTION },
    answer: { label: msg`Answer the question`, keys: ['Enter'], part: QUESTION, isFixed: true },
    postpone: { label: msg`Postpone the question`, keys: ['p'], part: QUESTION },
  },
})
