// What sample partners answer fits what was written to them: the occasion, the language, the person.

import { describe, expect, test } from 'vitest'
import type { ChatVoice } from '#contract/apps/chat-stored.ts'
import { seedChatContacts } from '#seed/chat-contacts.ts'
import { english } from '#sw/api/apps/chat/phrases-en.ts'
import { french } from '#sw/api/apps/chat/phrases-fr.ts'
import { isFrench, planAnswer } from '#sw/api/apps/chat/responder.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const friend: ChatVoice = { tone: 'brief', field: 'build' }
const answer = (value: string, { id = 'm', voice = friend, earlier = [] as string[], file = '' } = {}) =>
  planAnswer(
    {
      id,
      value,
      attachments: file ? [{ name: file, type: file.endsWith('png') ? 'image/png' : 'application/pdf' }] : [],
    },
    { name: 'Jonas Weber', voice },
    earlier,
  )
/** Every answer that a message may get, over many ids. */
const said = (value: string, options: Parameters<typeof answer>[1] = {}) =>
  Array.from({ length: 60 }, (_, id) => answer(value, { ...options, id: `m${id}` }))

describe('the answer takes up', () => {
  test.each([
    ['a time', 'Can we meet on Thursday at 10:00?', /thursday at 10:00/i],
    ['a time in French', 'On se voit demain à 10 h ?', /demain à 10 h/i],
    ['a person', 'Did you hear from Priya?', /Priya/],
    ['a person in French', 'Tu as demandé à Hana ?', /Hana/],
    ['a thing', 'Could you send me the berth chart?', /berth chart/],
    ['a thing in French', 'Pouvez-vous m’envoyer la facture ?', /facture/],
    ['a file', 'Here it is', /letter\.pdf|opens|Received|arrived|proper/i, 'letter.pdf'],
  ])('%s', (_, value, expected, file = '') => {
    const values = said(value, { file }).map((planned) => planned.value ?? '')
    expect(values.filter((line) => expected.test(line)).length).toBeGreaterThan(values.length / 3)
    expect(values.filter((line) => /\{\w+\}|undefined/.test(line))).toEqual([])
  })

  test.each([
    ['thanks', 'Thanks!', /problem|any time|sure|👍/i],
    ['a greeting', 'Good morning', /^(?:hi|hey|morning)/i],
    ['bad news', 'I am ill today', /sorry|pity|ugh|oh no/i],
    ['good news of the other', 'I got the job!', /congratulations|well done|cake/i],
    ['a congratulation', 'Congratulations!', /thank/i],
    ['how one is', 'How are you?', /\?/],
    ['a picture', '', /taken|came out|light|larger/i, 'quay.png'],
    ['an emoji', '🎉🎉', /\p{Emoji}|Ha!/u],
    ['a goodbye', 'Bye, see you', /see you|until|bye|good one/i],
    ['a question why', 'Why is that?', /question|reason|quickest|coffee/i],
  ])('%s', (_, value, expected, file = '') => {
    for (const planned of said(value, { file }))
      expect(`${planned.value ?? ''}${planned.reaction ?? ''}`).toMatch(expected)
  })
})

test('good news is celebrated, and thanks may be answered by a thumb alone', () => {
  expect(answer('I got the job!').reaction).toBe('🎉')
  const thumbs = said('Thanks!').filter(({ value }) => value === null)
  expect(thumbs.length).toBeGreaterThan(5)
  expect(thumbs.every(({ reaction }) => reaction === '👍')).toBe(true)
})

test('the language is that of the message; a short one follows what was said before', () => {
  expect(isFrench('Merci, à demain !')).toBe(true)
  expect(isFrench('See you at the café in Montélimar')).toBe(false)
  expect(isFrench('ok')).toBe(false)
  expect(isFrench('ok', ['👍', 'On se voit où ?'])).toBe(true)
})

test.each<ChatVoice>([
  { tone: 'formal', field: 'service' },
  { tone: 'warm', field: 'hire' },
])('who writes formally or hires ($tone, $field) says “vous” or nothing of the kind', (voice) => {
  for (const value of [
    'Comment allez-vous ?',
    'Bonjour, avez-vous reçu le dossier ?',
    'Félicitations !',
    'Voici le contrat.',
    'Merci beaucoup, bonne soirée !',
  ])
    for (const planned of said(value, { voice }))
      expect(planned.value ?? '').not.toMatch(/(?<!\p{L})(?:tu|toi|ton|ta|tes|te|t’\p{L}+)(?!\p{L})/iu)
})

test('nobody says the same line twice in a row', () => {
  const earlier: string[] = []
  for (let id = 0; id < 4; id += 1) {
    const { value } = answer('The bus came on time', { id: `m${id}`, earlier })
    expect(earlier).not.toContain(value)
    earlier.unshift(value ?? '')
  }
})

test('the same message gets the same answer, and another person another one', () => {
  const people = seedChatContacts()
  const reported = { id: 'm1', value: 'Could you send me the report, please?', attachments: [] }
  expect(planAnswer(reported, people[1] as (typeof people)[0])).toEqual(
    planAnswer(reported, people[1] as (typeof people)[0]),
  )
  expect(new Set(people.map((person) => planAnswer(reported, person).value)).size).toBeGreaterThan(12)
})

test('whatever is written, there is an answer in good time, and no word of the rules in it', () => {
  const voices = seedChatContacts().map(({ voice }) => voice)
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom(...voices),
      fc.array(fc.string(), { maxLength: 4 }),
      (value, voice, earlier) => {
        const planned = answer(value, { voice, earlier })
        expect(planned.value !== null || planned.reaction !== null).toBe(true)
        expect(planned.value).not.toBe('')
        expect(planned.typingAfter).toBeGreaterThanOrEqual(1200)
        expect(planned.dueAfter).toBeGreaterThanOrEqual(planned.typingAfter)
        expect(planned.dueAfter).toBeLessThan(20_000)
      },
    ),
    { numRuns: runs(120) },
  )
})

test('no pattern takes long over a long message', () => {
  const begun = performance.now()
  for (const value of [
    'a '.repeat(10_000),
    'the '.repeat(5000),
    '1'.repeat(20_000),
    'où '.repeat(6000),
    'do '.repeat(6000),
  ])
    answer(value)
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('both languages have words for every occasion and every voice', () => {
  for (const words of [english, french]) {
    for (const lines of [words.answers, words.greetings, words.welcomes, words.asides, words.signs]) {
      for (const [name, choices] of Object.entries(lines)) expect([name, choices.length > 0]).toEqual([name, true])
    }
  }
  expect(Object.keys(french.answers).sort()).toEqual(Object.keys(english.answers).sort())
})
