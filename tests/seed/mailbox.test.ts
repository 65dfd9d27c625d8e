// The sample mails are what the contract says, and read like one person's mail.
import { describe, expect, test } from 'vitest'
import { MailLabel, MailRow, MailSettings, SavedSearch } from '#contract/apps/mailbox-shapes.ts'
import * as z from '#contract/zod.ts'
import { acquaintances } from '#seed/acquaintances.ts'
import { seedMailbox } from '#seed/mailbox.ts'
import { sampleAttachment } from '#seed/mailbox-files.ts'
import { people } from '#seed/people.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const DAY = 24 * 3_600_000
const mailbox = seedMailbox(NOW)
const { mails } = mailbox
const inFolder = (folder: string) => mails.filter((mail) => mail.folder === folder)

describe('the sample mailbox', () => {
  test('every row has the shape of the contract, with nothing besides', () => {
    expect(z.array(MailRow).parse(mails)).toEqual(mails)
    expect(z.array(MailLabel).parse(mailbox.mailLabels)).toEqual(mailbox.mailLabels)
    expect(z.array(SavedSearch).parse(mailbox.mailSearches)).toEqual(mailbox.mailSearches)
    expect(mailbox.mailSettings).toEqual([{ ...MailSettings.parse(mailbox.mailSettings[0]), id: 'settings' }])
  })

  test('at least 1,200 mails in conversations over about fourteen months, in every folder', () => {
    expect(mails.length).toBeGreaterThanOrEqual(1200)
    const counts = [...Map.groupBy(mails, ({ threadId }) => threadId).values()].map(({ length }) => length)
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(200)
    const oldest = Math.min(...mails.map(({ date }) => Date.parse(date)))
    expect((NOW - oldest) / DAY).toBeGreaterThan(400)
    expect((NOW - oldest) / DAY).toBeLessThan(450)
    for (const folder of ['inbox', 'sent', 'spam', 'trash']) expect(inFolder(folder).length).toBeGreaterThan(20)
    expect(inFolder('drafts').length).toBeGreaterThan(5)
  })

  test('newsletters and digests say how they are left, and nothing else does', () => {
    const leaving = mails.filter(({ unsubscribe }) => unsubscribe !== undefined)
    const senders = new Set(leaving.map(({ from }) => from.replace(/ <.*/, '')))
    expect(senders).toEqual(new Set(['Headway', 'Plain Charts forum']))
  })

  test('ids are UUIDs of their own, attachments’ too', () => {
    const ids = mails.flatMap(({ id, attachments }) => [id, ...attachments.map((attachment) => attachment.id)])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  test('labels exist and are all used, zero to five a mail; answers answer a mail of their conversation', () => {
    const known = new Set(mailbox.mailLabels.map(({ id }) => id))
    expect(new Set(mails.flatMap(({ labels }) => labels))).toEqual(known)
    const threadOf = new Map(mails.map(({ id, threadId }) => [id, threadId]))
    for (const { replyTo, threadId } of mails) if (replyTo) expect(threadOf.get(replyTo)).toBe(threadId)
  })

  test('whoever has an address of the cast has their name', () => {
    const contacts = new Set([...people, ...acquaintances].map(({ name, email }) => `${name} <${email}>`))
    const addresses = new Set([...people, ...acquaintances].map(({ email }) => email))
    for (const { from, to, cc = [], bcc } of mails) {
      for (const contact of [from, ...to, ...cc, ...bcc]) {
        const [, address = ''] = /^[^<>]+ <([^<>@\s]+@[^<>\s]+\.example)>$/.exec(contact) ?? []
        expect(address, contact).not.toBe('')
        if (addresses.has(address)) expect(contacts).toContain(contact)
      }
    }
  })

  test('nothing is from the future; conversations run forward; one’s own mails are read, in Sent or Drafts', () => {
    for (const { date, from, folder, unread, to } of mails) {
      expect(Date.parse(date)).toBeLessThan(NOW)
      const isOwn = from.startsWith('Alex Morgan ')
      expect(['sent', 'drafts'].includes(folder)).toBe(isOwn)
      if (isOwn) expect([unread, to.length > 0]).toEqual([false, true])
    }
    for (const thread of Map.groupBy(mails, ({ threadId }) => threadId).values()) {
      const dates = thread.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
    }
  })

  test('unread are mostly recent ones; some are starred, some important, some in copy', () => {
    const unread = inFolder('inbox').filter((mail) => mail.unread)
    expect(unread.length).toBeGreaterThan(10)
    const recent = unread.filter(({ date }) => NOW - Date.parse(date) < 30 * DAY)
    expect(recent.length / unread.length).toBeGreaterThan(0.5)
    for (const some of [
      mails.filter(({ starred }) => starred),
      mails.filter(({ important }) => important),
      mails.filter(({ cc }) => cc),
      mails.filter(({ bcc }) => bcc.length),
    ]) {
      expect(some.length).toBeGreaterThan(10)
      expect(some.length).toBeLessThan(mails.length / 4)
    }
  })

  test('every mail that came in, and every one sent, has a greeting and a sign-off, and no gap in its words', () => {
    for (const { content, folder, subject } of mails) {
      expect(`${subject}${content}`).not.toMatch(/undefined|\{\w+\}|NaN/)
      if (folder !== 'drafts') expect(content.split('\n').length, content).toBeGreaterThanOrEqual(3)
    }
  })

  test('attachments are jpeg, png and pdf of 14 to 243 kB, which open', () => {
    const attached = mails.flatMap((mail) => mail.attachments.map((attachment) => ({ mail, attachment })))
    expect(new Set(attached.map(({ attachment }) => attachment.type))).toEqual(
      new Set(['image/jpeg', 'image/png', 'application/pdf']),
    )
    for (const { attachment } of attached) {
      const { size, preview, name, type, downloadUrl } = attachment
      expect(size).toBeGreaterThanOrEqual(14_000)
      expect(size).toBeLessThan(244_000)
      expect([preview, downloadUrl]).toEqual([type === 'application/pdf' ? 'pdf' : name, ''])
    }
    for (const { mail, attachment } of attached.slice(0, 12)) {
      expect(sampleAttachment(mail, attachment).length).toBe(attachment.size)
    }
  })

  test('the same moment gives the same rows; a factor as many times more, further back, with ids of their own', () => {
    expect(seedMailbox(NOW)).toEqual(mailbox)
    const more = seedMailbox(NOW, 4)
    expect(more.mails.length).toBeGreaterThan(3.9 * mails.length)
    expect(more.mails.slice(0, mails.length)).toEqual(mails)
    expect(new Set(more.mails.map(({ id }) => id)).size).toBe(more.mails.length)
    expect(z.array(MailRow).parse(more.mails)).toEqual(more.mails)
  })
})
