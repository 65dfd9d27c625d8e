// What the sample papers say, and what contacts, notes, tasks, posts and the feed say of the same, is one thing.
import { describe, expect, test } from 'vitest'
import { acquaintances } from '#seed/acquaintances.ts'
import { hadCome, hubStudyDaysAgo, work } from '#seed/biography.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { namedQuestions } from '#seed/career/job-form.ts'
import { termsOf } from '#seed/career/job-terms.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { claimedJourneys } from '#seed/claimed-journeys.ts'
import { seedContacts } from '#seed/contacts.ts'
import { employerAddresses } from '#seed/employer-addresses.ts'
import { costsOfAlex } from '#seed/files/money.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { sampleAttachment } from '#seed/mailbox-files.ts'
import { seedNotes } from '#seed/notes.ts'
import { seedTasks } from '#seed/tasks.ts'
import { textsOfFiles } from '#tests/setup/file-texts.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const files = textsOfFiles(NOW).map((file) => ({ ...file, text: file.text.replaceAll('\n', ' ') }))
const within = (folder: string) => files.filter(({ planned }) => planned.folder.startsWith(folder))
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? ''
const notes = seedNotes(NOW)
const noteOf = (title: string) => notes.find((note) => note.title === title)

describe('papers of Alex', () => {
  test('the letter that Priya mailed is the one that Lumen Santé has', () => {
    const mail = seedMailbox(NOW).mails.find(({ attachments }) => attachments[0]?.name === 'reference-letter.pdf')
    const [file] = mail?.attachments ?? []
    const { careerDocuments, careerPieces } = seedApplications(NOW)
    expect(file?.size).toBe(careerDocuments[0]?.size)
    expect(mail && file && sampleAttachment(mail, file)).toEqual(careerPieces[0]?.bytes)
  })

  test('a CV names the apprentice and the hub study only since there were any', () => {
    for (const { planned, name, text } of within('Alex/Job search/CV')) {
      expect(text.includes('an apprentice'), name).toBe(hadCome('samuel-okoro', planned.created))
      if (planned.created > hubStudyDaysAgo) expect(text, name).not.toContain('hub study')
    }
  })

  test('the figure of the hub study that a reader remembers is what was counted', () => {
    const counts = [...textOf('Twelve hubs – final.pdf').matchAll(/(\d+) [\d.]+ % \d+/g)].map(([, count]) =>
      Number(count),
    )
    expect(counts).toHaveLength(12)
    const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0)
    const share = sum(counts.toSorted((a, b) => b - a).slice(0, 4)) / sum(counts)
    expect(JSON.stringify(noteOf('One figure that a reader remembers'))).toContain('Half of all changes')
    expect(Math.abs(share - 0.5)).toBeLessThan(0.03)
  })

  test('the form of Véro Mobilité asks what the file says that it asks', () => {
    const asked = [...textOf('Véro Mobilité, questions of the form.txt').matchAll(/\d\. ([^?.]+[?.])/g)]
    const labels = namedQuestions['vero-mobilite-pricing-analyst']?.map(({ label }) => label.en)
    expect(asked.map(([, question]) => question)).toEqual(labels)
  })

  test('the handover has come as far in the task as in the note', () => {
    const task = seedTasks(NOW).find(({ title }) => title === 'Hand over the hub study before leaving')
    const points = noteOf('Handover of the hub study')?.tasks ?? []
    expect(task?.subTasks).toHaveLength(3)
    for (const { title, completed } of task?.subTasks ?? [])
      expect(points.find(({ content }) => content === title)?.completed, title).toBe(completed)
  })
})

describe('papers of Kestrelway', () => {
  test('a supplier writes from where its people are', () => {
    const invoices = within('Kestrelway/Finance/Invoices')
    expect(invoices.length).toBeGreaterThan(20)
    for (const { planned, text } of invoices) {
      const supplier = planned.folder.split('/').at(-1) ?? ''
      expect(text).toContain(employerAddresses.get(supplier) ?? 'an address')
    }
  })

  test('Alex pays in a town on a day of the journey there', () => {
    for (const town of ['Sète', 'Grenoble']) {
      const there = costsOfAlex.filter(([route]) => route.includes(town))
      const days = there.filter(([route]) => route.includes('–')).map(([, , , day]) => claimedJourneys(NOW)[day])
      for (const [route, , , of] of there) {
        const day = claimedJourneys(NOW)[of]
        expect(day, route).toBeGreaterThanOrEqual(Math.min(...days))
        expect(day, route).toBeLessThanOrEqual(Math.max(...days))
      }
    }
  })

  test('the note counts as many boards as the last minutes before it', () => {
    const note = noteOf('Numbers people ask me for')
    const written = (NOW - Date.parse(note?.createdAt ?? '')) / DAY
    const [last] = within('Kestrelway/Meetings')
      .filter(({ planned, text }) => planned.created > written && /\d+ boards stand/.test(text))
      .toSorted((a, b) => a.planned.created - b.planned.created)
    expect(JSON.stringify(note)).toContain(`Boards: ${/(\d+) boards stand/.exec(last?.text ?? '')?.[1]}.`)
  })

  test('people are asked before the committee hears what they answered', () => {
    const ago = (folder: string) => within(folder).find(({ text }) => text.includes('1,140 people'))?.planned.created
    expect(ago('Kestrelway/Product/Research')).toBeGreaterThan(ago('Kestrelway/Meetings') ?? Number.NaN)
  })
})

test('evenings of teaching come to the hours that the post has', () => {
  const { jobs } = makeJobs(NOW, namedJobs.length)
  const job = jobs.find(({ title }) => title.en.startsWith('Lecturer, statistics'))
  const all = Number(/(\d+) hours/.exec(job?.title.en ?? '')?.[1])
  const weekly = Number(/([\d.]+) hours a week/.exec(job ? termsOf(job).en : '')?.[1])
  expect(Math.abs((weekly * (job?.durationMonths ?? 0) * 52) / 12 - all)).toBeLessThan(4)
})

test('who shared a desk with Alex in Valence was grown up then', () => {
  const began = work[1].from
  const card = seedContacts(NOW).find(({ id }) => id === 'fatoumata-ba')
  expect(acquaintances.map(({ id }) => id)).toContain(card?.id)
  expect(Number(began.slice(0, 4)) - Number(card?.birthday?.slice(0, 4))).toBeGreaterThan(17)
})
