// Any sequence of the mailbox's calls does what the written model does: every list, page and count; and undoing all of it leads back to the start.

import { expect, test } from 'vitest'
import {
  type DraftFields,
  FolderId,
  type Mail,
  type MailFolder,
  type MailLabel,
  type MailPatch,
  type MailsPatch,
} from '#contract/apps/mailbox-shapes.ts'
import { seedMailLabels } from '#seed/mailbox.ts'
import { emptyMailbox, idsOf, labels, mail, page } from '#tests/setup/mailbox-api.ts'
import { MailboxModel, type ModelMail } from '#tests/setup/mailbox-model.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import { TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const RUNS = runs(20)

/** A place in the mailbox as it is when the call is made, taken modulo its size; null stands for nothing. */
type Choice = number | null

type Call =
  | { call: 'import'; hours: number[]; folder: FolderId; unread: boolean }
  | { call: 'patch'; mail: Choice; patch: MailPatch }
  | { call: 'patchMany'; mails: Choice[]; patch: MailsPatch }
  | { call: 'delete' | 'deleteMany'; mails: Choice[] }
  | { call: 'empty'; folder: 'trash' | 'spam' }
  | { call: 'draft'; draft: Partial<DraftFields>; replyTo: Choice }
  | { call: 'updateDraft'; mail: Choice; draft: Partial<DraftFields> }
  | { call: 'send'; mail: Choice }
  | { call: 'createLabel' | 'updateLabel'; label: Choice; title: string }
  | { call: 'deleteLabel'; label: Choice }
  | { call: 'wait'; hours: number }

const choice: fc.Arbitrary<Choice> = fc.option(fc.nat(30), { freq: 12 })
const choices = fc.array(choice, { minLength: 1, maxLength: 6 })
const folder = fc.constantFrom(...FolderId.options)
const label = fc.constantFrom('work', 'forums', 'personal', 'accounts', 'invoices', 'payments', 'ghost')
const states = {
  folder,
  unread: fc.boolean(),
  starred: fc.boolean(),
  important: fc.boolean(),
  snoozedUntil: fc.constantFrom(
    null,
    ...[1, 5, 30].map((hours) => new Date(TEST_NOW + hours * 3_600_000).toISOString()),
  ),
}
const some = { requiredKeys: [] }
const patch = fc.record({ ...states, labels: fc.array(label, { maxLength: 5 }) }, some) as fc.Arbitrary<MailPatch>
const manyPatch = fc.record(
  { ...states, addLabels: fc.array(label, { maxLength: 5 }), removeLabels: fc.array(label, { maxLength: 3 }) },
  some,
) as fc.Arbitrary<MailsPatch>
const contacts = fc.array(fc.constantFrom('Ada <ada@x.example>', 'bob@x.example'), { maxLength: 2 })
const draft = fc.record(
  { to: contacts, cc: contacts, bcc: contacts, subject: fc.string(), important: fc.boolean() },
  some,
)
const title = fc.constantFrom('Work', 'work!', 'New one', 'new  one', 'é', '-1')
const kind = <Name extends Call['call']>(name: Name) => fc.constant(name)

const call = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      call: kind('import'),
      hours: fc.array(fc.integer({ min: -2, max: 400 }), { minLength: 1, maxLength: 14 }),
      folder,
      unread: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ call: kind('patch'), mail: choice, patch }) },
  { weight: 3, arbitrary: fc.record({ call: kind('patchMany'), mails: choices, patch: manyPatch }) },
  fc.record({ call: fc.constantFrom('delete' as const, 'deleteMany' as const), mails: choices }),
  fc.record({ call: kind('empty'), folder: fc.constantFrom('trash' as const, 'spam' as const) }),
  fc.record({ call: kind('draft'), draft, replyTo: choice }),
  fc.record({ call: kind('updateDraft'), mail: choice, draft }),
  fc.record({ call: kind('send'), mail: choice }),
  fc.record({ call: fc.constantFrom('createLabel' as const, 'updateLabel' as const), label: choice, title }),
  fc.record({ call: kind('deleteLabel'), label: choice }),
  fc.record({ call: kind('wait'), hours: fc.nat(12) }),
) as fc.Arbitrary<Call>

