// The French of the interface is spaced as that of the samples is: one rule, in seed/typeset.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { companies } from '#seed/career/companies.ts'
import { namedQuestions, questions } from '#seed/career/job-form.ts'
import { questionnaire } from '#seed/career/questionnaire.ts'
import { roleBanks } from '#seed/career/role-bank.ts'
import { roles } from '#seed/career/roles.ts'
import { skills } from '#seed/career/skills.ts'
import { spacedInFrench } from '#seed/typeset.ts'

describe('French spaces', () => {
  test.each([
    ['Vraiment ?', 'Vraiment\u202f?'],
    ['« {0} » : 95 %', '«\u00a0{0}\u00a0»\u00a0: 95\u00a0%'],
    ['«\u202foui\u202f»\u202f: 42 000', '«\u00a0oui\u00a0»\u00a0: 42\u202f000'],
    ['ven 10:00 !haute', 'ven 10:00 !haute'],
    ['{count, plural, =0 {Rien} other {# :}}', '{count, plural, =0 {Rien} other {#\u00a0:}}'],
  ])('%s', (typed, spaced) => {
    expect(spacedInFrench(typed)).toBe(spaced)
    expect(spacedInFrench(spaced)).toBe(spaced)
  })

  test('no message breaks a line before its punctuation, or has a space of another width there', () => {
    const catalog = readFileSync(join(import.meta.dirname, '../../src/locales/fr.po'), 'utf8')
    const translations = catalog.match(/^msgstr .*(?:\n".*)*/gm) ?? []
    expect(translations.length).toBeGreaterThan(2000)
    expect(translations.filter((words) => spacedInFrench(words) !== words)).toEqual([])
  })
})

describe('what is written of jobs and asked in the questionnaire', () => {
  test('is spaced as it is shown', () => {
    const banks = [...roleBanks.values()].flatMap(({ titles, purposes, tasks, profile }) => [
      ...[...titles, ...purposes, ...tasks, ...profile].map(({ fr }) => fr),
    ])
    const forms = [...questions, ...Object.values(namedQuestions).flat()].map(({ label }) => label.fr)
    const asked = questionnaire(roles, skills, '1').sections.flatMap(({ title, text, questions: own }) => [
      title.fr,
      text.fr,
      ...own.flatMap(({ label, hint }) => [label.fr, hint?.fr ?? '']),
    ])
    const said = [...banks, ...forms, ...asked, ...companies.map(({ about }) => about.fr)]
    expect(said.length).toBeGreaterThan(800)
    expect(said.filter((words) => spacedInFrench(words) !== words)).toEqual([])
  })
})
