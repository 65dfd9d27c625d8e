// Years that samples tell of follow the dates of Alex's life and the clock of the first run, in both languages.
/** @module-tag extended */
import { describe, expect, test } from 'vitest'
import { work, yearsSince } from '#seed/biography.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { seedProfiles } from '#seed/career/profiles.ts'
import { inFrench } from '#seed/french/in-french.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { seedNotes } from '#seed/notes.ts'
import { textsOfFiles } from '#tests/setup/file-texts.ts'

const OWN =
  /(?<!\p{L})([\p{L}-]+|\d+) (?:years|ans) (?:of (?:buses|finding out|ridership|stops|regional)|with regional|would be a long|de bus|de fréquentation)|(?:worked with buses|people who wait) for ([\p{L}\d-]+) years|\(([\p{L}\d-]+) ans, c’est long/giu

/** How many years all samples mention, by the words that say it. */
function yearsIn(now: number): Map<string, number> {
  const notes = seedNotes(now)
  const { mails } = seedMailbox(now)
  const rows = [
    seedProfiles(now),
    seedApplications(now).applications.map(({ coverLetter }) => coverLetter),
    notes,
    mails,
    notes.map((note) => inFrench('notes', note)),
    mails.map((mail) => inFrench('mails', mail)),
    textsOfFiles(now).map(({ text }) => text),
  ]
  const words = [...JSON.stringify(rows).matchAll(OWN)].map(
    (found) => found.slice(1).find(Boolean)?.toLowerCase() ?? '',
  )
  return new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))
}

const [here, buses] = work

describe('the years that Alex tells of', () => {
  test.each([
    { now: Date.UTC(2026, 10, 17, 9), spring: 'eight', buses: ['nine', 'neuf'], here: ['five', 'cinq'] },
    { now: Date.UTC(2028, 10, 17, 9), spring: 'ten', buses: ['eleven', 'onze'], here: ['seven', 'sept'] },
    { now: Date.UTC(2039, 10, 17, 9), spring: '21', buses: ['22'], here: ['eighteen', 'dix-huit'] },
  ])(
    'are $buses with buses, $here with the employer of now, and $spring in the résumé of spring',
    ({ now, ...stated }) => {
      const found = yearsIn(now)
      expect(new Set(found.keys())).toEqual(new Set([stated.spring, ...stated.buses, ...stated.here]))
      expect([...found.values()].reduce((sum, count) => sum + count, 0)).toBe(13)
    },
  )

  test('are whole ones: the last month of a year does not count yet', () => {
    expect(yearsSince(buses.from, Date.UTC(2027, 7, 31))).toBe(9)
    expect(yearsSince(buses.from, Date.UTC(2027, 8, 1))).toBe(10)
    expect(yearsSince(here.from, Date.UTC(2020, 1, 1))).toBe(2)
  })

  test('leave no mark in what people read', () => {
    for (const now of [Date.UTC(2026, 10, 17, 9), Date.UTC(2028, 10, 17, 9)]) {
      const mails = seedMailbox(now).mails.flatMap((mail) => [mail, inFrench('mails', mail)])
      const notes = seedNotes(now).flatMap((note) => [note, inFrench('notes', note)])
      const rows = [seedProfiles(now), seedApplications(now).applications, notes, mails, textsOfFiles(now)]
      expect(JSON.stringify(rows)).not.toMatch(/\{years(?:Here)?\}/i)
    }
  })
})