test(
  `the mailbox equals its written model, and undoing everything leads back to the start (${RUNS} random sequences)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 14 }), async (calls) => {
        const api = await emptyMailbox()
        const model = new MailboxModel(seedMailLabels())
        const changes: string[] = []
        let now = TEST_NOW
        for (const made of calls) {
          now += made.call === 'wait' ? made.hours * 3_600_000 : 1000
          api.setNow(now)
          const id = await compare(api, model, made, now)
          if (id) changes.push(id)
          await expectSame(api, model, now)
        }
        for (const id of changes.reverse()) {
          expect((await api.send('POST', 'changes/undo', { id })).body).toMatchObject({ kept: 0 })
        }
        await expectSame(api, new MailboxModel(seedMailLabels()), now)
        expect(await api.db.table('listKeys').count()).toBe(0)
      }),
      { numRuns: RUNS },
    )
  },
  180_000 + RUNS * 4000,
)

/** Makes one call to both, and compares the answers. @returns the id of the change, if it was one */
async function compare(api: TestApi, model: MailboxModel, made: Call, now: number): Promise<string | null> {
  const mailId = (at: Choice) => (at === null ? 'nobody' : (model.mails[at % model.mails.length]?.id ?? 'nobody'))
  const labelId = (at: Choice) => (at === null ? 'nobody' : (model.labels[at % model.labels.length]?.id ?? 'nobody'))
  const at = new Date(now).toISOString()
  const ask = async (
    method: string,
    path: string,
    body: unknown,
    expected: (answer: never) => unknown,
    status = 200,
  ) => {
    const answer = await api.send(method, `apps/mailbox/${path}`, body)
    expect(answer.status).toBe(status)
    expect(comparable(answer.body)).toEqual(expected(answer.body as never))
    return answer.headers.get('x-change-id')
  }
  switch (made.call) {
    case 'import': {
      const mails = made.hours.map((hours) => ({
        from: 'Ada <ada@x.example>',
        to: [],
        bcc: [],
        date: new Date(now - hours * 3_600_000).toISOString(),
        subject: `${hours}`,
        content: '',
        uid: crypto.randomUUID(),
        unread: made.unread,
      }))
      const answer = await api.send('POST', 'apps/mailbox/import', { mails, folder: made.folder })
      for (const { id } of answer.body as { id: string }[])
        model.mails.push(comparable(await mail(api, id)) as ModelMail)
      expect(answer.body).toHaveLength(mails.length)
      return answer.headers.get('x-change-id')
    }
    case 'patch':
      return ask('PATCH', 'mail', { id: mailId(made.mail), mail: made.patch }, () =>
        model.patch(mailId(made.mail), made.patch),
      )
    case 'patchMany': {
      const ids = made.mails.map(mailId)
      return ask('PATCH', 'mails', { ids, mail: made.patch }, () => model.patchMany(ids, made.patch))
    }
    case 'delete':
      return ask(
        'DELETE',
        `mail?id=${mailId(made.mails[0] ?? null)}`,
        undefined,
        () => model.delete([mailId(made.mails[0] ?? null)]) > 0,
      )
    case 'deleteMany': {
      const ids = made.mails.map(mailId)
      return ask('DELETE', 'mails', { ids }, () => model.delete(ids) > 0)
    }
    case 'empty':
      return ask('DELETE', `folder?folder=${made.folder}`, undefined, () => model.empty(made.folder))
    case 'draft': {
      const answered = model.get(mailId(made.replyTo))
      return ask('POST', 'draft', { draft: made.draft, replyTo: mailId(made.replyTo) }, (created: Mail) => {
        expect(created).toMatchObject({ folder: 'drafts', date: at, unread: false, ...made.draft })
        expect(created.threadId).toBe(answered?.threadId ?? created.id)
        const row = comparable(created) as ModelMail
        model.mails.push(row)
        return row
      })
    }
    case 'updateDraft':
      return ask('PATCH', 'draft', { id: mailId(made.mail), draft: made.draft }, () =>
        model.updateDraft(mailId(made.mail), made.draft, at),
      )
    case 'send': {
      const sent = model.send(mailId(made.mail), at)
      if (sent === 'nobody') return ask('POST', 'send', { id: mailId(made.mail) }, (answer) => answer, 400)
      return ask('POST', 'send', { id: mailId(made.mail) }, () => sent)
    }
    case 'createLabel':
      return ask('POST', 'label', { label: { title: made.title } }, (created: MailLabel) => {
        const label = { id: created.id, title: made.title, slug: model.slugFor(made.title), color: 'gray' as const }
        model.labels.push(label)
        return label
      })
    case 'updateLabel': {
      const id = labelId(made.label)
      return ask('PATCH', 'label', { id, label: { title: made.title } }, () => model.updateLabel(id, made.title))
    }
    case 'deleteLabel': {
      const id = labelId(made.label)
      return ask('DELETE', `label?id=${id}`, undefined, () => model.deleteLabel(id))
    }
    case 'wait':
      return null
  }
}

async function expectSame(api: TestApi, model: MailboxModel, now: number): Promise<void> {
  expect(byId(await labels(api))).toEqual(byId(model.labels))
  const folders = (await api.get('apps/mailbox/folders')).body as MailFolder[]
  expect(folders.map(({ count }) => count)).toEqual(FolderId.options.map((id) => model.count(id, now)))
  const slugs = model.labels.map(({ slug }) => slug)
  for (const [by, values] of Object.entries({
    folder: FolderId.options,
    filter: ['starred', 'important', 'snoozed'],
    label: slugs,
  })) {
    for (const value of values) {
      expect(await idsOf(api, `${by}=${value}`)).toEqual(model.list({ [by]: value }, now))
    }
  }
  const all = model.list({}, now)
  const lastPage = Math.max(1, Math.ceil(all.length / 10))
  for (let number = 1; number <= lastPage; number += 1) {
    const { mails, pagination } = await page(api, `page=${number}`)
    const shown = all.slice((number - 1) * 10, number * 10).map((id) => model.get(id))
    expect(mails.map(comparable)).toEqual(shown)
    expect(pagination).toMatchObject({ totalResults: all.length, lastPage })
  }
  expect(await page(api, `page=${lastPage + 1}`)).toEqual({ mails: null, pagination: { lastPage } })
}

const byId = (labels: readonly MailLabel[]) => labels.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** A mail without what is derived. */
function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('ccCount' in body)) return body
  const { from, ccCount, bccCount, threadCount: _, ...rest } = body as Mail
  expect([ccCount, bccCount]).toEqual([rest.cc?.length ?? 0, rest.bcc.length])
  return { ...rest, from: from.contact }
}
